"""Pages in a headless Chromium, driven as a reader drives them: one browser, a page for each check.

A script of the folder Scripts imports it as it is:

    from pages.chromium import Chromium

    with Chromium() as chromium, chromium.new_page() as page:
        page.emulate(390, 844, phone=True, touch=True, dark=True)
        page.open(Path("out/page.html"))
        page.click(page.named("Copy", "button"))

`page` has the reader's hands and eyes, `record` the page's messages and requests, `axe` its inaccessible parts, `headings`
its outline, `policies` the scripts that it must not run, `pictures` its reference pictures, `timings` its costs. `suites`
runs checks one after another. `self_test` shows each of the hands and eyes on a small page.
"""
