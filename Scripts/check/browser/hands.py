"""The hands of a page's reader: the keyboard, the mouse and fingers.

The browser treats their events like those of a device, so that it also scrolls, focuses and moves its controls. Keys have the
names of KeyboardEvent.key. Points are in the window, in CSS pixels.
"""

CONTROL, SHIFT = 2, 8
DRAG_STEPS = 8
Point = tuple[float, float]


class Keyboard:
    """A keyboard; its keys reach the focused element."""

    def __init__(self, tab) -> None:
        self._tab = tab

    def press(self, key: str, *, shift: bool = False, control: bool = False) -> None:
        """Presses and releases a key, with its modifiers held."""
        modifiers = SHIFT * shift | CONTROL * control
        self.down(key, modifiers)
        self.up(key, modifiers)

    def down(self, key: str, modifiers: int = 0, is_repeated: bool = False) -> None:
        """Presses a key, or repeats one that is held."""
        self._tab.key_down(key, modifiers, is_repeated)

    def up(self, key: str, modifiers: int = 0) -> None:
        self._tab.key_up(key, modifiers)


class Mouse:
    """A mouse with one button."""

    def __init__(self, tab) -> None:
        self._tab = tab
        self._at: Point = (0.0, 0.0)
        self._is_down = False

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._tab.mouse("move", self._at, self._is_down)

    def press(self, clicks: int = 1) -> None:
        """Presses the button; `clicks` is 2 in the second click of a double click."""
        self._is_down = True
        self._tab.mouse("press", self._at, True, clicks)

    def release(self, clicks: int = 1) -> None:
        self._is_down = False
        self._tab.mouse("release", self._at, True, clicks)

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


class Touch:
    """A finger on a screen; the page accepts it if `emulate(touch=True)` has been called."""

    def __init__(self, tab) -> None:
        self._tab = tab

    def start(self, point: Point) -> None:
        self._tab.touch("start", point)

    def move(self, point: Point) -> None:
        self._tab.touch("move", point)

    def end(self) -> None:
        self._tab.touch("end")

    def cancel(self) -> None:
        """Cancels the touch, as the browser does when it takes over a gesture."""
        self._tab.touch("cancel")

    def drag(self, start: Point, end: Point, steps: int = DRAG_STEPS) -> None:
        """Moves a finger in a straight line."""
        self.start(start)
        for point in line(start, end, steps):
            self.move(point)
        self.end()


def line(start: Point, end: Point, steps: int) -> list[Point]:
    """The points of a straight line without its start."""
    fractions = [step / steps for step in range(1, steps + 1)]
    return [tuple(a + (b - a) * fraction for a, b in zip(start, end)) for fraction in fractions]
