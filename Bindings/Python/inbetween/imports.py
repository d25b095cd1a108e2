"""What texts of other systems say about motion."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple, Union

from inbetween._arrays import real
from inbetween._library import encoded, told
from inbetween.errors import DocumentError
from inbetween.motions import Motion

Text = Union[str, bytes, bytearray, memoryview]
"""A text, or its bytes in UTF-8."""

Format = Literal["css", "android", "svg"]
"""A style sheet, an interpolator of Android as XML, or an SVG document."""


class ImportedMotion(NamedTuple):
    """A motion of a text."""

    name: str
    """Such as "--back" or ".menu transition"."""
    motion: Motion
    line: int
    """Counted from 1, as is the column."""
    column: int


class ImportedAnimation(NamedTuple):
    """The `@keyframes` of a style sheet, or an animation of a picture."""

    name: str
    document: dict[str, Any]
    """As `inbetween animate` reads it."""
    line: int
    column: int


class ImportRemark(NamedTuple):
    """What a text says about motion and could not be taken."""

    text: str
    line: int | None
    """Counted from 1, as is the column; None for the text as a whole."""
    column: int | None


class Imported(NamedTuple):
    """What a text of another system says about motion."""

    motions: list[ImportedMotion]
    """What has an exact equal, in the order of the text."""
    animations: list[ImportedAnimation]
    """The `@keyframes`, or the animations of a picture, that have an exact equal."""
    problems: list[ImportRemark]
    """What is meant to be one of these, and cannot be read or has no exact equal."""
    remarks: list[ImportRemark]
    """What else says how something moves and is in none of the motions."""


def import_motions(source: Text, format: Format | str = "css") -> Imported:
    """Reads a style sheet, with "android" the XML of an interpolator, or with "svg" a picture that moves.

    Raises `DocumentError` for a text that the grammar does not allow, and for an interpolator that has no exact equal; the
    sentence names line and column.
    """
    data = _data(source)
    found = _read("import", data, len(data), encoded(format, "format", DocumentError))
    return Imported(
        [ImportedMotion(each["name"], Motion(each["notation"]), each["line"], each["column"]) for each in found["motions"]],
        [ImportedAnimation(each["name"], each["document"], each["line"], each["column"]) for each in found["animations"]],
        [ImportRemark(**each) for each in found["problems"]], [ImportRemark(**each) for each in found["remarks"]])


def import_lottie(source: Text, path: str | None = None, frame_rate: float = 0) -> dict[str, Any]:
    """The keyframes of a property of a Lottie document, as a document for `inbetween animate`.

    `path` chooses the property of a whole document, "Ball.r" or "layers[0].ks.r"; a property alone has `frame_rate` frames
    per second, 60 if it is 0. Raises `DocumentError` for keyframes that have no exact equal, and says where and why.
    """
    data = _data(source)
    words = None if path is None else encoded(path, "path", DocumentError)
    return _read("lottie_import", data, len(data), words, real(frame_rate, "frame_rate"))


def _data(source: Text) -> bytes:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source)
    if not isinstance(source, str):
        raise TypeError(f"a text or its bytes are imported, not {type(source).__name__}")
    try:
        return source.encode()
    except UnicodeEncodeError:
        raise DocumentError("the text holds half a character, which has no UTF-8") from None


def _read(function: str, *arguments: Any) -> dict[str, Any]:
    """The object that a function of the library writes as JSON, or its message as an error."""
    text, _ = told(DocumentError, function, *arguments)
    found: dict[str, Any] = json.loads(text)
    return found
