"""Makes cubic_bezier_crossings.csv: every progress at which a cubic-bezier timing curve takes a value.

`crossings` has the progresses in [0, 1], ascending, separated by spaces, each the double nearest to the true one; it is
empty where the curve does not take the value. No value lies within 1e-9 of an extremum inside the curve (times max(1,
|y1|, |y2|)), so that the number of crossings is certain.

Remake it with  python3 Tests/Reference/cubic_bezier_crossings.py  (--check: exit 1 if the file would change).
"""

from random import Random

import mpmath
from mpmath import mp

from cubic_bezier import GREATEST, third_above
from exact_bezier import TABLE_BITS, bernstein, bernstein_derivative
from reference_table import nearest_double, run, table_text

VALUES_PER_CURVE = 8
TANGENCY = 1e-9
CURVES = (
    (0.25, 0.1, 0.25, 1.0),
    (0.42, 0.0, 0.58, 1.0),
    (0.24, 0.52, 0.43, 0.8),
    (0.0, 1.5, 1.0, 1.5),
    (0.0, -0.5, 1.0, -0.5),
    (0.5, -1.0, 0.5, 2.0),
    (0.17, 0.67, 1.0, -1.73),
    (0.34, 1.56, 0.64, 1.0),
    (0.5, 1.0, 0.5, 0.0),
    (0.3, 3.0, 0.6, -2.0),
    (0.1, -2.0, 0.9, 3.0),
    (0.25, 0.9999999, 0.75, 0.0000001),
    (1.0, 0.0, 0.0, 1.0),
    (1.0, -0.5, 0.0, 1.5),
    (1.0, 1.5, 0.0, -0.5),
    (0.9999999, 3.0, 0.0000001, -2.0),
    (0.0, 1.0, 1.0, 0.0),
    (0.0, 1.0, 0.0, 1.0),
    (1.0, 0.0, 1.0, 0.0),
    (0.2, 1.7, third_above(0.2), -0.6),
    (0.6, -0.7, third_above(0.6, 1e-12), 1.4),
    (0.3, 0.8, 0.9, third_above(0.8)),
    (0.2, 1.6, 0.3, third_above(1.6, -1e-14)),
    (0.3, 0.3, 0.7, 0.7),
    (0.0, 0.0, 0.0, 0.0),
    (0.25, 1e10, 0.75, -1e10),
    (0.3, -1e150, 0.6, 1e150),
    (0.25, GREATEST, 0.75, -GREATEST),
    (0.25, 1e-300, 0.75, 1e-300),
)


class Crossings:
    """The monotone pieces of a curve's y, and their crossings of a value."""

    def __init__(self, points):
        x1, y1, x2, y2 = (mpmath.mpf(number) for number in points)
        self.x, self.y = (x1, x2), (y1, y2)
        self.scale = max(1, abs(y1), abs(y2))
        inner = extremum_parameters(y1, y2)
        self.extrema = [bernstein(*self.y, t) for t in inner]
        self.knots = [mpmath.mpf(0), *inner, mpmath.mpf(1)]

    def is_tangent(self, value):
        """Whether the value is so near an extremum that the number of crossings is uncertain."""
        return any(abs(extremum - value) <= TANGENCY * self.scale for extremum in self.extrema)

    def progresses(self, value):
        """Every progress where y = value, ascending."""
        found = [nearest_double(progress) for progress in self.exact_progresses(value)]
        assert len(set(found)) == len(found), (self.x, self.y, value)
        return found

    def exact_progresses(self, value):
        """The same as mpf."""
        pieces = zip(self.knots, self.knots[1:])
        parameters = {self._root(low, high, mpmath.mpf(value)) for low, high in pieces} - {None}
        return [bernstein(*self.x, t) for t in sorted(parameters)]

    def values(self, random):
        """0, 1, ½, one just inside of each end of the range, one above it, between the extrema, and random ones."""
        ends = [mpmath.mpf(0), mpmath.mpf(1), *self.extrema]
        lowest, highest = min(ends), max(ends)
        span = highest - lowest
        chosen = [mpmath.mpf(number) for number in (0, 1, 0.5)]
        chosen += [highest - span / 2**20, lowest + span / 2**20, highest + span / 64]
        if self.extrema:
            chosen.append(mpmath.fsum(self.extrema) / len(self.extrema) + span / 1024)
        values = []
        while len(values) < VALUES_PER_CURVE:
            value = nearest_double(chosen.pop(0) if chosen else lowest + span * random.random())
            if value not in values and abs(value) <= GREATEST and not self.is_tangent(value):
                values.append(value)
        return sorted(values)

    def _root(self, low, high, value):
        """The parameter in [low, high] where y = value, None without one; y is monotone there."""
        start, end = (bernstein(*self.y, t) - value for t in (low, high))
        if start == 0 or end == 0:
            return low if start == 0 else high
        if (start > 0) == (end > 0):
            return None
        t = (low + high) / 2
        while True:
            residual = bernstein(*self.y, t) - value
            low, high = (t, high) if (residual > 0) == (start > 0) else (low, t)
            slope = bernstein_derivative(*self.y, t)
            following = t - residual / slope if slope else low
            if not low < following < high:
                following = (low + high) / 2
            if abs(following - t) <= mpmath.mpf(2) ** (-mp.prec * 3 // 4) * t:
                return following
            t = following


def extremum_parameters(y1, y2):
    """The extrema of y inside (0, 1): simple roots of y′/3 = y1·s² + 2(y2 − y1)·s·t + (1 − y2)·t²."""
    quadratic, half_linear, constant = 1 + 3 * y1 - 3 * y2, y2 - 2 * y1, y1
    discriminant = half_linear**2 - quadratic * constant
    if discriminant <= 0:
        return []
    far = -half_linear - mpmath.sqrt(discriminant) * (1 if half_linear >= 0 else -1)
    roots = [constant / far] + ([far / quadratic] if quadratic else [])
    return sorted(t for t in roots if 0 < t < 1)


def rows():
    """Rows of the table."""
    with mp.workprec(TABLE_BITS):
        for points in CURVES:
            crossings = Crossings(points)
            random = Random(f"crossings {points}")
            for value in crossings.values(random):
                yield (*points, value, " ".join(map(repr, crossings.progresses(value))))


def make_tables():
    return {"cubic_bezier_crossings.csv": table_text("x1,y1,x2,y2,value,crossings", rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
