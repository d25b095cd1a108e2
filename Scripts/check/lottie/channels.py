"""Compares evaluated properties with lottie-web's.

It compares every property of every visible layer, and the places to which its matrix maps three points, through
`inbetween lottie sample`. Each file has ten frames, half of them between whole ones. Numbers have to be within 1e-3 of a
point (0.02 for a position on a spatial curve, as lottie-web walks on chords), of a degree, of a per cent, and of the
32-bit numbers that lottie-web keeps. Differences are listed by property, with the place of the greatest one.
"""

import csv
import json
import math
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

import numpy as np

from check.browser.eyes import PageError
from check.lottie.containers import read_document
from check.lottie.corpus import CorpusFile, corpus_files, own_files
from check.lottie.web import WebRenderer, picture_size
from check.support import Failure, Findings, output, rows

FRAMES = 10
TOLERANCE, SPATIAL_TOLERANCE, SINGLE_PRECISION = 1e-3, 0.02, 2e-6

TRANSFORM = {"a": "Anchor Point", "p": "Position", "px": "X Position", "py": "Y Position", "s": "Scale", "r": "Rotation",
             "rz": "Rotation", "rx": "Rotation X", "ry": "Rotation Y", "or": "Orientation", "o": "Opacity", "sk": "Skew",
             "sa": "Skew Axis"}
ELEMENTS = {
    "el": {"s": "Size", "p": "Position"}, "rc": {"s": "Size", "p": "Position", "r": "Roundness"},
    "sr": {"pt": "Points", "p": "Position", "r": "Rotation", "ir": "Inner Radius", "or": "Outer Radius",
           "is": "Inner Roundedness", "os": "Outer Roundedness"},
    "sh": {"ks": "Path"}, "fl": {"c": "Color", "o": "Opacity"},
    "st": {"c": "Color", "o": "Opacity", "w": "Stroke Width"},
    "gf": {"o": "Opacity", "s": "Start Point", "e": "End Point"},
    "gs": {"o": "Opacity", "s": "Start Point", "e": "End Point", "w": "Stroke Width"},
    "tm": {"s": "Start", "e": "End", "o": "Offset"}, "rd": {"r": "Radius"}, "rp": {"c": "Copies", "o": "Offset"},
    "pb": {"a": "Amount"}, "zz": {"s": "Size", "r": "Ridges"}, "op": {"a": "Amount"},
}
# The files with numbers beyond the tolerance, and why.
KNOWN = Path(__file__).with_name("known.csv")
# The points of a layer by which its matrix is judged.
CORNERS = np.array([(0, 0, 1), (100, 0, 1), (0, 100, 1)])


class Difference:
    """A property's greatest difference, and how many numbers there were."""

    def __init__(self) -> None:
        self.count = self.beyond = 0
        self.greatest, self.place = 0.0, ""

    def add(self, apart: float, tolerance: float, place: str) -> None:
        self.count += 1
        self.beyond += not apart <= tolerance
        if not apart <= self.greatest:
            self.greatest, self.place = apart, place


def check(tool: Path, _: int | None, findings: Findings) -> None:
    with KNOWN.open() as table:
        known = {row["file"]: row["reason"] for row in csv.DictReader(table)}
    found: dict[str, Difference] = defaultdict(Difference)
    by_file: dict[str, Difference] = defaultdict(Difference)
    with WebRenderer() as web, tempfile.TemporaryDirectory() as work:
        for file in [*own_files(), *corpus_files()]:
            if file.level == "L11":
                continue
            try:
                compare(file, web, tool, Path(work), found, by_file)
            except (Failure, PageError, ValueError, subprocess.SubprocessError) as error:
                print(f"{file.key}: left out: {str(error).splitlines()[0]}", flush=True)
    print(f"{'property':24}  numbers   beyond   greatest")
    for name, difference in sorted(found.items()):
        print(f"{name:24}{difference.count:9}{difference.beyond:9}   {difference.greatest:.3g} {difference.place}")
    for name, difference in sorted(by_file.items(), key=lambda item: -item[1].beyond):
        text = (f"{name}: {difference.beyond} of {difference.count} beyond, up to {difference.greatest:.3g}"
                f" at {difference.place}")
        if difference.beyond and name in known:
            print(f"{text} ({known[name]})")
        elif difference.beyond:
            # Our own files contain features that lottie-web treats differently.
            findings.expect(name.startswith("own/"), text)


def compare(file: CorpusFile, web: WebRenderer, tool: Path, work: Path, found: dict, by_file: dict) -> None:
    """Adds the differences of a file to those of the properties and of the files."""
    document = read_document(file.path)
    assets = [asset for asset in document.get("assets") or [] if isinstance(asset, dict)]
    for layers in [document.get("layers"), *(asset.get("layers") for asset in assets)]:
        mark(layers, "L")
    is_spatial_somewhere = '"ti":' in json.dumps(document)
    marked = work / "marked.json"
    marked.write_text(json.dumps(document))
    first, end = document["ip"], document["op"]
    frames = [first + math.floor((end - first) * (index + 0.5) / FRAMES) + 0.5 * (index % 2) for index in range(FRAMES)]
    frames = [frame for frame in frames if first <= frame < end - 0.01]
    if not frames:
        return
    web.open(document, picture_size(document))
    csv.field_size_limit(1 << 27)
    at = ",".join(f"{frame!r}f" for frame in frames)
    ours = rows(output(tool, "lottie", "sample", marked, "--quiet", "--key-path", "**", "--at", at, timeout=60))
    compositions = {asset["id"]: asset["layers"] for asset in assets if "layers" in asset and "id" in asset}
    for row, frame, layers in zip(ours, frames, web.channels(frames)):
        for place, values in layers.items():
            layer = layer_at(document, compositions, place)
            if layer is None:
                continue
            prefix = ".".join(f"L{index}" for index in place.split("/"))
            for letter, numbers in values.items():
                label, key_path, tolerance = described(layer, prefix, letter, values)
                if label is None:
                    continue
                if label == "@matrix" and is_spatial_somewhere:
                    tolerance = SPATIAL_TOLERANCE
                place = f"{file.key} {key_path} at {frame:g}"
                for apart, size in distances(row, key_path, numbers):
                    limit = tolerance + SINGLE_PRECISION * size
                    found[label].add(apart, limit, place)
                    by_file[file.key].add(apart, limit, place)


def distances(row: dict, key_path: str, numbers: list) -> list[tuple[float, float]]:
    """The distances of numbers from our columns, and their magnitudes; infinite if we have no column."""
    columns = [key_path] if key_path in row else [f"{key_path}.{index}" for index in range(len(numbers))]
    if columns and columns[0] not in row:
        return [(math.inf, 0)]
    pairs = [(number, float(row[column])) for number, column in zip(numbers, columns)
             if number is not None and row.get(column, "") != ""]
    if not key_path.endswith("@matrix"):
        return [(abs(a - b), abs(a)) for a, b in pairs]
    theirs, ours = (np.reshape(matrix, (3, 2)) for matrix in zip(*pairs))
    sizes = 100 * abs(theirs[:2]).sum() + abs(theirs[2]).sum()
    return [(float(apart), float(sizes)) for apart in abs(CORNERS @ (theirs - ours)).flat]


def described(layer: dict, prefix: str, letter: str, values: dict) -> tuple[str | None, str, float]:
    """The kind of a value, its key path and its tolerance; no kind for a value that is not compared."""
    if letter == "@matrix":
        return "@matrix", f"{prefix}.@matrix", TOLERANCE
    if letter == "tm":
        return "Time Remap", f"{prefix}.Time Remap", TOLERANCE
    place, _, name = letter.rpartition(".")
    if place == "ks":
        return named("Transform", TRANSFORM, name, f"{prefix}.Transform", layer.get("ks", {}))
    element = element_at(layer, place)
    if element is None or f"{place}.twice" in values:
        return None, "", 0
    steps = place.split("-")
    # A hidden element has no channel.
    if any(element_at(layer, "-".join(steps[:count + 1])).get("hd") for count in range(len(steps))):
        return None, "", 0
    kind = element.get("ty")
    if kind == "tr":
        parents = ".".join([prefix, *(f"S{step}" for step in steps[:-1])])
        return named("Group transform", TRANSFORM, name, f"{parents}.Transform", element)
    path = ".".join([prefix, *(f"S{step}" for step in steps)])
    return named(kind, ELEMENTS.get(kind, {}), name, path, element)


def named(kind: str, names: dict, letter: str, path: str, json_: dict) -> tuple[str | None, str, float]:
    if letter not in names:
        return None, "", 0
    tolerance = SPATIAL_TOLERANCE if is_spatial(json_.get(letter[0])) else TOLERANCE
    return f"{kind} {names[letter]}", f"{path}.{names[letter]}", tolerance


def is_spatial(property_) -> bool:
    keys = property_.get("k") if isinstance(property_, dict) else None
    return isinstance(keys, list) and any(isinstance(key, dict) and ("to" in key or "ti" in key) for key in keys)


def mark(parts, letter: str, path: str = "") -> None:
    """Names layers and elements by their places, so that key paths are known, and marks them for the page."""
    for index, part in enumerate(parts if isinstance(parts, list) else []):
        if isinstance(part, dict):
            part["nm"], part["place"] = f"{letter}{index}", f"{path}{index}"
            mark(part.get("shapes" if letter == "L" else "it"), "S", "" if letter == "L" else f"{path}{index}-")


def layer_at(document: dict, compositions: dict, place: str) -> dict | None:
    layers = document["layers"]
    layer = None
    for step in map(int, place.split("/")):
        layer = layers[step]
        layers = compositions.get(layer.get("refId"), [])
    return layer


def element_at(layer: dict, place: str) -> dict | None:
    element = {"it": layer.get("shapes", [])}
    for step in place.split("-"):
        if not step.isdigit() or int(step) >= len(element.get("it", [])):
            return None
        element = element["it"][int(step)]
    return element
