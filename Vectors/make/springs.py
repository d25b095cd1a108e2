"""Makes Vectors/springs.json: value and velocity of a spring, m·x″ = −k·x − c·x′, in every regime.

x is the displacement from the target. With ω = √(k/m) and ζ = c/(2√(mk)) a spring swings for ζ < 1 and creeps for
ζ ≥ 1.
"""

import math

from mpmath import mpf

from vectors import Subject, publish

from exact_spring import ExactSpring, damping_of

GRID = (0.0, 1e-9, 0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 1.0, 2.0, 5.0)
# Springs whose critical damping is a double.
CRITICAL = ((1.0, 100.0), (4.0, 6.25), (1.0, 1.0))
CANCELS = "the faster and the slower exponential cancel: their difference has lost its digits"
PHASE = "ω or the phase ωt is rounded, or integrated in steps"
SLOW_ROOT = "−c + √(c² − 4mk) cancels: the slower root is wrong, or 0"
OVERFLOW = "sinh and cosh overflow, or their argument is capped"


class Spring:
    """A case: the spring, its initial state and the times."""

    def __init__(self, name, mass, stiffness, damping, start=0.0, target=1.0, velocity=0.0, times=GRID, breaks=None):
        self.name, self.times, self.breaks = name, times, breaks
        self.given = {"mass": mass, "stiffness": stiffness, "damping": damping, "from": start, "to": target,
                      "velocity": velocity}
        self.frequency = math.sqrt(stiffness / mass)
        self.scale = max(abs(start - target), abs(velocity) / self.frequency)

    def state(self, time):
        """Value and velocity."""
        given = self.given
        target = mpf(given["to"])
        spring = ExactSpring(given["mass"], given["stiffness"], given["damping"], mpf(given["from"]) - target,
                             given["velocity"])
        displacement, velocity = spring.state(mpf(time))
        return target + displacement, velocity


def ordinary():
    yield Spring("Core Animation's defaults", 1, 100, 10)
    yield Spring("to the right of the target", 1, 100, 10, 100, 0)
    yield Spring("thrown towards the target", 1, 100, 10, 0, 100, 500)
    yield Spring("thrown off the target", 1, 100, 10, 0, 100, -500)
    yield Spring("set in motion at the target", 1, 100, 10, 1, 1, 5, breaks="divides by the distance, which is 0")
    yield Spring("at rest at the target", 1, 100, 10, 1, 1, 0, breaks="divides by the distance, which is 0")
    yield Spring("heavy and stiff", 2, 5e4, 40, -3, 7, 20)
    yield Spring("light", 0.02, 3.1, 0.1)
    yield Spring("far from zero", 1, 170, 26, 1000, 1001)
    yield Spring("react-spring's wobbly", 1, 180, 12)
    yield Spring("react-spring's molasses", 1, 280, 120)
    yield Spring("Rebound's defaults", 1, 230.2, 22)
    yield Spring("bouncy", 1, 600, 5, breaks=PHASE)
    yield Spring("very bouncy", 1, 400, 0.4, times=(0.01, 0.1, 1.0, 10.0, 100.0), breaks=PHASE)


def undamped():
    times = (0.0, 0.1, 1.0, 10.0, 1e3, 1e6)
    yield Spring("undamped", 1, 100, 0, times=times, breaks="never settles: loops and caps")
    yield Spring("undamped, ω² not a square", 1, 123.4, 0, times=times, breaks=PHASE)
    yield Spring("undamped, with a velocity", 3, 77.7, 0, 0, 1, 4, times, breaks=PHASE)
    yield Spring("hardly damped", 1, 100, 1e-9, times=times, breaks=PHASE)
    yield Spring("undamped and stiff", 1, 1e6, 0, times=(1e-3, 1 / 60, 1.0, 60.0, 3600.0), breaks=PHASE)


def critical():
    for mass, stiffness in CRITICAL:
        damping = damping_of(mass, stiffness, 1.0)
        assert damping * damping == 4 * mass * stiffness
        name = f"m = {mass:g}, k = {stiffness:g}"
        yield Spring(f"critical, {name}", mass, stiffness, damping, breaks="0/0 in sin(ω′t)/ω′")
        yield Spring(f"an ulp above critical, {name}", mass, stiffness, math.nextafter(damping, math.inf), breaks=CANCELS)
        yield Spring(f"an ulp below critical, {name}", mass, stiffness, math.nextafter(damping, 0),
                     breaks="ω√(1 − ζ²) from a rounded ζ")
    yield Spring("critical, thrown across the target", 1, 100, 20, 0, 1, 50)
    yield Spring("critical, thrown so as not to cross it", 1, 100, 20, 0, 1, 10)
    for exponent in (12, 8, 5, 3, 2):
        for sign, side in ((-1, "below"), (1, "above")):
            ratio = 1 + sign * float(f"1e-{exponent}")
            yield Spring(f"1e-{exponent} {side} critical", 1, 100, damping_of(1.0, 100.0, ratio),
                         times=(1e-9, 0.01, 0.1, 0.5, 2.0), breaks=CANCELS if sign > 0 else None)


def overdamped():
    yield Spring("damping ratio 1.25", 1, 100, 25, 0, 500)
    yield Spring("damping ratio 2", 1, 100, 40)
    yield Spring("damping ratio 5", 1, 100, 100, 0, 1, 30)
    yield Spring("creeping, k = 4, c = 35, m = 0.5", 0.5, 4, 35,
                 times=(0.1, 1.0, 5.0, 8.6, 8.7, 10.0, 20.0, 50.0, 100.0), breaks=OVERFLOW)
    yield Spring("k = 1e6, c = 1e7", 1, 1e6, 1e7, times=(1e-7, 0.05, 0.2, 1.0, 10.0, 30.0), breaks=OVERFLOW)
    for exponent, times in ((3, (0.01, 1.0, 100.0, 300.0, 1e3)), (5, (1.0, 1e3, 1e4, 3e4)), (7, (1e3, 1e5, 1e6, 3e6)),
                            (8, (1e3, 1e6, 1e7)), (10, (1e6, 1e8, 1e9))):
        ratio = float(f"1e{exponent}")
        yield Spring(f"damping ratio 1e{exponent}", 1, 100, 20 * ratio, times=times, breaks=SLOW_ROOT)
    yield Spring("the slow mode alone", 1, 100, 25, -1, 0, 5, breaks=CANCELS)
    yield Spring("the fast mode alone", 1, 100, 25, -1, 0, 20,
                 breaks="the slow mode's part, which is 0, is left over from a cancellation and stays")


def extreme():
    big, small = 2.0**500, 2.0**-500
    yield Spring("huge masses", big, 100 * big, 10 * big, breaks="m·k overflows")
    yield Spring("tiny masses", small, 100 * small, 10 * small, breaks="m·k vanishes")
    yield Spring("huge distances", 1, 100, 10, 0, big)
    yield Spring("tiny distances", 1, 100, 10, 0, small, breaks="compares with an absolute tolerance")
    yield Spring("fast", 1, 1e12, 1e5, times=(1e-9, 1e-6, 3e-6, 1e-5, 3e-5, 1e-3), breaks="steps of a millisecond")
    yield Spring("slow", 1, 1e-12, 1e-7, times=(1.0, 1e5, 1e6, 3e6, 1e7, 1e8))


def make():
    subject = Subject(
        "springs", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator",
                 "https://github.com/motiondivision/motion/issues/1207",
                 "https://api.flutter.dev/flutter/physics/SpringSimulation-class.html"],
        exact=1e-14, words="45 ulp of the scale, for the closed form in a shape that does not cancel; in steps of a "
        "millisecond 1e-3 is usual")
    given = {"mass": "m, kg", "stiffness": "k, N/m", "damping": "c, N·s/m", "from": "the value at time 0",
             "to": "the target", "velocity": "of the value at time 0, units per second"}
    domain = "m, k > 0, c ≥ 0, time ≥ 0"
    subject.question("value", "where the value is", given=given, at="time, s", answer="the value", domain=domain,
                     scale="A = max(|from − to|, |velocity|/ω)")
    subject.question("velocity", "how fast the value moves", given=given, at="time, s", answer="units per second",
                     domain=domain, scale="ω·A")
    for make_springs in (ordinary, undamped, critical, overdamped, extreme):
        for spring in make_springs():
            times = spring.times
            subject.case(spring.name, "value", spring.given, subject.rows(lambda time: spring.state(time)[0], times),
                         scale=spring.scale, breaks=spring.breaks)
            subject.case(spring.name, "velocity", spring.given,
                         subject.rows(lambda time: spring.state(time)[1], times),
                         scale=spring.frequency * spring.scale, breaks=spring.breaks)
    return subject


if __name__ == "__main__":
    publish(make())
