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


# The functions that nothing here calls, and why.
UNCALLED = {
    "motion_hand_over_numbers": "a spring has a notation, which keeps its numbers",
    "pool_open_numbers": "the same",
    "pool_set_spring_numbers": "the same",
    "table_is_likely": "it tells a table from a motion in one box of a page",
    "track_dimension": "a track knows it",
    "track_hand_over": "a vector hands over each of its motions, which it keeps",
    "lottie_svg": "lottie_picture with a prefix, or none",
}


def test_each_function_is_called(checkout: Path) -> None:
    sources = [
        file.read_text(encoding="utf-8") for file in (checkout / "Bindings/Python/inbetween").glob("*.py")
        if file.name != "_functions.py"
    ]
    # Classes name the functions of their handle by the last words.
    classes = [(found[1], text) for text in sources if (found := re.search(r'_kind = "(\w+)"', text))]
    shared = [text for text in sources if "{self._kind}_" in text or "class MovedNumber" in text]

    def is_called(name: str) -> bool:
        kind, _, words = name.partition("_")
        places = [text for each, text in classes if each == kind] + shared
        return any(f'"{name}"' in text for text in sources) or words == "close" or any(
            f'"{words}"' in text or f'{{self._kind}}_{words}"' in text for text in places)

    uncalled = {name for name in _functions.FUNCTIONS if not is_called(name)}
    assert uncalled == set(UNCALLED)


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
