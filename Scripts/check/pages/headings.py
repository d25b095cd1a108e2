"""The headings of a page, by which readers navigate."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.page import Page

SHOWN = """[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility())
  .map((one) => [Number(one.tagName[1]), one.textContent])"""


def skipped_levels(page: "Page") -> list[str]:
    """The visible headings more than a level below the previous one; the first heading has to be of the first level."""
    before, skipped = 0, []
    for level, text in page.evaluate(SHOWN):
        if level > before + 1:
            skipped.append(f"h{level} {text!r} behind h{before}")
        before = level
    return skipped
