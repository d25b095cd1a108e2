"""Makes Vectors/decay.json: content that is thrown and slows down by itself, by each vendor's parameters, and rubber bands.

The velocity falls exponentially at a rate λ, so the whole distance is v/λ. UIScrollView keeps the fraction d of the
velocity in each millisecond, λ = −1000·ln d; pop sums the milliseconds up; Flutter keeps the fraction D in a second.
"""

import math

import mpmath
from mpmath import mpf

from vectors import ULP, Subject, publish

TIMES = (0.0, 1e-12, 1e-3, 1 / 60, 0.1, 0.5, 1.0, 2.5, 10.0)
THROWN = (
    ("UIScrollView, normal", 0.0, 1000.0, 0.998, None), ("UIScrollView, fast", 120.0, -1234.5, 0.99, None),
    ("slow", -3.0, 0.037, 0.9999, None), ("half of the velocity in each millisecond", 0.0, 8.5e5, 0.5, None),
    ("for hours", 0.0, 1000.0, 0.999999, "1 − d^t and ln d lose digits: exp(t·ln d) − 1 is expm1"),
    ("an ulp below 1", 0.0, 1000.0, math.nextafter(1, 0), "ln d as d − 1, or 0; 1 − d^t is 0"),
)


def rate_of(deceleration):
    return -1000 * mpmath.log(mpf(deceleration))


def reach(velocity, rate, time):
    """The distance from the start at a time."""
    return -mpf(velocity) * mpmath.expm1(-rate * mpf(time)) / rate


def popped(velocity, deceleration, milliseconds):
    """pop lets the velocity fall in each millisecond, and then adds it up."""
    deceleration = mpf(deceleration)
    return mpf(velocity) / 1000 * deceleration * (1 - deceleration ** int(milliseconds)) / (1 - deceleration)


def time_at(start, velocity, rate, value):
    """When the value is reached; None beyond the rest, or behind the start."""
    part = (mpf(value) - mpf(start)) * rate / mpf(velocity)
    return -mpmath.log1p(-part) / rate if 0 <= part < 1 else None


def ask_throw(subject):
    given = {"from": "the value at time 0", "velocity": "v at time 0, units per second",
             "deceleration": "d, the fraction of the velocity that a millisecond leaves"}
    domain, distance = "0 < d < 1", "the distance, |v|/λ at most"
    subject.question("value", "UIScrollView's motion, in its continuous form: from + v/λ·(1 − d^(1000t))", given=given,
                     at="time, s",
                     answer="the value", domain=domain, scale=distance)
    subject.question("velocity", "v·d^(1000t)", given=given, at="time, s", answer="units per second", domain=domain,
                     scale="|v|")
    subject.question("rest", "where it comes to rest, from + v/λ", given=given, at=[], answer="the value",
                     domain=domain, scale=distance)
    subject.question("timeAt", "when it is at a value", given=given, at="the value", answer="s; null for never",
                     domain=domain,
                     scale="1/λ", exact=1e-13, words="near the rest the time is a logarithm of a small difference")
    for name, start, velocity, deceleration, breaks in THROWN:
        values = {"from": start, "velocity": velocity, "deceleration": deceleration}
        scale = float(f"{abs(velocity / (-1000 * math.log(deceleration))):.6g}")
        subject.case(name, "value", values, subject.rows(
            lambda time: mpf(start) + reach(velocity, rate_of(deceleration), time), TIMES),
            scale=min(scale, abs(velocity) * TIMES[-1]), breaks=breaks)
        subject.case(name, "velocity", values, subject.rows(
            lambda time: mpf(velocity) * mpmath.exp(-rate_of(deceleration) * mpf(time)), TIMES), scale=abs(velocity))
        subject.case(name, "rest", values, [subject.row((), lambda: mpf(start) + mpf(velocity) / rate_of(deceleration))],
                     scale=scale, breaks=breaks)
    for (name, start, velocity, deceleration, _), values in zip(THROWN[:2], ((0.0, 100.0, 499.0, 500.0, -1.0), (120.0,
                                                                                                                60.0, 0.0))):
        subject.case(name, "timeAt", {"from": start, "velocity": velocity, "deceleration": deceleration}, subject.rows(
            lambda value: time_at(start, velocity, rate_of(deceleration), value), values), scale=0.5 if start == 0 else 0.1)


def ask_vendors(subject):
    relative = "0: relative to the answer"
    subject.question("projection", "the distance in pop, and UIKit's projection of WWDC 2018: v/1000·d/(1 − d)", given={},
                     at=["v, units per second", "d"], answer="the distance", domain="0 < d < 1", scale=relative)
    subject.case("distances", "projection", {}, subject.rows(lambda v, d: mpf(v) / 1000 * mpf(d) / (1 - mpf(d)), (
        (1000.0, 0.998), (1000.0, 0.99), (-250.0, 0.998), (3000.0, 0.9999))), scale=0,
                 breaks="v/λ, which is a thousandth more")
    subject.question("pop", "pop's distance after whole milliseconds: the sum of v/1000·d^i from i = 1 on", given={
        "velocity": "v, units per second", "deceleration": "d"}, at="milliseconds", answer="the distance", domain="0 < d < 1",
        scale="the whole distance", exact=1e-12, words="a thousand sums, or a power")
    subject.case("distances", "pop", {"velocity": 1000.0, "deceleration": 0.998}, subject.rows(
        lambda count: popped(1000.0, 0.998, count), [1, 16, 17, 100, 1000, 5000]), scale=499,
        breaks="a power of 32-bit numbers")
    subject.question("popDuration", "pop's duration: until |v| is below 5 times the threshold", given={},
                     at=["v", "d", "the threshold"], answer="s", domain="|v| > 5·threshold", scale=relative)
    subject.case("durations", "popDuration", {}, subject.rows(
        lambda v, d, threshold: mpmath.log(abs(mpf(v)) / (5 * mpf(threshold))) / rate_of(d),
        ((1000.0, 0.998, 1.0), (-300.0, 0.998, 0.5), (8000.0, 0.99, 0.01))), scale=0)
    friction = {"from": "x0", "velocity": "v, units per second", "drag": "D, the fraction of the velocity that a "
                                                                         "second leaves"}
    subject.question("flutter", "FrictionSimulation: x0 + v·(D^t − 1)/ln D", given=friction, at="time, s", answer="the value",
                     domain="0 < D < 1", scale="|v/ln D|")
    subject.question("flutterTimeAt", "its timeAtX: ln(ln D·(x − x0)/v + 1)/ln D", given=friction, at="x",
                     answer="s; null for never",
                     domain="0 < D < 1", scale="1 s", exact=1e-13, words="near the rest the time is a logarithm of a "
                                                                         "small difference")
    for start, velocity, drag, values in ((100.0, 400.0, 0.3, (100.0, 130.0, 200.0, 400.0, 432.0, 500.0)),
                                          (0.0, -1500.0, 0.135, (-1.0, -200.0, -749.0))):
        given = {"from": start, "velocity": velocity, "drag": drag}
        subject.case(f"drag {drag:g}", "flutter", given, subject.rows(
            lambda time: mpf(start) + reach(velocity, -mpmath.log(mpf(drag)), time), TIMES),
            scale=float(f"{abs(velocity / math.log(drag)):.6g}"))
        subject.case(f"drag {drag:g}", "flutterTimeAt", given, subject.rows(
            lambda value: time_at(start, velocity, -mpmath.log(mpf(drag)), value), values))
    subject.question("flutterThrough", "FrictionSimulation.through: the drag e^((v0 − v1)/(x0 − x1))", given={},
                     at=["x0", "x1", "v0", "v1"], answer="D", domain="a distance in the direction of both velocities",
                     scale=relative)
    subject.case("drags", "flutterThrough", {}, subject.rows(
        lambda x0, x1, v0, v1: mpmath.exp((mpf(v0) - mpf(v1)) / (mpf(x0) - mpf(x1))),
        ((0.0, 100.0, 200.0, 50.0), (20.0, -30.0, -400.0, -100.0))), scale=0)
    subject.question("motion", "Motion's inertia: the target is from + power·v, or what modifyTarget makes of it, and the "
                     "remaining distance falls as e^(−t/τ)",
                     given={"from": "the value at time 0", "velocity": "v, units per second", "power": "0.8 by default",
                                                   "timeConstant": "τ, s; 0.325 by default"},
                     at="time, s", answer="the value", domain="τ > 0", scale="|power·v|")
    subject.case("defaults", "motion", {"from": 50.0, "velocity": 400.0, "power": 0.8, "timeConstant": 0.325}, subject.rows(
        lambda time: mpf(50) - mpf(0.8) * 400 * mpmath.expm1(-mpf(time) / mpf(0.325)), TIMES), scale=320,
        breaks="it starts with power/τ, 2.46 times the velocity that it is given")
    subject.question("compose", "exponentialDecay: the rate is 4.2·frictionMultiplier", given={
        "from": "the value at time 0", "velocity": "v, units per second", "frictionMultiplier": "1 by default"}, at="time, s",
        answer="the value", domain="frictionMultiplier ≥ 0.1", scale="|v/λ|")
    for multiplier in (1.0, 0.5):
        subject.case(f"friction {multiplier:g}", "compose", {"from": 10.0, "velocity": 2100.0,
                                                             "frictionMultiplier": multiplier},
                     subject.rows(lambda time: 10 + reach(2100.0, mpf(42) / 10 * mpf(multiplier), time), TIMES),
                     scale=500 / multiplier, breaks="32-bit numbers")
    subject.question("reactSpring", "react-spring's decay: from + v/(1 − d)·(1 − e^(−(1 − d)t)), v in units per "
                                    "millisecond and t in "
                     "milliseconds", given={"from": "the value at time 0", "velocity": "v, units per ms",
                                            "decay": "d, 0.998 by default"},
                     at="time, ms", answer="the value", domain="0 < d < 1", scale="|v/(1 − d)|")
    subject.case("defaults", "reactSpring", {"from": 0.0, "velocity": 1.5, "decay": 0.998}, subject.rows(
        lambda time: reach(1.5, 1 - mpf(0.998), time), (0.0, 1.0, 16.0, 100.0, 1000.0, 5000.0)), scale=750)


def ask_band(subject):
    given = {"dimension": "d, what the offset never reaches", "coefficient": "c, 0.55 in UIScrollView"}
    subject.question("rubberBand", "the offset for a drag x beyond the end, odd in x: (1 − 1/(c·x/d + 1))·d", given=given,
                     at="the drag", answer="the offset", domain="c, d > 0", scale="0: relative to the answer")
    subject.question("rubberBandSlope", "the ratio of the speeds, c/(c·|x|/d + 1)²", given=given, at="the drag",
                     answer="the ratio",
                     domain="c, d > 0", scale="0: relative to the answer")
    subject.question("rubberBandDrag", "the inverse: the drag for an offset", given=given, at="the offset",
                     answer="the drag; null for none", domain="c, d > 0", scale="0: relative to the answer")
    for dimension, coefficient in ((800.0, 0.55), (320.0, 0.55), (1.0, 1.0)):
        d, c = dimension, coefficient
        values = {"dimension": dimension, "coefficient": coefficient}
        drags = (0.0, 1e-12, 0.5, 100.0, 1000.0, 1e6, 1e18, -100.0)
        name = f"dimension {dimension:g}, coefficient {coefficient:g}"

        def offset(drag):
            pull = mpf(c) * abs(mpf(drag)) / mpf(d)
            return mpmath.sign(drag) * mpf(d) * pull / (pull + 1)

        subject.case(name, "rubberBand", values, subject.rows(offset, drags), scale=0,
                     breaks="1 − 1/(1 + u) cancels for small drags; not odd")
        subject.case(name, "rubberBandSlope", values, subject.rows(
            lambda drag: mpf(c) / (mpf(c) * abs(mpf(drag)) / mpf(d) + 1) ** 2, drags), scale=0)
        subject.case(name, "rubberBandDrag", values, subject.rows(
            lambda part: None if abs(part) >= d else mpf(part) / (mpf(c) * (1 - abs(mpf(part)) / mpf(d))),
            (0.0, d / 4, -d / 2, d * 0.96875, d, 2 * d)), scale=0, breaks="infinite, or of the wrong side, beyond the "
                                                                          "dimension")


def make():
    subject = Subject(
        "decay", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate",
                 "https://developer.apple.com/videos/play/wwdc2018/803/", "https://github.com/facebookarchive/pop",
                 "https://api.flutter.dev/flutter/physics/FrictionSimulation-class.html",
                 "https://developer.android.com/reference/kotlin/androidx/compose/animation/core/package-summary",
                 "https://github.com/motiondivision/motion", "https://github.com/pmndrs/react-spring"],
        exact=8 * ULP, words="8 ulp of the scale: an exponential and a logarithm, each within an ulp, and their products",
        digits=100)
    ask_throw(subject)
    ask_vendors(subject)
    ask_band(subject)
    return subject


if __name__ == "__main__":
    publish(make())
