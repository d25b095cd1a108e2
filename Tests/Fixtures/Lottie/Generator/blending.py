"""Blend modes of layers, groups and styles."""

from parts import (BLUE, GREEN, YELLOW, add, composition, document, ellipse, fill, fixture, group, precomp, rectangle,
                   shapes, solid, transform)

MODES = ("multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light", "soft-light",
         "difference", "exclusion", "hue", "saturation", "color", "luminosity", "add", "hard-mix")
BACK = [solid("#c08040", 90, 60, transform(p=[8, 8])), solid("#3060a0", 60, 90, transform(p=[50, 30]))]


def disc(**more) -> dict:
    return shapes([ellipse(80, 80), fill([0.9, 0.3, 0.6], 90)], transform(p=[64, 64]), **more)


for number, word in enumerate(MODES, 1):
    add(__name__, word, [disc(bm=number), *BACK], (0, 30))


@fixture((0, 30))
def group_blended() -> list:
    front = group(ellipse(60, 60), fill([0.9, 0.3, 0.6]), p=[10, 10])
    return [shapes([{**front, "bm": 1}, rectangle(80, 80), fill(YELLOW)], transform(p=[64, 64]))]


@fixture((0, 30))
def style_blended() -> list:
    return [shapes([ellipse(60, 60), {**fill(GREEN), "bm": 2}, rectangle(80, 30), fill(BLUE)], transform(p=[64, 64]))]


@fixture((0, 30))
def precomposition_isolates() -> dict:
    """What is blended inside does not see what is behind the precomposition."""
    inner = composition("inner", [disc(bm=1), solid("#ffff00", 50, 50)])
    return document([precomp("inner"), *BACK], assets=[inner])


@fixture((0, 30))
def blended_and_faded() -> list:
    faded = disc(bm=10)
    faded["ks"]["o"] = {"a": 0, "k": 50}
    return [faded, *BACK]
