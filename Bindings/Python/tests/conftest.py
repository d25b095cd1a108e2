"""Where the tests find what they hold the package against: the checkout and the command-line tool."""

import os
import shutil
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder of the repository."""
    return CHECKOUT


@pytest.fixture(scope="session")
def tool() -> str:
    """The command-line tool, which `make python` builds."""
    found = os.environ.get("INBETWEEN") or shutil.which("inbetween")
    if found is None:
        pytest.fail("name the command-line tool in INBETWEEN")
    return found
