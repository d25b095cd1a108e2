"""The results of the benchmarks, as rows and as tables in Markdown."""

import csv
import re
from dataclasses import asdict, dataclass, field

import numpy as np


@dataclass
class Target:
    """The target of a row: `sign` is "≥" for how many times as fast it is, or "≤" for a number or a cost."""

    sign: str
    value: float


@dataclass
class Row:
    """One line of the table."""

    suite: str
    what: str
    solver: str
    nanoseconds: float | None = None
    """The time for one value."""
    times_as_fast: float | None = None
    """The baseline's time divided by this one's."""
    number: float | None = None
    """A number that is not a time: an error, a count."""
    unit: str = ""
    target: Target | None = None
    is_baseline: bool = False
    values: int = 1
    bytes: float | None = None
    """The bytes that a value reads and writes at least, if the benchmark states them."""
    operations: float | None = None
    """The operations of doubles for a value."""
    passes: float | None = None
    """How often the work passes over the same arrays."""

    @property
    def measured(self):
        """What the target limits: the number, how many times as fast, or the cost, its inverse."""
        if self.number is not None or self.times_as_fast is None:
            return self.number
        return 1 / self.times_as_fast if self.target and self.target.sign == "≤" else self.times_as_fast

    @property
    def is_met(self):
        if self.target is None:
            return None
        return self.measured >= self.target.value if self.target.sign == "≥" else self.measured <= self.target.value

    def as_json(self):
        plain = asdict(self)
        del plain["values"]
        return plain | {"is_met": self.is_met}

    def as_markdown(self):
        time = "" if self.nanoseconds is None else digits(self.nanoseconds)
        if time and self.nanoseconds > 1e6:
            time = f"{self.nanoseconds / 1e6:.1f} ms"
        found = "" if self.measured is None else f"{digits(self.measured)} {self.unit}".strip()
        limit = ""
        if self.target:
            meaning = "" if self.number is not None else " cost" if self.target.sign == "≤" else " times as fast"
            limit = f"{self.target.sign} {self.target.value:g}{meaning}"
        met = {None: "", True: "met", False: "**missed**"}[self.is_met]
        return f"| {self.suite} | {self.what} | `{self.solver}` | {time} | {found} | {limit} | {met} |"


@dataclass
class Growth:
    """The growth of a call's time with a size n, as a power of n."""

    suite: str
    what: str
    solver: str
    points: list = field(default_factory=list)
    """Pairs of n and the nanoseconds of a call."""

    @property
    def order(self):
        power = float(np.polyfit(*np.log(self.points).T, 1)[0])
        return "constant" if power < 0.15 else "linear" if abs(power - 1) <= 0.15 else f"n^{power:.2f}"

    def as_json(self):
        return asdict(self) | {"order": self.order}

    def as_markdown(self):
        sizes = [size for size, _ in self.points]
        return f"| {self.suite} | {self.what} | {self.solver} | {min(sizes)} … {max(sizes)} | {self.order} |"


def tables(rows, growths):
    """Rows and the growths of costs, in Markdown."""
    yield "| suite | what | with | ns a value | measured | target | |\n|---|---|---|--:|--:|--:|---|"
    yield from (row.as_markdown() for row in rows)
    if growths:
        yield "\nGrowth of the costs:\n\n| suite | what | with | n | order |\n|---|---|---|---|---|"
    yield from (growth.as_markdown() for growth in growths)


def digits(number):
    """Three digits, without an exponent."""
    return f"{number:.3g}" if 1e-4 < abs(number) < 1000 else f"{number:.0f}" if abs(number) >= 1000 else f"{number:g}"


def read_results(path):
    """The rows of the benchmark tool's file, in its order.

    A line has the columns `measurement` (the suite), `test` (`WHAT | SOLVER | COUNT values | TARGET | DEMAND`, see
    Benchmarks/Baselines/Comparison.swift), `percentile` and `value`. The least time is taken, because other work on the
    machine only adds to it.
    """
    with open(path, newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return [_row(line) for line in csv.DictReader(lines) if line["percentile"] == "0.0"]


def _row(line):
    # Blanks at the end, after which nothing is stated, may be missing.
    what, solver, values, target, demand = (part.strip() for part in (line["test"] + "  ").split(" |", 4))
    count, name, words = int(values.split()[0]), solver.removeprefix("baseline: "), target.split()
    asked = [float(word) for word in demand.split()[::2]] or [None] * 3
    return Row(
        line["measurement"], what, name, nanoseconds=float(line["value"]) / count, values=count, is_baseline=name != solver,
        target=Target("≥" if words[1] == "least" else "≤", float(words[2])) if words else None, bytes=asked[0], operations=asked[1],
        passes=asked[2])


def least_of(rounds):
    """The rows of several rounds, each with its least time and the ratio of that to its baseline's."""
    least = {}
    for row in (row for rows in rounds for row in rows):
        known = least.setdefault((row.suite, row.what, row.solver), row)
        known.nanoseconds = min(known.nanoseconds, row.nanoseconds)
    baselines = {(row.suite, row.what): row.nanoseconds for row in least.values() if row.is_baseline}
    for row in least.values():
        if baseline := baselines.get((row.suite, row.what)):
            row.times_as_fast = baseline / row.nanoseconds
    return list(least.values())


def growths_of(rows):
    """The rows whose name ends in `n = SIZE`, grouped by suite, rest of the name and solver."""
    found = {}
    for row in rows:
        if match := re.fullmatch(r"(.*?),? n = (\d+)", row.what):
            key = (row.suite, match[1], row.solver)
            found.setdefault(key, Growth(*key)).points.append((int(match[2]), row.nanoseconds * row.values))
    return [growth for growth in found.values() if len(growth.points) > 1]
