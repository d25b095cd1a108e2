"""The hands of a page's reader: the keyboard, the mouse, fingers, the clipboard and files from outside of the browser.

The browser treats their events like those of a device, so that it also scrolls, focuses and moves its controls. Keys have the
names, codes and numbers of an American keyboard. Points are in the window, in CSS pixels.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from check.browser.chromium import PageError

if TYPE_CHECKING:
    from check.browser.elements import Element
    from check.browser.page import Page

# MARK: The keyboard


class Key(NamedTuple):
    """A key as a KeyboardEvent has it; `text` is the text that it types."""

    key: str
    code: str
    number: int
    text: str = ""
    needs_shift: bool = False


# The virtual key codes of Windows, from which Chromium derives keyCode.
NAMED = {
    "Backspace": 8, "Tab": 9, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
}
DIGITS_WITH_SHIFT = ")!@#$%^&*("
ALT, CONTROL, META, SHIFT = 1, 2, 4, 8


def _keys() -> dict[str, Key]:
    keys = {name: Key(name, name, number) for name, number in NAMED.items()}
    keys["Enter"] = Key("Enter", "Enter", 13, "\r")
    keys[" "] = Key(" ", "Space", 32, " ")
    # The character, that with Shift, the code and the number.
    typed = [(letter.lower(), letter, f"Key{letter}", ord(letter)) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    typed += [(str(digit), DIGITS_WITH_SHIFT[digit], f"Digit{digit}", 48 + digit) for digit in range(10)]
    for plain, shifted, code, number in typed:
        keys[plain] = Key(plain, code, number, plain)
        keys[shifted] = Key(shifted, code, number, shifted, needs_shift=True)
    return keys


KEYS = _keys()


class Keyboard:
    """A keyboard; its keys reach the focused element."""

    def __init__(self, page: "Page") -> None:
        self._page = page

    def press(self, name: str, *, shift: bool = False, control: bool = False, alt: bool = False, meta: bool = False) -> None:
        """Presses and releases a key, with its modifiers held."""
        modifiers = SHIFT * shift | CONTROL * control | ALT * alt | META * meta
        self.down(name, modifiers)
        self.up(name, modifiers)

    def down(self, name: str, modifiers: int = 0, is_repeated: bool = False) -> None:
        """Presses a key, or repeats one that is held."""
        key, modifiers = _with_shift(name, modifiers)
        writes = key.text and not modifiers & (CONTROL | ALT | META)
        self._dispatch("keyDown" if writes else "rawKeyDown", key, modifiers, key.text if writes else "", is_repeated)

    def up(self, name: str, modifiers: int = 0) -> None:
        """Releases a key."""
        key, modifiers = _with_shift(name, modifiers)
        self._dispatch("keyUp", key, modifiers, "", False)

    def _dispatch(self, kind: str, key: Key, modifiers: int, text: str, is_repeated: bool) -> None:
        written = {"text": text, "unmodifiedText": text} if text else {}
        self._page.command(
            "Input.dispatchKeyEvent", type=kind, key=key.key, code=key.code, windowsVirtualKeyCode=key.number,
            nativeVirtualKeyCode=key.number, modifiers=modifiers, autoRepeat=is_repeated, **written)


def _with_shift(name: str, modifiers: int) -> tuple[Key, int]:
    """The key and its modifiers, with Shift if the name or the modifiers need it."""
    if modifiers & SHIFT and len(name) == 1:
        name = name.upper()
    if name not in KEYS:
        raise PageError(f"no key is called {name!r}")
    return KEYS[name], modifiers | (SHIFT if KEYS[name].needs_shift else 0)


# MARK: The mouse and fingers

Point = tuple[float, float]
DRAG_STEPS = 8


class Mouse:
    """A mouse with one button."""

    def __init__(self, page: "Page") -> None:
        self._page = page
        self._at: Point = (0.0, 0.0)
        self._is_down = False

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._dispatch("mouseMoved")

    def press(self, clicks: int = 1) -> None:
        """Presses the button; `clicks` is 2 in the second click of a double click."""
        self._is_down = True
        self._dispatch("mousePressed", clickCount=clicks)

    def release(self, clicks: int = 1) -> None:
        self._is_down = False
        self._dispatch("mouseReleased", clickCount=clicks)

    def click(self, x: float, y: float, count: int = 1) -> None:
        """Clicks, or double-clicks if `count` is 2."""
        self.move(x, y)
        for clicks in range(1, count + 1):
            self.press(clicks)
            self.release(clicks)

    def drag(self, start: Point, end: Point, steps: int = DRAG_STEPS) -> None:
        """Presses, moves in a straight line and releases."""
        self.move(*start)
        self.press()
        for point in line(start, end, steps):
            self.move(*point)
        self.release()

    def wheel(self, x: float, y: float, down: float) -> None:
        """Turns the wheel at a point, by CSS pixels."""
        self._at = (x, y)
        self._dispatch("mouseWheel", deltaX=0, deltaY=down)

    def _dispatch(self, kind: str, **more) -> None:
        is_about_button = kind in ("mousePressed", "mouseReleased")
        self._page.command(
            "Input.dispatchMouseEvent", type=kind, x=self._at[0], y=self._at[1], pointerType="mouse",
            button="left" if self._is_down or is_about_button else "none", **more)


class Touch:
    """Fingers on a screen; the page accepts them if `emulate(touch=True)` has been called."""

    def __init__(self, page: "Page") -> None:
        self._page = page

    def start(self, *points: Point) -> None:
        """Puts fingers down."""
        self._dispatch("touchStart", points)

    def move(self, *points: Point) -> None:
        """Moves all fingers that are down, in the order in which they were put down."""
        self._dispatch("touchMove", points)

    def end(self) -> None:
        """Lifts all fingers."""
        self._dispatch("touchEnd", ())

    def cancel(self) -> None:
        """Cancels the touch, as the browser does when it takes over a gesture."""
        self._dispatch("touchCancel", ())

    def tap(self, x: float, y: float) -> None:
        self.start((x, y))
        self.end()

    def drag(self, start: Point, end: Point, steps: int = DRAG_STEPS) -> None:
        """Moves a finger in a straight line."""
        self.start(start)
        for point in line(start, end, steps):
            self.move(point)
        self.end()

    def _dispatch(self, kind: str, points: tuple[Point, ...]) -> None:
        fingers = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self._page.command("Input.dispatchTouchEvent", type=kind, touchPoints=fingers)


def line(start: Point, end: Point, steps: int) -> list[Point]:
    """The points of a straight line without its start."""
    fractions = [step / steps for step in range(1, steps + 1)]
    return [tuple(a + (b - a) * fraction for a, b in zip(start, end)) for fraction in fractions]


# MARK: The clipboard and files


class Clipboard:
    """The clipboard of a page; all pages of a browser have the same.

    Measured in Chromium 156 with pages opened from a file: such a page is a secure context. In the handler of a click, both
    `navigator.clipboard.writeText(text)` and, with the text selected, `document.execCommand("copy")` work without a
    permission and under a policy of default-src 'none'. Reading needs a permission. A page should not ask for it.
    """

    def __init__(self, page: "Page") -> None:
        self._page = page

    def allow(self) -> None:
        """Lets the page read and write without asking."""
        self._page.browser_command(
            "Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
            browserContextId=self._page.context)

    def forbid(self) -> None:
        """Takes back all permissions of the page."""
        self._page.browser_command("Browser.resetPermissions", browserContextId=self._page.context)

    def text(self) -> str:
        """The text on it; the page may read it from then on."""
        self.allow()
        return self._page.evaluate("navigator.clipboard.readText()")

    def put(self, text: str) -> None:
        """Puts a text on it."""
        self.allow()
        self._page.evaluate(f"navigator.clipboard.writeText({json.dumps(text)})")


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
