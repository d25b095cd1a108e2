"""Makes dynamics_duffing.csv: position and velocity of springs with a cubic term, some of them driven.

m·x″ = −k·x − β·x³ − c·x′ + F·cos(Ω·t): hardening (β > 0), softening (β < 0, inside the well), with two wells (k < 0).
None is chaotic within the times of the table: a change of the initial state grows less than a hundredfold.

Integrated in doubles; the systems in CROSS_CHECKED again with 30 digits by another method.

Remake it with  python3 Tests/Reference/dynamics_duffing.py  (--check: exit 1 if the file would change).
"""

import math

import mpmath

from integration import TOLERANCE, cross_check, states_at
from reference_table import run, table_text

TIMES = (0.01, 0.2, 0.7, 1.3, 2.1, 3.0, 4.2, 5.5, 6.4, 7.7, 8.9, 10.0)
FAST_TIMES = tuple(time / 10 for time in TIMES)

# mass, stiffness, damping, cubic, amplitude, frequency, x0, v0
HARDENING = (1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0)
HARDENING_THROWN = (0.5, 4.0, 0.0, 20.0, 0.0, 0.0, 1.5, -1.0)
HARDENING_DAMPED = (1.0, 10.0, 0.5, 30.0, 0.0, 0.0, -1.0, 2.0)
HARDENING_CREEPING = (1.0, 10.0, 12.0, 40.0, 0.0, 0.0, 2.0, 0.0)
SOFTENING = (1.0, 1.0, 0.0, -0.5, 0.0, 0.0, 1.2, 0.0)
SOFTENING_DAMPED = (2.0, 8.0, 0.3, -1.0, 0.0, 0.0, 2.0, 0.5)
IN_ONE_WELL = (1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.5, 0.0)
OVER_BOTH_WELLS = (1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.5)
INTO_A_WELL = (1.0, -2.0, 0.25, 4.0, 0.0, 0.0, 1.3, 0.0)
DRIVEN_WEAKLY = (1.0, 1.0, 0.2, 0.3, 0.3, 1.2, 1.0, 0.0)
DRIVEN_STRONGLY = (1.0, 1.0, 0.1, 1.0, 2.5, 2.0, -0.5, 0.25)
DRIVEN_IN_A_WELL = (1.0, -1.0, 0.3, 1.0, 0.2, 1.4, 1.0, 0.0)
STIFF = (1.0, 1e4, 2.0, 1e5, 0.0, 0.0, 0.1, 0.0)
STIFF_DRIVEN = (0.5, 1e4, 5.0, 1e6, 200.0, 120.0, 0.0, 1.0)

SYSTEMS = {system: TIMES for system in (
    HARDENING, HARDENING_THROWN, HARDENING_DAMPED, HARDENING_CREEPING, SOFTENING, SOFTENING_DAMPED, IN_ONE_WELL,
    OVER_BOTH_WELLS, INTO_A_WELL, DRIVEN_WEAKLY, DRIVEN_STRONGLY, DRIVEN_IN_A_WELL)}
SYSTEMS |= {STIFF: FAST_TIMES, STIFF_DRIVEN: FAST_TIMES}
CROSS_CHECKED = (HARDENING, SOFTENING_DAMPED, INTO_A_WELL, DRIVEN_WEAKLY)


def derivative_of(system, cosine):
    """(t, (x, x′)) to (x′, x″), in the number type of `cosine`."""
    mass, stiffness, damping, cubic, amplitude, frequency = system[:6]

    def derivative(time, state):
        x, v = state
        force = -stiffness * x - cubic * x**3 - damping * v + amplitude * cosine(frequency * time)
        return [v, force / mass]

    return derivative


def rows():
    """Rows of the table."""
    for system, times in SYSTEMS.items():
        states = list(states_at(times, derivative_of(system, math.cos), system[6:]))
        if system in CROSS_CHECKED:
            cross_check(states, times, derivative_of(system, mpmath.cos), system[6:])
        for time, state in zip(times, states):
            yield *system, time, *state


def make_tables():
    header = "mass,stiffness,damping,cubic,amplitude,frequency,x0,v0,time,position,velocity"
    return {"dynamics_duffing.csv": table_text(header, rows())}


if __name__ == "__main__":
    run(__doc__, make_tables, TOLERANCE)
