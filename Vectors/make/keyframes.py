"""Makes Vectors/keyframes.json: values between keys, by the rules that animation tools and libraries have for them.

Every rule but three is rational: its numbers come from fractions, without rounding. Fritsch and Carlson's limiter and
the distances of centripetal splines need roots, easings the root of a cubic; these are computed in mpmath.
"""

from fractions import Fraction
from random import Random

import mpmath
from mpmath import mpf

from tangents import RULES, hermite
from vectors import Subject, publish

EDGE = "tangents at the ends: the first and the last line are extended, p₋₁ = 2p₀ − p₁; others double the end points"
BREAKS = {
    "kochanek-bartels": EDGE,
    "catmull-rom": EDGE,
    "fritsch-carlson": "a limiter that compares the slope with 9 rather than its square overshoots",
    "natural": "a clamped or not-a-knot spline is another curve",
}
RULE_WORDS = """how the velocities at the keys follow, with the slope δ₀ and the duration h₀ of the line before a key, and δ₁ and
 h₁ of the line after it. pchip: 3(h₀ + h₁)/((h₀ + 2h₁)/δ₀ + (2h₀ + h₁)/δ₁), 0 where δ₀δ₁ ≤ 0; at an end ((2h₀ + h₁)δ₀ − h₀δ₁)/(h₀ +
 h₁), 0 if its sign is not that of δ₀, at most 3δ₀ if δ₁ has the other sign. steffen: (sign δ₀ + sign δ₁)·min(|δ₀|, |δ₁|, ½|p|), p =
 (δ₀h₁ + δ₁h₀)/(h₀ + h₁); at an end that of the line. fritsch-carlson: (δ₀ + δ₁)/2, 0 where δ₀δ₁ ≤ 0, at an end that of the line; then
 from left to right both velocities of a line, by its slope α and β, times 3/√(α² + β²) where that is less than 1. natural, clamped,
 periodic: the acceleration is continuous. kochanek-bartels, with tension T, continuity C and bias B: after a key (1 − T)((1 + C)(1 +
 B)·δ₀h₀ + (1 − C)(1 − B)·δ₁h₁)/(h₀ + h₁), before it with −C for C. kochanek-bartels-spaced: δ₀h₁ for δ₀h₀ and δ₁h₀ for δ₁h₁ in it.
 catmull-rom: (1 − tension)(Δ₀d₁/d₀ + Δ₁d₀/d₁)/(h₀ + h₁) with the differences Δ of values and d = |Δ|^alpha. Beyond both ends the last
 three extend the first and the last line.""".replace("\n", "")
TRACKS = (
    ("a zigzag at even times", [0.0, 1.0, 2.0, 3.0], [0.0, 10.0, 0.0, 10.0]),
    ("uneven times", [0.0, 0.125, 1.0, 3.0, 3.25], [1.0, -2.0, 4.0, 4.5, 0.0]),
    ("rising, almost flat and steep", [0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 0.0625, 0.125, 8.0, 8.0625, 16.0]),
    ("a plateau", [-1.0, 0.0, 0.5, 2.0, 2.5], [0.0, 5.0, 5.0, 1.0, -3.0]),
)
PERIODIC = (
    ("a closed zigzag", [0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 10.0, 0.0, 10.0, 0.0]),
    ("closed, at uneven times", [0.0, 0.125, 1.0, 3.0, 3.25], [1.0, -2.0, 4.0, 4.5, 1.0]),
)


def short(source, count, low, high):
    """Multiples of 2⁻⁸: short to read."""
    return [round((low + (high - low) * source.random()) * 2**8) / 2**8 for _ in range(count)]


def tracks(rule, source):
    """Names, times and values."""
    if rule == "periodic":
        yield from PERIODIC
    else:
        yield from TRACKS
    for count in (3, 7):
        times = sorted(short(source, count, 0, 4))
        while min(b - a for a, b in zip(times, times[1:])) < 1 / 16:
            times = sorted(short(source, count, 0, 4))
        values = short(source, count, -10, 10)
        if rule == "periodic":
            values[-1] = values[0]
        yield f"{count} keys", times, values


def parameters_of(rule, source, count):
    """What a rule needs beside the keys, a list for each variant of it."""
    match rule:
        case "clamped":
            return [{"startVelocity": a, "endVelocity": b} for a, b in [short(source, 2, -20, 20)]]
        case "kochanek-bartels" | "kochanek-bartels-spaced":
            shapes = [short(source, 3, -1, 1) for _ in range(count)]
            return [{"shapes": [[0.0, 0.0, 0.0]] * count}, {"shapes": shapes}]
        case "catmull-rom":
            return [{"alpha": alpha, "tension": tension} for alpha, tension in ((0.0, 0.0), (0.5, 0.0), (1.0, 0.25))]
        case _:
            return [{}]


def inside(times, source, count):
    """Times that are no key's, spread over the track."""
    found = []
    for index in range(count):
        segment = (index * (len(times) - 1)) // count
        start, end = times[segment], times[segment + 1]
        found.append(start + (end - start) * (1 + source.randrange(15)) / 16)
    return found


def spline_cases(subject):
    for rule, slopes in RULES.items():
        source = Random(f"keyframes {rule}")
        for name, times, values in tracks(rule, source):
            for parameters in parameters_of(rule, source, len(times)):
                if parameters.get("alpha") and any(a == b for a, b in zip(values, values[1:])):
                    continue  # no direction between equal values
                given = {"rule": rule, "times": times, "values": values, **parameters}
                size = max(map(abs, values))
                shortest = min(b - a for a, b in zip(times, times[1:]))
                curve = hermite(times, values, lambda: slopes(times, values, parameters))
                at = inside(times, source, 5)
                ask = [("value", 0, [*at[::2], times[1]], 1), ("velocity", 1, at[1:2], shortest),
                       ("acceleration", 2, at[3:4], shortest**2)]
                for question, order, points, unit in ask:
                    subject.case(f"{rule}, {name}", question, given,
                                 subject.rows(lambda time: curve(time, order), points), scale=size / unit,
                                 breaks=BREAKS.get(rule) if order == 0 else None)


def mode_value(mode, times, values, time):
    """Hold and linear, held outside of the keys; where several keys share a time, the last of them counts."""
    if time < times[0]:
        return Fraction(values[0])
    index = max(i for i, key in enumerate(times) if key <= time)
    if mode == "hold" or index == len(times) - 1:
        return Fraction(values[index])
    part = (Fraction(time) - Fraction(times[index])) / (Fraction(times[index + 1]) - Fraction(times[index]))
    return Fraction(values[index]) + part * (Fraction(values[index + 1]) - Fraction(values[index]))


def mode_cases(subject):
    given = (("even times", [0.0, 1.0, 2.0], [3.0, -1.0, 7.0], None),
             ("two keys at one time", [0.0, 0.5, 0.5, 2.0], [0.0, 1.0, 5.0, 6.0],
              "divides by the time between the keys, or shows the first of them at their time"),
             ("three keys at one time", [0.0, 1.0, 1.0, 1.0, 2.0], [0.0, 1.0, 9.0, 4.0, 6.0], "shows the middle key"),
             ("times that are no binary fractions", [0.1, 0.3, 0.7], [1.0, 2.0, 3.0], None),
             ("a single key", [1.0], [4.0], "has no segment"))
    for name, times, values, breaks in given:
        points = sorted({-1.0, times[0], 0.25, 0.3, *times, 0.999, 1.5, times[-1], 9.0})
        for mode in ("hold", "linear"):
            subject.case(f"{mode}, {name}", "mode", {"rule": mode, "times": times, "values": values},
                         subject.rows(lambda time: mode_value(mode, times, values, time), points),
                         scale=max(map(abs, values)), breaks=breaks)


EASINGS = {"ease": [0.25, 0.1, 0.25, 1.0], "in": [0.42, 0.0, 1.0, 1.0], "out": [0.0, 0.0, 0.58, 1.0],
           "back": [0.34, 1.56, 0.64, 1.0], "steep": [1.0, 0.0, 0.0, 1.0], "line": [0.0, 0.0, 1.0, 1.0]}


def eased(times, values, easings, time):
    index = max(i for i in range(len(times) - 1) if times[i] <= time)
    start, end = mpf(times[index]), mpf(times[index + 1])
    part = (mpf(time) - start) / (end - start)
    return values[index] + (mpf(values[index + 1]) - values[index]) * bezier(easings[index], part)


def bezier(points, progress):
    """y at x = progress, by bisection: the progress of a segment is no double, so that nothing is known beforehand."""
    x1, y1, x2, y2 = map(mpf, points)
    low, high = mpf(0), mpf(1)
    coordinate = lambda a, b, t: 3 * a * t * (1 - t)**2 + 3 * b * t * t * (1 - t) + t**3
    while high - low > mpmath.ldexp(1, -mpmath.mp.prec + 4):
        middle = (low + high) / 2
        low, high = (middle, high) if coordinate(x1, x2, middle) < progress else (low, middle)
    return coordinate(y1, y2, (low + high) / 2)


def eased_cases(subject):
    for name, times, values, names in (
            ("CSS keyframes with easings", [0.0, 0.25, 1.0], [0.0, 100.0, 40.0], ("out", "in")),
            ("an easing that overshoots", [0.0, 0.5, 0.75, 2.0], [1.0, 2.0, 2.0, -6.0], ("back", "steep", "ease")),
            ("one easing is a line", [0.0, 1.0, 2.0], [0.0, 3.0, 1.0], ("line", "ease"))):
        easings = [EASINGS[key] for key in names]
        points = [times[0] + (times[-1] - times[0]) * (2 * i + 1) / 16 for i in range(8)]
        subject.case(name, "eased", {"times": times, "values": values, "easings": easings},
                     subject.rows(lambda time: eased(times, values, easings, time),
                                  [point for point in points if point not in times]), scale=max(map(abs, values)),
                     breaks="one easing for the whole track, or Newton's method without a bracket")


POINTS = {
    "a right angle": [[0.0, 0.0], [3.0, 0.0], [3.0, 4.0]],
    "long and short lines": [[0.0, 0.0], [1.0, 0.0], [1.0, 8.0], [2.0, 8.0], [5.0, 4.0]],
    "a stop": [[0.0, 0.0], [6.0, 8.0], [6.0, 8.0], [0.0, 8.0]],
    "uneven": [[0.0, 1.0], [2.0, 1.5], [2.5, -1.0], [7.0, 3.0]],
}


def distances(points, exponent=1):
    return [mpmath.hypot(mpf(b[0]) - a[0], mpf(b[1]) - a[1])**mpf(exponent) for a, b in zip(points, points[1:])]


def paced(points, fraction, curved):
    """A point at a constant speed along the lines between the points, or on the spline with these key times."""
    lengths = distances(points)
    total = mpmath.fsum(lengths)
    times = [mpmath.fsum(lengths[:i]) / total for i in range(len(points))]
    index = max(i for i in range(len(points) - 1) if times[i] <= fraction and lengths[i] > 0)
    part = (mpf(fraction) - times[index]) / (times[index + 1] - times[index])
    if not curved:
        return [a + (mpf(b) - a) * part for a, b in zip(points[index], points[index + 1])]
    return [hermite(times, column, lambda: RULES["kochanek-bartels"](
        times, column, {"shapes": [[0, 0, 0]] * len(times)}, mpf), mpf)(fraction, 0) for column in zip(*points)]


def catmull_rom(points, alpha, segment, fraction):
    """Barry and Goldman's pyramid of lines over knots whose distances are powers of the points' distances."""
    points = [[2 * mpf(a) - b for a, b in zip(points[0], points[1])], *points,
              [2 * mpf(a) - b for a, b in zip(points[-1], points[-2])]]
    four = points[segment:segment + 4]
    gaps = distances(four, alpha)
    knots = [mpmath.fsum(gaps[:i]) for i in range(4)]
    time = knots[1] + mpf(fraction) * gaps[1]
    level = [[mpf(c) for c in point] for point in four]
    for spans in ([(0, 1), (1, 2), (2, 3)], [(0, 2), (1, 3)], [(1, 2)]):
        level = [[((knots[b] - time) * p + (time - knots[a]) * q) / (knots[b] - knots[a])
                  for p, q in zip(level[i], level[i + 1])] for i, (a, b) in enumerate(spans)]
    return level[0]


def point_cases(subject):
    for name, points in POINTS.items():
        size = max(abs(c) for point in points for c in point)
        for rule in ("paced", "cubicPaced"):
            if rule == "cubicPaced" and name == "a stop":
                continue  # undefined: the tangent at two equal keys of one time
            subject.case(f"{rule}, {name}", "paced", {"rule": rule, "points": points},
                         subject.rows(lambda fraction: paced(points, fraction, rule != "paced"),
                                      [0.125, 0.25, 0.5, 0.6875, 0.9]), scale=size,
                         breaks="a segment without length" if name == "a stop" else None)
        if name == "a stop":
            continue
        for alpha in (0.0, 0.5, 1.0):
            at = [(segment, fraction) for segment in range(len(points) - 1) for fraction in (0.25, 0.625)]
            subject.case(f"Catmull–Rom with alpha {alpha:g}, {name}", "catmullRom", {"alpha": alpha, "points": points},
                         subject.rows(lambda segment, fraction: catmull_rom(points, alpha, segment, fraction), at),
                         scale=size, breaks="the uniform spline in the place of the centripetal one" if alpha else EDGE)


def make():
    subject = Subject(
        "keyframes", "Values between keys: held, linear, eased, paced, and by the splines of tools and libraries.",
        sources=[
            "https://en.wikipedia.org/wiki/Kochanek%E2%80%93Bartels_spline",
            "https://splines.readthedocs.io/en/latest/euclidean/kochanek-bartels-properties.html",
            "https://docs.scipy.org/doc/scipy/reference/generated/scipy.interpolate.PchipInterpolator.html",
            "https://www.gnu.org/software/gsl/doc/html/interp.html",
            "https://en.wikipedia.org/wiki/Monotone_cubic_interpolation",
            "https://en.wikipedia.org/wiki/Centripetal_Catmull%E2%80%93Rom_spline",
            "https://www.w3.org/TR/web-animations-1/",
            "https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/calculationmode",
        ],
        exact=1e-14, words="45 ulp of the greatest value: a few roundings of tangents and of a cubic",
        how="fractions; where a rule needs roots, at this precision and at twice as many digits, equal in 25")
    given = {
        "rule": RULE_WORDS, "times": "of the keys, s, ascending",
        "values": "at the keys", "startVelocity": "of a clamped spline, 1/s", "endVelocity": "of a clamped spline, 1/s",
        "shapes": "tension, continuity and bias of each key", "alpha": "the exponent of the distances",
        "tension": "0 for the spline, 1 for a stop at each key"}
    subject.question("value", "the value of a piecewise cubic at a time", given=given, at="time, s", answer="the value",
                     domain="between the first key and the last", scale="the greatest |value| of the keys")
    given = {**given, "rule": "as of value"}
    subject.question("velocity", "its derivative", given=given, at="time, s, not a key's", answer="1/s",
                     domain="between the first key and the last", scale="the greatest |value| by the shortest segment")
    subject.question("acceleration", "its second derivative", given=given, at="time, s, not a key's", answer="1/s²",
                     domain="between the first key and the last", exact=1e-13,
                     words="450 ulp: the second difference of values that nearly cancel",
                     scale="the greatest |value| by the square of the shortest segment")
    subject.question(
        "mode", "held values and straight lines; of several keys at one time the last counts from that time on",
        given={"rule": "hold or linear", "times": "of the keys, s, not descending", "values": "at the keys"},
        at="time, s", answer="the value", domain="all times: the first value before the keys, the last after them",
        scale="the greatest |value|")
    subject.question(
        "eased", "straight lines, each with a cubic Bézier easing of its segment's progress",
        given={"times": "of the keys, s", "values": "at the keys", "easings": "x1, y1, x2, y2 of each segment"},
        at="time, s", answer="the value", domain="between the first key and the last", scale="the greatest |value|",
        exact=1e-13, words="450 ulp: the progress in a segment is rounded where an easing may be steep")
    subject.question(
        "paced", "a point at constant speed along lines (paced), or the spline of kochanek-bartels with zero shapes"
        " whose key times are the distances along the lines (cubicPaced)",
        given={"rule": "paced or cubicPaced", "points": "x and y of each key"}, at="fraction of the whole time",
        answer="x and y", domain="0…1", scale="the greatest |coordinate|")
    subject.question(
        "catmullRom", "Barry and Goldman's spline through points, over knots at a power of the distances; the first and"
        " the last line are extended", given={"alpha": "the power: 0 uniform, 0.5 centripetal, 1 chordal",
                                              "points": "x and y"},
        at=["segment, from 0", "fraction of the segment's knots"], answer="x and y", domain="a fraction in 0…1",
        scale="the greatest |coordinate|")
    mode_cases(subject)
    eased_cases(subject)
    spline_cases(subject)
    point_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
