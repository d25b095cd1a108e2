"""Compares evaluated properties with lottie-web's: channels.py --tool TOOL [FILTER].

It compares every property of every visible layer, and the places to which its matrix maps three points, through
`inbetween lottie sample`. Each file has ten frames, half of them between whole ones. Numbers have to be within 1e-3 of a
point (0.02 for a position on a spatial curve, as lottie-web walks on chords), of a degree, of a per cent, and of the
32-bit numbers that lottie-web keeps. Differences are listed by property, with the place of the greatest one.
"""

import argparse
import csv
import json
import math
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from corpus import DEFAULT_FOLDER, CorpusFile, corpus_files, own_files
from web import PageError, WebRenderer, picture_size, read_document

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
# Files with numbers beyond the tolerance, and why.
TURNS = "positions that turn back on a line: lottie-web walks on two chords"
NO_NUMBER = "lottie-web has no number here"
NO_CHANNEL = "rotations out of the plane that are always 0 have no channel"
ORIENTS = "lottie-web orients along its chords"
STALE = "lottie-web has not evaluated it, or its parent, since a jump"
EXPECTED = {
    "ios/Boat_Loader.json": ORIENTS,
    "ios/Issues/issue_1169_four_shadows.json": NO_NUMBER,
    "ios/Issues/issue_1541.json": NO_CHANNEL,
    "ios/Issues/issue_1643.json": NO_NUMBER,
    "ios/Issues/issue_1655.json": TURNS,
    "ios/Issues/issue_2030.json": TURNS,
    "ios/Issues/issue_2220.json": TURNS,
    "ios/Issues/issue_2270.json": TURNS,
    "ios/Issues/pr_1599.json": NO_NUMBER,
    "ios/Issues/pr_1632_1.json": NO_NUMBER,
    "ios/Issues/pr_1632_2.json": NO_NUMBER,
    "ios/Issues/pr_1699.json": STALE,
    "ios/Issues/pr_2305.json": "an overshoot beyond the end of a curve, which lottie-web does not have",
    "ios/LottieFiles/step_loader.json": TURNS,
    "ios/TypeFace/Colon.json": TURNS,
    "ios/TypeFace/F.json": TURNS,
    "ios/TypeFace/G.json": STALE,
    "ios/TypeFace/H.json": TURNS,
    "rlottie/3d.json": NO_CHANNEL,
    "rlottie/UXSample_1920x1080/D Transforms_All_01_1920x1080.json": ORIENTS,
    "rlottie/ao.json": ORIENTS,
    "rlottie/bell.json": TURNS,
    "rlottie/hourglass.json": TURNS,
    "rlottie/loading_rectangles.json": NO_CHANNEL,
    "rlottie/mughead.json": STALE,
    "rlottie/personal_character.json": TURNS,
    "rlottie/test/repro_propertyhelper_type_confusion2.json": NO_NUMBER,
}
# The points of a layer by which its matrix is judged.
CORNERS = ((0, 0), (100, 0), (0, 100))


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=Path, required=True)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--check", action="store_true", help="exit with 1 if anything unexpected is beyond its tolerance")
    parser.add_argument("filter", nargs="?", default="", help="a part of SOURCE/FILE")
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    found: dict[str, Difference] = defaultdict(Difference)
    by_file: dict[str, Difference] = defaultdict(Difference)
    with WebRenderer(folder) as web, tempfile.TemporaryDirectory() as work:
        for file in [*own_files(), *corpus_files(folder)]:
            if arguments.filter not in file.key or file.level == "L11":
                continue
            try:
                compare(file, web, arguments.tool.resolve(), Path(work), found, by_file)
            except (PageError, ValueError, subprocess.SubprocessError) as error:
                print(f"{file.key}: left out: {str(error).splitlines()[0]}", flush=True)
            except KeyboardInterrupt:
                print(f"{file.key} and what follows is left out")
                break
    print(f"{'property':24}  numbers   beyond   greatest")
    for name, difference in sorted(found.items()):
        print(f"{name:24}{difference.count:9}{difference.beyond:9}   {difference.greatest:.3g} {difference.place}")
    for name, difference in sorted(by_file.items(), key=lambda item: -item[1].beyond):
        if difference.beyond:
            reason = f" ({EXPECTED[name]})" if name in EXPECTED else ""
            print(f"{name}: {difference.beyond} of {difference.count} beyond, up to {difference.greatest:.3g}"
                  f" at {difference.place}{reason}")
    # Our own files contain features that lottie-web treats differently.
    unexpected = [name for name, difference in by_file.items()
                  if difference.beyond and name not in EXPECTED and not name.startswith("own/")]
    sys.exit(1 if arguments.check and unexpected else 0)


def compare(file: CorpusFile, web: WebRenderer, tool: Path, work: Path, found: dict, by_file: dict) -> None:
    document = read_document(file.path)
    assets = [asset for asset in document.get("assets") or [] if isinstance(asset, dict)]
    for layers in [document.get("layers"), *(asset.get("layers") for asset in assets)]:
        mark_layers(layers)
    is_spatial_somewhere = '"ti":' in json.dumps(document)
    marked = work / "marked.json"
    marked.write_text(json.dumps(document))
    first, end = document["ip"], document["op"]
    frames = [first + math.floor((end - first) * (index + 0.5) / FRAMES) + 0.5 * (index % 2) for index in range(FRAMES)]
    frames = [frame for frame in frames if first <= frame < end - 0.01]
    if not frames:
        return
    web.open(document, picture_size(document))
    evaluated = web.channels(frames)
    ours = sampled(tool, marked, frames)
    compositions = {asset["id"]: asset["layers"] for asset in assets if "layers" in asset and "id" in asset}
    for row, frame, layers in zip(ours, frames, evaluated):
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
    if key_path.endswith("@matrix"):
        theirs, ours = zip(*pairs)
        pairs = [pair for corner in CORNERS for pair in zip(moved(theirs, *corner), moved(ours, *corner))]
        sizes = sum(map(abs, theirs[:4])) * 100 + abs(theirs[4]) + abs(theirs[5])
        return [(abs(a - b), sizes) for a, b in pairs]
    return [(abs(a - b), abs(a)) for a, b in pairs]


def moved(matrix: tuple, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


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


def mark_layers(layers) -> None:
    """Names layers and elements by their places, so that key paths are known, and marks them for the page."""
    for index, layer in enumerate(layers if isinstance(layers, list) else []):
        if isinstance(layer, dict):
            layer["nm"], layer["place"] = f"L{index}", str(index)
            mark_shapes(layer.get("shapes"), "")


def mark_shapes(shapes, path: str) -> None:
    for index, shape in enumerate(shapes if isinstance(shapes, list) else []):
        if isinstance(shape, dict):
            shape["nm"], shape["place"] = f"S{index}", f"{path}{index}"
            mark_shapes(shape.get("it"), f"{path}{index}-")


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


def sampled(tool: Path, document: Path, frames: list[float]) -> list[dict]:
    command = [str(tool), "lottie", "sample", str(document), "--quiet", "--key-path", "**", "--at",
               ",".join(map(repr, frames))]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if run.returncode != 0:
        raise ValueError(f"our tool ends with {run.returncode}: {run.stderr.strip()[:200]}")
    csv.field_size_limit(1 << 27)
    return list(csv.DictReader(run.stdout.splitlines()))


if __name__ == "__main__":
    main()
