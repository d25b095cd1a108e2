"""Makes followers.csv and second_order.csv: springs after a target that moves on straight lines.

followers.csv: ẍ = −k·(x − y) − c·(ẋ − φ·u) from x = `value` and ẋ = `velocity`, for a target y = `target` + u·t with the
velocity u = `speed`: the state after `time`. second_order.csv: y + k₁ẏ + k₂ÿ = x + k₃ẋ with k₁ = ζ/(πf), k₂ = 1/(2πf)²,
k₃ = rζ/(2πf), at rest at 0 for time 0, through a polyline of inputs: the output at each of them.

Both by the exponential of the augmented matrix, not by the closed form: the state of the target is part of the system.

Remake them with  python3 Tests/Reference/followers.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import rounded
from reference_table import log_uniform, run, table_text

DIGITS = 120


def moved(square, double_decay, forward, state, time):
    """(x, v, y, u) after a time under x″ = −square·(x − y) − double_decay·v + forward·u, y′ = u."""
    matrix = mpmath.matrix(
        [[0, 1, 0, 0], [-square, -double_decay, square, forward], [0, 0, 0, 1], [0, 0, 0, 0]])
    return mpmath.expm(matrix * time) * mpmath.matrix(state)


def follower_rows():
    random = Random("followers")
    ratios = (0.0, 0.05, 0.3, 0.8, 1.0, 1 + 2**-40, 1.5, 20.0)
    for ratio in ratios:
        for feed_forward in (0.0, 1.0, -0.7):
            for _ in range(5):
                frequency = log_uniform(random, 0, 7)
                stiffness, damping = frequency * frequency, 2 * ratio * frequency
                value, velocity = 20 * random.random() - 10, (200 * random.random() - 100)
                target, speed = 20 * random.random() - 10, (200 * random.random() - 100)
                time = log_uniform(random, -14, 4) / frequency
                state = moved(mpf(stiffness), mpf(damping), mpf(damping) * mpf(feed_forward),
                              [mpf(value), mpf(velocity), mpf(target), mpf(speed)], mpf(time))
                yield (stiffness, damping, feed_forward, value, velocity, target, speed, time,
                       rounded(state[0]), rounded(state[1]))


def second_order_rows():
    random = Random("second order")
    for frequency, ratio, response in ((2.0, 0.5, 2.0), (4.58, 0.35, 0.0), (1.0, 1.0, -1.5), (3.0, 2.0, 1.0), (0.5, 0.0, 4.0)):
        omega = 2 * mp.pi * mpf(frequency)
        output, speed, place, last = mpf(0), mpf(0), mpf(0), 0.0
        for index in range(16):
            # Some intervals are as short as two events that arrive together.
            interval = 1e-7 if index % 5 == 4 else 0.03 * random.random() + 0.001
            time, target = last + interval, 100 * random.random() - 50
            span = mpf(time) - mpf(last)
            slope = (mpf(target) - place) / span
            state = moved(omega**2, 2 * mpf(ratio) * omega, mpf(response) * mpf(ratio) * omega,
                          [output, speed, place, slope], span)
            output, speed, place, last = state[0], state[1], mpf(target), time
            yield frequency, ratio, response, index, time, target, rounded(output), rounded(speed)


def tables():
    with mp.workdps(DIGITS):
        return {
            "followers.csv": table_text(
                "stiffness,damping,feedForward,value,velocity,target,speed,time,laterValue,laterVelocity",
                follower_rows()),
            "second_order.csv": table_text(
                "frequency,dampingRatio,response,index,time,input,value,velocity",
                second_order_rows()),
        }


if __name__ == "__main__":
    run(__doc__, tables)
