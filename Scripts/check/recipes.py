"""Follows the recipes of CONTRIBUTING in a copy of the tree: adds a motion, a target, a preset, an
effect and an import within the files that they name.

The new files are in Tests/Fixtures/Recipes. The tool is built with them, and is asked for all five.
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
    "effect": (
        {
            "SwellingDot.swift": "Sources/MotionEffects/SwellingDot/SwellingDot.swift",
            "SwellingDot+Kind.swift": "Sources/MotionEffects/SwellingDot/SwellingDot+Kind.swift",
        },
        [
            ("Sources/MotionEffects/Catalogue/EffectKind.swift", ".floatingTags, .waterBall,", " .swellingDot,"),
            (
                "Sources/PageWords/WrittenWords.swift", "  static let all: [WrittenWords] = [\n",
                '    WrittenWords(of: "swelling-dot", "A dot", "A dot swells at a tap.", hands: ("Swell", "Click the dot.")),\n',
            ),
        ],
    ),
    "import": (
        {"MotionLines.swift": "Sources/MotionImport/Lines/MotionLines.swift"},
        [("Sources/MotionImport/Importer/ImportFormat.swift", "[ImportFormat] = [.css, .android, .svg", ", .lines")],
    ),
}
# The most files of the libraries that a recipe may touch, as CONTRIBUTING says; the folder of an effect counts once.
MOST = {"motion": 3, "target": 2, "preset": 1, "effect": 3, "import": 2}


def check(options) -> None:
    copy_tree()
    for name, (files, insertions) in RECIPES.items():
        places = {os.path.dirname(path) if name == "effect" else path for path in files.values()}
        touched = places | {path for path, _, _ in insertions}
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
    rows_of = json.loads(output(tool, "catalogue"))
    for part, name in (
        ("motions", "raised-cosine"), ("targets", "points"), ("presets", "swiftui.jelly"), ("effects", "swelling-dot"),
        ("imports", "lines"),
    ):
        require(name in [row["name"] for row in rows_of[part]], f"the catalogue's {part} lack {name}")
    notation = "raised-cosine(duration: 0.5) 0 -> 300"
    facts = json.loads(output(tool, "describe", notation, "--format", "json"))
    require_equal((facts["duration"], facts["units"]["duration"]), (0.5, "s"), "the facts of a new motion")
    rows = output(tool, "sample", notation, "--count", "3").split()
    require_equal(rows[0], "time,value", "the table of a new motion")
    require_equal(rows[-1], "0.5,300", "the last row of a new motion")
    require("raised-cosine" in output(tool, "plot", notation), "the plot of a new motion has no legend")
    require("linear(" in output(tool, "export", "css", notation), "a new motion is not exported")
    require("raised-cosine(duration: d)" in output(tool, "motions"), "the help has no form of a new motion")
    require_equal(output(tool, "export", "points", "0.4s linear 0 -> 300"), "0.0 150.0 300.0\n", "a new target")
    require("points" in output(tool, "exports"), "the help has no line of a new target")
    require("jelly" in output(tool, "presets"), "the list of presets lacks a new one")
    ask_effect(tool, rows_of["effects"][-1])
    ask_import(tool)
    print("a motion in 3 files, a target in 2, a preset in 1, an effect in its folder and 2, an import in 2, 0 failures")


def ask_effect(tool, row: dict) -> None:
    require_equal((row["gesture"], row["channels"]), ("tap", ["radius"]), "the row of a new effect")
    require_equal([each["name"] for each in row["parameters"]], ["duration"], "the parameters of a new effect")
    require("swelling-dot       a dot that swells" in output(tool, "effect", "list"), "the list lacks a new effect")
    table = output(tool, "effect", "sample", "swelling-dot", "--set", "duration=2", "--at", "0,2").split()
    require_equal(table, ["time,radius", "0,10", "2,20"], "the channels of a new effect")
    require("swelling-dot is tapped" in output(tool, "effect", "sample", "--help"), "the help lacks a new script")
    page = WORK / "swelling-dot.html"
    output(tool, "effect", "render", "swelling-dot", "-o", page)
    require("A dot swells at a tap." in page.read_text(), "the page of a new effect lacks its words")


def ask_import(tool) -> None:
    file = WORK / "motions.lines"
    file.write_text("back = cubic-bezier(0.3, 1.6, 0.6, 1)\nfade = 2s linear\n")
    lines = output(tool, "import", file).splitlines()
    require_equal(lines, ["back: cubic-bezier(0.3, 1.6, 0.6, 1)", "fade: 2s linear"], "the motions of a new format")
    require("lines" in output(tool, "import", "--help"), "the help lacks a new format")
