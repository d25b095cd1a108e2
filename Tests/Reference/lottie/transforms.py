"""Makes transforms.json, a Lottie document, and transforms.csv: the matrix of each layer to the root, and its opacity.

    M = T(−a) · S(s/100) · R(sa) · SkewX(−sk) · R(−sa) · R(r) · T(p)

with points as row vectors, then the parents', then that of each enclosing precomposition. In space R(r) becomes
Rz(rz) · Ry(ry) · Rx(rx) · Rz(or.z) · Ry(or.y) · Rx(or.x), parents are multiplied in space, and z is dropped in the
end. Opacity is not a parent's, but a precomposition's.

Remake them with  python3 Tests/Reference/lottie/transforms.py  (--check: exit 1 if a file would change).
"""

from random import Random

from mpmath import mpf

from exact_lottie import (document_text, fixed, flat, layer, nearest_double, product, rotation, run, scaling, skewing,
                          table_text, translation)

DEFAULTS = {"a": [0.0, 0.0], "p": [0.0, 0.0], "s": [100.0, 100.0], "r": 0.0, "o": 100.0, "sk": 0.0, "sa": 0.0}
FRAMES = (0.0, 12.5, 40.0, 99.0)


def third(values, default=0.0):
    return values[2] if len(values) > 2 else default


def matrix(values):
    """The 4 × 4 matrix of a layer's own transform."""
    values = DEFAULTS | values
    anchor, position, scale = values["a"], values["p"], values["s"]
    if "rx" in values:
        orientation = values["or"]
        # About y from z to x's opposite, as the sign of the y axis, which points down, is turned.
        turns = [rotation(values["rz"]), rotation(values["ry"], 0, 2), rotation(-values["rx"], 1, 2),
                 rotation(orientation[2]), rotation(orientation[1], 0, 2), rotation(-orientation[0], 1, 2)]
    else:
        turns = [rotation(values["r"])]
    return product(
        translation(-mpf(anchor[0]), -mpf(anchor[1]), third(anchor)), scaling(*(mpf(part) / 100 for part in (
            scale[0], scale[1], third(scale, 100.0)))),
        rotation(values["sa"]), skewing(-mpf(values["sk"])), rotation(-mpf(values["sa"])), *turns,
        translation(position[0], position[1], -third(position)))


def placed(values, frame):
    """Values at a frame; a pair of them moves linearly from frame 0 to 99."""
    share = mpf(frame) / 99
    result = {}
    for name, value in values.items():
        if isinstance(value, tuple):
            start, end = value
            value = [mpf(a) + (mpf(b) - mpf(a)) * share for a, b in zip(start, end)] if isinstance(start, list) else (
                mpf(start) + (mpf(end) - mpf(start)) * share)
        result[name] = value
    return result


def properties(values):
    """The same as JSON, with the defaults, which some players miss."""
    def in_array(value):
        return value if isinstance(value, list) else [value]

    def keys(start, end):
        return [{"t": 0, "s": in_array(start), "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
                {"t": 99, "s": in_array(end)}]

    return {name: {"a": 1, "k": keys(*value)} if isinstance(value, tuple) else fixed(value)
            for name, value in (DEFAULTS | values).items() if name != "r" or "rx" not in values}


# Name, own values, parent's name.
def layers():
    golden = {"s": [200.0, 400.0], "sk": 30.0, "sa": 20.0}
    yield "Default", {}, None
    yield "Golden skew", golden, None
    yield "Golden turn", {"a": [40.0, 0.0], "p": [256.0, 256.0], "r": 30.0}, None
    yield "Golden all", golden | {"a": [40.0, 0.0], "p": [256.0, 256.0], "r": 30.0}, None
    yield "Scale of zero", {"s": [0.0, 100.0], "r": 30.0}, None
    yield "Negative scale", {"s": [-100.0, 50.0], "r": 30.0, "a": [7.0, 9.0]}, None
    yield "Moving", {"a": ([0.0, 0.0], [40.0, 30.0]), "p": ([0.0, 500.0], [300.0, 10.0]), "s": ([50.0, 100.0], [
        200.0, -100.0]), "r": (-400.0, 800.0), "sk": (-60.0, 60.0), "sa": (0.0, 360.0), "o": (0.0, 100.0)}, None
    yield "Child", {"a": [3.0, 4.0], "p": [10.0, 20.0], "r": 15.0, "o": 50.0}, "Moving"
    yield "Grandchild", {"p": ([0.0, 0.0], [50.0, 60.0]), "s": [120.0, 80.0], "sk": 10.0, "o": 40.0}, "Child"
    random = Random(20261124)

    def vector(size):
        return [random.randrange(-size * 8, size * 8) / 8 for _ in range(2)]

    for index in range(24):
        yield f"Random {index}", {
            "a": vector(100), "p": vector(500), "s": vector(300), "r": random.uniform(-720, 720),
            "sk": random.uniform(-80, 80), "sa": random.uniform(-360, 360),
        }, f"Random {index - 1}" if index % 4 else None
    space = {"a": [10.0, 20.0, 30.0], "p": [100.0, 200.0, 50.0], "s": [120.0, 80.0, 150.0], "or": [0.0, 0.0, 0.0]}
    turns = {"Z in space": (0.0, 0.0, 40.0), "Y in space": (0.0, 50.0, 0.0), "X in space": (60.0, 0.0, 0.0),
             "Three turns": (20.0, 30.0, 40.0)}
    for name, angles in turns.items():
        yield name, space | dict(zip(("rx", "ry", "rz"), angles)), None
    yield "Oriented", space | {"rx": 5.0, "ry": (0.0, 90.0), "rz": 15.0, "or": [10.0, 20.0, 30.0]}, None
    yield "Flat child in space", {"p": [30.0, 40.0], "r": 25.0}, "Three turns"
    yield "Child in space", space | {"rx": 15.0, "ry": 25.0, "rz": 35.0}, "Three turns"


# Inside of two precompositions, the outer one moving.
OUTER = {"p": ([10.0, 20.0], [200.0, 100.0]), "r": 20.0, "s": [150.0, 50.0], "o": 80.0}
INNER = {"a": [5.0, 6.0], "p": [30.0, 40.0], "sk": 20.0, "o": 50.0}
LEAF = {"p": [1.0, 2.0], "r": (0.0, 90.0), "o": (100.0, 20.0)}


def make_tables():
    made, values, parents = [], {}, {}
    numbers = {}
    for index, (name, own, parent) in enumerate(layers(), 1):
        numbers[name] = index
        values[name], parents[name] = own, parent
        more = {"ind": index} | ({"parent": numbers[parent]} if parent else {}) | ({"ddd": 1} if "rx" in own else {})
        made.append(layer(3, name, properties(own), **more))
    rows = []
    for name in values:
        for frame in FRAMES:
            total, ancestor = matrix(placed(values[name], frame)), parents[name]
            while ancestor:
                total, ancestor = total * matrix(placed(values[ancestor], frame)), parents[ancestor]
            opacity = mpf(placed(DEFAULTS | values[name], frame)["o"]) / 100
            rows.append((name, frame, *flat(total), nearest_double(opacity)))
    chain = [("Outer", OUTER), ("Inner", INNER), ("Leaf", LEAF)]
    for frame in FRAMES:
        for depth in range(1, 4):
            parts = [placed(DEFAULTS | own, frame) for _, own in chain[:depth]]
            opacity = mpf(1)
            for part in parts:
                opacity *= mpf(part["o"]) / 100
            total = product(*(matrix(part) for part in reversed(parts)))
            rows.append((".".join(name for name, _ in chain[:depth]), frame, *flat(total), nearest_double(opacity)))
    size = {"w": 512, "h": 512}
    made.append(layer(0, "Outer", properties(OUTER), refId="outer", **size))
    assets = [{"id": "outer", "layers": [layer(0, "Inner", properties(INNER), refId="inner", **size)]},
              {"id": "inner", "layers": [layer(3, "Leaf", properties(LEAF))]}]
    return {
        "lottie/transforms.json": document_text(made, assets=assets),
        "lottie/transforms.csv": table_text("layer,frame,a,b,c,d,e,f,opacity", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
