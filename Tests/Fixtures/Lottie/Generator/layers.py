"""The composition, layers, and how times are mapped."""

from parts import (BLUE, CENTRED, END, GREEN, YELLOW, animated, composition, document, easing, ellipse, fill, fixture,
                   key, last, layer, moving, null, precomp, rectangle, shapes, solid, star, transform)

# A PNG of 2 × 2 pixels: red, green; blue, white.
PICTURE = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4z8DAAMIM/4EAAB/uBfvx"
           "q7p3AAAAAElFTkSuQmCC")
SQUARE = [rectangle(40, 40), fill()]
TICKING = composition("ticking", [
    shapes([rectangle(24, 24), fill(BLUE)], transform(p=moving([16, 64], [112, 64])), name="Moving"),
    shapes([ellipse(30, 30), fill(YELLOW)], transform(p=[64, 24]), name="Late", ip=20, op=40),
])


def nested(*layers: dict, assets: tuple = (TICKING,), **more) -> dict:
    return document(list(layers), assets=list(assets), **more)


# MARK: Composition

@fixture((5, 20, 39.25))
def span_of_the_document() -> dict:
    moved = shapes(SQUARE, transform(p=moving([24, 64], [104, 64])), op=200)
    return document([moved]) | {"ip": 4.5, "op": 39.5, "fr": 29.97}


@fixture((0, 30))
def wide_document() -> dict:
    return document([shapes([ellipse(180, 90), fill()], transform(p=[100, 50]))]) | {"w": 200, "h": 100}


@fixture((0, 30))
def draw_order() -> list:
    return [solid(colour, 60, 60, transform(p=[10 + 24 * index, 10 + 24 * index]))
            for index, colour in enumerate(["#ff0000", "#00ff00", "#0000ff"])]


# MARK: Kinds of layers

@fixture((0, 30, 50))
def layer_solid() -> list:
    return [solid("#3060c0", 80, 50, transform(p=[64, 64], a=[40, 25], r=moving(0, 90)))]


@fixture((0, 30))
def layer_image() -> dict:
    picture = {"id": "picture", "w": 80, "h": 40, "p": PICTURE, "u": "", "e": 1}
    return document([layer(2, "Image", transform(p=[24, 44]), refId="picture")], assets=[picture])


@fixture((0, 30))
def layer_image_missing() -> dict:
    picture = {"id": "picture", "w": 80, "h": 40, "p": "nowhere.png", "u": "", "e": 0}
    lost = layer(2, "Image", transform(p=[24, 44]), refId="picture")
    return document([lost, solid("#c0c0c0", 40, 40)], assets=[picture])


@fixture((0, 30, 59))
def layer_null() -> list:
    return [null(transform(p=moving([34, 64], [94, 64]), r=45), ind=1), shapes(SQUARE, parent=1)]


@fixture((0, 30))
def layers_of_other_kinds() -> list:
    """Data, and one that is in no version of the format."""
    others = [layer(kind, f"Kind {kind}") for kind in (15, 99)]
    return others + [shapes(SQUARE, CENTRED)]


@fixture((0, 30))
def layers_without_pictures() -> list:
    """Audio and a camera."""
    return [layer(6, "Audio"), layer(13, "Camera"), shapes(SQUARE, CENTRED)]


@fixture((0, 30), "the schema asks for a transform")
def layer_without_transform() -> dict:
    bare = {name: value for name, value in solid("#008000", 50, 70).items() if name != "ks"}
    return document([bare])


# MARK: Parents

@fixture((0, 30, 59))
def parents() -> list:
    grand = null(transform(p=[64, 64], r=moving(0, 120)), ind=1)
    parent = null(transform(p=[20, 0], s=[150, 75]), ind=2, parent=1)
    return [grand, parent, shapes([rectangle(30, 30), fill()], transform(p=[10, 10], r=20), parent=2)]


@fixture((0, 30))
def parents_in_a_circle() -> list:
    first = shapes(SQUARE, transform(p=[40, 40]), ind=1, parent=2)
    second = shapes([ellipse(30, 30), fill(BLUE)], transform(p=[50, 50]), ind=2, parent=1)
    return [first, second, shapes([ellipse(20, 20), fill(GREEN)], transform(p=[20, 100]), ind=3, parent=3)]


@fixture((0, 30))
def parent_unknown() -> list:
    return [shapes(SQUARE, CENTRED, ind=1, parent=77)]


@fixture((10, 30, 50))
def parent_outside_its_span() -> list:
    parent = shapes([ellipse(20, 20), fill(BLUE)], transform(p=moving([24, 64], [104, 64])), ind=1, ip=20, op=40)
    return [parent, shapes(SQUARE, transform(p=[0, 30]), parent=1)]


@fixture((10, 30, 50))
def parent_hidden() -> list:
    parent = shapes(SQUARE, transform(p=moving([24, 64], [104, 64])), ind=1, hd=True)
    return [parent, shapes([ellipse(30, 30), fill(BLUE)], parent=1)]


@fixture((0, 30))
def opacity_of_a_parent() -> list:
    return [null(transform(p=[64, 64], o=20), ind=1), shapes(SQUARE, transform(o=60), parent=1)]


@fixture((0, 30))
def identities_are_no_places() -> list:
    return [shapes(SQUARE, transform(p=[30, 0]), ind=40, parent=7), null(transform(p=[64, 64]), ind=7)]


# MARK: Spans

@fixture((9.9, 10, 19.9, 20, 30))
def span_of_a_layer() -> list:
    return [shapes(SQUARE, CENTRED, ip=10, op=20), solid("#c0c0c0", 20, 20)]


@fixture((5, 12.4, 12.5, 30))
def span_with_fractions() -> list:
    return [shapes(SQUARE, CENTRED, ip=12.5, op=30.25), solid("#c0c0c0", 20, 20)]


@fixture((0, 30))
def layer_hidden() -> list:
    return [shapes(SQUARE, CENTRED, hd=True), solid("#c0c0c0", 40, 40)]


# MARK: Auto-orient

ARROW = [star(3, 24, 10), fill()]


@fixture((5, 25, 50))
def auto_orient() -> list:
    bend = key(0, [24, 100], (0.4, 0), (0.6, 1), to=[0, -100], ti=[0, -60])
    return [shapes(ARROW, transform(p=animated(bend, last(59, [104, 100]))), ao=1)]


@fixture((10, 25, 35, 55))
def auto_orient_standing() -> list:
    """Before it moves it has the direction in which it will, between two moves that of the last one."""
    keys = [key(15, [24, 100], to=[20, -40], ti=[-20, 0]), key(30, [64, 40]), key(40, [64, 40]), last(50, [64, 100])]
    return [shapes(ARROW, transform(p=animated(*keys)), ao=1)]


@fixture((10, 25, 50))
def auto_orient_split() -> list:
    place = {"s": True, "x": moving(24, 104), "y": easing(100, 30)}
    return [shapes(ARROW, {"p": place, "r": {"a": 0, "k": 10}}, ao=1)]


# MARK: Precompositions

@fixture((0, 25, 50))
def precomposition() -> dict:
    return nested(precomp("ticking", transform(p=[64, 64], a=[64, 64], r=20, s=[80, 80])))


@fixture((0, 25, 50))
def precomposition_clipped() -> dict:
    return nested(precomp("ticking", transform(p=[20, 10]), 70, 80))


@fixture((0, 25, 50))
def precomposition_faded() -> dict:
    """It fades as one picture."""
    overlapping = composition("pair", [solid("#ff0000", 60, 60, transform(p=[20, 20])),
                                       solid("#0000ff", 60, 60, transform(p=[50, 50]))])
    return nested(precomp("pair", transform(o=moving(20, 80))), assets=(overlapping,))


@fixture((5, 20, 45))
def precomposition_started() -> dict:
    return nested(precomp("ticking", st=10, ip=10))


@fixture((5, 20.5, 45))
def precomposition_stretched() -> dict:
    return nested(precomp("ticking", st=4, sr=0.5))


@fixture((5, 20, 45))
def precomposition_backwards() -> dict:
    return nested(precomp("ticking", st=59, sr=-1))


@fixture((5, 20, 45))
def precomposition_of_no_stretch() -> dict:
    return nested(precomp("ticking", st=0, sr=0))


@fixture((5, 20, 45))
def precompositions_nested() -> dict:
    middle = composition("middle", [precomp("ticking", transform(p=[0, 20]), st=-6, sr=1.5)])
    return nested(precomp("middle", st=4, sr=0.75), precomp("ticking", transform(p=[0, 40]), st=10),
                  assets=(TICKING, middle))


@fixture((5, 20))
def precomposition_in_itself() -> dict:
    own = composition("own", [solid("#ff0000", 40, 40), precomp("own", transform(p=[20, 20]))])
    return nested(precomp("own"), assets=(own,))


@fixture((5, 20))
def precomposition_unknown() -> dict:
    return nested(precomp("nowhere"), solid("#c0c0c0", 40, 40))


@fixture((5, 20.5, 45))
def layer_keys_are_the_compositions() -> dict:
    """A layer's own keys know nothing of its start and stretch."""
    moved = transform(p=moving([0, 0], [0, 60]))
    return nested(precomp("ticking", moved, st=10, sr=2))


# MARK: Time remap

@fixture((5, 20, 45))
def time_remap() -> dict:
    return nested(precomp("ticking", tm=easing(0, 1.9), st=7, sr=3))


@fixture((5, 20, 45))
def time_remap_backwards() -> dict:
    return nested(precomp("ticking", tm=animated(key(0, 1.5), key(20, 0.2), last(59, 1.2))))


@fixture((5, 40, 59))
def time_remap_held_at_the_end() -> dict:
    """At two seconds, its end, the last picture stays."""
    return nested(precomp("ticking", tm=moving(0, END / 30, 0, 30)))


@fixture((5, 20, 45))
def time_remap_nested() -> dict:
    middle = composition("middle", [precomp("ticking", tm=moving(2, 0))])
    return nested(precomp("middle", tm=moving(0.5, 1.5)), assets=(TICKING, middle))
