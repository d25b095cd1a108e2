"""Shows that the driver's eyes see what is wrong in a page: without that, a suite would pass blindly; `check.pages` runs it."""

import tempfile
from pathlib import Path

from check.browser.eyes import PageError
from check.browser.eyes import script_of_a_frame, violations
from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal, require_well
from check.pictures import GREATEST_DIFFERENCE, References
from check.support import BROWSER

PAGE = BROWSER / "self_test.html"
# A script that works for five milliseconds of each frame.
BUSY = """(() => {
  const frame = () => {
    const end = performance.now() + 5;
    while (performance.now() < end) {}
    requestAnimationFrame(frame);
  };
  frame();
})()"""


def opened(page: Page, file: Path, *_) -> Page:
    page.open(file)
    require_well(page)
    return page


def check_record(page: Page) -> None:
    """messages, exceptions, broken policies and requests are kept"""
    page.evaluate("console.warn('hot', 3)")
    page.evaluate("void setTimeout(() => { throw new RangeError('late'); })")
    page.evaluate("document.body.append(Object.assign(new Image(), {src: 'file:///nowhere.png', alt: ''}))")
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    for part in ("warning: hot 3", "RangeError: late", "Content Security Policy", "request: file:///nowhere.png"):
        require_equal(sum(part in complaint for complaint in page.record.complaints), 1, f"{part} in {page.record.complaints}")
    page.open(PAGE)
    require_equal(page.record.complaints, [], "the record of a page that is opened anew")


def check_axe(page: Page) -> None:
    """axe finds a picture without a text, and nothing in a page that is well"""
    require_equal(violations(page), [], "what axe finds in a page that is well")
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(), {id: 'mute', src: 'data:,'}))")
    [found] = violations(page)
    require(found.startswith("image-alt: ") and found.endswith(": #mute"), f"it finds {found}")
    # The policy of the page forbids the picture.
    page.record.clear()


def check_covered(page: Page) -> None:
    """what is covered is not clicked"""
    page.evaluate("document.body.append(Object.assign(document.createElement('div'), {style: 'position: fixed; inset: 0'}))")
    try:
        page.click("#copy")
    except PageError:
        return
    require(False, "a button beneath another element is clicked")


def check_pictures(page: Page) -> None:
    """a change is seen in a picture"""
    page.emulate(600, 400, 2, dark=True)
    with tempfile.TemporaryDirectory() as folder:
        require_equal(References(Path(folder), is_writing=True).difference("page", page.screenshot()), 0, "a page beside itself")
        page.evaluate("document.getElementById('target').style.background = 'green'")
        apart = References(Path(folder)).difference("page", page.screenshot())
    require(apart > GREATEST_DIFFERENCE, f"another colour makes {apart} levels")


def check_times(page: Page) -> None:
    """the script of a frame takes what it takes"""
    idle = script_of_a_frame(page, 30)
    page.evaluate(BUSY)
    busy = script_of_a_frame(page, 30)
    require(idle < 1 < busy < 6, f"a script of 5 ms takes {busy} ms, an idle frame {idle}")


SUITE = Suite("pages", PAGE, opened, [check_record, check_axe, check_covered, check_pictures, check_times])
