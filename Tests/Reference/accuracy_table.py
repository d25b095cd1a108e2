"""Makes the accuracy table of timing curves: cubic-bezier values of the `inbetween` command against mpmath's.

For every curve of cubic_bezier.py with a note on its difficulty, about 400 progresses (random ones, both ends down to
1e-300, the image of the inflection, the neighbours of ½) are the input of

    inbetween sample 'cubic-bezier(…)' --at -

The results are compared with the exact values, in ulp of max(1, |y1|, |y2|). Beside them stands the textbook solver:
Newton's method in eight iterations on the polynomial's coefficients, then bisection, until x is within 1e-7.

    accuracy_table.py --tool .build/release/inbetween                prints the table
    accuracy_table.py --tool .build/release/inbetween --write FILE   writes it between FILE's markers
    accuracy_table.py --tool .build/release/inbetween --check FILE   exits with 1 if ours exceeds 0.51 ulp anywhere,
                                                                     or FILE's table lacks a curve
"""

import math
import sys
from random import Random

import mpmath
from mpmath import mp

from cubic_bezier import all_curves
from exact_bezier import ExactBezier
from document_table import DocumentTable, short, tool_rows, two_digits
from reference_table import log_uniform

TRUTH_BITS = 320
"""96 digits: 1e-16 of an ulp even where one ulp of x is 1e-5 of y."""
BOUND = 0.51


def progresses_of(curve, exact):
    """About 400 progresses, ascending, seeded by the curve's name."""
    random = Random(f"accuracy {curve.name}")
    half = 0.5
    progresses = {0.0, 1.0, 0.25, 0.75, 1e-300, 1 - 2**-53, *curve.progresses}
    for _ in range(6):
        half = math.nextafter(half, 0)
        progresses |= {half, 1 - half}
    progresses.add(0.5)
    progresses |= {log_uniform(random, -996, -1) for _ in range(30)}
    progresses |= {log_uniform(random, -60, -1) for _ in range(40)}
    progresses |= {1 - log_uniform(random, -53, -1) for _ in range(50)}
    image = exact.inflection_image()
    if image is not None:
        progresses |= neighbours(image, 10)
        distances = [log_uniform(random, -50, -4) for _ in range(40)]
        progresses |= {image + distance for distance in distances} | {image - distance for distance in distances}
    progresses = {progress for progress in progresses if 0 <= progress <= 1}
    while len(progresses) < 400:
        progresses.add(random.random())
    return sorted(progresses)


def neighbours(number, count):
    """The number and `count` doubles on either side."""
    found = {number}
    below = above = number
    for _ in range(count):
        below, above = math.nextafter(below, 0), math.nextafter(above, 1)
        found |= {below, above}
    return found


def tool_values(tool, points, progresses):
    """The output of `inbetween sample` for these progresses."""
    return [value for value, in tool_rows(tool, notation(points), progresses, ["value"])]


def notation(points):
    """The curve in the motion notation; every number reads back exactly."""
    return f"cubic-bezier({', '.join(short(number) for number in points)})"


def textbook_value(points, progress):
    """The solver of browsers and books: 8 steps of Newton's method, then bisection, to 1e-7 in x."""
    x1, y1, x2, y2 = points
    return polynomial(y1, y2, textbook_parameter(x1, x2, progress))


def textbook_parameter(x1, x2, progress, tolerance=1e-7):
    t = progress
    for _ in range(8):
        residual = polynomial(x1, x2, t) - progress
        if abs(residual) < tolerance:
            return t
        slope = polynomial_derivative(x1, x2, t)
        if abs(slope) < 1e-6:
            break
        t -= residual / slope
    low, high, t = 0.0, 1.0, progress
    while low < high:
        residual = polynomial(x1, x2, t) - progress
        if abs(residual) < tolerance:
            break
        low, high = (t, high) if residual < 0 else (low, t)
        middle = low + (high - low) / 2
        if middle in (low, high):
            break
        t = middle
    return t


def polynomial(first, second, t):
    linear = 3 * first
    quadratic = 3 * (second - first) - linear
    cubic = 1 - linear - quadratic
    return ((cubic * t + quadratic) * t + linear) * t


def polynomial_derivative(first, second, t):
    linear = 3 * first
    quadratic = 3 * (second - first) - linear
    cubic = 1 - linear - quadratic
    return (3 * cubic * t + 2 * quadratic) * t + linear


def worst_error(values, truths, unit):
    """The greatest |value − truth| in units, infinite for a value that is not a number, and its index."""
    errors = [float(abs(mpmath.mpf(value) - truth) / unit) if math.isfinite(value) else math.inf
              for value, truth in zip(values, truths)]
    worst = max(errors)
    return worst, errors.index(worst)


def measure(tool, curve):
    """The worst errors (ours, the textbook's), and the progress of our worst."""
    exact = ExactBezier(*curve.points, bits=TRUTH_BITS)
    progresses = progresses_of(curve, exact)
    with mp.workprec(TRUTH_BITS):
        truths = [exact.exact_value(progress) for progress in progresses]
        unit = mpmath.mpf(math.ulp(max(1.0, abs(curve.points[1]), abs(curve.points[3]))))
        ours, place = worst_error(tool_values(tool, curve.points, progresses), truths, unit)
        textbook, _ = worst_error([textbook_value(curve.points, progress) for progress in progresses], truths, unit)
    return ours, textbook, progresses[place]


def markdown(measured):
    """The table of {curve: (ours, textbook, …)}."""
    lines = ["| cubic-bezier | what is nasty about it | worst error, ulp | textbook solver, ulp |", "|---|---|--:|--:|"]
    for curve, (ours, textbook, _) in measured.items():
        points = notation(curve.points).removeprefix("cubic-bezier")
        lines.append(f"| `{points}` | {curve.nasty} | {two_digits(ours)} | {two_digits(textbook)} |")
    return "\n".join(lines)


def complaints(measured, rows):
    """The complaints of --check."""
    for curve, (ours, _, progress) in measured.items():
        if not ours <= BOUND:
            yield f"{notation(curve.points)} at {progress!r}: {two_digits(ours)} ulp, allowed {BOUND:g}"
    if len(rows) != len(measured):
        yield f"the document's table has {len(rows)} curves, measured {len(measured)}"


def measure_all(tool):
    return {curve: measure(tool, curve) for curve in all_curves() if curve.nasty}


if __name__ == "__main__":
    sys.exit(DocumentTable("accuracy-table").main(__doc__, measure_all, markdown, complaints))
