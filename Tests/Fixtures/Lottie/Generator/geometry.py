"""Groups and the elements that are outlines."""

from parts import (BLUE, CENTRED, DROP, GREEN, RED, TRIANGLE, WAVE, YELLOW, add, ellipse, fill, fixture, group, moving,
                   path, polygon, rectangle, shapes, solid, star, stroke, transform, trim)


def centred(*items: dict) -> list:
    return [shapes(list(items), CENTRED)]


# A trim shows where an outline begins and which way it goes.
TRIMMED = (trim(0, moving(10, 90)), stroke(8))
ELLIPSE, BOX, ROUND = ellipse(90, 60), rectangle(90, 60), rectangle(90, 60, radius=20)
STAR, POLYGON = star(5, 50, 22), polygon(6, 50)
OUTLINES = {
    "path": path(DROP), "path-reversed": path(DROP, d=3), "path-open": path(WAVE),
    "ellipse": ELLIPSE, "ellipse-reversed": {**ELLIPSE, "d": 3}, "ellipse-forward": {**ELLIPSE, "d": 1},
    "rectangle": {name: part for name, part in BOX.items() if name != "d"}, "rectangle-forward": BOX,
    "rectangle-reversed": {**BOX, "d": 3},
    "rectangle-rounded": {**ROUND, "d": 1}, "rectangle-rounded-reversed": {**ROUND, "d": 3},
    "star": STAR, "star-reversed": {**STAR, "d": 3}, "polygon": POLYGON, "polygon-reversed": {**POLYGON, "d": 3},
    "star-rounded": star(5, 50, 22, 40, 60), "polygon-rounded": polygon(5, 45, 80),
    "star-rounded-reversed": star(5, 50, 22, 40, 60, d=3), "polygon-rounded-reversed": polygon(5, 45, 80, d=3),
}
for name, outline in OUTLINES.items():
    add(__name__, name, centred(outline, *TRIMMED), (10, 30, 50))

ANIMATED = {
    "ellipse-animated": ellipse(moving(20, 100), 60) | {"s": moving([20, 100], [100, 20])},
    "ellipse-of-negative-size": ellipse(-60, 40),
    "rectangle-animated": rectangle(80, 50, radius=moving(0, 40)),
    "rectangle-of-great-radius": rectangle(100, 40, radius=500),
    "rectangle-of-negative-size": rectangle(-60, 40, radius=10),
    "star-animated": star(5, moving(20, 55), moving(40, 10), moving(-50, 100), moving(100, 0), moving(0, 90)),
    "star-with-part-of-a-point": star(moving(3, 9), 50, 20),
    "polygon-with-part-of-a-point": polygon(moving(3, 9), 50),
    "polygon-animated": polygon(4, moving(20, 55), moving(-100, 100), moving(0, 90)),
}
for name, outline in ANIMATED.items():
    add(__name__, name, centred(outline, fill()), (5, 20, 45))


# MARK: Groups

@fixture((5, 20, 45))
def group_transform() -> list:
    return centred(group(rectangle(40, 20), fill(), p=[10, 10], a=[20, 10], s=[150, 80], r=moving(0, 90), sk=20, sa=10))


@fixture((5, 20, 45))
def groups_nested() -> list:
    inner = group(rectangle(20, 20), fill(BLUE), p=[30, 0], r=moving(0, 90), name="Inner")
    return centred(group(inner, ellipse(30, 30), fill(), r=moving(0, 180), s=[80, 120]))


@fixture((5, 20, 45))
def group_opacity() -> list:
    """Faded as one picture."""
    return centred(group(rectangle(50, 50, -12, -12), stroke(10, YELLOW), ellipse(60, 60, 15, 15), fill(),
                         o=moving(10, 100)))


@fixture((0, 30))
def group_transform_in_front() -> list:
    """A transform stands anywhere; the last one counts."""
    changed = group(rectangle(40, 40), fill(), p=[20, 20])
    items = changed["it"]
    changed["it"] = [group(p=[-60, 0])["it"][0], items[-1], *items[:-1]]
    return centred(changed)


@fixture((0, 30))
def group_without_transform() -> list:
    changed = group(rectangle(60, 40), fill())
    changed["it"].pop()
    return centred(changed)


@fixture((0, 30))
def group_transform_with_defaults() -> list:
    changed = group(rectangle(60, 40), fill())
    changed["it"][-1] = {"ty": "tr", **transform(r=30)}
    return centred(changed)


@fixture((0, 30))
def group_of_scale_zero() -> list:
    return centred(group(rectangle(60, 40), stroke(6), fill(), s=[0, 100]), ellipse(30, 30), fill(BLUE))


@fixture((0, 30))
def hidden_elements() -> list:
    hidden = group(rectangle(128, 128), fill(GREEN))
    items = [{**item, "hd": True} for item in (hidden, rectangle(100, 20), fill(BLUE))]
    return centred(*items[:2], ellipse(80, 80), items[2], fill())


@fixture((0, 30))
def unknown_shape() -> list:
    return centred({"ty": "zzz", "nm": "Unknown", "k": [1, 2, 3]}, ellipse(60, 60), fill())


@fixture((0, 30))
def shapes_without_style() -> list:
    return centred(path(TRIANGLE)) + [solid("#c0c0c0", 30, 30)]


# MARK: Scope and order

@fixture((5, 20, 45))
def one_path_for_each_style() -> list:
    """Where two outlines of one style overlap there is a hole by the even-odd rule."""
    return centred(ellipse(60, 60, -15), rectangle(60, 60, 15), fill(rule=2))


@fixture((5, 20, 45))
def first_style_on_top() -> list:
    return centred(ellipse(70, 70), stroke(16, BLUE), fill(RED), stroke(30, YELLOW))


@fixture((5, 20, 45))
def style_after_groups() -> list:
    """A style paints the outlines of the groups before it, in its own coordinates."""
    narrow = group(rectangle(30, 30), p=[-20, 0], s=[50, 200])
    turning = group(ellipse(30, 30), p=[20, 0], r=moving(0, 90), s=[100, 200])
    return centred(narrow, turning, stroke(6), fill(YELLOW))


@fixture((0, 30))
def style_before_its_shape() -> list:
    """A style paints what stands before it only."""
    return centred(ellipse(40, 40, -25), fill(), ellipse(40, 40, 25), stroke(6))


@fixture((0, 30))
def stroke_scaled_with_its_group() -> list:
    return centred(group(ellipse(40, 40), stroke(8), s=[200, 50]), ellipse(20, 20), fill())


@fixture((5, 20, 45))
def two_styles_at_two_levels() -> list:
    return centred(group(ellipse(50, 50), fill(YELLOW), p=[-10, 0], o=50), stroke(6), group(
        rectangle(30, 30), p=[20, 20], r=moving(0, 90)), fill(BLUE))
