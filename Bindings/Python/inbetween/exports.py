"""Motions as text for other systems."""

from __future__ import annotations

from typing import Any, Literal

Target = Literal[
    "css", "keyframes", "web-animation", "svg", "lottie", "core-animation", "swiftui", "android", "compose", "flutter",
    "gltf", "tokens", "c", "javascript", "swift", "glsl",
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
