"""Makes limited_motions.csv: motions from rest to rest within limits of velocity, acceleration and jerk.

From 0 to `distance`: the shortest time and the state at `time` (value, speed, acceleration), where the limit of the jerk
may be infinite. Not by the closed form: the profile of seven segments is integrated from its jerk, and the durations of
the segments are found by bisection on the speed, then on the acceleration, that the motion reaches.

Remake it with  python3 Tests/Reference/limits.py  (--check: exit 1 if the file would change).
"""

from random import Random

from mpmath import mp, mpf

from exact_spring import rounded
from reference_table import run, table_text

DIGITS = 50


def ramp(speed, acceleration, jerk):
    """The durations (jerk, constant acceleration) of the fastest change from rest to a speed, and its distance."""
    if jerk == mp.inf:
        bend, flat = mpf(0), speed / acceleration
    else:
        bend = acceleration / jerk
        if bend * acceleration > speed:
            bend = mp.sqrt(speed / jerk)
        flat = speed / (jerk * bend) - bend if bend else mpf(0)
    # Symmetric, so that the mean speed is half of the last.
    return bend, flat, speed * (2 * bend + flat) / 2


def profile(distance, velocity, acceleration, jerk):
    """The durations of the seven segments, and the acceleration reached."""
    peak = velocity
    if 2 * ramp(peak, acceleration, jerk)[2] > distance:
        low, high = mpf(0), velocity
        for _ in range(400):
            peak = (low + high) / 2
            if 2 * ramp(peak, acceleration, jerk)[2] > distance:
                high = peak
            else:
                low = peak
    bend, flat, covered = ramp(peak, acceleration, jerk)
    cruise = max(mpf(0), (distance - 2 * covered) / peak)
    reached = peak / (bend + flat)
    return (bend, flat, bend, cruise, bend, flat, bend), reached


def state(segments, reached, time):
    """Value, speed and acceleration at a time."""
    x, v, a = mpf(0), mpf(0), mpf(0)
    left = time
    for length, sign, start in zip(segments, (1, 0, -1, 0, -1, 0, 1), (0, 1, 1, 0, 0, -1, -1)):
        a = start * reached
        jerk = sign * reached / length if sign and length else mpf(0)
        span = min(left, length)
        x += v * span + a * span**2 / 2 + jerk * span**3 / 6
        v += a * span + jerk * span**2 / 2
        a += jerk * span
        left -= span
        if left <= 0:
            break
    return x, v, a


def rows():
    random = Random("limits")
    for distance, velocity, acceleration, jerk in (
            (100.0, 50.0, 200.0, 2000.0), (100.0, 500.0, 200.0, 2000.0), (1.0, 500.0, 200.0, 2000.0),
            (10.0, 5.0, 200.0, 100.0), (100.0, 50.0, 200.0, float("inf")), (1.0, 50.0, 200.0, float("inf")),
            (1e-6, 2.0, 3.0, 4.0), (1e6, 3.0, 0.1, 0.01), (8.0, 2.0, 1.0, 1e9)):
        numbers = mpf(distance), mpf(velocity), mpf(acceleration), mp.inf if jerk == float("inf") else mpf(jerk)
        segments, reached = profile(*numbers)
        duration = sum(segments)
        for _ in range(12):
            time = rounded(duration * mpf(random.random()))
            yield (distance, velocity, acceleration, jerk, rounded(duration), time,
                   *map(rounded, state(segments, reached, mpf(time))))


def tables():
    with mp.workdps(DIGITS):
        return {"limited_motions.csv": table_text(
            "distance,velocity,acceleration,jerk,duration,time,value,speed,laterAcceleration", rows())}


if __name__ == "__main__":
    run(__doc__, tables)
