"""The files of the suite, and the comparison of answers with them, in exact arithmetic."""

import json
import math
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from check.support import ROOT

FOLDER = ROOT / "Vectors"
LEAST_NORMAL = Fraction(2) ** -1022
WORDS = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}


def files() -> list[Path]:
    """The subjects."""
    return sorted(path for path in FOLDER.glob("*.json") if path.name != "schema.json")


@dataclass
class Case:
    """A question with what is given, and its rows: inputs, and the true answer."""

    subject: str
    name: str
    question: str
    given: dict
    exact: float
    scale: float
    inputs: list[list]
    truths: list

    def numbers(self, *names: str) -> list[float]:
        return [self.given[name] for name in names]


def cases(path: Path) -> list[Case]:
    document = json.loads(path.read_text())
    found = []
    for case in document["cases"]:
        question = document["questions"][case["question"]]
        exact = case.get("exact", question.get("exact", document["tolerances"]["exact"]))
        rows = [[number(value) for value in row[:-1]] for row in case["rows"]]
        found.append(Case(document["subject"], case["name"], case["question"], number(case["given"]), exact, case["scale"],
                          rows, [row[-1] for row in case["rows"]]))
    return found


def number(value):
    """The words for numbers that JSON has not, as these."""
    if isinstance(value, list):
        return [number(member) for member in value]
    if isinstance(value, dict):
        return {key: number(member) for key, member in value.items()}
    return WORDS.get(value, value) if isinstance(value, str) else value


def is_decimal(truth) -> bool:
    return isinstance(truth, str) and (truth in WORDS or truth.lstrip("-")[:1].isdigit())


def error(answer, truth, scale: float) -> float:
    """The error relative to the scale, or to the truth if that is larger; infinite for an answer of another kind."""
    if isinstance(truth, list):
        if not isinstance(answer, list) or len(answer) != len(truth):
            return math.inf
        return max((error(*pair, scale) for pair in zip(answer, truth)), default=0.0)
    if not is_decimal(truth) or not isinstance(answer, float | int):
        return 0.0 if answer == truth else math.inf
    if truth in WORDS:
        return 0.0 if str(float(answer)) == truth else math.inf
    exact = Fraction(truth)
    # The nearest double is as right as can be; it may be infinite.
    if answer == nearest(exact):
        return 0.0
    if not math.isfinite(answer):
        return math.inf
    return float(abs(Fraction(answer) - exact) / max(abs(exact), Fraction(scale), LEAST_NORMAL))


def nearest(exact: Fraction) -> float:
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return math.inf if exact > 0 else -math.inf
