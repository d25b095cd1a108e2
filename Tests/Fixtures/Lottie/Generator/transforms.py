"""Transforms of layers."""

from parts import (CENTRED, YELLOW, add, animated, ellipse, fill, fixed, fixture, key, last, moving, rectangle, shapes,
                   transform)

SIGN = [rectangle(50, 30), ellipse(16, 16, 14, 0), fill(rule=2)]


def placed(**properties) -> list:
    return [shapes(SIGN, transform(**{"p": [64, 64], **properties}))]


MOVES = {
    "anchor": {"a": moving([0, 0], [25, 15])},
    "position": {"p": moving([30, 30], [98, 98])},
    "scale": {"s": moving([50, 150], [200, 50])},
    "scale-through-zero": {"s": moving([100, 100], [-100, 100])},
    "scale-of-zero": {"s": [0, 100]},
    "rotation": {"r": moving(0, 400)},
    "opacity": {"o": moving(0, 100)},
    "skew": {"sk": moving(-60, 60), "sa": 0},
    "skew-without-axis": {"sk": moving(-60, 60)},
    "skew-axis": {"sk": 30, "sa": moving(0, 180)},
    "everything": {"a": [10, 5], "s": moving([80, 150], [150, 60]), "r": moving(-30, 60), "sk": 20, "sa": 30, "o": 70},
}
for name, properties in MOVES.items():
    add(__name__, name, placed(**properties), (5, 20, 45))


@fixture((0, 30))
def golden() -> list:
    """The matrix 1.6289 0.1351 −2.0393 4.7422 before its turn of 30°."""
    return [shapes([rectangle(10, 10), fill()], transform(a=[4, 0], p=[64, 64], s=[200, 400], sk=30, sa=20, r=30))]


@fixture((0, 30))
def defaults() -> list:
    return [shapes([rectangle(60, 60), fill()], {})]


@fixture((5, 20, 45))
def turned_about_z_in_space() -> list:
    return [shapes(SIGN, transform(p=[64, 64, 0], a=[0, 0, 0], s=[100, 100, 100], rx=0, ry=0, rz=moving(0, 90),
                                   **{"or": [0, 0, 0]}), ddd=1)]


@fixture((5, 20, 45))
def turned_in_space() -> list:
    return [shapes(SIGN, transform(p=[64, 64, 20], a=[0, 0, 0], s=[100, 100, 100], rx=moving(0, 70), ry=30, rz=20,
                                   **{"or": [0, 0, 0]}), ddd=1)]


@fixture((5, 20, 45))
def oriented_in_space() -> list:
    return [shapes(SIGN, transform(p=[64, 64, 0], a=[10, 5, 10], s=[120, 80, 100], rx=20, ry=0, rz=10,
                                   **{"or": moving([0, 0, 0], [40, 60, 80])}), ddd=1)]


@fixture((0, 20, 45))
def opacity_beyond_its_range() -> list:
    back = shapes([ellipse(100, 100), fill(YELLOW)], CENTRED)
    return [shapes(SIGN, transform(p=[64, 64], o=animated(key(0, -50), last(59, 180)))), back]


@fixture((0, 30))
def scale_of_one_component() -> list:
    """Missing components of a scale are 100."""
    return [shapes(SIGN, {"p": fixed([64, 64]), "s": fixed([200])})]
