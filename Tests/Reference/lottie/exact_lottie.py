"""Shared by the scripts of this folder: easing, arcs and matrices with 50 digits, and documents as text.

Inputs are doubles, taken as the binary numbers they are, as in all tables of Tests/Reference.
"""

import json
import sys
from pathlib import Path

import mpmath
from mpmath import mp, mpf

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from reference_table import nearest_double, run, table_text  # noqa: E402, F401

DIGITS = 50
mp.dps = DIGITS
DEGREE = mp.pi / 180


# MARK: Easing

def ease(handles, progress):
    """The ordinate of a timing curve (x1, y1, x2, y2) at an abscissa, x limited to 0…1; and its slope there."""
    x1, y1, x2, y2 = map(mpf, handles)
    x1, x2 = min(max(x1, 0), 1), min(max(x2, 0), 1)
    low, high = mpf(0), mpf(1)
    t = mpf(progress)
    for _ in range(400):
        error = bernstein(x1, x2, t) - progress
        if error == 0 or high - low < mpf(10)**-(DIGITS + 2):
            break
        low, high = (t, high) if error < 0 else (low, t)
        slope = bernstein_slope(x1, x2, t)
        t = t - error / slope if slope else (low + high) / 2
        if not low < t < high:
            t = (low + high) / 2
    slope = bernstein_slope(x1, x2, t)
    return bernstein(y1, y2, t), bernstein_slope(y1, y2, t) / slope if slope else mp.inf


def bernstein(first, second, t):
    s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t**3


def bernstein_slope(first, second, t):
    s = 1 - t
    return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)


# MARK: Arcs

class Cubic:
    """A cubic Bézier curve of complex control points, and its arc length."""

    def __init__(self, *points):
        self.points = [mp.mpc(*map(mpf, point)) if isinstance(point, (list, tuple)) else point for point in points]
        first, second, third = (3 * (end - start) for start, end in zip(self.points, self.points[1:]))
        self.a, self.b, self.c = first, second - first, third - 2 * second + first
        self.length = self.between(mpf(0), mpf(1))
        finer = self.between(mpf(0), mpf(1), pieces=2)
        assert abs(finer - self.length) <= mpf("1e-25") * (1 + finer)

    def point(self, t):
        p, q, r, s = self.points
        u = 1 - t
        return u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s

    def velocity(self, t):
        return self.a + t * (2 * self.b + t * self.c)

    def between(self, start, end, pieces=1):
        """The length of a part, by tanh-sinh quadrature around the zeros of the velocity."""
        if start == end:
            return mpf(0)
        places = self.breakpoints(start, end)
        fine = [a + (b - a) * i / pieces for a, b in zip(places, places[1:]) for i in range(pieces)] + [end]
        return mpmath.quad(lambda t: abs(self.velocity(t)), fine)

    def breakpoints(self, start, end):
        """Where the integrand changes quickly: near the complex zeros of the velocity."""
        if self.c:
            root = mpmath.sqrt(self.b * self.b - self.a * self.c)
            zeros = [(-self.b + root) / self.c, (-self.b - root) / self.c]
        else:
            zeros = [-self.a / (2 * self.b)] if self.b else []
        places = {start, end}
        for zero in zeros:
            distance = abs(zero.imag)
            places |= {zero.real + side * distance * 4**step for step in range(4) for side in (-1, 0, 1)}
        return sorted(place for place in places if start <= place <= end)

    def parameter(self, length):
        """The parameter up to which the curve has a length, by Newton's method from a bracket in doubles."""
        if length <= 0 or length >= self.length:
            return mpf(0) if length <= 0 else mpf(1)
        with mp.workdps(15):
            steps = [mpf(i) / 256 for i in range(257)]
            sums = [mpf(0)]
            for a, b in zip(steps, steps[1:]):
                sums.append(sums[-1] + abs(self.point(b) - self.point(a)))
            index = next(i for i in range(1, 257) if sums[i] * self.length >= length * sums[-1] or i == 256)
        t = (steps[index - 1] + steps[index]) / 2
        passed = self.between(mpf(0), t)
        low, high = mpf(0), mpf(1)
        for _ in range(200):
            error = passed - length
            low, high = (t, high) if error < 0 else (low, t)
            speed = abs(self.velocity(t))
            next_t = t - error / speed if speed else (low + high) / 2
            if not low < next_t < high:
                next_t = (low + high) / 2
            if abs(next_t - t) < mpf("1e-30"):
                return next_t
            passed += self.between(t, next_t) if next_t > t else -self.between(next_t, t)
            t = next_t
        raise AssertionError("no parameter for the length")

    def part(self, start, end):
        """The control points between two parameters."""
        return [self.blossom(*arguments) for arguments in
                ((start, start, start), (start, start, end), (start, end, end), (end, end, end))]

    def blossom(self, *parameters):
        points = self.points
        for t in parameters:
            points = [a * (1 - t) + b * t for a, b in zip(points, points[1:])]
        return points[0]

    def end_direction(self):
        """The unit tangent at the end: towards it from the last control point that differs."""
        return next((self.points[3] - p) / abs(self.points[3] - p) for p in self.points[2::-1] if p != self.points[3])

    def start_direction(self):
        return next((p - self.points[0]) / abs(p - self.points[0]) for p in self.points[1:] if p != self.points[0])


def along(curve, share):
    """The point at a share of the length, and the direction there; beyond the ends on along their tangents."""
    if share < 0:
        direction = curve.start_direction()
        return curve.points[0] + direction * share * curve.length, direction
    if share > 1:
        direction = curve.end_direction()
        return curve.points[3] + direction * (share - 1) * curve.length, direction
    t = curve.parameter(share * curve.length)
    velocity = curve.velocity(t)
    if abs(velocity) < mpf("1e-20"):
        velocity = curve.start_direction() if t < mpf("0.5") else curve.end_direction()
    return curve.point(t), velocity / abs(velocity)


# MARK: Matrices of row vectors, 4 × 4

def product(*matrices):
    result = mpmath.eye(4)
    for matrix in matrices:
        result = result * matrix
    return result


def translation(x, y, z=0):
    matrix = mpmath.eye(4)
    matrix[3, 0], matrix[3, 1], matrix[3, 2] = mpf(x), mpf(y), mpf(z)
    return matrix


def scaling(x, y, z=1):
    return mpmath.diag([mpf(x), mpf(y), mpf(z), mpf(1)])


def rotation(degrees, first=0, second=1):
    """Turns the first axis towards the second one."""
    angle = mpf(degrees) * DEGREE
    matrix = mpmath.eye(4)
    matrix[first, first] = matrix[second, second] = mpmath.cos(angle)
    matrix[first, second] = mpmath.sin(angle)
    matrix[second, first] = -mpmath.sin(angle)
    return matrix


def skewing(degrees):
    matrix = mpmath.eye(4)
    matrix[1, 0] = mpmath.tan(mpf(degrees) * DEGREE)
    return matrix


def flat(matrix):
    """a b c d e f as doubles, without the remains of what cancels."""
    cells = ((0, 0), (0, 1), (1, 0), (1, 1), (3, 0), (3, 1))
    return tuple(nearest_double(without_remains(matrix[cell])) for cell in cells)


def without_remains(number):
    """Zero for what only the last of the 50 digits have left."""
    return mpf(0) if abs(number) < mpf(10)**(10 - DIGITS) else number


# MARK: Documents

def document_text(layers, **more):
    """A document, one layer a line."""
    head = {"v": "5.7.0", "fr": 30, "ip": 0, "op": 100, "w": 512, "h": 512, **more}
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    lines = ",\n".join("  " + json.dumps(layer) for layer in layers)
    return "{" + ", ".join(parts) + ', "layers": [\n' + lines + "\n]}\n"


def layer(kind, name, transform, **more):
    return {"ty": kind, "nm": name, "ip": 0, "op": 100, "st": 0, "ks": transform, **more}


def fixed(value):
    return {"a": 0, "k": value}


def doubles(numbers):
    """Numbers in one cell, separated by spaces."""
    return " ".join(repr(nearest_double(without_remains(mpf(number)))) for number in numbers)
