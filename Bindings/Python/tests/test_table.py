"""The table of the library's functions against the header, and the loading of the library."""

import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from inbetween import _functions

KINDS = {
    "double": ctypes.c_double, "int32_t": ctypes.c_int32, "ptrdiff_t": ctypes.c_ssize_t, "void": None,
    "inbetween_motion": _functions.MotionPointer, "inbetween_curve": _functions.CurvePointer,
    "inbetween_pool": _functions.PoolPointer, "inbetween_path": _functions.PathPointer,
    "inbetween_track": _functions.TrackPointer, "inbetween_effect": _functions.EffectPointer,
    "inbetween_lottie": _functions.LottiePointer, "inbetween_follower": _functions.FollowerPointer,
    "inbetween_axis": _functions.AxisPointer, "inbetween_table": _functions.TablePointer,
}


def kind(declaration: str) -> object:
    """What the table should say of a declared argument or result."""
    if "*" not in declaration and "[" not in declaration:
        return KINDS[declaration.split()[0]]
    words = declaration.replace("const", "").replace("*", " ").split()
    if words[0] in KINDS and words[0].startswith("inbetween"):
        return KINDS[words[0]]
    # Text that is read; everything else is an address.
    return ctypes.c_char_p if re.fullmatch(r"const char \*\w+", declaration) else ctypes.c_void_p


def test_table_is_the_header(checkout: Path) -> None:
    header = (checkout / "Sources/InbetweenC/include/inbetween.h").read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    declared = re.findall(r"^([\w ]+[ *])inbetween_(\w+)\(([^)]*)\);", code, re.MULTILINE)
    assert len(declared) > 40
    table = {name: (result, arguments) for name, (result, arguments) in _functions.FUNCTIONS.items()}
    for result, name, list_ in declared:
        arguments = [] if list_ == "void" else [kind(" ".join(each.split())) for each in list_.split(",")]
        assert table.pop(name) == (kind(result.strip()), arguments), name
    assert not table


def test_codes_are_those_of_the_header(checkout: Path) -> None:
    header = (checkout / "Sources/InbetweenC/include/inbetween.h").read_text(encoding="utf-8")
    for name in ("INTERFACE_VERSION", "OK", "ARGUMENT", "PARAMETER", "PROGRESS", "X", "SECONDS"):
        found = re.search(rf"^#define INBETWEEN_{name} (\d+)", header, re.MULTILINE)
        assert found and int(found[1]) == getattr(_functions, name)


def importing(library: str) -> str:
    """The last line that importing the package prints with another library."""
    program = [sys.executable, "-I", "-c", "import inbetween"]
    done = subprocess.run(
        program, env={**os.environ, "INBETWEEN_LIBRARY": library}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


def test_missing_library_is_one_sentence() -> None:
    assert importing("/nowhere.so").startswith("inbetween.errors.LibraryError: there is no /nowhere.so: install")


@pytest.mark.parametrize("another", [np.random.mtrand.__file__, __file__])
def test_another_file_is_refused(another: str) -> None:
    assert "is not the library that this package needs" in importing(another)
