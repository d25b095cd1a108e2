"""Rotations as quaternions x, y, z, w, at the working precision."""

import mpmath
from mpmath import mp, mpf


def unit(q):
    q = [mpf(c) for c in q]
    length = norm(q)
    return [c / length for c in q]


def norm(v):
    return mpmath.sqrt(mpmath.fsum(c * c for c in v))


def product(p, q):
    """Hamilton's product: q first, then p."""
    (a, b, c, d), (e, f, g, h) = p, q
    return [d * e + a * h + b * g - c * f, d * f - a * g + b * h + c * e, d * g + a * f - b * e + c * h,
            d * h - a * e - b * f - c * g]


def inverse(q):
    return [-q[0], -q[1], -q[2], q[3]]


def exponential(v):
    """The rotation about v by its length: half of the angle in the quaternion."""
    angle = norm(v) / 2
    if angle == 0:
        return [mpf(0), mpf(0), mpf(0), mpf(1)]
    return [c / 2 * mp.sin(angle) / angle for c in v] + [mp.cos(angle)]


def rotation_vector(q):
    """The inverse of the exponential, of q as it is: angles up to a whole turn."""
    sine = norm(q[:3])
    if sine == 0:
        return [mpf(0)] * 3
    angle = 2 * mpmath.atan2(sine, q[3])
    return [c / sine * angle for c in q[:3]]


def dot(p, q):
    return mpmath.fsum(a * b for a, b in zip(p, q))


def nearer(q, p):
    """q or −q, whichever is nearer to p."""
    return q if dot(p, q) >= 0 else [-c for c in q]


def turned_by(p, q, fraction):
    """p turned by a fraction of the turn between it and q, which is taken as it is, without a choice of its sign."""
    way = rotation_vector(product(q, inverse(p)))
    return product(exponential([c * mpf(fraction) for c in way]), p)


def slerp(p, q, fraction):
    p, q = unit(p), unit(q)
    return turned_by(p, nearer(q, p), fraction)


def squad(keys, fraction):
    """Shoemake's curve from the second to the third of four keys."""
    keys = [unit(q) for q in keys]
    for i in range(1, 4):
        keys[i] = nearer(keys[i], keys[i - 1])

    def inner(before, at, after):
        ways = [rotation_vector(product(inverse(at), other)) for other in (before, after)]
        return product(at, exponential([-(a + b) / 4 for a, b in zip(*ways)]))

    _, p, q, _ = keys
    a, b = inner(*keys[:3]), inner(*keys[1:])
    fraction = mpf(fraction)
    return turned_by(turned_by(p, q, fraction), turned_by(a, b, fraction), 2 * fraction * (1 - fraction))


class HermiteTurn:
    """exp(b₃·hΩ₁/3)·exp(b₂·m)·exp(b₁·hΩ₀/3)·q₀ with b₁ = 1 − (1 − p)³, b₂ = 3p² − 2p³, b₃ = p³, m by the end q₁."""

    def __init__(self, start, end, first, last, duration):
        self.start, self.duration = unit(start), mpf(duration)
        self.before = [mpf(c) * self.duration / 3 for c in first]
        self.after = [mpf(c) * self.duration / 3 for c in last]
        middle = product(exponential([-c for c in self.after]), unit(end))
        middle = product(product(middle, inverse(self.start)), exponential([-c for c in self.before]))
        self.middle = rotation_vector(nearer(middle, [0, 0, 0, 1]))

    def factors(self, time):
        p = mpf(time) / self.duration
        shares = (p**3, 3 * p**2 - 2 * p**3, 1 - (1 - p)**3)
        rates = (3 * p**2, 6 * p - 6 * p**2, 3 * (1 - p)**2)
        return [(vector, share, rate / self.duration)
                for vector, share, rate in zip((self.after, self.middle, self.before), shares, rates)]

    def at(self, time):
        q = self.start
        for vector, share, _ in reversed(self.factors(time)):
            q = product(exponential([c * share for c in vector]), q)
        return q

    def angular_velocity(self, time):
        """About the axes of space: each factor's rate is turned by the factors after it."""
        total, turn = [mpf(0)] * 3, [mpf(0), mpf(0), mpf(0), mpf(1)]
        for vector, share, rate in self.factors(time):
            total = [a + b * rate for a, b in zip(total, rotated(turn, vector))]
            turn = product(turn, exponential([c * share for c in vector]))
        return total


def rotated(q, vector):
    return product(product(q, [*vector, mpf(0)]), inverse(q))[:3]


def axes(q):
    """The images of the axes x and y."""
    return rotated(q, [mpf(1), mpf(0), mpf(0)]) + rotated(q, [mpf(0), mpf(1), mpf(0)])
