"""Fills, strokes and dashes."""

from parts import (BLUE, CENTRED, RED, TRIANGLE, WAVE, add, animated, bezier, dash, ellipse, fill, fixture, group, key,
                   last, moving, path, rectangle, shapes, stroke, trim)

PENTAGRAM = bezier([[0, -50], [30, 42], [-48, -15], [48, -15], [-30, 42]])
CORNER = bezier([[-45, 35], [0, -40], [45, 35]], closed=False)


def centred(*items: dict) -> list:
    return [shapes(list(items), CENTRED)]


FILLS = {
    "fill-nonzero": [path(PENTAGRAM), fill(rule=1)],
    "fill-even-odd": [path(PENTAGRAM), fill(rule=2)],
    "fill-opacity": [ellipse(100, 60), fill(RED, moving(0, 100))],
    "fill-of-an-open-path": [path(CORNER), fill()],
    "stroke-width": [path(TRIANGLE), stroke(moving(0, 20))],
    "stroke-of-no-width": [path(TRIANGLE), stroke(0), ellipse(20, 20), fill()],
    "stroke-opacity": [path(TRIANGLE), stroke(12, BLUE, moving(0, 100))],
    "stroke-colour": [path(TRIANGLE), stroke(12, moving(RED, BLUE))],
}
for cap, word in enumerate(("butt", "round", "square"), 1):
    FILLS[f"cap-{word}"] = [path(CORNER), stroke(16, cap=cap, join=1)]
for join, word in enumerate(("miter", "round", "bevel"), 1):
    FILLS[f"join-{word}"] = [path(CORNER), stroke(16, cap=1, join=join)]
for name, items in FILLS.items():
    add(__name__, name, centred(*items), (5, 20, 45))


@fixture((5, 20, 45))
def miter_limit() -> list:
    """The corner's miter is 1.94 times as long as the stroke is wide."""
    return centred(path(CORNER), stroke(10, BLUE, cap=1, join=1, limit=1.5), group(
        path(CORNER), stroke(10, RED, cap=1, join=1, limit=2.5), p=[0, 25]))


@fixture((5, 30, 55))
def miter_limit_animated() -> list:
    limited = stroke(10, BLUE, cap=1, join=1, limit=1) | {"ml2": moving(1, 3)}
    return centred(path(CORNER), limited)


@fixture((0, 30))
def stroke_defaults() -> list:
    """Round caps and joins."""
    plain = {name: value for name, value in stroke(16).items() if name not in ("lc", "lj", "ml")}
    return centred(path(CORNER), plain)


# MARK: Dashes

def dashed(*parts: tuple, cap: int = 1) -> dict:
    return stroke(6, cap=cap) | {"d": dash(*parts)}


DASHES = {
    "dashes": [("d", 12), ("g", 6)],
    "dashes-of-odd-count": [("d", 16)],
    "dashes-of-three": [("d", 16), ("g", 4), ("d", 8)],
    "dashes-with-phase": [("d", 12), ("g", 6), ("o", moving(0, 60))],
    "dashes-animated": [("d", moving(2, 24)), ("g", 8)],
    "dashes-of-zero": [("d", 0), ("g", 0)],
    "dashes-negative": [("d", -10), ("g", 5)],
    "dots": [("d", 0), ("g", 12)],
}
for name, parts in DASHES.items():
    add(__name__, name, centred(ellipse(90, 90), dashed(*parts, cap=2 if name == "dots" else 1)), (5, 20, 45))


@fixture((5, 20, 45))
def dashes_of_a_trimmed_path() -> list:
    return centred(path(WAVE), trim(moving(0, 60), 100), dashed(("d", 10), ("g", 6)))


@fixture((5, 20, 45))
def dashes_of_two_outlines() -> list:
    return centred(rectangle(90, 90), ellipse(50, 50), dashed(("d", 20), ("g", 8), ("o", 5)))


@fixture((5, 20, 45))
def stroke_held() -> list:
    width = animated({**key(0, 4), "h": 1}, {**key(15, 10), "h": 1}, last(30, 18))
    return centred(path(TRIANGLE), stroke(width))
