"""Shows that the driver's hands reach a page and that its eyes see what is wrong in one; `check.pages` runs it."""

import tempfile
from pathlib import Path

from check.browser.chromium import PageError
from check.browser.eyes import first_paints, frame_costs, violations
from check.browser.hands import choose_files
from check.browser.page import Page
from check.browser.suites import Suite, require_well
from check.pictures import GREATEST_DIFFERENCE, WITHOUT_TEXT, References
from check.support import BROWSER, require

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
MEDIA = {
    "dark": "(prefers-color-scheme: dark)", "reduced_motion": "(prefers-reduced-motion: reduce)",
    "forced_colors": "(forced-colors: active)", "touch": "(pointer: coarse)",
}


def opened(page: Page, file: Path, *_) -> Page:
    page.open(file)
    require_well(page)
    return page


def check_mouse(page: Page) -> None:
    """the mouse drags a slider, and scrolls to what it clicks"""
    slider = page.named("Amount", "slider")
    page.mouse.drag(slider.at(0.03, 0.5), slider.at(0.5, 0.5))
    require(slider.value() == "50", f"the slider is dragged to {slider.value()}")
    target = page.element("#target")
    page.mouse.drag(target.at(0.2, 0.5), target.at(0.8, 0.5), steps=3)
    buttons = page.evaluate("seen.buttons")
    require(buttons == [0, 1, 1, 1], f"the buttons of a drag are {buttons}")
    page.click("#far")
    require(page.evaluate("[seen.far, scrollY > 500]") == [1, True], "no click far below")
    page.mouse.click(*target.at(0.5, 0.5), count=2)
    require(page.evaluate("seen.doubles") == 1, "two clicks are no double one")
    before = page.evaluate("scrollY")
    page.mouse.wheel(300, 300, 120)
    page.wait_until(f"scrollY === {before} + 120")


def check_touch(page: Page) -> None:
    """a finger drags a slider, and two are seen"""
    page.emulate(390, 844, 2, phone=True, touch=True)
    page.open(PAGE)
    require(page.evaluate("[innerWidth, devicePixelRatio, 'ontouchstart' in window]") == [390, 2, True], "no telephone")
    slider = page.element("#amount")
    page.touch.drag(slider.at(0.03, 0.5), slider.at(0.5, 0.5))
    require(slider.value() == "50", f"the slider is dragged to {slider.value()}")
    target = page.element("#target")
    page.touch.start(target.at(0.4, 0.5), target.at(0.6, 0.5))
    page.touch.move(target.at(0.2, 0.5), target.at(0.8, 0.5))
    page.touch.end()
    require(page.evaluate("seen.touches") == 2, "two fingers are not two")
    page.touch.start(target.at(0.5, 0.5))
    page.touch.cancel()
    require(page.evaluate("seen.cancels") == 1, "no finger is taken away")
    page.tap("#far")
    require(page.evaluate("seen.far") == 1, "no tap")


def check_keys(page: Page) -> None:
    """keys have their names, move the focus and a slider, write and take back"""
    page.press("Tab")
    slider = page.element("#amount")
    require(slider.is_focused(), "Tab does not move the focus")
    page.press("ArrowRight", shift=True)
    require(slider.value() == "1", "an arrow does not move the slider")
    page.keyboard.down("ArrowRight")
    page.keyboard.down("ArrowRight", is_repeated=True)
    page.keyboard.up("ArrowRight")
    require(slider.value() == "3" and page.evaluate("seen.repeats") == 1, "a key that is held does not repeat")
    page.evaluate("seen.keys.splice(-2)")
    page.press("Tab")
    for key in "Hi!":
        page.press(key)
    page.press("z", control=True)
    page.press("Tab", shift=True)
    require(slider.is_focused(), "Tab with Shift does not move the focus back")
    keys = page.evaluate("seen.keys")
    expected = [
        ["Tab", "Tab", 9, False, False], ["ArrowRight", "ArrowRight", 39, True, False], ["Tab", "Tab", 9, False, False],
        ["H", "KeyH", 72, True, False], ["i", "KeyI", 73, False, False], ["!", "Digit1", 49, True, False],
        ["z", "KeyZ", 90, False, True], ["Tab", "Tab", 9, True, False],
    ]
    require(keys == expected, f"other keys: {keys}")
    require(page.element("#text").value() == "", "Control and z take nothing back")
    page.click("#text")
    page.type("über 😀")
    require(page.element("#text").value() == "über 😀", "no text")


def check_drop(page: Page) -> None:
    """a file is dropped, and one is chosen"""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "motion.txt"
        file.write_text("0.5s ease")
        page.drop(file, "#target")
        files = page.wait_until("seen.files.length && seen.files")
        require(files == [["motion.txt", "0.5s ease"]], f"other files are dropped: {files}")
        choose_files(page, page.element("#file"), file)
        text = page.evaluate("byId('file').files[0].text()")
    require(text == "0.5s ease", f"another file is chosen: {text}")


def check_clipboard(page: Page) -> None:
    """both ways of copying work from a file, without a permission, and pasting"""
    for button, text in (("Copy", "one"), ("Copy as before", "two")):
        page.click("#text")
        page.press("a", control=True)
        page.type(text)
        page.click(page.named(button, "button"))
        page.wait_for_frames()
        require(page.clipboard.text() == text, f"{button}: {page.clipboard.text()!r} is on the clipboard")
        # Reading has granted the permission.
        page.clipboard.forbid()
    page.clipboard.put("three")
    page.click("#text")
    page.press("a", control=True)
    page.press("v", control=True)
    require(page.element("#text").value() == "three", "nothing is pasted")


def check_two(page: Page) -> None:
    """two pages at once both have frames and the keyboard, and storages of their own"""
    page.evaluate("localStorage.a = 1")
    with page.chromium.new_page() as other:
        other.open(PAGE)
        for each in (page, other):
            each.wait_for_frames(10)
            require(each.evaluate("document.hasFocus() && !document.hidden"), "one of them has no keyboard")
        require(other.evaluate("localStorage.a === undefined"), "they share a storage")


def check_names(page: Page) -> None:
    """what is not there, and what is covered, is not clicked"""
    require(page.named("Target").description == "'Target'", "no element by its name alone")
    require_error(lambda: page.named("Amount", "button"), "0 elements")
    require_error(lambda: page.element("#nothing"), "there is no #nothing")
    page.evaluate("document.body.append(Object.assign(document.createElement('div'), "
                  "{id: 'cover', style: 'position: fixed; inset: 0'}))")
    require_error(lambda: page.click("#copy"), 'is covered by <div id="cover"')


def check_record(page: Page) -> None:
    """messages, exceptions, broken policies and requests are kept"""
    page.evaluate("console.warn('hot', 3)")
    page.evaluate("void setTimeout(() => { throw new RangeError('late'); })")
    page.evaluate("document.body.append(Object.assign(new Image(), {src: 'file:///nowhere.png', alt: ''}))")
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    record = page.record
    require(record.console == ["warning: hot 3"], f"console: {record.console}")
    require(len(record.exceptions) == 1 and "RangeError: late" in record.exceptions[0], f"{record.exceptions}")
    require(len(record.policy_violations) == 1 and "nowhere.png" in record.policy_violations[0], f"{record.browser}")
    require(record.requests == ["file:///nowhere.png"], f"requests: {record.requests}")
    page.open(PAGE)
    require(record.complaints == [], "the record does not begin anew")


def check_axe(page: Page) -> None:
    """axe finds a picture without a text, and nothing in a page that is well"""
    found = violations(page)
    require(found == [], f"it finds {', '.join(map(str, found))}")
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(), {id: 'mute', src: 'data:,'}))")
    found = [(violation.rule, violation.selectors) for violation in violations(page)]
    require(found == [("image-alt", ["#mute"])], f"it finds {found}")
    # The policy of the page forbids the picture.
    page.record.clear()


def check_reader(page: Page) -> None:
    """a reader's wishes are seen"""
    for wish, query in MEDIA.items():
        page.emulate(**{wish: True})
        others = [other for other in MEDIA.values() if page.evaluate(f"matchMedia('{other}').matches")]
        require(others == [query], f"{wish} is seen as {others}")
    page.emulate(contrast="more")
    require(page.evaluate("matchMedia('(prefers-contrast: more)').matches"), "no wish for contrast")


def check_pictures(page: Page) -> None:
    """pictures have their sizes, and a change is seen in them"""
    page.emulate(600, 400, 2, dark=True)
    page.add_style(WITHOUT_TEXT)
    window, whole, target = page.screenshot(), page.screenshot(whole=True), page.screenshot("#target")
    require(window.size == (1200, 800) and window.getpixel((4, 4)) == (0, 0, 0, 255), f"{window.size}")
    require(whole.width == 1200 and whole.height > 4000, f"the whole page is {whole.size}")
    require(target.size == (240, 160) and target.getcolors() == [(240 * 160, (0, 0x57, 0xB7, 255))], f"{target.size}")
    with tempfile.TemporaryDirectory() as folder:
        require(References(Path(folder), is_writing=True).difference("page", window) == 0, "not what it is")
        page.element("#target").call("function () { this.style.background = 'green'; }")
        apart = References(Path(folder)).difference("page", page.screenshot())
    require(apart > GREATEST_DIFFERENCE, f"another colour makes {apart} levels")


def check_timings(page: Page) -> None:
    """first paints and the costs of frames are sensible"""
    paints = first_paints(page)
    require(0 < paints.paint <= paints.contentful_paint < 10_000, f"{paints}")
    idle = frame_costs(page, 30)
    page.evaluate(BUSY)
    busy = frame_costs(page, 30)
    print(f"pages: {paints}\npages: idle: {idle}\npages: five milliseconds a frame: {busy}")
    # Sixty frames a second, or fewer if the machine is busy; without real frames there are none, or hundreds.
    require(15 < idle.interval < 70, "idle frames are not those of a screen")
    require(idle.script < 1 < busy.script < 6, "a script's time is another")
    require(busy.script <= busy.all_tasks, "all is less than a part")


def require_error(action, message: str) -> None:
    try:
        action()
    except PageError as error:
        require(message in str(error), f"{error}, not {message}")
        return
    require(False, f"no error: {message}")


SUITE = Suite("pages", PAGE, opened, [
    check_mouse, check_touch, check_keys, check_drop, check_clipboard, check_two, check_names, check_record, check_axe,
    check_reader, check_pictures, check_timings,
])
