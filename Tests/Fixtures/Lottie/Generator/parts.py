"""What the fixtures are put together from: documents, layers, shapes, properties and keyframes as plain values."""

from collections.abc import Callable
from typing import NamedTuple

SIDE = 128
END = 60
RED, GREEN, BLUE, YELLOW, WHITE = [1, 0, 0], [0, 0.5, 0], [0, 0, 1], [1, 0.75, 0], [1, 1, 1]
# The handle distance of a quarter circle.
KAPPA = 0.5519150244935106


class Fixture(NamedTuple):
    """A document, its place, the frames that show something, and why the official schema refuses it, if it does."""

    room: str
    name: str
    document: dict
    frames: tuple[float, ...]
    invalid: str


FIXTURES: list[Fixture] = []


def fixture(frames: tuple[float, ...] = (0, 20, 45), invalid: str = "") -> Callable:
    """Registers what a function makes, a document or its layers, under the function's name in the module's room."""
    def register(make: Callable) -> Callable:
        add(make.__module__, make.__name__.strip("_").replace("_", "-"), make(), frames, invalid)
        return make
    return register


def add(room: str, name: str, made: dict | list, frames: tuple[float, ...], invalid: str = "") -> None:
    """Registers a document, or layers as one."""
    document_ = made if isinstance(made, dict) else document(made)
    FIXTURES.append(Fixture(room, name, document_, frames, invalid))


# MARK: Documents and layers

def document(layers: list, **more) -> dict:
    head = {"v": "5.7.0", "fr": 30, "ip": 0, "op": END, "w": SIDE, "h": SIDE}
    return {**head, **more, "layers": layers}


def layer(kind: int, name: str, transform: dict | None = None, **more) -> dict:
    head = {"ty": kind, "nm": name, "ip": 0, "op": END, "st": 0}
    return {**head, "ks": transform if transform is not None else {}, **more}


def shapes(items: list, transform: dict | None = None, name: str = "Shapes", **more) -> dict:
    return layer(4, name, transform, shapes=items, **more)


def solid(colour: str, width: int = SIDE, height: int = SIDE, transform: dict | None = None, **more) -> dict:
    return layer(1, more.pop("name", "Solid"), transform, sc=colour, sw=width, sh=height, **more)


def null(transform: dict, **more) -> dict:
    return layer(3, "Null", transform, **more)


def precomp(reference: str, transform: dict | None = None, width: int = SIDE, height: int = SIDE, **more) -> dict:
    return layer(0, "Precomp", transform, refId=reference, w=width, h=height, **more)


def composition(name: str, layers: list) -> dict:
    return {"id": name, "layers": layers}


# MARK: Properties

def fixed(value, **more) -> dict:
    return {"a": 0, "k": value, **more}


def animated(*keys: dict, **more) -> dict:
    return {"a": 1, "k": list(keys), **more}


def key(time: float, value, out: tuple = (0, 0), into: tuple = (1, 1), **more) -> dict:
    """A keyframe with the easing of the segment that it begins."""
    held = [value] if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return {"t": time, "s": held, "o": {"x": out[0], "y": out[1]}, "i": {"x": into[0], "y": into[1]}, **more}


def last(time: float, value) -> dict:
    held = [value] if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return {"t": time, "s": held}


def moving(start, end, from_: float = 0, to: float = END - 1, out: tuple = (0, 0), into: tuple = (1, 1)) -> dict:
    return animated(key(from_, start, out, into), last(to, end))


EASE_OUT, EASE_IN = (0.4, 0), (0.3, 1)


def easing(start, end, from_: float = 0, to: float = END - 1) -> dict:
    return moving(start, end, from_, to, EASE_OUT, EASE_IN)


def transform(**properties) -> dict:
    """A transform; plain values are fixed properties."""
    return {name: value if isinstance(value, dict) else fixed(value) for name, value in properties.items()}


CENTRED = transform(p=[64, 64])


# MARK: Shapes

def element(kind: str, name: str, **properties) -> dict:
    """A shape element; plain numbers and lists of numbers become fixed properties, except `d`, `m` and the like."""
    plain = {"d", "m", "r_", "lc", "lj", "ml", "t", "sy", "it", "hd", "bm", "mm", "c_"}
    result = {"ty": kind, "nm": name}
    for label, value in properties.items():
        is_property = isinstance(value, dict) or label in plain
        result[label.strip("_")] = value if is_property else fixed(value)
    return result


def rectangle(width: float, height: float, x: float = 0, y: float = 0, radius=0, **more) -> dict:
    """A clockwise rectangle, as others do not agree on the direction of one without `d`."""
    return element("rc", "Rectangle", **{"d": 1, **more}, p=[x, y], s=[width, height], r=radius)


def ellipse(width: float, height: float, x: float = 0, y: float = 0, **more) -> dict:
    return element("el", "Ellipse", p=[x, y], s=[width, height], **more)


def star(points, outer, inner, outer_roundness=0, inner_roundness=0, rotation=0, **more) -> dict:
    return element("sr", "Star", sy=1, p=[0, 0], pt=points, r=rotation, ir=inner, or_=outer, is_=inner_roundness,
                   os=outer_roundness, **more)


def polygon(points, radius, roundness=0, rotation=0, **more) -> dict:
    return element("sr", "Polygon", sy=2, p=[0, 0], pt=points, r=rotation, or_=radius, os=roundness, **more)


def bezier(vertices: list, into: list | None = None, out: list | None = None, closed: bool = True) -> dict:
    zero = [[0, 0] for _ in vertices]
    return {"c": closed, "v": vertices, "i": into or zero, "o": out or zero}


def path(value: dict, **more) -> dict:
    return element("sh", "Path", ks=value if "k" in value else fixed(value), **more)


TRIANGLE = bezier([[0, -45], [45, 40], [-45, 40]])
# A drop: a corner on top, curves below.
DROP = bezier([[0, -50], [35, 15], [0, 50], [-35, 15]],
              [[0, 0], [0, -20], [20, 0], [0, 20]], [[0, 0], [0, 20], [-20, 0], [0, -20]])
WAVE = bezier([[-50, 0], [0, 0], [50, 0]], [[0, 0], [-20, 40], [-20, -40]], [[20, -40], [20, -40], [0, 0]], False)


def fill(colour=RED, opacity=100, rule: int = 1, **more) -> dict:
    return element("fl", "Fill", c=colour, o=opacity, r_=rule, **more)


def stroke(width=6, colour=BLUE, opacity=100, cap: int = 2, join: int = 2, limit: float = 4, **more) -> dict:
    return element("st", "Stroke", c=colour, o=opacity, w=width, lc=cap, lj=join, ml=limit, **more)


def group(*items: dict, name: str = "Group", **placed) -> dict:
    """A group; its transform's properties are the named arguments, and the defaults, which some players miss."""
    complete = {"a": [0, 0], "p": [0, 0], "s": [100, 100], "r": 0, "o": 100, **placed}
    return {"ty": "gr", "nm": name, "it": [*items, {"ty": "tr", **transform(**complete)}]}


def trim(start, end, offset=0, mode: int = 1) -> dict:
    return element("tm", "Trim Paths", s=start, e=end, o=offset, m=mode)


def repeater(copies, offset=0, mode: int = 1, **placed) -> dict:
    properties = transform(**{"a": [0, 0], "p": [20, 0], "s": [100, 100], "r": 0, "so": 100, "eo": 100, **placed})
    return element("rp", "Repeater", c=copies, o=offset, m=mode) | {"tr": {"ty": "tr", **properties}}


def dash(*parts: tuple) -> list:
    """Dashes; some players want them to have names."""
    words = {"d": "dash", "g": "gap", "o": "offset"}
    return [{"n": kind, "nm": f"{words[kind]} {index}", "v": value if isinstance(value, dict) else fixed(value)}
            for index, (kind, value) in enumerate(parts)]


def stops(count: int, value) -> dict:
    return {"p": count, "k": value if isinstance(value, dict) else fixed(value)}


def gradient(kind: int, start, end, colours: dict, opacity=100, **more) -> dict:
    return element("gf", "Gradient Fill", t=kind, s=start, e=end, g=colours, o=opacity, r_=1, **more)


RED_TO_BLUE = stops(2, [0, 1, 0, 0, 1, 0, 0, 1])


# MARK: Masks and mattes

def mask(mode: str, value: dict, opacity=100, inverted: bool = False, **more) -> dict:
    """A mask with its expansion, which some players miss."""
    expanded = {label: part if isinstance(part, dict) else fixed(part) for label, part in {"x": 0, **more}.items()}
    shape = value if "k" in value else fixed(value)
    return {"mode": mode, "nm": "Mask", "inv": inverted, "pt": shape, "o": opacity if isinstance(opacity, dict) else
            fixed(opacity), **expanded}


def box(left: float, top: float, right: float, bottom: float) -> dict:
    return bezier([[left, top], [right, top], [right, bottom], [left, bottom]])


def disc(x: float, y: float, radius: float) -> dict:
    handle = radius * KAPPA
    return bezier([[x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]],
                  [[-handle, 0], [0, -handle], [handle, 0], [0, handle]],
                  [[handle, 0], [0, handle], [-handle, 0], [0, -handle]])
