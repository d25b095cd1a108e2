"""Pages in a headless Chromium, driven as a reader drives them: one browser, a page for each check.

    with Chromium() as chromium, Page(chromium) as page:
        page.emulate(390, 844, phone=True, touch=True, dark=True)
        page.open(Path("out/page.html"))
        page.click("Copy", "button")

`page` has what a page holds and its reader's wishes, `hands` the keyboard, the mouse and fingers, `eyes` the page's messages and
requests, its inaccessible parts and its costs. `suites` runs checks one after another; `self_test` shows that the eyes see.
"""
