"""Makes exponentials.csv and angles.csv: the exponential, and the sine and the cosine of sums of two doubles.

A true value is a sum of two doubles, so that an error is known to a small part of an ulp. With --coefficients it makes
no table, and prints the polynomials of Sources/MotionCurves/Numerics/Elementary instead: least-squares fits at
Chebyshev's nodes, whose coefficients are rounded one after the other, each time with a fit of those left.

Remake them with  python3 Tests/Reference/elementary.py  (--check: exit 1 if a file would change).
"""

import itertools
import math
import random
import sys

import mpmath
from mpmath import mp, mpf

from reference_table import log_uniform, nearest_double, run, table_text

DIGITS = 400
"""As many as an angle near the greatest double has before its point, and some for the rest."""
HALF_PI_MULTIPLES = 40


def two_doubles(number):
    """The double nearest to a number, and the one nearest to the rest."""
    high = nearest_double(number)
    return (high, 0.0) if math.isinf(high) else (high, nearest_double(number - mpf(high)))


def exponents(source):
    yield from (0.0, 5e-324, -5e-324, 1e-300, 700.0, -700.0, 709.782712893384, -708.3964185322641, -745.1332191019411)
    for _ in range(400):
        yield source.choice((-1, 1)) * log_uniform(source, -60, 10) / 2 ** 0.5
    for _ in range(600):
        yield source.uniform(-1, 1) * source.choice((0.35, 1, 2, 40, 700))
    for _ in range(60):
        yield source.uniform(-745, -690)
        yield source.uniform(690, 709)
    # Beside the middles between multiples of ln 2, where the remainder is largest.
    for count in range(-40, 40):
        middle = nearest_double((count + mpf(1) / 2) * mpmath.log(2))
        yield from (math.nextafter(middle, -math.inf), middle, math.nextafter(middle, math.inf))


def angles(source):
    yield from (0.0, 5e-324, 1e-300, 1e-9, 1.7976931348623157e308, 6.381956970095103e299, 2.0 ** 20, 2.0 ** 1023)
    for _ in range(500):
        yield log_uniform(source, -40, 20)
    for _ in range(700):
        yield source.uniform(0, source.choice((0.8, 3.2, 10, 100, 1e4, 1e6)))
    for _ in range(300):
        yield log_uniform(source, 20, 1023)
    # Beside multiples of π/2, where a remainder cancels, and of π/4, where it is largest.
    for count in [*range(1, HALF_PI_MULTIPLES), *(source.randrange(1, 2 ** 19) for _ in range(200))]:
        for part in (mp.pi / 2, mp.pi / 4):
            nearest = nearest_double(count * part)
            yield from (math.nextafter(nearest, 0), nearest, math.nextafter(nearest, math.inf))


def beside_one(source):
    """1, more or less: at any distance below a half."""
    return 1 + source.choice((-1, 1)) * log_uniform(source, -40, -1)


def exponents_at_borders(source):
    """Where errors are largest in ulps: near changes of the exponent, and where parts cancel."""
    # 2^n - 1 and 2^n r cancel from the middle between multiples of ln 2 to where e^x - 1 has the next exponent.
    yield 0.3469474678220468
    # Near a power of two, where the polynomial is least exact in ulps.
    yield -0.062340938233376886
    for _ in range(300):
        yield source.uniform(0.34658, 0.4055)
    for power in range(-40, 11):
        for sign in (1, -1) if power < 0 else (1,):
            for _ in range(6):
                yield nearest_double(mpmath.log1p(mpf(sign * 2.0 ** power * beside_one(source))))
    for power in range(-20, 21):
        for _ in range(4):
            yield nearest_double(mpmath.log(mpf(2.0 ** power * beside_one(source))))


def large_exponents(source):
    """Where 2^n - 1 is rounded, or the 1 is lost: around 2^53 and beyond, and below -37."""
    yield from (37.0, math.nextafter(37.0, math.inf), -37.0, 37.095868894686795, 37.08354345707905)
    for _ in range(200):
        yield source.uniform(36.3, 41)
        yield source.uniform(-41, -36)


def angles_at_borders(source):
    """Where the sine or the cosine changes its exponent."""
    for power in range(-30, 0):
        for _ in range(10):
            angle = mpmath.asin(mpf(2.0 ** power * beside_one(source)))
            turned = source.choice((angle, mp.pi / 2 - angle)) + mp.pi / 2 * source.choice((0, 0, 1, 2, 7, 100))
            yield nearest_double(turned)


def make_tables():
    source, borders, large = random.Random(20), random.Random(21), random.Random(22)
    with mp.workdps(DIGITS):
        exponentials = []
        for x in itertools.chain(exponents(source), exponents_at_borders(borders), large_exponents(large)):
            value, less_one = mpmath.exp(mpf(x)), mpmath.expm1(mpf(x))
            exponentials.append((x, *two_doubles(value), *two_doubles(less_one)))
        rows = []
        for high in itertools.chain(angles(source), angles_at_borders(borders)):
            low = source.choice((0.0, 0.5 * source.uniform(-1, 1) * math.ulp(high)))
            cosine, sine = mp.cos_sin(mpf(high) + mpf(low))
            rows.append((high, low, *two_doubles(sine), *two_doubles(cosine)))
        return {
            "exponentials.csv": table_text("x,exponential,exponentialRest,lessOne,lessOneRest", exponentials),
            "angles.csv": table_text("high,low,sine,sineRest,cosine,cosineRest", rows),
        }


# The polynomials.


def series(sign, first):
    """Σ (sign·x)^k / (first + step·k)!, a tail of the exponential, the sine or the cosine."""
    step = 1 if sign > 0 else 2
    return lambda x: sum((sign * x) ** k / mp.factorial(first + step * k) for k in range(30))


def fitted(function, low, high, power, count, fixed):
    """The coefficients behind the fixed ones that make the weighted squares of the errors least; weight x^power."""
    nodes = [(low + high) / 2 + (high - low) / 2 * mp.cos(mp.pi * (2 * i + 1) / 400) for i in range(200)]
    size = count - len(fixed)
    matrix, vector = mp.matrix(size, size), mp.matrix(size, 1)
    for x in nodes:
        row = [x ** (power + len(fixed) + j) for j in range(size)]
        target = x ** power * (function(x) - sum(mpf(c) * x ** j for j, c in enumerate(fixed)))
        for i in range(size):
            vector[i] += row[i] * target
            for j in range(size):
                matrix[i, j] += row[i] * row[j]
    return list(mp.lu_solve(matrix, vector))


def print_coefficients():
    with mp.workdps(50):
        half_log, quarter_pi = mp.log(2) / 2 * mpf("1.0001"), (mp.pi / 4) ** 2 * mpf("1.0001")
        for name, function, low, high, power, count in (
                ("(e^r - 1 - r)/r^2", series(1, 2), -half_log, half_log, 2, 10),
                ("(sin r - r)/r^3", lambda z: -series(-1, 3)(z), mpf(0), quarter_pi, 1, 6),
                ("(cos r - 1 + r^2/2)/r^4", series(-1, 4), mpf(0), quarter_pi, 2, 6)):
            fixed = []
            while len(fixed) < count:
                fixed.append(float(fitted(function, low, high, power, count, fixed)[0]))
            print(name, *map(float.hex, fixed))


if __name__ == "__main__":
    if "--coefficients" in sys.argv:
        print_coefficients()
    else:
        run(__doc__, make_tables)
