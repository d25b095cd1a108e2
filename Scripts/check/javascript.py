"""Tests the package for JavaScript, which Scripts/build/javascript.sh has made, outside the checkout: as users get it."""

import os
import re
import shutil
import tempfile
from pathlib import Path

from check.support import ROOT, Findings, call, output, require_sizes

SOURCES = ROOT / "Bindings/JavaScript"
PACKAGE = ROOT / ".build-javascript/inbetween"
GUIDE = ROOT / "Documentation/JavaScript.md"
NODE = shutil.which("node") or "nodejs"
# In a folder in which they are laid out.
TESTS = [NODE, "--test", "tests"]


def check(options) -> None:
    require_sizes(SOURCES / "tests/sizes.txt", zipped)
    check_table()
    with tempfile.TemporaryDirectory() as place:
        lay_out(Path(place))
        call("tsc", "--project", "tests", cwd=place)
        call("tsc", "--project", "tests/tsconfig.node10.json", cwd=place)
        call("tsc", "--project", "tests/tsconfig.server.json", cwd=place)
        call(*TESTS, cwd=place, env=os.environ | surroundings(options.tool))


def lay_out(place: Path) -> Path:
    """Copies the package and its tests into a folder; returns the package."""
    shutil.copytree(SOURCES / "tests", place / "tests")
    return shutil.copytree(PACKAGE, place / "node_modules/inbetween")


def surroundings(tool: Path) -> dict[str, str]:
    """What the tests of the package ask for."""
    return {"INBETWEEN": str(tool), "HEADER": str(ROOT / "Sources/InbetweenC/include/inbetween.h"), "ROOT": str(ROOT)}


def zipped(name: str) -> int:
    """The size of a file of the package by gzip."""
    return len(output("gzip", "-9nc", PACKAGE / "src" / name, text=False))


def check_table() -> None:
    """Compares the sizes in the guide with those of the modules."""
    findings, named = Findings(), {"inbetween/inline": "inbetween.wasm.js", "inbetween/spring": "spring.js"}
    rows = re.findall(r"^\| `(inbetween.*)` \| .* \| (\d+) \| (\d+) \|$", GUIDE.read_text(), re.MULTILINE)
    for entry, *stated in rows:
        name = named.get(entry, f"{entry.replace('/', '-')}.wasm")
        sizes = (PACKAGE / "src" / name).stat().st_size, zipped(name)
        is_near = all(abs(size - 1000 * int(kilobytes)) <= 0.05 * size for size, kilobytes in zip(sizes, stated))
        findings.expect(is_near, f"{GUIDE.name} says {' and '.join(stated)} kB of {entry}, which has {sizes} bytes")
    findings.expect(len(rows) == 5, f"{GUIDE.name} has the sizes of {len(rows)} modules")
    findings.report("sizes in the guide")
