"""Makes pendulum.csv: angle and angular velocity of pendulums, θ″ = −(g/l)·sin θ.

From tiny swings to nearly upright ones, starting at rest, hanging, or in between; and some that go over the top, whose
angle grows without bound. By Jacobi's elliptic functions; the first rows of two pendulums are checked against the
Taylor series of the motion.

Remake it with  python3 Tests/Reference/pendulum.py  (--check: exit 1 if the file would change).
"""

import mpmath
from mpmath import mp, mpf

from reference_table import nearest_double, run, table_text

DIGITS = 60
TIMES = (0.05, 0.3, 1.0, 2.2, 3.7, 5.5, 8.0, 11.3, 15.1, 20.0)

# length, gravity, angle, velocity
OVER_THE_TOP = (0.5, 9.81, 1.0, 9.0)
NEARLY_UPRIGHT = (1.0, 9.81, 3.1, 0.0)
PENDULUMS = (
    (1.0, 9.81, 0.01, 0.0),
    (0.25, 9.81, 0.5, 0.0),
    (2.0, 1.62, -1.2, 0.0),
    (1.0, 9.81, 2.5, 0.0),
    NEARLY_UPRIGHT,
    (1.0, 9.81, 0.0, 0.05),
    (0.7, 9.81, 0.0, -4.0),
    (1.0, 9.81, 0.0, 6.26),
    (1.5, 9.81, -0.8, 2.5),
    (1.0, 9.81, 0.0, 6.27),
    (2.0, 3.71, 0.0, -5.0),
    OVER_THE_TOP,
)
CROSS_CHECKED = (NEARLY_UPRIGHT, OVER_THE_TOP)
CHECKED_TIMES = 5


def motion(length, gravity, angle, velocity):
    """The function from time to angle and angular velocity.

    With ω² = g/l and the constant κ² = sin²(θ/2) + (θ′/2ω)², a swinging pendulum (κ < 1) has sin(θ/2) = κ·sn(u, κ) and
    θ′ = 2ωκ·cn(u, κ) with u = ωt + constant; one that goes over the top has θ/2 = am(u, 1/κ) and θ′ = ±2ωκ·dn(u, 1/κ)
    with u = ±ωκt + constant.
    """
    frequency = mpmath.sqrt(mpf(gravity) / length)
    sine, rate = mpmath.sin(mpf(angle) / 2), velocity / (2 * frequency)
    parameter = sine**2 + rate**2
    speed = frequency * mpmath.sqrt(parameter) * (-1 if velocity < 0 else 1)

    def swinging(time):
        u = frequency * time + mpmath.ellipf(mpmath.atan2(sine, rate), parameter)
        sn, cn = (mpmath.ellipfun(name, u, m=parameter) for name in ("sn", "cn"))
        return 2 * mpmath.asin(mpmath.sqrt(parameter) * sn), 2 * abs(speed) * cn

    def rotating(time):
        u = speed * time + mpmath.ellipf(mpf(angle) / 2, 1 / parameter)
        return 2 * amplitude(u, 1 / parameter), 2 * speed * mpmath.ellipfun("dn", u, m=1 / parameter)

    return swinging if parameter < 1 else rotating


def amplitude(u, parameter):
    """Jacobi's am(u), which gains π with every half period."""
    half_period = 2 * mpmath.ellipk(parameter)
    turns = mpmath.nint(u / half_period)
    return turns * mp.pi + mpmath.asin(mpmath.ellipfun("sn", u - turns * half_period, m=parameter))


def cross_check(pendulum, states):
    """The motion again, from its Taylor series."""
    length, gravity, *start = map(mpf, pendulum)
    with mp.workdps(25):
        solution = mpmath.odefun(lambda _, state: [state[1], -gravity / length * mpmath.sin(state[0])], 0, start)
        for time, state in zip(TIMES[:CHECKED_TIMES], states):
            assert all(abs(number - other) < 1e-18 for number, other in zip(state, solution(time)))


def rows():
    """Rows of the table."""
    with mp.workdps(DIGITS):
        for pendulum in PENDULUMS:
            state_at = motion(*pendulum)
            states = [state_at(mpf(time)) for time in TIMES]
            if pendulum in CROSS_CHECKED:
                cross_check(pendulum, states)
            for time, state in zip(TIMES, states):
                yield *pendulum, time, *map(nearest_double, state)


def make_tables():
    return {"pendulum.csv": table_text("length,gravity,angle,velocity,time,position,speed", rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
