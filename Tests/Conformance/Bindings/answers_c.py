"""Answers calls of the conformance check with the library for C: python3 answers_c.py LIBRARY. Reads the calls as JSON, writes
the answers.

Each call is one of the header's functions. Their signatures are those of Bindings/Python, which are made from the header;
nothing else of that package is used.
"""

import ctypes
import importlib
import math
import sys
import types
from pathlib import Path

from exchange import followed, serve

PACKAGE = Path(__file__).resolve().parents[3] / "Bindings/Python/inbetween"


def bound(path):
    """The functions of a library, by their names without `inbetween_`."""
    # A package without its start, which would load its own library.
    sys.modules["inbetween"] = package = types.ModuleType("inbetween")
    package.__path__ = [str(PACKAGE)]
    functions, pointers = (importlib.import_module(f"inbetween.{name}") for name in ("_functions", "_pointers"))
    return pointers.bind(ctypes.CDLL(str(path)), functions.FUNCTIONS)


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
    if asked == "acceleration":
        batch = doubles([0.0] * len(times))
        succeeded(C["motion_sample_accelerations"](made, doubles(times), batch, len(times)))
        return list(batch)
    if asked == "followed":
        return followed(
            lambda value, at: succeeded(C["follower_follow"](made, value, at)), lambda at: C["follower_value"](made, at),
            call["open"][2], times)
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


if __name__ == "__main__":
    serve(answers)
