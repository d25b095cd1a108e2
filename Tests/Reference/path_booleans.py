"""Makes path_booleans.csv: areas of unions, intersections, differences and symmetric differences of paths.

The oracle is Skia's path operations (skia-pathops from PyPI, in single precision). Inputs are small integers, so that
they are exact there. A row is left out if Skia contradicts itself: |A or B| + |A and B| = |A| + |B|, |A less B| =
|A| - |A and B|, and |A xor B| = |A or B| - |A and B|, each within a thousandth. It is left out, too, if lines across
fine polygons of the paths disagree with Skia by more than 0.03, which shows its errors.

Remake it with  python3 Tests/Reference/path_booleans.py  (--check: exit 1 if the file would change).
"""

import random
import re

import pathops

from reference_table import run, table_text

RANDOM_COUNT = 240
HEADER = "first,second,rule,union,intersection,subtraction,symmetricDifference"
CIRCLE = "M{0} {2}Q{0} {3} {1} {3} {4} {3} {4} {2} {4} {5} {1} {5} {0} {5} {0} {2}Z"


def circle(x, y, r):
    return CIRCLE.format(x - r, x, y, y - r, x + r, y + r)


def square(x, y, a, b):
    return f"M{x} {y}L{a} {y}L{a} {b}L{x} {b}Z"


STAR = "M8 0L3 15L16 5L0 5L13 15Z"
EIGHT = "M0 0L8 8L8 0L0 8Z"
LOOP = "M0 0C16 12 -8 12 8 0Z"
CUSP = "M0 0C8 8 0 8 8 0Z"

CHOSEN = (
    (square(0, 0, 4, 4), square(0, 0, 4, 4)),
    (square(0, 0, 4, 4), square(4, 0, 8, 4)),
    (square(0, 0, 4, 4), square(4, 4, 8, 8)),
    (square(0, 0, 4, 4), square(2, 0, 8, 4)),
    (square(0, 0, 8, 8), square(2, 2, 4, 4)),
    (square(0, 0, 8, 8), square(4, 2, 8, 4)),
    (circle(4, 4, 4), circle(4, 4, 4)),
    (circle(4, 4, 4), circle(12, 4, 4)),
    (circle(4, 4, 4), circle(6, 4, 2)),
    (circle(4, 4, 4), circle(8, 4, 4)),
    (circle(4, 4, 4), square(0, 0, 8, 8)),
    (circle(4, 4, 4), square(4, 0, 12, 8)),
    (STAR, square(0, 0, 16, 16)),
    (STAR, circle(8, 8, 4)),
    (EIGHT, square(2, 2, 6, 6)),
    (EIGHT, EIGHT),
    (LOOP, square(0, 0, 8, 8)),
    (LOOP, circle(4, 6, 2)),
    (CUSP, square(4, 0, 8, 8)),
    (CUSP, CUSP),
    (square(0, 0, 4, 4), "M2 2L6 2L2 2Z"),
    (square(0, 0, 4, 4), "M2 2L2 2Z"),
)


def random_path(source):
    def point():
        return f"{source.randrange(9)} {source.randrange(9)}"

    text = "M" + point()
    for _ in range(source.randrange(2, 6)):
        kind = source.randrange(4)
        if kind < 2:
            text += "L" + point()
        elif kind == 2:
            text += f"Q{point()} {point()}"
        else:
            text += f"C{point()} {point()} {point()}"
    return text + "Z"


def skia_path(text, rule):
    path = pathops.Path(fillType=rule)
    pen = path.getPen()
    draw = {"M": pen.moveTo, "L": pen.lineTo, "Q": pen.qCurveTo, "C": pen.curveTo}
    for part in re.finditer(r"([MLQCZ])([^MLQCZ]*)", text):
        numbers = [float(number) for number in part[2].split()]
        if part[1] == "Z":
            pen.closePath()
            continue
        size = {"M": 2, "L": 2, "Q": 4, "C": 6}[part[1]]
        for start in range(0, len(numbers), size):
            draw[part[1]](*zip(numbers[start:start + size:2], numbers[start + 1:start + size:2]))
    return path


def area(path):
    simple = pathops.Path(path)
    simple.simplify(fix_winding=True)
    return abs(simple.area)


def sides(text):
    """The sides of a fine polygon of a path."""
    found = []
    for part in text.split("Z"):
        points = []
        for kind, words in re.findall(r"([MLQC])([^MLQC]*)", part):
            numbers = [float(number) for number in words.split()]
            size = {"M": 2, "L": 2, "Q": 4, "C": 6}[kind]
            for start in range(0, len(numbers), size):
                controls = points[-1:] + list(zip(numbers[start:start + size:2], numbers[start + 1:start + size:2]))
                count = 64 if kind in "QC" else 1
                points += [casteljau(controls, step / count) for step in range(1, count + 1)]
        found += zip(points, points[1:] + points[:1])
    return found


def casteljau(points, t):
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(points, points[1:])]
    return points[0]


def line_areas(first, second, rule):
    """Areas of union and intersection by lines across both paths."""
    step = 1 / 32
    either = both = 0.0
    paths = sides(first), sides(second)
    for line in range(-32, 17 * 32):
        y = (line + 0.5) * step
        crossings = sorted(
            (a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), place, 1 if b[1] > a[1] else -1)
            for place, path in enumerate(paths) for a, b in path if (a[1] <= y) != (b[1] <= y))
        turns = [0, 0]
        for (x, place, turn), following in zip(crossings, crossings[1:]):
            turns[place] += turn
            inside = [number % 2 if rule == "evenOdd" else number != 0 for number in turns]
            width = (following[0] - x) * step
            either += width * any(inside)
            both += width * all(inside)
    return either, both


def row(first, second, rule):
    fill = pathops.FillType.EVEN_ODD if rule == "evenOdd" else pathops.FillType.WINDING
    a, b = skia_path(first, fill), skia_path(second, fill)
    operations = (pathops.PathOp.UNION, pathops.PathOp.INTERSECTION, pathops.PathOp.DIFFERENCE, pathops.PathOp.XOR)
    try:
        either, both, less, one = (area(pathops.op(a, b, operation)) for operation in operations)
        alone = area(a), area(b)
    except pathops.PathOpsError:
        return None
    gaps = (either + both - sum(alone), less + both - alone[0], one + both - either)
    if max(map(abs, gaps)) > 1e-3:
        return None
    lines = line_areas(first, second, rule)
    if max(abs(lines[0] - either), abs(lines[1] - both)) > 0.03:
        return None
    return (first, second, rule, *(f"{number:.3f}" for number in (either, both, less, one)))


def make_tables():
    source = random.Random(47)
    pairs = list(CHOSEN) + [(random_path(source), random_path(source)) for _ in range(RANDOM_COUNT)]
    rows = (row(*pair, rule) for pair in pairs for rule in ("nonZero", "evenOdd"))
    return {"path_booleans.csv": table_text(HEADER, filter(None, rows))}


if __name__ == "__main__":
    run(__doc__, make_tables)
