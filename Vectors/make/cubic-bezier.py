"""Makes Vectors/cubic-bezier.json: cubic Bézier timing curves, every legal one known to be hard for a solver among them.

The curve goes from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2), x1 and x2 in 0 … 1; its value at a
progress x is y. Outside 0 … 1 it continues along the tangents at its ends.
"""

from fractions import Fraction
from random import Random

import mpmath
from mpmath import mp

from vectors import ULP, Subject, publish

from cubic_bezier import all_curves
from cubic_bezier_crossings import CURVES as CROSSED, Crossings
from exact_bezier import ExactBezier

PROGRESSES = (1e-10, 0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999)
OUTSIDE = (
    (0.5, 1.0, 0.5, 1.0), (0.0, 0.0, 1.0, 1.0), (0.0, 1.0, 1.0, 0.0), (0.5, 0.0, 1.0, 0.5), (0.1, 0.2, 0.8, 0.8),
    (0.0, 0.0, 0.5, 1.0), (1.0, 0.5, 1.0, 1.0), (0.0, 0.0, 0.0, 0.0), (1.0, 1.0, 1.0, 1.0), (0.25, 0.1, 0.25, 1.0),
    (0.0, 0.5, 1.0, 0.5), (1.0, 0.3, 0.0, 0.6), (0.0, 0.0, 0.0, 0.5), (1.0, 0.5, 1.0, 0.5),
)
RANGES = ((0.25, -0.5, 0.75, -1 / 6), (0.25, 2.5, 0.75, 0.5), (0.25, 0.5, 0.75, -1.5), (0.25, 0.1, 0.75, 1.5),
          (0.25, -0.5, 0.75, 0.9), (0.34, 1.56, 0.64, 1.0), (0.17, 0.67, 1.0, -1.73), (0.42, 0.0, 0.58, 1.0),
          (0.5, -1.0, 0.5, 2.0), (0.0, 1.5, 1.0, 1.5))
CHAINS = (
    ((0.0, 1.5, 1.0, 1.5), (0.5, 1.0, 0.5, 0.0), (0.0, 0.23, 0.24, 0.7, 0.99, 1.0)),
    ((0.0, 1.5, 1.0, 1.5), (0.0, 1.5, 1.0, 1.5), (0.0, 0.23, 0.24, 0.7, 0.99, 1.0)),
    ((0.0, -0.5, 1.0, -0.5), (0.5, 1.0, 0.5, 0.0), (0.0, 0.01, 0.3, 0.75, 0.77, 1.0)),
    ((0.0, -0.5, 1.0, -0.5), (0.0, -0.5, 1.0, -0.5), (0.0, 0.01, 0.3, 0.75, 0.77, 1.0)),
    ((0.25, 0.1, 0.25, 1.0), (0.34, 1.56, 0.64, 1.0), (0.1, 0.5, 0.9)),
)
"""The curve of an effect, of a keyframe, and progresses: the first four are those of the web platform's tests."""


def precise(points):
    """The curve at a precision that leaves the working one, also next to triple roots and where huge y cancel."""
    return ExactBezier(*points, bits=8 * mp.prec)


def end_slope(points, at_start):
    """The slope beyond an end, as the browsers have it: 0 along a vertical tangent, 1 where all points coincide."""
    x1, y1, x2, y2 = map(Fraction, points)
    if not at_start:
        # The curve turned by half a turn.
        x1, y1, x2, y2 = 1 - x2, 1 - y2, 1 - x1, 1 - y1
    if x1 > 0:
        return y1 / x1
    if y1 == 0:
        return y2 / x2 if x2 > 0 else Fraction(1) if y2 == 0 else Fraction(0)
    return Fraction(0)


def value(points, progress):
    """y at a progress, a double or an mpf."""
    if 0 <= progress <= 1:
        return precise(points).exact_value(progress)
    slope = end_slope(points, progress < 0)
    slope = mpmath.mpf(slope.numerator) / slope.denominator
    return slope * progress if progress < 0 else 1 + slope * (mpmath.mpf(progress) - 1)


def crossings(points, level):
    with mp.workprec(8 * mp.prec):
        return Crossings(points).exact_progresses(level)


def levels(points):
    """Three levels from the table of the tests: away from the extrema, so that the number of crossings is certain."""
    with mp.workprec(8 * mp.prec):
        chosen = Crossings(points).values(Random(f"crossings {points}"))
    return chosen[1::3]


def extent(points):
    """The least and the greatest y on 0 … 1."""
    found = Crossings(points)
    ends = [mpmath.mpf(0), mpmath.mpf(1), *found.extrema]
    return [min(ends), max(ends)]


def given_of(points):
    return dict(zip(("x1", "y1", "x2", "y2"), points))


def size_of(points):
    return max(1.0, abs(points[1]), abs(points[3]))


def named(points):
    return ", ".join(f"{number:g}" for number in points)


def progresses(curve):
    """Those of every curve, the ones at which this curve is hard, and the image of its inflection."""
    image = ExactBezier(*curve.points).inflection_image()
    return sorted({*PROGRESSES, *curve.progresses} | ({image} if image is not None else set()))


def make():
    subject = Subject(
        "cubic-bezier", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://drafts.csswg.org/css-easing-2/#cubic-bezier-easing-functions",
                 "https://github.com/web-platform-tests/wpt/tree/master/css/css-easing",
                 "https://chromium.googlesource.com/chromium/src/+/main/ui/gfx/geometry/cubic_bezier_unittest.cc",
                 "https://github.com/gre/bezier-easing"],
        exact=4 * ULP, words="4 ulp of the scale, by a root that is iterated until the parameter stands still; a residual in x "
        "below 1e-7 leaves 1e-5 of y at steep places")
    given = {"x1": "0 … 1", "y1": "any finite number", "x2": "0 … 1", "y2": "any finite number"}
    scale = "max(1, |y1|, |y2|)"
    subject.question("value", "y where x is the progress", given=given, at="the progress", answer="y", scale=scale,
                     domain="a progress in 0 … 1")
    subject.question("slope", "dy/dx where x is the progress: at the ends from inside; where both derivatives vanish, their limit",
                     given=given, at="the progress", answer="the slope; inf or -inf where it is vertical", scale=scale,
                     domain="a progress in 0 … 1", exact=1e-11,
                     words="where the curve is steep, the parameter's last digit is magnified")
    subject.question("beyond", "y outside of 0 … 1: along the line to the next control point that is not the end; 0 or 1 if that is "
                     "vertical, the progress itself if all points are the end", given=given, at="the progress", answer="y",
                     scale="1", domain="a progress outside of 0 … 1")
    subject.question("crossings", "every progress in 0 … 1 at which y is a level, ascending", given=given, at="the level",
                     answer="a list, empty without one", scale="1", domain="a level that no extremum grazes", exact=1e-12,
                     words="4500 ulp: where the curve is flat, an ulp of y is many of x; the curves of huge y are the hardest")
    subject.question("extent", "the least and the greatest y on 0 … 1", given=given, at=[], answer="[least, greatest]",
                     scale="1",
                     domain="all curves")
    subject.question("chained", "the curve of a keyframe at the value of an effect's curve, which leaves 0 … 1",
                     given={"effect": "[x1, y1, x2, y2]", "keyframe": "[x1, y1, x2, y2]"}, at="the progress", answer="y",
                     scale="1", domain="a progress in 0 … 1", exact=1e-13,
                     words="the value between is rounded, and the second curve is steep")
    for curve in all_curves():
        points = curve.points
        at = progresses(curve)
        # The table of the tests also names curves that are hard for nobody.
        breaks = curve.nasty if curve.nasty and not curve.nasty.startswith("nothing") else None
        subject.case(curve.name, "value", given_of(points), subject.rows(lambda x: value(points, x), at),
                     scale=size_of(points), breaks=breaks)
        subject.case(curve.name, "slope", given_of(points),
                     subject.rows(lambda x: precise(points).exact_slope(x), [0.0, *at[1::3], 1.0]), scale=size_of(points),
                     breaks=breaks)
    for points in OUTSIDE:
        subject.case(named(points), "beyond", given_of(points),
                     subject.rows(lambda x: value(points, x), [-1.0, -0.1, 1.5, 2.0]),
                     breaks="not continued, or along the other tangent")
    for points in CROSSED:
        if size_of(points) < 1e100:
            subject.case(named(points), "crossings", given_of(points),
                         subject.rows(lambda level: crossings(points, level), levels(points)),
                         breaks="x and y swapped, which finds one crossing at most")
    for points in RANGES:
        subject.case(named(points), "extent", given_of(points), [subject.row((), lambda: extent(points))])
    for effect, keyframe, at in CHAINS:
        subject.case(f"{named(effect)} into {named(keyframe)}", "chained", {"effect": effect, "keyframe": keyframe},
                     subject.rows(lambda x: value(keyframe, value(effect, x)), at), breaks="the value between is clamped")
    return subject


if __name__ == "__main__":
    publish(make())
