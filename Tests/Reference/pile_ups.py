"""Makes pile_ups.csv: the times of bounces that pile up at a bound, on which a spring presses.

A spring of any damping moves from `start` with `velocity` to `target`, which lies below the bound 0 by up to a million times
the first bounce, and comes back with a part of its speed; `times` are its first contacts, separated by spaces. A bounce is
followed in 60 digits: from its start the way is v S(t) - x0 P(t), whose root behind its turn is found by doubling and
bisection.

Remake it with  python3 Tests/Reference/pile_ups.py  (--check: exit 1 if the file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import ExactSpring, damping_of, rounded
from reference_table import log_uniform, run, table_text

DIGITS = 60
REPORTED = (6.614024320259449, 11723.224048902044, 0.661402432025945, 33.306346089673625, -71.87765005924211,
            1.6056553257915314, 0.07490094445788868)
"""What was off by 2e-8 at the eighth contact, moved by the bound 13.205829885859941; see the test."""


def contact(spring, level):
    """The first time at which a way that has turned, or falls from its start, is at a level; None in a thousand steps."""
    def beyond(time):
        return spring.state(time)[0] < level

    step = mpf(1) / 1000 / spring.frequency / (1 + 2 * spring.halved_damping / spring.frequency)
    # A bounce that is short takes about 2v/a, and is never over before half of that.
    pull = abs(spring.acceleration(spring.x0, spring.v0))
    if spring.v0 > 0:
        step = min(step, spring.v0 / pull / 4)
    # A motion away from the bound begins there: this is no contact.
    low, high = step if spring.v0 > 0 else mpf(0), 2 * step
    for _ in range(1000):
        if beyond(high):
            break
        low, high = high, high + max(step, high / 50)
    else:
        return None
    for _ in range(mp.prec + 20):
        middle = (low + high) / 2
        low, high = (low, middle) if beyond(middle) else (middle, high)
    return high


def times(mass, stiffness, damping, start, target, velocity, restitution, bound, count):
    now, place, speed, found = mpf(0), mpf(start), mpf(velocity), []
    for _ in range(count):
        spring = ExactSpring(mass, stiffness, damping, place - mpf(target), speed)
        duration = contact(spring, mpf(bound) - mpf(target))
        if duration is None:
            return None
        now += duration
        found.append(now)
        place, speed = mpf(bound), -mpf(restitution) * spring.state(duration)[1]
    return found


def rows():
    random = Random("pile-ups")
    mass, stiffness, damping, start, target, velocity, restitution = REPORTED
    cases = [(mass, stiffness, damping, start, target, velocity, restitution, 13.205829885859941)]
    while len(cases) < 24:
        mass, stiffness = log_uniform(random, -3, 4), log_uniform(random, 0, 14)
        damping = damping_of(mass, stiffness, random.choice((0.0, 0.0012, 0.3, 0.99, 1.0, 1.7, 30.0, 4000.0)))
        target = -log_uniform(random, -2, 20)
        start, velocity = log_uniform(random, *random.choice(((-4, 4), (-40, -20)))), random.uniform(-1, 1) * 4
        cases.append((mass, stiffness, damping, start, target, velocity, random.uniform(0.02, 0.6), 0.0))
    for case in cases:
        found = times(*case, 8)
        if found:
            yield *case, " ".join(repr(rounded(time)) for time in found)


def tables():
    with mp.workdps(DIGITS):
        header = "mass,stiffness,damping,start,target,velocity,restitution,bound,times"
        return {"pile_ups.csv": table_text(header, rows())}


if __name__ == "__main__":
    run(__doc__, tables)
