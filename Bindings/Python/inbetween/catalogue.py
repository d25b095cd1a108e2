"""What there is, as data."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from inbetween._library import written


@cache
def catalogue() -> dict[str, list[Any]]:
    """The kinds of motions, the presets, the systems for exports with their options, and the effects.

    The members are those of `inbetween catalogue`, except the parameters of effects. Each is a list of dictionaries with a
    `name`; `curves` and `groups` are lists of names.
    """
    rows: dict[str, list[Any]] = json.loads(written("catalogue") or "{}")
    rows["effects"] = json.loads(written("effect_catalogue") or "[]")
    return rows
