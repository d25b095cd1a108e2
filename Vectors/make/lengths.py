"""Lengths of Bézier segments and elliptical arcs, and their inverse, at the working precision.

The length of a curve is the integral of its speed by Gauss and Legendre's rule, with breakpoints around the complex
zeros of its velocity: no interval is longer than its distance to them, so that each node gives a digit and a half.
A parameter at a length is found by Newton's method on that integral, inside a bracket.
"""

from functools import lru_cache

import mpmath
from mpmath import mp, mpc, mpf


def velocity(points):
    """The coefficients of the velocity of a Bézier segment by powers of t, as complex numbers."""
    p = [mpc(mpf(x), mpf(y)) for x, y in points]
    if len(p) == 2:
        return [p[1] - p[0]]
    if len(p) == 3:
        return [2 * (p[1] - p[0]), 2 * (p[2] - 2 * p[1] + p[0])]
    return [3 * (p[1] - p[0]), 6 * (p[2] - 2 * p[1] + p[0]), 3 * (p[3] - 3 * p[2] + 3 * p[1] - p[0])]


def polynomial(coefficients, t):
    return sum((c * t**i for i, c in enumerate(coefficients)), mpc(0))


def breakpoints(coefficients, end):
    """The points of 0…end near which the speed changes quickly."""
    significant = list(coefficients)
    while significant and significant[-1] == 0:
        significant.pop()
    roots = []
    if len(significant) == 3:
        c, b, a = significant
        root = mpmath.sqrt(b * b - 4 * a * c)
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    elif len(significant) == 2:
        roots = [-significant[0] / significant[1]]
    places = {mpf(0), mpf(end)}
    for root in roots:
        # Steps down to the distance of the zero from the segment; nearer than that the speed is smooth again.
        places.add(root.real)
        distance = abs(root.imag)
        step = mpf(1) / 2
        # On both sides of a real zero the speed is smooth.
        while step > distance > mpf(10)**(10 - mp.dps):
            places |= {root.real - step, root.real + step}
            step /= 2
    return sorted(place for place in places if 0 <= place <= end)


@lru_cache(maxsize=None)
def _length(digits, points, end):
    coefficients = velocity(points)
    squares = [sum((a * b.conjugate()).real for i, a in enumerate(coefficients) for j, b in enumerate(coefficients)
                   if i + j == power) for power in range(2 * len(coefficients) - 2, -1, -1)]
    # Rounding makes the square at a real zero less than 0.
    speed = lambda t: mpmath.sqrt(abs(mpmath.polyval(squares, t)))
    return mpmath.quad(speed, breakpoints(coefficients, end), method="gauss-legendre") if end else mpf(0)


def bezier_length(points, end=1):
    """The length up to a parameter."""
    return _length(mp.dps, tuple(map(tuple, points)), mpf(end))


def ellipse_length(rx, ry, start, sweep, end=1):
    """∫ √((rx·sin θ)² + (ry·cos θ)²) dθ = ry·E(θ | 1 − (rx/ry)²)."""
    rx, ry, start, sweep = map(mpf, (rx, ry, start, sweep))
    parameter = 1 - (rx / ry)**2
    return abs(ry * (mpmath.ellipe(start + sweep * mpf(end), parameter) - mpmath.ellipe(start, parameter)))


def parameter_at(length, whole, length_to, speed_at):
    """The parameter in 0…1 up to which the length is that asked for."""
    low, high = mpf(0), mpf(1)
    t = length / whole
    for _ in range(200):
        rest = length_to(t) - length
        if abs(rest) <= mpf(10)**(4 - mp.dps) * whole:
            return t
        low, high = (t, high) if rest < 0 else (low, t)
        speed = speed_at(t)
        following = t - rest / speed if speed else low
        t = following if low < following < high else (low + high) / 2
    raise ArithmeticError(f"no parameter at {length} of {whole}")


def bezier_point(points, t):
    t = mpf(t)
    p = [mpc(mpf(x), mpf(y)) for x, y in points]
    while len(p) > 1:
        p = [a + (b - a) * t for a, b in zip(p, p[1:])]
    return [p[0].real, p[0].imag]
