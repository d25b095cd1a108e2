"""Files from outside of the browser, dropped into a page or chosen in it."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.elements import Element
    from pages.page import Page

COPY = 1


def drop_file(page: "Page", file: Path, element: "Element") -> None:
    """Drags a file over an element and drops it, by the browser's own drag events: the page gets a File as from a desktop."""
    x, y = element.reachable_centre()
    data = {"items": [], "files": [str(file.resolve())], "dragOperationsMask": COPY}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.command("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)


def choose_files(page: "Page", element: "Element", *files: Path) -> None:
    """Chooses files in an <input type="file">, as its dialog does."""
    names = [str(file.resolve()) for file in files]
    page.command("DOM.setFileInputFiles", files=names, objectId=element.object_id)
