"""Makes layer_geometry.csv: points of nested layers, their positions on the screen, and the visible side.

No matrices. A point passes through each layer by the definitions: minus the anchor point, scaled, rotated by Rodrigues'
formula, plus the position; then, about the superlayer's anchor point, divided by 1 − z/distance; and in a superlayer
that is not a transform layer its z is dropped. The visible side is the sign of the area of a small triangle's image,
with corners in front of every eye. The numbers of a layer are short decimals, so that they are the same here as
doubles; its perspective is a distance, 0 for none.

Remake it with  python3 Tests/Reference/layer_geometry.py  (--check: exit 1 if the file would change).
"""

import random

from mpmath import mp, mpf

from reference_table import nearest_double, run, table_text

DIGITS = 50
DEEPEST = 4
ROWS = 240
LAYER = ("kind", "anchorX", "anchorY", "anchorZ", "positionX", "positionY", "zPosition", "boundsX", "boundsY", "width",
         "height", "angle", "axisX", "axisY", "axisZ", "scaleX", "scaleY", "scaleZ", "distance")
# In front of an eye, and not edge-on, by a margin: below it, rounding errors grow without a bound.
LEAST_W = mpf("0.2")
LEAST_AREA = mpf("0.02")


def decimal(generator, low, high, digits):
    return round(generator.uniform(low, high), digits)


def sometimes(generator, size):
    """0 in half of the calls."""
    return generator.choice((0.0, decimal(generator, -size, size, 1)))


def random_layer(generator):
    flat = generator.random() < 0.3
    axis = (0.0, 0.0, 1.0) if flat else tuple(decimal(generator, -1, 1, 2) for _ in range(3))
    kind = generator.choice(("plain", "transform"))
    anchor = decimal(generator, 0, 1, 2), decimal(generator, 0, 1, 2), sometimes(generator, 30)
    position = decimal(generator, -200, 200, 1), decimal(generator, -200, 200, 1), sometimes(generator, 50)
    bounds = (sometimes(generator, 40), sometimes(generator, 40),
              decimal(generator, 1, 300, 1), decimal(generator, 1, 300, 1))
    angle = decimal(generator, -6.5, 6.5, 3)
    scale = (decimal(generator, 0.3, 1.8, 2) for _ in range(3))
    distance = generator.choice((0.0, decimal(generator, 300, 1500, 0)))
    return dict(zip(LAYER, (kind, *anchor, *position, *bounds, angle, *axis, *scale, distance)))


def anchor_of(layer):
    n = {name: mpf(value) for name, value in layer.items() if name != "kind"}
    return (n["boundsX"] + n["anchorX"] * n["width"], n["boundsY"] + n["anchorY"] * n["height"], n["anchorZ"])


def turned(point, axis, angle):
    length = mp.sqrt(sum(mpf(a) ** 2 for a in axis))
    if length == 0:
        return point
    (u, v, w), (x, y, z) = [mpf(a) / length for a in axis], point
    along = u * x + v * y + w * z
    cosine, sine = mp.cos(angle), mp.sin(angle)
    crossed = (v * z - w * y, w * x - u * z, u * y - v * x)
    return tuple(cosine * p + sine * c + (1 - cosine) * along * a
                 for p, c, a in zip(point, crossed, (u, v, w)))


class BehindTheEye(Exception):
    """A point that no viewer sees."""


def to_superlayer(point, layer):
    point = [p - a for p, a in zip(point, anchor_of(layer))]
    point = [p * mpf(layer[name]) for p, name in zip(point, ("scaleX", "scaleY", "scaleZ"))]
    point = turned(point, [layer[name] for name in ("axisX", "axisY", "axisZ")], mpf(layer["angle"]))
    return [p + mpf(layer[name]) for p, name in zip(point, ("positionX", "positionY", "zPosition"))]


def through_sublayer_transform(point, superlayer):
    if superlayer["distance"] == 0:
        return point
    anchor = anchor_of(superlayer)
    relative = [p - a for p, a in zip(point, anchor)]
    w = 1 - relative[2] / mpf(superlayer["distance"])
    if w < LEAST_W:
        raise BehindTheEye
    return [r / w + a for r, a in zip(relative, anchor)]


def on_screen(point, chain):
    """The position on the screen of a point of the chain's last layer; the chain begins at the outermost layer."""
    point = [*point, mpf(0)]
    for superlayer, layer in reversed(list(zip([None, *chain], chain))):
        point = to_superlayer(point, layer)
        if superlayer is not None:
            point = through_sublayer_transform(point, superlayer)
            if superlayer["kind"] == "plain":
                point[2] = mpf(0)
    return point[:2]


def area(corners):
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(corners, corners[1:] + corners[:1])) / 2


def geometry_rows():
    generator = random.Random(2002)
    made = 0
    while made < ROWS:
        chain = [random_layer(generator) for _ in range(2 + made % (DEEPEST - 1))]
        last = chain[-1]
        last["kind"] = "plain"
        point = [decimal(generator, -1, 2, 2) * 100 for _ in range(2)]
        triangle = [(mpf(point[0]) + x, mpf(point[1]) + y) for x, y in ((0, 0), (1, 0), (0, 1))]
        try:
            images = [on_screen(corner, chain) for corner in triangle]
        except BehindTheEye:
            continue
        growth = area(images) * 2
        if abs(growth) < LEAST_AREA:
            continue
        cells = [layer[name] for layer in chain for name in LAYER]
        cells += [""] * (len(LAYER) * (DEEPEST - len(chain)))
        yield [len(chain), *cells, *point, *map(nearest_double, images[0]), "front" if growth > 0 else "back"]
        made += 1


def make_tables():
    with mp.workdps(DIGITS):
        layers = [f"{name}{level}" for level in range(DEEPEST) for name in LAYER]
        header = ",".join(["depth", *layers, "x", "y", "screenX", "screenY", "side"])
        return {"layer_geometry.csv": table_text(header, geometry_rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
