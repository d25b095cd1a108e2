"""Makes equations.csv: systems of equations from textbooks, written as `inbetween simulate --equation` takes them.

The right-hand sides are written again here, in Python, so that a mistake of the parser shows. Times end before chaos has
amplified an error of a step a thousandfold.

Integrated in doubles; those in CROSS_CHECKED again with 30 digits by another method.

Remake it with  python3 Tests/Reference/equations.py  (--check: exit 1 if the file would change).
"""

import math
from math import cos, exp, sin, sqrt, tanh

from integration import TOLERANCE, cross_check, states_at
from reference_table import run, table_text

FRACTIONS = (0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0)

# Equations, parameters, start, end, and the same in Python: from the time and the state, first the position and the velocity
# of each unknown of second order, then those of first order, in the order of the equations.
SYSTEMS = [
    ("x'' = -x", "", "x=1", 20, lambda t, y: [y[1], -y[0]]),
    ("x'' = -2 zeta omega x' - omega^2 x", "zeta=0.1 omega=3", "x=1 x'=2", 8,
     lambda t, y: [y[1], -2 * 0.1 * 3 * y[1] - 9 * y[0]]),
    ("x'' = (1 - x^2) x' - x", "", "x=2", 20, lambda t, y: [y[1], (1 - y[0] ** 2) * y[1] - y[0]]),
    ("x'' = mu (1 - x^2) x' - x", "mu=5", "x=0.5", 12, lambda t, y: [y[1], 5 * (1 - y[0] ** 2) * y[1] - y[0]]),
    ("theta'' = -g/l sin(theta)", "g=9.81 l=1.5", "theta=2.5", 10, lambda t, y: [y[1], -9.81 / 1.5 * sin(y[0])]),
    ("a'' = -sin(a) - 0.1 a' + 0.4 cos(2/3 t)", "", "a=0.2", 20,
     lambda t, y: [y[1], -sin(y[0]) - 0.1 * y[1] + 0.4 * cos(2 / 3 * t)]),
    ("x'' = -x - x^3", "", "x=1 x'=0.5", 12, lambda t, y: [y[1], -y[0] - y[0] ** 3]),
    ("x'' = x - x^3 - 0.25x'", "", "x=1.5", 15, lambda t, y: [y[1], y[0] - y[0] ** 3 - 0.25 * y[1]]),
    ("x'' = -sign(x) sqrt(abs(x)) - 0.2 x'", "", "x=2", 3, lambda t, y: [y[1], -math.copysign(sqrt(abs(y[0])), y[0]) - 0.2 * y[1]]),
    ("u' = 2u - u v; v' = u v - v", "", "u=1 v=0.5", 12, lambda t, y: [2 * y[0] - y[0] * y[1], y[0] * y[1] - y[1]]),
    ("N' = r N (1 - N/K)", "r=0.8 K=50", "N=2", 12, lambda t, y: [0.8 * y[0] * (1 - y[0] / 50)]),
    ("S' = -b S I; I' = b S I - c I; R' = c I", "b=0.5 c=0.2", "S=0.99 I=0.01", 40,
     lambda t, y: [-0.5 * y[0] * y[1], 0.5 * y[0] * y[1] - 0.2 * y[1], 0.2 * y[1]]),
    ("x' = s (y - x); y' = x (r - z) - y; z' = x y - b z", "s=10 r=28 b=2.6666666666666665", "x=1 y=1 z=1", 4,
     lambda t, y: [10 * (y[1] - y[0]), y[0] * (28 - y[2]) - y[1], y[0] * y[1] - 2.6666666666666665 * y[2]]),
    ("x' = -y - z; y' = x + 0.2 y; z' = 0.2 + z (x - 5.7)", "", "x=1 y=1", 12,
     lambda t, y: [-y[1] - y[2], y[0] + 0.2 * y[1], 0.2 + y[2] * (y[0] - 5.7)]),
    ("v' = v - v^3/3 - w + 0.5; w' = 0.08 (v + 0.7 - 0.8 w)", "", "v=-1 w=1", 60,
     lambda t, y: [y[0] - y[0] ** 3 / 3 - y[1] + 0.5, 0.08 * (y[0] + 0.7 - 0.8 * y[1])]),
    ("x' = a - (b + 1) x + x^2 y; y' = b x - x^2 y", "a=1 b=3", "x=1.2 y=3.1", 15,
     lambda t, y: [1 - 4 * y[0] + y[0] ** 2 * y[1], 3 * y[0] - y[0] ** 2 * y[1]]),
    ("x'' = -G x / (x^2 + y^2)^1.5; y'' = -G y / (x^2 + y^2)^1.5", "G=1", "x=1 y'=1.2", 12,
     lambda t, y: [y[1], -y[0] / math.hypot(y[0], y[2]) ** 3, y[3], -y[2] / math.hypot(y[0], y[2]) ** 3]),
    ("a'' = -a - a b^2 (4/2); b'' = -b - 2 a^2 b", "", "a=0.3 b=0.5", 15,
     lambda t, y: [y[1], -y[0] - 2 * y[0] * y[2] ** 2, y[3], -y[2] - 2 * y[0] ** 2 * y[2]]),
    ("h'' = -9.81 + 0.3 h'^2", "", "h=10 h'=-1", 2, lambda t, y: [y[1], -9.81 + 0.3 * y[1] ** 2]),
    ("T' = -k (T - (20 + 5 sin(2 pi t/24)))", "k=0.3", "T=90", 24,
     lambda t, y: [-0.3 * (y[0] - (20 + 5 * sin(2 * math.pi * t / 24)))]),
    ("q' = p; p' = -exp(-q) tanh(q) + 2^-t/10", "", "q=1", 10,
     lambda t, y: [y[1], -exp(-y[0]) * tanh(y[0]) + 2.0**-t / 10]),
    ("x'' = -k x + (t < 1 ? F : 0)", "k=4 F=3", "", 1, lambda t, y: [y[1], -4 * y[0] + 3]),
]
CROSS_CHECKED = {"x'' = -x", "N' = r N (1 - N/K)", "x'' = (1 - x^2) x' - x", "x'' = -x - x^3"}


def unknowns(equations):
    """The names of the numbers of the state, in its order."""
    for equation in equations.split(";"):
        left = equation.split("=")[0].strip()
        yield from [left[:-2], left[:-1]] if left.endswith("''") else [left[:-1]]


def rows():
    """Rows of the table: a number of the state at a time."""
    for equations, parameters, start, end, derivative in SYSTEMS:
        names = list(unknowns(equations))
        given = dict(pair.split("=") for pair in start.split())
        state = [float(given.get(name, 0)) for name in names]
        times = [fraction * end for fraction in FRACTIONS]
        states = list(states_at(times, derivative, state))
        if equations in CROSS_CHECKED:
            cross_check(states[:4], times[:4], derivative, state)
        for time, numbers in zip(times, states):
            for name, number in zip(names, numbers):
                yield equations, parameters, start, time, name, number


def make_tables():
    return {"equations.csv": table_text("equations,parameters,start,time,unknown,value", rows())}


if __name__ == "__main__":
    run(__doc__, make_tables, TOLERANCE)
