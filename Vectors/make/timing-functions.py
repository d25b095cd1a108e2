"""Makes Vectors/timing-functions.json: the steps and lines of CSS Easing Level 2, Penner's easings, and vendors' names.

The cubic Bézier curves have a file for themselves. Constants of Penner's formulas are the doubles nearest to their
literals.
"""

from fractions import Fraction
from math import floor

import mpmath
from mpmath import mp, mpf

from vectors import ULP, Subject, publish

from css_linear import canonical, linear_value, parsed_linear, serialised
from penner import easings

STEPS = (
    (1, "start", (0.0, 0.9943318, 1.0240667, 1.503554, 2.375, 1.937268, -0.024067, 0.0552161, -0.937268, -1.375, 1.0)),
    (1, "end", (0.0, 0.9943318, 1.0240667, 1.503554, 2.375, 1.937268, -0.024067, 0.0552161, 1.0)),
    (1, "jump-both", (0.0, 0.9943318, 1.0240667, 1.503554, 2.375, 1.937268, -0.024067, 0.0552161, 1.0)),
    (2, "jump-none", (0.0, 0.50458, 0.9943318, 1.0240667, 1.503554, 2.375, 1.937268, -0.024067, 0.0552161, 1.0)),
    (2, "jump-both", (-0.25, 0.0, 0.25, 0.5, 0.75, 1.0, 1.25)),
    (3, "jump-none", (-0.5, 0.0, 0.3, 0.34, 0.67, 1.0, 1.4)),
    (5, "jump-start", (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
    (7, "end", (0.14, 0.143, 0.5, 0.857142857142857, 1.0)),
)
FLAGGED = (
    (1, "start", (-1.1, -0.1, 0.0, 0.2, 0.6, 1.0, 2.0)),
    (1, "end", (-2.0, 0.0, 0.2, 0.6, 1.0, 2.0)),
    (4, "start", (-0.5, 0.0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 1.0, 1.5)),
    (4, "end", (-2.0, 0.0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 0.99, 1.0, 2.0)),
    (2, "jump-both", (0.0, 0.5, 1.0)),
    (2, "jump-none", (0.0, 0.5, 1.0)),
)
LINEARS = (
    ("linear(0, 1.5, 1)", (-0.5, 0.0, 0.25, 0.5, 0.75, 1.0, 1.5), None),
    ("linear(1, -0.5, 0)", (0.0, 0.25, 0.5, 0.75, 1.0), None),
    ("linear(0.2 0% 20%, 0.4 20% 40%, 0.6 40% 60%, 0.8 60% 80%, 1.0 80% 100%)",
     (0.0, 0.1, 0.19, 0.21, 0.5, 0.7, 0.9, 1.0), "a jump between two stops at one progress"),
    ("linear(0, 0.1 -10%, 1)", (0.0, 0.1, 0.55, 1.0), "a stop before an earlier one is moved to it"),
    ("linear(0, 0.9 110%, 1)", (0.0, 0.45, 0.9, 0.95, 1.0), "the last stop is at 110% too: 1 is not reached"),
    ("linear(0 0%, 1 50%, 0.5 60%, 1 100%)", (-0.25, 0.25, 0.6, 0.8, 1.2), "continued along the first and the last line"),
    ("linear(0 40%, 1 60%)", (0.0, 0.3, 0.5, 0.75, 1.0), "continued inside of 0 … 1 too"),
    ("linear(0, 0 0%, 1 100%, 1)", (-1.0, 0.5, 2.0), "two points at an end: flat beyond it"),
    ("linear(0.3)", (-1.0, 0.0, 0.7, 2.0), "a single stop is a constant; refused by older engines"),
    ("linear(0, 0.5 25% 75%, 1)", (0.1, 0.25, 0.5, 0.75, 0.9), None),
    ("linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998, 1)", (0.05, 1 / 9, 0.2, 0.5, 0.95),
     "ninths, in 32-bit numbers by some"),
    ("linear(0, 1, 0.5)", (0.49999999999999994, 0.5, 0.5000001), "snaps to a stop within 1e-6"),
)
POINTS = (
    "linear(0, 1)", "linear(-10, -5, 0, 5, 10)", "linear(-10 -10%, -5 -5%, 0, 5, 10)", "linear(0 0% 50%, 1 50% 100%)",
    "linear(0, 0.5 25% 75%, 1 100% 100%)", "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
    "linear(0, 0 40%, 1, 0.5, 1)", "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998, 1 100% 100%)",
    "linear(0, 0.1 -10%, 1)", "linear(0, 0.9 110%, 1)", "linear(1 50%, 0 20%, 0.5)", "linear(0.3)",
)
SERIALISED = {
    "linear": "linear", "ease": "ease", "ease-in": "ease-in", "ease-out": "ease-out", "ease-in-out": "ease-in-out",
    "cubic-bezier(0.1, 0.2, 0.8, 0.9)": "cubic-bezier(0.1, 0.2, 0.8, 0.9)",
    "cubic-bezier(0, -2, 1, 3)": "cubic-bezier(0, -2, 1, 3)",
    "CUBIC-BEZIER(.1,.2,.3,+.4)": "cubic-bezier(0.1, 0.2, 0.3, 0.4)",
    "cubic-bezier(1e-1, 0, 10e-1, 1)": "cubic-bezier(0.1, 0, 1, 1)",
    "step-start": "steps(1, start)", "step-end": "steps(1)", "steps(2, end)": "steps(2)", "steps(2, jump-end)": "steps(2)",
    "steps(4, start)": "steps(4, start)", "steps(2, jump-start)": "steps(2, jump-start)",
    "steps(2, jump-both)": "steps(2, jump-both)", "steps(2, jump-none)": "steps(2, jump-none)",
}
REFUSED = (
    "", "7", "auto", "test", "ease-in ease-out", "cubic-bezier(0.1, 0.2, 0.3)", "cubic-bezier(0.1, 0.2, 0.3, 0.4, 0.5)",
    "cubic-bezier(-0.1, 0.1, 0.5, 0.9)", "cubic-bezier(0.5, 0.1, 1.1, 0.9)", "cubic-bezier(0, 0, -0.1, 1)",
    "cubic-bezier(0.1, 0, 4, 0.4)", "steps(0, start)", "steps(0)", "steps(1, jump-none)", "steps(-1, start)",
    "steps(0.1, start)", "steps(3, nowhere)", "steps(-3, end)", "linear()", "linear(100%)", "linear(0% 1 50%)",
    "linear(0% 100% 0)", "linear(0 10px, 1)", "linear(0,, 1)",
)
PENNER_AT = (0.0, 1e-6, 0.1, 0.25, 0.3141592653589793, 0.4, 0.5, 0.75, 0.9, 1 - 1e-6, 1.0)
EASINGS_NET = {
    "sine": ("0.12 0 0.39 0", "0.61 1 0.88 1", "0.37 0 0.63 1"), "quad": ("0.11 0 0.5 0", "0.5 1 0.89 1", "0.45 0 0.55 1"),
    "cubic": ("0.32 0 0.67 0", "0.33 1 0.68 1", "0.65 0 0.35 1"), "quart": ("0.5 0 0.75 0", "0.25 1 0.5 1", "0.76 0 0.24 1"),
    "quint": ("0.64 0 0.78 0", "0.22 1 0.36 1", "0.83 0 0.17 1"), "expo": ("0.7 0 0.84 0", "0.16 1 0.3 1", "0.87 0 0.13 1"),
    "circ": ("0.55 0 1 0.45", "0 0.55 0.45 1", "0.85 0 0.15 1"),
    "back": ("0.36 0 0.66 -0.56", "0.34 1.56 0.64 1", "0.68 -0.6 0.32 1.6"),
}
NAMED = (
    ("css", "ease", "0.25 0.1 0.25 1"), ("css", "ease-in", "0.42 0 1 1"), ("css", "ease-out", "0 0 0.58 1"),
    ("css", "ease-in-out", "0.42 0 0.58 1"),
    ("core-animation", "default", "0.25 0.1 0.25 1"), ("core-animation", "easeIn", "0.42 0 1 1"),
    ("core-animation", "easeOut", "0 0 0.58 1"), ("core-animation", "easeInEaseOut", "0.42 0 0.58 1"),
    ("core-animation", "linear", "0 0 1 1"),
    ("material2", "standard", "0.4 0 0.2 1"), ("material2", "decelerate", "0 0 0.2 1"),
    ("material2", "accelerate", "0.4 0 1 1"),
    ("material3", "standard", "0.2 0 0 1"), ("material3", "emphasized-decelerate", "0.05 0.7 0.1 1"),
    ("material3", "emphasized-accelerate", "0.3 0 0.8 0.15"),
    ("compose", "FastOutSlowInEasing", "0.4 0 0.2 1"), ("compose", "LinearOutSlowInEasing", "0 0 0.2 1"),
    ("compose", "FastOutLinearInEasing", "0.4 0 1 1"),
)
ANDROID_AT = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)


def steps_value(count, position, progress, before):
    """The algorithm of CSS Easing Level 2, §2.3, with p·n as a product of doubles, as every browser has it."""
    scaled = progress * count
    step = floor(scaled)
    if position in ("start", "jump-start", "jump-both"):
        step += 1
    if before and scaled == floor(scaled):
        step -= 1
    jumps = count + {"jump-none": -1, "jump-both": 1}.get(position, 0)
    if progress >= 0 and step < 0:
        step = 0
    if progress <= 1 and step > jumps:
        step = jumps
    return Fraction(step, jumps)


def android(name, t):
    """Android's interpolators, with their default tensions."""
    t = mpf(t)
    if name == "AccelerateDecelerate":
        return (1 - mpmath.cospi(t)) / 2
    if name == "Accelerate":
        return t**2
    if name == "Decelerate":
        return 1 - (1 - t) ** 2
    if name == "Anticipate":
        return t**2 * (3 * t - 2)
    if name == "Overshoot":
        return (t - 1) ** 2 * (3 * (t - 1) + 2) + 1
    if name == "AnticipateOvershoot":
        # Of twice the tension times 1.5, on both halves.
        half = (lambda u: u**2 * (4 * u - 3)) if t < mpf(0.5) else (lambda u: (u - 2) ** 2 * (4 * (u - 2) + 3) + 2)
        return half(2 * t) / 2
    assert name == "Cycle"
    return mpmath.sinpi(2 * t)


def ask_css(subject):
    subject.question("steps", "CSS's steps(), also outside of 0 … 1; the step is the floor of p·n, a product of two doubles",
                     given={"count": "n", "position": "as in CSS"},
                     at=["p", "whether the before flag is set, so that the value before a jump holds at it"],
                     answer="the value", domain="any finite p", exact=0, words="one division, rounded once")
    for count, position, at in STEPS:
        points = [(p, False) for p in at]
        subject.case(f"steps({count}, {position})", "steps", {"count": count, "position": position},
                     subject.rows(lambda p, before: steps_value(count, position, p, before), points),
                     breaks="clamped to 0 … 1")
    for count, position, at in FLAGGED:
        points = [(p, before) for p in at for before in (False, True)]
        subject.case(f"steps({count}, {position}) before and after", "steps", {"count": count, "position": position},
                     subject.rows(lambda p, before: steps_value(count, position, p, before), points),
                     breaks="the before flag is not there")
    for count in (49, 1000, 3):
        points = [(number / count, False) for number in sorted({1, count // 3, count // 2, count - 2, count - 1, count})]
        subject.case(f"steps({count}, end) at its jumps", "steps", {"count": count, "position": "end"},
                     subject.rows(lambda p, before: steps_value(count, "end", p, before), points),
                     breaks="⌊min(p, 0.999)·n⌋/n, or a multiplication by 1/n: neither reaches 1")
    subject.question("linear", "CSS's linear()", given={"function": "as in CSS"}, at="the progress", answer="the value",
                     domain="any finite progress; at a jump the value after it")
    for function, at, breaks in LINEARS:
        points = canonical(parsed_linear(function))
        subject.case(function, "linear", {"function": function}, subject.rows(lambda p: linear_value(points, p), at),
                     scale=max(1.0, *(abs(float(output)) for output, _ in points)), breaks=breaks)
    subject.question("linearPoints", "the points of a linear() after CSS's canonicalisation", given={}, at="the function",
                     answer="[[output, input], …], the input as a number, not in percent", domain="a linear()")
    subject.case("points", "linearPoints", {},
                 subject.rows(lambda text: [list(point) for point in canonical(parsed_linear(text))],
                                                            POINTS), scale=1)
    subject.question("serialised", "how a timing function is written again", given={}, at="the text",
                     answer="the computed value as text; null for a text that is refused", domain="any text", exact=0,
                     words="text")
    subject.case("kept or shortened", "serialised", {}, [[text, answer] for text, answer in SERIALISED.items()])
    subject.case("linear()", "serialised", {}, [[text, serialised(canonical(parsed_linear(text)))] for text in POINTS[:8]],
                 breaks="written as it came, without the progresses that were left out")
    subject.case("refused", "serialised", {}, [[text, None] for text in REFUSED], breaks="accepted, or half of it read")


def ask_penner(subject):
    given = {"name": "as in CSS's manner, ease-in-quad to ease-in-out-bounce"}
    subject.question("penner", "Robert Penner's thirty easings with begin 0, change 1, duration 1: expo without later corrections, "
                     "elastic with amplitude 1 and period 0.3 (0.45 in-out), back with 1.70158 (times 1.525 in-out)",
                     given=given, at="the progress", answer="the value", domain="0 … 1")
    subject.question("pennerSlope", "their derivative: from inside at an end, from the right at a corner", given=given,
                     at="the progress", answer="the slope; inf where it is vertical", domain="0 … 1", exact=1e-12,
                     words="the circles are steep at 1 − 1e-6: 1 − t² has lost half of its digits")
    with mp.workdps(subject.digits):
        names = list(easings())
    for name in names:
        subject.case(name, "penner", {"name": name}, subject.rows(lambda t: easings()[name](mpf(t))[0], PENNER_AT))
        subject.case(name, "pennerSlope", {"name": name}, subject.rows(lambda t: easings()[name](mpf(t))[1], PENNER_AT[::2]))


def ask_vendors(subject):
    subject.question("named", "the cubic Bézier curves that vendors name", given={}, at=["the vendor", "the name"],
                     answer="[x1, y1, x2, y2]", domain="these names")
    net = [("easings.net", f"ease-{way}-{family}", points)
           for family, curves in EASINGS_NET.items() for way, points in zip(("in", "out", "in-out"), curves)]
    subject.case("names", "named", {}, subject.rows(lambda *names: next(
        [Fraction(number) for number in points.split()] for *key, points in (*NAMED, *net) if tuple(key) == names),
        [tuple(key) for *key, _ in (*NAMED, *net)]), breaks="Core Animation stores 32-bit numbers: 0.42 is 1.3e-8 off")
    subject.question("android", "Android's interpolators, with the tensions they have by default",
                     given={"name": "without the word Interpolator"},
                     at="the progress", answer="the value", domain="0 … 1")
    for name in ("AccelerateDecelerate", "Accelerate", "Decelerate", "Anticipate", "Overshoot", "AnticipateOvershoot",
                 "Cycle"):
        subject.case(name, "android", {"name": name}, subject.rows(lambda t: android(name, t), ANDROID_AT))


def make():
    subject = Subject(
        "timing-functions", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://drafts.csswg.org/css-easing-2/",
                 "https://github.com/web-platform-tests/wpt/tree/master/css/css-easing",
                 "http://robertpenner.com/easing/", "https://easings.net/",
                 "https://m3.material.io/styles/motion/easing-and-duration",
                 "https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname",
                 "https://developer.android.com/reference/android/view/animation/Interpolator"],
        exact=4 * ULP, words="4 ulp of the scale: a few operations, each rounded", digits=100)
    ask_css(subject)
    ask_penner(subject)
    ask_vendors(subject)
    return subject


if __name__ == "__main__":
    publish(make())
