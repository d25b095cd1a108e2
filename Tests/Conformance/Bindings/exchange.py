"""What the programs in Python share that answer calls of the conformance check: calls come in and answers go out as JSON."""

import json
import math
import sys
from collections.abc import Callable
from typing import Any

WORDS = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}


def serve(answers: Callable[[dict[str, Any]], list[Any]]) -> None:
    """Answers all calls by a function."""
    json.dump([answered(answers, call) for call in json.load(sys.stdin)], sys.stdout)


def answered(answers: Callable[[dict[str, Any]], list[Any]], call: dict[str, Any]) -> Any:
    """The answers to a call, or what it raised."""
    try:
        return written(answers({name: read(value) for name, value in call.items()}))
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def read(value: Any) -> Any:
    """The words that stand for numbers JSON has not, as these."""
    if isinstance(value, list):
        return [read(member) for member in value]
    return WORDS.get(value, value) if isinstance(value, str) else value


def written(value: Any) -> Any:
    """A number that JSON has not, as a word."""
    if isinstance(value, list):
        return [written(member) for member in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def followed(
    follow: Callable[[float, float], None], value: Callable[[float], float], events: list[list[float]], times: list[float]
) -> list[float]:
    """The values of a follower at times, with its events as they come."""
    found, rest = [], list(events)
    for time in times:
        while rest and rest[0][0] <= time:
            at, target = rest.pop(0)
            follow(target, at)
        found.append(value(time))
    return found
