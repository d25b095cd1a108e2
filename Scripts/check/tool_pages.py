"""The pages that the tool writes by itself: plots, films and animated pictures; `check.pages` runs it."""

from pathlib import Path

from check.browser.eyes import require_accessible, runs_foreign_scripts
from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal, require_well
from check.support import DOCUMENTS, output

SLIDER = "document.querySelector('.plot').getAttribute('aria-valuetext')"
# The arguments of the tool, without the file.
PAGES = {
    "plot": ["plot", "snappy", "spring(1 100 10) 0 -> 3", "--velocity"],
    "simulation": ["simulate", str(DOCUMENTS / "duffing.json"), "--plot"],
    "film": ["simulate", str(DOCUMENTS / "jelly.json"), "--film"],
    "effect": ["effect", "render", "checkmark-refresh"],
}


class Driver:
    """A reader of the pages that the tool writes."""

    def __init__(self, page: Page, _: Path, tool: Path, folder: Path) -> None:
        self.page, self.tool, self.folder = page, tool, folder

    def open(self, name: str) -> None:
        file = self.folder / f"{name}.html"
        if not file.exists():
            output(self.tool, *PAGES[name], "-o", file)
        require_well(self.page)
        self.page.open(file)
        self.page.wait_for_frames(3)


def check_policies(driver: Driver) -> None:
    """their own script runs, and no other"""
    for name in PAGES:
        driver.open(name)
        shown = "document.querySelector('.plot[role=slider], .transport') !== null"
        require(driver.page.evaluate(shown), f"the script of {name} has not run")
        require_well(driver.page)
        require(not runs_foreign_scripts(driver.page), f"{name} runs what is not its own")


def check_accessibility(driver: Driver) -> None:
    """axe-core finds nothing serious, light and dark, and no heading skips a level"""
    for width, dark in ((1280, False), (390, True)):
        driver.page.emulate(width, 844, dark=dark, reduced_motion=True)
        for name in PAGES:
            driver.open(name)
            require_accessible(driver.page, f"{name}, {width}")


def check_slider(driver: Driver) -> None:
    """a plot says in words what it shows, before a time is chosen too, and its legend has no nameless images"""
    driver.open("plot")
    require_equal(driver.page.evaluate(SLIDER), "no time chosen", "the slider at first")
    driver.page.element(".plot").focus()
    driver.page.press("End")
    said = driver.page.evaluate(SLIDER)
    require("snappy: 1.0" in said and "; spring(1 100 10) 0 -> 3: " in said, f"the slider at the end says {said!r}")
    driver.page.press("Escape")
    require_equal(driver.page.evaluate(SLIDER), "no time chosen", "the slider behind Escape")
    button = driver.page.element("tbody th button")
    require_equal(button.call("function () { return this.querySelectorAll('[role=img]:not([aria-hidden] *)').length; }"), 0, "images")


SUITE = Suite("pages of the tool", "player.html", Driver, [check_policies, check_accessibility, check_slider])
