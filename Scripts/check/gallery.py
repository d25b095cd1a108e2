"""The gallery of effects; `check.pages` runs it.

Its channels are compared with those of the command, and its pictures with those of Tests/Browser.
"""

import math
import random
import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from check.browser.eyes import require_accessible, runs_foreign_scripts
from check.browser.page import Page
from check.browser.suites import Suite, require, require_well
from check.pictures import GREATEST_DIFFERENCE, WITHOUT_TEXT, References
from check.support import BROWSER, effect_rows, output, rows

CASES_PER_EFFECT = 100
# Elementary functions of the browser and of the C library differ in the last bits, but their pictures are the same.
TOLERANCE = 1e-6
# With a virtual clock Chromium makes no frames, but timers run. So timers call the frame handlers.
FRAMES = "window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 1000 / 30);"
BUDGET_MS = 90_000
IS_READY = "document.body.dataset.state === 'ready'"

# By name: the size of the window, the address, and whether it is dark.
PICTURES = {
    "light": ((1280, 3300), "time=1.2", False),
    "dark": ((1280, 3400), "time=1.2&original=1", True),
    "narrow": ((360, 7300), "time=1.2", False),
}


class Gallery:
    """The gallery in a page, and the command to compare it with."""

    def __init__(self, page: Page, file: Path, tool: Path, _: Path) -> None:
        self.page, self.file, self.tool = page, file, tool
        self.rows = effect_rows(tool)
        self.effects = [row["name"] for row in self.rows]

    def moved_by(self, gesture: str) -> list[str]:
        """The effects that hands move by a gesture."""
        return [row["name"] for row in self.rows if row["gesture"] == gesture]

    def driven(self, part: str | None, cases: list[dict], width: int = 1280, **reader) -> dict:
        """The observations of a script that drives the page, by a virtual clock."""
        self.page.emulate(width, 10_000, **reader)
        self.page.command("Page.addScriptToEvaluateOnNewDocument", source=FRAMES)
        self.page.open(self.file)
        self.page.command("Emulation.setVirtualTimePolicy", policy="advance", budget=BUDGET_MS)
        self.page.run_script("gallery_drive.js")
        return self.page.call("drive", {"part": part, "cases": cases}, timeout=300)

    def picture(self, name: str) -> Image.Image:
        size, address, is_dark = PICTURES[name]
        self.page.emulate(*size, dark=is_dark)
        # A new fragment alone would not reload the page.
        self.page.open("about:blank")
        self.page.open(f"{self.file.as_uri()}#{address}")
        self.page.wait_until(IS_READY)
        self.page.add_style(WITHOUT_TEXT)
        # The drawing follows its size a frame later.
        self.page.wait_for_frames(6)
        return self.page.screenshot()


def check_alone(gallery: Gallery) -> None:
    """it names nothing outside of itself"""
    without_library = re.sub(r'(?s)(id="library">).*?(</script>)', r"\1\2", gallery.file.read_text(), count=1)
    addresses = set(re.findall(r"https?://[^\s\"'<>]*", without_library))
    require(addresses <= {"http://www.w3.org/2000/svg"}, f"addresses: {addresses}")
    require(not re.search(r"<link|<iframe|<img|\ssrc=|@import|url\(", without_library), "it loads something")


def check_driven(gallery: Gallery) -> None:
    """its scrubbers and pictures follow the reader, and its channels are those of the command"""
    cases = list(random_cases(gallery))
    result = gallery.driven("gestures", cases)
    require(result["startsPlaying"], "it does not play")
    require(result["requests"] == [], f"requests: {result['requests']}")
    still, playing = result["stopped"]
    require(still["label"] == "Play all" and still["moved"] == 0, f"it does not stop: {still}")
    require(playing["label"] == "Pause all" and playing["moved"] != 0, f"it does not go on: {playing}")
    check_pictures_not_twice(result["pictureCounts"], result["haveOriginals"])
    for name, states in result["scrubbed"].items():
        check_scrubbed(name, states)
    for name, states in result["pulled"].items():
        check_pulled(name, states)
    for name, states in result["dragged"].items():
        check_dragged(name, states)
    for name, states in result["tapped"].items():
        check_tapped(name, states)
    for gesture, moved in (("pull", "pulled"), ("drag", "dragged"), ("tap", "tapped")):
        require(list(result[moved]) == gallery.moved_by(gesture), f"{moved}: {list(result[moved])}")
    check_channels(gallery, cases, result["channels"])


def check_controls(gallery: Gallery) -> None:
    """it steps by frames, goes slowly, shows the originals where they differ, and follows its address"""
    result = gallery.driven("controls", [])
    check_times(result)
    for name, states in result["compared"].items():
        check_original(name, states)
    check_addresses(gallery, result["addressed"], sum(result["haveOriginals"]))


def check_narrow_and_still(gallery: Gallery) -> None:
    """it fits into 320 points, and stands still for those who want less motion"""
    result = gallery.driven(None, [], width=320, reduced_motion=True)
    for width, available in result["widths"]:
        require(available == 320 and width <= available, f"{width} of {available} points wide")
    require(not result["startsPlaying"], "it plays though less motion is wanted")
    check_pictures_not_twice(result["pictureCounts"], result["haveOriginals"])
    for name, states in result["scrubbed"].items():
        check_scrubbed(name, states)


def check_accessible(gallery: Gallery) -> None:
    """axe-core finds nothing serious in it, it writes nothing to the console, and its own script alone runs"""
    page, phone = gallery.page, {"dark": True, "width": 390, "phone": True, "touch": True}
    for reader in [{}, phone, {"contrast": "more"}, {"forced_colors": True}]:
        page.emulate(**reader)
        page.open("about:blank")
        page.open(f"{gallery.file.as_uri()}#time=1.2&original=1")
        page.wait_until(IS_READY)
        for action in ("0", "document.querySelectorAll('.act').forEach((button) => button.click())"):
            page.evaluate(action)
            page.wait_for_frames()
            require_accessible(page, str(reader))
        require_well(page)
        require(not runs_foreign_scripts(page), "it runs scripts that are not its own")


def check_pictures(gallery: Gallery) -> None:
    """it looks as it did"""
    for name in PICTURES:
        apart = References(BROWSER).difference(name, gallery.picture(name))
        print(f"gallery: {name}: the worst tile differs by {apart} levels")
        message = f"{name} looks different; if it should, --write makes the reference anew"
        require(apart <= GREATEST_DIFFERENCE, message)


def write_pictures(gallery: Gallery) -> None:
    """the reference pictures are made anew"""
    for name in PICTURES:
        References(BROWSER, is_writing=True).difference(name, gallery.picture(name))


def check_channels(gallery: Gallery, cases: list[dict], results: list[dict]) -> None:
    require(len(results) == len(cases), f"{len(results)} results")
    worst = 0.0
    for case, result in zip(cases, results):
        expected = sampled(gallery, case)
        require(result["names"] == list(expected), f"{case}: the names {result['names']}")
        for (channel, cell), value in zip(expected.items(), result["channels"], strict=True):
            require((cell == "") == (value is None), f"{case}: {channel} is {value}, not {cell or 'hidden'}")
            if value is not None:
                worst = max(worst, abs(value - float(cell)))
    print(f"gallery: {len(cases)} scripts and times, channels apart by at most {worst:.2g}")
    require(worst <= TOLERANCE, "channels differ from those of the command")


def sampled(gallery: Gallery, case: dict) -> dict[str, str]:
    """The cells of `effect sample`, by channels."""
    flags = [f"--variant={case['variant']}", f"--at={case['time']!r}"]
    if case["name"] in gallery.moved_by("pull"):
        flags += [f"--pull={case['pull']!r}", f"--refresh={case['refresh']!r}"]
    [row] = rows(output(gallery.tool, "effect", "sample", case["name"], *flags))
    require(math.isclose(float(row.pop("time")), case["time"], rel_tol=1e-15), f"{case}: another time")
    return row


def random_cases(gallery: Gallery) -> Iterator[dict]:
    """Scripts and times, the same in each run; a quarter of the times lies at or close to the start of a phase."""
    random_numbers = random.Random(7)
    for name in gallery.effects:
        for index in range(CASES_PER_EFFECT):
            pull, refresh = random_numbers.uniform(0.1, 1.5), random_numbers.uniform(0.2, 4)
            begins = [0.0, pull, pull + refresh] if name in gallery.moved_by("pull") else [0.0, 0.2, 0.5, 1.0]
            time = random_numbers.uniform(-0.1, begins[-1] + 3)
            if index % 4 == 0:
                time = random_numbers.choice(begins) + random_numbers.choice([-1e-6, 0, 1e-6])
            variant = random_numbers.choice(["exact", "legacy"])
            yield {"name": name, "variant": variant, "pull": pull, "refresh": refresh, "time": time}


def check_scrubbed(name: str, states: list[dict]) -> None:
    *moved, last = states
    # The page shows the time with two decimals.
    times = [abs(state["time"] - state["expectedTime"]) for state in states]
    require(max(times) < 0.006, f"{name}: the scrubber does not set the time")
    for before, after in zip(moved, moved[1:]):
        require(before["pictures"][0] != after["pictures"][0], f"{name}: the scrubber does not change the picture")
        require(before["values"] != after["values"], f"{name}: the scrubber does not change the values")
    require(last == moved[-1], f"{name}: it does not stay where it was scrubbed to")
    require(all("<svg" in picture for picture in last["pictures"]), f"{name}: no pictures")
    require(last["plots"] > 0 and last["lines"] != "", f"{name}: no plot")


def check_pulled(name: str, states: dict) -> None:
    for pull in (states["shortPull"], states["longPull"]):
        require(all(state["isInteractive"] for state in pull), f"{name}: a drag does not make it interactive")
        offsets = [list_offset(state) for state in pull]
        require(all(a < b for a, b in zip(offsets, offsets[1:])), f"{name}: the list does not follow the pointer")
        require(pull[-1]["phases"] == ["pulling"] * 2, f"{name}: {pull[-1]['phases']} while it is pulled")
    require(states["afterShort"]["phases"] == ["idle"] * 2, f"{name}: a short pull begins loading")
    require(list_offset(states["afterShort"]) < 1, f"{name}: the list does not go back after a short pull")
    for state in (states["running"], states["byButton"]):
        require(not {"idle", "pulling"} & set(state["phases"]), f"{name}: a long pull does not begin loading")
        require(list_offset(state) > 40, f"{name}: no room is left while it is loading")
    require(states["running"]["pictures"] != states["longPull"][-1]["pictures"], f"{name}: nothing moves")
    require("idle" not in states["ending"]["phases"], f"{name}: it is over at once")
    require(states["over"]["phases"] == ["idle"] * 2, f"{name}: it does not end: {states['over']['phases']}")
    require(list_offset(states["over"]) < 1, f"{name}: the list does not go back")
    require(not states["script"]["isInteractive"], f"{name}: it does not return to the script")
    require(states["ends"][1] < states["ends"][0], f"{name}: a shorter script does not end sooner: {states['ends']}")


def check_dragged(name: str, states: dict) -> None:
    before, during = states["before"]["phases"], states["drags"][-1]["phases"]
    require(during != before and during == states["drags"][-2]["phases"], f"{name}: {during} while it is dragged")
    require(len({state["pictures"][0] for state in states["drags"]}) > 5, f"{name}: nothing moves")
    require(states["released"]["phases"] not in (before, during), f"{name}: {states['released']['phases']} behind a drag")
    require(states["over"]["phases"] == before, f"{name}: it does not end: {states['over']['phases']}")
    pictures = [states[moment]["pictures"][0] for moment in ("over", "byButton")]
    require(pictures[0] != pictures[1], f"{name}: the button does not move it")


def check_tapped(name: str, states: dict) -> None:
    phases = states["first"]["phases"]
    require(states["second"]["phases"] == phases, f"{name}: {phases} behind a tap, {states['second']['phases']} behind two")
    require(states["over"]["phases"] != phases, f"{name}: it does not end")
    require(states["first"]["pictures"] != states["second"]["pictures"], f"{name}: a second tap changes nothing")


def check_pictures_not_twice(counts: list[list[int]], have_originals: list[bool]) -> None:
    """One picture each, and two where the original differs."""
    before, after = counts
    require(before == [1] * len(have_originals), f"{before} pictures without the originals")
    require(after == [1 + has for has in have_originals], f"{after} pictures with the originals")


def check_times(result: dict) -> None:
    """Steps of frames, and slow motion."""
    start, *steps = [round(60 * time, 6) for time in result["stepped"]]
    require([round(step - start, 6) for step in steps] == [1, 2, 1], f"frames: {start}, {steps}")
    for name, passed in result["slowed"].items():
        speed = float(name.split()[1])
        # The page's frames are a thirtieth of a second.
        require(abs(passed - speed) < 0.07 * max(speed, 0.1), f"{passed} s a second at the speed {name}")


def check_original(name: str, states: dict) -> None:
    shown = [len(states[moment]["pictures"]) for moment in ("before", "shown", "apart", "after")]
    require(shown == [1, 2, 2, 1], f"{name}: {shown} pictures, as the original is shown and hidden")
    require(states["shown"]["originalLines"] != "" and states["before"]["originalLines"] == "", f"{name}: its lines")
    require(states["apart"]["sameness"] == "differs now", f"{name}: {states['apart']['sameness']} where it differs")


def check_addresses(gallery: Gallery, states: list[dict], original_count: int) -> None:
    alone, dark, light, plain, linked, back = states
    require(alone["shown"] == ["pop-scale"] and alone["times"][0] == 0.25, f"alone: {alone}")
    require(alone["address"] == "#effect=pop-scale&time=0.25", alone["address"])
    require(dark["shown"] == gallery.effects and dark["times"] == [0.5, 0.5], f"all at a time: {dark}")
    require(dark["originals"] == original_count and plain["originals"] == 0, "the address does not show the originals")
    require(dark["stage"] != light["stage"] and plain["stage"] == light["stage"], f"stages: {dark}, {light}, {plain}")
    require(linked["shown"] == gallery.effects[1:2], f"the link shows {linked['shown']}")
    require(back["shown"] == gallery.effects, f"the link back shows {back['shown']}")


def list_offset(state: dict) -> float:
    return float(re.fullmatch(r"translateY\((.*)px\)", state["lists"][0])[1])


SUITE = Suite("gallery", "gallery.html", Gallery, [
    check_alone, check_driven, check_controls, check_narrow_and_still, check_accessible, check_pictures,
])
WRITING = Suite("gallery", "gallery.html", Gallery, [write_pictures])
