"""Makes friction.csv: position and velocity of springs with Coulomb friction, m·x″ = −k·x − c·x′ − μ·sign(x′).

Where the velocity vanishes and |k·x| ≤ μ the body stays for ever. Between two turning points the motion is that of a
spring about −μ·sign(x′)/k, so that the table is exact.

Remake it with  python3 Tests/Reference/friction.py  (--check: exit 1 if the file would change).
"""

from dataclasses import dataclass

import mpmath
from mpmath import mp, mpf

from exact_spring import DIGITS, ExactSpring, rounded
from reference_table import run, table_text

# mass, stiffness, damping, friction, x0, v0
SYSTEMS = (
    # undamped, the first with 22 half periods
    (1.0, 100.0, 0.0, 2.3, 1.0, 0.0),
    (2.0, 50.0, 0.0, 7.0, -1.0, 0.0),
    (1.0, 100.0, 0.0, 30.0, 0.7, 5.0),
    # damped
    (1.0, 100.0, 1.0, 3.0, 1.0, 0.0),
    (0.25, 36.0, 0.5, 1.25, -0.8, 4.0),
    (3.0, 12.0, 0.6, 0.4, 2.0, -1.0),
    (1.0, 1e4, 10.0, 150.0, 0.2, 0.0),
    (1.0, 25.0, 6.0, 1.0, 1.0, 0.0),
    (1.0, 40.0, 1.5, 2.0, 0.0, 3.0),
    # never moving; thrown from there
    (1.0, 10.0, 0.2, 4.0, 0.3, 0.0),
    (1.0, 10.0, 0.2, 4.0, 0.3, -2.5),
    # critically damped: creeping, stopping
    (1.0, 100.0, 20.0, 8.0, 1.0, 0.0),
    (4.0, 6.25, 10.0, 1.5, 0.125, 0.5),
    # overdamped: creeping, turning and then creeping, stopping
    (1.0, 9.0, 10.0, 2.0, -1.5, 0.0),
    (0.5, 20.0, 12.0, 3.0, 1.0, 6.0),
    (1.0, 16.0, 17.0, 5.0, -0.2, -1.0),
)
FRACTIONS = (0.013, 0.08, 0.19, 0.31, 0.42, 0.57, 0.68, 0.83, 0.994, 1.003, 1.6, 25.0)
"""Times of a system, in times of coming to rest."""
LEAST_DISTANCE = 1e-9
"""Of a time in the table from a turning point."""
LEAST_MARGIN = mpf("1e-6")
"""Of a decision to stay or to go on, in proportion to the friction."""


@dataclass
class Piece:
    """The motion from `start` on: a spring oscillates about `centre`; without a spring the body stays there."""

    start: mpf
    centre: mpf
    spring: ExactSpring | None

    def state(self, time):
        if self.spring is None:
            return self.centre, mpf(0)
        displacement, velocity = self.spring.state(time - self.start)
        return self.centre + displacement, velocity


def pieces(mass, stiffness, damping, friction, x0, v0):
    """The motion between turning points, until the body stays or creeps."""
    start, x, v = mpf(0), mpf(x0), mpf(v0)
    while v or not stays(stiffness, friction, x):
        direction = mpmath.sign(v) or -mpmath.sign(x)
        centre = -direction * friction / mpf(stiffness)
        spring = ExactSpring(mass, stiffness, damping, x - centre, v)
        piece = Piece(start, centre, spring)
        yield piece
        duration = time_to_turn(spring)
        if duration is None:
            return
        start += duration
        x, v = piece.state(start)[0], 0
    yield Piece(start, x, None)


def stays(stiffness, friction, x):
    """Whether friction holds a body at rest."""
    surplus = friction - abs(stiffness * x)
    assert abs(surplus) > LEAST_MARGIN * friction
    return surplus > 0


def time_to_turn(spring):
    """The first time after 0 at which the velocity vanishes, or None."""
    if spring.swings:
        # v = e^(−at)·(v0·cos dt − (ω²·x0 + a·v0)·sin dt / d)
        slope = (spring.squared_frequency * spring.x0 + spring.halved_damping * spring.v0) / spring.split
        angle = mpmath.atan2(spring.v0, slope)
        return (angle if angle > 0 else angle + mp.pi) / spring.split
    # v = e^(−λt)·(v0 − (λ + 2d)·(v0 + λ·x0)·r) with r = (1 − e^(−2dt)) / 2d, which rises from 0 to 1/2d
    slope = (spring.slow_rate + 2 * spring.split) * (spring.v0 + spring.slow_rate * spring.x0)
    reach = spring.v0 / slope if slope else mpf(0)
    left = 1 - 2 * spring.split * reach
    if reach <= 0 or left <= 0:
        return None
    return -mpmath.log(left) / (2 * spring.split) if spring.split else reach


def span_of(system, motion):
    """The time of coming to rest; if there is none or it is 0, a time that suits the system."""
    mass, stiffness, damping = map(mpf, system[:3])
    if motion[-1].spring:
        return 5 * damping / stiffness
    return motion[-1].start or mpmath.sqrt(mass / stiffness)


def rows():
    """Rows of the table."""
    for system in SYSTEMS:
        motion = list(pieces(*system))
        span = span_of(system, motion)
        for fraction in FRACTIONS:
            time = float(mpmath.nstr(fraction * span, 5))
            assert all(abs(time - piece.start) > LEAST_DISTANCE for piece in motion)
            current = [piece for piece in motion if piece.start <= time][-1]
            yield *system, time, *map(rounded, current.state(mpf(time)))


def make_tables():
    with mp.workdps(DIGITS):
        return {"friction.csv": table_text("mass,stiffness,damping,friction,x0,v0,time,position,velocity", rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
