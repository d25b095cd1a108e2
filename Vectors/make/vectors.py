"""Shared by the scripts of this folder: exact decimals, and writing or checking a subject's file.

A script builds a `Subject` of questions and cases and gives it to `publish`, which writes Vectors/SUBJECT.json, or,
with --check, exits with 1 if the file would change. The same bytes on every machine: seeds are fixed, and no digit
depends on a C library.
"""

import argparse
import json
import math
import sys
from decimal import Context, Decimal
from fractions import Fraction
from pathlib import Path

import mpmath
from mpmath import mp

FOLDER = Path(__file__).resolve().parent.parent
REPOSITORY = FOLDER.parent
# The arithmetic that the tables of the tests use too.
sys.path.append(str(REPOSITORY / "Tests/Reference"))

SIGNIFICANT = Context(prec=25)
DISPLAY = 1e-6
EIGHT_BITS = 0.00196
"""Half of a 255th."""
ULP = 2.0**-52
"""The distance from 1 to the next double, the unit of `exact`."""


class Subject:
    """One file: its questions and the cases that ask them."""

    def __init__(self, name, summary, sources, exact, words, digits=60, how=None):
        """`exact` is the error that a careful implementation in doubles keeps, `words` where that figure comes from."""
        self.name, self.digits = name, digits
        self.head = {
            "$schema": "schema.json",
            "subject": name,
            "summary": summary[0].upper() + summary[1:],
            "made": {
                "script": f"Vectors/make/{name}.py",
                "with": f"mpmath {mpmath.__version__}",
                "digits": digits,
                "how": how or "each number computed at this precision and at twice as many digits, equal in 25",
            },
            "sources": sources,
            "tolerances": {"exact": exact, "words": words, "display": DISPLAY, "eightBits": EIGHT_BITS},
        }
        self.questions, self.cases = {}, []

    def question(self, name, summary, *, given, at, answer, domain, scale="1", exact=None, words=None):
        """`given` and `at` say what the inputs are, with their units; `scale` what errors are measured against."""
        self.questions[name] = present(summary=summary, given=given, at=at, answer=answer, domain=domain, scale=scale,
                                       exact=exact, words=words)

    def case(self, name, question, given, rows, *, scale=1, exact=None, breaks=None):
        """`rows` are lists of inputs with the answer last, from `row` or `rows`. The scale is a number."""
        assert question in self.questions, question
        assert set(given) <= set(self.questions[question]["given"]), (name, question)
        assert rows, name
        self.cases.append(present(name=name, question=question, given=given, scale=scale, exact=exact, breaks=breaks,
                                  rows=rows))

    def row(self, inputs, compute):
        """One row: the inputs, and what `compute()` gives at two precisions that agree."""
        return [*inputs, self.agreed(compute, inputs)]

    def rows(self, compute, points):
        """A row for each point; a tuple is several inputs."""
        return [self.row(point, lambda: compute(*point))
                for point in (point if isinstance(point, tuple) else (point,) for point in points)]

    def agreed(self, compute, inputs=()):
        """The decimals of `compute()`, once 25 digits are the same at some precision and at twice that."""
        digits = self.digits
        before = self._decimals(compute, digits)
        while digits < 4000:
            digits *= 2
            after = self._decimals(compute, digits)
            if after == before:
                return after
            before = after
        raise ArithmeticError(f"{self.name}: no agreement at {inputs}: {before}")

    @staticmethod
    def _decimals(compute, digits):
        with mp.workdps(digits):
            return decimals(compute())

    def text(self):
        """The file: a question, a case's head and a row on a line each, so that changes are readable."""
        lines = ["{"]
        lines += [f"  {encoded(key)}: {encoded(value)}," for key, value in self.head.items()]
        lines += ['  "questions": {']
        lines += separated(f"    {encoded(key)}: {encoded(value)}" for key, value in self.questions.items())
        lines += ["  },", '  "cases": [']
        lines += separated(self._case_text(case) for case in self.cases)
        return "\n".join(lines + ["  ]", "}"]) + "\n"

    @staticmethod
    def _case_text(case):
        head = {key: value for key, value in case.items() if key != "rows"}
        rows = "\n".join(separated("      " + encoded(row) for row in case["rows"]))
        return f"    {encoded(head)[:-1]}, \"rows\": [\n{rows}\n    ]}}"


def present(**members):
    return {name: value for name, value in members.items() if value is not None}


def separated(items):
    items = list(items)
    return [item + "," for item in items[:-1]] + items[-1:]


def encoded(value):
    """JSON on one line; an integral double without its `.0`, and what JSON has no number for as a word."""
    return json.dumps(_plain(value), ensure_ascii=False, allow_nan=False)


def _plain(value):
    if isinstance(value, dict):
        return {key: _plain(member) for key, member in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(member) for member in value]
    if isinstance(value, float):
        if not math.isfinite(value):
            return repr(value)
        # −0 stays a double.
        if value.is_integer() and abs(value) < 1e15 and (value or math.copysign(1, value) > 0):
            return int(value)
    return value


def decimals(value):
    """Decimal strings of 25 significant digits in the place of numbers; words and None stand as they are."""
    if isinstance(value, (list, tuple)):
        return [decimals(member) for member in value]
    return value if value is None or isinstance(value, (str, bool)) else decimal(value)


def decimal(number):
    """25 significant digits of an exact number or an mpf: plain near 1, else with an exponent; no trailing zeros."""
    if isinstance(number, (int, Fraction)):
        numerator, denominator = Fraction(number).as_integer_ratio()
        rounded = SIGNIFICANT.divide(Decimal(numerator), Decimal(denominator))
    else:
        number = mpmath.mpf(number)
        if not mpmath.isfinite(number):
            return "nan" if mpmath.isnan(number) else "inf" if number > 0 else "-inf"
        rounded = SIGNIFICANT.create_decimal(mpmath.nstr(number, 60, min_fixed=1, max_fixed=0))
    if not rounded:
        return "0"
    sign, digits, exponent = rounded.as_tuple()
    digits = "".join(map(str, digits)).rstrip("0")
    exponent = rounded.adjusted()
    if -7 <= exponent < 0:
        text = "0." + "0" * (-exponent - 1) + digits
    elif 0 <= exponent < 25:
        whole, rest = digits[: exponent + 1].ljust(exponent + 1, "0"), digits[exponent + 1:]
        text = whole + ("." + rest if rest else "")
    else:
        text = digits[0] + ("." + digits[1:] if digits[1:] else "") + f"e{exponent}"
    return "-" * sign + text


def log_uniform(random, low_exponent, high_exponent):
    """A log-uniform number in 2^low … 2^high. No libm: the same on every machine."""
    exponent = low_exponent + int(random.random() * (high_exponent - low_exponent))
    return math.ldexp(1 + random.random(), exponent)


def bisected(function, low, high):
    """The root between two points at which the signs differ, at the working precision.

    Slow, but beyond doubt: nothing is assumed of the function but that it is continuous.
    """
    low, high = mpmath.mpf(low), mpmath.mpf(high)
    sign = mpmath.sign(function(low))
    if sign == 0:
        return low
    assert sign != mpmath.sign(function(high)), (low, high)
    while True:
        middle = (low + high) / 2
        if not low < middle < high or high - low <= mpmath.ldexp(abs(middle), -mp.prec + 8):
            return middle
        here = mpmath.sign(function(middle))
        if here == 0:
            return middle
        low, high = (middle, high) if here == sign else (low, middle)


def publish(subject):
    """Command line of a subject's script."""
    parser = argparse.ArgumentParser(description=f"Makes Vectors/{subject.name}.json.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file would change")
    arguments = parser.parse_args()
    path, content = FOLDER / f"{subject.name}.json", subject.text().encode()
    changes = not path.exists() or path.read_bytes() != content
    if changes and not arguments.check:
        path.write_bytes(content)
    if changes:
        print(f"{path.name}: {'would change' if arguments.check else 'written'}", file=sys.stderr)
    sys.exit(1 if changes and arguments.check else 0)
