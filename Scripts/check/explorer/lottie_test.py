"""Lottie in the explorer: colours that are undone with all else, and what a reader takes away."""

import json
from pathlib import Path

from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import TABS, Explorer
from check.player import CONTAINERS, HEART, IS_FILLED, PICTURE, Driver, recolor
from check.support import FIXTURES, output

GRADIENT = FIXTURES / "Lottie/gradients/linear.json"
NAME = "document.querySelector('.lottie h2').textContent"
COLORS = "[...document.querySelectorAll('.colors code')].map((one) => one.textContent)"


def wait_for(page: Page, file: Path) -> None:
    """Waits until a document is open, and what stands beside its picture."""
    page.wait_until(f"{NAME} === {json.dumps(file.name)} && {IS_FILLED}")


def show(reader: Explorer, file: Path, settings: str = "") -> None:
    """Opens the page, and a document in it, which stands still at its first frame."""
    reader.open("ease", settings=settings)
    reader.page.drop(file, TABS)
    reader.page.wait_until("explorer.state.setting('view') === 'lottie'")
    wait_for(reader.page, file)
    reader.page.evaluate("document.activeElement.blur()")
    reader.page.wait_until("document.querySelector('.lottie .transport button').title === 'Pause'")
    reader.press(" ")
    reader.press("Home")


def check_undo(reader: Explorer) -> None:
    """colours are undone and redone as motions are, by keys and by the page's buttons, and belong to their document"""
    page = reader.page
    show(reader, GRADIENT)
    reader.click("Colours", "tab")
    before, (first, second, *_) = page.evaluate(PICTURE), page.evaluate(COLORS)
    recolor(page, first, "#12ff34")
    once = page.evaluate(PICTURE)
    recolor(page, second, "#3412ff")
    twice = page.evaluate(PICTURE)
    require(before != once != twice, "the picture stays")
    require_equal(reader.setting("lottie.colors"), f"{first[1:]}-12ff34,{second[1:]}-3412ff", "the colours in the address")
    for action, picture in [("Undo", once), ("z", before), ("Redo", once), ("y", twice), ("z", once)]:
        if len(action) == 1:
            reader.press(action, control=True)
        else:
            reader.click(action)
            page.wait_for_frames(3)
        require(page.evaluate(PICTURE) == picture, f"{action} shows another picture")
    require_equal(page.evaluate(COLORS)[:2], [f"{first} → #12ff34", second], "the list behind undo")
    address = reader.address
    page.drop(HEART, TABS)
    wait_for(page, HEART)
    require(not any("→" in color for color in page.evaluate(COLORS)), "another document has the colours, too")
    reader.open_address(address)
    page.drop(GRADIENT, TABS)
    wait_for(page, GRADIENT)
    require_equal(page.evaluate(COLORS)[0], f"{first} → #12ff34", "the colour by its address")


def check_container(reader: Explorer) -> None:
    """a container is opened as a document is, with its image and its theme, and a hostile one says why it is not"""
    page = reader.page
    show(reader, CONTAINERS / "good/second.lottie")
    require("data:image/png;base64," in page.evaluate(PICTURE), "the image is missing")
    page.drop(CONTAINERS / "hostile/slip.zip", TABS)
    page.wait_until("document.body.textContent.includes('slip.zip cannot be read: its path')")
    require_equal(page.evaluate(NAME), "second.lottie", "what is shown behind a hostile file")


def check_gradient(reader: Explorer) -> None:
    """a stop of a gradient takes another colour"""
    show(reader, GRADIENT)
    reader.click("Colours", "tab")
    color = reader.page.evaluate(COLORS)[0]
    recolor(reader.page, color, "#12ff34")
    picture = reader.page.evaluate(PICTURE)
    require("#12ff34" in picture and color not in picture, f"{color} is not #12ff34")


def check_film(reader: Explorer) -> None:
    """an animated SVG is the tool's, in the colours of the page, and is made beside it"""
    page = reader.page
    show(reader, HEART)
    reader.click("Save", "tab")
    saver = Driver(page, reader.file, reader.tool, reader.folder)
    written = saver.saved("Save animated SVG", "*.svg")
    require_equal(written.name, "heart.svg", "the name")
    require(written.read_text().strip() == output(reader.tool, "lottie", "render", HEART).strip(), "the picture is not the tool's")
    reader.click("Colours", "tab")
    color = page.evaluate(COLORS)[0]
    recolor(page, color, "#12ff34")
    reader.click("Save", "tab")
    text = saver.saved("Save animated SVG", "*.svg").read_text()
    require("#12ff34" in text and color not in text, f"{color} is in the picture")


SUITE = Suite("explorer, Lottie", "explorer.html", Explorer, [check_undo, check_container, check_gradient, check_film])
