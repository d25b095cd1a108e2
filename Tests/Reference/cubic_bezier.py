"""Makes cubic_bezier.csv and cubic_bezier_random.csv: cubic-bezier timing curves, value and slope to the last bit.

cubic_bezier.csv has named curves, including every legal curve known to be hard for a solver, each at about 25
progresses; cubic_bezier_random.csv has seeded random legal curves with one progress each. Inputs are exactly the
written doubles; outputs are the true results for these doubles, rounded once to the nearest double.

Remake both with  python3 Tests/Reference/cubic_bezier.py  (--check: exit 1 if a file would change).
"""

import math
from fractions import Fraction
from random import Random
from typing import NamedTuple

from exact_bezier import ExactBezier
from reference_table import log_uniform, run, table_text

RANDOM_ROWS = 2000
PROGRESSES_PER_CURVE = 26
ORDINARY_PROGRESSES = (0.0, 1e-300, 1e-20, 1e-10, 1e-5, 0.001, 0.1, 0.25, math.nextafter(0.5, 0), 0.5,
                       math.nextafter(0.5, 1), 0.75, 0.9, 0.999, 1 - 1e-10, 1 - 2**-53, 1.0)
GREATEST = 1.7976931348623157e308


class Curve(NamedTuple):
    """A named curve; `nasty` names its difficulty, and selects it for the accuracy table."""

    name: str
    points: tuple
    nasty: str = ""
    progresses: tuple = ()


def third_above(x1, offset=0):
    """The double nearest to x1 + 1/3 + offset: there the cubic coefficient of x is 0, or nearly."""
    return float(Fraction(x1) + Fraction(1, 3) + Fraction(offset))


def everyday_curves():
    """The CSS names, Material's, and the curves of the conformance tests."""
    return [
        Curve("ease", (0.25, 0.1, 0.25, 1.0), "nothing: CSS ease"),
        Curve("ease-in", (0.42, 0.0, 1.0, 1.0), "nearly flat start"),
        Curve("ease-out", (0.0, 0.0, 0.58, 1.0), "first point on the start"),
        Curve("ease-in-out", (0.42, 0.0, 0.58, 1.0)),
        Curve("seed", (0.24, 0.52, 0.43, 0.8), "nothing: the first effect's curve"),
        Curve("material-standard", (0.4, 0.0, 0.2, 1.0), "steep inside"),
        Curve("material-decelerate", (0.0, 0.0, 0.2, 1.0)),
        Curve("material-accelerate", (0.4, 0.0, 1.0, 1.0)),
        Curve("material3-standard", (0.2, 0.0, 0.0, 1.0)),
        Curve("material3-emphasized-decelerate", (0.05, 0.7, 0.1, 1.0), "steep start"),
        Curve("material3-emphasized-accelerate", (0.3, 0.0, 0.8, 0.15)),
        Curve("smooth", (0.25, 0.0, 0.75, 1.0)),
        Curve("ease-out-back", (0.34, 1.56, 0.64, 1.0), "overshoot"),
        Curve("overshoot-both", (0.5, -1.0, 0.5, 2.0), "overshoot at both ends"),
        Curve("dive", (0.17, 0.67, 1.0, -1.73), "vertical end, dives below 0"),
        Curve("cross-over", (0.5, 1.0, 0.5, 0.0)),
        Curve("chromium-half", (0.5, 1.0, 0.5, 1.0)),
        Curve("chromium-half-above", (0.5, 2.0, 0.5, 2.0)),
        Curve("chromium-half-below", (0.5, -1.0, 0.5, -1.0)),
        Curve("chromium-gradients", (0.1, 0.2, 0.8, 0.8)),
        Curve("chromium-vertical-end", (0.5, 0.0, 1.0, 0.5)),
    ]


def vertical_curves():
    """Vertical and nearly vertical tangents, at the ends and inside."""
    inside = [Curve(f"nearly-vertical-inside-{name}", (1 - d, 0.0, d, 1.0), f"slope {slope} at ½")
              for name, d, slope in (("1e-3", 1e-3, "1e3"), ("1e-5", 1e-5, "1e5"), ("1e-9", 1e-9, "1e9"),
                                     ("1e-12", 1e-12, "1e12"), ("one-ulp", 2**-53, "9e15"))]
    return [
        Curve("vertical-ends", (0.0, 1.0, 1.0, 0.0), "vertical at both ends"),
        Curve("vertical-ends-above", (0.0, 1.5, 1.0, 1.5), "vertical at both ends, overshoot"),
        Curve("vertical-ends-below", (0.0, -0.5, 1.0, -0.5), "vertical at both ends, undershoot"),
        Curve("vertical-ends-inside", (0.0, 0.3, 1.0, 0.3)),
        Curve("vertical-ends-far-above", (0.0, 3.0, 1.0, 3.0)),
        Curve("vertical-ends-far-below", (0.0, -2.0, 1.0, -2.0)),
        Curve("vertical-ends-thousand", (0.0, 1000.0, 1.0, 1000.0)),
        Curve("cube-root", (0.0, 1.0, 0.0, 1.0), "x = t³: vertical of third order at 0"),
        Curve("cube-root-mirrored", (1.0, 0.0, 1.0, 0.0), "vertical of third order at 1"),
        Curve("vertical-inside", (1.0, 0.0, 0.0, 1.0), "vertical at ½: one ulp of x is 4e-6 of y"),
        Curve("vertical-inside-overshoot", (1.0, -0.5, 0.0, 1.5), "vertical at ½, overshoot"),
        Curve("vertical-inside-falling", (1.0, 1.5, 0.0, -0.5), "vertical at ½, falling"),
        Curve("vertical-inside-oblique", (1.0, 0.25, 0.0, 0.6), "vertical at ½, no symmetry"),
        Curve("nearly-vertical-inside-1e-7", (0.9999999, 0.0, 0.0000001, 1.0), "slope 1e7 at ½"),
        *inside,
        Curve("nearly-vertical-inside-left", (1 - 2**-53, 0.0, 0.0, 1.0), "one point one ulp off (1, 0, 0, 1)"),
        Curve("nearly-vertical-inside-right", (1.0, 0.0, 2**-53, 1.0), "the other point 2⁻⁵³ off"),
        Curve("nearly-vertical-inside-subnormal", (1.0, 0.0, 5e-324, 1.0), "the other point 5e-324 off"),
        Curve("nearly-vertical-inside-oblique", (1 - 1e-9, -0.5, 1e-12, 1.5), "nearly vertical, no symmetry"),
        Curve("nearly-vertical-ends", (1e-9, 1.0, 1 - 1e-9, 0.0), "nearly vertical at both ends"),
    ]


def quadratic_curves():
    """x of degree two, exactly or nearly: x2 = x1 + 1/3."""
    exact = [Curve(f"cubic-coefficient-zero-{x1:g}", (x1, y1, third_above(x1), y2), "x2 = x1 + ⅓: x of degree two")
             for x1, y1, y2 in ((0.0, 0.5, 1.0), (0.1, 1.2, 0.4), (0.2, 0.0, 1.0), (0.3, -0.4, 1.3), (0.5, 0.1, 0.9),
                                (0.6, 1.0, 0.0))]
    near = [near_quadratic(x1, float(f"{sign}1e-{exponent}"), shown=sign == shown)
            for x1, exponents, shown in ((0.1, (6, 9, 12, 15), "+"), (0.6, (7, 8, 10, 14), "-"))
            for exponent in exponents for sign in "+-"]
    return exact + near


def near_quadratic(x1, offset, shown):
    """A curve at x2 = x1 + 1/3 + offset; `shown` selects it for the accuracy table."""
    text = f"{offset:+.0e}".replace("e-0", "e-")
    return Curve(f"cubic-coefficient-near-zero-{x1:g}{text}", (x1, 0.1, third_above(x1, offset), 1.1),
                 f"x2 = x1 + ⅓ {'+' if offset > 0 else '−'} {text[1:]}" if shown else "")


def degenerate_curves():
    """Coincident points, points on the diagonal, control points at tiny distances from the axes."""
    return [
        Curve("coincident-with-start", (0.0, 0.0, 0.0, 0.0), "y = x, t = cbrt(x)"),
        Curve("coincident-with-end", (1.0, 1.0, 1.0, 1.0), "y = x, mirrored"),
        Curve("coincident-with-ends", (0.0, 0.0, 1.0, 1.0), "y = x, 0/0 at both ends"),
        Curve("coincident-inside", (0.5, 0.5, 0.5, 0.5), "y = x, equal points"),
        Curve("on-the-diagonal", (0.3, 0.3, 0.7, 0.7), "y = x"),
        Curve("first-on-start", (0.0, 0.0, 0.5, 1.0), "0/0 at 0"),
        Curve("second-on-end", (1.0, 0.5, 1.0, 1.0), "0/0 at 1"),
        Curve("first-on-start-vertical", (0.0, 0.0, 0.0, 1.0), "0/0 and vertical at 0"),
        Curve("second-on-end-vertical", (1.0, 0.0, 1.0, 1.0), "0/0 and vertical at 1"),
        Curve("first-on-start-flat", (0.0, 0.0, 0.6, 0.0)),
        Curve("x1-subnormal", (5e-324, 0.5, 0.5, 1.0), "x1 = 5e-324", (5e-324,)),
        Curve("x1-1e-300", (1e-300, 1.0, 0.3, 1.0), "x1 = 1e-300", (5e-324,)),
        Curve("x1-1e-300-x2-zero", (1e-300, 0.5, 0.0, 1.0), "x1 = 1e-300, x = t³", (5e-324,)),
        Curve("x1-1e-20", (1e-20, 0.8, 0.5, 1.0), "x1 = 1e-20", (1e-41, 1e-40, 1e-39)),
        Curve("x1-1e-20-x2-zero", (1e-20, 1.0, 0.0, 1.0), "x1 = 1e-20, x = t³ above 1e-30", (1e-31, 1e-30, 1e-29)),
        Curve("x2-one-ulp-below-1", (0.5, 0.0, 1 - 2**-53, 0.2), "x2 one ulp below 1"),
    ]


def extreme_y_curves():
    """Huge, tiny and flat y."""
    return [
        Curve("huge-1e10", (0.25, 1e10, 0.75, -1e10), "y ±1e10"),
        Curve("huge-1e10-vertical-inside", (1.0, 1e10, 0.0, -1e10), "y ±1e10, vertical at ½"),
        Curve("huge-1e150", (0.25, 1e150, 0.75, 1e150), "y 1e150"),
        Curve("huge-1e150-mixed", (0.3, -1e150, 0.6, 1e150), "y ∓1e150"),
        Curve("huge-1.7e308", (0.25, 1.7e308, 0.75, 1.7e308), "y 1.7e308: the polynomial's coefficients overflow"),
        Curve("huge-1.7e308-mixed", (0.25, 1.7e308, 0.75, -1.7e308), "y ±1.7e308: y1 − y2 overflows"),
        Curve("huge-1.7e308-steep", (0.4, -1.7e308, 0.2, 1.7e308), "y ∓1.7e308, steep inside"),
        Curve("huge-greatest-vertical-ends", (0.0, GREATEST, 1.0, -GREATEST), "y ±greatest double, vertical ends"),
        Curve("huge-one-sided", (0.3, 1e200, 0.7, 1.0)),
        Curve("tiny-1e-300", (0.25, 1e-300, 0.75, 1e-300), "y 1e-300"),
        Curve("tiny-1e-300-negative", (0.4, -1e-300, 1.0, 0.0)),
        Curve("flat-inside", (0.25, 1.0, 0.75, 0.0), "y' = y'' = 0 at ½"),
        Curve("flat-inside-steep", (0.4, 1.0, 0.2, 0.0), "y' = y'' = 0 where x is slow"),
        Curve("flat-inside-ease", (0.42, 1.0, 0.58, 0.0)),
    ]


def all_curves():
    """Every named curve; names and points are unique."""
    curves = everyday_curves() + vertical_curves() + quadratic_curves() + degenerate_curves() + extreme_y_curves()
    assert len({curve.name for curve in curves}) == len({curve.points for curve in curves}) == len(curves)
    return curves


def progresses_of(curve, exact):
    """The progresses of a curve's rows: the ordinary ones, some about its inflection, seeded random ones."""
    progresses = set(ORDINARY_PROGRESSES) | set(curve.progresses)
    image = exact.inflection_image()
    if image is not None:
        progresses |= {math.nextafter(image, 0), image, math.nextafter(image, 1)}
    random = Random(f"cubic-bezier {curve.name}")
    while len(progresses) < PROGRESSES_PER_CURVE:
        progresses.add(random.random())
    return sorted(progresses)


def named_rows():
    """Rows of cubic_bezier.csv."""
    for curve in all_curves():
        exact = ExactBezier(*curve.points)
        for progress in progresses_of(curve, exact):
            yield (curve.name, *curve.points, progress, exact.value(progress), exact.slope(progress))


def random_points(random, kind):
    """A random legal curve: 0 uniform, 1 near a corner of the square, 2 near x2 = x1 + 1/3, 3 overshooting."""
    if kind == 1:
        return (near_an_end(random), random.random(), near_an_end(random), random.random())
    if kind == 2:
        x1 = random.random() * 2 / 3
        offset = log_uniform(random, -60, -4) * (1 if random.random() < 0.5 else -1)
        return (x1, random.random(), min(third_above(x1, offset), 1.0), random.random())
    low, width = (0, 1) if kind == 0 else (-3, 6)
    return (random.random(), low + width * random.random(), random.random(), low + width * random.random())


def near_an_end(random):
    """A number in [0, 1] with a log-uniform distance from 0 or from 1, down to 1e-16."""
    distance = log_uniform(random, -53, -1)
    return distance if random.random() < 0.5 else 1 - distance


def random_progress(random, kind, exact):
    """A random progress: 0 uniform, 1 near 0, 2 near 1, 3 near the image of the inflection."""
    if kind == 1:
        return log_uniform(random, -1000 if random.random() < 0.25 else -60, -1)
    if kind == 2:
        return 1 - log_uniform(random, -53, -1)
    image = exact.inflection_image() if kind == 3 else None
    if image is None:
        return random.random()
    distance = log_uniform(random, -56, -4) * (1 if random.random() < 0.5 else -1)
    return min(max(image + distance, 0.0), 1.0)


def random_rows():
    """Rows of cubic_bezier_random.csv."""
    random = Random("cubic-bezier random curves")
    for number in range(RANDOM_ROWS):
        points = random_points(random, number % 4)
        exact = ExactBezier(*points)
        progress = random_progress(random, number // 4 % 4, exact)
        yield (*points, progress, exact.value(progress))


def make_tables():
    return {
        "cubic_bezier.csv": table_text("curve,x1,y1,x2,y2,progress,value,slope", named_rows()),
        "cubic_bezier_random.csv": table_text("x1,y1,x2,y2,progress,value", random_rows()),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
