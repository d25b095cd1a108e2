"""Text, effects, layer styles, markers, and documents that are just so."""

from parts import (BLUE, CENTRED, RED, animated, box, document, ellipse, fill, fixed, fixture, key, last, layer, moving,
                   path, rectangle, shapes, solid, transform)

# MARK: Text


def glyph(character: str, width: float, *outlines: dict) -> dict:
    items = [{"ty": "gr", "nm": character, "it": [path(outline) for outline in outlines]}]
    return {"ch": character, "fFamily": "Blocks", "style": "Regular", "size": 40, "w": width, "data": {"shapes": items}}


GLYPHS = [glyph("A", 60, box(5, -70, 55, 0), box(20, -50, 40, -30)), glyph("B", 40, box(5, -70, 35, 0)), glyph(" ", 30)]
FONTS = {"list": [{"fName": "Blocks", "fFamily": "Blocks", "fStyle": "Regular", "ascent": 70}]}


def written(*keys: dict) -> dict:
    alignment = {"g": 1, "a": fixed([0, 0])}
    text = {"d": {"k": list(keys)}, "a": [], "p": {}, "m": alignment}
    return document([layer(5, "Text", transform(p=[64, 50]), t=text)], fonts=FONTS, chars=GLYPHS)


def words(text: str, time: float = 0, **more) -> dict:
    plain = {"t": text, "f": "Blocks", "s": 40, "fc": [0.8, 0.2, 0], "j": 0, "tr": 0, "lh": 44, "ls": 0}
    return {"t": time, "s": plain | more}


@fixture((0, 30))
def text_of_glyphs() -> dict:
    return written(words("AB A"))


@fixture((0, 40))
def text_held() -> dict:
    return written(words("AB"), words("BA B", 20, fc=[0, 0, 1]))


@fixture((0, 30))
def text_of_lines() -> dict:
    return written(words("AB\rB A\rA", s=24, lh=30))


@fixture((0, 30))
def text_centred() -> dict:
    return written(words("AB\rB A\rA", s=24, lh=30, j=2))


@fixture((0, 30))
def text_to_the_right() -> dict:
    return written(words("AB\rB A\rA", s=24, lh=30, j=1))


@fixture((0, 30))
def text_tracked() -> dict:
    return written(words("ABA", s=30, tr=200, ls=10))


@fixture((0, 30))
def text_stroked() -> dict:
    return written(words("AB", sc=[0, 0, 1], sw=3, of=True))


@fixture((0, 30))
def text_without_glyphs() -> dict:
    font = {"fName": "Sans", "fFamily": "sans-serif", "fStyle": "Bold", "ascent": 70}
    return written(words("Ab", f="Sans")) | {"fonts": {"list": [font]}, "chars": []}


@fixture((5, 30))
def text_animated() -> dict:
    """Letters fade in; warnings name the features that are not evaluated."""
    made = written(words("ABAB", s=24))
    selector = {"t": 0, "r": 1, "sh": 1, "b": 1, "s": fixed(0), "e": moving(0, 100), "o": fixed(0), "a": fixed(100),
                "xe": fixed(0), "ne": fixed(0), "rn": 0}
    values = {"o": fixed(20), "p": fixed([0, 10, 0])}
    made["layers"][0]["t"]["a"] = [{"nm": "Fade", "s": selector, "a": values}]
    return made


# MARK: Effects and styles

def with_effect(kind: int, *values, name: str = "Effect") -> list:
    """An effect on two shapes; a colour has another type than a number."""
    parts = []
    for index, value in enumerate(values):
        made = value if isinstance(value, dict) else fixed(value)
        sample = made["k"][0]["s"] if made["a"] else made["k"]
        is_colour = isinstance(sample, list) and len(sample) > 1
        parts.append({"ty": 2 if is_colour else 0, "nm": f"Value {index}", "v": made})
    picture = shapes([ellipse(50, 50, -15), fill(RED), rectangle(50, 50, 20, 10), fill([0.2, 0.4, 0.9])], CENTRED)
    return [picture | {"ef": [{"ty": kind, "nm": name, "en": 1, "ef": parts}]}]


@fixture((5, 45))
def effect_fill() -> list:
    return with_effect(21, 0, 0, moving([1, 0, 0, 1], [0, 0, 1, 1]), 0, 0, 0, 0.6)


@fixture((5, 45))
def effect_tint() -> list:
    return with_effect(20, [0, 0, 0.4, 1], [1, 1, 0.8, 1], moving(0, 100))


@fixture((5, 45))
def effect_tritone() -> list:
    return with_effect(23, [1, 1, 0.8, 1], [0.8, 0.2, 0.4, 1], [0, 0, 0.3, 1], 0)


@fixture((5, 45))
def effect_drop_shadow() -> list:
    return with_effect(25, [0, 0, 0, 1], 160, moving(90, 180), 12, 8, 0)


@fixture((5, 45))
def effect_gaussian_blur() -> list:
    return with_effect(29, moving(0, 30), 1, 0)


@fixture((5, 45))
def effect_gaussian_blur_across() -> list:
    return with_effect(29, 20, 2, 0)


@fixture((5, 45))
def effect_unknown() -> list:
    return with_effect(27, 1, 2, 3, name="Matte 3")


@fixture((5, 45))
def effect_slider() -> list:
    return with_effect(5, moving(0, 100), name="Slider")


@fixture((5, 45))
def effect_disabled() -> list:
    [made] = with_effect(21, 0, 0, [0, 0, 1, 1], 0, 0, 0, 1)
    made["ef"][0]["en"] = 0
    return [made]


@fixture((5, 45))
def style_drop_shadow() -> list:
    style = {"ty": 1, "nm": "Drop Shadow", "c": fixed([0, 0, 0, 1]), "o": fixed(60), "a": fixed(120), "d": fixed(10),
             "s": fixed(8), "ch": fixed(0)}
    return [shapes([ellipse(60, 60), fill()], CENTRED, sy=[style])]


# MARK: Markers and oddities

@fixture((0, 30))
def markers() -> dict:
    marks = [{"cm": "start", "tm": 0, "dr": 20}, {"cm": '{"name": "middle"}', "tm": 20, "dr": 20},
             {"cm": "name: end\nmore", "tm": 40.5, "dr": 0}]
    return document([solid("#3060c0", 40, 40)], markers=marks)


@fixture((0, 30))
def unknown_keys() -> dict:
    made = document([solid("#3060c0", 40, 40) | {"xyz": [1, {"a": None}]}], meta={"g": "by hand"}, props={"x": 1})
    return made


@fixture((0, 30), "values are of the wrong types")
def malformed_inside() -> list:
    items = [ellipse(60, 60) | {"s": "wide"}, rectangle(50, 50) | {"p": None, "r": []}, fill() | {"c": fixed("red")}, 7,
             None, {"nm": "Without a type"}]
    broken = {"p": {"a": 1, "k": [{"t": "soon", "s": [1]}, 3]}, "r": {"k": {}}, "o": fixed(True)}
    return [shapes(items, broken), "layer", None, solid("#3060c0", 40, 40)]


@fixture((0, 30))
def numbers_of_great_size() -> list:
    huge = shapes([rectangle(1e30, 10), fill(BLUE), ellipse(60, 60), fill()], CENTRED)
    return [huge, shapes([ellipse(20, 20), fill()], transform(p=animated(key(0, [1e300, -1e300]), last(59, [64, 64]))))]


@fixture((0, 30))
def empty() -> dict:
    return document([])
