"""Makes springs.csv: displacement from the target and velocity of springs, m·x″ = −k·x − c·x′.

Damping ratios from 0 to 1e6 with the neighbourhood of 1, natural frequencies from 1e-3 to 1e6, initial states of every
kind, times from 1e-12/ω to 1e9/ω (to 1e3·ζ/ω for a creeping spring). The last rows are springs of the same kind in huge
and tiny units, where m·k, c² or v0² overflow or vanish in doubles.

Remake it with  python3 Tests/Reference/springs.py  (--check: exit 1 if the file would change).
"""

import math
from itertools import cycle
from random import Random

from mpmath import mp, mpf

from exact_spring import DIGITS, ExactSpring, damping_of, frequency_of, rounded
from reference_table import log_uniform, run, table_text

LOW_RATIOS = (1e-15, 1e-12, 1e-9, 1e-6, 1e-4, 1e-3, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95)
HIGH_RATIOS = (1.02, 1.05, 1.1, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 100.0, 1e3, 1e4, 1e5, 1e6)
NEAR_CRITICAL = tuple(float(f"1e-{exponent}") for exponent in range(15, 1, -1))
CRITICAL = ((1.0, 100.0), (4.0, 6.25), (0.25, 1e6), (9.0, 0.0625), (1.0, 1.0))
"""Springs whose critical damping is a double."""
UNDAMPED_SPRINGS, SPRINGS_PER_RATIO, RANDOM_SPRINGS, EXTREME_SPRINGS = 16, 3, 40, 10
TIMES = 12
LATEST_SWING = 1e9
NEARLY_NOTHING = 690.0
"""ζ·ω·t after which a swing is below 1e-299; now and then it is asked for later, where it is 0."""


def random_spring(random):
    """Mass and stiffness: ω from 1e-3 to 1e6, every third mass 1."""
    mass = random.choice((1.0, tidy(random, log_uniform(random, -7, 7)), tidy(random, log_uniform(random, -7, 7))))
    frequency = log_uniform(random, -10, 20)
    return mass, tidy(random, min(max(frequency, 1e-3), 1e6) ** 2 * mass)


def tidy(random, number):
    """The number, or as often one near it with four digits."""
    return float(f"{number:.4g}") if random.random() < 0.5 else number


def initial_states(random):
    """Makers of (x0, v0) for a natural frequency and a damping ratio, in turn."""
    def signed():
        return random.choice((-1, 1)) * tidy(random, log_uniform(random, -7, 7))

    def at_rest(_, __):
        return random.choice((1.0, -1.0, 100.0, signed())), 0.0

    def any_state(frequency, _):
        return signed(), tidy(random, signed() * frequency)

    def without_displacement(frequency, _):
        return 0.0, tidy(random, signed() * frequency)

    def towards_the_target(frequency, _):
        displacement = signed()
        return displacement, -frequency * displacement

    def huge_velocity(frequency, _):
        return signed(), tidy(random, random.choice((-1, 1)) * log_uniform(random, 20, 40) * frequency)

    def tiny_velocity(frequency, _):
        return signed(), tidy(random, random.choice((-1, 1)) * log_uniform(random, -40, -20) * frequency)

    def slow_mode(frequency, ratio):
        displacement = signed()
        root = math.sqrt(abs((ratio - 1) * (ratio + 1)))
        return displacement, -frequency * displacement / (ratio + root)

    def fast_mode(frequency, ratio):
        displacement = signed()
        root = math.sqrt(abs((ratio - 1) * (ratio + 1)))
        return displacement, -frequency * displacement * (ratio + root)

    return cycle((at_rest, any_state, without_displacement, any_state, towards_the_target, at_rest, huge_velocity,
                  any_state, tiny_velocity, slow_mode, without_displacement, fast_mode))


def times_of(random, frequency, ratio):
    """Times that suit the spring, spread over its scales."""
    creeps = ratio > 1.01
    if creeps:
        latest = 1e3 * ratio
    else:
        latest = min(LATEST_SWING, NEARLY_NOTHING / ratio if ratio else math.inf)
    fast_scale = max(1.0, ratio)
    phases = [0.0] if random.random() < 0.2 else []
    if not creeps and random.random() < 0.2:
        phases.append(LATEST_SWING)
    phases += [1e-12 if random.random() < 0.5 else 1e-9, latest]
    phases += [log_uniform(random, -30, -3) / fast_scale, log_uniform(random, -8, 3) / fast_scale]
    phases += [latest / (2 + random.random() * 60) for _ in range(2)]
    while len(phases) < TIMES - 3:
        phases.append(min(latest, log_uniform(random, -3, max(6, math.frexp(latest)[1] - 1))))
    while len(phases) < TIMES:
        phases.append(random.random() * (4 * ratio if creeps else 20))
    return [tidy(random, phase / frequency) for phase in sorted(phases)]


def springs(random):
    """Mass, stiffness and damping."""
    for _ in range(UNDAMPED_SPRINGS):
        yield *random_spring(random), 0.0
    for ratio in LOW_RATIOS + HIGH_RATIOS:
        for _ in range(SPRINGS_PER_RATIO):
            yield with_ratio(random_spring(random), ratio)
    for mass, stiffness in CRITICAL:
        damping = damping_of(mass, stiffness, 1.0)
        assert damping * damping == 4 * mass * stiffness
        yield mass, stiffness, damping
        yield mass, stiffness, math.nextafter(damping, math.inf)
        yield mass, stiffness, math.nextafter(damping, 0)
    for difference in NEAR_CRITICAL:
        for ratio in (1 - difference, 1 + difference):
            yield with_ratio(random.choice(CRITICAL), ratio)
            yield with_ratio(random_spring(random), ratio)
    for _ in range(RANDOM_SPRINGS):
        yield with_ratio(random_spring(random), min(log_uniform(random, -50, 20), 1e6))


def with_ratio(spring, ratio):
    return *spring, damping_of(*spring, ratio)


def cases():
    """Spring, initial state and time of every row."""
    random = Random("springs")
    states = initial_states(random)
    for mass, stiffness, damping in springs(random):
        frequency = frequency_of(mass, stiffness)
        ratio = damping / (2 * math.sqrt(mass * stiffness))
        state = next(states)(frequency, ratio)
        for time in times_of(random, frequency, ratio):
            yield mass, stiffness, damping, *state, time
    yield from extreme_cases(random, states)


def extreme_cases(random, states):
    """Springs in other units: m, k and c all times one power of two, x0 and v0 times another."""
    units = ((2.0**540, 1.0), (2.0**-540, 1.0), (1.0, 2.0**900), (1.0, 2.0**-900), (2.0**700, 2.0**-700))
    for number in range(EXTREME_SPRINGS):
        unit, length = units[number % len(units)]
        mass, stiffness = 1.0 + int(random.random() * 4), float(f"{log_uniform(random, 0, 10):.4g}")
        ratio = random.choice((0.0, 0.1, 1 - 1e-9, 1.0, 1 + 1e-9, 20.0, 1e5))
        damping, frequency = damping_of(mass, stiffness, ratio), frequency_of(mass, stiffness)
        x0, v0 = next(states)(frequency, ratio)
        for phase in (1e-9, 0.3 + random.random(), 4 + random.random(), 100 * random.random() * max(1.0, ratio)):
            yield mass * unit, stiffness * unit, damping * unit, x0 * length, v0 * length, phase / frequency


def rows():
    """Rows of the table."""
    with mp.workdps(DIGITS):
        for *spring, time in cases():
            displacement, velocity = ExactSpring(*spring).state(mpf(time))
            yield *spring, time, rounded(displacement), rounded(velocity)


def make_tables():
    return {"springs.csv": table_text("mass,stiffness,damping,x0,v0,time,displacement,velocity", rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
