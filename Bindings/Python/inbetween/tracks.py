"""Keyframe tracks: values at times, and rules between them."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, doubles, real
from inbetween._functions import TrackPointer
from inbetween._library import encoded, opened
from inbetween._sampling import TimeFunction
from inbetween.errors import ParameterError
from inbetween.fits import SpringMotion
from inbetween.motions import Motion
from inbetween.pictures import SAMPLES, draw_values, plotted
from inbetween.springs import Spring

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from inbetween.vectors import VectorMotion

Mode = Literal["discrete", "linear", "paced", "cubic", "cubicPaced", "monotone", "natural"]
"""The first five do what Core Animation does; "monotone" does not overshoot, "natural" is the smoothest."""


class Track(TimeFunction[TrackPointer, Any]):
    """Keys with finite values at times that do not descend; equal times are a jump.

        Track([0, 0.3, 1], [0, 1, 0.8], curves=["ease-in", "hold"])
        Track([0, 0.3, 1], [[0, 0], [120, 40], [90, 40]], mode="cubic")

    A value is a number, or has 1 to 4 of them in a last dimension, and so do the results. `curves` has for each key the
    timing curve from it to the next one, such as "ease", "steps(4)" or "hold", or None, which the last key may lack; one
    text is that of all keys.
    Times are in seconds. Tracks never change. Raises `ParameterError` for keys, curves or modes that are outside their
    domain.
    """

    _kind = "track"

    def __init__(
        self, times: Numbers, values: Numbers, curves: str | Sequence[str | None] | None = None,
        mode: Mode | str = "linear",
    ) -> None:
        at, keys = doubles(times, "times"), doubles(values, "values")
        if at.ndim != 1 or keys.ndim not in (1, 2) or len(keys) != len(at):
            raise ParameterError(
                f"times must be a list, and values as many numbers or lists of numbers, not of the shapes {at.shape} and "
                f"{keys.shape}")
        self._value_shape = keys.shape[1:]
        dimension = keys.shape[1] if keys.ndim == 2 else 1
        if not 1 <= dimension <= 4:
            raise ParameterError(f"a value has 1 to 4 numbers, not {dimension}")
        # The caller may change its own.
        self._times, self._values = at.copy(), keys.copy()
        self._times.flags.writeable = self._values.flags.writeable = False
        names: list[str | None] | None = None
        if curves is not None:
            names = [curves] * at.size if isinstance(curves, str) else list(curves)
        # The last key has nothing behind it, so that a curve for each segment is enough.
        if names is not None and len(names) == at.size - 1:
            names.append(None)
        if names is not None and len(names) != at.size:
            raise ParameterError(f"{at.size} keys need a curve for each, or for each but the last, not {len(names)}")
        self._curves, self._mode = names, mode
        texts = None if names is None else (ctypes.c_char_p * at.size)(
            *(None if name is None else encoded(name, "a curve") for name in names))
        self._pointer = opened(
            ParameterError, "track_open", address(self._times), address(self._values), dimension, texts, at.size,
            encoded(mode, "mode", ParameterError))

    @property
    def times(self) -> Doubles:
        """The times of the keys, read-only."""
        return self._times

    @property
    def values(self) -> Doubles:
        """The values of the keys, read-only."""
        return self._values

    def handed_over(self, target: Numbers | float, at: float, spring: Spring | str) -> Motion | VectorMotion:
        """The motion that goes on from the time `at` to another value on a spring, with this track's value and velocity then.

        It is a `VectorMotion` where a value is a list. Raises `ParameterError` as `Motion.handed_over` does.
        """
        from inbetween.vectors import VectorMotion, vector

        constants = spring if isinstance(spring, Spring) else Spring(spring)
        time = real(at, "at")
        values, velocities = (np.atleast_1d(numbers) for numbers in self.sample(time))
        ends = vector(target, "target", values.size) if self._value_shape else [real(target, "target")]
        motions = [
            Motion(SpringMotion(
                constants.mass, constants.stiffness, constants.damping, start, end, speed if math.isfinite(speed) else 0, time))
            for start, end, speed in zip(values.tolist(), ends, velocities.tolist())]
        return VectorMotion(motions) if self._value_shape else motions[0]

    def plot(self, axes: Axes | None = None, *, velocity: bool = False) -> Axes:
        """Draws the values over the times of the keys, by matplotlib, with the keys as dots, and returns the axes.

        Values of several numbers are a line each, named by its place. Without axes they are new ones in a figure of pyplot.
        With `velocity` the velocities are dashes, and have their own axis at the right. Raises `LibraryError` without
        matplotlib.
        """
        return plotted(axes, lambda axes: self._draw(axes, velocity), repr(self)[1:-1])

    def _draw(self, axes: Axes, velocity: bool) -> None:
        # Right before a key is the value that a jump leaves.
        times = np.union1d(
            np.linspace(self._times[0], self._times[-1], SAMPLES),
            np.maximum([self._times, np.nextafter(self._times, -np.inf)], self._times[0]))
        values, velocities = self.sample(times)
        names = [str(place) for place in range(self._values[0].size)]
        draw_values(axes, times, values, "seconds", velocities if velocity else None, names)
        for line, keys in zip(axes.get_lines()[-len(names):], self._values.reshape(len(self._times), -1).T):
            axes.plot(self._times, keys, "o", color=line.get_color(), markersize=3.5)

    def __reduce__(self) -> tuple[Any, ...]:
        return Track, (self._times, self._values, self._curves, self._mode)

    def __repr__(self) -> str:
        return f"<Track of {self._times.size} keys, {self._mode}>"
