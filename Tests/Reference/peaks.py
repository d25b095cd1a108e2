"""Makes peaks.csv: the largest speed, acceleration and jerk of motions, in absolute value.

The derivatives are mpmath's, by differences at 40 digits, of formulas that the library does not use; their peaks are
looked for on a grid and refined by golden sections. In a motion, semicolons stand for the commas of its notation.

Remake it with  python3 Tests/Reference/peaks.py  (--check: exit 1 if it would change).
"""

from mpmath import mp, mpf

from reference_table import nearest_double, run, table_text

mp.dps = 40

CURVES = ((0.25, 0.1, 0.25, 1), (0.34, 1.56, 0.64, 1), (0.24, 0.52, 0.43, 0.8), (0.9, 0.1, 0.2, 0.9), (0.4, 0, 0.9, 1))
SPRINGS = ((1, 100, 10, 0), (1, 180, 12, 8), (2, 50, 40, -3), (1, 100, 1, 0))
DAMPED = ((5, 30), (2, 3))
COUNT = 160


def bezier(curve):
    """Slope, second and third derivative of y by x, as functions of the parameter."""
    x1, y1, x2, y2 = map(mpf, curve)

    def cubic(p1, p2):
        return lambda s: 3 * s * (1 - s) ** 2 * p1 + 3 * s**2 * (1 - s) * p2 + s**3

    def slope_of(p1, p2):
        return lambda s: 3 * ((1 - s) ** 2 * p1 + 2 * s * (1 - s) * (p2 - p1) + s**2 * (1 - p2))

    run_, rise = slope_of(x1, x2), slope_of(y1, y2)

    def slope(s):
        return rise(s) / run_(s)

    def bend(s):
        return mp.diff(slope, s) / run_(s)

    def jerk(s):
        return mp.diff(bend, s) / run_(s)

    return slope, bend, jerk


def derivatives(value):
    return tuple((lambda t, n=n: mp.diff(value, t, n)) for n in (1, 2, 3))


def spring(mass, stiffness, damping, velocity):
    decay, square = mpf(damping) / (2 * mass), mpf(stiffness) / mass
    gap = mp.sqrt(decay**2 - square)
    # Two complex exponentials: the real part of their sum.
    slow, fast = -decay + gap, -decay - gap
    a = (velocity + fast) / (slow - fast)
    b = -1 - a
    return derivatives(lambda t: mp.re(1 + a * mp.exp(slow * t) + b * mp.exp(fast * t)))


def damped(decay, frequency):
    return derivatives(lambda x: 1 - mp.exp(-decay * x) * mp.cos(frequency * x))


def peak(function, end):
    """The largest absolute value from 0 to an end."""
    places = [mpf(end) * k / COUNT for k in range(COUNT + 1)]
    values = [abs(function(place)) for place in places]
    best = max(range(COUNT + 1), key=lambda k: values[k])
    low, high = places[max(best - 1, 0)], places[min(best + 1, COUNT)]
    golden = (mp.sqrt(5) - 1) / 2
    largest = values[best]
    for _ in range(50):
        left, right = high - golden * (high - low), low + golden * (high - low)
        first, second = abs(function(left)), abs(function(right))
        largest = max(largest, first, second)
        if first >= second:
            high = right
        else:
            low = left
    return nearest_double(largest)


def rows():
    for curve in CURVES:
        name = "cubic-bezier(" + ";".join(map(repr, curve)) + ")"
        yield (name, *(peak(function, 1) for function in bezier(curve)))
    for numbers in SPRINGS:
        name = "spring(" + " ".join(map(repr, numbers)) + ")"
        yield (name, *(peak(function, 1.2) for function in spring(*numbers)))
    for numbers in DAMPED:
        name = "damped(" + ";".join(map(repr, numbers)) + ")"
        yield (name, *(peak(function, 1) for function in damped(*numbers)))


def tables():
    return {"peaks.csv": table_text("motion,speed,acceleration,jerk", rows())}


if __name__ == "__main__":
    run(__doc__, tables, tolerance=1e-12)
