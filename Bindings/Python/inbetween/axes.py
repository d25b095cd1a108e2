"""Axes: a number that a hand drags and lets go within bounds, as that of a scroll view or a sheet."""

from __future__ import annotations

from inbetween._arrays import real, succeeded
from inbetween._events import MovedNumber
from inbetween._functions import AxisPointer
from inbetween._library import opened
from inbetween.errors import ParameterError
from inbetween.springs import Spring, spring_notation


class Axis(MovedNumber[AxisPointer]):
    """A number within bounds that a hand drags and lets go: `Axis(greatest=2000, extent=600)`.

        axis.grab(time=0)
        axis.drag(-80, time=0.1)
        axis.release(time=0.12)
        axis(0.5), axis.rest_time

    It begins at rest at `start`, from `least` to `greatest`. Beyond these a rubber band holds the hand back, which reaches as
    far as `extent`, such as the length of the view. `deceleration` is the fraction of the velocity that remains after a
    millisecond; with a `page` above 0 it comes to rest at multiples of it, counted from `least`, at most one page from where
    it was let go. An axis changes. Raises `ParameterError` for numbers outside these domains.
    """

    _kind = "axis"

    def __init__(
        self, *, least: float = 0, greatest: float, extent: float, deceleration: float = 0.998, page: float = 0,
        start: float | None = None,
    ) -> None:
        super().__init__()
        numbers = {
            "least": least, "greatest": greatest, "extent": extent, "deceleration": deceleration, "page": page,
            "start": least if start is None else start,
        }
        self._pointer = opened(
            ParameterError, "axis_open", *(real(number, name) for name, number in numbers.items()))

    def grab(self, time: float) -> None:
        """A hand catches it where it is, whatever moves it.

        Raises `ParameterError`, as the other events do, for a number that is not finite, also as the result, and a time before
        that of the last event.
        """
        self._happens("grab", real(time, "time"))

    def drag(self, moved: float, time: float) -> None:
        """The hand that holds it has moved by so much since it caught it."""
        self._happens("drag", real(moved, "moved"), real(time, "time"))

    def release(self, time: float) -> None:
        """The hand lets go: it goes on with the velocity of the hand over the last moments, and slows down.

        From beyond an end it comes back on a critically damped spring; with pages it goes to one.
        """
        self._happens("release", real(time, "time"))

    def spring_to(self, target: float, time: float, spring: Spring | str) -> None:
        """Goes on to a target on a spring, with the value and the velocity that it has at the time.

        A hand that holds it lets go. Neither target nor spring is held within the bounds.
        """
        succeeded(*self._told("spring_to", spring_notation(spring), real(target, "target"), real(time, "time")))

    @property
    def rest_time(self) -> float:
        """The time at which it is over; infinite while it is held, minus infinity before anything moves it."""
        return float(self._call("rest_time"))
