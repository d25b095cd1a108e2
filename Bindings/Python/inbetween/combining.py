"""Motions made of other motions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, apart, doubles, output, plain, real, succeeded
from inbetween._functions import MotionPointer
from inbetween._library import library, opened
from inbetween._sampling import TimeFunction
from inbetween.errors import ParameterError

if TYPE_CHECKING:
    from inbetween.motions import Motion
    from inbetween.vectors import VectorMotion


class Combinable(TimeFunction[MotionPointer, float]):
    """What a motion can be part of, and its acceleration."""

    @classmethod
    def _of(cls, pointer: MotionPointer) -> Any:
        motion = cls.__new__(cls)
        motion._pointer = pointer
        return motion

    def _made(self, function: str, *arguments: Any) -> Motion:
        """The motion that a function of the library makes of this one."""
        motion: Motion = self._of(opened(ParameterError, f"motion_{function}", self._open(), *arguments))
        return motion

    def placed(self, duration: float | None = None, delay: float = 0, *, start: float = 0, end: float = 1) -> Motion:
        """The same motion with another duration, delay and ends beside it; without them it has none.

        Raises `ParameterError` for what the notation does not allow beside the motion.
        """
        time = float("nan") if duration is None else real(duration, "duration")
        return self._made("placed", time, real(delay, "delay"), real(start, "start"), real(end, "end"))

    @overload
    def between(self, start: float, end: float) -> Motion: ...

    @overload
    def between(self, start: Numbers, end: Numbers) -> VectorMotion: ...

    def between(self, start: Numbers | float, end: Numbers | float) -> Motion | VectorMotion:
        """The motion between other ends, with its duration and its delay; between two lists of 1 to 4 numbers a vector's.

            Motion("snappy").between(0, 300)
            Motion("0.4s ease-out").between([0, 0], [120, 40])

        Raises `ParameterError` for a motion that has a distance of its own, such as a decay or keyframes.
        """
        if np.ndim(start) == 0 and np.ndim(end) == 0:
            return self._between(start, end)
        from inbetween.vectors import VectorMotion, vector

        first = vector(start, "start")
        return VectorMotion(self._between(one, other) for one, other in zip(first, vector(end, "end", len(first))))

    def _between(self, start: Any, end: Any) -> Motion:
        return self._made("between", real(start, "start"), real(end, "end"))

    def followed_by(self, motion: Motion) -> Motion:
        """This motion, and another one with its own ends when it is over, as "… then …" in the notation.

        Both are in seconds. Raises `ParameterError` if this motion is never over.
        """
        if not isinstance(motion, Combinable):
            raise TypeError(f"the next motion must be a Motion, not {type(motion).__name__}")
        return self._made("followed", motion._open())

    def repeated(self, count: float, *, alternating: bool = False) -> Motion:
        """This motion `count` times, which may have a fraction or be infinite, each second time backwards if it alternates.

        Raises `ParameterError` for a motion that is not in seconds or is never over, and a count that is not above 0.
        """
        return self._made("repeated", real(count, "count"), int(alternating))

    def delayed(self, delay: float) -> Motion:
        """This motion in seconds, later by a delay in addition to its own."""
        return self._made("delayed", real(delay, "delay"))

    @overload
    def acceleration(self, times: float, out: None = None) -> float: ...

    @overload
    def acceleration(self, times: Numbers, out: Doubles | None = None) -> Doubles: ...

    def acceleration(self, times: Numbers | float, out: Doubles | None = None) -> Doubles | float:
        """The accelerations at one or many times, in value units per unit of time squared; otherwise like the values.

        They are without the impulses of jumps and corners; there those from the right. Infinite where a curve is vertical.
        """
        pointer = self._open()
        if out is None and isinstance(times, (float, int)):
            return float(library["motion_acceleration"](pointer, float(times)))
        read = doubles(times, "times")
        found = output(out, read.shape)
        read = apart(read, found)
        code = library["motion_sample_accelerations"](pointer, address(read), address(found), read.size)
        succeeded(code, "the accelerations cannot be written")
        return plain(found) if out is None else out
