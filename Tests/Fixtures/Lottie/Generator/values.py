"""Values, properties and keyframes."""

from parts import (BLUE, CENTRED, DROP, END, RED, TRIANGLE, YELLOW, animated, bezier, document, ellipse, fill, fixed,
                   fixture, gradient, key, last, moving, path, rectangle, shapes, solid, stops, stroke, transform)

SQUARE = [rectangle(40, 40), fill()]
LEFT, RIGHT = [24, 64], [104, 64]


def sliding(*keys: dict) -> list:
    """A square whose position is animated."""
    return [shapes(SQUARE, transform(p=animated(*keys)))]


# MARK: Values

@fixture((0, 30), "hd is a number")
def boolean_numbers() -> list:
    hidden = shapes([rectangle(128, 128), fill(BLUE)], CENTRED, hd=1)
    shown = shapes([{**path(TRIANGLE), "hd": 0}, {**fill(YELLOW), "hd": 1}, fill()], CENTRED, hd=0)
    return [hidden, shown]


@fixture((0, 30))
def booleans() -> list:
    hidden = shapes([rectangle(128, 128), fill(BLUE)], CENTRED, hd=True)
    return [hidden, shapes([path(TRIANGLE), {**fill(YELLOW), "hd": True}, fill()], CENTRED, hd=False)]


@fixture((0, 30), "a scalar stands in an array")
def number_in_array() -> list:
    placed = {"p": fixed([64, 64]), "r": fixed([30]), "o": fixed([50]), "s": fixed([50])}
    return [shapes([rectangle(60, 30), fill()], placed)]


@fixture((0, 30))
def colour_with_fourth_component() -> list:
    return [shapes([ellipse(80, 80), fill([0, 0.5, 1, 0.25])], CENTRED)]


@fixture((0, 30, 59), "colours are 0…255 as before version 4.1.9")
def colour_to_255() -> dict:
    items = [ellipse(80, 80), stroke(8, fixed([0, 0, 255, 1])), fill(moving([255, 0, 0, 1], [0, 128, 0, 1]))]
    return document([shapes(items, CENTRED)]) | {"v": "4.1.8"}


@fixture((0, 30))
def hex_colour() -> list:
    return [solid("#ff8000", 60, 90)]


@fixture((0, 30))
def bezier_closed_and_open() -> list:
    open_drop = {**DROP, "c": False}
    left = shapes([path(DROP), stroke(4)], transform(p=[32, 64], s=[60, 60]))
    return [left, shapes([path(open_drop), stroke(4)], transform(p=[96, 64], s=[60, 60]))]


@fixture((0, 30))
def bezier_of_unequal_arrays() -> list:
    short = {"c": True, "v": TRIANGLE["v"] + [[-20, 0]], "i": TRIANGLE["i"], "o": TRIANGLE["o"]}
    return [shapes([path(short), fill()], CENTRED)]


@fixture((0, 30))
def bezier_closed_by_its_shape() -> dict:
    """As before version 4.4.18."""
    value = {name: part for name, part in DROP.items() if name != "c"}
    return document([shapes([{**path(value), "closed": True}, stroke()], CENTRED)]) | {"v": "4.4.17"}


@fixture((0, 30, 59))
def gradient_property() -> list:
    colours = stops(2, moving([0, 1, 0, 0, 1, 1, 1, 0], [0.5, 0, 0, 1, 1, 0, 1, 1]))
    return [shapes([rectangle(100, 100), gradient(1, [-50, 0], [50, 0], colours)], CENTRED)]


@fixture((0, 20, 59), "a does not tell whether there are keyframes")
def animated_flag_wrong() -> list:
    keys = [key(0, LEFT), last(59, RIGHT)]
    placed = {"p": {"a": 0, "k": keys}, "r": {"a": 1, "k": 45}, "s": {"k": [50, 50]}}
    return [shapes(SQUARE, placed)]


@fixture((0, 20, 59))
def expression() -> list:
    placed = transform(p=moving(LEFT, RIGHT)) | {"r": fixed(30, x="var $bm_rt = time * 90;")}
    return [shapes(SQUARE, placed)]


@fixture((0, 30))
def slot() -> dict:
    layers = [shapes([ellipse(90, 90), fill(fixed(RED, sid="accent"))], CENTRED)]
    return document(layers, slots={"accent": {"p": fixed(BLUE)}})


@fixture((0, 30))
def slot_of_wrong_shape() -> dict:
    layers = [shapes([ellipse(90, 90), fill(fixed(RED, sid="accent"))], CENTRED)]
    return document(layers, slots={"accent": {"p": fixed(12)}, "unused": {"p": fixed(BLUE)}})


# MARK: Keyframes

@fixture((0, 20.5, 59))
def keyframes_linear() -> list:
    return sliding(key(0, LEFT), last(59, RIGHT))


@fixture((10, 20, 40))
def keyframes_eased() -> list:
    return sliding(key(0, LEFT, (0.7, 0), (0.2, 1)), last(59, RIGHT))


@fixture((8, 25, 50))
def keyframes_overshooting() -> list:
    return sliding(key(0, [44, 64], (0.3, -0.8), (0.6, 1.9)), last(59, [84, 64]))


@fixture((10, 20, 40))
def keyframes_per_dimension() -> list:
    easing = key(0, [24, 24], ([0.8, 0.1], [0, 0.6]), ([0.9, 0.3], [0.2, 1]))
    return sliding(easing, last(59, [104, 104]))


@fixture((10, 20, 40))
def keyframes_with_missing_dimension() -> list:
    return sliding(key(0, [24, 24], ([0.8], [0]), ([0.9], [0.2])), last(59, [104, 104]))


@fixture((10, 20, 40), "an abscissa lies outside of 0…1")
def keyframes_with_abscissa_outside() -> list:
    return sliding(key(0, LEFT, (-0.5, 0.4), (1.6, 0.8)), last(59, RIGHT))


@fixture((19.9, 20, 40))
def keyframes_held() -> list:
    return sliding({**key(0, LEFT), "h": 1}, {**key(20, [64, 24]), "h": 1}, last(40, RIGHT))


@fixture((10, 40, 59), "the last key has only a time")
def keyframes_with_ends() -> list:
    return sliding(key(0, LEFT, (0.3, 0), (0.7, 1)) | {"e": [64, 24]}, key(30, [64, 24]) | {"e": RIGHT}, {"t": 59})


@fixture((20, 30, 45))
def keyframes_with_end_and_next_start() -> list:
    return sliding(key(0, LEFT) | {"e": [64, 100]}, key(30, [64, 24]), last(59, RIGHT))


@fixture((10, 30, 45))
def keyframes_at_one_time() -> list:
    return sliding(key(0, LEFT), key(30, [64, 24]), key(30, [64, 104]), last(59, RIGHT))


@fixture((10, 30, 45))
def keyframes_out_of_order() -> list:
    return sliding(key(30, [64, 24]), key(0, LEFT), last(59, RIGHT))


@fixture((10, 20, 45))
def keyframes_without_easing() -> list:
    return sliding(last(0, LEFT), last(30, [64, 24]), last(59, RIGHT))


@fixture((10, 20, 45))
def keyframes_with_half_an_easing() -> list:
    first, second = key(0, LEFT, (0.8, 0)), key(30, [64, 24], (0, 0), (0.1, 1))
    return sliding({name: first[name] for name in ("t", "s", "o")},
                   {name: second[name] for name in ("t", "s", "i")}, last(59, RIGHT))


@fixture((0, 19, 41, 59))
def keyframes_before_and_after() -> list:
    return sliding(key(20, LEFT), last(40, RIGHT))


@fixture((12, 13, 47))
def keyframes_at_fractional_times() -> list:
    return sliding(key(12.5, LEFT), key(13.25, [64, 24]), last(47.75, RIGHT))


@fixture((0, 30, 59))
def keyframe_alone() -> list:
    return sliding(last(20, RIGHT))


@fixture((0, 20, 59))
def beziers_morphing() -> list:
    diamond = bezier([[0, -50], [50, 0], [-50, 0]], [[-20, 0], [0, -30], [0, 30]], [[20, 0], [0, 30], [0, -30]])
    return [shapes([path(moving(TRIANGLE, diamond, out=(0.5, 0), into=(0.5, 1))), fill()], CENTRED)]


@fixture((0, 20, 59))
def beziers_of_different_counts() -> list:
    return [shapes([path(moving(TRIANGLE, DROP)), fill()], CENTRED)]


@fixture((0, 20, 40))
def colours_interpolated() -> list:
    return [shapes([ellipse(90, 90), fill(moving(RED, BLUE, out=(0.3, 0), into=(0.7, 1)))], CENTRED)]


@fixture((10, 25, 50))
def opacity_overshooting() -> list:
    return [shapes([ellipse(90, 90), fill(RED, moving(20, 90, out=(0.3, -1), into=(0.6, 2)))], CENTRED)]


# MARK: Spatial tangents

def curved(start: list, end: list, out: list, into: list, easing_out=(0, 0), easing_in=(1, 1)) -> list:
    return sliding(key(0, start, easing_out, easing_in, to=out, ti=into), last(59, end))


@fixture((10, 25, 45))
def spatial_curve() -> list:
    return curved([24, 100], [104, 100], [0, -110], [20, -60], (0.5, 0), (0.5, 1))


@fixture((5, 20, 50))
def spatial_overshoot() -> list:
    return curved([44, 90], [84, 90], [10, -60], [-10, -60], (0.3, -0.6), (0.6, 1.6))


@fixture((10, 30, 45))
def spatial_straight() -> list:
    """Zero tangents: the easing of each dimension counts."""
    return curved([24, 24], [104, 104], [0, 0], [0, 0], ([0.8, 0.1], [0, 0.6]), ([0.9, 0.3], [0.2, 1]))


@fixture((5, 30, 55))
def spatial_with_one_tangent() -> list:
    return curved([24, 100], [104, 100], [60, -110], [0, 0], (0.3, -0.3), (0.6, 1.3))


@fixture((10, 30, 45))
def spatial_with_third_dimension() -> list:
    return curved([24, 100, 0], [104, 100, 50], [0, -110, 10], [20, -60, 0])


@fixture((10, 30, 45))
def spatial_loop() -> list:
    """From a place to the same place."""
    return curved([64, 100], [64, 100], [80, -110], [-80, -110])


@fixture((10, 30, 45))
def position_split() -> list:
    place = {"s": True, "x": moving(24, 104, out=(0.8, 0), into=(0.9, 0.2)),
             "y": animated(key(0, 100), key(30, 24, (0.2, 0), (0.4, 1)), last(END - 1, 100))}
    return [shapes(SQUARE, {"p": place})]
