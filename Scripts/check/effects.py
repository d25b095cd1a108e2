"""Checks the pictures and pages of the effects with two independent programs, Chromium and librsvg.

For every effect and variant, at three times: the SVG is XML; both programs draw the same picture; the animated SVG, stopped at
the time, is that picture; and it is not blank. The page writes nothing to the console and asks for nothing, its slider, its
steps and its slow motion move the picture's clock, its values are those of the tool, its button stops it, its stage becomes
dark, and it waits for readers who prefer reduced motion. Then follow the scenes of `scenes.py`, with features that no effect
has.
"""

import json
import re
import shutil
import tempfile
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image

from check import scenes
from check.browser.chromium import Chromium, find_browser
from check.browser.page import Page
from check.pictures import SAME_PICTURE, SAME_PICTURE_WITH_TEXT, Bounds, difference, drawn_by_librsvg, ink
from check.support import Findings, effects, leave_out, output

RATE = 60
PARTS = [1 / 6, 1 / 2, 5 / 6]
TEXT = re.compile(r"<text.*?</text>", re.DOTALL)
# The bounds for two pictures of one program, whose numbers were rounded to a thousandth of a point.
SAME_MOMENT = Bounds(0.002, 0.1)
# The fraction of the pixels that are not white; the least measured is 0.8 %, of two buttons and a faint tag.
LEAST_INK = 0.004


def check(options) -> None:
    if find_browser() is None:
        leave_out("pictures of effects and scenes, as there is no Chromium")
        return
    has_librsvg = shutil.which("rsvg-convert") is not None
    if not has_librsvg:
        leave_out("what another program draws, as there is no rsvg-convert")
    with tempfile.TemporaryDirectory() as folder, Chromium() as chromium, Page(chromium) as page:
        pictures = EffectPictures(options.tool, page, Path(folder), has_librsvg)
        names = effects(options.tool)
        for effect in names:
            for variant in ("exact", "legacy"):
                pictures.check(effect, variant)
        page.open("about:blank")
        scenes.check(page, pictures.findings, has_librsvg)
    for kind, (share, mean) in pictures.worst.items():
        print(f"{kind}: at most {share:.3%}, {mean:.3f}")
    pictures.findings.report(f"pictures of {len(names)} effects and {len(scenes.SHEETS)} scenes")


class EffectPictures:
    def __init__(self, tool: Path, page: Page, folder: Path, has_librsvg: bool) -> None:
        self.tool, self.page, self.folder, self.has_librsvg = tool, page, folder, has_librsvg
        self.findings = Findings()
        self.expect = self.findings.expect
        self.worst: dict[str, list[float]] = {}

    def run(self, *words: str | Path) -> str:
        return output(self.tool, "effect", *words)

    def check(self, effect: str, variant: str) -> None:
        name = f"{effect} ({variant})"
        script = [effect, "--variant", variant]
        last = len(self.run("sample", *script, "--rate", str(RATE)).splitlines()) - 2
        animated = self.run("render", *script, "--rate", str(RATE))
        # Browsers read more than XML.
        ElementTree.fromstring(animated)
        self.page.open("about:blank")
        for time in (round(part * last) / RATE for part in PARTS):
            still = self.run("render", *script, "--at", repr(time))
            self.check_still(f"{name} at {time:.3f} s", still, animated, time)
        self.expect(self.page.record.complaints == [], f"{name}: {self.page.record.complaints}")
        self.check_page(name, script)

    def check_still(self, name: str, still: str, animated: str, time: float) -> None:
        """Compares a still with the animation at its time, and with librsvg's picture, with and without texts."""
        root = ElementTree.fromstring(still)
        width, height = (float(root.attrib[side]) for side in ("width", "height"))
        zoom = max(1, int(400 / max(width, height)))
        size = int(width * zoom), int(height * zoom)
        picture = self.page.draw(still, size)
        # Stop a little later, as the SVG states the time of a frame to a millionth of the duration.
        moment = self.page.draw(animated, size, time + 1e-5)
        self.compare(name, "the animation and the still picture", picture, moment, SAME_MOMENT)
        self.expect(ink(picture) >= LEAST_INK, f"{name}: blank, {ink(picture):.2%} of ink")
        if self.has_librsvg:
            bare = TEXT.sub("", still)
            self.compare(name, "Chromium and librsvg", self.page.draw(bare, size), drawn_by_librsvg(bare, size), SAME_PICTURE)
            if bare != still:
                drawn = drawn_by_librsvg(still, size)
                self.compare(name, "Chromium and librsvg with text", picture, drawn, SAME_PICTURE_WITH_TEXT)

    def compare(self, name: str, what: str, a: Image.Image, b: Image.Image, bounds: Bounds) -> None:
        apart = difference(a, b)
        kind = f"{what}, share ≤ {bounds.share:.2%}, mean ≤ {bounds.mean}"
        self.worst[kind] = list(map(max, self.worst.get(kind, apart), apart))
        self.expect(bounds.holds(apart), f"{name}: {what} differ in {apart}")

    def check_page(self, name: str, script: list[str]) -> None:
        file = self.folder / "page.html"
        self.run("render", *script, "-o", file)
        source = file.read_text(encoding="utf-8")
        for is_still in (False, True):
            self.page.emulate(reduced_motion=is_still)
            self.page.open(file)
            self.page.run_script("film_use.js")
            self.check_use(name, source, self.page.call("useThePage"), is_still)
            self.expect(self.page.record.complaints == [], f"{name}: {self.page.record.complaints}")

    def check_use(self, name: str, source: str, use: dict, is_still: bool) -> None:
        animation = json.loads(re.search(r'(?s)id="animation">(.*?)</script>', source)[1])
        times, rows = animation["times"], animation["values"]
        half = times[-1] / 2
        frame = max(index for index, time in enumerate(times) if time <= half)
        labels = [use[moment]["label"] for moment in ("begun", "middle", "slow", "stopped")]
        self.expect(labels == ["Play" if is_still else "Pause", "Play", "Pause", "Play"], f"{name}: the button says {labels}")
        self.expect((use["begun"]["clock"] == 0) == is_still, f"{name}: begins at {use['begun']['clock']}")
        for moment, time in (("middle", half), ("next", times[frame + 1]), ("back", times[frame])):
            clock = use[moment]["clock"]
            self.expect(abs(clock - time) < 1e-5, f"{name}: {moment}: the clock is at {clock}, not {time}")
        self.expect(use["middle"]["readout"] == f"{half:.2f} s", f"{name}: the read-out is {use['middle']['readout']}")
        shown = sorted(formatted(value) for value in rows[frame])
        self.expect(sorted(filter(None, use["back"]["values"])) == shown, f"{name}: the values are {use['back']['values']}")
        clock, passed = use["slow"]["clock"], use["slow"]["passed"]
        self.expect(abs(clock - passed / 10) < 1e-5 and clock > 0, f"{name}: {clock} s in {passed} s at a tenth of the speed")
        moving = sum(any(row[channel] is not None for row in rows) for channel in range(len(rows[0])))
        self.expect(use["plots"] >= moving > 0, f"{name}: {use['plots']} curves")
        self.expect(use["stage"] == "rgb(31, 33, 37)", f"{name}: the dark stage is {use['stage']}")


def formatted(value: float | None) -> str:
    """A number as the page writes it."""
    if value is None:
        return "–"
    # Round like JavaScript: the exact value of the double, halves up.
    text = f"{Decimal(value).quantize(Decimal('0.001'), ROUND_HALF_UP)}"
    return (text.replace("-", "") if float(text) == 0 else text).replace("-", "−")
