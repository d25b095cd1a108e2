"""Makes dynamics_driven.csv: position and velocity of springs with an oscillating target, p(t) = P·sin(Ω·t).

m·x″ = −k·(x − p(t)) − c·(x′ − p′(t)): below, at and above resonance, without damping, creeping, stiff. Integrated in
doubles; every row is checked against the sum of the steady-state and the transient oscillation.

Remake it with  python3 Tests/Reference/dynamics_driven.py  (--check: exit 1 if the file would change).
"""

import math

import mpmath
from mpmath import mp, mpc, mpf

from dynamics_duffing import FAST_TIMES, TIMES
from exact_spring import DIGITS, ExactSpring
from integration import TOLERANCE, assert_agreement, states_at
from reference_table import run, table_text

# mass, stiffness, damping, amplitude, frequency, x0, v0
SYSTEMS = {
    (1.0, 100.0, 2.0, 1.0, 3.0, 0.0, 0.0): TIMES[:10],
    (1.0, 100.0, 1.5, 0.5, 10.0, 0.0, 0.0): TIMES[:10],
    (2.0, 18.0, 0.8, 2.0, 12.5, -1.0, 4.0): TIMES[2:],
    (0.5, 8.0, 0.0, 0.75, 5.5, 1.0, -2.0): TIMES[2:],
    (1.0, 4.0, 5.0, 1.25, 1.5, 3.0, 0.0): TIMES[2:],
    (0.25, 1e4, 10.0, 0.1, 150.0, 0.05, 0.0): FAST_TIMES[:10],
}


def derivative_of(system):
    """(t, (x, x′)) to (x′, x″)."""
    mass, stiffness, damping, amplitude, frequency = system[:5]

    def derivative(time, state):
        x, v = state
        target = amplitude * math.sin(frequency * time)
        target_velocity = amplitude * frequency * math.cos(frequency * time)
        return [v, (-stiffness * (x - target) - damping * (v - target_velocity)) / mass]

    return derivative


def exact_states(system, times):
    """The motion by its closed form."""
    mass, stiffness, damping, amplitude, frequency, x0, v0 = map(mpf, system)
    pull = mpc(stiffness, damping * frequency)
    response = amplitude * pull / (pull - mass * frequency**2)

    def lasting(time):
        swing = response * mpmath.expj(frequency * time)
        return swing.imag, frequency * swing.real

    position, velocity = lasting(0)
    fading = ExactSpring(mass, stiffness, damping, x0 - position, v0 - velocity)
    for time in map(mpf, times):
        yield [sum(parts) for parts in zip(lasting(time), fading.state(time))]


def rows():
    """Rows of the table."""
    for system, times in SYSTEMS.items():
        states = list(states_at(times, derivative_of(system), system[5:]))
        with mp.workdps(DIGITS):
            assert_agreement(states, list(exact_states(system, times)))
        for time, state in zip(times, states):
            yield *system, time, *state


def make_tables():
    header = "mass,stiffness,damping,amplitude,frequency,x0,v0,time,position,velocity"
    return {"dynamics_driven.csv": table_text(header, rows())}


if __name__ == "__main__":
    run(__doc__, make_tables, TOLERANCE)
