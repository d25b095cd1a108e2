"""The stated errors of the elementary functions, proved by Gappa from the steps as they stand in the Swift sources.

Each bound stands in the documentation of the function as “within … ulp”, and is read from there. The coefficients, the
order of the sums and the limits are read from the code: who changes them gets the bound of the changed code, or a
Failure where the proof no longer fits it.
"""

import re

from mpmath import mp

from check.bounds import angles, exponential
from check.bounds.steps import FOLDER
from check.support import require


def stated(file: str, function: str) -> float:
    """The number of ulps that the comment of a function states."""
    found = re.findall(rf"/// [^\n]*?within ([\d.]+) ulp[^\n]*\n(?:  (?:///|@)[^\n]*\n)*  [^\n]*{function}", (FOLDER / file).read_text())
    require(len(found) == 1, f"{file} states {len(found)} bounds of {function}")
    return float(found[0])


def check(_options) -> None:
    mp.prec = 300
    exponential.check_reduction()
    exponential.check_value(stated("Exponential.swift", "var value: Lanes"))
    exponential.check_less_one(stated("Exponential.swift", "var lessOne: Lanes"))
    exponential.check_large_less_one(stated("Exponential.swift", "var largeLessOne: Lanes"))
    angles.check_reduction()
    bound = stated("SineAndCosine.swift", r"var sineAndCosine: \(")
    angles.check_sine(bound)
    angles.check_cosine(bound)
