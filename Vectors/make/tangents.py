"""Tangent rules of cubic keyframes, in the arithmetic of their numbers: fractions, or mpf where a rule needs roots.

A rule gives the velocities (arriving, leaving) at each key.
"""

from fractions import Fraction

import mpmath
from mpmath import mpf


def hermite(times, values, make_velocities, number=None):
    """A function of time and order of the derivative: 0, 1 or 2. The velocities are made when they are first needed."""

    def evaluate(time, order):
        velocities = make_velocities()
        kind = number or (mpf if any(isinstance(v, mpf) for pair in velocities for v in pair) else Fraction)
        index = max(i for i in range(len(times) - 1) if times[i] <= time)
        t0, t1, p0, p1 = (kind(x) for x in (times[index], times[index + 1], values[index], values[index + 1]))
        h = t1 - t0
        m0, m1 = kind(velocities[index][1]) * h, kind(velocities[index + 1][0]) * h
        u = (kind(time) - t0) / h
        c2, c3 = 3 * (p1 - p0) - 2 * m0 - m1, 2 * (p0 - p1) + m0 + m1
        return (p0 + u * (m0 + u * (c2 + u * c3)), (m0 + u * (2 * c2 + u * 3 * c3)) / h, (2 * c2 + u * 6 * c3) / h**2)[order]

    return evaluate


def rational(rule):
    """A rule that is computed in fractions, or in another arithmetic when asked to."""

    def slopes(times, values, parameters, number=Fraction):
        return list(rule([number(t) for t in times], [number(v) for v in values], parameters, number))

    return slopes


def lines(times, values):
    """Durations and slopes of the lines between keys."""
    durations = [b - a for a, b in zip(times, times[1:])]
    return durations, [(b - a) / h for a, b, h in zip(values, values[1:], durations)]


def same(velocities):
    return [(velocity, velocity) for velocity in velocities]


def sign(number):
    return (number > 0) - (number < 0)


@rational
def pchip(times, values, _, number):
    """Fritsch and Butland's weighted harmonic mean; at the ends the parabola's slope, limited to keep the shape."""
    h, d = lines(times, values)
    if len(d) == 1:
        return same([d[0], d[0]])

    def end(d0, d1, h0, h1):
        slope = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1)
        if sign(slope) != sign(d0):
            return number(0)
        return 3 * d0 if sign(d0) != sign(d1) and abs(slope) > 3 * abs(d0) else slope

    inner = []
    for d0, d1, h0, h1 in zip(d, d[1:], h, h[1:]):
        w0, w1 = 2 * h1 + h0, h1 + 2 * h0
        inner.append((w0 + w1) / (w0 / d0 + w1 / d1) if sign(d0) * sign(d1) > 0 else number(0))
    return same([end(d[0], d[1], h[0], h[1]), *inner, end(d[-1], d[-2], h[-1], h[-2])])


@rational
def steffen(times, values, _, number):
    """Steffen's equations 8 and 11; at the ends the slopes of the lines, as in GSL."""
    h, d = lines(times, values)
    inner = []
    for d0, d1, h0, h1 in zip(d, d[1:], h, h[1:]):
        parabola = (d0 * h1 + d1 * h0) / (h0 + h1)
        inner.append((sign(d0) + sign(d1)) * min(abs(d0), abs(d1), abs(parabola) / 2))
    return same([d[0], *inner, d[-1]])


def fritsch_carlson(times, values, _, number=mpf):
    """Mean slopes, zero at turns, and from left to right each pair limited to the circle of radius 3."""
    h, d = lines([mpf(t) for t in times], [mpf(v) for v in values])
    slopes = [d[0], *((a + b) / 2 if sign(a) * sign(b) > 0 else mpf(0) for a, b in zip(d, d[1:])), d[-1]]
    for i, secant in enumerate(d):
        if secant == 0:
            slopes[i] = slopes[i + 1] = mpf(0)
            continue
        a, b = slopes[i] / secant, slopes[i + 1] / secant
        if a * a + b * b > 9:
            factor = 3 / mpmath.sqrt(a * a + b * b)
            slopes[i], slopes[i + 1] = factor * a * secant, factor * b * secant
    return same(slopes)


def solved(matrix, right):
    """Gauss's elimination; the diagonal dominates."""
    rows = [[*row, r] for row, r in zip(matrix, right)]
    for i in range(len(rows)):
        pivot = rows[i] = [x / rows[i][i] for x in rows[i]]
        rows = [row if k == i else [x - row[i] * y for x, y in zip(row, pivot)] for k, row in enumerate(rows)]
    return [row[-1] for row in rows]


def smooth(ends):
    """A spline whose second derivative is continuous; `ends` gives the first and the last equation."""

    def rule(times, values, parameters, number):
        h, d = lines(times, values)
        count = len(values)
        matrix, right = [[number(0)] * count for _ in values], [number(0)] * count
        for i in range(1, count - 1):
            matrix[i][i - 1:i + 2] = h[i], 2 * (h[i - 1] + h[i]), h[i - 1]
            right[i] = 3 * (h[i] * d[i - 1] + h[i - 1] * d[i])
        ends(matrix, right, h, d, parameters, number)
        return same(solved(matrix, right))

    return rational(rule)


def natural_ends(matrix, right, h, d, _, number):
    matrix[0][:2], right[0] = (number(2), number(1)), 3 * d[0]
    matrix[-1][-2:], right[-1] = (number(1), number(2)), 3 * d[-1]


def clamped_ends(matrix, right, h, d, parameters, number):
    matrix[0][0], right[0] = number(1), number(parameters["startVelocity"])
    matrix[-1][-1], right[-1] = number(1), number(parameters["endVelocity"])


def periodic_ends(matrix, right, h, d, _, number):
    """The first key's equation over both of its neighbours, and the last velocity equal to the first."""
    matrix[0][0], matrix[0][1] = 2 * (h[-1] + h[0]), h[-1]
    matrix[0][-2] += h[0]
    right[0] = 3 * (h[0] * d[-1] + h[-1] * d[0])
    matrix[-1][0], matrix[-1][-1] = number(-1), number(1)


def extended(numbers):
    """The first and the last step once more."""
    return [2 * numbers[0] - numbers[1], *numbers, 2 * numbers[-1] - numbers[-2]]


def around(times, values):
    """For each key the times and the differences of values before and after it."""
    clock, points = extended(times), extended(values)
    for i in range(1, len(points) - 1):
        yield clock[i] - clock[i - 1], clock[i + 1] - clock[i], points[i] - points[i - 1], points[i + 1] - points[i]


@rational
def kochanek_bartels(times, values, parameters, number):
    """Kochanek and Bartels' tangents by the fraction of a segment, scaled by 2h/(h₀ + h₁) for uneven times."""
    for shape, (h0, h1, before, behind) in zip(parameters["shapes"], around(times, values)):
        t, c, b = map(number, shape)
        leaving = (1 - t) * ((1 + c) * (1 + b) * before + (1 - c) * (1 - b) * behind) / (h0 + h1)
        arriving = (1 - t) * ((1 - c) * (1 + b) * before + (1 + c) * (1 - b) * behind) / (h0 + h1)
        yield arriving, leaving


@rational
def kochanek_bartels_spaced(times, values, parameters, number):
    """The non-uniform form of M. Geier's splines: slopes of the lines, each weighted by the other duration."""
    for shape, (h0, h1, before, behind) in zip(parameters["shapes"], around(times, values)):
        t, c, b = map(number, shape)
        v0, v1 = before / h0 * h1 / (h0 + h1), behind / h1 * h0 / (h0 + h1)
        leaving = (1 - t) * ((1 + c) * (1 + b) * v0 + (1 - c) * (1 - b) * v1)
        arriving = (1 - t) * ((1 - c) * (1 + b) * v0 + (1 + c) * (1 - b) * v1)
        yield arriving, leaving


def catmull_rom(times, values, parameters, number=None):
    """The tangent over knots at a power of the distances, at the mean speed of the knots in time."""
    number = number or (mpf if parameters["alpha"] == 0.5 else Fraction)
    times, values = [number(t) for t in times], [number(v) for v in values]
    slopes = []
    for h0, h1, before, behind in around(times, values):
        match parameters["alpha"]:
            case 0:
                d0 = d1 = number(1)
            case 0.5:
                d0, d1 = mpmath.sqrt(abs(before)), mpmath.sqrt(abs(behind))
            case 1:
                d0, d1 = abs(before), abs(behind)
        tangent = before * d1 / d0 + behind * d0 / d1
        slopes.append((1 - number(parameters["tension"])) * tangent / (h0 + h1))
    return same(slopes)


RULES = {
    "pchip": pchip,
    "steffen": steffen,
    "fritsch-carlson": fritsch_carlson,
    "natural": smooth(natural_ends),
    "clamped": smooth(clamped_ends),
    "periodic": smooth(periodic_ends),
    "kochanek-bartels": kochanek_bartels,
    "kochanek-bartels-spaced": kochanek_bartels_spaced,
    "catmull-rom": catmull_rom,
}
