"""Paths, by the distance travelled along them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, apart, doubles, output, plain, real, succeeded
from inbetween._functions import PathPointer
from inbetween._handles import ConstantHandle
from inbetween._library import encoded, library, opened, written
from inbetween.errors import NotationError, ParameterError
from inbetween.pictures import SAMPLES, draw_places, plotted

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Path(ConstantHandle[PathPointer]):
    """A path of SVG's data, measured: `Path("M0 0C0 100 100 100 100 0")`.

    Distances are in points from the start, limited to the length, and right to `tolerance` times the length, a number from
    1e-13 to 0.1; y points down, as in SVG. Raises `NotationError` for data that are none, or have no point or too large
    coordinates; `ParameterError` for a tolerance outside its domain.
    """

    def __init__(self, data: str, tolerance: float = 1e-9) -> None:
        self._data, self._tolerance = data, real(tolerance, "tolerance")
        error = NotationError if 1e-13 <= self._tolerance <= 0.1 else ParameterError
        self._pointer = opened(error, "path_open", encoded(data, "the path"), self._tolerance)

    @property
    def length(self) -> float:
        """The length, in points."""
        return float(library["path_length"](self._open()))

    def positions(self, distances: Numbers | float, out: Doubles | None = None) -> Doubles:
        """The positions at distances of any shape: x and y in a last dimension of 2."""
        return self._sampled(distances, out, 0)

    def tangents(self, distances: Numbers | float, out: Doubles | None = None) -> Doubles:
        """The directions at distances, vectors of length 1: x and y in a last dimension of 2."""
        return self._sampled(distances, out, 1)

    @overload
    def angles(self, distances: float, out: None = None) -> float: ...

    @overload
    def angles(self, distances: Numbers, out: Doubles | None = None) -> Doubles: ...

    def angles(self, distances: Numbers | float, out: Doubles | None = None) -> Doubles | float:
        """The angle at a distance or at many, in radians from the x axis towards y, without jumps of whole turns."""
        angles = self._sampled(distances, out, 2)
        return plain(angles) if out is None else out

    def _sampled(self, distances: Numbers | float, out: Doubles | None, place: int) -> Doubles:
        """What is at a place behind the distances among the arguments of the library's function."""
        pointer, read = self._open(), doubles(distances, "distances")
        values = output(out, read.shape if place == 2 else (*read.shape, 2))
        read = apart(read, values)
        outputs: list[int | None] = [None, None, None]
        outputs[place] = address(values)
        code = library["path_sample"](pointer, address(read), *outputs, read.size)
        succeeded(code, "the numbers cannot be written")
        return values

    def part(self, start: float, end: float) -> str:
        """The part between two distances as SVG's data; empty unless start < end."""
        return written("path_part", self._open(), real(start, "start"), real(end, "end")) or ""

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draws the path in points, y down, by matplotlib, and returns the axes: new ones if none are given.

        Raises `LibraryError` without matplotlib.
        """
        distances, step = np.linspace(0, self.length, SAMPLES, retstep=True)
        places = self.positions(distances)
        return plotted(axes, lambda axes: draw_places(axes, places, float(step)), f"{self.length:g} points long")

    def __eq__(self, other: object) -> bool:
        return self._recipe() == other._recipe() if isinstance(other, Path) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._recipe())

    def _recipe(self) -> tuple[str, float]:
        return self._data, self._tolerance

    def __reduce__(self) -> tuple[Any, ...]:
        return Path, self._recipe()

    def __repr__(self) -> str:
        return f"Path({self._data!r}, tolerance={self._tolerance!r})"
