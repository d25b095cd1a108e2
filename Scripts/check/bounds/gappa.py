"""Runs Gappa, which proves ranges of computed numbers: https://gappa.gitlabpages.inria.fr"""

import re
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from math import frexp
from os import cpu_count

from check.bounds.numbers import Script
from check.support import require, run


def sizes(script: Script, *expressions: str) -> list[Fraction]:
    """For each expression the size that Gappa proves for it."""
    done = run("gappa", input=script.text(expressions))
    # Gappa prints its results beside its warnings, such as that of a hint that it cannot prove to be an equality.
    said = done.stderr
    found = re.findall(r"^  .+ in \[(\S+?)(?: \{.*?\})?, (\S+?)(?: \{.*?\})?\]$", said, re.M)
    is_proved = done.returncode == 0 and "arning" not in said and len(found) == len(expressions)
    require(is_proved, f"Gappa ends with {done.returncode}: {said}\nof:\n{script.text(expressions)}")
    return [max(abs(number(low)), abs(number(high))) for low, high in found]


def number(text: str) -> Fraction:
    """A number as Gappa prints it: 3b-5 is 3·2⁻⁵."""
    digits, _, power = text.partition("b")
    return int(digits) * Fraction(2) ** int(power or 0)


def ulp(size: float) -> Fraction:
    """The ulp of numbers from a size on."""
    return Fraction(2) ** (frexp(size)[1] - 53)


def at_once(function, pieces: list) -> list:
    """A function of many pieces, on all processors."""
    with ThreadPoolExecutor(cpu_count()) as pool:
        return list(pool.map(lambda piece: function(*piece), pieces))
