"""Lottie animations, drawn at any frame."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path as FilePath
from typing import Any, SupportsIndex, Union

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, doubles, real
from inbetween._containers import Container, is_container
from inbetween._functions import LottiePointer
from inbetween._handles import ConstantHandle
from inbetween._library import encoded, library, listed, opened, told, written
from inbetween.errors import DocumentError, KeyPathError, ParameterError
from inbetween.pixels import Pixels, pixels_of, png_of

Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview]


def contents(source: Source) -> bytes:
    """The bytes of a document; a text that begins as JSON does is no path."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source)
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return encoded(source, "the document", DocumentError)
    return FilePath(source).read_bytes()


def document(source: Source, animation: str | None = None, theme: str | None = None) -> tuple[bytes, tuple[str, ...]]:
    """A document, that of a container with its images, and notes about what of the container is not used."""
    data = contents(source)
    if is_container(data):
        return Container(data).document(animation, theme)
    if animation is not None or theme is not None:
        raise DocumentError("a document alone; animations and themes have names in containers, such as .lottie")
    return data, ()


class Lottie(ConstantHandle[LottiePointer]):
    """A Lottie animation from the path of a file, or from its text or bytes, at most 64 MiB.

    A container, .lottie, .zip or .tgs, has one or several: `animation` is the name of one, by default of the one that it shows
    first, and `theme` that of a theme, by default the animation's own. `Lottie.names(source)` lists both.

    Frames are numbers from `first_frame` to `end_frame`, and may lie between whole ones; those before and behind show the
    first and the last. A notebook shows the picture in the middle. Raises `DocumentError` for what is no animation, and
    says where and why; `OSError` for a file that cannot be read.
    """

    _notes: tuple[str, ...] = ()

    def __init__(self, source: Source, animation: str | None = None, theme: str | None = None) -> None:
        data, self._notes = document(source, animation, theme)
        self._pointer = opened(DocumentError, "lottie_open", data, len(data))

    @staticmethod
    def names(source: Source) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of a container's animations, and those of its themes; none of a document alone."""
        data = contents(source)
        container = Container(data) if is_container(data) else None
        return (tuple(container.animations), tuple(container.themes)) if container else ((), ())

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the document, as in `inbetween lottie info --format json`: layers, markers, features, warnings."""
        facts: dict[str, Any] = json.loads(written("lottie_describe", self._open()) or "{}")
        return facts

    @property
    def colors(self) -> dict[str, str]:
        """The colours that one may offer to change, with those of gradients' stops, at the first frame, by their key paths."""
        return dict(line.rsplit(" ", 1) for line in listed("lottie_colors", self._open()))

    def overriding(self, key_path: str, value: str | float | Sequence[float]) -> Lottie:
        """The animation with a value for all properties that fit a key path, such as "**.Fill.Color"; this one stays.

            lottie.overriding("**.Fill.Color", "#ff3b30").overriding("Ball.Transform.Scale", (50, 50))

        A value is a number or several, or a text as people type it: a colour, path data of one subpath, the words of a text
        layer. Raises `KeyPathError` if no property fits, or the value is none for one that does.
        """
        if not isinstance(value, str):
            value = ",".join(map(repr, np.atleast_1d(doubles(value, "value")).ravel().tolist()))
        lottie = Lottie.__new__(Lottie)
        lottie._notes = self._notes
        lottie._pointer = opened(
            KeyPathError, "lottie_override", self._open(), encoded(key_path, "the key path", KeyPathError),
            encoded(value, "the value", KeyPathError))
        return lottie

    def recolored(self, colors: Mapping[str, str]) -> Lottie:
        """The animation with other colours: `lottie.recolored({"#ff0000": "#0000ff"})`; this one stays.

        All properties and stops of gradients that have one at the first frame have the other throughout. One that none has
        changes nothing. Raises `KeyPathError` for what is no colour.
        """
        lottie = Lottie.__new__(Lottie)
        lottie._notes = self._notes
        lottie._pointer = opened(KeyPathError, "lottie_recolor", self._open(), _color_lines(colors))
        return lottie

    @staticmethod
    def recolored_document(source: Source, colors: Mapping[str, str]) -> str:
        """The text of a document with such colours, all else as it is; a container's has its images in it."""
        data = document(source)[0]
        return told(DocumentError, "lottie_recolored_document", data, len(data), _color_lines(colors))[0]

    def animated_svg(self, first: float | None = None, end: float | None = None, rate: float = 0) -> str:
        """An SVG that plays the frames from one to another, without that one, in a loop, by default all of them.

        `rate` is in pictures a second, by default the document's. Raises `DocumentError` for no frames, and for what SVG
        cannot hold.
        """
        start = real(self.first_frame if first is None else first, "first")
        stop = real(self.end_frame if end is None else end, "end")
        return told(DocumentError, "lottie_animated_svg", self._open(), start, stop, real(rate, "rate"))[0]

    def _measures(self) -> list[float]:
        numbers = np.empty(5)
        library["lottie_facts"](self._open(), address(numbers))
        facts: list[float] = numbers.tolist()
        return facts

    @property
    def width(self) -> float:
        """The width, in points."""
        return self._measures()[0]

    @property
    def height(self) -> float:
        """The height, in points."""
        return self._measures()[1]

    @property
    def frame_rate(self) -> float:
        """Frames per second."""
        return self._measures()[2]

    @property
    def first_frame(self) -> float:
        """The first frame."""
        return self._measures()[3]

    @property
    def end_frame(self) -> float:
        """The end of the frames, which is no longer shown."""
        return self._measures()[4]

    @property
    def duration(self) -> float:
        """The time of all frames, in seconds."""
        _, _, rate, first, end = self._measures()
        return (end - first) / rate

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is drawn otherwise than the document says, and what of its container is not used."""
        return self._notes + listed("lottie_warnings", self._open())

    @property
    def key_paths(self) -> tuple[str, ...]:
        """The key paths of all properties, such as "Ball.Transform.Position"."""
        return listed("lottie_key_paths", self._open())

    def values(self, key_path: str, frames: Numbers | float) -> Doubles:
        """The numbers at a frame of the first property that fits a key path, such as "**.Opacity"; none for a text.

        Frames of any shape give arrays with these numbers in a last dimension. Raises `KeyPathError` if no property fits,
        `ParameterError` if it has not as many numbers at each of the frames.
        """
        path, read = encoded(key_path, "the key path", KeyPathError), doubles(frames, "frames")
        if not read.ndim:
            return self._numbers(path, float(read))
        count = self._numbers(path, self.first_frame).size
        rows = [self._numbers(path, frame) for frame in read.ravel().tolist()]
        if any(row.size != count for row in rows):
            raise ParameterError(f"{key_path} has not as many numbers at each frame: ask for one frame after another")
        return np.array(rows).reshape(*read.shape, count)

    def _numbers(self, path: bytes, frame: float) -> Doubles:
        capacity = 16
        while True:
            numbers = np.empty(capacity)
            count = library["lottie_values"](self._open(), path, frame, address(numbers), capacity)
            if count < 0:
                raise KeyPathError(f"no property fits {path.decode()}")
            if count <= capacity:
                return numbers[:count].copy()
            capacity = count

    def svg(self, frame: float, prefix: str | None = None) -> str:
        """The picture of a frame as SVG; a NaN shows nothing.

        Identifiers begin with `prefix`, a letter, then letters, digits, - and _: pictures in one page need different ones. Raises
        `DocumentError` for a frame that SVG cannot hold, and for another prefix.
        """
        start = None if prefix is None else encoded(prefix, "prefix", DocumentError)
        text = written("lottie_svg", self._open(), real(frame, "frame"), start)
        if text is None:
            raise DocumentError(f"SVG cannot hold the frame {frame} with the prefix {prefix!r}")
        return text

    def png(self, frame: float, width: SupportsIndex | None = None) -> bytes:
        """The picture of a frame as a PNG file, `width` pixels wide, or one for each point; `pixels` says more.

            FilePath("picture.png").write_bytes(lottie.png(0.5, width=800))
        """
        return png_of(self.svg(frame), width)

    def pixels(self, frame: float, width: SupportsIndex | None = None) -> Pixels:
        """The picture of a frame as an array of uint8, of the shape (height, width, 4): red, green, blue and alpha, straight.

        Both are drawn by the program inbetween-raster, which is beside the tool that INBETWEEN names or on the PATH, and takes
        10 ms to start. Raises `ToolError` without it, `ParameterError` for a picture of too many pixels, `DocumentError`
        for one that cannot be drawn.
        """
        return pixels_of(self.svg(frame), width)

    def _repr_svg_(self) -> str:
        """The picture in a notebook."""
        return self.svg((self.first_frame + self.end_frame) / 2)

    def __repr__(self) -> str:
        if self.closed:
            return "<Lottie, closed>"
        return f"<Lottie, {self.width:g} × {self.height:g}, {self.duration:g} s>"


def _color_lines(colors: Mapping[str, str]) -> bytes:
    """Colours by those in whose places they are, a line each."""
    return encoded("".join(f"{color} {other}\n" for color, other in colors.items()), "the colours", KeyPathError)
