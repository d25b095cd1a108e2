"""The hands of a page's reader: the keyboard, the mouse and fingers.

The browser treats their events like those of a device, so that it also scrolls, focuses and moves its controls. Keys have the
names of KeyboardEvent.key. Points are in the window, in CSS pixels.
"""

# The virtual key codes of Windows, from which Chromium derives keyCode; that of a letter is its upper case.
CODES = {
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
}
CONTROL, SHIFT = 2, 8
DRAG_STEPS = 8
Point = tuple[float, float]


class Keyboard:
    """A keyboard; its keys reach the focused element."""

    def __init__(self, page) -> None:
        self._page = page

    def press(self, key: str, *, shift: bool = False, control: bool = False) -> None:
        """Presses and releases a key, with its modifiers held."""
        modifiers = SHIFT * shift | CONTROL * control
        self.down(key, modifiers)
        self.up(key, modifiers)

    def down(self, key: str, modifiers: int = 0, is_repeated: bool = False) -> None:
        """Presses a key, or repeats one that is held."""
        text = "\r" if key == "Enter" else key if len(key) == 1 and not modifiers & CONTROL else ""
        written = {"text": text, "unmodifiedText": text} if text else {}
        self._dispatch("keyDown" if text else "rawKeyDown", key, modifiers, autoRepeat=is_repeated, **written)

    def up(self, key: str, modifiers: int = 0) -> None:
        self._dispatch("keyUp", key, modifiers)

    def _dispatch(self, kind: str, key: str, modifiers: int, **more) -> None:
        number = CODES.get(key) or ord(key.upper())
        code = {" ": "Space"}.get(key) or (key if key in CODES else f"Key{key.upper()}")
        self._page.command(
            "Input.dispatchKeyEvent", type=kind, key=key.upper() if modifiers & SHIFT and len(key) == 1 else key, code=code,
            windowsVirtualKeyCode=number, nativeVirtualKeyCode=number, modifiers=modifiers, **more)


class Mouse:
    """A mouse with one button."""

    def __init__(self, page) -> None:
        self._page = page
        self._at: Point = (0.0, 0.0)
        self._is_down = False

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._dispatch("mouseMoved", "left" if self._is_down else "none")

    def press(self, clicks: int = 1) -> None:
        """Presses the button; `clicks` is 2 in the second click of a double click."""
        self._is_down = True
        self._dispatch("mousePressed", "left", clickCount=clicks)

    def release(self, clicks: int = 1) -> None:
        self._is_down = False
        self._dispatch("mouseReleased", "left", clickCount=clicks)

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

    def _dispatch(self, kind: str, button: str, **more) -> None:
        x, y = self._at
        self._page.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, pointerType="mouse", button=button, **more)


class Touch:
    """A finger on a screen; the page accepts it if `emulate(touch=True)` has been called."""

    def __init__(self, page) -> None:
        self._page = page

    def start(self, point: Point) -> None:
        self._dispatch("touchStart", point)

    def move(self, point: Point) -> None:
        self._dispatch("touchMove", point)

    def end(self) -> None:
        self._dispatch("touchEnd")

    def cancel(self) -> None:
        """Cancels the touch, as the browser does when it takes over a gesture."""
        self._dispatch("touchCancel")

    def drag(self, start: Point, end: Point, steps: int = DRAG_STEPS) -> None:
        """Moves a finger in a straight line."""
        self.start(start)
        for point in line(start, end, steps):
            self.move(point)
        self.end()

    def _dispatch(self, kind: str, *points: Point) -> None:
        self._page.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])


def line(start: Point, end: Point, steps: int) -> list[Point]:
    """The points of a straight line without its start."""
    fractions = [step / steps for step in range(1, steps + 1)]
    return [tuple(a + (b - a) * fraction for a, b in zip(start, end)) for fraction in fractions]
