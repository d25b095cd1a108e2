"""Plays random exports of animation documents in a headless Chromium: animation_exports.py TOOL.

Sixty documents of a seed, with INBETWEEN_THOROUGH=1 a thousand, are exported as @keyframes, for the Web Animations API
and as SVG in turn, and played at forty times each. The values that the browser shows are compared with the table that
the command TOOL prints of the document: no error may be above the promise of the export. Documents that the exporter
refuses are counted by reason. Without a Chromium the script says so in one line.
"""

import argparse
import collections
import json
import math
import os
import random
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from animation_documents import KEY_PATHS, some_document
from browser import dump_dom, find_browser
from exports import BUDGET_MS, COUNT, THOROUGH_COUNT, TIMES

SEED = 41
# Endless documents are played for this many cycles.
CYCLES = 3
# The number of points at which the range of the values is measured.
RANGE_COUNT = 2000
# The browser writes six digits and computes with 32-bit numbers, as in exports.py. The rounding is a fraction of the
# greatest value or of the range, whichever is larger. The clock of SVG counts in microseconds, and was seen to be 24 of
# them off.
ROUNDING = {"css": 1e-5, "waapi": 1e-5, "svg": 6e-5}
WORDS = {"css": ["keyframes"], "waapi": ["keyframes", "--format", "waapi"], "svg": ["svg"]}
# The numbers that the browser shows, in the order of the page.
SHOWN = ["translate.0", "translate.1", "scale.0", "scale.1", "rotate", "opacity"]
PAGE = """<!DOCTYPE html><meta charset="utf-8"><body><div id="stage"></div>
<script>
const exports = __EXPORTS__;
const stage = document.getElementById("stage");

function numbers(text, still) {
  return text === "none" ? [still] : text.split(" ").map(parseFloat);
}

// The translation, the scale, the angle in radians and the opacity of an element.
function shown(element) {
  const style = getComputedStyle(element);
  const [x, y = 0] = numbers(style.translate, 0);
  const [width, height = width] = numbers(style.scale, 1);
  return [x, y, width, height, numbers(style.rotate, 0)[0] * Math.PI / 180, parseFloat(style.opacity)];
}

// The same of a shape with a list of transforms, which are taken apart as a translation of a rotation of a scale.
function shownTransforms(shape) {
  let matrix = new DOMMatrix();
  let angle = 0;
  for (const transform of shape.transform.animVal) {
    matrix = matrix.multiply(transform.matrix);
    if (transform.type === SVGTransform.SVG_TRANSFORM_ROTATE) angle += transform.angle * Math.PI / 180;
  }
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const scale = [matrix.a * cosine + matrix.b * sine, matrix.d * cosine - matrix.c * sine];
  return [matrix.e, matrix.f, ...scale, angle, parseFloat(getComputedStyle(shape).opacity)];
}

function playing(element, animations) {
  animations.forEach((animation) => animation.pause());
  return (time) => {
    animations.forEach((animation) => { animation.currentTime = 1000 * time; });
    return shown(element);
  };
}

const players = {
  css(text, element) {
    const style = document.createElement("style");
    style.textContent = text;
    stage.append(style);
    element.style.animation = /^ *animation: ([^;]*);/m.exec(text)[1];
    element.style.animationComposition = (/^ *animation-composition: ([^;]*);/m.exec(text) ?? ["", ""])[1];
    return playing(element, element.getAnimations());
  },
  waapi(text, element) {
    const animations = [JSON.parse(text)].flat();
    return playing(element, animations.map(({ keyframes, options }) => element.animate(keyframes, options)));
  },
  svg(text, element) {
    element.innerHTML = text;
    const svg = element.querySelector("svg");
    svg.pauseAnimations();
    return (time) => {
      svg.setCurrentTime(time);
      return shownTransforms(svg.querySelector("rect"));
    };
  },
};

// The clocks of SVG start when the page has been loaded.
addEventListener("load", () => setTimeout(() => {
  const played = exports.map((item) => {
    const element = document.createElement("div");
    stage.append(element);
    const values = item.times.map(players[item.target](item.text, element));
    stage.replaceChildren();
    return values;
  });
  const result = document.createElement("pre");
  result.textContent = JSON.stringify(played);
  result.id = "result";
  document.body.append(result);
}));
</script>"""


class Channel(NamedTuple):
    """A number of the table, and the properties that it moves."""

    column: str
    # The moved numbers, by their names in SHOWN.
    moved: list[str]
    # The value where the animation has no effect.
    model: float


class Export(NamedTuple):
    """An export with its expected values."""

    document: dict
    words: list[str]
    # The item for the page.
    item: dict
    # By moved number: the values at the times, and the range of the property.
    expected: dict[str, tuple[list[float], float]]
    # The promised error of the export, as a fraction of the range.
    promise: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool", type=Path)
    parser.add_argument("--count", type=int, help="the number of documents")
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    browser = find_browser()
    if browser is None:
        print("The exports of animations are not played: there is no chromium.")
        if os.environ.get("INBETWEEN_REQUIRE_ALL") == "1":
            raise SystemExit(1)
        return
    numbers = random.Random(arguments.seed)
    count = arguments.count or (THOROUGH_COUNT if os.environ.get("INBETWEEN_THOROUGH") == "1" else COUNT)
    refusals: dict[str, collections.Counter] = {target: collections.Counter() for target in WORDS}
    targets = list(WORDS)
    exports = [
        some_export(numbers, arguments.tool.resolve(), targets[index % len(targets)], refusals)
        for index in range(count)
    ]
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        # A closing tag inside a text would end the page's script.
        page.write_text(PAGE.replace("__EXPORTS__", json.dumps([each.item for each in exports]).replace("</", "<\\/")))
        text = dump_dom(browser, page.as_uri(), BUDGET_MS)
    played = json.loads(re.search(r'<pre id="result">(.*?)</pre>', text, re.DOTALL)[1])
    report(exports, played, refusals)


def some_export(
    numbers: random.Random, tool: Path, target: str, refusals: dict[str, collections.Counter]
) -> Export:
    """A random document as an export for a target; documents that the target refuses are counted and skipped."""
    while True:
        document = some_document(numbers)
        inside, outside = played_times(document)
        words = ["export", *WORDS[target], "--tolerance", numbers.choice(["0.01", "0.001", "0.0001"])]
        if "infinity" in str(document) and numbers.random() < 0.3:
            words += ["--to", repr(inside[1])]
            outside = []
        run = run_tool(tool, [*words, "--animation", "-"], document)
        if run.returncode == 0:
            break
        if run.returncode != 65:
            raise RuntimeError(f"{words}: {json.dumps(document)}: {run.stderr}")
        reason = re.sub(r"-?\d[\d.e-]*", "#", run.stderr.strip().split(": ", 2)[-1])
        refusals[target][f"{document['type']}: {reason}"] += 1
    # The clock of SVG counts whole microseconds.
    times = [round(numbers.uniform(*inside), 6) for _ in range(TIMES)]
    times += [round(numbers.uniform(*span), 6) for span in outside for _ in range(4)]
    promise = re.search(r"error at most ([0-9.e-]+)", run.stdout + run.stderr)
    # Without a delay the keys begin at 0 with the model value, which counts in the range. With a delay, which may be
    # negative, they are those of the whole animation.
    is_delayed = re.search(r'ms -?[0-9.]+ms|"delay"| begin="', run.stdout)
    return Export(
        document, words, {"target": target, "text": run.stdout, "times": times},
        expected_values(tool, document, times, (document.get("beginTime", 0) if is_delayed else 0, inside[1])),
        float(promise[1]) if promise else 0)


def run_tool(tool: Path, words: list[str], document: dict) -> subprocess.CompletedProcess:
    return subprocess.run([tool, *words], input=json.dumps(document), capture_output=True, text=True)


def expected_values(
    tool: Path, document: dict, times: list[float], span: tuple[float, float]
) -> dict[str, tuple[list[float], float]]:
    """By moved number: the values at the times, and the range of the property over a span."""
    grid = [span[0] + (span[1] - span[0]) * index / RANGE_COUNT for index in range(RANGE_COUNT)]
    run = run_tool(tool, ["animate", "-", "--at", ",".join(map(repr, times + grid))], document)
    if run.returncode != 0:
        raise RuntimeError(f"animate: {json.dumps(document)}: {run.stderr}")
    head, *rows = (line.split(",") for line in run.stdout.splitlines())
    expected: dict[str, tuple[list[float], float]] = {}
    for property_channels in channels(document):
        columns = []
        for channel in property_channels:
            index = head.index(channel.column)
            columns.append([float(row[index]) if row[index] else channel.model for row in rows])
        widest = max(max(column) - min(column) for column in columns)
        for channel, column in zip(property_channels, columns):
            for moved in channel.moved:
                expected[moved] = (column[:len(times)], widest)
    return expected


def channels(document: dict) -> Iterator[list[Channel]]:
    """The numbers of each property that a document moves."""
    is_group = document["type"] == "group"
    for member in document["animations"] if is_group else [document]:
        key_path = member.get("keyPath")
        moved, count, _ = KEY_PATHS[key_path]
        name = key_path if is_group else "value"
        model = member.get("modelValue", [0, 0] if count == 2 else 0)
        if count == 1:
            yield [Channel(name, moved, model)]
        else:
            yield [Channel(f"{name}.{axis}", [moved[axis]], model[axis]) for axis in (0, 1)]
        if "rotationMode" in member:
            yield [Channel(f"{name}.rotation" if is_group else "rotation", ["rotate"], 0)]


def played_times(document: dict) -> tuple[tuple[float, float], list[tuple[float, float]]]:
    """The span in which a document plays, and the spans before and after it in which it shows something."""
    speed = abs(document.get("speed", 1))
    begin = document.get("beginTime", 0)
    cycle = document["duration"] * (2 if document.get("autoreverses") else 1) / speed
    count = document.get("repeatCount", 1)
    end = begin + cycle * (CYCLES if count == "infinity" else count)
    fill = document.get("fillMode", "removed")
    outside = []
    if begin > 0 and fill in ("backwards", "both"):
        outside.append((0, begin))
    if count != "infinity" and fill in ("forwards", "both"):
        outside.append((end + 1e-3, end + cycle))
    return (max(begin, 0), end), outside


def report(exports: list[Export], played: list[list[list]], refusals: dict[str, collections.Counter]) -> None:
    """Prints the largest error and the refusals of each target; ends with 1 if an error is above its promise."""
    wrong = []
    for target in WORDS:
        worst, most = 0.0, 0.0
        chosen = [(export, rows) for export, rows in zip(exports, played) if export.item["target"] == target]
        for export, rows in chosen:
            faults = []
            for moved, (values, widest) in export.expected.items():
                if moved == "opacity":
                    values = [min(max(value, 0), 1) for value in values]
                unit = widest or 1
                rounding = ROUNDING[target] * max(1, *(abs(value) / unit for value in values))
                for time, row, value in zip(export.item["times"], rows, values, strict=True):
                    shown = row[SHOWN.index(moved)]
                    error = math.inf if shown is None else abs(shown - value) / unit
                    worst, most = max(worst, error), max(most, error - export.promise)
                    if error > export.promise + rounding:
                        faults.append((error, f"{moved} at {time} s is {shown}, not {value:.7g}"))
            if faults:
                error, text = max(faults)
                wrong.append(
                    f"{target}: {text} ({len(faults)} of such): {error:.3g} of the range, but {export.promise:.3g} was "
                    f"promised, by {' '.join(export.words)} of {json.dumps(export.document)}")
        refused = refusals[target]
        print(
            f"{target}: {len(chosen)} exports, {sum(1 for export, _ in chosen if export.promise == 0)} of them exact, "
            f"largest error {worst:.3g}, at most {most:.1g} above a promise; {refused.total()} refused")
        for reason, count in refused.most_common():
            print(f"  {count} refused, {reason}")
    for line in wrong:
        print(line)
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
