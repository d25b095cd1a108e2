"""Makes spring_outcomes.csv: the springs that do as wished from rest, by overshoot, settling duration and peak speed.

A row is a damping ratio with its overshoot, or an overshoot with its damping ratio: `given` tells which one is the
double, the other is its true value, rounded. Then: the frequency ω with which the spring settles after `duration`
within `tolerance`, that with which it peaks at `peakTime`, and that with which its greatest speed is `peakSpeed`. An
empty cell: it never peaks.

Overshoot and turn come from the first change of the sign of the velocity, the greatest speed from that of the
acceleration, settling from the scan of spring_questions.py. The ratio of an overshoot is proved by a change of sign: a
ratio larger by a 1e40th of 1 − ζ overshoots less, a smaller one more. Times are proportional to 1/ω.

Remake it with  python3 Tests/Reference/spring_outcomes.py  (--check: exit 1 if the file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import DIGITS, ExactSpring, rounded
from reference_table import log_uniform, run, table_text
from spring_questions import Scan, root

COLUMNS = "given,overshoot,dampingRatio,tolerance,duration,settlingFrequency,peakTime,peakFrequency,peakSpeed,speedFrequency"
OVERSHOOTS = (0.1, 0.05, 0.01, 0.5, 0.25, 0.9, 0.99, 1 - 1e-6, 1 - 1e-9, 1e-3, 1e-6, 1e-12, 1e-30, 1e-100, 1e-300)
RATIOS = (0.5, 0.1, 0.01, 1e-3, 0.7, 0.9, 0.99, 0.999, 1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1.0, 1 + 1e-12, 1 + 1e-9, 1.000001,
          1.001, 1.1, 1.5, 3.0, 30.0, 1e3, 1e5)
PROOF = mpf("1e-40")
TOLERANCES = (0.0012, 0.001234567, 0.0234, 1e-4 * 1.1, 0.3)


def released(ratio):
    """The motion of a spring with ω = 1 from 1 to 0, from rest."""
    return ExactSpring(mpf(1), mpf(1), 2 * ratio, mpf(1), mpf(0))


def first_turn(spring):
    """The time of the first turn, by the sign of the velocity: from a quarter of a turn to a turn and a half."""
    quarter = mp.pi / spring.split / 4
    return root(lambda time: (spring.state(time)[1], spring.acceleration(*spring.state(time))), quarter, 6 * quarter, mpf(-1))


def overshoot_of(ratio):
    spring = released(ratio)
    return -spring.state(first_turn(spring))[0] if ratio < 1 else mpf(0)


def ratio_of(overshoot):
    """The ratio whose first turn is as far beyond the target: a candidate, and a change of sign around it as its proof."""
    fall = -mpmath.log(overshoot)
    ratio = fall / mpmath.hypot(mp.pi, fall)
    below, above = (overshoot_of(1 - (1 - ratio) * (1 + side * PROOF)) - overshoot for side in (-1, 1))
    assert below < 0 < above, "not the ratio of this overshoot"
    return ratio


def greatest_speed(spring):
    """The speed where the acceleration first changes its sign."""
    def acceleration_and_slope(time):
        displacement, velocity = spring.state(time)
        acceleration = spring.acceleration(displacement, velocity)
        return acceleration, spring.acceleration(velocity, acceleration)

    low = high = mpf(1) / (1 + spring.halved_damping) / 1000
    while acceleration_and_slope(high)[0] < 0:
        low, high = high, high * mpf(1.25)
    time = root(acceleration_and_slope, low, high, mpf(-1))
    return -spring.state(time)[1]


def row(random, given, overshoot, ratio, tolerance):
    spring = released(ratio)
    duration, peak_time, peak_speed = (log_uniform(random, -8, 6) for _ in range(3))
    settling = Scan(spring).settling(mpf(tolerance)) / mpf(duration)
    peaks = overshoot > 0
    return (given, rounded(overshoot), rounded(ratio), tolerance, duration, rounded(settling), peak_time if peaks else "",
            rounded(first_turn(spring) / mpf(peak_time)) if peaks else "", peak_speed,
            rounded(mpf(peak_speed) / greatest_speed(spring)))


def rows():
    random = Random("springs by their outcomes")
    with mp.workdps(DIGITS):
        for index in range(3):
            for overshoot in OVERSHOOTS if not index else [random.random() for _ in range(15)]:
                tolerance = TOLERANCES[int(random.random() * len(TOLERANCES))]
                yield row(random, "overshoot", mpf(overshoot), ratio_of(mpf(overshoot)), tolerance)
            for ratio in RATIOS if not index else [2 * random.random() for _ in range(15)]:
                tolerance = TOLERANCES[int(random.random() * len(TOLERANCES))]
                yield row(random, "dampingRatio", overshoot_of(mpf(ratio)), mpf(ratio), tolerance)


if __name__ == "__main__":
    run(__doc__, lambda: {"spring_outcomes.csv": table_text(COLUMNS, rows())})
