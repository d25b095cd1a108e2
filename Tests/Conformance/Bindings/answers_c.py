"""Answers calls of the conformance check with the library for C: python3 answers_c.py LIBRARY. Reads the calls as JSON, writes
the answers.

Each call is one of the header's functions. Their signatures are those of Bindings/Python, whose tests hold them against the
header; nothing else of that package is used.
"""

import ctypes
import importlib.util
import json
import math
import sys
from pathlib import Path

SIGNATURES = Path(__file__).resolve().parents[3] / "Bindings/Python/inbetween/_functions.py"
WORDS = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}


def bound(path):
    """The functions of a library, by their names without `inbetween_`."""
    spec = importlib.util.spec_from_file_location("signatures", SIGNATURES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.bind(ctypes.CDLL(str(path)))


C = bound(sys.argv[1]) if len(sys.argv) > 1 else {}


def doubles(numbers):
    return (ctypes.c_double * len(numbers))(*numbers)


def handle(function, *arguments):
    """What a function opens, or its message as an error."""
    message = ctypes.create_string_buffer(1024)
    pointer = C[function](*arguments, message, 1024)
    if not pointer:
        raise ValueError(message.value.decode())
    return pointer


def opened(opener):
    """The family of functions for what an opener stands for, and the handle."""
    what, *rest = opener
    if what == "motion":
        return "motion", handle("motion_open", rest[0].encode())
    if what == "numbers":
        kind, names, numbers = rest
        words = ", ".join(names).encode() if names else None
        return "motion", handle("motion_open_numbers", kind.encode(), words, doubles(numbers), len(numbers))
    if what == "spring":
        return "motion", handle("spring_open", *rest, 0)
    if what == "handedOver":
        motion, target, time, constants = rest
        before = opened(motion)[1]
        return "motion", handle("motion_hand_over_numbers", before, *constants, target, time)
    if what == "track":
        times, values, curves, mode = rest
        texts = (ctypes.c_char_p * len(times))(*(curve and curve.encode() for curve in curves)) if curves else None
        flat = [number for value in values for number in (value if isinstance(value, list) else [value])]
        dimension = len(values[0]) if isinstance(values[0], list) else 1
        return "track", handle("track_open", doubles(times), doubles(flat), dimension, texts, len(times), mode.encode())
    if what == "path":
        return "path", handle("path_open", rest[0].encode(), rest[1])
    if what == "follower":
        return "follower", handle("follower_open", rest[0].encode())
    raise ValueError(f"there is nothing named {what}")


def answers(call):
    """An answer for each row; values and velocities in a batch have the bits of single ones."""
    asked, at = call["ask"], call["at"]
    if asked == "notation":
        return [notation(call["open"][1])]
    family, made = opened(call["open"])
    times = [row[0] for row in at] if at and at[0] else []
    if asked in ("value", "velocity"):
        return states(family, made, asked, times)
    if asked == "followed":
        return followed(made, call["open"][2], times)
    if asked == "restValue":
        return [C["motion_rest_value"](made)] * len(at)
    if asked == "restTime":
        return [C[f"{family}_rest_time"](made)] * len(at)
    if asked == "numbers":
        numbers = doubles([0.0] * len(call["names"]))
        succeeded(C["motion_numbers"](made, ", ".join(call["names"]).encode(), numbers, len(numbers)))
        return [list(numbers)] * len(at)
    if asked == "spring":
        numbers = doubles([0.0] * 7)
        succeeded(C["motion_spring"](made, numbers))
        return [list(numbers)[1:3]] * len(at)
    if asked == "length":
        return [C["path_length"](made)] * len(at)
    return along(made, asked, times)


def states(family, made, asked, times):
    """Values or velocities; those of a track of several numbers come in a batch alone."""
    dimension = C["track_dimension"](made) if family == "track" else 1
    values, velocities = doubles([0.0] * len(times) * dimension), doubles([0.0] * len(times) * dimension)
    succeeded(C[f"{family}_sample"](made, doubles(times), values, velocities, len(times)))
    batch = list(values if asked == "value" else velocities)
    if dimension > 1:
        return [batch[index:index + dimension] for index in range(0, len(batch), dimension)]
    single = [C[f"{family}_{asked}"](made, time) for time in times]
    if any(one != other and not (math.isnan(one) and math.isnan(other)) for one, other in zip(single, batch)):
        raise ValueError(f"in a batch {batch}, one by one {single}")
    return single


def followed(follower, events, times):
    """The values of a follower at times, with its events as they come."""
    found, rest = [], list(events)
    for time in times:
        while rest and rest[0][0] <= time:
            at, value = rest.pop(0)
            succeeded(C["follower_follow"](follower, value, at))
        found.append(C["follower_value"](follower, time))
    return found


def along(path, asked, distances):
    """Positions, tangents or angles at distances."""
    count = len(distances)
    found = {"position": doubles([0.0] * 2 * count), "tangent": doubles([0.0] * 2 * count), "angle": doubles([0.0] * count)}
    succeeded(C["path_sample"](path, doubles(distances), *found.values(), count))
    numbers = list(found[asked])
    return numbers if asked == "angle" else [numbers[index:index + 2] for index in range(0, 2 * count, 2)]


def notation(text):
    """The canonical notation of a text; None for a text that is refused."""
    message = ctypes.create_string_buffer(1024)
    motion = C["motion_open"](text.encode(), message, 1024)
    if not motion:
        return None
    written = ctypes.create_string_buffer(C["motion_notation"](motion, None, 0) + 1)
    C["motion_notation"](motion, written, len(written))
    return written.value.decode()


def succeeded(status):
    if status:
        raise ValueError(f"status {status}")


def read(value):
    """The words that stand for numbers JSON has not, as these."""
    if isinstance(value, list):
        return [read(member) for member in value]
    return WORDS.get(value, value) if isinstance(value, str) else value


def written(value):
    """A number that JSON has not, as a word."""
    if isinstance(value, list):
        return [written(member) for member in value]
    return value if not isinstance(value, float) or math.isfinite(value) else str(value)


def answered(call):
    """The answers to a call, or what it raised."""
    try:
        return written(answers({name: read(value) for name, value in call.items()}))
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    json.dump([answered(call) for call in json.load(sys.stdin)], sys.stdout)
