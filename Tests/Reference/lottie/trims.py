"""Makes trims.json, a Lottie document, and trims.csv: the pieces that trims leave of the outlines of each layer.

A piece has the outline it is of, its ends, its middle and its length, all by exact arc length. Of a closed outline that
is kept across its start there is one piece; one that is left whole is closed.

Remake them with  python3 Tests/Reference/lottie/trims.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mpf

from exact_lottie import Cubic, document_text, fixed, layer, nearest_double, run, table_text, without_remains
from outlines import DROP, TRIANGLE, ZIGZAG, element, ellipse, given, rectangle, segments

WAVE = [((-50.0, 0.0), (0.0, 0.0), (20.0, -40.0)), ((0.0, 0.0), (-20.0, 40.0), (20.0, -40.0)),
        ((50.0, 0.0), (-20.0, -40.0), (0.0, 0.0))]


# Below this, lengths are what 50 digits have left.
TINY = mpf("1e-40")


class Outline:
    """Segments one after another, and places on them by their arc length."""

    def __init__(self, vertices, is_closed):
        self.is_closed = is_closed
        self.cubics = [Cubic(*points) for points in segments(vertices, is_closed)]
        self.length = sum(cubic.length for cubic in self.cubics)

    def point(self, length):
        """The point at a length, which wraps on a closed outline."""
        if self.is_closed and length > self.length:
            length -= self.length
        for cubic in self.cubics:
            if length <= cubic.length:
                return cubic.point(cubic.parameter(length))
            length -= cubic.length
        return self.cubics[-1].points[3]


def outlines():
    """Element and outline, by name."""
    disc = element("el", "Ellipse", d=1, p=[0.0, 0.0], s=[80.0, 60.0])
    box = element("rc", "Rectangle", d=1, p=[10.0, 5.0], s=[60.0, 40.0], r=0.0)
    made = {"disc": (disc, Outline(ellipse(0, 0, 80, 60, 1), True)),
            "box": (box, Outline(rectangle(10, 5, 60, 40, 0, 1), True))}
    for name, path, is_closed in (("drop", DROP, True), ("triangle", TRIANGLE, True), ("wave", WAVE, False),
                                  ("zigzag", ZIGZAG, False)):
        item, vertices = given(path, is_closed)
        made[name] = (item, Outline(vertices, is_closed))
    return made


def cases():
    """Name, outlines, start, end, offset, mode."""
    for name in ("disc", "box", "drop", "wave", "zigzag"):
        yield f"{name} plain", [name], 12.5, 70.0, 0.0, 1
        yield f"{name} turned", [name], 10.0, 60.0, 200.25, 1
        yield f"{name} wrapping", [name], 50.0, 90.0, 100.0, 1
        yield f"{name} turned back", [name], 20.0, 75.0, -725.0, 1
        yield f"{name} swapped", [name], 80.0, 30.0, 0.0, 1
        yield f"{name} whole", [name], 0.0, 100.0, 77.0, 1
        yield f"{name} beyond", [name], -30.0, 140.0, 0.0, 1
        yield f"{name} nothing", [name], 40.0, 40.0, 30.0, 1
    yield "Each", ["disc", "wave"], 10.0, 60.0, 0.0, 1
    yield "Each wrapping", ["triangle", "zigzag"], 60.0, 95.0, 90.0, 1
    yield "All as one", ["disc", "wave", "box"], 10.0, 60.0, 0.0, 2
    yield "All as one late", ["disc", "wave", "box"], 55.0, 90.0, 0.0, 2
    yield "All as one wrapping", ["disc", "wave", "box"], 70.0, 95.0, 45.0, 2
    yield "All as one turned", ["wave", "disc"], 5.0, 95.0, 260.0, 2
    yield "All as one inside", ["disc", "wave", "box"], 1.0, 20.0, 0.0, 2
    random = Random(20261127)
    for index in range(12):
        names = random.sample(["disc", "box", "drop", "triangle", "wave", "zigzag"], 1 + index % 3)
        yield f"Random {index}", names, *(random.randrange(0, 1600) / 16 for _ in range(2)), random.randrange(
            -8000, 8000) / 8, 1 + index // 2 % 2


def spans(start, end, offset):
    """The part of the length to keep, 0…1, in one or two pieces."""
    first, last = (min(max(mpf(value) / 100, 0), 1) for value in sorted((start, end)))
    if first == last:
        return []
    if last - first >= 1:
        return [(mpf(0), mpf(1))]
    turn = mpf(offset) / 360
    turn -= mpmath.floor(turn)
    first, last = first + turn, last + turn
    if first >= 1:
        return [(first - 1, last - 1)]
    return [(first, last)] if last <= 1 else [(first, mpf(1)), (mpf(0), last - 1)]


def pieces(shapes, start, end, offset, mode):
    """Outline's index, whether closed, and the lengths at which a piece begins and ends."""
    kept = spans(start, end, offset)
    whole = sum(shape.length for shape in shapes)
    passed = mpf(0)
    for index, shape in enumerate(shapes):
        found = []
        for low, high in kept:
            if mode == 1:
                found.append((low * shape.length, high * shape.length))
                continue
            low, high = max(low * whole - passed, 0), min(high * whole - passed, shape.length)
            if low + TINY < high:
                found.append((low, high))
        passed += shape.length
        reaches_end = found and shape.length - found[0][1] < TINY
        is_whole = len(found) == 1 and found[0][0] < TINY and reaches_end
        joins = len(found) == 2 and shape.is_closed and reaches_end and found[1][0] < TINY
        if joins:
            found = [(found[0][0], shape.length + found[1][1])]
        for low, high in found:
            yield index, int(is_whole and shape.is_closed), low, high


def make_tables():
    layers, rows = [], []
    known = outlines()
    stroke = element("st", "Stroke", c=[0, 0, 1], o=100, w=2)
    for name, names, start, end, offset, mode in cases():
        trim = {"ty": "tm", "nm": "Trim Paths", "s": fixed(start), "e": fixed(end), "o": fixed(offset), "m": mode}
        layers.append(layer(4, name, {}, shapes=[*(known[item][0] for item in names), trim, stroke]))
        shapes = [known[item][1] for item in names]
        for index, is_closed, low, high in pieces(shapes, start, end, offset, mode):
            points = [shapes[index].point(place) for place in (low, (low + high) / 2, high)]
            numbers = [nearest_double(without_remains(part)) for point in points for part in (point.real, point.imag)]
            rows.append((name, index, is_closed, *numbers, nearest_double(high - low)))
    header = "layer,outline,isClosed,startX,startY,middleX,middleY,endX,endY,length"
    return {"lottie/trims.json": document_text(layers), "lottie/trims.csv": table_text(header, rows)}


if __name__ == "__main__":
    run(__doc__, make_tables)
