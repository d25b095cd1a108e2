"""Finds the inaccessible parts of a page, by axe-core from the package axe-core-python."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pages.page import Page

IMPACTS = ("serious", "critical")
# Style sheets from elsewhere cannot be loaded.
OPTIONS = '{resultTypes: ["violations"], preload: false}'


class Violation(NamedTuple):
    """A rule that elements of a page break."""

    rule: str
    impact: str
    help: str
    # One for each element; into a frame or a shadow tree, one behind the other.
    selectors: list[str]

    def __str__(self) -> str:
        return f"{self.rule} ({self.impact}): {self.help}: {', '.join(self.selectors)}"


def violations(page: "Page", impacts: tuple[str, ...] = IMPACTS) -> list[Violation]:
    """The rules of some impacts that the page breaks in its present state; to be called for each state."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(f"{_script()};0")
    found = page.evaluate(f"axe.run(document, {OPTIONS}).then((results) => results.violations)")
    return [
        Violation(rule["id"], rule["impact"], rule["help"], [_selector(node["target"]) for node in rule["nodes"]])
        for rule in found if rule["impact"] in impacts
    ]


@cache
def _script() -> str:
    # The package is for drivers of other browsers. Only its file is needed, so it is not imported.
    package = importlib.util.find_spec("axe_core_python")
    return (Path(package.origin).parent / "axe.min.js").read_text()


def _selector(target: list) -> str:
    return " ".join(part if isinstance(part, str) else " ".join(part) for part in target)
