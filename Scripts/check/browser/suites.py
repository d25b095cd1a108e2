"""Checks of pages, run one after another in one browser, each in a separate page."""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from check.browser.chromium import Chromium, PageError
from check.browser.page import Page
# The checks take the last ones from here.
from check.support import Failure, require, require_equal  # noqa: F401


class Suite(NamedTuple):
    """Checks of one page, which are called with a driver of it; their docstrings say what they show."""

    name: str
    # The file in the folder of the pages, or a path.
    file: str | Path
    # Makes a driver from an empty page, the file, the tool and a folder for output.
    driver: Callable[[Page, Path, Path, Path], object]
    checks: list[Callable]


def require_well(page: Page) -> None:
    """Requires that the record of the page is empty since it was opened."""
    require(page.record.complaints == [], f"the page is not well: {page.record.complaints}")


def run(suites: list[Suite], tool: Path) -> None:
    """Runs all checks and prints a line for each, with the pages that lie beside the tool; raises Failure at the first failure."""
    pages = tool.parent / "inbetween-pages"
    with TemporaryDirectory() as folder, Chromium() as chromium:
        for suite in suites:
            # Checks of a suite share one folder for their files.
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
            raise Failure(f"{suite.name}: {check.__name__}: {error}{complaints}") from error
