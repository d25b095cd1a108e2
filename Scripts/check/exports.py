"""Plays random exports in a headless Chromium: exports.py TOOL.

Sixty motions of a seed, with INBETWEEN_THOROUGH=1 a thousand, are exported as CSS's linear(), as @keyframes, for the Web
Animations API and as SVG in turn, and played at forty times each. The values that the browser shows are compared with
those of the command TOOL: no error may be above the promise of the export. Without a Chromium it says so in one line.
"""

import argparse
import json
import os
import random
import re
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from browser import dump_dom, find_browser

COUNT = 60
THOROUGH_COUNT = 1000
TIMES = 40
SEED = 23
# The browser computes with 32-bit numbers and writes six digits; the clock of SVG counts in 32-bit numbers, too. In a
# thousand exports 3e-6 and 1.2e-5 were seen.
ROUNDING = {"css": 1e-6, "keyframes": 1e-5, "waapi": 1e-5, "svg": 3e-5}
BUDGET_MS = 100_000
TARGETS = ["css", "keyframes", "waapi", "svg"]
# The moved properties, with the ends of the motion; angles in radians.
PROPERTIES = {"translate": (0, 300), "scale": (0.5, 2), "rotate": (-1, 2), "opacity": (0, 1)}
FAMILIES = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]

PAGE = """<!DOCTYPE html><meta charset="utf-8"><body><div id="stage"></div>
<script>
const exports = __EXPORTS__;
const stage = document.getElementById("stage");

// The value of a property that the browser shows; angles in radians.
function shown(element, property) {
  const text = getComputedStyle(element)[property];
  if (text === "none") return property === "scale" ? 1 : 0;
  return parseFloat(text) * (property === "rotate" ? Math.PI / 180 : 1);
}

function stopped(animation) {
  animation.pause();
  return animation;
}

const players = {
  css(item) {
    const element = document.createElement("div");
    stage.append(element);
    const animation = stopped(element.animate([{ opacity: 0 }, { opacity: 1 }], item.timing));
    return (time) => {
      animation.currentTime = 1000 * time;
      const progress = animation.effect.getComputedTiming().progress;
      return item.ends[0] + (item.ends[1] - item.ends[0]) * progress;
    };
  },
  keyframes(item) {
    const style = document.createElement("style");
    style.textContent = item.text;
    const element = document.createElement("div");
    element.style.animation = item.animation;
    stage.append(style, element);
    const animation = stopped(element.getAnimations()[0]);
    return (time) => {
      animation.currentTime = 1000 * time;
      return shown(element, item.property);
    };
  },
  waapi(item) {
    const { keyframes, options } = JSON.parse(item.text);
    const element = document.createElement("div");
    stage.append(element);
    const animation = stopped(element.animate(keyframes, options));
    return (time) => {
      animation.currentTime = 1000 * time;
      return shown(element, item.property);
    };
  },
  svg(item) {
    const box = document.createElement("div");
    box.innerHTML = item.text;
    stage.append(box);
    const svg = box.querySelector("svg");
    const shape = box.querySelector("rect");
    svg.pauseAnimations();
    return (time) => {
      svg.setCurrentTime(time);
      if (item.property === "opacity") return shown(shape, "opacity");
      const transform = shape.transform.animVal.getItem(0);
      if (item.property === "rotate") return transform.angle * Math.PI / 180;
      return item.property === "scale" ? transform.matrix.a : transform.matrix.e;
    };
  },
};

// The clocks of SVG start when the page has been loaded.
addEventListener("load", () => setTimeout(() => {
  const played = exports.map((item) => {
    const play = players[item.target](item);
    const values = item.times.map(play);
    stage.replaceChildren();
    return values;
  });
  const result = document.createElement("pre");
  result.textContent = JSON.stringify(played);
  result.id = "result";
  document.body.append(result);
}));
</script>"""


class Export(NamedTuple):
    """An export with its expected values."""

    motion: str
    # The item for the page.
    item: dict
    # The values at the times.
    values: list[float]
    # The promised error of the export, as a fraction of the distance.
    promise: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool", type=Path)
    tool = parser.parse_args().tool.resolve()
    browser = find_browser()
    if browser is None:
        print("The exports are not played: there is no chromium.")
        if os.environ.get("INBETWEEN_REQUIRE_ALL") == "1":
            raise SystemExit(1)
        return
    numbers = random.Random(SEED)
    count = THOROUGH_COUNT if os.environ.get("INBETWEEN_THOROUGH") == "1" else COUNT
    exports = [some_export(numbers, tool, TARGETS[index % len(TARGETS)]) for index in range(count)]
    played = play(browser, [export.item for export in exports])
    report(exports, played)


def some_export(numbers: random.Random, tool: Path, target: str) -> Export:
    """A random motion as an export for a target; motions that the target refuses are skipped."""
    while True:
        name = numbers.choice(list(PROPERTIES))
        ends = PROPERTIES[name]
        motion = f"{some_motion(numbers)} {ends[0]} -> {ends[1]}"
        tolerance = numbers.choice(["0.01", "0.001", "0.0001"])
        words = ["export", "css" if target == "css" else target, motion, "--tolerance", tolerance]
        if target == "waapi":
            words[1:2] = ["keyframes"]
            words += ["--format", "waapi"]
        if target != "css":
            words += ["--property", name]
        run = subprocess.run([tool, *words], capture_output=True, text=True)
        if run.returncode == 0:
            break
        if run.returncode != 65:
            raise RuntimeError(f"{words}: {run.stderr}")
    item = {"target": target, "property": name, "text": run.stdout, "ends": ends}
    start, end = span(item)
    item["times"] = sorted(numbers.uniform(max(start, 0), end) for _ in range(TIMES))
    table = subprocess.run(
        [tool, "sample", motion, "--at", ",".join(map(repr, item["times"]))],
        capture_output=True, text=True, check=True,
    ).stdout
    values = [float(line.split(",")[1]) for line in table.splitlines()[1:]]
    if name == "opacity" and target != "css":
        values = [min(max(value, 0), 1) for value in values]
    promise = re.search(r"error at most ([0-9.e-]+)", run.stdout + run.stderr)
    return Export(motion, item, values, float(promise[1]) if promise else 0)


def span(item: dict) -> tuple[float, float]:
    """The span of an export in seconds; adds to the item the parts of its text that the page needs."""
    text = item["text"]
    if item["target"] == "css":
        found = {name: value for name, value in re.findall(r"--motion-(\w+): ([^;]*);", text)}
        duration, delay = (milliseconds(found.get(name, "0ms")) for name in ("duration", "delay"))
        item["timing"] = {"duration": duration, "delay": delay, "easing": found["easing"], "fill": "both"}
    elif item["target"] == "keyframes":
        item["animation"] = re.search(r"animation: ([^;]*);", text)[1]
        times = [milliseconds(word) for word in item["animation"].split() if re.fullmatch(r"[-0-9.]+ms", word)]
        duration, delay = (times + [0])[:2]
    elif item["target"] == "waapi":
        options = json.loads(text)["options"]
        duration, delay = options["duration"], options.get("delay", 0)
    else:
        duration = 1000 * float(re.search(r' dur="([^"]*)s"', text)[1])
        begin = re.search(r' begin="([^"]*)s"', text)
        delay = 1000 * float(begin[1]) if begin else 0
    return delay / 1000, (delay + duration) / 1000


def milliseconds(text: str) -> float:
    """The number of milliseconds that CSS's text says."""
    return float(text.removesuffix("ms"))


def some_motion(numbers: random.Random) -> str:
    """A motion in seconds, without ends."""

    def number(low: float, high: float) -> str:
        return f"{numbers.uniform(low, high):.4f}"

    def easing() -> str:
        return f"ease-{numbers.choice(['in', 'out', 'in-out'])}-{numbers.choice(FAMILIES)}"

    curve = (
        lambda: f"cubic-bezier({number(0, 1)}, {number(-1, 2)}, {number(0, 1)}, {number(-1, 2)})",
        easing,
        lambda: f"steps({numbers.randint(2, 9)})",
        lambda: f"linear(0, {number(0, 1)} {numbers.randint(20, 40)}%, {number(0, 1)} 80%, 1)",
    )
    delay = numbers.choice(["", "", " 100ms", " -50ms"])
    return numbers.choice((
        lambda: f"{numbers.randint(150, 1500)}ms {numbers.choice(curve)()}{delay}",
        lambda: f"{numbers.randint(150, 1500)}ms {easing()}{delay}",
        lambda: f"spring(1 {number(20, 600)} {number(2, 40)})",
        lambda: f"spring({number(0.3, 3)} {number(20, 600)} {number(2, 60)} {number(-8, 15)})",
        lambda: f"spring(1 {number(50, 300)} {number(3, 10)}) within(max: 1, restitution: {number(0, 0.8)})",
        lambda: f"second-order(frequency: {number(0.8, 4)}, damping-ratio: {number(0.2, 1.5)}, response: {number(-1, 2)})",
        lambda: f"min-jerk({number(0.2, 1.5)}s)",
    ))()


def play(browser: str, items: list[dict]) -> list[list[float | None]]:
    """The values that the browser shows of each item at its times."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        # A closing tag inside a text would end the page's script.
        page.write_text(PAGE.replace("__EXPORTS__", json.dumps(items).replace("</", "<\\/")))
        document = dump_dom(browser, page.as_uri(), BUDGET_MS)
    return json.loads(re.search(r'<pre id="result">(.*?)</pre>', document, re.DOTALL)[1])


def report(exports: list[Export], played: list[list[float | None]]) -> None:
    """Prints the largest error of each target; ends with 1 if an error is above its promise."""
    wrong = []
    for target in TARGETS:
        worst, most = 0.0, 0.0
        chosen = [(export, values) for export, values in zip(exports, played) if export.item["target"] == target]
        for export, values in chosen:
            distance = abs(export.item["ends"][1] - export.item["ends"][0])
            errors = [
                float("inf") if shown is None else abs(shown - value) / distance
                for shown, value in zip(values, export.values, strict=True)
            ]
            error = max(errors)
            worst, most = max(worst, error), max(most, error - export.promise)
            if error > export.promise + ROUNDING[target]:
                time = export.item["times"][errors.index(error)]
                wrong.append(
                    f"{target} of {export.motion!r}: {error:.3g} at {time:.6g} s, but {export.promise:.3g} was promised")
        print(f"{target}: {len(chosen)} exports, largest error {worst:.3g}, at most {most:.1g} above a promise")
    for line in wrong:
        print(line)
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
