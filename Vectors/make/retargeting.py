"""Makes Vectors/retargeting.json: springs whose target changes while they move, with value and velocity carried on.

m·x″ = −k·(x − target) − c·x′. As the equation is linear, a retargeted spring moves as the sum of the motions that each
change of the target would cause alone; the script checks itself by that sum.
"""

import math

from mpmath import mp, mpf

from vectors import Subject, publish

from exact_spring import ExactSpring

SPRING = {"mass": 1.0, "stiffness": 100.0, "damping": 10.0}
CRITICAL = {"mass": 1.0, "stiffness": 100.0, "damping": 20.0}
OVERDAMPED = {"mass": 1.0, "stiffness": 100.0, "damping": 30.0}
NEARLY_CRITICAL = {"mass": 1.0, "stiffness": 100.0, "damping": 20.000000000000004}
TIMES = (0.05, 0.15, 0.25, 0.4, 0.7, 1.2)


def frames(count, rate, target):
    """A change in every frame, as a finger's."""
    return [[index / rate, target(index)] for index in range(1, count)]


CASES = (
    ("a new target halfway", SPRING, 0.0, 1.0, 0.0, [[0.1, 2.0]], TIMES, "starts from rest again: a jump of the velocity"),
    ("back to the start", SPRING, 0.0, 1.0, 0.0, [[0.1, 0.0]], TIMES, "the same motion played backwards"),
    ("back and forth", SPRING, 0.0, 1.0, 0.0, [[0.1, 0.0], [0.2, 1.0], [0.3, 0.0]], TIMES, None),
    ("twice in an instant", SPRING, 0.0, 1.0, 0.0, [[0.1, 5.0], [0.1, 2.0]], TIMES,
     "divides by the time since the last change"),
    ("to the same target", SPRING, 0.0, 1.0, 0.0, [[0.12, 1.0]], TIMES, "starts over: the motion lasts longer"),
    ("to where it is", SPRING, 0.0, 1.0, 0.0, [[0.1, 0.3]], TIMES, "stands still, or divides by a distance near 0"),
    ("at the overshoot", SPRING, 0.0, 1.0, 0.0, [[0.3627598728468435, 0.0]], TIMES, None),
    ("with a velocity", SPRING, 0.0, 100.0, -700.0, [[0.05, -50.0], [0.3, 20.0]], TIMES, None),
    ("critical", CRITICAL, 0.0, 1.0, 0.0, [[0.1, -1.0], [0.25, 3.0]], TIMES,
     "crosses the target, as the velocity is carried on"),
    ("overdamped", OVERDAMPED, 0.0, 1.0, 0.0, [[0.1, -1.0], [0.25, 3.0]], TIMES, "taken as critical"),
    ("an ulp above critical", NEARLY_CRITICAL, 0.0, 1.0, 0.0, [[0.1, -1.0], [0.25, 3.0]], TIMES,
     "two exponentials that cancel"),
    ("in every frame at 60 Hz", SPRING, 0.0, 1.0, 0.0, frames(40, 60, lambda index: 1 + index * 0.25),
     (0.1, 1 / 3, 0.5, 0.65, 1.0), "steps of the frame: the spring depends on the rate"),
    ("in every frame at 90 Hz", CRITICAL, 0.0, 1.0, 0.0, frames(60, 90, lambda index: (index * 7) % 13 * 0.5),
     (0.1, 1 / 3, 0.5, 0.65, 1.0), "steps of 16 ms, or of a millisecond and their rest"),
    ("in every frame at 144 Hz", SPRING, 0.0, 1.0, 0.0, frames(100, 144, lambda index: (index * 5) % 17 * 0.25),
     (0.1, 1 / 3, 0.5, 0.69, 1.0), "steps rounded to milliseconds: 7 for 6.94"),
)
# Changes of the spring too: a third and following members of a change are m, k, c.
RESTRUNG = (
    ("stiffer while it moves", SPRING, 0.0, 1.0, 0.0, [[0.1, 1.0, 1.0, 400.0, 20.0]], TIMES,
     "the velocity is scaled with the time"),
    ("released by an interactive spring", {"mass": 1.0, "stiffness": 1754.6, "damping": 72.05}, 0.0, 120.0, 0.0,
     [[0.03, 300.0], [0.06, 0.0, 1.0, 157.91, 20.73]], TIMES, None),
    ("from undamped to critical", {"mass": 1.0, "stiffness": 100.0, "damping": 0.0}, 0.0, 1.0, 0.0,
     [[0.4, 1.0, 1.0, 100.0, 20.0]], TIMES, None),
)


def state(spring, start, target, velocity, changes, time):
    """Value and velocity, carried on from one change to the next."""
    value, velocity, since = mpf(start), mpf(velocity), mpf(0)
    spring, target = tuple(spring.values()), mpf(target)
    for moment, new_target, *new_spring in changes:
        if moment > time:
            break
        displacement, velocity = ExactSpring(*spring, value - target, velocity).state(mpf(moment) - since)
        value, since = target + displacement, mpf(moment)
        target, spring = mpf(new_target), tuple(new_spring) or spring
    displacement, velocity = ExactSpring(*spring, value - target, velocity).state(mpf(time) - since)
    return target + displacement, velocity


def summed(spring, start, target, velocity, changes, time):
    """The same by superposition, for a spring that stays the same."""
    spring = tuple(spring.values())
    displacement, speed = ExactSpring(*spring, mpf(start) - mpf(target), velocity).state(mpf(time))
    value, target = mpf(target) + displacement, mpf(target)
    for moment, new_target in changes:
        if moment <= time:
            step = mpf(new_target) - target
            displacement, more = ExactSpring(*spring, -step, 0).state(mpf(time) - mpf(moment))
            value, speed, target = value + step + displacement, speed + more, mpf(new_target)
    return value, speed


def confirm(*motion):
    with mp.workdps(60):
        for one, other in zip(state(*motion), summed(*motion)):
            assert abs(one - other) < mpf(10) ** -40 * 1000, motion


def make():
    subject = Subject(
        "retargeting", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://developer.apple.com/documentation/swiftui/spring",
                 "https://github.com/sveltejs/svelte/issues/10717", "https://github.com/motiondivision/motion/issues/1403",
                 "https://github.com/pmndrs/react-spring/issues/887"],
        exact=1e-13, words="450 ulp of the scale: each change rounds value and velocity once, and the rounding decays with the "
        "motion")
    given = {"mass": "m", "stiffness": "k", "damping": "c", "from": "the value at time 0", "to": "the first target",
             "velocity": "of the value at time 0, units per second",
             "changes": "[time, target] or [time, target, m, k, c], in order; a change counts from its time on"}
    subject.question("value", "where the value is", given=given, at="time, s", answer="the value", domain="time ≥ 0",
                     scale="A, the greatest distance between the start and the targets, plus |velocity|/ω")
    subject.question("velocity", "how fast the value moves", given=given, at="time, s", answer="units per second",
                     domain="time ≥ 0", scale="ω·A, with the greatest ω")
    for name, spring, start, target, velocity, changes, times, breaks in CASES + RESTRUNG:
        if all(len(change) == 2 for change in changes):
            for time in times:
                confirm(spring, start, target, velocity, changes, time)
        places = [start, target, *(change[1] for change in changes)]
        springs = [tuple(spring.values()), *(tuple(change[2:]) for change in changes if change[2:])]
        frequencies = [math.sqrt(stiffness / mass) for mass, stiffness, _ in springs]
        amplitude = max(places) - min(places) + abs(velocity) / min(frequencies)
        values = {**spring, "from": start, "to": target, "velocity": velocity, "changes": changes}
        for part, question, scale in ((0, "value", amplitude), (1, "velocity", max(frequencies) * amplitude)):
            subject.case(name, question, values, subject.rows(
                lambda time: state(spring, start, target, velocity, changes, time)[part], times), scale=scale, breaks=breaks)
    return subject


if __name__ == "__main__":
    publish(make())
