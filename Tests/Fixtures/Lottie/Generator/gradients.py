"""Gradients."""

from parts import (CENTRED, RED_TO_BLUE, add, dash, element, ellipse, fixture, gradient, group, moving, rectangle,
                   shapes, stops)

BOX = rectangle(110, 80)
LEFT, RIGHT = [-50, 0], [50, 0]
FOUR = stops(4, [0, 1, 0, 0, 0.2, 1, 1, 0, 0.6, 0, 0.5, 0, 1, 0, 0, 1])


def boxed(kind: int, start, end, colours: dict, **more) -> list:
    return [shapes([BOX, gradient(kind, start, end, colours, **more)], CENTRED)]


FILLS = {
    "linear": boxed(1, LEFT, RIGHT, FOUR),
    "linear-moving": boxed(1, moving(LEFT, [0, -30]), moving(RIGHT, [0, 30]), RED_TO_BLUE),
    "linear-padded": boxed(1, [-10, -10], [15, 10], RED_TO_BLUE),
    "radial": boxed(2, [0, 0], [50, 0], FOUR),
    "radial-with-highlight": boxed(2, [0, 0], [40, 20], FOUR, h=moving(-80, 80), a=30),
    "radial-with-highlight-on-the-edge": boxed(2, [0, 0], [45, 0], RED_TO_BLUE, h=moving(90, 140), a=moving(0, 360)),
    "opacity": boxed(1, LEFT, RIGHT, RED_TO_BLUE, opacity=moving(0, 100)),
    "colours-moving": boxed(1, LEFT, RIGHT, stops(2, moving([0, 1, 0, 0, 1, 0, 0, 1], [0.4, 0, 1, 0, 0.6, 1, 1, 0]))),
    "alpha-at-the-same-offsets": boxed(1, LEFT, RIGHT, stops(2, [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0])),
    "alpha-at-other-offsets": boxed(1, LEFT, RIGHT, stops(3, [
        0, 1, 0, 0, 0.3, 1, 1, 0, 1, 0, 0, 1, 0.1, 0.2, 0.5, 1, 0.55, 0.3, 0.9, 0.8])),
    "alpha-radial": boxed(2, [0, 0], [50, 0], stops(2, [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0.5, 1, 1, 0])),
    "alpha-moving": boxed(1, LEFT, RIGHT, stops(2, moving([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0],
                                                         [0, 1, 0, 0, 1, 0, 0, 1, 0.5, 0, 1, 1]))),
    "hard-edge": boxed(1, LEFT, RIGHT, stops(4, [0, 1, 0, 0, 0.5, 1, 0, 0, 0.5, 0, 0, 1, 1, 0, 0, 1])),
    "alpha-hard-edge": boxed(1, LEFT, RIGHT, stops(2, [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0.4, 1, 0.4, 0.2, 1, 0.2])),
    "one-stop": boxed(1, LEFT, RIGHT, stops(1, [0.5, 1, 0.5, 0])),
    "unsorted": boxed(1, LEFT, RIGHT, stops(3, [0, 1, 0, 0, 0.7, 1, 1, 0, 0.3, 0, 0, 1])),
    "with-too-few-numbers": boxed(1, LEFT, RIGHT, stops(4, [0, 1, 0, 0, 0.5, 1, 1, 0, 1, 0, 0])),
    "of-no-length": boxed(1, [10, 0], [10, 0], RED_TO_BLUE),
    "radial-of-no-radius": boxed(2, [10, 0], [10, 0], RED_TO_BLUE),
}
for name, layers in FILLS.items():
    add(__name__, name, layers, (5, 20, 45))
add(__name__, "conic", boxed(3, [0, 0], [50, 0], FOUR, a=moving(0, 90)), (5, 20, 45), "conic gradients are newer")


def gradient_stroke(kind: int, start, end, **more) -> dict:
    return element("gs", "Gradient Stroke", t=kind, s=start, e=end, g=FOUR, o=100, w=12, lc=2, lj=2, ml=4) | more


@fixture((5, 20, 45))
def stroke_linear() -> list:
    return [shapes([ellipse(90, 90), gradient_stroke(1, moving(LEFT, [0, -50]), RIGHT)], CENTRED)]


@fixture((5, 20, 45))
def stroke_radial_dashed() -> list:
    dashed = gradient_stroke(2, [0, 0], [60, 0], d=dash(("d", 20), ("g", 16)))
    return [shapes([rectangle(90, 90), dashed], CENTRED)]


@fixture((5, 20, 45))
def coordinates_of_the_style() -> list:
    """The outline's group moves, the gradient stays."""
    moved = group(rectangle(50, 50), p=moving([-30, 0], [30, 0]), r=moving(0, 90))
    return [shapes([moved, gradient(1, LEFT, RIGHT, FOUR)], CENTRED)]


@fixture((5, 20, 45))
def turned_with_its_group() -> list:
    return [shapes([group(BOX, gradient(1, LEFT, RIGHT, FOUR), r=moving(0, 90), s=[80, 50])], CENTRED)]
