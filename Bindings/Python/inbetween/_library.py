"""The shared library of this package: loading it, and calling it with texts."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from inbetween._functions import FUNCTIONS, INTERFACE_VERSION
from inbetween._pointers import bind
from inbetween.errors import InbetweenError, LibraryError, NotationError

MESSAGE_CAPACITY = 1024
TEXT_CAPACITY = 4096  # enough for most texts; longer ones take a second call
MADE_CAPACITY = 1 << 16  # of texts that take long to make: a longer one is made a second time


def _load() -> dict[str, Callable[..., Any]]:
    named = os.environ.get("INBETWEEN_LIBRARY")
    path = Path(named) if named else Path(__file__).parent / "_lib" / "libinbetween.so"
    if not path.is_file():
        raise LibraryError(f"there is no {path}: install the wheel, or name a libinbetween.so in INBETWEEN_LIBRARY")
    try:
        functions = bind(ctypes.CDLL(str(path)), FUNCTIONS)
    except (OSError, AttributeError) as error:
        raise LibraryError(f"{path} is not the library that this package needs: {error}") from None
    version = functions["interface_version"]()
    if version != INTERFACE_VERSION:
        raise LibraryError(f"{path} has interface {version}, this package needs {INTERFACE_VERSION}")
    return functions


library = _load()
"""The functions of inbetween.h, without the `inbetween_` before their names."""


def encoded(text: object, what: str, error: type[InbetweenError] = NotationError) -> bytes:
    """A text as the library takes it: UTF-8 without a zero byte, at which C would end it."""
    if not isinstance(text, str):
        raise TypeError(f"{what} must be a str, not {type(text).__name__}")
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise error(f"{what} holds half a character, which has no UTF-8") from None
    if b"\0" in data:
        raise error(f"{what} holds a zero byte")
    return data


def opened(error: type[InbetweenError], function: str, *arguments: Any) -> Any:
    """The handle that a function of the library opens, or its message as an error."""
    return opened_with_remark(error, function, *arguments)[0]


def opened_with_remark(error: type[InbetweenError], function: str, *arguments: Any) -> tuple[Any, str]:
    """The same, with the message of a call that succeeds."""
    message = ctypes.create_string_buffer(MESSAGE_CAPACITY)
    pointer = library[function](*arguments, message, MESSAGE_CAPACITY)
    if not pointer:
        raise error(said(message))
    return pointer, said(message)


def said(message: ctypes.Array[ctypes.c_char]) -> str:
    """The text in a buffer for messages."""
    return message.value.decode("utf-8", "replace")


def written(function: str, *arguments: Any) -> str | None:
    """The text that a function of the library writes; None where it has none."""
    return _whole(TEXT_CAPACITY, library[function], *arguments)


def listed(function: str, *arguments: Any) -> tuple[str, ...]:
    """The lines that a function of the library writes."""
    return lines(written(function, *arguments))


def lines(text: str | None) -> tuple[str, ...]:
    """The lines of a text of the library; a name may hold what `splitlines` also takes for an end."""
    return tuple(text.removesuffix("\n").split("\n")) if text else ()


def told(error: type[InbetweenError], function: str, *arguments: Any) -> tuple[str, str]:
    """The text that a function of the library makes, and its message about it; without a text the message as an error."""
    message = ctypes.create_string_buffer(MESSAGE_CAPACITY)

    def write(*buffer: Any) -> int:
        return int(library[function](*arguments, *buffer, message, MESSAGE_CAPACITY))

    text = _whole(MADE_CAPACITY, write)
    if text is None:
        raise error(said(message))
    return text, said(message)


def _whole(capacity: int, write: Callable[..., Any], *arguments: Any) -> str | None:
    """The text that a call writes into a buffer with its capacity, a second time if it is longer; None where it has none."""
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        length = write(*arguments, buffer, capacity)
        if length < 0:
            return None
        if length < capacity:
            return buffer.raw[:length].decode("utf-8", "replace")
        capacity = length + 1
