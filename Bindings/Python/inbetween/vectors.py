"""Values of several numbers that move: vectors, by a motion for each number, and colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from inbetween._arrays import Doubles, Numbers, doubles, real
from inbetween._functions import TrackPointer
from inbetween._library import encoded, opened, written
from inbetween._sampling import TimeFunction
from inbetween.errors import NotationError, ParameterError
from inbetween.motions import Motion
from inbetween.pictures import SAMPLES, draw_values, plotted
from inbetween.springs import Spring

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST = 4
ColorSpace = Literal["srgb", "srgb-linear", "oklab", "oklch", "lab", "lch"]


class VectorMotion(TimeFunction[TrackPointer, Doubles]):
    """A value of one to four numbers, each with a motion: a card that moves in two directions.

        card = VectorMotion([Motion("snappy 0 -> 120"), Motion("0.4s ease-out 40 -> 0")])
        card = Motion("snappy").between([0, 40], [120, 0])
        card(0.2)                                            # array([x, y])
        card.handed_over([300, 0], at=0.2, spring="bouncy")  # on from there

    The motions have the same kind of time. Values have their numbers in a last dimension. Two are equal if their motions are.
    Raises `ParameterError` for other motions.
    """

    _kind = "track"

    def __init__(self, motions: Iterable[Motion | str]) -> None:
        self._motions = tuple(each if isinstance(each, Motion) else Motion(each) for each in motions)
        count = len(self._motions)
        if not 1 <= count <= MOST:
            raise ParameterError(f"a vector has 1 to {MOST} numbers, not {count}")
        pointers = [motion._open() for motion in self._motions] + [None] * (MOST - count)
        self._pointer = opened(ParameterError, "track_open_motions", *pointers)
        self._value_shape = (count,)

    @property
    def motions(self) -> tuple[Motion, ...]:
        """The motion of each number, to be exported or printed."""
        return self._motions

    def acceleration(self, times: Numbers | float) -> Doubles:
        """The accelerations at one or many times, as `Motion.acceleration` gives those of each number."""
        at = doubles(times, "times")
        return np.stack([motion.acceleration(at) for motion in self._motions], axis=-1)

    def handed_over(self, target: Numbers, at: float, spring: Spring | str | None = None) -> VectorMotion:
        """The vector that goes on from the time `at` to another one on a spring, each number as `Motion.handed_over` does."""
        ends = vector(target, "target", len(self._motions))
        return VectorMotion(motion.handed_over(end, at, spring) for motion, end in zip(self._motions, ends))

    def plot(self, axes: Axes | None = None, *, velocity: bool = False) -> Axes:
        """Draws a line for each number, named by its place, and returns the axes; otherwise as `Motion.plot`."""
        return plotted(axes, lambda axes: self._draw(axes, velocity), ", ".join(map(str, self._motions)))

    def _draw(self, axes: Axes, velocity: bool) -> None:
        spans = [motion._shown() for motion in self._motions]
        times = np.linspace(min(start for start, _ in spans), max(end for _, end in spans), SAMPLES)
        values, velocities = self.sample(times)
        names = [str(place) for place in range(len(self._motions))]
        draw_values(axes, times, values, self._motions[0].time_meaning, velocities if velocity else None, names)

    def __eq__(self, other: object) -> bool:
        return self._motions == other._motions if isinstance(other, VectorMotion) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._motions)

    def __reduce__(self) -> tuple[Any, ...]:
        return VectorMotion, (self._motions,)

    def __repr__(self) -> str:
        return "<VectorMotion, closed>" if self.closed else f"VectorMotion({list(self._motions)!r})"


class ColorMotion(TimeFunction[TrackPointer, Doubles]):
    """A colour that moves: from `start`, where a motion is 0, to `end`, where it is 1.

        glow = ColorMotion("0.4s ease-in-out", "#ff0000", "rgb(0 0 255 / 0.5)")
        glow.color(0.2)                                      # "#…", for CSS
        glow(0.2)                                            # red, green, blue and alpha, from 0 to 1

    Colours are "#ff8800", "rgb(255 136 0 / 0.5)" or "orange". They are mixed in `space`; "oklch" and "lch" go around the circle of
    hues by the shorter way. Numbers outside of 0 to 1 are of a colour that sRGB lacks. A colour has no velocity: it is NaN.
    Raises `NotationError` for a text that is no colour or motion, `ParameterError` for another space.
    """

    _kind = "track"
    _value_shape = (4,)

    def __init__(self, motion: Motion | str, start: str, end: str, space: ColorSpace | str = "oklab") -> None:
        self._motion = motion if isinstance(motion, Motion) else Motion(motion)
        self._ends = start, end, space
        texts = encoded(start, "start"), encoded(end, "end"), encoded(space, "space", ParameterError)
        self._pointer = opened(NotationError, "track_open_colors", self._motion._open(), *texts)

    def color(self, time: float) -> str:
        """The colour at a time as "#rrggbb", or "#rrggbbaa" unless it is opaque."""
        return written("track_color", self._open(), real(time, "time")) or ""

    def _identity(self) -> tuple[Any, ...]:
        return (self._motion, *self._ends)

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, ColorMotion) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[Any, ...]:
        return ColorMotion, self._identity()

    def __repr__(self) -> str:
        return "<ColorMotion, closed>" if self.closed else f"ColorMotion({', '.join(map(repr, self._identity()))})"


def vector(numbers: Numbers | float, what: str, count: int | None = None) -> Sequence[float]:
    """The numbers of a vector, as many as are expected."""
    array = doubles(numbers, what)
    if array.ndim != 1 or (count is not None and array.size != count):
        raise ParameterError(f"{what} must be a list of {count or '1 to 4'} numbers, not of the shape {array.shape}")
    return [float(number) for number in array]
