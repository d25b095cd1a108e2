"""The gallery of effects; `check.pages` runs it. Its pictures are compared with those of Tests/Browser."""

import re
from pathlib import Path

from PIL import Image

from check.browser.eyes import require_accessible, runs_foreign_scripts
from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal, require_well
from check.pictures import WITHOUT_TEXT, References
from check.support import BROWSER, catalogue

# With a virtual clock Chromium makes no frames, but timers run. So timers call the frame handlers.
FRAMES = "window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 1000 / 30);"
BUDGET_MS = 90_000

MOST_HEIGHT = 2500
UNFOLD = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
DRAWN = "document.querySelectorAll('.strips path.curve').length"

# By name: the size of the window, the address, and whether it is dark; in the dark everything is unfolded.
PICTURES = {
    "light": ((1280, 1800), "time=1.2", False),
    "dark": ((1280, 3600), "time=1.2&original=1", True),
    "narrow": ((360, 3100), "time=1.2", False),
}

# By effect: the phases in a drag, behind it and at rest, or the one behind a tap.
PHASES = {
    "gooey-indicator": ["dragged", "restoring", "idle"], "pop-scale": ["popping"], "floating-tags": ["floating"],
    "water-ball": ["filling"],
}


class Gallery:
    """The gallery in a page, and the names of its effects."""

    def __init__(self, page: Page, file: Path, tool: Path, _: Path) -> None:
        self.page, self.file = page, file
        self.gestures = {row["name"]: row["gesture"] for row in catalogue(tool)["effects"]}
        self.effects = list(self.gestures)

    def moved_by(self, gesture: str) -> list[str]:
        """The effects that hands move by a gesture."""
        return [name for name, own in self.gestures.items() if own == gesture]

    def driven(self, part: str | None, width: int = 1280, **reader) -> dict:
        """The observations of a script that drives the page, by a virtual clock."""
        self.page.emulate(width, 10_000, **reader)
        self.page.before_scripts(FRAMES)
        self.page.open(self.file)
        self.page.command("Emulation.setVirtualTimePolicy", policy="advance", budget=BUDGET_MS)
        self.page.run_script("gallery_drive.js")
        result = self.page.call("drive", part, timeout=300)
        # One picture each, and two where the original differs.
        before, after = result["pictureCounts"]
        require_equal(before, [1] * len(self.effects), "the pictures without the originals")
        require_equal(after, [1 if name == "pop-scale" else 2 for name in self.effects], "the pictures with the originals")
        for name, states in result["scrubbed"].items():
            hold_scrubbed(name, states)
        return result

    def open(self, fragment: str, **reader) -> None:
        self.page.emulate(**reader)
        self.page.open(self.file, fragment)
        self.page.wait_until("document.body.dataset.state === 'ready'")

    def picture(self, name: str) -> Image.Image:
        (width, height), address, is_dark = PICTURES[name]
        self.open(address, width=width, height=height, dark=is_dark)
        if is_dark:
            self.page.evaluate(UNFOLD)
        self.page.add_style(WITHOUT_TEXT)
        # The drawing follows its size a frame later.
        self.page.wait_for_frames(6)
        return self.page.screenshot()


def check_driven(gallery: Gallery) -> None:
    """its scrubbers and pictures follow the reader"""
    result = gallery.driven("gestures")
    require(result["startsPlaying"], "it does not play")
    require_equal(result["requests"], [], "the requests")
    still, playing = result["stopped"]
    require(still["label"] == "Play all" and still["moved"] == 0, f"it does not stop: {still}")
    require(playing["label"] == "Pause all" and playing["moved"] != 0, f"it does not go on: {playing}")
    for name, states in result["pulled"].items():
        hold_pulled(name, states)
    for name, states in result["dragged"].items():
        hold_dragged(name, states)
    for name, states in result["tapped"].items():
        hold_tapped(name, states)
    for gesture, moved in (("pull", "pulled"), ("drag", "dragged"), ("tap", "tapped")):
        require_equal(list(result[moved]), gallery.moved_by(gesture), f"the effects that were {moved}")


def check_controls(gallery: Gallery) -> None:
    """it steps by frames, goes slowly, shows the originals where they differ, and follows its address"""
    result = gallery.driven("controls")
    start, *steps = [round(60 * time, 6) for time in result["stepped"]]
    require_equal([round(step - start, 6) for step in steps], [1, 2, 1], f"the frames from {start} on")
    for name, passed in result["slowed"].items():
        speed = float(name.split()[1])
        # The page's frames are a thirtieth of a second.
        require(abs(passed - speed) < 0.07 * max(speed, 0.1), f"{passed} s a second at the speed {name}")
    for name, states in result["compared"].items():
        shown = [len(states[moment]["pictures"]) for moment in ("before", "shown", "apart", "after")]
        require_equal(shown, [1, 2, 2, 1], f"{name}: the pictures, as the original is shown and hidden")
        require(states["shown"]["originalLines"] != "" and states["before"]["originalLines"] == "", f"{name}: its lines")
        require_equal(states["apart"]["sameness"], "differs now", f"{name}: the words where it differs")
    hold_addresses(gallery, result["addressed"])


def check_narrow_and_still(gallery: Gallery) -> None:
    """it fits into 320 points, and stands still for those who want less motion"""
    result = gallery.driven(None, width=320, reduced_motion=True)
    for width, available in result["widths"]:
        require(available == 320 and width <= available, f"{width} of {available} points wide")
    require(not result["startsPlaying"], "it plays though less motion is wanted")


def check_accessible(gallery: Gallery) -> None:
    """axe-core finds nothing serious in it, it writes nothing to the console, and its own script alone runs"""
    phone = {"dark": True, "width": 390, "phone": True, "touch": True}
    for reader in [{}, phone, {"contrast": "more"}, {"forced_colors": True}]:
        gallery.open("time=1.2&original=1", **reader)
        for action in ("0", UNFOLD, "document.querySelectorAll('.act').forEach((button) => button.click())"):
            gallery.page.evaluate(action)
            gallery.page.wait_for_frames()
            require_accessible(gallery.page, str(reader))
        require_well(gallery.page)
        require(not runs_foreign_scripts(gallery.page), "it runs scripts that are not its own")


def check_folded(gallery: Gallery) -> None:
    """at first it is short, and draws no numbers"""
    gallery.open("time=1.2", width=1280, height=900)
    gallery.page.wait_for_frames()
    require_equal(gallery.page.evaluate(DRAWN), 0, "the lines that nobody sees")
    height = gallery.page.evaluate("document.documentElement.scrollHeight")
    require(height <= MOST_HEIGHT, f"it is {height} points high")
    gallery.page.evaluate(UNFOLD)
    gallery.page.wait_for_frames()
    require(gallery.page.evaluate(DRAWN) > 6, "no lines in what is unfolded")


def check_pictures(gallery: Gallery) -> None:
    """it looks as it did"""
    for name in PICTURES:
        References(BROWSER).hold(name, gallery.picture(name))


def write_pictures(gallery: Gallery) -> None:
    """the reference pictures are made anew"""
    for name in PICTURES:
        References(BROWSER, is_writing=True).hold(name, gallery.picture(name))


# MARK: What the script has seen


def hold_scrubbed(name: str, states: list[dict]) -> None:
    *moved, last = states
    # The page shows the time with two decimals.
    times = [abs(state["time"] - state["expectedTime"]) for state in states]
    require(max(times) < 0.006, f"{name}: the scrubber does not set the time")
    for before, after in zip(moved, moved[1:]):
        for part in ("pictures", "values"):
            require(before[part] != after[part], f"{name}: the scrubber does not change the {part}")
    require(last == moved[-1], f"{name}: it does not stay where it was scrubbed to")
    require(all("<svg" in picture for picture in last["pictures"]), f"{name}: no pictures")
    require(last["plots"] > 0 and last["lines"] != "", f"{name}: no plot")


def hold_pulled(name: str, states: dict) -> None:
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


def hold_dragged(name: str, states: dict) -> None:
    phases = [states[moment]["phases"] for moment in ("during", "released", "over")]
    require_equal(phases, [[phase] * 2 for phase in PHASES[name]], f"{name}: its phases in a drag, behind it, and at rest")
    require(len({state["pictures"][0] for state in states["drags"]}) > 5, f"{name}: nothing moves")
    pictures = [states[moment]["pictures"][0] for moment in ("over", "byButton")]
    require(pictures[0] != pictures[1], f"{name}: the button does not move it")


def hold_tapped(name: str, states: dict) -> None:
    [phase] = PHASES[name]
    for moment in ("first", "second"):
        require_equal(set(states[moment]["phases"]), {phase}, f"{name}: its phases behind the {moment} tap")
    require(states["over"]["phases"][0] != phase, f"{name}: it does not end")
    first, second = (states[moment]["pictures"][0] for moment in ("first", "second"))
    require(first != second, f"{name}: a second tap changes nothing")
    if name == "floating-tags":
        require(second.count("opacity=") > first.count("opacity="), f"{name}: no second tag")


def hold_addresses(gallery: Gallery, states: list[dict]) -> None:
    alone, dark, light, plain, linked, back = states
    require(alone["shown"] == ["pop-scale"] and alone["times"][0] == 0.25, f"alone: {alone}")
    require(alone["address"] == "#effect=pop-scale&time=0.25", alone["address"])
    require(dark["shown"] == gallery.effects and dark["times"] == [0.5, 0.5], f"all at a time: {dark}")
    require(dark["originals"] == 5 and plain["originals"] == 0, "the address does not show the originals")
    require(dark["stage"] != light["stage"] and plain["stage"] == light["stage"], f"stages: {dark}, {light}, {plain}")
    require(linked["shown"] == ["checkmark-refresh"], f"the link shows {linked['shown']}")
    require(back["shown"] == gallery.effects, f"the link back shows {back['shown']}")


def list_offset(state: dict) -> float:
    return float(re.fullmatch(r"translateY\((.*)px\)", state["lists"][0])[1])


SUITE = Suite("gallery", "gallery.html", Gallery, [
    check_driven, check_controls, check_narrow_and_still, check_folded, check_accessible, check_pictures,
])
WRITING = Suite("gallery", "gallery.html", Gallery, [write_pictures])
