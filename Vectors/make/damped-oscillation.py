"""Makes Vectors/damped-oscillation.json: 1 − e^(−ζx)·cos ωx, which starts at 0 and comes to rest at 1.

It is the motion of a spring of stiffness ζ² + ω² and damping 2ζ with the initial velocity ζ towards the target.
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from vectors import ULP, Subject, log_uniform, publish

from exact_spring import ExactSpring
from spring_questions import Scan

CASES = (
    ("a ball's release", 5.0, 30.0, None),
    ("without decay", 0.0, 30.0, "never comes to rest"),
    ("without frequency", 5.0, 0.0, "divides by the frequency"),
    ("slow", 1.0, 1.0, None),
    ("long", 0.1, 50.0, "the product of frequency and x is rounded before its cosine is taken"),
    ("gentle", 12.5, 8.0, None),
    ("hardly damped", 1e-9, 6.28, "the product of frequency and x is rounded before its cosine is taken"),
    ("fast and hardly damped", 1e-3, 1e3, "the product of frequency and x is rounded before its cosine is taken"),
    ("heavily damped", 40.0, 0.5, None),
    ("gone at once", 700.0, 1.0, None),
    ("very fast", 3.7, 1e5, "the product of frequency and x is rounded before its cosine is taken"),
)
SETTLING = ((5.0, 30.0), (0.1, 50.0), (1.0, 1.0), (12.5, 8.0), (40.0, 0.5), (1e-3, 1e3), (5.0, 0.0), (0.3, 300.0))
TOLERANCES = (0.5, 0.1, 0.01, 1e-3, 1e-4, 1e-6, 1e-9)


def value(decay, frequency, x):
    """With full relative precision near 0: 1 − e·cos = −expm1(−ζx) + e·(1 − cos)."""
    decay, frequency, x = mpf(decay), mpf(frequency), mpf(x)
    return 2 * mpmath.exp(-decay * x) * mpmath.sin(frequency * x / 2) ** 2 - mpmath.expm1(-decay * x)


def velocity(decay, frequency, x):
    decay, frequency, x = mpf(decay), mpf(frequency), mpf(x)
    cosine, sine = mp.cos_sin(frequency * x)
    return mpmath.exp(-decay * x) * (decay * cosine + frequency * sine)


def extremum(decay, frequency, index):
    return (mp.pi * (int(index) + 1) - mpmath.atan2(decay, frequency)) / mpf(frequency)


def settling(decay, frequency, tolerance):
    if frequency == 0:
        return -mpmath.log(mpf(tolerance)) / mpf(decay)
    decay = mpf(decay)
    return Scan(ExactSpring(1, decay**2 + mpf(frequency) ** 2, 2 * decay, 1, -decay)).settling(mpf(tolerance))


def points(decay, frequency):
    random = Random(f"damped {decay} {frequency}")
    fixed = {0.0, 1e-300, 1e-9, 0.05, 0.1, 0.25, 0.5, 1 - 2**-53, 1.0, 2.0, 10.0}
    return sorted(fixed | {random.random() for _ in range(3)} | {log_uniform(random, -40, 0) for _ in range(2)})


def make():
    subject = Subject(
        "damped-oscillation", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://github.com/KittenYang/KYAnimatedPageControl"],
        exact=4 * ULP, words="4 ulp of the scale: two roundings of e^(−ζx)·cos ωx and one of the difference")
    given = {"decay": "ζ, the rate of the envelope, 1/unit of x", "frequency": "ω, radians per unit of x"}
    subject.question("value", "1 − e^(−ζx)·cos ωx", given=given, at="x", answer="the value", domain="x ≥ 0, ζ ≥ 0")
    subject.question("velocity", "the derivative e^(−ζx)·(ζ cos ωx + ω sin ωx)", given=given, at="x",
                     answer="the derivative with respect to x", domain="x ≥ 0, ζ ≥ 0", scale="ζ + |ω|")
    subject.question("extremum", "the x of an extremum after 0", given=given, at="its index, from 0", answer="x",
                     domain="ω > 0", scale="0: relative to the answer")
    subject.question("settling", "the last x at which |value − 1| is at least a tolerance", given=given, at="the tolerance",
                     answer="x", domain="ζ > 0, 0 < tolerance < 1", scale="0: relative to the answer", exact=1e-14,
                     words="45 ulp: the value near the answer is known to an ulp of 1, times the inverse of its slope")
    for name, decay, frequency, breaks in CASES:
        parameters = {"decay": decay, "frequency": frequency}
        at = points(decay, frequency)
        subject.case(name, "value", parameters, subject.rows(lambda x: value(decay, frequency, x), at), breaks=breaks)
        subject.case(name, "velocity", parameters, subject.rows(lambda x: velocity(decay, frequency, x), at),
                     scale=decay + frequency, breaks=breaks)
        if frequency:
            subject.case(name, "extremum", parameters,
                         subject.rows(lambda index: extremum(decay, frequency, index), [0, 1, 2, 10]), scale=0)
    for decay, frequency in SETTLING:
        subject.case(f"decay {decay:g}, frequency {frequency:g}", "settling",
                     {"decay": decay, "frequency": frequency},
                     subject.rows(lambda tolerance: settling(decay, frequency, tolerance), TOLERANCES), scale=0,
                     breaks="the envelope alone gives up to half a period too much")
    return subject


if __name__ == "__main__":
    publish(make())
