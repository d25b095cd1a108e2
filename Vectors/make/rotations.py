"""Makes Vectors/rotations.json: rotations between rotations, tracks of them, and maps of the plane taken apart.

The ends of an interpolation are doubles, taken as they are: quaternions are made unit first. Everything at 60 digits and
more, by rotation vectors; nothing is a closed form with an arccosine, which loses half of the digits of small angles.
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from quaternions import HermiteTurn, axes, slerp, squad
from vectors import ULP, Subject, log_uniform, publish

FRACTIONS = (0.125, 0.5, 0.8125)
# Fractions of half a turn, from 0 to nearly 1.
TURNS = (1e-13, 1e-9, 1e-4, 0.1, 0.5, 0.9, 0.999999999)


def component(random):
    return 2 * random.random() - 1


def rotation_by(random, turn):
    """Two quaternions of doubles that differ by about a fraction of half a turn, about a random axis."""
    with mp.workdps(30):
        start = [mpf(component(random)) for _ in range(4)]
        axis = [mpf(component(random)) for _ in range(3)]
        length = mpmath.norm(axis)
        half = mp.pi * mpf(turn) / 2
        way = [c / length * mp.sin(half) for c in axis] + [mp.cos(half)]
        (a, b, c, d), (e, f, g, h) = way, start
        end = (d * e + a * h + b * g - c * f, d * f - a * g + b * h + c * e, d * g + a * f - b * e + c * h,
               d * h - a * e - b * f - c * g)
        return [float(x) for x in start], [float(x) for x in end]


def slerp_cases(subject):
    random = Random("slerp")
    quarter = [0.0, 0.0, 0.70710678118654752, 0.70710678118654752]
    fixed = (
        ("a quarter turn about z", [0.0, 0.0, 0.0, 1.0], quarter, None),
        ("a quarter turn, its end negated", [0.0, 0.0, 0.0, 1.0], [-c for c in quarter], "goes the long way round"),
        ("ends that are not unit", [0.0, 0.0, 0.0, 2.0], [3.0, 0.0, 0.0, 3.0], "takes the components as unit"),
        ("equal ends", [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], "divides by the sine of 0"),
        ("a tiny turn about z", [0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 5e-10, 1.0], "an arccosine has no digit left"),
        ("a turn within what some take as straight", [0.0, 0.0, 0.0, 1.0], [0.02, 0.0, 0.0, 1.0],
         "interpolates components where the cosine is above 0.9995"),
    )
    random_ends = []
    for turn in TURNS:
        breaks = "an arccosine loses digits" if turn < 1e-3 else "divides by a sine near 0" if turn > 0.99 else None
        for index in range(2):
            random_ends.append((f"{turn:g} of half a turn, {index + 1}", *rotation_by(random, turn), breaks))
    for name, start, end, breaks in (*fixed, *random_ends):
        fractions = (*FRACTIONS, -0.375, 1.75) if "half a turn, 2" not in name else FRACTIONS
        subject.case(name, "slerp", {"from": start, "to": end},
                     subject.rows(lambda fraction: slerp(start, end, fraction), fractions), breaks=breaks)


def squad_cases(subject):
    random = Random("squad")
    for index in range(8):
        keys = [[component(random) for _ in range(4)] for _ in range(4)]
        if index % 2:
            keys[2] = [c + 0.125 * component(random) for c in keys[1]]
        subject.case(f"squad {index + 1}", "squad", {"keys": keys},
                     subject.rows(lambda fraction: squad(keys, fraction), (0.25, 0.5, 0.9375)),
                     breaks="keys whose signs differ")


def track_cases(subject):
    random = Random("rotation track")
    for index in range(24):
        start = [component(random) for _ in range(4)]
        # Some keys are near each other.
        end = [component(random) for _ in range(4)] if index % 3 else [
            c + log_uniform(random, -40, -4) * random.choice((-1, 1)) for c in start]
        speed = log_uniform(random, -20, 3)
        first, last = ([speed * component(random) for _ in range(3)] for _ in range(2))
        duration = log_uniform(random, -6, 2)
        given = {"from": start, "to": end, "fromVelocity": first, "toVelocity": last, "duration": duration}
        times = [duration * part for part in (0.25, 0.59375)]
        with mp.workdps(30):
            fastest = 1 + duration * float(max(mpmath.norm(first), mpmath.norm(last)))
        curve = lambda: HermiteTurn(start, end, first, last, duration)
        # The scales have few digits, to be read.
        scale = float(f"{fastest:.3g}")
        subject.case(f"track {index + 1}", "track", given, subject.rows(lambda time: axes(curve().at(time)), times),
                     scale=scale)
        subject.case(f"track {index + 1}", "angularVelocity", given,
                     subject.rows(lambda time: curve().angular_velocity(time), times),
                     scale=float(f"{fastest * fastest / duration:.3g}"))


def parts(a, b, c, d):
    """Rotation, scales and shear of R·K·S with a positive scale of x: Gram and Schmidt's."""
    a, b, c, d = map(mpf, (a, b, c, d))
    length, determinant = mpmath.hypot(a, b), a * d - b * c
    return [mpmath.atan2(b, a), length, determinant / length, (a * c + b * d) / determinant]


def taken_apart(a, b, c, d):
    """The parts with the smaller rotation: of a reflection there are two with one positive scale."""
    rotation, x, y, shear = parts(a, b, c, d)
    if y < 0 and abs(rotation) > mp.pi / 2:
        return [rotation - mpmath.sign(rotation) * mp.pi, -x, -y, shear]
    return [rotation, x, y, shear]


def between(start, end, fraction):
    """The map whose parts lie between those of two maps."""
    first, last = taken_apart(*start[:4]), taken_apart(*end[:4])
    turn = last[0] - first[0]
    if abs(turn) > mp.pi:
        turn -= mpmath.sign(turn) * 2 * mp.pi
    last[0] = first[0] + turn
    fraction = mpf(fraction)
    angle, x, y, shear = (p + (q - p) * fraction for p, q in zip(first, last))
    cosine, sine = mp.cos(angle), mp.sin(angle)
    shift = [mpf(p) + (mpf(q) - mpf(p)) * fraction for p, q in zip(start[4:], end[4:])]
    numbers = [x * cosine, x * sine, y * (shear * cosine - sine), y * (shear * sine + cosine)]
    # What cancels exactly, such as the sine of half a turn, is 0 and no rounding error.
    least = mpf(10)**(20 - mp.dps) * max(map(abs, numbers))
    return [number if abs(number) > least else mpf(0) for number in numbers] + shift


def plane_map(random, angle, mirrored=False):
    """Six doubles: a scale, a shear, a rotation and a translation."""
    with mp.workdps(30):
        x, y = (mpf(log_uniform(random, -6, 6)) for _ in range(2))
        y = -y if mirrored else y
        shear, cosine, sine = mpf(2 * component(random)), mp.cos(mpf(angle)), mp.sin(mpf(angle))
        return [float(v) for v in (x * cosine, x * sine, y * (shear * cosine - sine), y * (shear * sine + cosine))] + [
            500 * component(random), 500 * component(random)]


def plane_cases(subject):
    random = Random("maps of the plane")
    fixed = (
        ("the identity to a quarter turn", [1.0, 0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 1.0, -1.0, 0.0, 10.0, 20.0], None),
        ("a scale and a translation", [2.0, 0.0, 0.0, 0.5, 1.0, 2.0], [4.0, 0.0, 0.0, 8.0, -3.0, 2.0], None),
        ("mirrored at both ends", [-1.0, 0.0, 0.0, 1.0, 0.0, 0.0], [-2.0, 0.0, 0.0, 3.0, 0.0, 0.0],
         "turns a mirror image by half a turn"),
        ("over half a turn by the shorter way", [-0.5, 1.0, -1.0, -0.5, 0.0, 0.0], [-0.5, -1.0, 1.0, -0.5, 0.0, 0.0],
         "goes the long way round, through the angle 0"),
        ("a shear", [1.0, 0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 0.0, 2.0, 1.0, 0.0, 0.0], "a shear in degrees"),
    )
    ends = list(fixed)
    for index, turn in enumerate((1e-6, -0.3, 0.7, 1.4, 2.5, 3.1, -2.9, -0.01)):
        angle = 3 * component(random)
        ends.append((f"maps {turn:g} apart", plane_map(random, angle), plane_map(random, angle + turn), None))
    for index in range(4):
        ends.append((f"mirrored maps {index + 1}", plane_map(random, 0.7 * component(random), True),
                     plane_map(random, 0.7 * component(random), True), None))
    for name, start, end, breaks in ends:
        with mp.workdps(30):
            scale = float(max(abs(mpf(c)) for c in (*start, *end)))
        given = {"from": start, "to": end}
        subject.case(name, "mapBetween", given, subject.rows(lambda fraction: between(start, end, fraction), FRACTIONS),
                     scale=float(f"{scale:.3g}"), breaks=breaks)
        subject.case(name, "mapParts", {}, subject.rows(lambda *m: taken_apart(*m), [tuple(m[:4]) for m in (start, end)]),
                     breaks=breaks)


def make():
    subject = Subject(
        "rotations", "Rotations between rotations, tracks of rotations with angular velocities, and maps of the plane"
        " taken apart and interpolated.",
        sources=["https://en.wikipedia.org/wiki/Slerp", "https://doi.org/10.1145/325165.325242",
                 "https://doi.org/10.1145/218380.218486", "https://www.w3.org/TR/css-transforms-1/#matrix-interpolation"],
        exact=8 * ULP, words="8 ulp: a few roundings of sines and products of unit numbers")
    ends = {"from": "x, y, z, w, made unit", "to": "x, y, z, w, made unit; it or its negative, whichever is nearer"}
    subject.question("slerp", "the rotation a fraction of the shorter way from one rotation to another", given=ends,
                     at="fraction; outside of 0…1 the turn goes on",
                     answer="x, y, z, w, unit, with the sign that goes on from `from`; its negative is the same rotation",
                     domain="less than half a turn")
    subject.question(
        "squad", "Shoemake's curve from the second of four keys to the third: slerp(slerp(q₁, q₂, p), slerp(s₁, s₂, p), 2p(1 −"
        " p)), sᵢ = qᵢ·exp(−(ln(qᵢ⁻¹qᵢ₊₁) + ln(qᵢ⁻¹qᵢ₋₁))/4); each key or its negative, whichever is nearer to the key before it;"
        " these slerps choose no signs", given={"keys": "x, y, z, w of each, made unit"}, at="fraction p, 0…1",
        answer="x, y, z, w, unit; its negative is the same rotation", domain="keys less than half a turn apart")
    track = {**ends, "fromVelocity": "angular velocity at the start, rad/s, about the axes of space",
             "toVelocity": "at the end", "duration": "s"}
    subject.question(
        "track", "Kim, Kim and Shin's Hermite curve of rotations: exp(p³·hΩ₁/3)·exp((3p² − 2p³)·m)·exp((1 − (1 − p)³)·hΩ₀/3)·q₀,"
        " with m, by the shorter way, such that it ends at q₁", given=track, at="time, s",
        answer="the images of the axes x and y: three numbers each", domain="0 < time < duration",
        scale="1 + duration · the greater of the speeds")
    subject.question("angularVelocity", "its angular velocity, about the axes of space", given=track, at="time, s",
                     answer="x, y, z, rad/s", domain="0 < time < duration", exact=1e-14,
                     words="45 ulp: three turns, each of a rounded vector", scale="the square of track's, by the duration")
    subject.question("mapParts", "a map of the plane with the columns (a, b) and (c, d) as rotation · shear of x along y · scales",
                     given={}, at=["a", "b", "c", "d"],
                     answer="rotation, rad, in −π…π, from x towards y; scale of x; scale of y; shear; of a mirror image those"
                     " with the rotation in −π/2…π/2", domain="a map that is not singular", exact=1e-14,
                     words="45 ulp: the shear is a quotient of two sums")
    subject.question("mapBetween", "the map with the parts a fraction of the way, the rotation by the shorter turn; the six"
                     " numbers of CSS's matrix()", given={"from": "a, b, c, d, e, f", "to": "a, b, c, d, e, f"},
                     at="fraction", answer="a, b, c, d, e, f",
                     domain="maps that are not singular; both mirrored, with rotations in −π/2…π/2 in mapParts, or neither",
                     scale="the greatest |number| of the ends", exact=1e-14, words="45 ulp: taken apart and put together")
    slerp_cases(subject)
    squad_cases(subject)
    track_cases(subject)
    plane_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
