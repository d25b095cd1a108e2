"""Plays random exports in a headless Chromium, and compares what it shows with the values of the tool.

Sixty motions of a seed are exported as CSS's linear(), as @keyframes, for the Web Animations API and as SVG in turn, and sixty
animation documents as all but the first; with INBETWEEN_THOROUGH=1 a thousand of each. They are played at forty times each.
No error may be above the promise of the export. Documents that the exporter refuses are counted by reason.
"""

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from check import random_inputs
from check.browser.chromium import Chromium, find_browser
from check.browser.page import Page
from check.support import IS_THOROUGH, Findings, leave_out, output, require, rows, run

COUNT = 1000 if IS_THOROUGH else 60
TIMES = 40
BAD_DATA = 65
# For each way to play an export the words of the tool.
WORDS = {"easing": ["css"], "css": ["keyframes"], "waapi": ["keyframes", "--format", "waapi"], "svg": ["svg"]}
# The numbers that the page shows, in its order.
SHOWN = ["translate.0", "translate.1", "scale.0", "scale.1", "rotate", "opacity"]


class Property(NamedTuple):
    """The expected values of a property, and in which unit an error is measured."""

    values: list[float]
    unit: float
    # The browser's, in that unit.
    rounding: float


class Export(NamedTuple):
    """An export with its expected values."""

    # The motion or the command, for people.
    what: str
    # The item for the page.
    item: dict
    # By the name in SHOWN.
    expected: dict[str, Property]
    # The promised error of the export, in the units of the properties.
    promise: float


def check(options) -> None:
    if find_browser() is None:
        leave_out("exports are not played, as there is no Chromium")
        return
    findings, refusals = Findings(), Counter()
    targets, numbers = list(WORDS), Random(23)
    hold("motions", [motion_export(numbers, options.tool, targets[index % 4]) for index in range(COUNT)], findings)
    numbers = Random(options.seed or 41)
    played = [document_export(numbers, options.tool, targets[1 + index % 3], refusals) for index in range(COUNT)]
    hold("documents", played, findings)
    for (target, reason), count in refusals.most_common():
        print(f"documents as {target}: {count} refused, {reason}")
    findings.report(f"{2 * COUNT} exports")


def hold(what: str, exports: list[Export], findings: Findings) -> None:
    """Plays exports, and prints the largest error of each target."""
    with Chromium() as chromium, Page(chromium) as page:
        page.run_script("exports.js")
        played = page.call("played", [export.item for export in exports], timeout=600)
    largest: dict[str, list[float]] = defaultdict(list)
    for export, shown in zip(exports, played, strict=True):
        found = list(errors(export, shown))
        largest[export.item["target"]].append(max(error for error, _, _ in found))
        wrong = [(error, text) for error, rounding, text in found if error > export.promise + rounding]
        error, text = max(wrong, default=(0, ""))
        findings.expect(not wrong, f"{export.item['target']}: {text} ({len(wrong)} of such): {error:.3g}, but {export.promise:.3g} "
                                   f"was promised, of {export.what}")
    for target, found in largest.items():
        print(f"{what} as {target}: {len(found)} exports, largest error {max(found):.3g}")


def errors(export: Export, shown: list[list[float | None]]) -> Iterator[tuple[float, float, str]]:
    """For each property and time the error, the browser's rounding and a text about them."""
    for name, (values, unit, rounding) in export.expected.items():
        for time, row, value in zip(export.item["times"], shown, values, strict=True):
            number = row[SHOWN.index(name) if len(row) > 1 else 0]
            error = math.inf if number is None else abs(number - value) / unit
            yield error, rounding, f"{name} at {time} s is {number}, not {value:.7g}"


def refused(done, words: list[str]) -> bool:
    """Whether the tool refuses an export, in words; raises Failure if it fails otherwise."""
    require(done.returncode in (0, BAD_DATA), f"{words}: {done.stderr}")
    return done.returncode != 0


def promise(done) -> float:
    stated = re.search(r"error at most ([0-9.e-]+)", done.stdout + done.stderr)
    return float(stated[1]) if stated else 0


def tolerance(numbers: Random) -> list[str]:
    return ["--tolerance", numbers.choice(["0.01", "0.001", "0.0001"])]


def at(times: list[float]) -> list[str]:
    return ["--at", ",".join(map(repr, times))]


def clamped(name: str, values: list[float]) -> list[float]:
    """The values as they are shown: an opacity beyond its ends is at them."""
    return [min(max(value, 0), 1) for value in values] if name == "opacity" else values


# MARK: Motions

# The browser computes with 32-bit numbers and writes six digits; the clock of SVG counts in 32-bit numbers, too. In a
# thousand exports 3e-6 and 1.2e-5 were seen.
MOTION_ROUNDING = {"easing": 1e-6, "css": 1e-5, "waapi": 1e-5, "svg": 3e-5}
# The moved properties, with their names in SHOWN and the ends of the motion; angles in radians.
PROPERTIES = {
    "translate": ("translate.0", 0, 300), "scale": ("scale.0", 0.5, 2), "rotate": ("rotate", -1, 2), "opacity": ("opacity", 0, 1),
}


def motion_export(numbers: Random, tool: Path, target: str) -> Export:
    """A random motion as an export for a target; motions that the target refuses are skipped."""
    while True:
        name = numbers.choice(list(PROPERTIES))
        shown, start, end = PROPERTIES[name]
        motion = f"{random_inputs.motion(numbers)} {start} -> {end}"
        words = ["export", *WORDS[target], motion, *tolerance(numbers), *([] if target == "easing" else ["--property", name])]
        done = run(tool, *words)
        if not refused(done, words):
            break
    item = {"target": target, "text": done.stdout}
    first, last = span(item)
    item["times"] = sorted(numbers.uniform(max(first, 0), last) for _ in range(TIMES))
    values = [float(row["value"]) for row in rows(output(tool, "sample", motion, *at(item["times"])))]
    distance = end - start
    if target == "easing":
        # The page shows the progress.
        values, distance = [(value - start) / distance for value in values], 1
    else:
        values = clamped(name, values)
    return Export(motion, item, {shown: Property(values, distance, MOTION_ROUNDING[target])}, promise(done))


def span(item: dict) -> tuple[float, float]:
    """The span of an export in seconds; adds to the item the timing of an easing."""
    text = item["text"]
    if item["target"] == "easing":
        found = dict(re.findall(r"--motion-(\w+): ([^;]*);", text))
        duration, delay = (float(found.get(name, "0ms").removesuffix("ms")) for name in ("duration", "delay"))
        item["timing"] = {"duration": duration, "delay": delay, "easing": found["easing"], "fill": "both"}
    elif item["target"] == "css":
        times = re.findall(r"(?<= )([-0-9.]+)ms", re.search(r"animation: ([^;]*);", text)[0])
        duration, delay = ([float(time) for time in times] + [0])[:2]
    elif item["target"] == "waapi":
        options = json.loads(text)["options"]
        duration, delay = options["duration"], options.get("delay", 0)
    else:
        times = [re.search(rf' {name}="([^"]*)s"', text) for name in ("dur", "begin")]
        duration, delay = (1000 * float(found[1]) if found else 0 for found in times)
    return delay / 1000, (delay + duration) / 1000


# MARK: Animation documents

# Endless documents are played for this many cycles.
CYCLES = 3
# The number of points at which the range of the values is measured.
RANGE_COUNT = 2000
# As above, of the greatest value or of the range, whichever is larger. The clock of SVG counts in microseconds, and was
# seen to be 24 of them off.
DOCUMENT_ROUNDING = {"css": 1e-5, "waapi": 1e-5, "svg": 6e-5}


class Channel(NamedTuple):
    """A number of the table, and the properties that it moves."""

    column: str
    # The moved numbers, by their names in SHOWN.
    moved: list[str]
    # The value where the animation has no effect.
    model: float


def document_export(numbers: Random, tool: Path, target: str, refusals: Counter) -> Export:
    """A random document as an export for a target; documents that the target refuses are counted and skipped."""
    while True:
        document = random_inputs.document(numbers)
        inside, outside = played_times(document)
        words = ["export", *WORDS[target], *tolerance(numbers)]
        if "infinity" in str(document) and numbers.random() < 0.3:
            words += ["--to", repr(inside[1])]
            outside = []
        done = run(tool, *words, "-", input=json.dumps(document))
        if not refused(done, [*words, json.dumps(document)]):
            break
        reason = re.sub(r"-?\d[\d.e-]*", "#", done.stderr.strip().split(": ", 2)[-1])
        refusals[target, f"{document['type']}: {reason}"] += 1
    # The clock of SVG counts whole microseconds.
    times = [round(numbers.uniform(*inside), 6) for _ in range(TIMES)]
    times += [round(numbers.uniform(*span), 6) for span in outside for _ in range(4)]
    # Without a delay the keys begin at 0 with the model value, which counts in the range. With a delay, which may be
    # negative, they are those of the whole animation.
    is_delayed = re.search(r'ms -?[0-9.]+ms|"delay"| begin="', done.stdout)
    whole = (document.get("beginTime", 0) if is_delayed else 0, inside[1])
    return Export(
        f"{' '.join(words)} of {json.dumps(document)}", {"target": target, "text": done.stdout, "times": times},
        expected_values(tool, document, times, whole, DOCUMENT_ROUNDING[target]), promise(done))


def expected_values(
    tool: Path, document: dict, times: list[float], span: tuple[float, float], rounding: float
) -> dict[str, Property]:
    """The values at the times, and the range of each property over a span as the unit."""
    grid = [span[0] + (span[1] - span[0]) * index / RANGE_COUNT for index in range(RANGE_COUNT)]
    table = rows(output(tool, "animate", "-", *at(times + grid), input=json.dumps(document)))
    expected = {}
    for property_channels in channels(document):
        columns = [[float(row[each.column]) if row[each.column] else each.model for row in table] for each in property_channels]
        unit = max(max(column) - min(column) for column in columns) or 1
        for channel, column in zip(property_channels, columns):
            for moved in channel.moved:
                values = clamped(moved, column[:len(times)])
                expected[moved] = Property(values, unit, rounding * max(1, *(abs(value) / unit for value in values)))
    return expected


def channels(document: dict) -> Iterator[list[Channel]]:
    """The numbers of each property that a document moves."""
    is_group = document["type"] == "group"
    for member in document["animations"] if is_group else [document]:
        key_path = member.get("keyPath")
        moved, count, _ = random_inputs.KEY_PATHS[key_path]
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
    begin, fill, count = document.get("beginTime", 0), document.get("fillMode", "removed"), document.get("repeatCount", 1)
    cycle = document["duration"] * (2 if document.get("autoreverses") else 1) / abs(document.get("speed", 1))
    end = begin + cycle * (CYCLES if count == "infinity" else count)
    outside = [(0, begin)] if begin > 0 and fill in ("backwards", "both") else []
    if count != "infinity" and fill in ("forwards", "both"):
        outside.append((end + 1e-3, end + cycle))
    return (max(begin, 0), end), outside
