"""Pages in a headless Chromium, driven as a reader drives them: one browser, a page for each check.

    with Chromium() as chromium, chromium.new_page() as page:
        page.emulate(390, 844, phone=True, touch=True, dark=True)
        page.open(Path("out/page.html"))
        page.click(page.named("Copy", "button"))

`page` has the reader's hands and eyes, `hands` the keyboard, the mouse, fingers and the clipboard, `eyes` the page's messages
and requests, its inaccessible parts, its outline and its costs. `suites` runs checks one after another. `self_test` shows each
of the hands and eyes on a small page.
"""
