"""Checks of pages, run one after another in one browser, each in a separate page."""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from check.browser.eyes import PageError, require_well
from check.browser.page import Page
# The suites take the last ones from here.
from check.support import Failure, require, require_equal  # noqa: F401


class Suite(NamedTuple):
    """Checks of one page, which are called with a driver of it; their docstrings say what they show."""

    name: str
    # The file in the folder of the pages, or a path.
    file: str | Path
    # Makes a driver from an empty page, the file, the tool and a folder for output.
    driver: Callable[[Page, Path, Path, Path], object]
    checks: list[Callable]


def run(suites: list[Suite], tool: Path, browser, left_out: dict[str, str]) -> None:
    """Runs all checks and prints a line for each, with the pages that lie beside the tool; raises Failure at the first failure.

    A check that fails is run once more, in a new page: the pages move in real time, so that a machine that stops for seconds
    makes hands miss what they reach for. Both failures must happen for the check to fail; the first one is printed. Checks that
    are left out, by their place in the code, have a line with the reason.
    """
    with TemporaryDirectory() as folder, browser as opened:
        for suite in suites:
            # Checks of a suite share one folder for their files.
            own = Path(folder) / suite.name.replace(" ", "-")
            own.mkdir()
            for check in suite.checks:
                if reason := left_out.get(f"{check.__module__}.{check.__name__}".removeprefix("check.")):
                    print(f"Left out in {opened.name}: {suite.name}: {check.__doc__.splitlines()[0]}: {reason}")
                    continue
                start = time.monotonic()
                try:
                    run_check(check, suite, opened, tool, own)
                except Failure as failure:
                    print(f"Once more, as it failed: {failure}", flush=True)
                    run_check(check, suite, opened, tool, own)
                print(f"{suite.name}: {check.__doc__.splitlines()[0]} ({time.monotonic() - start:.1f} s)", flush=True)


def run_check(check: Callable, suite: Suite, browser, tool: Path, folder: Path) -> None:
    """Runs a check in a new page; raises Failure with what the page says."""
    with Page(browser) as page:
        try:
            check(suite.driver(page, tool.parent / "inbetween-pages" / suite.file, tool, folder))
            require_well(page)
        except (Failure, PageError) as error:
            said = "; ".join(page.record.complaints)
            raise Failure(f"{suite.name}: {check.__name__}: {error}. The page says: {said}") from error
