"""Makes transform_interpolation.csv, affine_interpolation.csv and matrix_inverse.csv.

The ends of an interpolation are composed of known components, and so is the true value between them, of components in
between; nothing is decomposed. Rotations are constructed: the second end is the first one, rotated further by a known
angle about a known axis, and the value between is rotated by a fraction of that angle. Ends are rounded to doubles,
which moves the truth by some ulp.

Remake them with  python3 Tests/Reference/transform_interpolation.py  (--check: exit 1 if a file would change).
"""

import random

from mpmath import mp, mpf, matrix, eye

from reference_table import log_uniform, nearest_double, run, table_text

DIGITS = 60
PARTS = (0.125, 0.5, 0.8125, -0.375, 1.75)


def uniform(generator, low=-1, high=1):
    return mpf(generator.uniform(low, high))


def unit_vector(generator):
    vector = matrix([uniform(generator) for _ in range(3)])
    return vector / mp.norm(vector)


def rotation(axis, angle):
    """Rodrigues' formula, for row vectors: about z from x towards y."""
    x, y, z = axis
    turn = matrix([[0, z, -y], [-z, 0, x], [y, -x, 0]])
    return eye(3) + mp.sin(angle) * turn + (1 - mp.cos(angle)) * turn * turn


def between(start, end, part):
    return [a + (b - a) * mpf(part) for a, b in zip(start, end)]


def space_parts(generator, signs):
    """Scale, skew, translation and perspective, as one list."""
    scale = [mpf(log_uniform(generator, -6, 6)) * sign for sign in signs]
    skew = [uniform(generator, -2, 2) for _ in range(3)]
    translation = [uniform(generator, -500, 500) for _ in range(3)]
    has_perspective = generator.random() < 0.6
    perspective = [uniform(generator) / 400 if has_perspective else mpf(0) for _ in range(3)]
    return scale + skew + translation + perspective


def space_matrix(parts, turned):
    """S·K·R·T·P for row vectors."""
    scale, (xy, xz, yz), translation, perspective = parts[:3], parts[3:6], parts[6:9], parts[9:]
    linear = mp.diag(scale) * matrix([[1, 0, 0], [xy, 1, 0], [xz, yz, 1]]) * turned
    affine, projection = eye(4), eye(4)
    for i in range(3):
        for j in range(3):
            affine[i, j] = linear[i, j]
        affine[3, i] = translation[i]
        projection[i, 3] = perspective[i]
    return affine * projection


def flat(square):
    return [nearest_double(element) for element in square]


# The signs of the scales of both ends, and the largest turn between them at which these signs are the choice.
REFLECTIONS = (
    ((1, 1, 1), (1, 1, 1), 1.0), ((1, 1, 1), (1, 1, 1), 1.0), ((1, 1, -1), (1, 1, -1), 1.0),
    ((1, 1, 1), (-1, 1, 1), 0.45), ((1, -1, 1), (1, 1, 1), 0.45), ((-1, -1, -1), (1, 1, 1), 0.45),
    ((1, 1, 1), (1, 1, -1), 0.45),
)


def space_rows():
    generator = random.Random(1991)
    for signs, end_signs, largest_turn in REFLECTIONS:
        for turn in (0.0, 1e-6, 0.2, 0.6, 0.9, 0.999):
            start, end = space_parts(generator, signs), space_parts(generator, end_signs)
            axis, angle = unit_vector(generator), mpf(turn) * largest_turn * mp.pi
            turned = rotation(unit_vector(generator), uniform(generator, -3, 3))
            ends = space_matrix(start, turned), space_matrix(end, rotation(axis, angle) * turned)
            for part in PARTS:
                middle = space_matrix(between(start, end, part), rotation(axis, part * angle) * turned)
                yield *flat(ends[0]), *flat(ends[1]), part, *flat(middle)


def plane_map(tx, ty, angle, scale_x, scale_y, shear):
    """a, b, c, d, tx, ty of a scale, a shear, a rotation and a translation; for column vectors."""
    turn = matrix([[mp.cos(angle), -mp.sin(angle)], [mp.sin(angle), mp.cos(angle)]])
    linear = turn * matrix([[1, shear], [0, 1]]) * mp.diag([scale_x, scale_y])
    return linear[0, 0], linear[1, 0], linear[0, 1], linear[1, 1], tx, ty


def plane_parts(generator, angle, signs):
    scale = [mpf(log_uniform(generator, -10, 10)) * sign for sign in signs]
    return [uniform(generator, -500, 500), uniform(generator, -500, 500), angle, *scale, uniform(generator, -2, 2)]


def plane_rows():
    generator = random.Random(2013)
    # Signs of the scale of both ends; the largest turn as above.
    cases = (((1, 1), (1, 1), 1.0), ((1, -1), (1, -1), 1.0), ((1, 1), (-1, 1), 0.45), ((1, -1), (1, 1), 0.45))
    for signs, end_signs, largest_turn in cases:
        for turn in (0.0, 1e-6, -0.3, 0.7, 0.97, -0.999):
            # Half a turn at most, so that the rotation is that of the decomposition, whatever the signs.
            angle = uniform(generator, -1.5, 1.5)
            start = plane_parts(generator, angle, signs)
            end = plane_parts(generator, angle + mpf(turn) * largest_turn * mp.pi, end_signs)
            for part in PARTS:
                numbers = (*plane_map(*start), *plane_map(*end), part, *plane_map(*between(start, end, part)), *start)
                yield [number if number is part else nearest_double(number) for number in numbers]


def invertible_matrices():
    generator = random.Random(4)

    def number():
        return generator.uniform(-1, 1)

    for _ in range(20):
        yield [[number() for _ in range(4)] for _ in range(4)]
    for _ in range(10):  # rows and columns of very different sizes
        rows, columns = ([log_uniform(generator, -140, 140) for _ in range(4)] for _ in range(2))
        yield [[number() * row * column for column in columns] for row in rows]
    for exponent in (20, 30, 40, 45, 50):  # nearly singular
        first, second, third, last = ([number() for _ in range(4)] for _ in range(4))
        near = [a + b + number() * 2.0**-exponent for a, b in zip(first, second)]
        yield [first, second, near, last]
        yield [third, near, second, first]
    for _ in range(10):  # layers: far away, with a perspective
        layer = [[number() for _ in range(3)] + [number() / 500] for _ in range(3)]
        yield layer + [[1e4 * number() for _ in range(3)] + [1.0]]


def inverse_rows():
    for rows in invertible_matrices():
        with mp.workdps(400):
            yield *sum(rows, []), *flat(matrix(rows) ** -1)


def names(prefix, count):
    return [f"{prefix}{index}" for index in range(count)]


def make_tables():
    with mp.workdps(DIGITS):
        coefficients = ("a", "b", "c", "d", "tx", "ty")
        headers = {
            "transform_interpolation.csv": (*names("a", 16), *names("b", 16), "part", *names("r", 16)),
            "affine_interpolation.csv": (
                *("start." + name for name in coefficients), *("end." + name for name in coefficients), "part",
                *coefficients, "x", "y", "rotation", "scaleX", "scaleY", "shear"),
            "matrix_inverse.csv": (*names("m", 16), *names("i", 16)),
        }
        rows = space_rows(), plane_rows(), inverse_rows()
        return {name: table_text(",".join(header), table) for (name, header), table in zip(headers.items(), rows)}


if __name__ == "__main__":
    run(__doc__, make_tables)
