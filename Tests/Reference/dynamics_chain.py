"""Makes dynamics_chain.csv: positions and velocities of five bodies in one dimension, on springs between two anchors.

With the side s of `to` on which `from` starts, 1 or −1, and the extension e = s·(from − to) − rest length, a spring pushes
the body `from` with s·(−k·e − β·e³ − c·e′) and the one at its other end with the opposite. Gravity accelerates every body.

Integrated in doubles; checked at the first times with 30 digits by another method.

Remake it with  python3 Tests/Reference/dynamics_chain.py  (--check: exit 1 if the file would change).
"""

from integration import TOLERANCE, checked_rows
from reference_table import run, table_text

MASSES = (1.0, 2.0, 0.5, 1.5, 1.0)
GRAVITY = 0.5
START = (1.0, 2.0, 3.5, 4.0, 5.2, 0.0, 1.0, 0.0, -2.0, 0.5)
"""Positions, then velocities."""
ANCHORS = (0.0, 6.0)
BODIES = len(MASSES)
LOW_ANCHOR, HIGH_ANCHOR = BODIES, BODIES + 1

SPRINGS = (
    # from, to, stiffness, damping, cubic stiffness, rest length
    (0, LOW_ANCHOR, 100.0, 0.5, 0.0, 1.0),
    (1, 0, 80.0, 0.1, 50.0, 1.0),
    (2, 1, 120.0, 0.0, 0.0, 1.0),
    (3, 2, 60.0, 0.3, 200.0, 1.0),
    (4, 3, 90.0, 0.2, 0.0, 1.0),
    (4, HIGH_ANCHOR, 110.0, 0.4, 10.0, 1.0),
)
PLACES = (*START[:BODIES], *ANCHORS)
SIDES = tuple(1 if PLACES[start] > PLACES[end] else -1 for start, end, *_ in SPRINGS)
"""On which side of its other end each body starts."""
TIMES = tuple(number / 8 for number in range(1, 41))
CROSS_CHECKED = 4


def derivative(_, state):
    """The velocities and the accelerations."""
    positions = [*state[:BODIES], *ANCHORS]
    velocities = [*state[BODIES:], *(0.0 for _ in ANCHORS)]
    forces = [0.0] * len(positions)
    for (start, end, stiffness, damping, cubic, rest_length), side in zip(SPRINGS, SIDES):
        extension = side * (positions[start] - positions[end]) - rest_length
        growth = side * (velocities[start] - velocities[end])
        force = side * (-stiffness * extension - cubic * extension**3 - damping * growth)
        forces[start] += force
        forces[end] -= force
    return velocities[:BODIES] + [force / mass + GRAVITY for force, mass in zip(forces, MASSES)]


def make_tables():
    header = ",".join(["time"] + [f"{letter}{body}" for letter in "xv" for body in range(BODIES)])
    return {"dynamics_chain.csv": table_text(header, checked_rows(TIMES, derivative, START, CROSS_CHECKED))}


if __name__ == "__main__":
    run(__doc__, make_tables, TOLERANCE)
