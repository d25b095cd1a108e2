"""Flicks, catches and replays the card of the explorer, by mouse, fingers and keys."""

import re
import time

from check.browser.hands import line
from check.browser.suites import Failure, Suite, require, require_equal
from check.explorer.driver import Explorer, read

VIEW = "view=gesture"
STAGE = ".flick-stage"
# The card's place in points: the stage is 780 points wide, and the place 0 lies 90 points from its edge.
POINTS = f"""(Number(/[-.\\d]+/.exec(document.querySelector('.flick-card').style.transform)[0])
  / document.querySelector('{STAGE}').clientWidth * 780 - 90)"""
IS_HELD = f"document.querySelector('{STAGE}').classList.contains('held')"
LETTING_GO = re.compile(r"Let go at ([−\d]+) points/s: it comes to rest at ([−\d]+) points\.")
LEAST_FLICK = 50
MOST_FLICKS = 6
RULES = ["Lerp by frame", "Euler’s spring", "Filter with fixed steps"]
SETTINGS = {
    "Pages": ("gesture.release", "pages"), "To a side": ("gesture.release", "spring"), "Half-life": ("gesture.follower", "half-life"),
    "1€ filter": ("gesture.follower", "one-euro"), "Euler’s spring": ("gesture.rule", "euler"),
    "The newest at each frame": ("gesture.feed", "frames"),
}
# The greatest distance in pixels between the lines of a side, at the frames of all rates: each sixth of a second.
APART = """((side) => {
  const lines = [...document.querySelectorAll(".rates .plot")[side].querySelectorAll("path.curve")].slice(1).map((line) =>
    line.getAttribute("d").split(/[ML]/).slice(1).map((pair) => Number(pair.split(" ")[1])));
  const shared = Math.floor(lines[0].length / 4);
  const common = lines.map((line) => line.filter((_, index) => index % Math.floor((line.length - 1) / shared) === 0));
  return Math.max(...common.flatMap((line) => line.map((y, index) => Math.abs(y - common.at(-1)[index]))));
})"""


def check_mouse(reader: Explorer) -> None:
    """a flick by mouse goes on with the hand's velocity, and rests where it said"""
    reader.open("snappy", settings=VIEW)
    velocity, end = flicked(reader, lambda: flick(reader))
    require_equal(figure(reader, "Jump"), "0 points/s", "the jump")
    require(abs(read(figure(reader, "Jump from rest").split()[0]) - velocity) <= 1, "a start from rest jumps by another velocity")
    reader.page.wait_until(f"Math.abs({POINTS} - {end}) < 1", 20)
    require(0 <= end <= 600, f"it rests at {end}, beyond its ends")


def check_catch(reader: Explorer) -> None:
    """a card in flight is caught where it is, and goes on from there"""
    page = reader.page
    reader.open("snappy", settings=VIEW)
    reader.click("Flick →")
    page.wait_until(f"{POINTS} > 120 && !({IS_HELD})")
    page.mouse.move(*page.element(STAGE).at(0.8, 0.5))
    page.mouse.press()
    page.wait_for_frames(2)
    place = page.evaluate(POINTS)
    require(page.evaluate(IS_HELD) and 120 < place < 600, f"it is caught at {place}")
    page.wait_for_frames(10)
    require(abs(page.evaluate(POINTS) - place) < 0.5, "it moves under the hand")
    # After a rest, the hand lets go without a velocity.
    time.sleep(0.2)
    page.mouse.release()
    velocity, end = said(reader)
    require(velocity == 0 and abs(end - place) <= 1, f"caught at {place}, it is let go at {velocity} points/s and rests at {end}")


def check_landings(reader: Explorer) -> None:
    """it lands on pages, and on the selected spring at a side"""
    reader.open("snappy", settings=f"{VIEW}&gesture.release=pages")
    reader.click("Flick →")
    require_equal(said(reader)[1], 200, "the page of a flick")
    reader.open("spring(1 90 8)", settings=f"{VIEW}&gesture.release=spring")
    require("spring(1 90 8)" in " ".join(reader.texts(".gesture .muted.small")), "the spring is not named")
    reader.click("Flick →")
    velocity, end = said(reader)
    require_equal((end, figure(reader, "Jump")), (600, "0 points/s"), "the end and the jump on a spring")
    require(velocity > 500, f"it is flicked with {velocity} points/s")
    reader.page.wait_until(f"{POINTS} > 601", 10)
    reader.page.wait_until(f"Math.abs({POINTS} - 600) < 1", 20)


def check_touch(reader: Explorer) -> None:
    """a finger flicks and catches on a telephone, and the page does not scroll"""
    page, touch = reader.page, reader.page.touch
    page.emulate(390, 844, phone=True, touch=True)
    reader.open("snappy", settings=VIEW)
    stage = page.element(STAGE)
    start, end = stage.at(0.12, 0.5), stage.at(0.4, 0.45)
    before = page.evaluate("scrollY")

    def flick_by_finger() -> None:
        touch.start(start)
        page.wait_until(IS_HELD)
        for point in line(start, end, 8):
            touch.move(point)
            time.sleep(0.01)
        touch.end()

    flicked(reader, flick_by_finger)
    require_equal(figure(reader, "Jump"), "0 points/s", "the jump")
    touch.start(stage.at(0.5, 0.5))
    page.wait_until(IS_HELD)
    touch.cancel()
    page.wait_until(f"!({IS_HELD})")
    require_equal(page.evaluate("scrollY"), before, "the place of the page")


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
    for button, expected in (("Catch", IS_HELD), ("Let go", f"!({IS_HELD})")):
        reader.click(button)
        page.wait_until(expected)


def check_rates(reader: Explorer) -> None:
    """at all frame rates ours is one line, and theirs are not"""
    page = reader.page
    reader.open("snappy", settings=VIEW)
    for rule in RULES:
        reader.click(rule, "radio")
        theirs, ours = rates(reader)["Distance between rates"]
        require(read(theirs.split()[0]) > 1 and ours == "0 points", f"{rule}: their distance is {theirs}, ours {ours}")
        drawn = [page.call(APART, side) for side in (0, 1)]
        require(drawn[0] > 1 and drawn[1] <= 0.11, f"{rule}: their lines and ours are {drawn} pixels apart")
    jitter = reader.number("Jitter of frames", ".gesture")
    page.write(jitter, "60")
    require_equal(rates(reader)["Distance between rates"][1], "0 points", "our distance with jitter")
    page.write(jitter, "150")
    require_equal(reader.setting("gesture.jitter"), 60, "the jitter behind a refused one")
    reader.click("Yours", "radio")
    require_equal(reader.messages[-1:], ["Flick the card above first."], "what is said without a flick")
    before = rates(reader)
    flicked(reader, lambda: flick(reader))
    require(page.named("Yours", "radio").value("checked"), "the flick is not shown")
    require(rates(reader) != before and rates(reader)["Distance between rates"][1] == "0 points", "another gesture, not one line")


def check_settings(reader: Explorer) -> None:
    """what is chosen is in the address, and can be undone"""
    for name, (setting, value) in SETTINGS.items():
        reader.open("snappy", settings=VIEW)
        reader.click(name, "radio")
        require_equal(reader.setting(setting), value, f"the setting of {name}")
        reader.reload()
        require(reader.page.named(name, "radio").value("checked"), f"{name} is not in the address")
        reader.page.evaluate(f"explorer.state.set({{ '{setting}': undefined }})")
        reader.click("Undo")
        require(reader.page.named(name, "radio").value("checked"), f"{name} is not brought back")


# MARK: What the page shows

def flick(reader: Explorer) -> None:
    """A short drag over the stage."""
    mouse, stage = reader.page.mouse, reader.page.element(STAGE)
    start, end = stage.at(0.12, 0.5), stage.at(0.35, 0.5)
    mouse.move(*start)
    mouse.press()
    for point in line(start, end, 10):
        mouse.move(*point)
        time.sleep(0.008)
    mouse.release()


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


SUITE = Suite("explorer, catching", "explorer.html", Explorer, [
    check_mouse, check_catch, check_landings, check_touch, check_keys, check_rates, check_settings,
])
