"""Makes path_arcs.csv and path_bounds.csv: SVG's elliptical arcs by their centres, and the bounds of curves.

The arcs are converted as in SVG 2, appendix B.2.4, but by the geometry of the unit circle rather than by its formulas;
each is checked to begin and end at the given points and to lie on an ellipse of its radii.

Remake them with  python3 Tests/Reference/path_arcs.py  (--check: exit 1 if a file would change).
"""

import math
import random

import mpmath
from mpmath import mp, mpf

from reference_table import log_uniform, nearest_double, run, table_text

DIGITS = 80
ARC_COUNT = 600
CURVE_COUNT = 600

# Between 0 and this, 1 − |half chord|² on the unit circle is the rounding of a half turn, or a coincidence: no rows.
SMALLEST_GAP = mpf("1e-9")

# x0, y0, rx, ry, rotation, large, sweep, x1, y1
CHOSEN_ARCS = (
    (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 1.0, 1.0),
    (0.0, 0.0, 1.0, 1.0, 0.0, 1, 1, 1.0, 1.0),
    (0.0, 0.0, 1.0, 1.0, 0.0, 0, 0, 1.0, 1.0),
    (0.0, 0.0, 1.0, 1.0, 0.0, 1, 0, 1.0, 1.0),
    # Half turns, exact and scaled up.
    (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 2.0, 0.0),
    (0.0, 0.0, 1.0, 1.0, 0.0, 1, 0, 2.0, 0.0),
    (-3.0, 1.0, 2.5, 2.5, 0.0, 1, 1, 1.0, 4.0),
    (0.0, 0.0, 1.0, 1.0, 0.3, 0, 1, 3.0, 1.0),
    (0.0, 0.0, 1.0, 2.0, 0.5, 0, 0, 10.0, 7.0),
    (0.0, 0.0, 1e-3, 1e3, 0.5, 0, 0, 1e5, 7.0),
    (0.0, 0.0, 1e-200, 2e-200, 0.5, 1, 1, 1e150, -1e150),
    # Very near half a turn, a whole turn, and zero.
    (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 2.0 - 2.0**-24, 0.0),
    (0.0, 0.0, 1.0, 1.0, 0.0, 1, 1, 2.0 - 2.0**-24, 0.0),
    (0.0, 0.0, 5.0, 3.0, 0.0, 1, 1, 1e-12, 0.0),
    (0.0, 0.0, 5.0, 3.0, 1.1, 1, 0, 1e-9, 1e-9),
    (1.0, 2.0, 5.0, 3.0, 1.1, 0, 0, 1.0 + 2.0**-40, 2.0),
    (1.0, 2.0, 1e9, 1e9, 0.0, 0, 1, 2.0, 3.0),
    (1.0, 2.0, 1e12, 1e10, 0.7, 0, 1, 2.0, 3.0),
    # Thin ellipses.
    (0.0, 0.0, 1e6, 1.0, 0.0, 0, 1, 1e6, 1.0),
    (0.0, 0.0, 1.0, 1e6, 0.0, 1, 1, 0.25, 1e5),
    # Huge and tiny units.
    (1e300, 0.0, 3e300, 1e300, 0.0, 0, 1, -1e300, 1e299),
    (-1.5e308, 0.0, 1.6e308, 1.6e308, 0.0, 0, 1, 1.5e308, 0.0),
    (1e-300, 0.0, 3e-300, 1e-300, 0.0, 1, 0, -1e-300, 1e-301),
)


def turned(x, y, angle):
    return mpmath.cos(angle) * x - mpmath.sin(angle) * y, mpmath.sin(angle) * x + mpmath.cos(angle) * y


def centre_form(arc):
    """Centre, radii, start angle and sweep, or None too near half a turn."""
    x0, y0, rx, ry, rotation, large, clockwise, x1, y1 = map(mpf, arc)
    dx, dy = turned(x1 - x0, y1 - y0, -rotation)
    # The chord from a to b in the unit circle's plane, of half length d.
    hx, hy = dx / (2 * rx), dy / (2 * ry)
    d = mpmath.hypot(hx, hy)
    gap = 1 - d * d
    if 0 < gap < SMALLEST_GAP or -mpf("1e-30") < gap < 0:
        return None
    if gap <= 0:
        rx, ry, hx, hy, gap, d = rx * d, ry * d, hx / d, hy / d, mpf(0), mpf(1)
    half_sweep = mpmath.asin(d) if gap > 0 else mp.pi / 2
    if large and gap > 0:
        half_sweep = mp.pi - half_sweep
    sweep = 2 * half_sweep if clockwise else -2 * half_sweep
    # The start lies half of the sweep before the middle of the arc, which is seen across the chord.
    across = mpmath.atan2(hy, hx) + (-mp.pi / 2 if clockwise else mp.pi / 2)
    start = across - sweep / 2
    ox, oy = turned(rx * mpmath.cos(start), ry * mpmath.sin(start), rotation)
    form = x0 - ox, y0 - oy, rx, ry, rotation, start, sweep
    end = point(form, 1)
    size = max(abs(x1), abs(y1), rx, ry)
    assert abs(end[0] - x1) + abs(end[1] - y1) < mpf(10) ** (20 - DIGITS) * size * max(rx / ry, ry / rx)
    return form


def point(form, parameter):
    cx, cy, rx, ry, rotation, start, sweep = form
    angle = start + sweep * parameter
    x, y = turned(rx * mpmath.cos(angle), ry * mpmath.sin(angle), rotation)
    return cx + x, cy + y


def arc_bounds(form, arc):
    """Least x and y, greatest x and y: at the ends, or where the tangent is vertical or horizontal."""
    cx, cy, rx, ry, rotation, start, sweep = form
    ends = [(mpf(arc[0]), mpf(arc[1])), (mpf(arc[7]), mpf(arc[8]))]
    columns = []
    for axis, (cosine, sine) in enumerate((
            (rx * mpmath.cos(rotation), -ry * mpmath.sin(rotation)),
            (rx * mpmath.sin(rotation), ry * mpmath.cos(rotation)))):
        extreme = mpmath.atan2(sine, cosine)
        parameters = ((extreme + turns * mp.pi - start) / sweep for turns in range(-8, 9))
        inside = [point(form, parameter)[axis] for parameter in parameters if 0 < parameter < 1]
        columns.append(inside + [end[axis] for end in ends])
    return [choose(column) for choose in (min, max) for column in columns]


def random_arc(rng):
    """Coordinates and radii of all proportions; a third upright, a third circles."""
    size = log_uniform(rng, -20, 20)
    x0, y0, x1, y1 = (size * (2 * rng.random() - 1) for _ in range(4))
    rx = size * log_uniform(rng, -3, 6)
    ry = rx * log_uniform(rng, -4, 4)
    rotation = 7 * (2 * rng.random() - 1)
    kind = rng.randrange(3)
    if kind == 0:
        rotation = 0.0
    elif kind == 1:
        ry = rx
    return x0, y0, rx, ry, rotation, rng.randrange(2), rng.randrange(2), x1, y1


def arc_rows():
    rng = random.Random(1)
    arcs = list(CHOSEN_ARCS) + [random_arc(rng) for _ in range(ARC_COUNT)]
    for arc in arcs:
        form = centre_form(arc)
        if form is None:
            assert arc not in CHOSEN_ARCS
            continue
        points = [coordinate for quarter in (1, 2, 3) for coordinate in point(form, mpf(quarter) / 4)]
        numbers = [form[0], form[1], form[2], form[3], form[6], *points, *arc_bounds(form, arc)]
        yield *arc, *map(nearest_double, numbers)


def curve_bounds(coefficients):
    """The range of a Bézier polynomial of degree 3 on 0…1."""
    p0, p1, p2, p3 = map(mpf, coefficients)
    cubic = [p3 - 3 * p2 + 3 * p1 - p0, 3 * (p2 - 2 * p1 + p0), 3 * (p1 - p0), p0]
    a, b, c = 3 * cubic[0], 2 * cubic[1], cubic[2]
    if a == 0:
        roots = [-c / b] if b != 0 else []
    else:
        discriminant = b * b - 4 * a * c
        root = mpmath.sqrt(discriminant) if discriminant >= 0 else None
        roots = [] if root is None else [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    values = [mpmath.polyval(cubic, root) for root in roots if 0 < root < 1] + [p0, p3]
    return min(values), max(values)


def random_curve(rng):
    kind = rng.randrange(6)
    size = log_uniform(rng, -1000, 1000) if kind == 0 else log_uniform(rng, -10, 10)
    numbers = [size * (2 * rng.random() - 1) for _ in range(4)]
    if kind == 1:
        numbers[1] = numbers[0]
    elif kind == 2:
        # Next to a double root: the discriminant of the derivative nearly vanishes.
        numbers = [0.0, 1.0, math.nextafter(1.0, rng.choice((0, 2))), 1.0 + 1.0]
        numbers = [size * number for number in numbers]
    elif kind == 3:
        numbers = [rng.randrange(-4, 5) * 1.0 for _ in range(4)]
    elif kind == 4:
        # Far from the origin, and small.
        numbers = [1000.0 + 2.0**-20 * rng.randrange(1000) for _ in range(4)]
    return numbers


def bound_rows():
    rng = random.Random(2)
    top = 1.7e308
    chosen = [(0.0, 1.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0), (0.0, 3.0, -2.0, 1.0), (-top, top, -top, top),
              (0.0, top, -top, 0.0), (5e-324, 0.0, 1e-323, 0.0)]
    for numbers in chosen + [random_curve(rng) for _ in range(CURVE_COUNT)]:
        yield *numbers, *map(nearest_double, curve_bounds(numbers))


def make_tables():
    with mp.workdps(DIGITS):
        arcs = table_text(
            "x0,y0,rx,ry,rotation,large,clockwise,x1,y1,cx,cy,fullRx,fullRy,sweep,"
            "qx,qy,hx,hy,tx,ty,minX,minY,maxX,maxY", arc_rows())
        return {"path_arcs.csv": arcs, "path_bounds.csv": table_text("p0,p1,p2,p3,min,max", bound_rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
