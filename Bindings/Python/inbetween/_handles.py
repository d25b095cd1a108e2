"""What all objects of the library have in common: they are open until they are closed."""

from __future__ import annotations

import ctypes
import threading
from types import TracebackType
from typing import Any, ClassVar, Generic, TypeVar

from inbetween._library import MESSAGE_CAPACITY, library, said, written
from inbetween._pointers import Pointer
from inbetween.errors import ClosedError

P = TypeVar("P", bound=Pointer)
Self = TypeVar("Self", bound="Handle[Any]")


class Handle(Generic[P]):
    """An object of the library. `close()`, the end of a `with` block or its last reference frees it."""

    _pointer: P | None = None

    def _open(self) -> P:
        """The pointer, to be held in a variable during a call."""
        pointer = self._pointer
        if pointer is None:
            raise ClosedError(f"the {type(self).__name__} is closed")
        return pointer

    def close(self) -> None:
        """Frees the object; any later use raises `ClosedError`. To close it twice does nothing."""
        self._pointer = None

    @property
    def closed(self) -> bool:
        """Whether the object was closed."""
        return self._pointer is None

    def __enter__(self: Self) -> Self:
        self._open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} can be neither pickled nor copied: it lives in the library's memory")


class ConstantHandle(Handle[P]):
    """An object that never changes: any number of threads may use it, and its copies share it.

    A copy that is closed leaves the others open.
    """

    def __copy__(self: Self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin


class ChangingHandle(Handle[P]):
    """An object that changes: threads that share it wait for each other."""

    _kind: ClassVar[str]
    """The first word of its functions' names in the library."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def _call(self, function: str, *arguments: Any) -> Any:
        """Calls a function of the library while no other thread does."""
        with self._lock:
            return library[f"{self._kind}_{function}"](self._open(), *arguments)

    def _told(self, function: str, *arguments: Any) -> tuple[int, str]:
        """The code of a function of the library that takes a buffer for a message behind its arguments, and the message."""
        message = ctypes.create_string_buffer(MESSAGE_CAPACITY)
        return self._call(function, *arguments, message, MESSAGE_CAPACITY), said(message)

    def _text(self, function: str, *arguments: Any) -> str | None:
        """The text that a function of the library writes, as above."""
        with self._lock:
            return written(f"{self._kind}_{function}", self._open(), *arguments)
