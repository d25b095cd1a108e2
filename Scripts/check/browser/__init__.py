"""Pages in a browser that nobody sees, driven as a reader drives them: one browser, a page for each check.

    with Chromium() as chromium, Page(chromium) as page:
        page.emulate(390, 844, phone=True, touch=True, dark=True)
        page.open(Path("out/page.html"))
        page.click("Copy", "button")

`Firefox` and `WebKit` stand for `Chromium` as they are. An engine is a class for the browser and one for its tabs, with the
methods that a page needs: `chromium_tab` by the DevTools protocol, `webdriver` by the commands that the two others share.
`page` has what a page holds and its reader's wishes, `hands` the keyboard, the mouse and fingers, `eyes` the page's messages and
requests, its inaccessible parts and its costs. `suites` runs checks one after another; `self_test` shows that the eyes see.
"""
