"""Motions as text for other systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from inbetween._library import encoded
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


def exporting(values: Mapping[str, str | None], flags: Mapping[str, bool]) -> bytes:
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
