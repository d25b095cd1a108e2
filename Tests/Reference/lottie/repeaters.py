"""Makes repeaters.json, a Lottie document, and repeaters.csv: the matrix and the opacity of each copy.

    M = T(−a) · R(k·r) · S((s/100)^k) · T(a + k·p)        k = i + offset, i = 0 … ⌈copies⌉ − 1
    opacity = (so + (eo − so) · i / ⌈copies⌉) / 100

with points as row vectors. A power of a negative scale keeps its sign.

Remake them with  python3 Tests/Reference/lottie/repeaters.py  (--check: exit 1 if a file would change).
"""

import math
from random import Random

from mpmath import mpf

from exact_lottie import (document_text, fixed, flat, layer, nearest_double, product, rotation, run, scaling,
                          table_text, translation)

PLAIN = {"a": [0.0, 0.0], "p": [100.0, 0.0], "s": [100.0, 100.0], "r": 0.0, "so": 100.0, "eo": 100.0}


def cases():
    """Name, copies, offset, transform."""
    yield "Golden", 3.0, 0.0, PLAIN | {"s": [50.0, 100.0], "r": 90.0}
    yield "Plain", 4.0, 0.0, PLAIN
    yield "Anchor", 4.0, 0.0, PLAIN | {"a": [4.0, 15.0], "r": 20.0, "s": [90.0, 80.0]}
    yield "Negative offset", 5.0, -2.0, PLAIN | {"r": 15.0, "s": [80.0, 120.0]}
    yield "Half an offset", 4.0, 0.5, PLAIN | {"r": 30.0, "s": [80.0, 120.0]}
    yield "Minus a part", 4.0, -1.75, PLAIN | {"r": 30.0, "s": [80.0, 120.0], "a": [10.0, 5.0]}
    yield "Part of a copy", 3.25, 0.0, PLAIN | {"so": 90.0, "eo": 10.0}
    yield "Fading", 5.0, 0.0, PLAIN | {"so": 100.0, "eo": 0.0}
    yield "Appearing", 4.0, -1.0, PLAIN | {"so": 20.0, "eo": 80.0}
    yield "Mirrored", 4.0, -1.0, PLAIN | {"s": [-90.0, 100.0]}
    yield "Mirrored by a part", 4.0, 0.5, PLAIN | {"s": [-64.0, 100.0], "r": 10.0}
    yield "None", 0.0, 0.0, PLAIN
    yield "One", 1.0, 3.0, PLAIN | {"r": 45.0}
    random = Random(20261125)
    for index in range(12):
        yield f"Random {index}", random.randrange(1, 48) / 8, random.randrange(-24, 24) / 8, {
            "a": [random.uniform(-20, 20), random.uniform(-20, 20)],
            "p": [random.uniform(-50, 50), random.uniform(-50, 50)],
            "s": [random.uniform(30, 160), random.uniform(30, 160)], "r": random.uniform(-90, 90),
            "so": random.randrange(0, 101) * 1.0, "eo": random.randrange(0, 101) * 1.0}


def power(percent, exponent):
    base = mpf(percent) / 100
    if exponent == int(exponent):
        return base**int(exponent)
    return abs(base)**exponent * (-1 if base < 0 else 1)


def make_tables():
    layers, rows = [], []
    for name, copies, offset, values in cases():
        count = math.ceil(copies)
        anchor, step = values["a"], values["p"]
        for index in range(count):
            k = mpf(index) + mpf(offset)
            matrix = product(
                translation(-mpf(anchor[0]), -mpf(anchor[1])), rotation(k * mpf(values["r"])),
                scaling(power(values["s"][0], k), power(values["s"][1], k)),
                translation(mpf(anchor[0]) + k * mpf(step[0]), mpf(anchor[1]) + k * mpf(step[1])))
            opacity = (mpf(values["so"]) + (mpf(values["eo"]) - mpf(values["so"])) * index / count) / 100
            inputs = *anchor, *step, *values["s"], values["r"], values["so"], values["eo"]
            rows.append((name, copies, offset, *inputs, index, *flat(matrix), nearest_double(opacity)))
        placed = {"ty": "tr"} | {label: fixed(value) for label, value in values.items()}
        items = [{"ty": "rc", "nm": "Rectangle", "d": 1, "p": fixed([0, 0]), "s": fixed([10, 20]), "r": fixed(0)},
                 {"ty": "fl", "nm": "Fill", "c": fixed([1, 0, 0]), "o": fixed(100), "r": 1},
                 {"ty": "rp", "nm": "Repeater", "c": fixed(copies), "o": fixed(offset), "m": 1, "tr": placed}]
        layers.append(layer(4, name, {}, shapes=items))
    header = "layer,copies,offset,anchorX,anchorY,stepX,stepY,scaleX,scaleY,rotation,startOpacity,endOpacity,copy"
    return {
        "lottie/repeaters.json": document_text(layers),
        "lottie/repeaters.csv": table_text(header + ",a,b,c,d,e,f,opacity", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
