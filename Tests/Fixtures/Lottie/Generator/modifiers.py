"""Elements that change the outlines before them."""

from parts import (BLUE, CENTRED, DROP, RED, TRIANGLE, WAVE, YELLOW, add, bezier, element, ellipse, fill, fixture,
                   group, moving, path, polygon, rectangle, repeater, shapes, star, stroke, trim)


def centred(*items: dict) -> list:
    return [shapes(list(items), CENTRED)]


LINE = stroke(8)
ROUND = ellipse(90, 90)
PAIR = (ellipse(40, 40, -30), path(WAVE))

# MARK: Trims

TRIMS = {
    "trim": [ROUND, trim(0, moving(0, 100)), LINE],
    "trim-start": [path(WAVE), trim(moving(0, 100), 100), LINE],
    "trim-offset": [ROUND, trim(10, 60, moving(0, 720)), LINE],
    "trim-offset-negative": [ROUND, trim(10, 60, moving(0, -500)), LINE],
    "trim-wrapping-open": [path(WAVE), trim(50, 100, moving(0, 180)), LINE],
    "trim-wrapping-closed": [rectangle(80, 80, d=1), trim(50, 100, moving(0, 180)), LINE],
    "trim-backwards": [ROUND, trim(80, moving(20, 60)), LINE],
    "trim-of-nothing": [ROUND, trim(30, 30), LINE, rectangle(20, 20), fill()],
    "trim-of-all": [rectangle(80, 80, d=1), trim(0, 100, moving(0, 360)), stroke(8, join=1)],
    "trim-beyond-its-range": [ROUND, trim(-30, moving(20, 150)), LINE],
    "trim-each": [*PAIR, trim(moving(0, 40), 70), LINE],
    "trim-all-as-one": [*PAIR, trim(moving(0, 40), 70, 0, 2), LINE],
    "trim-all-as-one-wrapping": [*PAIR, rectangle(30, 30, 40, 30, d=1), trim(40, 90, moving(0, 360), 2), LINE],
    "trim-of-groups": [group(*PAIR, s=[100, 50]), group(ellipse(30, 30), p=[30, 40]), trim(20, moving(30, 100), 0, 2),
                       LINE],
    "trim-of-a-fill": [ROUND, trim(0, moving(20, 100)), fill()],
    "trim-of-styles-in-groups": [group(ROUND, LINE), group(rectangle(40, 40), fill()), trim(0, moving(20, 100))],
    "trim-twice": [ROUND, trim(0, 80), trim(moving(0, 50), 100), LINE],
    "trim-before-repeater": [ellipse(30, 30), trim(0, moving(20, 100)), stroke(4), repeater(3, -1, p=[40, 0])],
    "trim-after-repeater": [ellipse(30, 30), repeater(3, -1, p=[40, 0]), trim(0, moving(20, 100)), stroke(4)],
}

# MARK: Corners

def rounded(radius) -> dict:
    return element("rd", "Round Corners", r=radius)


OPEN = bezier([[-50, 30], [-20, -40], [20, 40], [50, -30]], closed=False)
CORNERS = {
    "rounded-corners": [path(TRIANGLE), rounded(moving(0, 40)), fill()],
    "rounded-corners-of-an-open-path": [path(OPEN), rounded(moving(0, 40)), stroke(5, join=1)],
    "rounded-corners-beside-curves": [path(DROP), rounded(moving(0, 30)), fill()],
    "rounded-corners-of-a-star": [star(5, 55, 22), rounded(moving(0, 20)), fill()],
    "rounded-corners-of-a-rectangle": [rectangle(90, 60, d=1), rounded(moving(0, 60)), fill()],
    "rounded-corners-then-trim": [path(TRIANGLE), rounded(20), trim(0, moving(10, 90)), LINE],
    "trim-then-rounded-corners": [path(TRIANGLE), trim(0, moving(10, 90)), rounded(20), LINE],
}

# MARK: Repeaters

BAR = (rectangle(8, 30), fill())
REPEATERS = {
    "repeater": [*BAR, repeater(5, 0, p=[18, 0])],
    "repeater-golden": [*BAR, repeater(3, p=[40, 0], s=[50, 100], r=90)],
    "repeater-turned": [rectangle(8, 20, 0, -45), fill(), repeater(8, moving(0, 8), p=[0, 0], r=45)],
    "repeater-about-an-anchor": [*BAR, repeater(4, p=[20, 0], a=[4, 15], r=20, s=[90, 90])],
    "repeater-scaled": [*BAR, repeater(5, p=[20, 0], s=[70, 120])],
    "repeater-of-part-of-a-copy": [*BAR, repeater(moving(0, 5), p=[18, 0])],
    "repeater-offset-negative": [*BAR, repeater(5, -2, p=[20, 0], r=15)],
    "repeater-offset-fraction": [*BAR, repeater(4, moving(-2, 2), p=[22, 0], r=30, s=[80, 110])],
    "repeater-scale-negative": [*BAR, repeater(4, -1, p=[22, 0], s=[-90, 100])],
    "repeater-faded": [*BAR, repeater(5, -2, p=[20, 0], so=100, eo=moving(0, 100))],
    "repeater-order": [ellipse(50, 50), stroke(6), fill(YELLOW), repeater(4, -1, 1, p=[22, 8])],
    "repeater-order-above": [ellipse(50, 50), stroke(6), fill(YELLOW), repeater(4, -1, 2, p=[22, 8])],
    "repeater-of-no-copies": [*BAR, repeater(0), ellipse(30, 30), fill(BLUE)],
    "repeater-of-groups": [group(*BAR, r=20), group(ellipse(12, 12, 0, 30), stroke(3)), repeater(4, -1.5, p=[26, 0])],
    "repeater-before-style": [rectangle(8, 30), repeater(5, -2, p=[18, 0]), stroke(3), fill(YELLOW)],
    "repeaters-nested": [rectangle(8, 8), fill(), repeater(4, -1.5, p=[16, 0]), repeater(4, -1.5, p=[0, 16])],
    "repeater-only-of-what-is-before": [*BAR, repeater(3, p=[20, 0]), ellipse(20, 20, 0, 40), fill(BLUE)],
}

# MARK: Others

OTHERS = {
    "pucker": [star(5, 50, 25), element("pb", "Pucker", a=moving(0, -80)), fill()],
    "bloat": [rectangle(70, 70, d=1), element("pb", "Bloat", a=moving(0, 80)), fill()],
    "bloat-of-curves": [path(DROP), element("pb", "Bloat", a=moving(-60, 60)), fill()],
    "zig-zag": [rectangle(80, 80, d=1), element("zz", "Zig Zag", s=moving(0, 12), r=3, pt=1), stroke(3)],
    "zig-zag-smooth": [ellipse(80, 80), element("zz", "Zig Zag", s=moving(0, 12), r=3, pt=2), stroke(3)],
    "zig-zag-open": [path(WAVE), element("zz", "Zig Zag", s=8, r=moving(0, 6), pt=1), stroke(3)],
    "twist": [rectangle(80, 80), element("tw", "Twist", a=moving(0, 90), c=[0, 0]), fill()],
}
for join, word in enumerate(("miter", "round", "bevel"), 1):
    OTHERS[f"offset-{word}"] = [path(TRIANGLE), element("op", "Offset", a=moving(-10, 12), lj=join) | {
        "ml": {"a": 0, "k": 4}}, fill()]
OTHERS["offset-of-curves"] = [path(DROP), element("op", "Offset", a=moving(-10, 12), lj=2) | {
    "ml": {"a": 0, "k": 4}}, fill()]
OTHERS["offset-of-an-open-path"] = [path(WAVE), element("op", "Offset", a=moving(2, 12), lj=2) | {
    "ml": {"a": 0, "k": 4}}, fill()]
for mode, word in enumerate(("normal", "add", "subtract", "intersect", "exclude"), 1):
    OTHERS[f"merge-{word}"] = [ellipse(60, 60, -15), rectangle(60, 60, 15, d=1),
                               element("mm", "Merge Paths", mm=mode), fill()]

for family in (TRIMS, CORNERS, REPEATERS, OTHERS):
    for name, items in family.items():
        add(__name__, name, centred(*items), (5, 20, 45))


# MARK: Scope

@fixture((5, 20, 45))
def modifiers_in_order() -> list:
    """The nearest one first: the ridges are made on the bloated outline."""
    ridges = element("zz", "Zig Zag", s=moving(0, 8), r=2, pt=1)
    return centred(rectangle(70, 70, d=1), element("pb", "Bloat", a=40), ridges, fill())


@fixture((5, 20, 45))
def modifier_of_groups_before() -> list:
    """The modifier changes paths inside the groups before it too, for the styles in there; it changes no later path."""
    inner = group(path(TRIANGLE), fill(), s=[60, 60], p=[-20, -10])
    return centred(inner, rounded(moving(0, 40)), path(TRIANGLE), stroke(3))


@fixture((5, 20, 45))
def modifier_inside_a_group() -> list:
    """It ends with its group, but the group's outlines stay modified for later styles."""
    inner = group(path(TRIANGLE), trim(0, moving(10, 90)), p=[-10, 0])
    return centred(inner, ellipse(40, 40), stroke(5, RED))


@fixture((0, 30))
def modifier_before_everything() -> list:
    return centred(trim(0, 30), polygon(5, 50), stroke(5))


@fixture((5, 20, 45))
def modifier_hidden() -> list:
    return centred(path(TRIANGLE), trim(0, 30) | {"hd": True}, stroke(5))
