"""Checks the pictures and pages of the effects with two independent programs.

For every effect and variant, at three times: the SVG is XML of known elements and attributes; Chromium and librsvg draw
the same picture; the animated SVG, stopped at the time, is that picture; and it is not blank. The page writes nothing
to the console, its slider, its steps and its slow motion move the picture's clock, its values are those of the tool, its
button stops it, its stage becomes dark, and it waits for readers who prefer reduced motion. Then follow the scenes of
`scene_pictures.py`, with features that no effect has. The tool is the first argument. Without a Chromium or rsvg-convert
the script names the checks that it leaves out.
"""

import html
import json
import re
import shutil
import subprocess
import sys
import tempfile
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageChops

import scene_pictures
from browser import ConsoleMessages, difference, dump_dom, find_browser, screenshot, with_scripts

RATE = 60
PARTS = [1 / 6, 1 / 2, 5 / 6]
ELEMENTS = set(
    "svg title desc g path rect text clipPath mask filter feGaussianBlur feOffset feFlood feComposite feMerge "
    "feMergeNode linearGradient stop animate animateTransform".split()
)
ATTRIBUTES = set(
    "width height viewBox role font-family class transform opacity display clip-path mask filter id d fill "
    "fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit "
    "stroke-dasharray stroke-dashoffset x y x1 y1 x2 y2 dx dy font-size font-weight text-anchor attributeName type "
    "additive calcMode values keyTimes dur repeatCount offset stop-color stop-opacity gradientUnits maskUnits "
    "mask-type filterUnits color-interpolation-filters in in2 operator result stdDeviation flood-color flood-opacity"
    .split()
)
# The fraction of pixels with a channel off by more than 32 of 255, and the mean difference: twice the measured values.
# Two programs smooth edges differently, above all those of clips, and colours with an opacity differ by a level.
SAME_PICTURE = (0.005, 1.2)
# They also choose different fonts for sans-serif. So pictures with letters have these wider bounds, and are compared
# again without letters, within the usual bounds.
SAME_PICTURE_WITH_TEXT = (0.04, 6)
TEXT = re.compile(r"<text.*?</text>", re.DOTALL)
# The bounds for two pictures of one program, whose numbers were rounded to a thousandth of a point.
SAME_MOMENT = (0.002, 0.1)
# The fraction of the pixels that are not white; the least measured is 0.8 %, of two buttons and a faint tag.
LEAST_INK = 0.004

STOP_AT_TIMES = """
<script>
for (const svg of document.querySelectorAll("[data-time] > svg")) {
  svg.pauseAnimations();
  svg.setCurrentTime(Number(svg.parentElement.dataset.time));
}
</script>
"""
# With a virtual clock Chromium makes no frames, but timers run. So timers call the frame handlers.
FRAMES = """<script>
window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 1000 / 30);
</script>"""
USE_THE_PAGE = """
<script>
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const find = (label) => document.querySelector(`[aria-label="${label}"]`);
addEventListener("load", async () => {
  const svg = document.querySelector("svg"), slider = find("Time"), play = document.querySelector("button");
  const state = () => ({
    clock: svg.getCurrentTime(), label: play.getAttribute("aria-label"),
    readout: document.querySelector(".transport .time").textContent,
    values: [...document.querySelectorAll("td")].map((cell) => cell.textContent),
  });
  const seen = {};
  const act = async (name, act, seconds = 0.1) => { act(); await pause(seconds); seen[name] = state(); };
  await act("begun", () => {}, 0.3);
  await act("middle", () => { slider.value = 0.5; slider.dispatchEvent(new Event("input")); });
  await act("next", () => find("One frame on").click());
  await act("back", () => find("One frame back").click());
  await act("start", () => { slider.value = 0; slider.dispatchEvent(new Event("input")); });
  document.querySelector(".transport input[value='0.1']").click();
  await act("slow", () => play.click(), 1.1);
  await act("stopped", () => play.click());
  seen.plots = document.querySelectorAll(".plot .curve").length;
  document.querySelector("input[value=dark]").click();
  seen.stage = getComputedStyle(document.querySelector(".picture")).backgroundColor;
  document.body.dataset.seen = JSON.stringify(seen);
});
</script>
"""


class Pictures:
    def __init__(self, tool: str, browser: str | None, librsvg: str | None, folder: Path) -> None:
        self.tool, self.browser, self.librsvg, self.folder = tool, browser, librsvg, folder
        self.failures: list[str] = []
        self.worst: dict[str, list[float]] = {}

    def run(self, *words: str) -> str:
        return subprocess.run([self.tool, "effect", *words], check=True, capture_output=True, text=True).stdout

    def expect(self, condition: bool, message: str) -> None:
        if not condition:
            self.failures.append(message)

    def check(self, effect: str, variant: str) -> None:
        name = f"{effect} ({variant})"
        script = [effect, "--variant", variant]
        last = len(self.run("sample", *script, "--rate", str(RATE)).splitlines()) - 2
        frames = [round(part * last) for part in PARTS]
        times = [frame / RATE for frame in frames]
        stills = [self.run("render", *script, "--frame", repr(time)) for time in times]
        animated = self.run("render", *script, "--rate", str(RATE))
        for document in [*stills, animated]:
            self.check_xml(name, document)
        if self.browser:
            pictures = self.sheet(name, stills, animated, times)
            if self.librsvg:
                self.check_librsvg(name, stills, pictures)
            self.check_page(name, script)

    def check_xml(self, name: str, document: str) -> None:
        try:
            root = ElementTree.fromstring(document)
        except ElementTree.ParseError as error:
            self.failures.append(f"{name}: {error}")
            return
        tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
        self.expect(tags <= ELEMENTS, f"{name}: unknown elements {tags - ELEMENTS}")
        attributes = {key for element in root.iter() for key in element.attrib}
        self.expect(attributes <= ATTRIBUTES, f"{name}: unknown attributes {attributes - ATTRIBUTES}")

    def sheet(
        self, name: str, stills: list[str], animated: str, times: list[float]
    ) -> list[tuple[Image.Image, Image.Image]]:
        """The stills as Chromium draws them, compared with the animation at their times, and without their texts."""
        width, height = size(stills[0])
        zoom = max(1, int(400 / max(width, height)))
        width, height = int(width * zoom), int(height * zoom)
        # Stop a little later, as the SVG states the time of a frame to a millionth of the duration.
        cells = [
            f"<div>{still}</div><div data-time='{time + 1e-5}'>{animated}</div><div>{TEXT.sub('', still)}</div>"
            for still, time in zip(stills, times)
        ]
        page = self.folder / "sheet.html"
        page.write_text(
            "<!DOCTYPE html><html><meta charset='utf-8'><link rel='icon' href='data:,'>"
            f"<style>body {{ margin: 0; display: grid; grid-template-columns: repeat(3, {width}px); }}"
            f"svg {{ display: block; width: {width}px; height: {height}px; }}</style><body>"
            + "".join(cells) + STOP_AT_TIMES,
            encoding="utf-8",
        )
        png = self.folder / "sheet.png"
        try:
            screenshot(self.browser, page.as_uri(), png, (3 * width, len(stills) * height))
        except ConsoleMessages as messages:
            self.failures.append(f"{name}: {messages}")
        picture = Image.open(png).convert("RGB")
        pictures = []
        for row, time in enumerate(times):
            still, moment, bare = (
                picture.crop((column * width, row * height, (column + 1) * width, (row + 1) * height))
                for column in range(3)
            )
            self.compare(f"{name} at {time:.3f} s: the animation and the still picture", still, moment, SAME_MOMENT)
            self.expect(ink(still) >= LEAST_INK, f"{name} at {time:.3f} s: blank, {ink(still):.2%} of ink")
            pictures.append((still, bare))
        return pictures

    def check_librsvg(
        self, name: str, stills: list[str], pictures: list[tuple[Image.Image, Image.Image]]
    ) -> None:
        for number, (still, (picture, bare)) in enumerate(zip(stills, pictures)):
            where = f"{name}, picture {number}: Chromium and librsvg"
            self.compare(where, bare, self.drawn_by_librsvg(TEXT.sub("", still), bare.size), SAME_PICTURE)
            if TEXT.search(still):
                apart = self.drawn_by_librsvg(still, picture.size)
                self.compare(where + " with text", picture, apart, SAME_PICTURE_WITH_TEXT)

    def drawn_by_librsvg(self, document: str, size: tuple[int, int]) -> Image.Image:
        png = self.folder / "librsvg.png"
        command = [self.librsvg, "-w", str(size[0]), "-h", str(size[1]), "-b", "white", "-o", str(png)]
        subprocess.run(command, input=document, check=True, text=True)
        with Image.open(png) as picture:
            return picture.convert("RGB")

    def compare(self, what: str, a: Image.Image, b: Image.Image, bounds: tuple[float, float]) -> None:
        apart = difference(a, b)
        kind = f"{what.split(': ')[1]}, share ≤ {bounds[0]:.2%}, mean ≤ {bounds[1]}"
        worst = self.worst.setdefault(kind, [0.0, 0.0])
        self.worst[kind] = [max(worst[0], apart.share), max(worst[1], apart.mean)]
        self.expect(
            apart.share <= bounds[0] and apart.mean <= bounds[1],
            f"{what} differ in {apart.share:.3%} of the pixels, by {apart.mean:.3f} of 255 in the mean",
        )

    def check_page(self, name: str, script: list[str]) -> None:
        page = self.folder / "page.html"
        self.run("render", *script, "-o", str(page))
        source = page.read_text(encoding="utf-8")
        addresses = set(re.findall(r"https?:[^\"]*", source))
        self.expect(addresses == {"http://www.w3.org/2000/svg"}, f"{name}: refers to {addresses}")
        used = self.folder / "used.html"
        used.write_text(with_scripts(source, FRAMES, USE_THE_PAGE), encoding="utf-8")
        try:
            for flags in ((), ("--force-prefers-reduced-motion",)):
                screenshot(self.browser, page.as_uri(), self.folder / "page.png", (400, 800), flags)
                document = dump_dom(self.browser, used.as_uri(), 5000, flags)
                self.check_use(name, source, document, is_still=bool(flags))
        except (ConsoleMessages, RuntimeError) as error:
            self.failures.append(f"{name}: {error}")

    def check_use(self, name: str, source: str, document: str, is_still: bool) -> None:
        seen = re.search(r'data-seen="([^"]*)"', document)
        if not seen:
            self.failures.append(f"{name}: the page's script did not run to its end")
            return
        use = json.loads(html.unescape(seen[1]))
        animation = json.loads(re.search(r'(?s)id="animation">(.*?)</script>', source)[1])
        times, rows = animation["times"], animation["values"]
        begun, middle, following, back = (use[moment] for moment in ("begun", "middle", "next", "back"))
        labels = [use[moment]["label"] for moment in ("begun", "middle", "slow", "stopped")]
        expected = ["Play" if is_still else "Pause", "Play", "Pause", "Play"]
        self.expect(labels == expected, f"{name}: the button says {labels}")
        self.expect((begun["clock"] == 0) == is_still, f"{name}: begins at {begun['clock']}")
        half = times[-1] / 2
        self.expect(abs(middle["clock"] - half) < 1e-5, f"{name}: slider in the middle, clock at {middle['clock']}")
        self.expect(middle["readout"] == f"{half:.2f} s", f"{name}: the read-out is {middle['readout']}")
        frame = max(index for index, time in enumerate(times) if time <= half)
        on = following["clock"]
        self.expect(abs(on - times[frame + 1]) < 1e-5, f"{name}: a frame on from {half}: {on}")
        self.expect(abs(back["clock"] - times[frame]) < 1e-5, f"{name}: a frame back: {back['clock']}")
        shown = sorted(formatted(value) for value in rows[frame])
        self.expect(sorted(filter(None, back["values"])) == shown, f"{name}: the values are {back['values']}")
        slow = use["slow"]["clock"]
        self.expect(abs(slow - 0.11) < 0.02, f"{name}: {slow} s in 1.1 s at a tenth of the speed")
        hidden = [all(row[channel] is None for row in rows) for channel in range(len(rows[0]))]
        self.expect(use["plots"] >= hidden.count(False) > 0, f"{name}: {use['plots']} curves")
        self.expect(use["stage"] == "rgb(31, 33, 37)", f"{name}: the dark stage is {use['stage']}")


def formatted(value: float | None) -> str:
    """A number as the page writes it."""
    if value is None:
        return "–"
    # Round like JavaScript: the exact value of the double, halves up.
    text = f"{Decimal(value).quantize(Decimal('0.001'), ROUND_HALF_UP)}"
    return (text.replace("-", "") if float(text) == 0 else text).replace("-", "−")


def size(document: str) -> tuple[float, float]:
    root = ElementTree.fromstring(document)
    return float(root.attrib["width"]), float(root.attrib["height"])


def ink(picture: Image.Image) -> float:
    """The fraction of the pixels that are not white."""
    apart = ImageChops.difference(picture, Image.new("RGB", picture.size, "white")).convert("L")
    return 1 - apart.histogram()[0] / (picture.width * picture.height)


def main() -> int:
    browser, librsvg = find_browser(), shutil.which("rsvg-convert")
    missing = [name for name, path in [("Chromium", browser), ("rsvg-convert", librsvg)] if not path]
    with tempfile.TemporaryDirectory() as folder:
        pictures = Pictures(str(Path(sys.argv[1]).resolve()), browser, librsvg, Path(folder))
        effects = [line.split()[0] for line in pictures.run("list").splitlines()]
        for effect in effects:
            for variant in ("exact", "legacy"):
                pictures.check(effect, variant)
        pictures.failures += scene_pictures.check(browser, librsvg, Path(folder))
    for failure in pictures.failures:
        print(failure)
    for kind, (share, mean) in pictures.worst.items():
        print(f"{kind}: at most {share:.3%}, {mean:.3f}")
    if missing:
        print(f"not compared, as it is not there: what {' and '.join(missing)} would draw")
    print(f"pictures of {len(effects)} effects and {len(scene_pictures.SHEETS)} scenes, {len(pictures.failures)} failures")
    return 1 if pictures.failures else 0


if __name__ == "__main__":
    sys.exit(main())
