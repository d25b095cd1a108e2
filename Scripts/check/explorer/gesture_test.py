"""Flicks, catches and replays the card of the explorer, by mouse, fingers and keys."""

import re
import time

from check.explorer.driver import Explorer, read
from check.browser.hands import line
from check.browser.suites import Failure, Suite, require, require_equal

VIEW = "view=catch"
STAGE = ".flick-stage"
PLACE = "Number(/[-.\\d]+/.exec(document.querySelector('.flick-card').style.transform)[0])"
# Converts pixels to points: the stage is 780 points wide, and the card's place 0 lies 90 points from the edge.
POINTS = f"({PLACE} / document.querySelector('{STAGE}').clientWidth * 780 - 90)"
IS_HELD = f"document.querySelector('{STAGE}').classList.contains('held')"
LETTING_GO = re.compile(r"Let go at ([−\d]+) points/s: it comes to rest at ([−\d]+) points\.")
LEAST_FLICK = 50
MOST_FLICKS = 6
RULES = ["Lerp by frame", "Euler’s spring", "Filter with fixed steps"]
SETTINGS = {
    "Pages": ("catch.release", "pages"), "Springs to a side": ("catch.release", "spring"), "Half-life": ("catch.follower", "half-life"),
    "1€ filter": ("catch.follower", "one-euro"), "Euler’s spring": ("catch.rule", "euler"),
    "The newest at each frame": ("catch.feed", "frames"),
}
# The points of each line at its frames, except the gesture's line: [[[x, y]…]…].
RATE_LINES = """((side) => [...document.querySelectorAll(".rates .plot")[side].querySelectorAll("path.curve")].slice(1).map((line) =>
  line.getAttribute("d").split(/[ML]/).slice(1).map((pair) => pair.split(" ").map(Number))))"""


def check_mouse(reader: Explorer) -> None:
    """a flick by mouse goes on with the hand's velocity, and rests where it said"""
    reader.open("snappy", settings=VIEW)
    velocity, end = flicked(reader, lambda: flick(reader, 0.12, 0.35))
    require_equal(figure(reader, "Jump, handed over"), "0 points/s", "the jump")
    require(abs(read(figure(reader, "Jump, if it began at rest").split()[0]) - velocity) <= 1, "a start from rest jumps by another velocity")
    reader.page.wait_until(f"Math.abs({POINTS} - {end}) < 1", 20)
    require(0 <= end <= 600, f"it rests at {end}, beyond its ends")


def check_catch(reader: Explorer) -> None:
    """a card in flight is caught where it is, and goes on from there"""
    reader.open("snappy", settings=VIEW)
    reader.click("Flick →")
    reader.page.wait_until(f"{POINTS} > 120 && !({IS_HELD})")
    reader.page.mouse.move(*reader.page.element(STAGE).at(0.8, 0.5))
    reader.page.mouse.press()
    reader.page.wait_for_frames(2)
    place = reader.page.evaluate(POINTS)
    require(reader.page.evaluate(IS_HELD) and 120 < place < 600, f"it is caught at {place}")
    reader.page.wait_for_frames(10)
    require(abs(reader.page.evaluate(POINTS) - place) < 0.5, "it moves under the hand")
    # After a rest, the hand lets go without a velocity.
    time.sleep(0.2)
    reader.page.mouse.release()
    velocity, end = said(reader)
    require_equal(velocity, 0, "the velocity of a resting hand")
    require(abs(end - place) <= 1, f"caught at {place} it comes to rest at {end}")


def check_landings(reader: Explorer) -> None:
    """it lands on pages, and on the selected spring at a side"""
    reader.open("snappy", settings=f"{VIEW}&catch.release=pages")
    reader.click("Flick →")
    _, end = said(reader)
    require_equal(end, 200, "the page of a flick")
    reader.open("spring(1 90 8)", settings=f"{VIEW}&catch.release=spring")
    require("spring(1 90 8)" in " ".join(reader.texts(".gesture .muted.small")), "the spring is not named")
    reader.click("Flick →")
    velocity, end = said(reader)
    require_equal((end, figure(reader, "Jump, handed over")), (600, "0 points/s"), "the end and the jump on a spring")
    require(velocity > 500, f"it is flicked with {velocity} points/s")
    reader.page.wait_until(f"{POINTS} > 601", 10)
    reader.page.wait_until(f"Math.abs({POINTS} - 600) < 1", 20)


def check_touch(reader: Explorer) -> None:
    """a finger flicks and catches on a telephone, and the page does not scroll"""
    reader.page.emulate(390, 844, phone=True, touch=True)
    reader.open("snappy", settings=VIEW)
    stage = reader.page.element(STAGE)
    stage.box()
    before = reader.page.evaluate("scrollY")
    start, end = stage.at(0.12, 0.5), stage.at(0.4, 0.45)

    def flick_by_finger() -> None:
        reader.page.touch.start(start)
        reader.page.wait_until(IS_HELD)
        for point in line(start, end, 8):
            reader.page.touch.move(point)
            time.sleep(0.01)
        reader.page.touch.end()

    flicked(reader, flick_by_finger)
    require_equal(figure(reader, "Jump, handed over"), "0 points/s", "the jump")
    reader.page.touch.start(stage.at(0.5, 0.5))
    reader.page.wait_until(IS_HELD)
    reader.page.touch.cancel()
    reader.page.wait_until(f"!({IS_HELD})")
    require_equal(reader.page.evaluate("scrollY"), before, "the place of the page")


def check_keys(reader: Explorer) -> None:
    """arrow keys flick, the space bar holds, R replays"""
    page = reader.page
    reader.open("snappy", settings=VIEW)
    page.element(STAGE).focus()
    page.press("ArrowRight")
    velocity, _ = said(reader)
    require(abs(velocity - 900) <= 1, f"a key flicks with {velocity} points/s")
    page.wait_until(f"{POINTS} > 60 && !({IS_HELD})")
    page.keyboard.down(" ")
    page.wait_until(IS_HELD)
    place = page.evaluate(POINTS)
    page.keyboard.down(" ", is_repeated=True)
    page.wait_for_frames(5)
    require(abs(page.evaluate(POINTS) - place) < 0.5, "it moves while it is held")
    page.keyboard.up(" ")
    page.wait_until(f"!({IS_HELD})")
    page.press("ArrowLeft")
    page.wait_until(f"{POINTS} < {place}", 10)
    page.press("r")
    page.wait_until(f"{IS_HELD} && {POINTS} > 50", 10)
    page.wait_until(f"!({IS_HELD})")
    reader.click("Catch")
    page.wait_until(IS_HELD)
    reader.click("Let go")
    page.wait_until(f"!({IS_HELD})")


def check_rates(reader: Explorer) -> None:
    """at all frame rates ours is one line, and theirs are not"""
    reader.open("snappy", settings=VIEW)
    for rule in RULES:
        reader.click(rule, "radio")
        theirs, ours = rates(reader)["Largest distance between rates"]
        require(read(theirs.split()[0]) > 1, f"{rule}: their distance is {theirs}")
        require_equal(ours, "0 points", f"{rule}: our distance")
        require(apart(reader, 1) <= 0.11, f"{rule}: our lines are {apart(reader, 1)} pixels apart")
        require(apart(reader, 0) > 1, f"{rule}: their lines are {apart(reader, 0)} pixels apart")
    jitter = reader.number("Jitter of frames", ".gesture")
    reader.write(jitter, "60")
    require_equal(rates(reader)["Largest distance between rates"][1], "0 points", "our distance with jitter")
    reader.write(jitter, "150")
    require_equal(reader.page.evaluate("explorer.state.setting('catch.jitter')"), 60, "the jitter behind a refused one")
    reader.click("Your last flick", "radio")
    require_equal(reader.messages[-1:], ["There is none yet: flick the card above."], "what is said without a flick")
    before = rates(reader)
    flicked(reader, lambda: flick(reader, 0.12, 0.35))
    require(reader.page.named("Your last flick", "radio").value("checked"), "the flick is not shown")
    require(rates(reader) != before and rates(reader)["Largest distance between rates"][1] == "0 points", "another gesture, not one line")


def check_settings(reader: Explorer) -> None:
    """what is chosen is in the address, and can be undone"""
    for name, (setting, value) in SETTINGS.items():
        reader.open("snappy", settings=VIEW)
        reader.click(name, "radio")
        require_equal(reader.page.evaluate(f"explorer.state.setting('{setting}')"), value, f"the setting of {name}")
        reader.reload()
        require(reader.page.named(name, "radio").value("checked"), f"{name} is not in the address")
        reader.page.evaluate(f"explorer.state.set({{ '{setting}': undefined }})")
        reader.click("Undo")
        require(reader.page.named(name, "radio").value("checked"), f"{name} is not brought back")
    reader.open("snappy", settings=f"{VIEW}&catch.jitter=1e99&catch.rule=none&catch.release=constructor&catch.follower=__proto__")
    require_equal(len(rates(reader)), 3, "the rows with settings that there are not")


# MARK: What the page shows

def flick(reader: Explorer, start: float, end: float) -> None:
    """A short drag over the stage, by fractions of its width."""
    stage = reader.page.element(STAGE)
    (x, y), (to, _) = stage.at(start, 0.5), stage.at(end, 0.5)
    reader.page.mouse.move(x, y)
    reader.page.mouse.press()
    for step in range(1, 11):
        reader.page.mouse.move(x + step / 10 * (to - x), y)
        time.sleep(0.008)
    reader.page.mouse.release()


def flicked(reader: Explorer, make) -> tuple[float, float]:
    """The velocity and the place that the page states for a gesture. If a busy machine delays its end, it is repeated."""
    for _ in range(MOST_FLICKS):
        make()
        velocity, end = said(reader)
        if velocity > LEAST_FLICK:
            return velocity, end
    raise Failure(f"{MOST_FLICKS} flicks are let go at no velocity, the last one at {velocity} points/s")


def said(reader: Explorer) -> tuple[float, float]:
    """Waits until the card is let go, and reads the velocity and the place that the page states."""
    text = reader.page.wait_until("/^Let go/.exec(document.querySelector('.gesture [role=status]').textContent)?.input", 10)
    velocity, end = LETTING_GO.fullmatch(text).groups()
    return read(velocity), read(end)


def figure(reader: Explorer, label: str) -> str:
    return reader.page.call("""((label) => [...document.querySelectorAll(".figures dt")]
      .find((term) => term.textContent === label).nextElementSibling.textContent)""", label)


def rates(reader: Explorer) -> dict[str, list[str]]:
    """Theirs and ours, by the names of the rows."""
    return dict(reader.page.evaluate("""[...document.querySelectorAll(".rates-table tbody tr")].map((row) =>
      [row.cells[0].textContent, [row.cells[1].textContent, row.cells[2].textContent]])"""))


def apart(reader: Explorer, side: int) -> float:
    """The greatest distance in pixels between the lines of a side, at the frames of all rates: each sixth of a second."""
    lines = reader.page.evaluate(f"{RATE_LINES}({side})")
    counts = [(len(line) - 1) // (len(lines[0]) // 4) for line in lines]
    common = [line[::count] for line, count in zip(lines, counts)]
    return max(abs(a[1] - b[1]) for line in common for a, b in zip(line, common[-1], strict=True))


SUITE = Suite("explorer, catching", "explorer.html", Explorer, [
    check_mouse, check_catch, check_landings, check_touch, check_keys, check_rates, check_settings,
])
