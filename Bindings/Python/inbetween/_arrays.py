"""Arrays on their way to the library and back. Contiguous arrays of float64 are not copied."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex, Union

import numpy as np
from numpy.typing import NDArray

from inbetween._functions import OK
from inbetween.errors import ParameterError

Doubles = NDArray[np.float64]
Numbers = Union[NDArray[Any], Sequence[Any]]
"""An array of numbers of any real type, or a list of them, of lists of them, and so on."""

GREATEST_COUNT = 1 << 43  # more elements than any memory has


def doubles(numbers: Numbers | float, what: str) -> Doubles:
    """Numbers as an aligned, contiguous array of float64 of the same shape."""
    array = np.asarray(numbers)
    if not np.can_cast(array.dtype, np.float64, "same_kind"):
        raise TypeError(f"{what} must be real numbers, not {array.dtype}")
    array = np.asarray(array, np.float64, order="C")
    return array if array.flags.aligned else array.copy()


def real(number: Any, what: str) -> float:
    """One number; unlike float(), not of a text, and not half of a complex one."""
    if not isinstance(number, (float, int)):
        array = doubles(number, what)
        if array.ndim:
            raise TypeError(f"{what} must be one number, not an array of the shape {array.shape}")
        return float(array)
    try:
        return float(number)
    except OverflowError:
        raise ParameterError(f"{what} is too large") from None


def pair(times: Numbers, values: Numbers) -> tuple[Doubles, Doubles]:
    """The times and the values of a recording: two lists of the same length."""
    first, second = doubles(times, "times"), doubles(values, "values")
    if first.ndim != 1 or first.shape != second.shape:
        raise ParameterError(
            f"times and values must be two lists of the same length, not of the shapes {first.shape} and {second.shape}")
    return first, second


def output(out: Doubles | None, shape: tuple[int, ...], what: str = "out") -> Doubles:
    """The array that a call writes: a new one, or the caller's if the library can write there."""
    if out is None:
        return np.empty(shape)
    if not isinstance(out, np.ndarray) or out.dtype != np.float64 or not out.dtype.isnative:
        kind = out.dtype if isinstance(out, np.ndarray) else type(out).__name__
        raise TypeError(f"{what} must be an array of float64, not {kind}")
    if out.shape != shape:
        raise ParameterError(f"{what} must have the shape {shape}, not {out.shape}")
    if not out.flags.c_contiguous or not out.flags.aligned:
        raise ParameterError(f"{what} must be contiguous")
    if not out.flags.writeable:
        raise ParameterError(f"{what} is read-only")
    return out


def plain(array: Doubles) -> Any:
    """A float instead of an array without dimensions."""
    return array if array.ndim else float(array)


def apart(read: Doubles, *written: Doubles) -> Doubles:
    """What a call reads, copied if it shares memory with what the call writes."""
    # Of contiguous arrays the bounds say it.
    return read.copy() if any(np.may_share_memory(read, array) for array in written) else read


def counted(count: SupportsIndex, what: str = "count") -> int:
    """A number of elements."""
    number = operator.index(count)
    if not 0 <= number <= GREATEST_COUNT:
        raise ParameterError(f"{what} must be from 0 to {GREATEST_COUNT}, not {number}")
    return number


def address(array: NDArray[Any] | None) -> int | None:
    """Where an array begins; it must be held in a variable during the call."""
    return None if array is None else array.ctypes.data


def succeeded(code: int, otherwise: str) -> None:
    """Raises unless a code of the library means success."""
    if code != OK:
        raise ParameterError(otherwise)
