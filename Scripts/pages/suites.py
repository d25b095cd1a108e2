"""Checks of pages, run one behind another in one browser; each in a page of its own."""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pages.chromium import Chromium, PageError
from pages.page import Page


class Failure(Exception):
    """That a page is not as it should be."""


class Suite(NamedTuple):
    """Checks of one page, which are called with a driver of it; their docstrings say what they show."""

    name: str
    # The file in the folder of the pages.
    file: str
    # Makes a driver of an empty page, the file, the tool and a folder for whatever is written.
    driver: Callable[[Page, Path, Path, Path], object]
    checks: list[Callable]


def require(is_met: bool, message: str) -> None:
    if not is_met:
        raise Failure(message)


def require_equal(found, expected, what: str) -> None:
    require(found == expected, f"{what}: {found!r}, not {expected!r}")


def require_well(page: Page) -> None:
    """That the page has said and asked for nothing since it was opened."""
    require(page.record.complaints == [], f"the page is not well: {page.record.complaints}")


def run(suites: list[Suite], tool: Path, pages: Path) -> None:
    """Runs all checks and prints a line for each; ends the program behind the first that fails."""
    with TemporaryDirectory() as folder, Chromium() as chromium:
        for suite in suites:
            # What checks of a suite write for one another stays among them.
            own = Path(folder) / suite.name.replace(" ", "-")
            own.mkdir()
            for check in suite.checks:
                start = time.monotonic()
                _run(suite, check, chromium, (pages / suite.file, tool, own))
                print(f"{suite.name}: {check.__doc__.splitlines()[0]} ({time.monotonic() - start:.1f} s)", flush=True)


def _run(suite: Suite, check: Callable, chromium: Chromium, places: tuple[Path, Path, Path]) -> None:
    with chromium.new_page() as page:
        try:
            check(suite.driver(page, *places))
            require_well(page)
        except (Failure, PageError) as error:
            complaints = f" The page says: {page.record.complaints}" if page.record.complaints else ""
            raise SystemExit(f"{suite.name}: {check.__name__}: {error}{complaints}") from error
