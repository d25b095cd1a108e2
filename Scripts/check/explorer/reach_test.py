"""The explorer for every reader: forced colours, twice the size, fingers, the keyboard alone, less motion; and at every width."""

from collections.abc import Iterator

from check.browser.eyes import BEYOND, require_accessible
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import TABS, Explorer
from check.explorer.looks_test import open_views
from check.support import IS_THOROUGH

WIDTHS = [390, 768, 1280, 1920]
# Half of 1280 × 800: what a window of that size shows at 200 %.
ZOOMED = {"width": 640, "height": 400, "scale": 2}
MOST_TABS = 40
# Texts that their own box cuts off, without a way to the rest: an ellipsis, which shows that there is more, is one.
CLIPPED = """[...document.querySelectorAll("button, label, h1, h2, h3, p, td, th, output")].filter((one) => {
  const style = getComputedStyle(one);
  const isHiding = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
  return one.checkVisibility() && isHiding && one.clientWidth > 1 && one.textContent.trim()
    && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""
# Controls and lines in the colour of what lies below them.
UNSEEN = """(() => {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isClear = (color) => color === "none" || color === "transparent" || /^rgba.*, 0\\)$/.test(color);
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const buttons = shown("button, input:not([type=range], [type=radio], [type=checkbox], [type=file]), select").filter((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return isClear(color) || color === (isClear(backgroundColor) ? canvas : backgroundColor);
  });
  const lines = shown("path.curve").filter((one) => {
    const { stroke } = getComputedStyle(one);
    return isClear(stroke) || stroke === canvas;
  });
  return [...buttons, ...lines].map((one) => one.outerHTML.slice(0, 120));
})()"""
CHOSEN = """(() => {
  const look = (one) => {
    const { borderColor, backgroundColor, color, textDecorationLine, borderBottomWidth, fontWeight } = getComputedStyle(one);
    return [borderColor, backgroundColor, color, textDecorationLine, borderBottomWidth, fontWeight].join();
  };
  const [chosen, other] = ["true", "false"].map((value) => document.querySelector(`[role=tab][aria-selected=${value}]`));
  return look(chosen) !== look(other);
})()"""
OUTLINED = """(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
})()"""
# Whether a third of a second changes nothing; what is searched for when a view opens may still arrive.
IS_STILL = """new Promise((done) => {
  const shown = () => document.querySelector("main").innerHTML;
  const before = shown();
  let left = 20;
  const frame = () => left-- > 0 ? requestAnimationFrame(frame)
    : done(shown() === before && document.getAnimations().every(({ playState }) => playState !== "running"));
  frame();
})"""
FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"


def views(reader: Explorer) -> Iterator[str]:
    """Each view with content, the export beside a recording."""
    for view in open_views(reader):
        if view == "export":
            reader.page.drop(reader.recording("wobbly.csv", "wobbly", "--rate", "60"), TABS)
            reader.page.wait_until("document.querySelectorAll('.fits li').length >= 3", 30)
            reader.settle()
        yield view


def check_widths(reader: Explorer) -> None:
    """at four widths nothing is wider than the window, no text is cut off, and axe finds nothing"""
    for width in WIDTHS:
        reader.page.emulate(width, 844, phone=width < 500, reduced_motion=True)
        for view in views(reader):
            hold_fitting(reader, f"{view} at {width}", width)
            # axe-core takes seconds: of these widths the looks leave out the telephone's fingers.
            if IS_THOROUGH or width == WIDTHS[0]:
                require_accessible(reader.page, f"{view} at {width}")


def check_zoom(reader: Explorer) -> None:
    """at 200 % nothing is wider than the window, and no text is cut off"""
    reader.page.emulate(**ZOOMED, reduced_motion=True)
    for view in views(reader):
        hold_fitting(reader, f"{view} at 200 %", ZOOMED["width"])


def hold_fitting(reader: Explorer, what: str, width: int) -> None:
    require_equal(reader.page.evaluate(BEYOND), [0, width], f"what is beyond the width of {what}, and that")
    require_equal(reader.page.evaluate(CLIPPED), [], f"what is cut off in {what}")


def check_forced_colors(reader: Explorer) -> None:
    """with forced colours controls, lines, the chosen tab and the focus are seen"""
    reader.page.emulate(forced_colors=True, reduced_motion=True)
    for view in views(reader):
        require_equal(reader.page.evaluate(UNSEEN), [], f"what is not seen in {view}")
        require(reader.page.evaluate(CHOSEN), f"the tab of {view} looks like the others")
        reader.page.element("[role=tab][aria-selected=true]").focus()
        reader.page.press("ArrowRight")
        require(reader.page.evaluate(OUTLINED), f"the focus on a tab of {view} has no outline")


def check_touch(reader: Explorer) -> None:
    """a finger drags a slider on a telephone, and the page does not scroll"""
    page = reader.page
    page.emulate(390, 844, phone=True, touch=True, reduced_motion=True)
    reader.open("spring(duration: 0.5, bounce: 0.3)")
    slider = reader.slider("Bounce")
    start, end = slider.at(0.6, 0.5), slider.at(0.3, 0.5)
    before = float(slider.value()), page.evaluate("scrollY")
    page.touch.drag(start, end)
    page.wait_for_frames(3)
    require(float(slider.value()) < before[0] - 0.1, f"the slider is dragged from {before[0]} to {slider.value()}")
    require_equal(page.evaluate("scrollY"), before[1], "the place of the page")
    require("bounce: 0.3" not in reader.selected, f"the motion is {reader.selected}")


def check_keyboard(reader: Explorer) -> None:
    """by the keyboard alone a motion is typed, its view changed, and its text copied"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open("snappy")
    tab_to(reader, "document.activeElement.matches('.box textarea')")
    page.type("0.4s ease-out-back")
    page.press("Enter")
    require_equal(reader.notations, ["swiftui.snappy", "0.4s ease-out-back"], "the motions")
    page.evaluate("document.activeElement.blur()")
    tab_to(reader, "document.activeElement.role === 'tab' || document.activeElement.getAttribute('role') === 'tab'")
    page.press("ArrowRight")
    page.press("ArrowRight")
    page.press("Enter")
    page.wait_until("explorer.state.setting('view') === 'export'")
    text = reader.written()
    tab_to(reader, f"({FOCUSED}) === 'Copy'")
    page.press("Enter")
    page.wait_until("messages.at(-1)?.startsWith('Copied')")
    require(page.copied().replace("\r\n", "\n") == text, "another text is copied")


def tab_to(reader: Explorer, condition: str) -> None:
    """Presses the Tab key until a condition is met."""
    for _ in range(MOST_TABS):
        reader.page.press("Tab")
        if reader.page.evaluate(condition):
            return
    require(False, f"the Tab key does not reach {condition} in {MOST_TABS} steps")


def check_stillness(reader: Explorer) -> None:
    """nothing moves by itself in any view for who wants less motion"""
    reader.page.emulate(reduced_motion=True)
    for _ in views(reader):
        reader.page.wait_until(IS_STILL, 20)


SUITE = Suite("explorer, its reach", "explorer.html", Explorer, [
    check_widths, check_zoom, check_forced_colors, check_touch, check_keyboard, check_stillness,
])
