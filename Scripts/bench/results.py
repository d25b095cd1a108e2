"""The results of the benchmark package, as rows."""

import csv
import math
import re
from dataclasses import asdict, dataclass, field


@dataclass
class Target:
    """The target of a row: `sign` is "≥" or "≤", for `ratio` or for `count`."""

    sign: str
    value: float

    def is_met(self, number):
        return number >= self.value if self.sign == "≥" else number <= self.value

    def __str__(self):
        return f"{self.sign} {self.value:g}"


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

    @property
    def is_met(self):
        if self.target is None:
            return None
        if self.number is not None:
            return self.target.is_met(self.number)
        # The target is a cost, the inverse of the ratio: six times the cost is a sixth as fast.
        ratio = self.times_as_fast if self.target.sign == "≥" else 1 / self.times_as_fast
        return self.target.is_met(ratio)

    def as_json(self):
        plain = asdict(self)
        del plain["values"]
        return plain | {"is_met": self.is_met}


@dataclass
class Growth:
    """The growth of a call's time with a size n, as a power of n."""

    suite: str
    what: str
    solver: str
    points: list = field(default_factory=list)
    """Pairs of n and the nanoseconds of a call."""

    @property
    def power(self):
        logs = [(math.log(size), math.log(time)) for size, time in self.points]
        mean_size = sum(size for size, _ in logs) / len(logs)
        mean_time = sum(time for _, time in logs) / len(logs)
        spread = sum((size - mean_size) ** 2 for size, _ in logs)
        return sum((size - mean_size) * (time - mean_time) for size, time in logs) / spread

    @property
    def order(self):
        power = self.power
        if power < 0.15:
            return "constant"
        if abs(power - 1) <= 0.15:
            return "linear"
        return f"n^{power:.2f}"

    def as_json(self):
        return asdict(self) | {"power": self.power, "order": self.order}


def read_results(path):
    """The rows of the benchmark tool's file, in its order.

    A line has the columns `measurement` (the suite), `test` (`WHAT | SOLVER | COUNT values | TARGET`, see
    Benchmarks/Baselines/Comparison.swift), `percentile` and `value`. The least time is taken, because other work on the
    machine only adds to it.
    """
    with open(path, newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return [_row(line) for line in csv.DictReader(lines) if line["percentile"] == "0.0"]


def least_of(rounds):
    """The rows of several rounds, each with its least time and the ratio of that to its baseline's."""
    least = {}
    for rows in rounds:
        for row in rows:
            known = least.setdefault((row.suite, row.what, row.solver), row)
            known.nanoseconds = min(known.nanoseconds, row.nanoseconds)
    rows = list(least.values())
    baselines = {(row.suite, row.what): row.nanoseconds for row in rows if row.is_baseline}
    for row in rows:
        if baseline := baselines.get((row.suite, row.what)):
            row.times_as_fast = baseline / row.nanoseconds
    return rows


def _row(line):
    what, solver, values, *target = line["test"].split(" | ")
    count = int(values.split()[0])
    name = solver.removeprefix("baseline: ")
    return Row(
        line["measurement"], what, name, nanoseconds=float(line["value"]) / count, target=_target(target),
        is_baseline=name != solver, values=count,
    )


def _target(texts):
    words = texts[0].split() if texts else []
    if not words:
        return None
    return Target("≥" if words[1] == "least" else "≤", float(words[2]))


def growths_of(rows):
    """The rows whose name ends in `n = SIZE`, grouped by suite, rest of the name and solver."""
    found = {}
    for row in rows:
        match = re.fullmatch(r"(.*?),? n = (\d+)", row.what)
        if match is None:
            continue
        key = (row.suite, match[1], row.solver)
        growth = found.setdefault(key, Growth(*key))
        growth.points.append((int(match[2]), row.nanoseconds * row.values))
    return [growth for growth in found.values() if len(growth.points) > 1]
