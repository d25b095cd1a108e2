"""The motion of a spring without rounding error: the true values of the tables of springs.

Mass, stiffness, damping and the initial state are doubles, taken as exact binary numbers. The equation is m·x″ = −k·x −
c·x′, with x the displacement from the target. Call it inside `mp.workdps(DIGITS)`.
"""

import math

import mpmath
from mpmath import mp, mpf

from reference_table import nearest_double

DIGITS = 120
"""Sixty would do for most; the others lose up to thirty where two exponentials cancel, and as many of a late phase."""


class ExactSpring:
    """A spring's displacement and velocity, from one form that has no special case at critical damping.

    With a = c/2m, λ = a − d the slower rate and d² = ±(a² − k/m), x is e^(−at)·(x0·cos dt + (v0 + a·x0)·sin dt / d) for
    an underdamped spring, and e^(−λt)·(x0 + (v0 + λ·x0)·(1 − e^(−2dt)) / 2d) for an overdamped one; its limit for d = 0
    is critical damping.
    """

    def __init__(self, mass, stiffness, damping, x0, v0):
        self.parameters = (mass, stiffness, damping, x0, v0)
        mass, stiffness, damping, self.x0, self.v0 = map(mpf, self.parameters)
        self.squared_frequency = stiffness / mass
        self.frequency = mpmath.sqrt(self.squared_frequency)
        self.halved_damping = damping / (2 * mass)
        # Exact where the two terms cancel: 106 bits each, of the same size.
        discriminant = damping * damping - 4 * mass * stiffness
        self.swings = discriminant < 0
        self.split = mpmath.sqrt(abs(discriminant)) / (2 * mass)
        if self.swings:
            self.slow_rate = self.halved_damping
            self._sine_part = (self.v0 + self.halved_damping * self.x0) / self.split
            self._velocity_sine_part = (self.squared_frequency * self.x0 + self.halved_damping * self.v0) / self.split
        else:
            self.slow_rate = self.squared_frequency / (self.halved_damping + self.split)
            self._excess = self.v0 + self.slow_rate * self.x0

    def state(self, time):
        """Displacement and velocity, two mpf."""
        if self.swings:
            cosine, sine = mp.cos_sin(self.split * time)
            decayed = mpmath.exp(-self.halved_damping * time)
            return (decayed * (self.x0 * cosine + self._sine_part * sine),
                    decayed * (self.v0 * cosine - self._velocity_sine_part * sine))
        decayed = mpmath.exp(-self.slow_rate * time)
        fading = mpmath.expm1(-2 * self.split * time)
        reach = -fading / (2 * self.split) if self.split else time
        displacement = decayed * (self.x0 + self._excess * reach)
        return displacement, decayed * self._excess * (1 + fading) - self.slow_rate * displacement

    def acceleration(self, displacement, velocity):
        return -self.squared_frequency * displacement - 2 * self.halved_damping * velocity


def rounded(number):
    """The double nearest to an mpf, also where it is so small that its denominator would not fit in memory."""
    if number and mpmath.mag(number) < -1100:
        return math.copysign(0.0, mpmath.sign(number))
    return nearest_double(number)


def frequency_of(mass, stiffness):
    """√(k/m) in doubles, for choosing velocities and times."""
    return math.sqrt(stiffness / mass)


def damping_of(mass, stiffness, ratio):
    """c for a damping ratio, in doubles."""
    return 2 * ratio * math.sqrt(mass * stiffness)
