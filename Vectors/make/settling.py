"""Makes Vectors/settling.json: when a spring has come to rest, by each definition, and where it turns and crosses.

A spring m·x″ = −k·x − c·x′ goes from 0 to 1 with a velocity towards 1; x is the displacement from the target. The times
come from a scan of the motion that knows no formula for them.
"""

import math
from fractions import Fraction

import mpmath
from mpmath import mpf

from vectors import Subject, bisected, publish

from exact_spring import ExactSpring, damping_of
from spring_questions import Scan

TOLERANCES = (0.1, 0.01, 0.001, 1e-4, 1e-6, 1e-9)
ORDINARY = (
    ("Core Animation's defaults", (1.0, 100.0, 10.0, 0.0)),
    ("with a velocity", (1.0, 100.0, 10.0, 5.0)),
    ("thrown off", (1.0, 100.0, 10.0, -5.0)),
    ("stiff", (1.0, 300.0, 20.0, 0.0)),
    ("bouncy", (1.0, 180.0, 12.0, 0.0)),
    ("gentle", (1.0, 120.0, 14.0, 0.0)),
    ("very bouncy", (1.0, 400.0, 1.0, 0.0)),
    ("heavy", (5.0, 80.0, 9.0, 2.0)),
    ("critical", (1.0, 100.0, 20.0, 0.0)),
    ("fast and critical", (1.0, 400.0, 40.0, 0.0)),
    ("critical, thrown across", (1.0, 100.0, 20.0, 40.0)),
    ("overdamped", (1.0, 100.0, 25.0, 0.0)),
    ("overdamped, thrown across", (1.0, 100.0, 25.0, 60.0)),
    ("creeping", (0.5, 4.0, 35.0, 0.0)),
    ("near critical", (1.0, 100.0, damping_of(1.0, 100.0, 1 - 1e-9), 0.0)),
    ("damping ratio 0.9", (1.0, 100.0, 18.0, 0.0)),
)
TURNS = ORDINARY[:8] + ORDINARY[10:13] + ORDINARY[15:] + (
    ("damping ratio 1e-4", (1.0, 100.0, 0.002, 0.0)), ("undamped", (1.0, 100.0, 0.0, 0.0)))


def exact(mass, stiffness, damping, velocity):
    """From 1 before the target, x = −1."""
    return ExactSpring(mass, stiffness, damping, -1, velocity)


def settled(spring, tolerance):
    """The last time at which |x| is at least the tolerance."""
    return Scan(exact(*spring)).settling(mpf(tolerance))


def greater_size(spring, distance, speed):
    """The last time at which |x| > distance or |x′| > speed: of the two, the later."""
    exact_spring = exact(*spring)
    # The velocity follows the same equation as x does.
    swift = ExactSpring(*spring[:3], exact_spring.v0, exact_spring.acceleration(exact_spring.x0, exact_spring.v0))
    return max(Scan(exact_spring).settling(mpf(distance)), Scan(swift).settling(mpf(speed)))


def envelope(spring, tolerance):
    """ln(A/ε)/ζω, with A² = x0² + ((v0 + ζωx0)/ω√(1 − ζ²))²."""
    exact_spring = exact(*spring)
    amplitude = mpmath.hypot(exact_spring.x0, (exact_spring.v0 + exact_spring.halved_damping * exact_spring.x0)
                             / exact_spring.split)
    return mpmath.log(amplitude / mpf(tolerance)) / exact_spring.halved_damping


def core_animation(spring):
    """-ln(0.001/(1 + |B|))/ζω, B = (v − ζω)/ω√(1 − ζ²); for ζ ≥ 1 that of ζ = 1, on a grid of tenths.

    Core Animation adds up the tenths in doubles.
    """
    mass, stiffness, damping, velocity = spring
    if damping == 0:
        return Fraction(float.fromhex("0x1.fffffep127"))
    exact_spring = exact(*spring)
    tolerance = mpf(1) / 1000
    if exact_spring.swings:
        part = (mpf(velocity) - exact_spring.halved_damping) / exact_spring.split
        return mpmath.log((1 + abs(part)) / tolerance) / exact_spring.halved_damping
    time, frequency = 0.0, exact_spring.frequency
    while abs((1 + (frequency - mpf(velocity)) * time) * mpmath.exp(-frequency * time)) >= tolerance:
        time += 0.1
    return Fraction(time)


def energy(spring, fraction):
    """The time at which k·x²/2 + m·v²/2 has fallen to a fraction of that at the start."""
    exact_spring = exact(*spring)

    def of(time):
        displacement, velocity = exact_spring.state(time)
        return exact_spring.squared_frequency * displacement**2 + velocity**2

    limit = mpf(fraction) * of(mpf(0))
    high = mpf(1)
    while of(high) > limit:
        high *= 2
    return bisected(lambda time: of(time) - limit, 0, high)


def on_grid(spring, step, distance, speed):
    """The first multiple of a step, after which a scan that samples there would stop."""
    exact_spring = exact(*spring)
    index = 0
    while True:
        displacement, velocity = exact_spring.state(mpf(step) * index)
        if abs(displacement) <= mpf(distance) and abs(velocity) <= mpf(speed):
            return Fraction(index)
        index += 1


def overshoot(spring):
    """How far beyond 1, and when: of the first extremum if it lies there, else 0 and None."""
    extrema = Scan(exact(*spring)).extrema()
    beyond = next(((displacement, time) for time, displacement in extrema if displacement > 0), None)
    return list(beyond) if beyond else [0, None]


def first_two(items):
    return list(items) + [None] * (2 - len(items))


def make():
    subject = Subject(
        "settling", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration",
                 "https://android.googlesource.com/platform/frameworks/support/+/androidx-main/compose/animation/"
                 "animation-core/src/commonMain/kotlin/androidx/compose/animation/core/SpringEstimation.kt",
                 "https://api.flutter.dev/flutter/physics/SpringSimulation/isDone.html",
                 "https://github.com/motiondivision/motion", "https://github.com/software-mansion/react-native-reanimated"],
        exact=1e-12, words="4500 ulp of the time, by a root of the displacement: the slope there magnifies its rounding")
    given = {"mass": "m", "stiffness": "k", "damping": "c", "velocity": "at time 0, distances per second towards the target"}

    def ask(name, summary, at, answer, compute, springs, points, *, domain="m, k, c > 0", scale=0, breaks=None, exact=None,
            words=None):
        subject.question(name, summary, given=given, at=at, answer=answer, domain=domain, exact=exact, words=words,
                         scale="0: relative to the answer" if scale == 0 else f"{scale:g} s")
        for title, spring in springs:
            values = dict(zip(given, spring))
            rows = (subject.rows(lambda *point: compute(spring, *point), points) if points
                    else [subject.row((), lambda: compute(spring))])
            subject.case(title, name, values, rows, scale=scale, breaks=breaks)

    ask("lastOutside", "the last time at which |x| is at least a tolerance: what a settling duration means", "the tolerance",
        "s", settled, ORDINARY, TOLERANCES, breaks="an envelope, which is late by up to half a swing; or 1 − value, which "
        "has lost as many digits as the tolerance has")
    ask("bothWithin", "the last time at which |x| exceeds a distance or |x′| a speed: the rest of Flutter (1e-3 for both), "
        "Motion and pop", ["the distance", "the speed"], "s", greater_size, ORDINARY,
        ((1e-3, 1e-3), (0.005, 0.01), (0.005, 0.02)))
    swinging = [(name, spring) for name, spring in ORDINARY if spring[2] ** 2 < 4 * spring[0] * spring[1]]
    ask("envelope", "Compose's estimate, before it is cut to milliseconds, and what most documents state: when the envelope "
        "A·e^(−ζωt) is as small as a tolerance, A² = x0² + ((v0 + ζωx0)/ω√(1 − ζ²))²", "the tolerance", "s", envelope,
        [pair for pair in swinging if pair[0] != "near critical"], (0.01, 0.001), domain="ζ < 1")
    ask("coreAnimation", "CASpringAnimation.settlingDuration: ln(1000·(1 + |B|))/ζω with B = (v − ζω)/ω√(1 − ζ²); for ζ ≥ 1 "
        "the first of the times 0, 0.1, 0.2 …, added up in doubles, at which |1 + (ω − v)t|·e^(−ωt) < 0.001; "
        "the greatest float for c = 0", [], "s", core_animation,
        [pair for pair in ORDINARY if pair[0] != "near critical"] + [("undamped", (1.0, 100.0, 0.0, 0.0))], None,
        domain="m, k > 0, c ≥ 0",
        breaks="longer than the motion by up to a sixth, or on a grid of 0.1 s")
    ask("energy", "Reanimated's: when the energy k·x²/2 + m·x′²/2 is a fraction of that at the start", "the fraction", "s",
        energy, ORDINARY, (1e-2, 1e-6, 1e-9))
    ask("sampled", "the first index of a sample at which |x| and |x′| are within a distance and a speed: scans of 50 ms "
        "(Motion, with 0.005 and 0.01, or over a distance of 100 with 0.005 and 0.02), 20 ms, a frame",
        ["the step, s", "the distance", "the speed"], "the index", on_grid, ORDINARY[:10],
        ((0.05, 0.005, 0.01), (0.05, 0.005, 0.02), (0.02, 0.0005, 1e9), (1 / 60, 0.001, 0.001)), scale=1,
        breaks="a scan stops in an instant in which the motion passes through the target, or misses an excursion", exact=0,
        words="a whole number")
    ask("overshoot", "how far the motion goes beyond the target, and when it is there", [], "[the distance, s; null without]",
        overshoot, TURNS, None, scale=1, domain="m, k > 0, c ≥ 0",
        breaks="e^(−πζ/√(1 − ζ²)), which holds for a start at rest alone")
    ask("extrema", "the first two times after the start at which the velocity is 0", [], "[s, s; null for none]",
        lambda spring: first_two([time for time, _ in Scan(exact(*spring)).extrema()]), TURNS, None,
        domain="m, k > 0, c ≥ 0")
    ask("crossings", "the first two times at which the motion crosses the target", [], "[s, s; null for none]",
        lambda spring: first_two(Scan(exact(*spring)).crossings()), TURNS, None, domain="m, k > 0, c ≥ 0")
    ask("firstTime", "the first time at which the value is at a level", "the level", "s, null for never",
        lambda spring, level: Scan(exact(*spring)).first(mpf(level) - 1), ORDINARY, (0.1, 0.5, 0.9, 1.05, 1.5))
    ask("lastTime", "the last time at which the value is at a level", "the level", "s, null for never",
        lambda spring, level: Scan(exact(*spring)).last(mpf(level) - 1), ORDINARY, (0.5, 0.9, 0.999, 1.05))
    return subject


if __name__ == "__main__":
    publish(make())
