"""Animated effects: pictures and named numbers for any time."""

from __future__ import annotations

import json
import math
from typing import Any, Literal, SupportsIndex, overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, doubles, real
from inbetween._functions import OK, EffectPointer
from inbetween._handles import ChangingHandle
from inbetween._library import encoded, lines, listed, opened
from inbetween.errors import DocumentError, ParameterError
from inbetween.pixels import Pixels, pixels_of, png_of

Variant = Literal["exact", "legacy"]
"""Without or with the defects of the originals."""


class Effect(ChangingHandle[EffectPointer]):
    """An animated effect by its name, which waits for a hand: `Effect("cube-refresh")`.

        effect = Effect.script("cube-refresh")           # or moved by the script of `inbetween effect`
        effect.channels(0.5), effect.svg(0.5)

    Times are in seconds, lengths in points. An effect that is moved changes: threads that share one wait for each other.
    Raises `ParameterError` for a name or a variant that is none, and says which there are.
    """

    _kind = "effect"

    def __init__(self, name: str, variant: Variant | str = "exact") -> None:
        super().__init__()
        self._pointer = opened(
            ParameterError, "effect_open", encoded(name, "name", ParameterError),
            encoded(variant, "variant", ParameterError))

    @classmethod
    def script(cls, name: str, pull: float = 0.5, refresh: float = 2, variant: Variant | str = "exact") -> Effect:
        """An effect with its script: one that shows loading is pulled for `pull` seconds, and told to end `refresh` later."""
        effect = cls.__new__(cls)
        ChangingHandle.__init__(effect)
        effect._pointer = opened(
            ParameterError, "effect_open_script", encoded(name, "name", ParameterError),
            encoded(variant, "variant", ParameterError), real(pull, "pull"), real(refresh, "refresh"))
        return effect

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all effects."""
        return listed("effect_names")

    @property
    def name(self) -> str:
        """Its name."""
        return self._text("name") or ""

    @property
    def summary(self) -> str:
        """What it shows."""
        return self._text("summary") or ""

    @property
    def about(self) -> dict[str, str | None]:
        """What pages say of it: `title`, `sentence`, `flaw` of the original and `remedy` or none, `type` and `file` in Swift.

        `gesture` is the way in which hands move it, "pull", "drag" or "tap", with an `action` for a button and a `hint`.
        """
        words: dict[str, str | None] = json.loads(self._text("about") or "{}")
        return words

    @property
    def channel_names(self) -> tuple[str, ...]:
        """The names of its channels; a hand may add some."""
        return lines(self._text("channel_names"))

    @property
    def end_time(self) -> float:
        """The end of the script; infinity for an effect that waits for a hand."""
        return float(self._call("end_time"))

    def phase(self, time: float) -> str:
        """The name of its state at a time."""
        return self._text("phase", real(time, "time")) or ""

    @overload
    def channels(self, times: float) -> dict[str, float]: ...

    @overload
    def channels(self, times: Numbers) -> dict[str, Doubles]: ...

    def channels(self, times: Numbers | float) -> dict[str, float] | dict[str, Doubles]:
        """The channels at a time, or at many in arrays of their shape, by their names; NaN where a part is hidden."""
        read = doubles(times, "times")
        names = self.channel_names
        table = np.full((read.size, len(names)), np.nan)
        for time, row in zip(read.ravel().tolist(), table):
            self._call("channels", time, address(row), len(names))
        columns = dict(zip(names, table.T.reshape(len(names), *read.shape)))
        return columns if read.ndim else {name: float(column) for name, column in columns.items()}

    def list_offset(self, time: float) -> float:
        """How far the list below an effect that is pulled lies from its place, in points downwards."""
        return float(self._call("list_offset", real(time, "time")))

    def svg(self, time: float, prefix: str = "") -> str:
        """The picture at a time as SVG; pictures in one page need identifiers that begin with different prefixes.

        Raises `DocumentError` for a prefix other than a letter, then letters, digits, - and _, and a picture that SVG cannot hold.
        """
        text = self._text("svg", real(time, "time"), encoded(prefix, "prefix", DocumentError))
        if text is None:
            raise DocumentError(f"SVG cannot hold the picture at {time}, or the prefix {prefix!r}")
        return text

    def grab(self, time: float) -> None:
        """A hand touches down. Times of what a hand does do not descend, or it is a `ParameterError`."""
        self._moved("grab", time)

    def drag(self, x: float, y: float, time: float) -> None:
        """The hand has moved by (x, y) points since it touched down."""
        self._moved("drag", real(x, "x"), real(y, "y"), time)

    def release(self, time: float) -> None:
        """The hand lets go."""
        self._moved("release", time)

    def tap(self, time: float) -> None:
        """A tap, or a press on the button that stands for it."""
        self._moved("tap", time)

    def finish(self, time: float) -> None:
        """Loading is finished."""
        self._moved("finish", time)

    def forget(self, time: float) -> None:
        """Forgets what was before a time: whoever plays for hours calls it now and then.

        Earlier times then show what is at that time, and a hand's times are not before it.
        """
        self._moved("forget", time)

    def _moved(self, function: str, *numbers: float) -> None:
        time = real(numbers[-1], "time")
        if self._call(function, *numbers[:-1], time) != OK:
            raise ParameterError("times must be finite and not before the last one, and lengths finite")

    def png(self, time: float, width: SupportsIndex | None = None) -> bytes:
        """The picture at a time as a PNG file, `width` pixels wide, or one for each point; `pixels` says more.

            FilePath("picture.png").write_bytes(effect.png(0.5, width=800))
        """
        return png_of(self.svg(time), width)

    def pixels(self, time: float, width: SupportsIndex | None = None) -> Pixels:
        """The picture at a time as an array of uint8, of the shape (height, width, 4): red, green, blue and alpha, straight.

        Both are drawn by the program inbetween-raster, which is beside the tool that INBETWEEN names or on the PATH, and takes
        10 ms to start. Raises `ToolError` without it, `ParameterError` for a picture of too many pixels, `DocumentError`
        for one that cannot be drawn.
        """
        return pixels_of(self.svg(time), width)

    def _repr_svg_(self) -> str:
        """The picture in a notebook: that in the middle of a script."""
        end = self.end_time
        return self.svg(end / 2 if math.isfinite(end) else 0)

    def __repr__(self) -> str:
        return "<Effect, closed>" if self.closed else f"<Effect {self.name}: {self.summary}>"
