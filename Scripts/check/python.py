"""Tests the package for Python, which Scripts/build/python.sh has installed beside this Python, outside the checkout."""

import os
import sys

from check.support import ROOT, call

PACKAGE = ROOT / "Bindings/Python"


def check(options) -> None:
    settings = PACKAGE / "pyproject.toml"
    call(sys.executable, "-m", "mypy", "--config-file", settings, "--cache-dir", ROOT / ".build-python/mypy", PACKAGE)
    # Run isolated from the sources, so that the installed package is imported.
    call(sys.executable, "-I", "-B", "-m", "pytest", "-c", settings, "--rootdir", PACKAGE, PACKAGE / "tests",
         cwd="/", env=os.environ | {"INBETWEEN": str(options.tool)}, timeout=3600)
