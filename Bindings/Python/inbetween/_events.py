"""What followers and axes have in common: a number that moves by events with their own times."""

from __future__ import annotations

from typing import overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, doubles, plain, succeeded
from inbetween._handles import ChangingHandle, P


class MovedNumber(ChangingHandle[P]):
    """A number with a value and a velocity at every time from the last event on."""

    @overload
    def __call__(self, times: float) -> float: ...

    @overload
    def __call__(self, times: Numbers) -> Doubles: ...

    def __call__(self, times: Numbers | float) -> Doubles | float:
        """The value at a time, or the values at many in an array of their shape: exact from the last event on."""
        return self._at("value", times)

    @overload
    def velocity(self, times: float) -> float: ...

    @overload
    def velocity(self, times: Numbers) -> Doubles: ...

    def velocity(self, times: Numbers | float) -> Doubles | float:
        """The velocity at one or many times, in value units per second; otherwise like the values."""
        return self._at("velocity", times)

    def _at(self, function: str, times: Numbers | float) -> Doubles | float:
        if isinstance(times, (float, int)):
            return float(self._call(function, float(times)))
        read = doubles(times, "times")
        numbers = [self._call(function, time) for time in read.ravel().tolist()]
        result: Doubles | float = plain(np.array(numbers).reshape(read.shape))
        return result

    def _happens(self, event: str, *numbers: float) -> None:
        """Tells the library of an event."""
        succeeded(self._call(event, *numbers), "numbers must be finite, and times not before that of the last event")
