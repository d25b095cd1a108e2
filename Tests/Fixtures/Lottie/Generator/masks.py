"""Masks and mattes."""

from parts import (BLUE, DROP, GREEN, WAVE, YELLOW, add, box, composition, disc, document, ellipse, fill, fixture,
                   gradient, mask, moving, precomp, rectangle, shapes, solid, star, stops, transform)

LEFT, RIGHT, LOW = disc(46, 52, 34), disc(82, 52, 34), disc(64, 84, 34)
UNKNOWN = "this mode is not in the schema"
WORDS = {"n": "none", "a": "add", "s": "subtract", "i": "intersect", "l": "lighten", "d": "darken", "f": "difference"}


def masked(*masks: dict, **more) -> list:
    return [solid("#c04000", masksProperties=list(masks), hasMask=True, **more)]


for mode, word in WORDS.items():
    reason = UNKNOWN if mode in "ldf" else ""
    add(__name__, f"mask-{word}", masked(mask(mode, LEFT, moving(20, 100))), (5, 20, 45), reason)
    add(__name__, f"mask-{word}-inverted", masked(mask(mode, LEFT, inverted=True)), (5, 45), reason)
    both = masked(mask("a", LEFT, 80), mask(mode, RIGHT, moving(20, 100)))
    add(__name__, f"masks-add-then-{word}", both, (5, 20, 45), reason)

MASKS = {
    "mask-moving": masked(mask("a", moving(disc(40, 40, 30), disc(80, 80, 45)))),
    "mask-opacity": masked(mask("a", LEFT, moving(0, 100))),
    "masks-of-many-modes": masked(mask("a", LEFT), mask("a", RIGHT, 60), mask("s", LOW, 80),
                                  mask("i", box(20, 30, 100, 90))),
    "masks-subtract-then-add": masked(mask("s", LEFT), mask("a", RIGHT), mask("s", LOW)),
    "masks-intersect-first": masked(mask("i", LEFT), mask("i", RIGHT)),
    "masks-none-between": masked(mask("a", LEFT), mask("n", RIGHT), mask("a", LOW)),
    "mask-of-a-curve": masked(mask("a", {**DROP, "v": [[x + 64, y + 64] for x, y in DROP["v"]]})),
    "mask-of-an-open-path": masked(mask("a", {**WAVE, "v": [[x + 64, y + 64] for x, y in WAVE["v"]]})),
    "mask-grown": masked(mask("a", box(44, 44, 84, 84), x=moving(0, 20))),
    "mask-shrunk": masked(mask("a", box(24, 24, 104, 104), x=moving(0, -20))),
    "mask-feathered": masked(mask("a", box(34, 34, 94, 94), f=[20, 20])),
    "mask-before-opacity": masked(mask("a", LEFT), mask("a", RIGHT), ks=transform(o=50)),
    "mask-in-layer-coordinates": masked(mask("a", LEFT), ks=transform(
        p=[64, 64], a=[64, 64], r=moving(0, 90), s=[80, 80])),
}
for name, layers in MASKS.items():
    add(__name__, name, layers, (5, 20, 45))


@fixture((5, 20, 45))
def mask_with_defaults() -> list:
    """Without expansion, name and opacity."""
    bare = {name: part for name, part in mask("a", LEFT).items() if name in ("mode", "pt")}
    return masked(bare)


@fixture((5, 20, 45))
def mask_of_shapes() -> list:
    return [shapes([star(5, 60, 25), fill(GREEN)], transform(p=[64, 64]), hasMask=True,
                   masksProperties=[mask("a", disc(0, 0, 40)), mask("s", disc(0, 0, 15))])]


@fixture((5, 20, 45))
def mask_of_a_precomposition() -> dict:
    inner = composition("inner", [solid("#4060c0", 100, 100), solid("#c0c000")])
    layer = precomp("inner", hasMask=True, masksProperties=[mask("a", LEFT), mask("a", LOW, 50)])
    return document([layer], assets=[inner])


# MARK: Mattes

def source(**more) -> dict:
    """A star of several greys and alphas."""
    greys = [ellipse(30, 30), fill([0.5, 0.5, 0.5]), star(5, 60, 28), fill([1, 0.9, 0.8], 80)]
    return shapes(greys, transform(p=[64, 64], r=moving(0, 60)), name="Source", td=1, **more)


def content(**more) -> dict:
    return shapes([rectangle(110, 70), fill(BLUE)], transform(p=[64, 64]), name="Content", **more)


for mode, word in enumerate(("alpha", "alpha-inverted", "luma", "luma-inverted"), 1):
    add(__name__, f"matte-{word}", [source(), content(tt=mode), solid("#e0e0e0", 30, 30)], (5, 20, 45))


@fixture((5, 20, 45))
def matte_by_identity() -> list:
    return [content(tt=1, tp=9), solid("#e0e0e0", 30, 30), source(ind=9)]


@fixture((5, 20, 45))
def matte_for_two_layers() -> list:
    other = shapes([rectangle(40, 120), fill(YELLOW)], transform(p=[64, 64]))
    return [content(tt=1, tp=9), {**other, "tt": 2, "tp": 9}, source(ind=9)]


@fixture((5, 20, 45))
def matte_outside_its_span() -> list:
    return [source() | {"ip": 15, "op": 30}, content(tt=1), solid("#e0e0e0", 30, 30)]


@fixture((5, 20, 45))
def matte_inverted_outside_its_span() -> list:
    return [source() | {"ip": 15, "op": 30}, content(tt=2)]


@fixture((5, 20, 45))
def matte_source_without_mark() -> list:
    """A layer that another refers to by its place is drawn as a matte only."""
    unmarked = {name: value for name, value in source().items() if name != "td"}
    return [unmarked, content(tt=1)]


@fixture((5, 45))
def matte_source_alone() -> list:
    return [source(), solid("#e0e0e0", 30, 30)]


@fixture((5, 45))
def matte_hidden() -> list:
    return [source(hd=True), content(tt=1)]


@fixture((5, 45))
def matte_missing() -> list:
    return [content(tt=1, tp=77), solid("#e0e0e0", 30, 30)]


@fixture((5, 20, 45))
def matte_with_masks() -> list:
    masks = {"hasMask": True, "masksProperties": [mask("a", disc(0, 0, 40))]}
    return [source() | masks, content(tt=1) | {"hasMask": True, "masksProperties": [mask("a", box(-60, -20, 20, 60))]}]


@fixture((5, 20, 45))
def matte_of_a_precomposition() -> dict:
    inner = composition("inner", [solid("#ffffff", 64, 64, transform(p=[32, 32])), solid("#404040", 100, 100)])
    return document([precomp("inner", td=1), content(tt=3)], assets=[inner])


@fixture((5, 20, 45))
def matte_fading() -> list:
    faded = source()
    faded["ks"]["o"] = moving(0, 100)
    return [faded, content(tt=1)]


@fixture((5, 45))
def matte_luma_of_a_gradient() -> list:
    shade = gradient(1, [-60, 0], [60, 0], stops(2, [0, 0, 0, 0, 1, 1, 1, 1]))
    return [shapes([rectangle(128, 128), shade], transform(p=[64, 64]), td=1), content(tt=3)]


@fixture((5, 45))
def matte_chain() -> list:
    """A matte that is cut by a matte itself."""
    middle = shapes([rectangle(80, 80), fill(YELLOW)], transform(p=[70, 70]), tt=1, td=1)
    return [source(), middle, content(tt=2)]
