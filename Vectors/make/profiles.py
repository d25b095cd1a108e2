"""Fastest motions within limits of velocity, acceleration and jerk, at the working precision.

A motion is a list of segments of constant jerk. The change from one velocity to another comes first, with the least time
that the limits of acceleration and jerk allow; then the velocity between two such changes at which the distance is that
asked for, by bisection.
"""

from mpmath import mp, mpf

ZERO = mpf(0)


class Profile:
    """Segments of constant jerk from a state."""

    def __init__(self, velocity=ZERO, acceleration=ZERO, segments=()):
        self.start = (ZERO, mpf(velocity), mpf(acceleration))
        self.segments = list(segments)

    def duration(self):
        return sum((length for length, _, _ in self.segments), ZERO)

    def state(self, time):
        """Value, velocity and acceleration; a segment's acceleration jumps by its third number at its start."""
        x, v, a = self.start
        left = mpf(time)
        for length, jerk, jump in self.segments:
            a += jump
            span = min(left, length)
            x, v, a = (x + v * span + a * span**2 / 2 + jerk * span**3 / 6, v + a * span + jerk * span**2 / 2,
                       a + jerk * span)
            left -= span
            if left <= 0:
                break
        return x, v, a


def change(v0, a0, v1, limit, jerk):
    """The segments of the fastest change from velocity v0 and acceleration a0 to velocity v1 and acceleration 0."""
    if jerk == mp.inf:
        sign = 1 if v1 >= v0 else -1
        return [(abs(v1 - v0) / limit, ZERO, sign * limit - a0), (ZERO, ZERO, -sign * limit)]
    # The velocity reached if the acceleration goes straight to 0 decides in which direction to begin.
    sign = 1 if v1 >= v0 + a0 * abs(a0) / (2 * jerk) else -1
    rise, a = sign * (v1 - v0), sign * a0
    # From a up to the peak p and down to 0: rise = (p² − a²/2)/jerk.
    peak = mp.sqrt(rise * jerk + a * a / 2)
    flat = ZERO
    if peak > limit:
        flat = (rise - (limit**2 - a * a / 2) / jerk) / limit
        peak = limit
    return [((peak - a) / jerk, sign * jerk, ZERO), (flat, ZERO, ZERO), (peak / jerk, -sign * jerk, ZERO)]


def fastest(distance, velocity, acceleration, jerk, v0=ZERO, a0=ZERO, v1=ZERO):
    """The fastest profile over a distance from a state to a velocity without acceleration."""
    distance, velocity, acceleration, jerk, v0, a0, v1 = map(mpf, (distance, velocity, acceleration, jerk, v0, a0, v1))

    def over(middle, cruise=ZERO):
        segments = change(v0, a0, middle, acceleration, jerk) + [(cruise, ZERO, ZERO)]
        return Profile(v0, a0, segments + change(middle, ZERO, v1, acceleration, jerk))

    def reach(middle):
        profile = over(middle)
        return profile.state(profile.duration())[0]

    # The direct change to the last velocity falls short or goes too far. The turning velocity lies beyond the last one,
    # and beyond the one to which the acceleration leads anyway: up to there the motion is the direct change.
    upwards = distance >= reach(v1)
    free = v0 + a0 * abs(a0) / (2 * jerk)
    near = max(free, v1) if upwards else min(free, v1)
    far_end = velocity if upwards else -velocity
    excess = distance - reach(far_end)
    if excess == 0 or (excess > 0) == upwards:
        return over(far_end, excess / far_end)
    far = far_end
    for _ in range(mp.prec + 20):
        middle = (near + far) / 2
        if (reach(middle) < distance) == upwards:
            near = middle
        else:
            far = middle
    profile = over((near + far) / 2)
    # Between the direct change and the shortest detour there are distances that need another order of segments.
    assert abs(profile.state(profile.duration())[0] - distance) <= mpf(10)**(10 - mp.dps) * (abs(distance) + 1)
    return profile
