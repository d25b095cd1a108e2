"""Decaying waves without rounding error: e^(−at)·(A cos dt + B sin dt), its extrema and the last time outside a band.

Call it at the working precision of `Subject.agreed`.
"""

import mpmath
from mpmath import mp, mpf

from vectors import bisected


class Wave:
    """The displacement from the target of everything that swings: x(0) = start, x′(0) = velocity."""

    def __init__(self, decay, frequency, start, velocity):
        self.decay, self.frequency = mpf(decay), mpf(frequency)
        self.cosine_part = mpf(start)
        self.sine_part = (mpf(velocity) + self.decay * self.cosine_part) / self.frequency

    def value(self, time):
        cosine, sine = mp.cos_sin(self.frequency * time)
        return mpmath.exp(-self.decay * time) * (self.cosine_part * cosine + self.sine_part * sine)

    def extremum(self, index):
        """The time of an extremum after 0, counted from 0."""
        return (self._first_turn(mpmath.atan(self.decay / self.frequency)) + index * mp.pi) / self.frequency

    def zero(self, index):
        """The time of a zero after 0, counted from 0."""
        return (self._first_turn(-mp.pi / 2) + index * mp.pi) / self.frequency

    def _first_turn(self, lag):
        """The least positive angle that lies `lag` before the wave's phase, up to half turns."""
        angle = mpmath.atan2(self.sine_part, self.cosine_part) - lag
        angle -= mp.pi * mpmath.floor(angle / mp.pi)
        # At an extremum at 0 the angle is 0, or half a turn, up to rounding: the first after 0 is half a turn away.
        return angle if mpmath.ldexp(1, -mp.prec // 2) < angle < mp.pi - mpmath.ldexp(1, -mp.prec // 2) else mp.pi

    def last_outside(self, tolerance):
        """The last time at which the size is at least the tolerance; 0 if it never is after 0, inf without decay."""
        tolerance = mpf(tolerance)
        if self.decay == 0:
            amplitude = mpmath.hypot(self.cosine_part, self.sine_part)
            return mp.inf if amplitude >= tolerance else mpf(0)
        size = abs(self.value(self.extremum(0)))
        if size >= tolerance:
            # Extrema shrink by the same factor from one to the next.
            count = mpmath.floor(mpmath.log(size / tolerance) * self.frequency / (self.decay * mp.pi))
            start = self.extremum(count)
        elif abs(self.cosine_part) >= tolerance:
            start, count = mpf(0), -1
        else:
            return mpf(0)
        # From there to the next extremum the wave falls through 0, to less than the tolerance on the other side.
        sign = mpmath.sign(self.value(start))
        return bisected(lambda time: sign * self.value(time) - tolerance, start, self.extremum(count + 1))
