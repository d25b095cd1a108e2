"""Tests the package for JavaScript, which Scripts/build/javascript.sh has made, outside the checkout: as users get it."""

import os
import shutil
import tempfile
from pathlib import Path

from check.support import ROOT, call, output, require_sizes

SOURCES = ROOT / "Bindings/JavaScript"
PACKAGE = ROOT / ".build-javascript/inbetween"


def check(options) -> None:
    require_sizes(SOURCES / "tests/sizes.txt", lambda name: len(output("gzip", "-9nc", PACKAGE / "src" / name, text=False)))
    environment = os.environ | {
        "INBETWEEN": str(options.tool), "HEADER": str(ROOT / "Sources/InbetweenC/include/inbetween.h"),
        "GUIDE": str(ROOT / "Documentation/JavaScript.md"),
    }
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(PACKAGE, Path(place) / "node_modules/inbetween")
        shutil.copytree(SOURCES / "tests", Path(place) / "tests")
        call("tsc", "--project", "tests", cwd=place)
        call("tsc", "--project", "tests/tsconfig.node10.json", cwd=place)
        call(shutil.which("node") or "nodejs", "--test", "tests", cwd=place, env=environment)
