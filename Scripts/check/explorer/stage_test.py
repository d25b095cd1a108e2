"""The stage of the explorer: things move by the tool's values, and stay in sight while a motion is edited."""

from check.browser.eyes import longest_task, script_of_a_frame
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import IS_PLAYING, SCRUBBER, Explorer

FRAME = 1 / 60
# Seconds between two rows of the list.
STAGGER = 0.04
SPRING = "spring(1 100 10) 0 -> 300"
EASE = "0.4s ease"
EIGHT = ["spring(1 100 10)", "snappy", "0.5s ease-out-back", "react-spring.wobbly", "0.6s ease-out-elastic", "ease", "bouncy", EASE]
# Limits of a hang, not the targets of 4 and 50 ms: machines that run tests are busy.
MOST_SCRIPT, LONGEST_TASK = 40, 150
# The part of a telephone's height that may stay in sight.
MOST_SIGHT = 0.35
# What each scene moves, and the numbers of its transform at a fraction of its path.
SCENES = {
    "card": ("card", lambda part: [70 * (1 - part), 14 * (1 - part)]), "sheet": ("sheet", lambda part: [100 * (1 - part)]),
    "toast": ("toast", lambda part: [-50, 36 * (1 - part), 0.8 + 0.2 * part]), "list": ("row", lambda part: [100 * (1 - part)]),
    "switch": ("knob", lambda part: [100 * part]), "dot": ("dot", lambda part: [64 * part]),
}
MOVED = """((name) => [...document.querySelectorAll(`.scene-${name}`)].map(({ style }) =>
  style.transform.match(/-?[0-9.]+/g).map(Number)))"""
CAPTION = "document.querySelector('.stage-well figcaption').firstChild.textContent"
# The edges of the first element of each selector.
EDGES = """((...selectors) => selectors.map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom];
}))"""
FIRST_CURVE = "document.querySelector('.sight path.curve').getAttribute('d')"
SLIDERS = [".editor .number-control", ".editor .number-control + .number-control"]


def check_scenes(reader: Explorer) -> None:
    """all that moves is where the tool's values are, beyond the end where they are, and the rows of a list one after another"""
    reader.page.emulate(reduced_motion=True)
    for scene, (name, numbers) in SCENES.items():
        reader.open(SPRING, settings=f"scene={scene}")
        reader.pause()
        for frames in (10, 20):
            reader.press("PageUp")
            moved = reader.page.call(MOVED, name)
            require_equal(len(moved), 5 if scene == "list" else 1, f"what moves in {scene}")
            for row, found in enumerate(moved):
                part = reader.sampled(SPRING, max(frames * FRAME - row * STAGGER, 0))[0][0] / 300
                hold(found, numbers(part), f"{scene} {row} at frame {frames}")
    way, dot, well = reader.page.call(EDGES, ".scene-way", ".scene-dot", ".stage-well")
    place = ((dot[0] + dot[2]) / 2 - way[0]) / (way[2] - way[0])
    require(abs(place - part) < 2e-3 and part > 1.1, f"the dot is at {place} of its way, not {part}")
    require(dot[2] < well[2], f"a dot that overshoots leaves the stage: {dot}, {well}")
    # The last row comes to rest in the time of the page, too.
    reader.open(SPRING, settings="scene=list")
    reader.page.element(SCRUBBER).focus()
    reader.press("End")
    require(all(abs(left) < 0.11 for [left] in reader.page.call(MOVED, "row")), "rows are on their way at the end")


def check_rival(reader: Explorer) -> None:
    """a held key, or a finger on the stage, shows the other motion at the same time; B stays, and All shows them side by side"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open(SPRING, EASE)
    reader.pause()
    reader.step(9)
    require_equal(reader.texts(".stage-well figcaption span"), [f"A  {SPRING}", f"Hold B: {EASE}"], "the words on the stage")
    page.keyboard.down("b")
    hold_card(reader, EASE, 9, f"B  {EASE}")
    page.keyboard.up("b")
    hold_card(reader, SPRING, 9, f"A  {SPRING}")
    page.mouse.move(*page.element(".stage-well").at(0.5, 0.5))
    page.mouse.press()
    hold_card(reader, EASE, 9, f"B  {EASE}")
    page.mouse.release()
    hold_card(reader, SPRING, 9, f"A  {SPRING}")
    page.click(page.named("A motion in any form", "textbox"))
    page.keyboard.down("b")
    require_equal(page.evaluate(CAPTION), f"A  {SPRING}", "the motion while somebody types a b")
    page.keyboard.up("b")
    reader.click("B", "radio")
    require_equal(reader.setting("stage"), "b", "the setting")
    hold_card(reader, EASE, 9, f"B  {EASE}")
    reader.add("snappy")
    require_equal(page.evaluate(CAPTION), f"B  {SPRING}", "beside a motion that is added stands the one before")
    reader.click("All", "radio")
    require_equal(reader.texts(".stage-well figcaption span:first-child"), [SPRING, EASE, "snappy"], "the motions side by side")
    for motion, found in zip((SPRING, EASE, "snappy"), page.call(MOVED, "card"), strict=True):
        hold(found, SCENES["card"][1](part_of(reader, motion, 9)), motion)
    reader.click(f"Hide {EASE}")
    require_equal(len(page.call(MOVED, "card")), 2, "the stages beside a hidden motion")


def check_former(reader: Explorer) -> None:
    """beside one motion alone stands what it was before its last change"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open("spring(duration: 0.5, bounce: 0.3)")
    require_equal(reader.texts(".stage-well figcaption span"), ["A  spring(duration: 0.5, bounce: 0.3)", ""], "the words without a change")
    page.write(reader.number("Bounce"), "0.6")
    reader.pause()
    reader.step(12)
    hold_card(reader, reader.selected, 12, f"A  {reader.selected}")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("b")
    hold_card(reader, "spring(duration: 0.5, bounce: 0.3)", 12, "B  before the change")
    page.keyboard.up("b")
    reader.click("Undo")
    require_equal(reader.texts(".stage-well figcaption span")[1], "", "the words behind an undo")


def check_loading(reader: Explorer) -> None:
    """the page loads moving; for who wants less motion something is on the stage, and plays on demand"""
    page = reader.page
    reader.open("spring(1 100 10)")
    page.wait_until(IS_PLAYING)
    [first] = page.call(MOVED, "card")
    page.wait_until(f"{MOVED}('card')[0][0] !== {first[0]}")
    page.emulate(reduced_motion=True)
    reader.open("spring(1 100 10)")
    card, well = page.call(EDGES, ".scene-card", ".stage-well")
    require(not page.evaluate(IS_PLAYING) and well[0] < card[0] and card[2] < well[2], f"the card stands at {card} on {well}")
    [first] = page.call(MOVED, "card")
    reader.click("Play")
    page.wait_until(f"{MOVED}('card')[0][0] !== {first[0]}")


def check_first_screen(reader: Explorer) -> None:
    """stage, values, time, list and the editor's two sliders are on the first screen, on a desk and on a telephone"""
    page = reader.page
    parts = [".motions li", ".stage-well", ".sight .plot", ".playing .transport", SLIDERS[0]]
    for width, height, phone in ((1280, 800, False), (1920, 1080, False), (768, 1024, False), (390, 844, True)):
        page.emulate(width, height, phone=phone, touch=phone, reduced_motion=True)
        reader.open("spring(duration: 0.5, bounce: 0.3)", EASE)
        page.wait_for_frames(4)
        edges = page.call(EDGES, *parts, *([] if phone else SLIDERS[1:]))
        for part, (left, top, right, bottom) in zip([*parts, *SLIDERS[1:]], edges):
            inside = 0 <= left < right <= width and 0 <= top < bottom <= height
            require(inside, f"{part} lies at {left, top, right, bottom} of {width} × {height}")
        wide, high = edges[1][2] - edges[1][0], edges[1][3] - edges[1][1]
        require(wide * high > 0.09 * width * height, f"the stage has {wide} × {high} of {width} × {height} points")
    page.emulate(1920, 1080, reduced_motion=True)
    [[left, _, right, _]] = page.call(EDGES, ".frame")
    # Beside a scroll bar, where the engine has one.
    require_equal((left, right), (0, page.evaluate("document.documentElement.clientWidth")), "the sides of the content at 1920")


def check_thumb(reader: Explorer) -> None:
    """on a telephone, and at twice the size, stage and values stay in sight above the slider that a finger drags"""
    page = reader.page
    for width, height in ((390, 844), (640, 400)):
        page.emulate(width, height, phone=True, touch=True, reduced_motion=True)
        reader.open("spring(duration: 0.5, bounce: 0.3)")
        slider = reader.slider("Bounce")
        start = slider.at(0.65, 0.5)
        page.touch.start(start)
        before = page.evaluate(FIRST_CURVE)
        for step in range(1, 6):
            page.touch.move((start[0] + 15 * step, start[1]))
            page.wait_for_frames(2)
            sight, well, plot = page.call(EDGES, ".sight", ".stage-well", ".sight .plot")
            require(0 <= sight[1] and sight[3] <= start[1] - 10, f"the slider at {start} is behind {sight}")
            require(sight[3] - sight[1] <= MOST_SIGHT * height + 1, f"{sight} takes more than a third of {height}")
            require(all(sight[1] <= one[1] and one[3] <= sight[3] for one in (well, plot)), f"{well} and {plot} leave {sight}")
        require(page.evaluate(FIRST_CURVE) != before, "the curve does not follow")
        page.touch.end()
        require(reader.selected != "spring(duration: 0.5, bounce: 0.3)", "the slider is not dragged")
        reader.number("To").at(0.5, 0.5)
        page.wait_for_frames(2)
        [sight] = page.call(EDGES, ".sight")
        require(sight[1] == 0, f"at the end of the editor it is at {sight}")


def check_order(reader: Explorer) -> None:
    """the first Tab leads past the list, and the presets are behind the views"""
    page = reader.page
    reader.open("snappy")
    page.press("Tab")
    require_equal(page.evaluate("document.activeElement.textContent"), "Skip to the views", "the first stop")
    page.press("Enter")
    require_equal(page.evaluate("[document.activeElement.role, document.activeElement.ariaSelected]"), ["tab", "true"], "the second stop")
    is_behind = "document.querySelector('main').compareDocumentPosition(document.querySelector('.presets')) === 4"
    require(page.evaluate(is_behind), "the presets are before the views")


def check_cost(reader: Explorer) -> None:
    """no scene of eight motions side by side hangs"""
    page = reader.page

    def play() -> None:
        for scene in ("List", "Sheet", "Card"):
            reader.click(scene, "radio")
            page.wait_for_frames(20)
    reader.open(*EIGHT, settings="stage=all&scene=dot")
    longest = longest_task(page, play)
    require(longest <= LONGEST_TASK, f"a scene makes the page stand still for {longest:.0f} ms")
    reader.click("List", "radio")
    page.wait_for_frames(30)
    script = script_of_a_frame(page, 60)
    require(script <= MOST_SCRIPT, f"a frame takes {script:.1f} ms of script")


# MARK: What moves

def part_of(reader: Explorer, motion: str, frames: int) -> float:
    end = 300 if motion == SPRING else 1
    return reader.sampled(motion, frames * FRAME)[0][0] / end


def hold(found: list[float], wanted: list[float], what: str) -> None:
    """Requires the numbers of a transform."""
    is_there = len(found) == len(wanted) and all(abs(one - other) < 1e-3 for one, other in zip(found, wanted))
    require(is_there, f"{what} is at {found}, not {wanted}")


def hold_card(reader: Explorer, motion: str, frames: int, caption: str) -> None:
    """Requires that a card moves by a motion, under its name."""
    reader.page.wait_for_frames(2)
    require_equal(reader.page.evaluate(CAPTION), caption, "the name on the stage")
    [found] = reader.page.call(MOVED, "card")
    hold(found, SCENES["card"][1](part_of(reader, motion, frames)), caption)


SUITE = Suite("explorer, its stage", "explorer.html", Explorer, [
    check_scenes, check_rival, check_former, check_loading, check_first_screen, check_thumb, check_order, check_cost,
])
