"""Makes scenes.csv: the colours of points of the scenes in Tests/Fixtures/Scenes.

The scenes are those of Tests/VectorSceneTests/SVG/SceneSheets.swift, in cells of 40 points; the functions below give the
colours of points of the same cells in the same order, from the formulas of the documentation. Scripts/check/scenes.py compares
them with the pictures of two programs. Colours are levels of 255, rounded to a thousandth.
"""

import math
import operator
from collections.abc import Callable

from reference_table import run, table_text

# A mask or a filter rounds at each step, and so does a colour with an opacity.
TOLERANCE = 3
# Chromium blurs with a Gaussian, librsvg with three boxes, whose sizes are whole pixels.
BLUR_TOLERANCE = 8

Color = tuple[float, ...]
Point = tuple[float, float, Color]
WHITE = (1.0, 1.0, 1.0)


def over(color: Color, alpha: float, back: Color = WHITE) -> Color:
    return tuple(alpha * c + (1 - alpha) * b for c, b in zip(color, back))


# MARK: Masks


def masks() -> list[list[Point]]:
    left, right, middle = (1, 0.5, 0, 0.6), (0.2, 0.9, 0.4, 0.8), (0, 0, 0, 1)
    xs, ys = (5, 20, 35), (5, 20)

    def inside(picture: Color, x: float, y: float) -> Color:
        is_in = {left: x < 25, right: x > 15, middle: 10 < y < 30}[picture]
        return picture if is_in else (0, 0, 0, 0)

    def coverage(layers: list[tuple], x: float, y: float) -> float:
        total = None
        for picture, mode, kind, opacity, inverted in layers:
            r, g, b, a = inside(picture, x, y) if picture else (0, 0, 0, 0)
            m = a if kind == "alpha" else a * (0.2126 * r + 0.7152 * g + 0.0722 * b)
            m = opacity * (1 - m if inverted else m)
            if total is None:
                total = 1 if mode in ("subtract", "intersect", "darken") else 0
            total = {
                "add": total + m - total * m, "subtract": total * (1 - m), "intersect": total * m,
                "lighten": max(total, m), "darken": min(total, m), "difference": total + m - 2 * total * m,
            }[mode]
        return 1 if total is None else total

    lists = [[(left, "add", kind, 1, inverted)] for kind in ("alpha", "luminance") for inverted in (False, True)]
    for mode in ("add", "subtract", "intersect", "lighten", "darken", "difference"):
        lists.append([(left, "add", "alpha", 1, False), (right, mode, "alpha", 0.5, False)])
        lists.append([(left, "add", "luminance", 1, False), (right, mode, "alpha", 1, True)])
        lists.append([
            (left, mode, "alpha", 1, False), (right, mode, "luminance", 0.7, True),
            (middle, "difference", "alpha", 0.9, False),
        ])
    lists += [[], [(None, "add", "alpha", 1, False)], [(None, "add", "alpha", 1, True)]]
    lists += [[(left, "add", "alpha", 0.5, False)]]
    return [[(x, y, over((0, 0, 0), coverage(layers, x, y))) for x in xs for y in ys] for layers in lists]


# MARK: Blends: W3C, Compositing and Blending Level 1, §10


def luminosity(c: Color) -> float:
    return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]


def with_luminosity(c: Color, value: float) -> Color:
    c = tuple(x + value - luminosity(c) for x in c)
    light, least, greatest = luminosity(c), min(c), max(c)
    if least < 0:
        c = tuple(light + (x - light) * light / (light - least) for x in c)
    if greatest > 1:
        c = tuple(light + (x - light) * (1 - light) / (greatest - light) for x in c)
    return c


def with_saturation(c: Color, value: float) -> Color:
    least, greatest = min(c), max(c)
    return tuple((x - least) * value / (greatest - least) if greatest > least else 0 for x in c)


def saturation(c: Color) -> float:
    return max(c) - min(c)


def soft_light(b: float, s: float) -> float:
    if s <= 0.5:
        return b - (1 - 2 * s) * b * (1 - b)
    d = ((16 * b - 12) * b + 4) * b if b <= 0.25 else math.sqrt(b)
    return b + (2 * s - 1) * (d - b)


def hard_light(b: float, s: float) -> float:
    return 2 * b * s if s <= 0.5 else 1 - 2 * (1 - b) * (1 - s)


SEPARABLE = {
    "normal": lambda b, s: s,
    "multiply": lambda b, s: b * s,
    "screen": lambda b, s: b + s - b * s,
    "overlay": lambda b, s: hard_light(s, b),
    "darken": min,
    "lighten": max,
    "color-dodge": lambda b, s: 0 if b == 0 else 1 if s == 1 else min(1, b / (1 - s)),
    "color-burn": lambda b, s: 1 if b == 1 else 0 if s == 0 else 1 - min(1, (1 - b) / s),
    "hard-light": hard_light,
    "soft-light": soft_light,
    "difference": lambda b, s: abs(b - s),
    "exclusion": lambda b, s: b + s - 2 * b * s,
}
INSEPARABLE = {
    "hue": lambda b, s: with_luminosity(with_saturation(s, saturation(b)), luminosity(b)),
    "saturation": lambda b, s: with_luminosity(with_saturation(b, saturation(s)), luminosity(b)),
    "color": lambda b, s: with_luminosity(s, luminosity(b)),
    "luminosity": lambda b, s: with_luminosity(b, luminosity(s)),
}


def blends() -> list[list[Point]]:
    backs = [(10, (0.8, 0.5, 0.2)), (30, (0.2, 0.3, 0.6))]
    front, alpha = (0.4, 0.7, 0.9), 0.75

    def mixed(mode: str, back: Color) -> Color:
        if mode in SEPARABLE:
            return over(tuple(SEPARABLE[mode](b, s) for b, s in zip(back, front)), alpha, back)
        return over(INSEPARABLE[mode](back, front), alpha, back)

    def cell(color) -> list[Point]:
        return [(x, 10, back) for x, back in backs] + [(x, 30, color(back)) for x, back in backs]

    cells = [cell(lambda back, mode=mode: mixed(mode, back)) for mode in [*SEPARABLE, *INSEPARABLE]]
    # librsvg 2.54 does not know the last mode, plus-lighter, and draws it as normal. So only Chromium checks it.
    cells.append(cell(lambda back: tuple(min(1, alpha * s + b) for s, b in zip(front, back))))
    isolated = cell(lambda back: over(front, alpha, back))
    cells += [isolated, cell(lambda back: mixed("multiply", back)), isolated]
    cells.append(cell(lambda back: over(front, 0.5 * alpha, back)))
    return cells


# MARK: Gradients


def gradients() -> list[list[Point]]:
    colors = [(0, (1, 0, 0, 1)), (0.5, (0, 0, 1, 1)), (1, (1, 1, 0, 1))]
    faded = [(0.25, (0, 0, 0, 1)), (0.75, (0, 0, 0, 0))]

    def at(stops: list, offset: float) -> Color:
        if offset <= stops[0][0]:
            return over(stops[0][1][:3], stops[0][1][3])
        for (start, first), (end, last) in zip(stops, stops[1:]):
            if offset <= end:
                part = (offset - start) / (end - start)
                color = tuple(a + (b - a) * part for a, b in zip(first, last))
                return over(color[:3], color[3])
        return over(stops[-1][1][:3], stops[-1][1][3])

    def radial(radius: float, focus: float):
        """Centre and focus lie on the horizontal through (20, 20); `focus` is the distance between them."""

        def offset(x: float, y: float) -> float:
            if radius == 0:
                return 1
            # On the ray from the focus f through the point p: |f + (p − f)/t| = r.
            dx, dy = x - 20 - focus, y - 20
            a, b, c = dx * dx + dy * dy, focus * dx, focus * focus - radius * radius
            return a / (-b + math.sqrt(b * b - a * c)) if a else 0

        return offset

    def conic(x0: float, y0: float, turns: float):
        return lambda x, y: (math.atan2(y - y0, x - x0) / (2 * math.pi) - turns) % 1

    paints = [
        (colors, lambda x, y: x / 40), (colors, radial(20, 0)), (colors, radial(20, 10)),
        (colors, radial(16, 0.99 * 16)), (colors, radial(0, 0)), (faded, radial(20, 0)), (colors, conic(20, 20, 0)),
        (faded, conic(20, 20, -0.25)), (faded, conic(50, 0, 0.25)), (colors, lambda x, y: 1),
    ]
    points = [(x, y) for x in (7.5, 14.5, 26.5, 33.5) for y in (6.5, 15.5, 24.5, 33.5)]
    fills = [[(x, y, at(stops, offset(x, y))) for x, y in points] for stops, offset in paints]

    def stroke(stops: list, offset, x: float, y: float) -> Color:
        # Three quarters of a line from 4 to 36 are drawn, 24 wide.
        return at(stops, offset(x, y)) if 4 < x < 28 and 8 < y < 32 else WHITE

    strokes = [[(x, y, stroke(stops, offset, x, y)) for x, y in points] for stops, offset in paints[:7]]
    ring = [(x, y, at(colors, paints[6][1](x, y))) for x, y in points if not (12 < x < 28 and 12 < y < 28)]
    return [*fills, *strokes, [*ring, (15, 14, WHITE), (26, 26, WHITE)]]


# MARK: Filters


def to_light(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def from_light(c: float) -> float:
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


# A row of a picture: the premultiplied colour and the opacity at each x.
Row = Callable[[float], tuple[float, float, float, float]]


def band(start: float, end: float, color: Color, alpha: float) -> Row:
    return lambda x: (*(alpha * c for c in color), alpha) if start < x < end else (0, 0, 0, 0)


def blurred(row: Row, deviation: float) -> Row:
    """The mean over a Gaussian, in steps of a 20th of the deviation."""
    places = [step / 20 for step in range(-100, 101)]
    weights = [math.exp(-place * place / 2) for place in places]

    def at(x: float) -> Color:
        samples = [row(x + deviation * place) for place in places]
        return tuple(sum(map(operator.mul, weights, column)) / sum(weights) for column in zip(*samples))

    return at


def recolored(row: Row, change: Callable[[float, float, float, float], Color]) -> Row:
    def at(x: float) -> Color:
        *color, alpha = row(x)
        *color, alpha = change(*(c / alpha if alpha else 0 for c in color), alpha)
        return (*(alpha * c for c in color), alpha)

    return at


def extreme(row: Row, radius: float, choose: Callable) -> Row:
    places = [radius * step / 20 for step in range(-20, 21)]
    return lambda x: tuple(choose(column) for column in zip(*(row(x + place) for place in places)))


def shadow(row: Row, is_only: bool = False) -> Row:
    """A blue shadow of half the opacity, eight points to the right."""

    def at(x: float) -> Color:
        alpha = 0.5 * row(x - 8)[3]
        behind = (0, 0, alpha, alpha)
        front = (0, 0, 0, 0) if is_only else row(x)
        return tuple(f + (1 - front[3]) * b for f, b in zip(front, behind))

    return at


def filters() -> list[list[Point]]:
    def swap(r: float, g: float, b: float, a: float) -> Color:
        return (b, g, 0.5 * r + 0.25, a)

    def gray(r: float, g: float, b: float, a: float) -> Color:
        return (*[from_light((to_light(r) + to_light(g) + to_light(b)) / 3)] * 3, a)

    def table(r: float, g: float, b: float, a: float) -> Color:
        return (1 - r, 0.4 * g if g < 0.5 else 0.2 + 1.6 * (g - 0.5), b, 0.5 * a)

    plain = band(10, 30, (0.8, 0.4, 0.2), 0.8)
    rows = [
        blurred(plain, 4), plain, blurred(plain, 3), plain, recolored(plain, swap), recolored(plain, gray), plain,
        recolored(plain, table), plain, shadow(plain), shadow(plain, is_only=True), extreme(plain, 3, min), plain,
        extreme(plain, 3, max), plain, extreme(shadow(recolored(plain, swap)), 2, min),
        recolored(shadow(extreme(plain, 2, max), is_only=True), swap), shadow(shadow(plain)),
        shadow(recolored(plain, swap)), blurred(plain, 4), blurred(plain, 4), extreme(plain, 3, min),
    ]
    cells = []
    for index, row in enumerate(rows):
        points = []
        for x in (2.5, 8.5, 11.5, 14.5, 20.5, 26.5, 28.5, 31.5, 34.5, 37.5):
            *color, alpha = row(x)
            place = (20.5, x) if index == TURNED_FILTER else (x, 20.5)
            points.append((*place, tuple(c + 1 - alpha for c in color)))
        cells.append(points)
    return cells


TURNED_FILTER = 19
BLURS = (0, 2, 19, 20)


# MARK: Outlines and pictures


def outlines() -> list[list[Point]]:
    black = (0, 0, 0)
    clips = [[(5, 5, black), (20, 20, middle)] for middle in (black, WHITE)]
    # The limit of this corner is 1/sin(atan(4/20)) = 5.1; its point lies at y = 4.8, the cut at 12 and a bit.
    corners = [[(20, 8, tip), (20, 16, black)] for tip in (WHITE, black, WHITE, black, WHITE)]
    return clips + corners


def pictures() -> list[list[Point]]:
    color = (0x33 / 255, 0x66 / 255, 0x99 / 255)
    plain = [[(2, 2, color), (38, 18, color), (20, 30, WHITE)]] * 3
    return [*plain, [(2, 2, over(color, 0.5)), (18, 38, over(color, 0.5)), (30, 20, WHITE)]]


# MARK: The table

SHEETS = {
    "masks": masks, "blends": blends, "gradients": gradients, "filters": filters, "outlines": outlines, "pictures": pictures,
}


def rows():
    for sheet, cells in SHEETS.items():
        for index, points in enumerate(cells()):
            tolerance = BLUR_TOLERANCE if sheet == "filters" and index in BLURS else TOLERANCE
            for x, y, color in points:
                yield [sheet, index, x, y, *(f"{255 * c:.3f}" for c in color), tolerance]


if __name__ == "__main__":
    run(__doc__, lambda: {"scenes.csv": table_text("sheet,cell,x,y,red,green,blue,tolerance", rows())})
