"""Animation documents: several properties over time, with keys, springs and groups."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, SupportsIndex

from inbetween._arrays import Doubles, Numbers, address, apart, doubles, output, succeeded
from inbetween._functions import AnimationPointer
from inbetween._handles import ConstantHandle
from inbetween._library import encoded, library, opened, written
from inbetween.errors import DocumentError, KeyPathError
from inbetween.exports import ExportedText, Property, Target, exported
from inbetween.lottie import Source, contents


class Animation(ConstantHandle[AnimationPointer]):
    """An animation by its document, as `inbetween animate` reads it: properties over time, with keys, springs and groups.

        Animation({"type": "keyframe", "keyPath": "opacity", "duration": 1, "values": [0, 1]})

    A document is the path of a file, its text or its bytes, at most 16 MiB, or what JSON is made of. Raises `DocumentError`
    for what is none, and says where and why; `OSError` for a file that cannot be read.
    """

    def __init__(self, document: Source | Mapping[str, Any]) -> None:
        data = json.dumps(document).encode() if isinstance(document, Mapping) else contents(document)
        self._pointer = opened(DocumentError, "animation_open", data, len(data))
        facts = json.loads(written("animation_describe", self._open()) or "{}")
        self._duration = math.inf if facts["duration"] is None else facts["duration"]
        self._tracks = {track["keyPath"]: tuple(track["components"]) for track in facts["tracks"]}

    @property
    def duration(self) -> float:
        """The time at which it ends, in seconds; infinite for an endless one."""
        return self._duration

    @property
    def tracks(self) -> dict[str | None, tuple[str, ...]]:
        """The names of the numbers of each property that moves, by its key path, which a transition lacks.

        A single number has an empty name, a path has "rotation" behind the indices.
        """
        return dict(self._tracks)

    def sample(self, key_path: str | None, times: Numbers | float, out: Doubles | None = None) -> Doubles:
        """The numbers of a property at times, in a last dimension; NaN where the animation has no effect.

        Raises `KeyPathError` for a property that does not move.
        """
        if key_path not in self._tracks:
            raise KeyPathError(f"the animation moves no {key_path}")
        read = doubles(times, "times")
        values = output(out, (*read.shape, len(self._tracks[key_path])))
        read = apart(read, values)
        path = None if key_path is None else encoded(key_path, "the key path", KeyPathError)
        succeeded(
            library["animation_sample"](self._open(), path, address(read), address(values), read.size),
            "the values cannot be written")
        return values

    def export(
        self, target: Target | str, tolerance: float = 1e-3, *, name: str | None = None,
        property: Property | str | None = None, format: str | None = None, language: str | None = None,
        fewest: str | None = None, budget: SupportsIndex | None = None, frame_rate: float | None = None,
        minify: bool = False, fallback: bool = False,
    ) -> ExportedText:
        """The animation as text for another system, as `Motion.export`; the tolerance is a part of the range of its values."""
        return exported(
            "animation_export", self._open(), target, tolerance, name=name, property=property, format=format,
            language=language, fewest=fewest, budget=budget, frame_rate=frame_rate, minify=minify, fallback=fallback)

    def __repr__(self) -> str:
        if self.closed:
            return "<Animation, closed>"
        return f"<Animation of {', '.join(str(key_path) for key_path in self._tracks)}, {self._duration:g} s>"
