"""Makes arc_length.csv and arc_length_ellipse.csv: lengths of cubic Bézier curves and of elliptical arcs up to a parameter.

Cubics: tame ones, S-curves, loops, exact and near cusps down to 1e-12, stops at the ends, back and forth along a line,
and random ones. Their length is the integral of |B'| by tanh-sinh quadrature with breakpoints around the complex zeros
of B', compared with an integral of two thirds of the digits. Arcs: Legendre's incomplete elliptic integral of the
second kind.

Remake it with  python3 Tests/Reference/arc_length.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpc, mpf

from reference_table import log_uniform, nearest_double, run, table_text

DIGITS = 30
PARAMETERS = (0.125, 0.3, 0.5, 0.7, 0.96875, 1.0)
RANDOM_CURVES = 24

NAMED = (
    (0, 0, 1 / 3, 0, 2 / 3, 1, 1, 1),
    (0, 0, 0.42, 0, 0.58, 1, 1, 1),
    (0, 0, 0, 0.5522847498, 1 - 0.5522847498, 1, 1, 1),
    (0, 0, 1.5, 1, -0.5, 1, 1, 0),
    (0, 0, 0, 100, 100, 100, 100, 0),
    (0, 0, 1, 1, 0, 1, 1, 0),
    (0, 0, 1.02, 1, -0.02, 1, 1, 0),
    (0, 0, 0, 0, 1 / 3, 0, 1, 1),
    (0, 0, 0, 0, 1, 1, 1, 1),
    (0, 0, 0, 0, 0, 0, 1, 2),
    (0, 0, 3, 3, -2, -2, 1, 1),
    (0, 0, 1, 1, -1, 1, 0, 0),
    (-1, 3, 0, 0, 0, 0, 1, 3),
    (1e6, 1e6, 1e6 + 1, 1e6 + 3, 1e6 + 2, 1e6 - 3, 1e6 + 3, 1e6),
)
NEAR_CUSPS = tuple((0, 0, 1 + gap, 1, -gap, 1, 1, 0) for gap in (1e-1, 1e-3, 1e-6, 1e-9, 1e-12, -1e-3, -1e-9))


def curves():
    """The control points, as eight doubles."""
    random = Random(20261121)
    yield from (tuple(map(float, curve)) for curve in NAMED + NEAR_CUSPS)
    for _ in range(RANDOM_CURVES):
        yield tuple(random.uniform(-1, 1) for _ in range(8))


def coefficients(curve):
    """B' = a + 2bt + ct² as complex numbers."""
    points = [mpc(x, y) for x, y in zip(curve[::2], curve[1::2])]
    first, second, third = (3 * (end - start) for start, end in zip(points, points[1:]))
    return first, second - first, third - 2 * second + first


def breakpoints(a, b, c, end):
    """The points of 0…end near which the integrand changes quickly."""
    roots = mpmath.polyroots([c, 2 * b, a], maxsteps=500, extraprec=500) if c else [-a / (2 * b)] if b else []
    places = {mpf(0), mpf(end)}
    for root in roots:
        places |= {root.real + sign * mpf(4)**-step for step in range(1, 22) for sign in (-1, 0, 1)}
    return sorted(place for place in places if 0 <= place <= end)


def cubic_length(curve, end):
    a, b, c = coefficients(curve)

    def integral():
        return mpmath.quad(lambda t: abs(a + t * (2 * b + t * c)), breakpoints(a, b, c, end))

    length = integral()
    with mp.workdps(DIGITS * 2 // 3):
        assert abs(integral() - length) <= mpf(10)**-17 * length
    return length


def cubic_rows():
    for curve in curves():
        for parameter in PARAMETERS:
            yield *curve, parameter, nearest_double(cubic_length(curve, mpf(parameter)))


def arcs():
    """Radii, start angle and sweep."""
    random = Random(20261122)
    yield from ((1.0, 1.0, 0.5, 2.0), (2.0, 1.0, 0.0, 6.25), (1.0, 1e-3, 0.1, 3.1), (1e-3, 1.0, -2.0, -4.0),
                (1.0, 1e-9, 0.0, 1.6), (1.0, 1 - 1e-9, 1.0, 5.0))
    for _ in range(RANDOM_CURVES):
        yield (log_uniform(random, -10, 3), log_uniform(random, -10, 3), random.uniform(-7, 7),
               random.choice((-1, 1)) * random.uniform(0.01, 6.28))


def arc_length(rx, ry, start, sweep, end):
    """∫ √((rx·sin θ)² + (ry·cos θ)²) dθ = ry·E(θ | 1 − (rx/ry)²)."""
    rx, ry, start, sweep = map(mpf, (rx, ry, start, sweep))
    parameter = 1 - (rx / ry)**2
    return abs(ry * (mpmath.ellipe(start + sweep * end, parameter) - mpmath.ellipe(start, parameter)))


def arc_rows():
    for arc in arcs():
        for parameter in PARAMETERS:
            yield *arc, parameter, nearest_double(arc_length(*arc, mpf(parameter)))


def make_tables():
    mp.dps = DIGITS
    return {
        "arc_length.csv": table_text("x0,y0,x1,y1,x2,y2,x3,y3,parameter,length", cubic_rows()),
        "arc_length_ellipse.csv": table_text("rx,ry,start,sweep,parameter,length", arc_rows()),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
