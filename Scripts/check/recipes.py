"""Follows the recipes of CONTRIBUTING in a copy of the tree: adds a motion, a target and a preset within the files that they name.

The new files are in Tests/Fixtures/Recipes. The tool is built with them, and is asked for all three.
"""

import json
import os
import shutil

from check.support import FIXTURES, ROOT, Failure, call, output, require, require_equal

WORK = ROOT / ".build-recipes"
TREE = WORK / "tree"

# For each recipe its new files and their places, and the lines that it adds behind others in files that exist.
RECIPES = {
    "motion": (
        {
            "RaisedCosine.swift": "Sources/MotionSprings/Oscillators/RaisedCosine.swift",
            "RaisedCosine+Notation.swift": "Sources/MotionNotation/Kinds/RaisedCosine+Notation.swift",
        },
        [("Sources/MotionNotation/MotionKind.swift", "    .bounds,\n", "    .raisedCosine,\n")],
    ),
    "target": (
        {"MotionExporter+Points.swift": "Sources/MotionExport/Points/MotionExporter+Points.swift"},
        [
            ("Sources/MotionExport/Targets/ExportTarget.swift", "  case code\n", "  /// Three values.\n  case points\n"),
            (
                "Sources/MotionExport/Targets/ExportTarget.swift", "    switch self {\n    case .css:\n",
                '    case .points: Row("three values", [], [Form("points", "Points", .code, ["txt"], hasComments: false)])\n',
            ),
            (
                "Sources/MotionExport/Targets/ExportTarget.swift", "    case .compose: try exporter.compose()\n",
                "    case .points: try exporter.points()\n",
            ),
            ("Sources/MotionExport/Targets/ExportTarget.swift", "    case .css, .code, .swiftui, .android,", " .points,"),
        ],
    ),
    "preset": (
        {},
        [(
            "Sources/MotionNotation/MotionPreset+Vendors.swift", "  private static let swiftUI = [\n",
            '    MotionPreset(.swiftUI, "jelly", Spring(duration: 0.7, bounce: 0.6)),\n',
        )],
    ),
}
# The most files of the libraries that a recipe may touch, as CONTRIBUTING says.
MOST = {"motion": 3, "target": 2, "preset": 1}


def check(options) -> None:
    copy_tree()
    for name, (files, insertions) in RECIPES.items():
        touched = set(files.values()) | {path for path, _, _ in insertions}
        require(len(touched) <= MOST[name], f"the recipe of a {name} touches {len(touched)} files: {sorted(touched)}")
        for source, place in files.items():
            (TREE / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(FIXTURES / "Recipes" / source, TREE / place)
        for path, anchor, lines in insertions:
            insert(TREE / path, anchor, lines)
    settings = os.environ | {"INBETWEEN_QUICK": "1", "INBETWEEN_MAKE": "1"}
    call("swift", "build", "--product", "inbetween", "--scratch-path", WORK / "build", "-debug-info-format", "none",
         cwd=TREE, env=settings, timeout=3600)
    ask(WORK / "build/debug/inbetween")


def copy_tree() -> None:
    """Copies the files that git knows; a file that did not change keeps its time, so that it is not compiled again."""
    TREE.mkdir(parents=True, exist_ok=True)
    names = output("git", "ls-files", "-z", cwd=ROOT).split("\0")
    names = [name for name in names if name and (ROOT / name).is_file()]
    for name in set(path.relative_to(TREE).as_posix() for path in TREE.rglob("*.swift")) - set(names):
        (TREE / name).unlink()
    for name in names:
        (TREE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, TREE / name)


def insert(path, anchor: str, lines: str) -> None:
    """Adds lines behind an anchor; before the last line of an anchor that ends with a case."""
    text = path.read_text()
    if text.count(anchor) != 1:
        raise Failure(f"{path.name} has {text.count(anchor)} times {anchor!r}")
    place = text.index(anchor) + len(anchor)
    if anchor.endswith("    case .css:\n"):
        place -= len("    case .css:\n")
    path.write_text(text[:place] + lines + text[place:])


def ask(tool) -> None:
    rows = json.loads(output(tool, "catalogue"))
    for part, name in (("motions", "raised-cosine"), ("targets", "points"), ("presets", "swiftui.jelly")):
        require(name in [row["name"] for row in rows[part]], f"the catalogue's {part} lack {name}")
    notation = "raised-cosine(duration: 0.5) 0 -> 300"
    facts = json.loads(output(tool, "describe", notation, "--format", "json"))
    require_equal((facts["duration"], facts["units"]["duration"]), (0.5, "s"), "the facts of a new motion")
    rows = output(tool, "sample", notation, "--count", "3").split()
    require_equal(rows[0], "time,value", "the table of a new motion")
    require_equal(rows[-1], "0.5,300", "the last row of a new motion")
    require("raised-cosine" in output(tool, "plot", notation), "the plot of a new motion has no legend")
    require("linear(" in output(tool, "export", "css", notation), "a new motion is not exported")
    require("raised-cosine(duration: d)" in output(tool, "--help"), "the help has no form of a new motion")
    require_equal(output(tool, "export", "points", "0.4s linear 0 -> 300"), "0.0 150.0 300.0\n", "a new target")
    require("points" in output(tool, "export", "--help"), "the help has no line of a new target")
    require("jelly" in output(tool, "presets"), "the list of presets lacks a new one")
    print("a motion in 3 files, a target in 2, a preset in 1, 0 failures")
