"""Makes bounds.csv: the times at which a spring reaches the bounds of a range, and comes back with a part of its speed.

mass 1; from `start` with `velocity` to `target` within `lower`…`upper`. Either bound may be infinite. `times` are the first
contacts, separated by spaces. Each is the first root of the displacement on a grid of a thousandth of the period, by
bisection. Two kinds of rows are left out, to miss no contact: motions that come within 1e-6 of a bound without reaching
it, and motions that leave a bound again within the grid.

Remake it with  python3 Tests/Reference/bounds.py  (--check: exit 1 if the file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import rounded
from reference_table import run, table_text

DIGITS = 40
GRID = 400


class Motion:
    """A free motion of a spring of mass 1, as the sum of two complex exponentials."""

    def __init__(self, frequency, ratio, start, velocity, target):
        omega, zeta = mpf(frequency), mpf(ratio)
        gap = mpmath.sqrt(zeta * zeta - 1 + mpf(10) ** -36)
        self.fast, self.slow = -omega * (zeta + gap), -omega * (zeta - gap)
        x = mpf(start) - mpf(target)
        self.b = (velocity - self.fast * x) / (self.slow - self.fast)
        self.a = x - self.b
        self.target = mpf(target)

    def value(self, time):
        return self.target + mpmath.re(self.a * mpmath.exp(self.fast * time) + self.b * mpmath.exp(self.slow * time))

    def velocity(self, time):
        return mpmath.re(self.a * self.fast * mpmath.exp(self.fast * time)
                         + self.b * self.slow * mpmath.exp(self.slow * time))


def first_contact(motion, bounds, period, closest):
    """The first time after 0 and its bound; None if there is none within six periods. Adds near misses to `closest`."""
    step = period / GRID
    last = 0
    for index in range(1, 6 * GRID):
        time = step * index
        value = motion.value(time)
        for bound, sign in zip(bounds, (-1, 1)):
            beyond = sign * (value - bound)
            if beyond > 0:
                low, high = last, time
                for _ in range(120):
                    middle = (low + high) / 2
                    if sign * (motion.value(middle) - bound) > 0:
                        high = middle
                    else:
                        low = middle
                return (low + high) / 2, bound
            if abs(motion.velocity(time)) * step < 1 and abs(beyond) < mpf(1e-6) and index > 2:
                closest.append(beyond)
        last = time
    return None


def rows():
    random = Random("bounds")
    made = 0
    while made < 60:
        frequency, ratio = random.choice((1.0, 4.0, 25.0)), random.choice((0.0, 0.05, 0.25, 0.8, 1.5))
        start, velocity = 100 * random.random(), (2 * random.random() - 1) * 400 * frequency
        target = random.choice((0.0, 30.0, 100.0, 130.0))
        restitution = random.choice((0.0, 0.3, 0.7, 0.9))
        lower, upper = random.choice(((0.0, 100.0), (float("-inf"), 100.0), (0.0, float("inf"))))
        period = 2 * mp.pi / mpf(frequency)
        motion = Motion(frequency, ratio, start, mpf(velocity), target)
        time, times, closest = mpf(0), [], []
        while len(times) < 6:
            contact = first_contact(motion, (mpf(lower), mpf(upper)), period, closest)
            if contact is None or contact[0] < period / 20 and times:
                break
            speed = motion.velocity(contact[0])
            if abs(speed) < frequency:
                closest.append(speed)
                break
            time += contact[0]
            times.append(rounded(time))
            if restitution == 0.0:
                break
            motion = Motion(frequency, ratio, contact[1], -mpf(restitution) * speed, target)
        if closest or not times:
            continue
        made += 1
        yield frequency, ratio, start, velocity, target, restitution, lower, upper, " ".join(map(repr, times))


def tables():
    with mp.workdps(DIGITS):
        return {"bounds.csv": table_text(
            "frequency,dampingRatio,start,velocity,target,restitution,lower,upper,times", rows())}


if __name__ == "__main__":
    run(__doc__, tables)
