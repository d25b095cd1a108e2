"""Motions and animations as text for other systems."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Literal, SupportsIndex

from inbetween._arrays import real
from inbetween._library import encoded, told
from inbetween._pointers import Pointer
from inbetween.errors import ExportError

Target = Literal[
    "css", "keyframes", "waapi", "tailwind", "motion", "gsap", "react-spring", "svg", "lottie", "core-animation",
    "swiftui", "android", "compose", "flutter", "gltf", "tokens", "code", "c", "javascript", "swift", "python", "glsl",
]
"""The systems that a motion can be written for."""

Property = Literal["translate", "scale", "rotate", "opacity"]
"""What moves there."""


class ExportedText(str):
    """A text for another system, with a remark that says what was written and how near to the motion it is."""

    remark: str

    def __new__(cls, text: str, remark: str) -> ExportedText:
        exported = super().__new__(cls, text)
        exported.remark = remark
        return exported

    def __reduce__(self) -> tuple[Any, ...]:
        return ExportedText, (str(self), self.remark)


def exported(
    function: str, pointer: Pointer, target: str, tolerance: float, *, name: str | None, property: str | None,
    format: str | None, language: str | None, fewest: str | None, budget: SupportsIndex | None, frame_rate: float | None,
    minify: bool, fallback: bool,
) -> ExportedText:
    """What a function of the library writes for a target."""
    options = _options({
        "name": name, "property": property, "format": format, "language": language, "fewest": fewest,
        "budget": None if budget is None else str(operator.index(budget)),
        "frame-rate": None if frame_rate is None else repr(real(frame_rate, "frame_rate")),
    }, {"minify": minify, "fallback": fallback})
    words = encoded(target, "target", ExportError), real(tolerance, "tolerance"), options
    return ExportedText(*told(ExportError, function, pointer, *words))


def _options(values: Mapping[str, str | None], flags: Mapping[str, bool]) -> bytes:
    """The options of an export, as the library takes them."""
    words = [name for name, is_set in flags.items() if is_set]
    for name, value in values.items():
        if value is None:
            continue
        # A comma would begin the next option.
        if b"," in encoded(value, name, ExportError):
            raise ExportError(f"{name} holds a comma")
        words.append(f"{name}={value}")
    return ", ".join(words).encode()
