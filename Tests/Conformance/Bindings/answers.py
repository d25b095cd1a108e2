"""Answers calls of the conformance check with the package for Python: reads them as JSON, writes the answers."""

import math
from typing import Any

from exchange import followed, serve
from inbetween import Follower, Motion, NotationError, Path, Spring, SpringMotion, Track


def opened(opener: list[Any]) -> Any:
    """The object that an opener stands for."""
    what, *arguments = opener
    if what == "motion":
        return Motion(*arguments)
    if what == "numbers":
        kind, names, numbers = arguments
        return Motion.of(kind, **dict(zip((name.replace("-", "_") for name in names), numbers))) if names else Motion.of(
            kind, *numbers)
    if what == "spring":
        return Motion(SpringMotion(*arguments))
    if what == "handedOver":
        motion, target, time, constants = arguments
        return opened(motion).handed_over(target, time, Spring(*constants))
    if what == "track":
        times, values, curves, mode = arguments
        return Track(times, values, curves, mode)
    if what == "path":
        return Path(*arguments)
    if what == "follower":
        return Follower(arguments[0])
    raise ValueError(f"there is nothing named {what}")


def answers(call: dict[str, Any]) -> list[Any]:
    """An answer for each row; values and velocities in a batch have the bits of single ones."""
    asked, at = call["ask"], call["at"]
    if asked == "notation":
        return [notation(call["open"][1])]
    made = opened(call["open"])
    times = [row[0] for row in at] if at and at[0] else []
    match asked:
        case "value" | "velocity" | "acceleration":
            answer = made if asked == "value" else getattr(made, asked)
            single, batch = [plain(answer(time)) for time in times], plain(answer(times))
            if not same(single, batch):
                raise ValueError(f"in a batch {batch}, one by one {single}")
            return single
        case "restValue": return [made.rest_value] * len(at)
        case "restTime": return [made.rest_time] * len(at)
        case "numbers": return [plain(made.numbers(*call["names"]))] * len(at)
        case "spring": return [[made.spring.stiffness, made.spring.damping]] * len(at)
        case "followed": return followed(made.follow, made, call["open"][2], times)
        case "length": return [made.length] * len(at)
        case "position": return plain(made.positions(times))
        case "tangent": return plain(made.tangents(times))
        case "angle": return plain(made.angles(times))
    raise ValueError(f"nobody asks for {asked}")


def notation(text: str) -> str | None:
    """The canonical notation of a text; None for a text that is refused."""
    try:
        return Motion(text).notation
    except NotationError:
        return None


def same(one: Any, other: Any) -> bool:
    """Equal, or both no number."""
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other or (math.isnan(one) and math.isnan(other)))


def plain(value: Any) -> Any:
    """Lists and floats in the place of arrays."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    return [plain(member) for member in value] if isinstance(value, (list, tuple)) else float(value)


if __name__ == "__main__":
    serve(answers)
