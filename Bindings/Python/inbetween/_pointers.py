"""The handles of the library, and its functions with the types of the table."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, ClassVar


class Pointer(ctypes.c_void_p):
    """An open handle of the library, which is closed when nothing refers to it any more.

    ctypes refers to the arguments of a call until it returns. So what one thread closes while others are calling is
    freed behind the last of these calls.
    """

    free: ClassVar[Any] = None

    def __del__(self) -> None:
        if self and self.free is not None:
            self.free(self)


def bind(library: ctypes.CDLL, functions: dict[str, tuple[Any, list[Any]]]) -> dict[str, Callable[..., Any]]:
    """The functions of a library by their names in a table; an `AttributeError` if it lacks one."""
    bound: dict[str, Callable[..., Any]] = {}
    for name, (result, arguments) in functions.items():
        function = getattr(library, f"inbetween_{name}")
        function.restype, function.argtypes = result, arguments
        bound[name] = function
        if name.endswith("_close"):
            arguments[0].free = function
    return bound
