"""Random calls of everything with whatever people pass: each returns, or raises what the package says it raises."""

import math
import os
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from inbetween import (
    Axis, ColorMotion, Curve, Effect, Follower, InbetweenError, Lottie, Motion, Path, Spring, SpringPool, Track,
    VectorMotion,
)

from .test_lottie import DOCUMENT

SEED = int(os.environ.get("SEED", "2026"))
CALLS = 1_000_000 if os.environ.get("INBETWEEN_THOROUGH") else 30_000
EXPECTED = (InbetweenError, TypeError, ValueError, OverflowError, MemoryError, OSError)

NUMBERS = [0, 1, -1, 0.5, 1e-300, 1e300, -1e17, 5e-324, math.nan, math.inf, -math.inf, 10**400, 1 << 24, 1 << 63, True,
    None, "1", 2j]
TEXTS = [
    "ease", "snappy", "spring(1 100 10) 0 -> 300", "spring(1 100 0)", "steps(3)", "linear(0, 1 50%, 0.2)", "0s ease",
    "",
    "css", "svg", "lottie", "c", "opacity", "cubic", "hold", "natural", "M0 0C0 100 100 100 100 0",
    "M0 0A1e300 1 0 0 0 1 1",
    "**", "Ball.Transform.Position", "e\0", "\ud800", "😀" * 100, "(" * 1000, b"ease", None, 3,
]


COLORS = ["oklab", "lch", "hsl", "\ud800", "#f00", "blue", "rgb(1 2 3 / 0.5)", "#12", ""]


def array(dice: random.Random) -> Any:
    """An array, or what may be taken for one."""
    count = dice.choice([0, 1, 2, 3, 6, 7, 50, 300])
    numbers = np.random.default_rng(dice.getrandbits(32)).uniform(-2, 3, count)
    if dice.random() < 0.2 and count:
        numbers[dice.randrange(count)] = dice.choice([math.nan, math.inf, 1e308, -0.0])
    choices: list[Callable[[], Any]] = [
        lambda: numbers, lambda: np.sort(numbers), lambda: numbers[::-1], lambda: numbers[::2],
        lambda: numbers.astype(">f8"),
        lambda: numbers.astype(np.float32), lambda: numbers.astype(np.int16), lambda: numbers.tolist(),
        lambda: numbers.reshape(1, -1),
        lambda: numbers + 1j, lambda: numbers.astype(str), lambda: numbers.astype(object),
        lambda: np.broadcast_to(0.5, (count, 2)),
        lambda: np.frombuffer(b"\0" + numbers.tobytes(), np.uint8)[1:].view(float), lambda: numbers.data,
        lambda: {1: 2},
        lambda: (numbers, numbers), lambda: number(dice), lambda: np.empty(count + 1)[1:],
        lambda: np.lib.stride_tricks.as_strided(
            numbers, (count,), (0,)),
    ]
    with np.errstate(invalid="ignore", over="ignore"):
        return dice.choice(choices[:8] if dice.random() < 0.7 else choices)()


def number(dice: random.Random) -> Any:
    """A number, or none."""
    return dice.uniform(-1, 3) if dice.random() < 0.6 else dice.choice(NUMBERS)


def text(dice: random.Random) -> Any:
    """A text, or none."""
    return dice.choice(TEXTS)


def argument(dice: random.Random) -> Any:
    """Anything."""
    return dice.choice([array, array, number, number, text])(dice)


def motion(dice: random.Random) -> Any:
    """A motion, or what is none."""
    return Motion(str(dice.choice(TEXTS[:7]))) if dice.random() < 0.9 else argument(dice)


def count(dice: random.Random) -> Any:
    """A count that leaves memory to others."""
    return dice.choice([0, 1, 10, 1000, -1, 2.5, None, 1 << 62, 10**30])


METHODS: dict[type, list[tuple[str, list[Callable[[random.Random], Any]]]]] = {
    Motion: [
        ("__call__", [array, array]), ("velocity", [array, array]), ("sample", [array, array]), ("__call__", [array]),
        ("evenly", [number, number, count, array]), ("evenly", [number, number, count]),
        ("handed_over", [number, number, text]),
        ("fit_spring", [array, array]), ("compare", [array, array, array]), ("compare", [array, array]),
        ("export", [text, number]), ("check", [array, array, number]), ("__eq__", [argument]),
        ("acceleration", [array, array]), ("acceleration", [number]), ("between", [number, number]),
        ("between", [array, array]), ("delayed", [number]), ("repeated", [number]), ("followed_by", [motion]),
    ],
    VectorMotion: [
        ("__call__", [array]), ("velocity", [array, array]), ("acceleration", [array]), ("__eq__", [argument]),
        ("handed_over", [array, number]), ("handed_over", [array, number, text]),
    ],
    ColorMotion: [("__call__", [array]), ("color", [number]), ("velocity", [number]), ("__eq__", [argument])],
    Curve: [("__call__", [array, array]), ("__call__", [number]), ("evenly", [number, number, count])],
    Path: [
        ("positions", [array, array]), ("tangents", [array]), ("angles", [array]), ("part", [number, number]),
        ("__eq__", [argument]),
    ],
    Track: [
        ("__call__", [array, array]), ("velocity", [array]), ("sample", [array, array]),
        ("handed_over", [array, number, text]), ("handed_over", [number, number, text]),
    ],
    SpringPool: [
        ("step", [number]), ("retarget", [array]), ("retarget", [array, array]), ("place", [array, array, array]),
        ("set_spring", [number, text]), ("positions", [array]), ("settled", []), ("velocities", []),
        ("targets", [array]),
        ("retarget", [number, count]),
    ],
    Effect: [
        ("phase", [number]), ("channels", [array]), ("channels", [number]), ("list_offset", [number]),
        ("svg", [number, text]),
        ("grab", [number]), ("drag", [number, number, number]), ("release", [number]), ("tap", [number]),
        ("finish", [number]),
        ("forget", [number]), ("svg", [number]),
    ],
    Lottie: [
        ("values", [text, number]), ("svg", [number]), ("svg", [number, text]), ("overriding", [text, text]),
        ("overriding", [text, array]),
    ],
    Follower: [
        ("__call__", [array]), ("velocity", [number]), ("jump", [number, number]), ("follow", [number, number]),
    ],
    Axis: [
        ("__call__", [array]), ("velocity", [number]), ("grab", [number]), ("drag", [number, number]),
        ("release", [number]), ("spring_to", [number, number, text]),
    ],
}
PROPERTIES = {
    Motion: ["rest_time", "rest_value", "domain", "time_meaning", "notation", "spring", "facts", "parts", "closed"],
    Track: ["rest_time", "times", "values"],
    Path: ["length"], SpringPool: ["awake_count"], Lottie: ["width", "warnings", "key_paths", "facts", "colors"],
    Curve: [], Axis: ["rest_time"],
    Effect: ["name", "end_time", "channel_names"],
}
OPEN: list[Callable[[random.Random], Any]] = [
    lambda dice: Motion(text(dice)), lambda dice: Curve(text(dice)), lambda dice: Follower(text(dice)),
    lambda dice: Curve(*(number(dice) for _ in range(4))), lambda dice: Follower("snappy"),
    lambda dice: Axis(greatest=dice.choice([2, number(dice)]), extent=1, page=dice.choice([0, number(dice)])),
    lambda dice: Motion(stiffness=number(dice), damping=number(dice)),
    lambda dice: Path(text(dice), dice.choice([1e-9, number(dice)])),
    lambda dice: Track(array(dice), array(dice), dice.choice([None, text(dice), [text(dice), None]]), text(dice)),
    lambda dice: Track([0, 1, 2], [1, 3, 2], mode=text(dice)),
    lambda dice: VectorMotion([motion(dice) for _ in range(dice.randrange(6))]),
    lambda dice: ColorMotion(text(dice), dice.choice(COLORS), dice.choice(COLORS), dice.choice(COLORS[:4])),
    lambda dice: SpringPool(count(dice), text(dice), number(dice)),
    lambda dice: SpringPool(7, "snappy"), lambda dice: Lottie(DOCUMENT), lambda dice: Motion("spring(1 100 10)"),
    lambda dice: Effect(dice.choice(Effect.names())), lambda dice: Effect(text(dice), text(dice)),
    lambda dice: Effect.script(dice.choice(Effect.names()), number(dice), number(dice)),
    lambda dice: Lottie(DOCUMENT[: dice.randrange(len(DOCUMENT))]),
    lambda dice: Spring(number(dice), number(dice), number(dice)),
    lambda dice: Spring(duration=number(dice), bounce=number(dice)).motion(number(dice), number(dice), number(dice)),
]


def test_random_calls() -> None:
    dice = random.Random(SEED)
    objects: list[Any] = [Motion("ease")]
    returned = 0
    for _ in range(CALLS):
        try:
            if dice.random() < 0.15:
                objects.append(dice.choice(OPEN)(dice))
                del objects[: len(objects) - 12]
            it = dice.choice(objects)
            if dice.random() < 0.01:
                it.close()
            repr(it)
            for name in PROPERTIES.get(type(it), []):
                getattr(it, name)
            if type(it) in METHODS:
                name, kinds = dice.choice(METHODS[type(it)])
                result = getattr(it, name)(*(kind(dice) for kind in kinds))
                returned += 1
                if isinstance(result, (Motion, VectorMotion)):
                    objects.append(result)
        except EXPECTED:
            continue
        except AttributeError:
            assert not hasattr(it, "close")
    assert returned > CALLS / 10
