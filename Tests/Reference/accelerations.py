"""Makes accelerations.csv: second derivatives of motions by their time.

The derivatives are mpmath's, by differences at 60 digits, of the values: of a curve at the root of x(s) = p, of a spring by two
complex exponentials. In a motion, semicolons stand for the commas of its notation.

Remake it with  python3 Tests/Reference/accelerations.py  (--check: exit 1 if it would change).
"""

from mpmath import mp, mpf

from reference_table import nearest_double, run, table_text

mp.dps = 60

CURVES = ((0.25, 0.1, 0.25, 1), (0.34, 1.56, 0.64, 1), (0.9, 0.1, 0.2, 0.9), (1, 0, 0, 1), (0.5, -3, 0.5, 4), (0, 0, 0.58, 1))
SPRINGS = ((1, 100, 10, 0), (1, 100, 20, 0), (2, 50, 40, -3), (1, 100, 1, 30))
DAMPED = ((5, 30), (2, 3), (0, 7))
EASINGS = ("sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce")
PROGRESSES = (1 / 1024, 0.125, 0.3, 0.4375, 0.625, 0.9, 1023 / 1024)
TIMES = (0.0625, 0.2, 0.5, 1.25, 3)


def bezier(curve):
    x1, y1, x2, y2 = map(mpf, curve)

    def cubic(p1, p2, s):
        return 3 * s * (1 - s) ** 2 * p1 + 3 * s**2 * (1 - s) * p2 + s**3

    def value(p):
        low, high = mpf(0), mpf(1)
        for _ in range(30):
            middle = (low + high) / 2
            low, high = (middle, high) if cubic(x1, x2, middle) < p else (low, middle)
        return cubic(y1, y2, mp.findroot(lambda s: cubic(x1, x2, s) - p, (low, high), solver="anderson"))

    return value


def spring(mass, stiffness, damping, velocity):
    decay, square = mpf(damping) / (2 * mass), mpf(stiffness) / mass
    if decay**2 == square:
        return lambda t: 1 - mp.exp(-decay * t) * (1 + (decay - velocity) * t)
    gap = mp.sqrt(decay**2 - square)
    slow, fast = -decay + gap, -decay - gap
    a = (velocity + fast) / (slow - fast)
    return lambda t: mp.re(1 + a * mp.exp(slow * t) - (1 + a) * mp.exp(fast * t))


def damped(decay, frequency):
    return lambda x: 1 - mp.exp(-decay * x) * mp.cos(frequency * x)


def bounce(p):
    for end, centre, height in ((1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (3, 2.625, 0.984375)):
        if p * mpf("2.75") < end:
            return mpf("7.5625") * (p - centre / mpf("2.75")) ** 2 + height
    raise ValueError(p)


def penner(family, is_half):
    # Penner's constants as the library has them, in doubles for the overshoot.
    s = mpf(1.70158 * 1.525 if is_half else 1.70158)
    period = mpf(0.3 * 1.5 if is_half else 0.3)
    return {
        "sine": lambda p: 1 - mp.cos(mp.pi * p / 2), "quad": lambda p: p**2, "cubic": lambda p: p**3,
        "quart": lambda p: p**4, "quint": lambda p: p**5, "expo": lambda p: mp.power(2, 10 * (p - 1)),
        "circ": lambda p: 1 - mp.sqrt(1 - p**2), "back": lambda p: p**2 * ((s + 1) * p - s),
        "elastic": lambda p: mp.power(2, 10 * (p - 1)) * mp.cos(2 * mp.pi * (p - 1) / period),
        "bounce": lambda p: 1 - bounce(1 - p),
    }[family]


def easing(family, direction):
    start = penner(family, direction == "in-out")
    if direction == "in":
        return start
    if direction == "out":
        return lambda p: 1 - start(1 - p)
    return lambda p: start(2 * p) / 2 if p < 0.5 else 1 - start(2 - 2 * p) / 2


def rows_of(motion, value, times):
    for time in times:
        yield motion, time, nearest_double(mp.diff(value, mpf(time), 2))


def rows():
    for curve in CURVES:
        yield from rows_of(f"cubic-bezier({';'.join(f'{x:g}' for x in curve)})", bezier(curve), PROGRESSES)
    for family in EASINGS:
        for direction in ("in", "out", "in-out"):
            yield from rows_of(f"ease-{direction}-{family}", easing(family, direction), PROGRESSES)
    for numbers in SPRINGS:
        *body, velocity = numbers
        words = f"spring({' '.join(map(str, body))}{f' {velocity}' if velocity else ''})"
        yield from rows_of(words, spring(*numbers), TIMES)
    for numbers in DAMPED:
        yield from rows_of(f"damped({';'.join(map(str, numbers))})", damped(*numbers), TIMES)


if __name__ == "__main__":
    run(__doc__, lambda: {"accelerations.csv": table_text("motion,time,acceleration", rows())})
