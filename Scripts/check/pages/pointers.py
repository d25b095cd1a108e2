"""The mouse and the fingers of a page's reader. The browser treats their events like those of a device, so that it also
scrolls, focuses and moves its controls. Points are in the window, in CSS pixels."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.page import Page

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
