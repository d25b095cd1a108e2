"""The loading of the library. `make lint` holds the table of its functions against the header."""

import os
import subprocess
import sys

import numpy as np
import pytest


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
