"""What the explorer looks like, to eyes, to screen readers and to the keyboard, and what it costs."""

from collections.abc import Iterator

from PIL import Image

from check.browser.eyes import BEYOND, require_accessible, runs_foreign_scripts, script_of_a_frame
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import FITS, TABS, Explorer
from check.pictures import WITHOUT_TEXT, References
from check.support import BROWSER, DOCUMENTS, IS_THOROUGH

WIDTHS = [1280, 768, 390]
LEAST_WIDTH = 320
LOTTIE = DOCUMENTS / "heart.json"
# The boxes of the animation and of its card.
PICTURE = """(() => {
  const stage = document.querySelector(".lottie .stage");
  const [picture, card] = [stage.shadowRoot.querySelector("svg"), stage.closest(".card")].map((one) => one.getBoundingClientRect());
  return [picture.width, picture.height, card.width];
})()"""
VIEWS = ["compare", "gesture", "export", "keyframes", "lottie"]
MOTIONS = ["spring(duration: 0.5, bounce: 0.3)", "0.5s cubic-bezier(0.24, 0.52, 0.43, 0.8)", "damped(5, 30)"]
MOST_BYTES = 1_320_000
FIVE = ["spring(1 100 10)", "snappy", "0.5s ease-out-back", "react-spring.wobbly", "0.6s ease-out-elastic"]
# The limit of a hang, not the target of 4 ms, which `make bench` measures: machines that run tests are busy.
MOST_SCRIPT = 40
MOST_TABS = 250
# The focus, its name, and how it differs from the same element without it.
FOCUSED = """(() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const parts = [one, ...one.querySelectorAll("*"), one.nextElementSibling, one.parentElement, one.closest("label")].filter(Boolean);
  const look = () => parts.map((part) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke, strokeWidth, backgroundColor } = getComputedStyle(part);
    return [outlineStyle, outlineStyle === "none" ? "" : outlineWidth + outlineColor, boxShadow, borderColor, stroke, strokeWidth, backgroundColor].join();
  }).join(";");
  const focused = look();
  const box = one.getBoundingClientRect();
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  one.dataset.reached = "";
  one.blur();
  const isSeen = look() !== focused;
  one.focus({ focusVisible: true, preventScroll: true });
  return { html: one.outerHTML.slice(0, 160), isSeen, inView };
})()"""
# The elements that a reader may use, except those that an arrow key reaches: other radio buttons of a group, other
# tabs, other tiles.
UNREACHED = """(() => {
  const groups = new Set([...document.querySelectorAll("input[type=radio][data-reached]")].map(({ name }) => name));
  return [...document.querySelectorAll("button, input, select, textarea, a[href], [tabindex='0'], summary")]
    .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0 && !("reached" in one.dataset)
      && !(one.type === "radio" && groups.has(one.name)))
    .map((one) => one.outerHTML.slice(0, 160));
})()"""


def open_views(reader: Explorer) -> Iterator[str]:
    """Opens each view with content, always in the same state: nothing moves by itself."""
    for view in VIEWS:
        reader.open(*MOTIONS, settings="" if view == "compare" else f"view={view}")
        if view in ("export", "keyframes"):
            # Until its text is there, its buttons are disabled, and the Tab key passes them by.
            reader.page.wait_until("document.querySelector('.written').getAttribute('aria-busy') === 'false'", 60)
        if view == "export":
            reader.page.wait_until(f"{FITS} > 0 && document.querySelector('.target.old') === null", 60)
        if view == "lottie":
            reader.page.call("((name, text) => explorer.state.openLottie(name, text))", LOTTIE.name, LOTTIE.read_text())
            # The first property that moves is found and read between the frames.
            reader.page.wait_until("document.querySelector('.channel .number') !== null", 60)
        reader.page.wait_for_frames(3)
        yield view


def check_axe(reader: Explorer) -> None:
    """axe-core finds nothing serious in any view, with any wish of a reader, and no heading skips a level"""
    by_width = [{"width": width, "dark": dark} for width in WIDTHS for dark in (False, True)]
    # A width's light and dark differ in colours, which other widths have too; axe-core takes two seconds for each.
    wishes = (*(by_width if IS_THOROUGH else by_width[::5]), {"forced_colors": True}, {"contrast": "more"})
    reader.page.emulate(height=900, reduced_motion=True)
    for view in open_views(reader):
        for wish in wishes:
            reader.page.emulate(height=900, reduced_motion=True, **wish)
            reader.page.wait_for_frames(3)
            require_accessible(reader.page, f"{view} with {wish}")


def check_widths(reader: Explorer) -> None:
    """nothing is wider than the window, down to 320 points, also beside a recording, and a Lottie animation fills its card"""
    widths = (LEAST_WIDTH, *reversed(WIDTHS))
    for phone in (True, False):
        reader.page.emulate(widths[0], 800, phone=phone, reduced_motion=True)
        for view in open_views(reader):
            if view == "export":
                reader.page.drop(reader.recording("wobbly.csv", "wobbly", "--rate", "60"), TABS)
                reader.page.wait_until(f"{FITS} >= 3", 10)
            for width in (width for width in widths if (width < 500) == phone):
                reader.page.emulate(width, 800, phone=phone, reduced_motion=True)
                reader.page.wait_for_frames(3)
                require_width(reader, view, width)


def require_width(reader: Explorer, view: str, width: int) -> None:
    if view == "export":
        require_accessible(reader.page, f"a recording at {width}")
    require_equal(reader.page.evaluate(BEYOND), [0, width], f"{view} at {width}")
    if view == "lottie":
        wide, high, card = reader.page.evaluate(PICTURE)
        require(card > 0.5 * width - 150, f"the card of the player has {card} of {width} points")
        # The animation is square, and fits into a part of the window's height.
        require(abs(wide - high) < 1 and min(0.8 * card, 400) <= wide <= card, f"{wide} × {high} points in a card of {card} at {width}")


def check_tabs(reader: Explorer) -> None:
    """the Tab key reaches everything, and the focus is seen"""
    page = reader.page
    page.emulate(1280, 900, reduced_motion=True)
    for view in open_views(reader):
        page.evaluate("document.activeElement.blur()")
        for count in range(MOST_TABS):
            page.press("Tab")
            focused = page.evaluate(FOCUSED)
            if focused is None:
                break
            require(focused["inView"] and focused["isSeen"], f"{view}: the focus is not seen: {focused}")
        require(5 < count < MOST_TABS - 1, f"{view}: {count} steps of the Tab key lead to no end")
        require_equal(page.evaluate(UNREACHED), [], f"{view}: what the Tab key does not reach")


def check_pictures(reader: Explorer) -> None:
    """it looks as it did, in all views at four widths, light and dark"""
    for name, picture in pictures(reader):
        References(BROWSER).hold(name, picture)


def write_pictures(reader: Explorer) -> None:
    """the reference pictures are made anew"""
    for name, picture in pictures(reader):
        References(BROWSER, is_writing=True).hold(name, picture)


def pictures(reader: Explorer) -> Iterator[tuple[str, Image.Image]]:
    """For each width and scheme all views, one below the other."""
    for width in (1920, *WIDTHS):
        looks = {False: [], True: []}
        reader.page.emulate(width, 900, reduced_motion=True)
        for _ in open_views(reader):
            reader.page.add_style(WITHOUT_TEXT)
            for dark, views in looks.items():
                reader.page.emulate(width, 900, dark=dark, reduced_motion=True)
                # The drawing follows its size a frame later.
                reader.page.wait_for_frames(6)
                views.append(reader.page.screenshot(whole=True))
        for dark, views in looks.items():
            joined = Image.new("RGB", (width, sum(view.height for view in views)))
            for index, view in enumerate(views):
                joined.paste(view, (0, sum(each.height for each in views[:index])))
            yield f"explorer-{width}-{'dark' if dark else 'light'}", joined


def check_cost(reader: Explorer) -> None:
    """the page is at most 1.3 MB, asks for nothing, and a frame with five motions does not hang"""
    require(reader.file.stat().st_size <= MOST_BYTES, f"the page has {reader.file.stat().st_size} bytes")
    reader.open(*FIVE)
    reader.page.wait_for_frames(30)
    script = script_of_a_frame(reader.page, 60)
    require(script <= MOST_SCRIPT, f"a frame takes {script:.1f} ms of script")
    for view in open_views(reader):
        require(not runs_foreign_scripts(reader.page), f"{view} runs what is not its own")


SUITE = Suite("explorer, its looks", "explorer.html", Explorer, [check_axe, check_widths, check_tabs, check_pictures, check_cost])
WRITING = Suite("explorer, its looks", "explorer.html", Explorer, [write_pictures])
