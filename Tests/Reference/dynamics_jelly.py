"""Makes dynamics_jelly.csv: positions and velocities of eight bodies in the plane, held in a ring by springs.

Springs join neighbours and opposite bodies. With d = from − to, u = d/|d|, e = |d| − rest length and e′ = u·(v_from −
v_to), a spring pushes the body `from` with −(k·e + c·e′)·u and the one at its other end with the opposite. Gravity
accelerates every body.

Integrated in doubles; checked at the first time with 30 digits by another method.

Remake it with  python3 Tests/Reference/dynamics_jelly.py  (--check: exit 1 if the file would change).
"""

from itertools import chain

from integration import TOLERANCE, checked_rows
from reference_table import run, table_text

MASS = 0.1
GRAVITY = (0.3, -1.0)
RING = ((1.0, 0.0), (0.7071, 0.7071), (0.0, 1.0), (-0.7071, 0.7071),
        (-1.0, 0.0), (-0.7071, -0.7071), (0.0, -1.0), (0.7071, -0.7071))
BODIES = len(RING)
VELOCITIES = {0: (0.0, 2.0), 3: (-1.0, 0.5)}
START = tuple(chain(*RING, *(VELOCITIES.get(body, (0.0, 0.0)) for body in range(BODIES))))
"""x and y of every body, then their velocities."""

# from, to, stiffness, damping, rest length
NEIGHBOURS = tuple((body, (body + 1) % BODIES, 40.0, 0.05, 0.75) for body in range(BODIES))
OPPOSITES = tuple((body, body + BODIES // 2, 15.0, 0.02, 2.1) for body in range(BODIES // 2))
TIMES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05, 1.2, 1.4, 1.6, 1.8, 2.0, 2.2, 2.4, 2.6, 2.8, 3.0)
CROSS_CHECKED = 2


def derivative(_, state):
    """The velocities and the accelerations."""
    velocities = list(state[2 * BODIES:])
    accelerations = list(GRAVITY * BODIES)
    for start, end, stiffness, damping, rest_length in NEIGHBOURS + OPPOSITES:
        dx, dy = (state[2 * start + axis] - state[2 * end + axis] for axis in range(2))
        length = (dx * dx + dy * dy) ** 0.5
        ux, uy = dx / length, dy / length
        growth = sum(u * (velocities[2 * start + axis] - velocities[2 * end + axis])
                     for axis, u in enumerate((ux, uy)))
        force = -stiffness * (length - rest_length) - damping * growth
        for axis, u in enumerate((ux, uy)):
            accelerations[2 * start + axis] += force * u / MASS
            accelerations[2 * end + axis] -= force * u / MASS
    return velocities + accelerations


def make_tables():
    header = ",".join(["time"] + [f"{kind}{axis}{body}" for kind in ("", "v")
                                  for body in range(BODIES) for axis in "xy"])
    return {"dynamics_jelly.csv": table_text(header, checked_rows(TIMES, derivative, START, CROSS_CHECKED))}


if __name__ == "__main__":
    run(__doc__, make_tables, TOLERANCE)
