"""Prepared curves: cubic Béziers for many values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex, overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, apart, counted, doubles, output, plain, real, succeeded
from inbetween._functions import CurvePointer
from inbetween._handles import ConstantHandle
from inbetween._library import encoded, library, opened
from inbetween.errors import NotationError, ParameterError
from inbetween.motions import Motion
from inbetween.pictures import SAMPLES, draw_values, plotted

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Curve(ConstantHandle[CurvePointer]):
    """A cubic-bezier, prepared: `Curve("ease")(progress)`, or by its numbers `Curve(0.2, 0, 0, 1)`.

    A table that is made once takes the place of a root for each value: several times as fast as `Motion`, and at most
    1e-12 times the largest of 1, |y1| and |y2| from it. Raises `NotationError` for a text that is none, or another motion,
    and `ParameterError` for numbers of which x1 or x2 is not from 0 to 1.
    """

    @overload
    def __init__(self, notation: str, /) -> None: ...

    @overload
    def __init__(self, x1: float, y1: float, x2: float, y2: float, /) -> None: ...

    def __init__(self, *words: str | float) -> None:
        if len(words) == 4:
            numbers = [real(number, "a number of a curve") for number in words]
            self._pointer = opened(ParameterError, "curve_open_numbers", *numbers)
            self._notation = str(Motion.of("cubic-bezier", *numbers))
        elif len(words) == 1:
            notation = encoded(words[0], "the notation")
            self._pointer = opened(NotationError, "curve_open", notation)
            self._notation = str(Motion(notation.decode()))
        else:
            raise TypeError(f"a Curve takes a text, or the numbers x1, y1, x2 and y2, not {len(words)} words")

    @overload
    def __call__(self, progress: float, out: None = None) -> float: ...

    @overload
    def __call__(self, progress: Numbers, out: Doubles | None = None) -> Doubles: ...

    def __call__(self, progress: Numbers | float, out: Doubles | None = None) -> Doubles | float:
        """The value at a progress from 0 to 1, or the values at many in an array of their shape; fastest if sorted.

        Otherwise like the values of a `Motion`.
        """
        if out is None and isinstance(progress, (float, int)):
            return float(library["curve_value"](self._open(), float(progress)))
        pointer, read = self._open(), doubles(progress, "progress")
        values = output(out, read.shape)
        read = apart(read, values)
        code = library["curve_sample"](pointer, address(read), address(values), read.size)
        succeeded(code, "the values cannot be written")
        return plain(values) if out is None else out

    def evenly(self, start: float, step: float, count: SupportsIndex, out: Doubles | None = None) -> Doubles:
        """The values at i · step + start, i from 0 to count - 1, with both operations rounded."""
        pointer = self._open()
        values = output(out, (counted(count),))
        code = library["curve_sample_evenly"](pointer, real(start, "start"), real(step, "step"), address(values),
            values.size)
        succeeded(code, "the values cannot be written")
        return values

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draws the values over the progress from 0 to 1, by matplotlib, and returns the axes: new ones if none are given.

        Raises `LibraryError` without matplotlib.
        """
        progress = np.linspace(0, 1, SAMPLES)
        return plotted(
            axes, lambda axes: draw_values(axes, progress, self(progress), "progress", labels=[str(self)]), str(self))

    def __eq__(self, other: object) -> bool:
        return self._notation == other._notation if isinstance(other, Curve) else NotImplemented

    def __hash__(self) -> int:
        return hash((Curve, self._notation))

    def __reduce__(self) -> tuple[Any, ...]:
        return Curve, (self._notation,)

    def __str__(self) -> str:
        return self._notation

    def __repr__(self) -> str:
        return f"Curve({self._notation!r})"
