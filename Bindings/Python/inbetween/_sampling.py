"""What motions and tracks have in common: values and velocities at times."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar, overload

from inbetween._arrays import Doubles, Numbers, address, apart, doubles, output, plain, succeeded
from inbetween._handles import ConstantHandle, P
from inbetween._library import library
from inbetween._pointers import Pointer
from inbetween.errors import ParameterError


V = TypeVar("V")
"""What one time gives."""


class TimeFunction(ConstantHandle[P], Generic[P, V]):
    """A value and a velocity at every time."""

    _kind: ClassVar[str]
    """The first word of its functions' names in the library."""
    _value_shape: tuple[int, ...] = ()

    @overload
    def __call__(self, times: float, out: None = None) -> V: ...

    @overload
    def __call__(self, times: Numbers, out: Doubles | None = None) -> Doubles: ...

    def __call__(self, times: Numbers | float, out: Doubles | None = None) -> Doubles | V:
        """The value at a time, or the values at many times in an array of their shape.

        A NaN time gives NaN, an infinite one the limit. Single values and batches are the same to the bit; a batch takes
        a fraction of the time for each. `out` receives the values: a contiguous float64 array of the right shape, which
        may be `times` itself.

        Raises `TypeError` for what is no real number or no float64 array, `ParameterError` for an `out` that the values
        do not fit into, `ClosedError`.
        """
        if out is None and isinstance(times, (float, int)) and not self._value_shape:
            value: V = library[f"{self._kind}_value"](self._open(), float(times))
            return value
        values: Doubles | V = plain(self._sampled(times, out, None, wants_velocities=False)[0])
        return values if out is None else out

    @overload
    def velocity(self, times: float, out: None = None) -> V: ...

    @overload
    def velocity(self, times: Numbers, out: Doubles | None = None) -> Doubles: ...

    def velocity(self, times: Numbers | float, out: Doubles | None = None) -> Doubles | V:
        """The velocities at one or many times, in value units per unit of time; otherwise like the values."""
        if out is None and isinstance(times, (float, int)) and not self._value_shape:
            velocity: V = library[f"{self._kind}_velocity"](self._open(), float(times))
            return velocity
        velocities: Doubles | V = plain(self._sampled(times, None, out, wants_velocities=True)[1])
        return velocities if out is None else out

    @overload
    def sample(self, times: float, out: None = None) -> tuple[V, V]: ...

    @overload
    def sample(self, times: Numbers, out: tuple[Doubles, Doubles] | None = None) -> tuple[Doubles, Doubles]: ...

    def sample(
        self, times: Numbers | float, out: tuple[Doubles, Doubles] | None = None
    ) -> tuple[Doubles | V, Doubles | V]:
        """The values and the velocities at one or many times, which together cost less than apart.

        `out` is a pair of arrays; otherwise like the values.
        """
        if out is None:
            values, velocities = self._sampled(times, None, None, wants_velocities=True)
            return plain(values), plain(velocities)
        if len(out) != 2:
            raise ParameterError("out must be a pair of arrays")
        self._sampled(times, out[0], out[1], wants_velocities=True)
        return out

    def _sampled(
        self, times: Any, values: Doubles | None, velocities: Doubles | None, wants_velocities: bool
    ) -> tuple[Doubles, Doubles]:
        pointer: Pointer = self._open()
        read = doubles(times, "times")
        shape = read.shape + self._value_shape
        written = output(values, shape)
        rates = output(velocities, shape) if wants_velocities else None
        if rates is not None:
            read = apart(read, rates)
        read = apart(read, written)
        code = library[f"{self._kind}_sample"](pointer, address(read), address(written), address(rates), read.size)
        succeeded(code, "the arrays of the values and the velocities overlap")
        return written, written if rates is None else rates

    @property
    def rest_time(self) -> float:
        """The time of rest: from then on, the value stays the same or within a thousandth of the distance.

        Infinite for what never comes to rest.
        """
        return float(library[f"{self._kind}_rest_time"](self._open()))
