"""Makes damped.csv and decay.csv: the damped oscillation 1 − e^(−ζx)·cos ωx, and the distance travelled under decay.

damped.csv: value and velocity d/dx for a decay ζ and a frequency ω. decay.csv: motion with the initial speed
`velocity` v. Each millisecond keeps the fraction `deceleration` d of the speed: value v·(1 − d^(1000t)) / (−1000·ln d),
speed v·d^(1000t).

Remake them with  python3 Tests/Reference/damped.py  (--check: exit 1 if a file would change).
"""

import math
from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import DIGITS, rounded
from reference_table import log_uniform, run, table_text

DAMPED = ((5.0, 30.0), (0.0, 30.0), (5.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.1, 50.0), (12.5, 8.0), (1e-9, 6.28),
          (1e-3, 1e3), (40.0, 0.5), (700.0, 1.0), (3.7, 1e5))
DECELERATIONS = (0.998, 0.99, 0.5, 0.9999, 0.999999, math.nextafter(1, 0))
VELOCITIES = (1000.0, -1234.5, 0.037, 8.5e5)


def damped(decay, frequency, x):
    """1 − e^(−ζx)·cos ωx and its derivative, with full relative precision near 0."""
    decay, frequency, x = mpf(decay), mpf(frequency), mpf(x)
    left = mpmath.exp(-decay * x)
    cosine, sine = mp.cos_sin(frequency * x)
    # 1 − e·cos = −expm1(−ζx) + e·(1 − cos), without cancellation at 0
    value = 2 * left * mpmath.sin(frequency * x / 2) ** 2 - mpmath.expm1(-decay * x)
    return value, left * (decay * cosine + frequency * sine)


def decayed(velocity, deceleration, time):
    """Distance and speed at a time."""
    velocity, time = mpf(velocity), mpf(time)
    rate = -1000 * mpmath.log(mpf(deceleration))
    return -velocity * mpmath.expm1(-rate * time) / rate, velocity * mpmath.exp(-rate * time)


def damped_rows():
    for decay, frequency in DAMPED:
        random = Random(f"damped {decay} {frequency}")
        points = {0.0, 1e-300, 1e-20, 1e-9, 0.05, 0.1, 0.25, 0.5, 1 - 2**-53, 1.0, 2.0, 10.0, 1e3}
        points |= {random.random() for _ in range(8)} | {log_uniform(random, -40, 0) for _ in range(5)}
        for x in sorted(points):
            yield decay, frequency, x, *map(rounded, damped(decay, frequency, x))


def decay_rows():
    for deceleration in DECELERATIONS:
        for velocity in VELOCITIES:
            random = Random(f"decay {deceleration} {velocity}")
            times = {0.0, 1e-12, 1e-3, 1 / 60, 0.1, 0.5, 1.0, 1e3} | {10 * random.random() for _ in range(3)}
            times |= {log_uniform(random, -20, 10) for _ in range(4)}
            for time in sorted(times):
                yield velocity, deceleration, time, *map(rounded, decayed(velocity, deceleration, time))


def make_tables():
    with mp.workdps(DIGITS):
        return {"damped.csv": table_text("decay,frequency,x,value,velocity", damped_rows()),
                "decay.csv": table_text("velocity,deceleration,time,value,speed", decay_rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
