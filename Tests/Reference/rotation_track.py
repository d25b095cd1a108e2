"""Makes rotation_track.csv: the curve between two keys of a track of rotations.

R(p) = exp(b₃·hΩ₁/3)·exp(b₂·m)·exp(b₁·hΩ₀/3)·R₀ with b₁ = 1 − (1 − p)³, b₂ = 3p² − 2p³, b₃ = p³, and m such that R(1) = R₁.
A row has the keys as quaternions, their angular velocities, the time h between them and the fraction p; then the images
of the first two axes and the angular velocity at p.

By matrices, their exponentials and logarithms, not by quaternions; the angular velocity is that of Ṙ·Rᵀ, by a difference
quotient at 60 digits.

Remake it with  python3 Tests/Reference/rotation_track.py  (--check: exit 1 if the file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import rounded
from reference_table import log_uniform, run, table_text

DIGITS = 60


def hat(v):
    return mpmath.matrix([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def turn(v):
    """The rotation of a vector, by Rodrigues' formula."""
    angle = mp.sqrt(sum(x * x for x in v))
    if angle == 0:
        return mpmath.eye(3)
    k = hat([x / angle for x in v])
    return mpmath.eye(3) + k * mp.sin(angle) + k * k * (1 - mp.cos(angle))


def vector(r):
    """The rotation vector of a matrix, by the shorter way."""
    axis = [r[2, 1] - r[1, 2], r[0, 2] - r[2, 0], r[1, 0] - r[0, 1]]
    sine = mp.sqrt(sum(x * x for x in axis)) / 2
    angle = mp.atan2(sine, (r[0, 0] + r[1, 1] + r[2, 2] - 1) / 2)
    return [x / (2 * sine) * angle for x in axis]


def matrix(q):
    x, y, z, w = [mpf(c) for c in q]
    length = mp.sqrt(x * x + y * y + z * z + w * w)
    x, y, z, w = x / length, y / length, z / length, w / length
    return mpmath.matrix([
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ])


def curve(start, end, first, last, duration):
    before = [mpf(v) * mpf(duration) / 3 for v in first]
    after = [mpf(v) * mpf(duration) / 3 for v in last]
    middle = vector(turn(after).T * end * start.T * turn(before).T)

    def at(p):
        parts = (1 - (1 - p)**3, 3 * p**2 - 2 * p**3, p**3)
        return (turn([v * parts[2] for v in after]) * turn([v * parts[1] for v in middle])
                * turn([v * parts[0] for v in before]) * start)

    return at


def rows():
    random = Random("rotation track")

    def unit(count):
        return [2 * random.random() - 1 for _ in range(count)]

    for index in range(60):
        q0 = unit(4)
        # Some keys are near each other, and some nearly half a turn apart.
        q1 = unit(4) if index % 3 else [c + log_uniform(random, -40, -4) * random.choice((-1, 1)) for c in q0]
        speed = log_uniform(random, -20, 3)
        first, last = [speed * v for v in unit(3)], [speed * v for v in unit(3)]
        duration, p = log_uniform(random, -6, 2), random.random()
        at = curve(matrix(q0), matrix(q1), first, last, duration)
        fraction, step = mpf(p), mpf(10)**-20
        r = at(fraction)
        spin = (at(fraction + step) - at(fraction - step)) / (2 * step) * r.T / mpf(duration)
        image = [r[row, column] for column in (0, 1) for row in range(3)]
        velocity = [spin[2, 1], spin[0, 2], spin[1, 0]]
        yield (*q0, *q1, *first, *last, duration, p, *(rounded(v) for v in image), *(rounded(v) for v in velocity))


def tables():
    with mp.workdps(DIGITS):
        names = [f"{key}.{c}" for key in ("from", "to") for c in "xyzw"]
        names += [f"{key}.{c}" for key in ("first", "last") for c in "xyz"] + ["duration", "fraction"]
        names += [f"{key}.{c}" for key in ("i", "j", "velocity") for c in "xyz"]
        return {"rotation_track.csv": table_text(",".join(names), rows())}


if __name__ == "__main__":
    run(__doc__, tables)
