"""Makes the accuracy table of springs: values and velocities of the `inbetween` command against mpmath's.

For every damping ratio three springs, at rest and with initial velocities in both directions, are the input of

    inbetween sample 'spring(mass stiffness damping velocity)' --at - --velocity

at 200 times up to ωt = 1e2 and 200 long ones, from there up to ωt = 1e6, or 1e2·ζ for a creeping spring. The results
are compared with the exact values in units of 1e-16·A for the value and 1e-16·ωA for the velocity, A = max(1,
|velocity|/ω); the rounding of the value 1 + x is included. Beside them stands the textbook formula in doubles: three
cases, by ζ < 1, ζ == 1 and ζ > 1, the last of two exponentials.

    spring_accuracy_table.py --tool .build/release/inbetween                prints the table
    spring_accuracy_table.py --tool .build/release/inbetween --write FILE   writes it between FILE's markers
    spring_accuracy_table.py --tool .build/release/inbetween --check FILE   exits with 1 if ours exceeds 1e-14·A
                                                                            plus ωt ulp of A (velocity: of ωA)
                                                                            anywhere, or FILE lacks a row
"""

import math
import sys
from dataclasses import dataclass
from random import Random

from mpmath import mp, mpf

from exact_spring import ExactSpring, damping_of, frequency_of
from document_table import DocumentTable, short, tool_rows, two_digits
from reference_table import log_uniform

TRUTH_DIGITS = 60
UNIT = 1e-16
BOUND = 1e-14
TIMES = 200
RATIOS = {
    "0": 0.0, "1e-6": 1e-6, "0.01": 0.01, "0.1": 0.1, "0.5": 0.5, "0.9": 0.9,
    "1 − 1e-3": 1 - 1e-3, "1 − 1e-6": 1 - 1e-6, "1 − 1e-9": 1 - 1e-9, "1 − 1e-12": 1 - 1e-12, "1 − 1e-15": 1 - 1e-15,
    "1": 1.0,
    "1 + 1e-15": 1 + 1e-15, "1 + 1e-12": 1 + 1e-12, "1 + 1e-9": 1 + 1e-9, "1 + 1e-6": 1 + 1e-6, "1 + 1e-3": 1 + 1e-3,
    "1.1": 1.1, "2": 2.0, "10": 10.0, "100": 100.0, "1e3": 1e3, "1e4": 1e4, "1e5": 1e5, "1e6": 1e6,
}
"""The damping ratios by their names in the table."""
SPRINGS = ((1.0, 100.0, 0.0), (1.7, 311.3, 25.0), (0.013, 4200.0, -3000.0))
"""Mass, stiffness, initial velocity. Only the first one's critical damping is a double."""
SHORT_PHASE, LONG_PHASE, CREEPS_FROM = 1e2, 1e6, 2.0


@dataclass
class Worst:
    """The greatest errors of one row: in units, of the value and of the velocity."""
    value: float = 0.0
    velocity: float = 0.0

    def meet(self, value, velocity):
        self.value, self.velocity = max(self.value, value), max(self.velocity, velocity)


@dataclass
class Row:
    """A row of the table, and its complaint for --check."""
    name: str
    longest: str
    ours: Worst
    textbook: Worst
    complaint: str | None = None


def longest_phase(ratio):
    """The end of the long times: ωt."""
    return LONG_PHASE if ratio < CREEPS_FROM else SHORT_PHASE * ratio


def phases_of(random, latest, earliest):
    """About 200 values of ωt up to the latest: even ones, and ones even in their logarithm."""
    phases = {latest, earliest}
    lowest = math.frexp(earliest)[1] - 1 if earliest else -40
    while len(phases) < TIMES // 2:
        phases.add(earliest + random.random() * (latest - earliest))
    while len(phases) < TIMES:
        phase = log_uniform(random, lowest, math.frexp(latest)[1])
        if earliest <= phase <= latest:
            phases.add(phase)
    return phases


def times_of(name, spring, frequency, ratio):
    """Times ascending, those up to ωt = 1e2 and the long ones."""
    random = Random(f"spring accuracy {name} {spring}")
    phases = (phases_of(random, SHORT_PHASE, 0.0), phases_of(random, longest_phase(ratio), SHORT_PHASE))
    return [sorted({phase / frequency for phase in some}) for some in phases]


def tool_states(tool, motion, times):
    """The (value, velocity) that `inbetween sample` gives for these times."""
    return tool_rows(tool, motion, times, ["value", "velocity"], ["--velocity"])


def notation(mass, stiffness, damping, velocity):
    """The spring in the motion notation; every number reads back exactly."""
    return f"spring({' '.join(short(number) for number in (mass, stiffness, damping, velocity))})"


def textbook_state(mass, stiffness, damping, velocity, time):
    """The formulas found in books and libraries, in doubles: value and velocity from 0 to 1."""
    frequency = math.sqrt(stiffness / mass)
    ratio = damping / (2 * math.sqrt(stiffness * mass))
    x0, decay = -1.0, ratio * frequency
    if ratio < 1:
        damped = frequency * math.sqrt(1 - ratio * ratio)
        sine_part = (velocity + decay * x0) / damped
        left, cosine, sine = math.exp(-decay * time), math.cos(damped * time), math.sin(damped * time)
        displacement = left * (x0 * cosine + sine_part * sine)
        return 1 + displacement, left * damped * (sine_part * cosine - x0 * sine) - decay * displacement
    if ratio == 1:
        linear, left = velocity + frequency * x0, math.exp(-frequency * time)
        return 1 + left * (x0 + linear * time), left * (velocity - linear * frequency * time)
    root = math.sqrt(ratio * ratio - 1)
    slow, fast = -frequency * (ratio - root), -frequency * (ratio + root)
    fast_part = (velocity - slow * x0) / (fast - slow)
    slow_part = x0 - fast_part
    slow_left, fast_left = slow_part * math.exp(slow * time), fast_part * math.exp(fast * time)
    return 1 + slow_left + fast_left, slow * slow_left + fast * fast_left


class Comparison:
    """One spring's errors, in units of 1e-16·A and 1e-16·ωA."""

    def __init__(self, mass, stiffness, damping, velocity):
        self.spring = (mass, stiffness, damping, velocity)
        self.exact = ExactSpring(mass, stiffness, damping, -1.0, velocity)
        self.frequency = frequency_of(mass, stiffness)
        self.size = max(1.0, abs(velocity) / self.frequency)

    def truth(self, time):
        displacement, velocity = self.exact.state(mpf(time))
        return 1 + displacement, velocity

    def errors(self, state, truth):
        """Of the value and of the velocity; infinite for what is not a number."""
        sizes = (self.size, self.frequency * self.size)
        return [float(abs(mpf(number) - true) / (UNIT * size)) if math.isfinite(number) else math.inf
                for number, true, size in zip(state, truth, sizes)]

    def allowed(self, time):
        """The greatest errors of ours at a time, in the same units: the targets of the design."""
        sizes = (self.size, self.frequency * self.size)
        return [(BOUND * size + self.frequency * time * math.ulp(size)) / (UNIT * size) for size in sizes]

    def complaint(self, time, errors):
        for (name, size), error, allowed in zip((("value", "A"), ("velocity", "ωA")), errors, self.allowed(time)):
            if not error <= allowed:
                return (f"{notation(*self.spring)} at {time!r}: {name} off by {error * UNIT:.2g}·{size}, "
                        f"allowed {allowed * UNIT:.2g}·{size}")
        return None


def measure(tool, name, ratio):
    """The table's two rows of a damping ratio."""
    rows = [Row(name, longest, Worst(), Worst()) for longest in (power(SHORT_PHASE), power(longest_phase(ratio)))]
    for mass, stiffness, velocity in SPRINGS:
        damping = damping_of(mass, stiffness, ratio)
        comparison = Comparison(mass, stiffness, damping, velocity)
        parts = times_of(name, (mass, stiffness, velocity), comparison.frequency, ratio)
        times = sorted({*parts[0], *parts[1]})
        ours = dict(zip(times, tool_states(tool, notation(mass, stiffness, damping, velocity), times)))
        for row, part in zip(rows, parts):
            for time in part:
                truth = comparison.truth(time)
                errors = comparison.errors(ours[time], truth)
                row.ours.meet(*errors)
                row.complaint = row.complaint or comparison.complaint(time, errors)
                row.textbook.meet(*comparison.errors(textbook_state(mass, stiffness, damping, velocity, time), truth))
    return rows


def power(phase):
    """1e2 for 100.0, but 2e2 for 200.0."""
    mantissa, exponent = f"{phase:e}".split("e")
    return f"{float(mantissa):g}e{int(exponent)}"


def markdown(rows):
    lines = ["| ζ | ωt up to | worst value, 1e-16·A | velocity, 1e-16·ωA | textbook's value | textbook's velocity |",
             "|---|--:|--:|--:|--:|--:|"]
    for row in rows:
        cells = [two_digits(number) for worst in (row.ours, row.textbook) for number in (worst.value, worst.velocity)]
        lines.append(f"| {row.name} | {row.longest} | {' | '.join(cells)} |")
    return "\n".join(lines)


def complaints(rows, written):
    """The complaints of --check."""
    yield from (row.complaint for row in rows if row.complaint)
    if len(written) != len(rows):
        yield f"the document's table of springs has {len(written)} rows, measured {len(rows)}"


def measure_all(tool):
    with mp.workdps(TRUTH_DIGITS):
        return [row for name, ratio in RATIOS.items() for row in measure(tool, name, ratio)]


if __name__ == "__main__":
    sys.exit(DocumentTable("spring-accuracy-table").main(__doc__, measure_all, markdown, complaints))
