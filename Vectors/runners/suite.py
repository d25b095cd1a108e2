"""Shared by the runners in Python: the questions of Vectors, and the answers of a program as JSON lines.

A runner declares a `Peer`, a program or library, and gives it solvers: for a question of a subject, a function that takes
what a case gives and returns a function of a row's inputs, or None if the peer has nothing to answer the case with. What
the peer throws is an answer too: it is kept as the message.
"""

import hashlib
import json
import math
import sys
from pathlib import Path

VECTORS = Path(__file__).resolve().parent.parent
OUT = VECTORS / "runners/out"


class Declined(Exception):
    """The peer says that it does not answer this row; not an error."""


def subject(name):
    """A subject's file as data, or None where it is not there."""
    path = VECTORS / f"{name}.json"
    return json.loads(path.read_bytes()) if path.exists() else None


def digest(name):
    """Tells which questions were answered: results for another file are of no use."""
    return hashlib.sha256((VECTORS / f"{name}.json").read_bytes()).hexdigest()[:16]


def read(value):
    """An input: the words that stand for numbers JSON cannot state become those numbers."""
    if isinstance(value, list):
        return [read(member) for member in value]
    if isinstance(value, dict):
        return {key: read(member) for key, member in value.items()}
    return float(value) if value in ("inf", "-inf", "nan") else value


def written(value):
    """An answer as JSON: doubles as the shortest decimals that read back equal, what is not finite as a word."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        return [written(member) for member in value]
    value = float(value)
    return value if math.isfinite(value) else repr(value)


class Results:
    """The answers of one runner's peers, a line for a case; a context manager that writes the file."""

    def __init__(self, name):
        OUT.mkdir(exist_ok=True)
        self._path = OUT / f"{name}.jsonl"
        self._lines = []

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self._path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self._lines))

    def peer(self, name, version, source, *, language="Python", restated=False, claims=None):
        """`claims` are by subject what the peer says of its accuracy: a bound, or None, and where it says so."""
        self._lines.append({"peer": name, "version": version, "source": source, "language": language,
                            "restated": restated, "claims": claims or {}})
        return Peer(name, self._lines.append)


class Peer:
    """A program, and where its answers go."""

    def __init__(self, name, write):
        self._name, self._write = name, write

    def answer(self, name, **solvers):
        """Answers the subject's cases by the solver of each question."""
        data = subject(name)
        if data is None:
            print(f"{self._name}: no {name}.json", file=sys.stderr)
            return
        unknown = set(solvers) - set(data["questions"])
        assert not unknown, f"{name} does not ask {unknown}"
        self.answered(name, [case["question"] in solvers and self._answers(solvers[case["question"]], case)
                             for case in data["cases"]])

    def answered(self, name, answers):
        """Keeps the answers to each case of a subject; a case may have none."""
        asked = digest(name)
        count = 0
        for index, rows in enumerate(answers):
            if rows and any(row != {"declined": True} for row in rows):
                count += len(rows)
                self._write({"peer": self._name, "subject": name, "asked": asked, "case": index, "answers": rows})
        if count:
            print(f"{self._name}: {count} rows of {name}")

    @staticmethod
    def _answers(solve, case):
        try:
            function = solve(read(case["given"]))
        except Declined:
            return None
        except Exception as error:
            return [{"error": message(error)}] * len(case["rows"])
        return function and [one(function, row) for row in case["rows"]]


def one(function, row):
    """The answer to a row, what it raised, or that it was declined."""
    try:
        return written(function(*map(read, row[:-1])))
    except Declined:
        return {"declined": True}
    except Exception as error:
        return {"error": message(error)}


def message(error):
    return f"{type(error).__name__}: {error}"[:200]
