"""Makes Vectors/trajectories.json: the fastest motions within limits of velocity, acceleration and jerk.

A profile is integrated from its jerk; the velocity at its turn is found by bisection on the distance, so that no closed
form of a phase has a part in it.
"""

from fractions import Fraction
from functools import lru_cache
from random import Random

from mpmath import mp

from profiles import fastest
from vectors import Subject, publish

INFINITE = float("inf")
# Distance, and the limits of velocity, acceleration and jerk.
RESTING = (
    ("all seven segments", 100.0, 50.0, 200.0, 2000.0, None),
    ("without a cruise", 100.0, 500.0, 200.0, 2000.0, None),
    ("neither a cruise nor a constant acceleration", 1.0, 500.0, 200.0, 2000.0, "divides by the length of a segment that is not there"),
    ("a cruise without a constant acceleration", 10.0, 5.0, 200.0, 100.0, None),
    ("a trapezoid", 100.0, 50.0, 200.0, INFINITE, "a limit of the jerk that is infinite"),
    ("a triangle", 1.0, 50.0, 200.0, INFINITE, None),
    ("short and slow", 1e-6, 2.0, 3.0, 4.0, "tolerances that are absolute"),
    ("far", 1e6, 3.0, 0.1, 0.01, "tolerances that are absolute"),
    ("backwards", -8.0, 2.0, 1.0, 3.0, None),
)
# The same, and the velocities at the start and at the end, and the acceleration at the start.
MOVING = (
    ("already moving there", 100.0, 50.0, 200.0, 2000.0, 30.0, 0.0, 0.0, None),
    ("moving away", 100.0, 50.0, 200.0, 2000.0, -20.0, 0.0, 0.0, None),
    ("too fast to stop", 1.0, 50.0, 200.0, 2000.0, 40.0, 0.0, 0.0, "does not overshoot, and breaks its limits"),
    ("accelerating", 40.0, 50.0, 200.0, 2000.0, 10.0, 150.0, 0.0, "begins without the acceleration that there is"),
    ("braking", 40.0, 50.0, 200.0, 2000.0, 30.0, -200.0, 0.0, "begins without the acceleration that there is"),
    ("accelerating away", -25.0, 50.0, 200.0, 2000.0, 10.0, 150.0, 0.0, None),
    ("a trapezoid from a velocity", 30.0, 50.0, 200.0, INFINITE, 20.0, 0.0, 0.0, None),
    ("a trapezoid, too fast to stop", 1.0, 50.0, 200.0, INFINITE, 30.0, 0.0, 0.0, None),
    ("to a velocity", 60.0, 50.0, 200.0, 2000.0, 0.0, 0.0, 25.0, None),
    ("to the greatest velocity", 60.0, 50.0, 200.0, 2000.0, 0.0, 0.0, 50.0, None),
    ("through the end and back", 20.0, 50.0, 200.0, 2000.0, 5.0, 0.0, -10.0, None),
    ("a stop where it is", 0.0, 50.0, 200.0, 2000.0, 12.0, 0.0, 0.0, "takes no distance for no motion"),
)
JERKS = (
    ("from rest to rest", 0.0, 300.0, 0.5, 0.0, 0.0),
    ("caught in flight", 120.0, 0.0, 0.25, 900.0, 0.0),
    ("caught while it accelerates", -1.0, 2.0, 2.0, -3.0, 8.0),
    ("back to where it is", 5.0, 5.0, 1.0, 10.0, 0.0),
)
ORDERS = {"position": 0, "velocity": 1, "acceleration": 2}


@lru_cache(maxsize=None)
def profile_at(digits, numbers):
    assert digits == mp.dps
    return fastest(*numbers)


def short(number):
    """Few digits, to be read."""
    return float(f"{number:.3g}")


def ask(subject, names, name, given, numbers, breaks):
    """Duration, position, velocity and acceleration of one motion."""
    distance = numbers[0]
    random = Random(f"trajectories {name}")
    profile = lambda: profile_at(mp.dps, numbers)
    with mp.workdps(50):
        duration = float(fastest(*numbers).duration())
    limits = {key: value for key, value in given.items() if key != "distance"}
    subject.case(name, names["duration"], limits, subject.rows(lambda _: profile().duration(), [distance]), scale=0,
                 breaks=breaks)
    times = [short(duration * (index + random.random()) / 6) for index in range(6)]
    size = numbers[1] * duration if len(numbers) > 4 else abs(distance)
    for (question, order), count in zip(ORDERS.items(), (6, 3, 2)):
        subject.case(name, names[question], given,
                     subject.rows(lambda time: profile().state(time)[order], times[order:6:6 // count]),
                     scale=short(size / duration**order), breaks=breaks if question == "position" else None)


def minimum_jerk(start, end, duration, velocity, acceleration):
    """Displacement from the end (1 − p)³·(D(1 + 3p + 6p²) + VTp(1 + 3p) + ½AT²p²), and its derivatives, in fractions."""
    start, end, t, v, a = map(Fraction, (start, end, duration, velocity, acceleration))
    d = start - end
    last = [d, 3 * d + v * t, 6 * d + 3 * v * t + a * t * t / 2]
    # Times (1 − p)³ = 1 − 3p + 3p² − p³.
    powers = [sum(c * last[i - j] for j, c in enumerate((1, -3, 3, -1)) if 0 <= i - j <= 2) for i in range(6)]

    def at(time, order):
        coefficients, p = powers, Fraction(time) / t
        for _ in range(order):
            coefficients = [i * c for i, c in enumerate(coefficients)][1:]
        value = sum(c * p**i for i, c in enumerate(coefficients)) / t**order
        return value + end if order == 0 else value

    return at


def jerk_cases(subject):
    for name, start, end, duration, velocity, acceleration in JERKS:
        given = {"from": start, "to": end, "duration": duration, "velocity": velocity, "acceleration": acceleration}
        at = minimum_jerk(start, end, duration, velocity, acceleration)
        size = max(abs(end - start), abs(start), abs(velocity) * duration, abs(acceleration) * duration**2)
        times = [duration * part for part in (0.0, 0.0625, 0.3125, 0.5, 0.875, 1.0)]
        subject.case(name, "minimumJerk", given, subject.rows(lambda time: at(time, 0), times), scale=size)
        subject.case(name, "minimumJerkVelocity", given, subject.rows(lambda time: at(time, 1), times[1:5]),
                     scale=size / duration)


def make():
    subject = Subject(
        "trajectories", "The fastest motions within limits of velocity, acceleration and jerk, and those of least jerk.",
        sources=["https://doi.org/10.1007/978-3-540-85629-0", "https://arxiv.org/abs/2105.04830",
                 "https://doi.org/10.1523/JNEUROSCI.05-07-01688.1985"],
        exact=1e-13, words="450 ulp: durations are differences of roots, and every segment adds its rounding",
        how="bisection on the distance at this precision and at twice as many digits, equal in 25; the least jerk in fractions")
    limits = {"velocity": "its limit, 1/s", "acceleration": "its limit, 1/s²", "jerk": "its limit, 1/s³; or inf"}
    moving = {**limits, "fromVelocity": "at the start, 1/s", "fromAcceleration": "at the start, 1/s²",
              "toVelocity": "at the end, 1/s, without an acceleration there"}
    names = {}
    for kind, start, words in (("", limits, "from rest to rest"), ("Moving", moving, "from a state to a velocity")):
        given = {"distance": "to the end", **start}
        domain = "a positive limit each" + (", kept by the start and its acceleration" if kind else "")
        size = "the limit of the velocity · duration" if kind else "the distance"
        sizes = {"position": size, "velocity": f"{size} / duration", "acceleration": f"{size} / duration²"}
        names[kind] = {key: key + kind for key in ("duration", *ORDERS)}
        subject.question(f"duration{kind}", f"the least duration of a motion {words} within the limits", given=start,
                         at="distance", answer="s", domain=domain, scale="0: relative to the answer")
        for question, unit in (("position", ""), ("velocity", ", 1/s"), ("acceleration", ", 1/s²")):
            subject.question(f"{question}{kind}", f"the {question} in this motion", given=given, at="time, s",
                             answer=f"the {question}{unit}", domain=domain + "; 0 < time < duration",
                             scale=sizes[question])
    ends = {"from": "start", "to": "end", "duration": "s", "velocity": "at the start, 1/s", "acceleration": "at the start, 1/s²"}
    subject.question("minimumJerk", "the motion of least integral of the squared jerk that is at rest at the end", given=ends,
                     at="time, s", answer="the position", domain="0 ≤ time ≤ duration",
                     scale="the greatest of distance, start, velocity · duration, acceleration · duration²", exact=1e-14,
                     words="45 ulp: a polynomial of degree five")
    subject.question("minimumJerkVelocity", "its velocity", given=ends, at="time, s", answer="1/s",
                     domain="0 ≤ time ≤ duration", scale="that of minimumJerk by the duration", exact=1e-14,
                     words="45 ulp: a polynomial of degree four")
    for name, distance, velocity, acceleration, jerk, breaks in RESTING:
        given = {"distance": distance, "velocity": velocity, "acceleration": acceleration, "jerk": jerk}
        ask(subject, names[""], name, given, (distance, velocity, acceleration, jerk), breaks)
    for name, distance, velocity, acceleration, jerk, v0, a0, v1, breaks in MOVING:
        given = {"distance": distance, "velocity": velocity, "acceleration": acceleration, "jerk": jerk,
                 "fromVelocity": v0, "fromAcceleration": a0, "toVelocity": v1}
        ask(subject, names["Moving"], name, given, (distance, velocity, acceleration, jerk, v0, a0, v1), breaks)
    jerk_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
