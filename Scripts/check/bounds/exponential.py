"""eˣ and eˣ − 1, as Exponential.swift takes them.

x = n·ln 2 + r + ρ + ε, where r is `remainder` and ρ its rounding. The true value is 2ⁿ·(1 + r + r²·P(r) + ρ + d), less 1
for the second function, where P is the polynomial of the code without roundings. |d| is at most the sum of the distance
of r + r²·P(r) from eʳ − 1, by exact arithmetic on the coefficients of the source, and of (eʳ − 1)·ρ, which the code leaves
out, and ε.

Gappa bounds the error of the last sum before it is rounded. That rounding adds half an ulp of the true value: where
the sum passes a power of two that the true value has not reached, it is rounded to that power at most.
"""

import math
import re
from fractions import Fraction
from functools import cache
from math import expm1, nextafter

from mpmath import mp, mpf

from check.bounds.gappa import at_once, sizes, ulp
from check.bounds.numbers import Poly, Script, Term, inverse_factorial, taylor
from check.bounds.steps import body, constants, run_steps, statements
from check.support import require

FILE = "Exponential.swift"
START, VALUE = "package init(_ x: Lanes) {", "func value(dividedByTwoToThe k: Double) -> Lanes {"
LESS_ONE, LARGE_LESS_ONE = "package var lessOne: Lanes {", "var largeLessOne: Lanes {"
LARGEST = 0.34658
REDUCTION = Fraction(1, 2 ** 74)
# Below 2⁻⁶⁰ eˣ − 1 is x, as half of x² is far below its ulp.
LAST_BINADE = 60


def series(make, remainder, rounding) -> dict:
    """The steps of the initialiser behind the reduction."""
    known = {"r": remainder, "remainder": remainder, "rounding": rounding}
    return run_steps(body(FILE, START), known, make, {"counted", "n", "upper", "lower", *known})


@cache
def error_polynomial() -> Poly:
    """r + r²·P(r) − (eʳ − 1), up to a power of r that is far below all errors."""
    names = series(lambda c: Poly([c]), Poly([0, 1]), Poly([0]))
    # The two forms of the series, with and without a half, have the same coefficients.
    other = names["halfSquare"] + names["tail"] - names["rest"]
    require(not any(other.coefficients), "the tail of eˣ − 1 has another polynomial than the rest of eˣ")
    return names["rest"] - Poly([0, 0, 1]) * taylor(24, lambda k: inverse_factorial(k + 2))


@cache
def distance(low: float, high: float) -> Fraction:
    """The greatest |r + r²·P(r) − (eʳ − 1)| on a range of r."""
    largest = max(abs(Fraction(low)), abs(Fraction(high)))
    return error_polynomial().size(Fraction(low), Fraction(high)) + 2 * largest ** 26 * inverse_factorial(26)


def deviation(low: float, high: float) -> Fraction:
    """d for a range of r, whose n is not 0."""
    growth = Fraction(max(abs(expm1(low)), abs(expm1(high)))) * Fraction(1001, 1000)
    return distance(low, high) + growth * rounding(max(abs(low), abs(high))) + REDUCTION


def rounding(size: float) -> Fraction:
    """The largest ρ of remainders up to a size: half of their ulp, and what `reduction` says."""
    return ulp(size) / 2 + REDUCTION


def check_reduction() -> None:
    """x = n·ln 2 + r + ρ + ε: the sizes of r and ε, and that of ρ beyond half an ulp of r; negative x mirror them."""
    script = Script(has_exact=False)
    x = script.input("x", 0.3465, constants(FILE)["limit"])
    names = run_steps(statements(body(FILE, START))[:5], {"x": x}, script.number)
    names |= {"rounding": (names["upper"] - names["r"]) - names["lower"]}
    require("let rounding = (upper - r) - lower" in statements(body(FILE, START)), "the rounding is another")
    counted, n, upper, lower, r, rho = (names[key].name for key in ("counted", "n", "upper", "lower", "r", "rounding"))
    quotient, shift = (term.name for term in names["counted"].operands)
    inverse = names["counted"].operands[0].operands[1]
    product, difference = names["upper"].operands[1], names["rounding"].operands[0].name
    head, tail = product.operands[1], names["lower"].operands[1]
    with mp.workprec(400):
        left = Fraction(int(mp.floor((mp.log(2) - mpf(head.value) - mpf(tail.value)) * mpf(2) ** 190)), 2 ** 190)
    script.bound("left", left, left + Fraction(1, 2 ** 190))
    script.bound(n, 1, 1010)
    script.hint(f"x - {product.name}", f"((x * {inverse.name} - {quotient}) + ({quotient} - {n})) / {inverse.name}"
                f" + {n} * (1 / {inverse.name} - {head.name}) - ({product.name} - {n} * {head.name})")
    script.hint(f"{quotient} - {n}", f"-({counted} - ({quotient} + {shift})) - ({n} - ({counted} - {shift}))")
    script.hint(f"{upper} - {r}", f"{lower} - ({r} - ({upper} - {lower}))")
    script.hint(f"{difference} - {lower}", f"({difference} - ({upper} - {r})) - ({r} - ({upper} - {lower}))")
    script.hint(f"{rho} + ({r} - ({upper} - {lower}))",
                f"({rho} - ({difference} - {lower})) + ({difference} - ({upper} - {r}))")
    exact = f"x - {n} * ({head.name} + {tail.name} + left)"
    script.hint(f"{exact} - ({r} + {rho})", f"((x - {product.name}) - {upper}) + ({product.name} - {n} * {head.name})"
                f" + ({lower} - {n} * {tail.name}) - ({difference} - ({upper} - {r}))"
                f" - ({rho} - ({difference} - {lower})) - {n} * left")
    size, error, excess = sizes(script, r, f"{exact} - ({r} + {rho})", f"{rho} + ({r} - ({upper} - {lower}))")
    require(size <= Fraction(LARGEST), f"the remainder of eˣ is up to {float(size)}")
    require(max(error, excess) <= REDUCTION, f"the reduction of eˣ is off by {float(error)}, {float(excess)}")


def magnitudes() -> list[tuple[float, float]]:
    """The ranges of |r| that each have one exponent, the widest first in parts, and one down to 0."""
    cuts = [LARGEST, 0.3125, 0.28125, 0.25, 0.1875, 0.125, 0.0625, 0.03125, 0]
    return [(low, high if high == LARGEST else nextafter(high, 0)) for high, low in zip(cuts, cuts[1:])]


def value_error(low: float, high: float) -> Fraction:
    """The error of eʳ on a range of r, in ulps of the true value."""
    script = Script()
    largest = max(abs(low), abs(high))
    rho = rounding(largest)
    names = series(script.number, script.input("r", low, high), script.input("rho", -rho, rho))
    names |= {"counted": 0, "k": 0}
    # A scale is exact, and Lanes(repeating: k) is 0.
    value = run_steps(body(FILE, VALUE).replace(".scaled(byTwoToThe: counted - Lanes(repeating: k))", ""), names,
                      script.number)["return"]
    one, small = value.operands
    require(one.value == 1, "eˣ is not 2ⁿ·(1 + …)")
    [error] = sizes(script, f"{small.name} - {small.exact}")
    return Fraction(1, 2) + (error + deviation(low, high)) / ulp(1 if low >= 0 and high > 0.1 else 0.7)


def check_value(stated: float) -> None:
    pieces = [piece for low, high in magnitudes() for piece in ((low, high), (-high, -low))]
    worst = max(at_once(value_error, pieces))
    require(worst <= stated, f"eˣ is proved within {float(worst)} ulp, and {stated} is stated")
    print(f"eˣ: {float(worst):.3f} ulp of {stated}")


# MARK: eˣ − 1


@cache
def tail(largest: float, is_whole: bool) -> tuple[Fraction, Fraction]:
    """The size and the error of `tail` for |r| up to a number; ρ is 0 where n is."""
    script = Script()
    rho = Fraction(0) if is_whole else rounding(largest)
    names = series(script.number, script.input("r", -largest, largest), script.input("rho", -rho, rho))
    return tuple(sizes(script, names["tail"].name, f"{names['tail'].name} - {names['tail'].exact}"))


def sum_error(head: str, n: int, low: float, high: float, size: Fraction, one: "tuple | None" = None) -> Fraction:
    """The error of the last sum of eˣ − 1, before it is rounded, without that of the tail.

    A range for 1 says that 2ⁿ stands for 1, so that one script is that of many n.
    """
    script = Script()
    r = script.input("r", low, high)
    half = r.upperHalf
    known = {"counted": n, "remainder": r, "tail": script.input("tail", -size, size),
             "halfSquare": script.number(0.5) * (half * half)}
    if one:
        unit = script.input("one", *one)
        known |= {"power": script.number(1.0)}
        names = run_steps(body(FILE, head), known, lambda value: unit, {"power"})
    else:
        names = run_steps(body(FILE, head), known, script.number)
    total, small = names["return"].operands
    late, early = small.operands
    difference, third = late.operands
    early_sum, tiny = early.operands
    early_difference, second = early_sum.operands
    first, sum_ = early_difference.operands
    require(difference.operands == (sum_, total) and total.operands == (sum_, third)
            and sum_.operands == (first, second), "the sums of eˣ − 1 are not compensated as they were")
    # Each remainder of a sum is minus its rounding error.
    names = {key: term.name for key, term in locals().items() if isinstance(term, Term)}
    say = lambda text: re.sub(r"\w+", lambda word: names.get(word[0], word[0]), text)
    script.hint(say("sum_ - total"), say("-(total - (sum_ + third)) - third"))
    script.hint(say("difference + third"), say("(difference - (sum_ - total)) - (total - (sum_ + third))"))
    script.hint(say("first - sum_"), say("-(sum_ - (first + second)) - second"))
    script.hint(say("early_difference + second"), say("(early_difference - (first - sum_)) - (sum_ - (first + second))"))
    goal = say("(total + small)") + f" - ({first.exact} + {second.exact} + {third.exact} + {tiny.exact})"
    script.hint(goal, say(
        "(small - (late + early)) + (late - (difference + third)) + (difference - (sum_ - total))"
        " + (early - (early_sum + tiny)) + (early_sum - (early_difference + second))"
        " + (early_difference - (first - sum_))") 
                + "".join(f" + ({term.name} - {term.exact})" for term in (first, third, tiny) if term.name != term.exact))
    return sizes(script, goal)[0]


def pieces(n: int) -> list[tuple[float, float, Fraction]]:
    """The ranges of r for an n, and the ulp of the true values: cut around where these reach a power of two."""
    if n == 0:
        found = []
        for binade in range(LAST_BINADE):
            low, high = 0.25 * 2.0 ** -binade, min(LARGEST, nextafter(0.5 * 2.0 ** -binade, 0))
            for sign in (1, -1):
                # Up to the border, a double beyond it, and from there.
                border = abs(float(mp.log1p(sign * low))) * (1 + 2.0 ** -51)
                if sign < 0:
                    found.append((-border, -low, ulp(low / 2)))
                    found.append((-high, -border, ulp(low)))
                else:
                    found.append((low, high, ulp(low)))
        return found
    # With 2 − 1 − 0.5 the sum changes to the exponent of its second term.
    cuts = {-LARGEST, LARGEST} | ({-0.25} if n == 1 else set())
    for power in range(-3, 60):
        for target in (1 + mpf(2) ** power, 1 - mpf(2) ** power):
            border = mp.log(target) - n * mp.log(2) if target > 0 else mp.inf
            if abs(border) < LARGEST:
                cuts |= {float(border) - 2.0 ** -50, float(border) + 2.0 ** -50}
    found = []
    for low, high in zip(sorted(cuts), sorted(cuts)[1:]):
        ends = [abs(mpf(2) ** n * mp.exp(mpf(low) - mpf(2) ** -52) - 1), abs(mpf(2) ** n * mp.exp(mpf(high) + mpf(2) ** -52) - 1)]
        found.append((low, high, ulp(float(min(ends) * (1 - mpf(2) ** -53)))))
    return found


def less_one_error(n: int, low: float, high: float, unit: Fraction) -> Fraction:
    """The error of eˣ − 1 on a range of r, in ulps of the true value."""
    largest = max(abs(low), abs(high)) if n == 0 else LARGEST
    size, error = tail(largest, n == 0)
    # From 2ⁿ = 4 on the deviation is a small part, and that of all r does.
    error += distance(low, high) if n == 0 else deviation(*((low, high) if abs(n) == 1 else (-LARGEST, LARGEST)))
    return Fraction(1, 2) + (sum_error(LESS_ONE, n, low, high, size) + Fraction(2) ** n * error) / unit


def large_less_one_error(low: float, high: float, unit: Fraction) -> Fraction:
    """The same for all n of `largeLessOne`, as parts of 2ⁿ."""
    size, error = tail(LARGEST, False)
    lost = sum_error(LARGE_LESS_ONE, 0, low, high, size, (0, 2.0 ** -53))
    return Fraction(1, 2) + (lost + error + deviation(low, high)) / unit


def small_less_one_error() -> Fraction:
    """Where n is at most −54: the answer is −1, and eˣ its error."""
    script = Script()
    power = script.input("power", 2.0 ** -1010, 2.0 ** -54)
    r, size = script.input("r", -LARGEST, LARGEST), tail(LARGEST, False)[0]
    half = r.upperHalf
    known = {"power": power, "remainder": r, "tail": script.input("tail", -size, size),
             "halfSquare": script.number(0.5) * (half * half)}
    answer = run_steps(body(FILE, LESS_ONE), known, script.number, {"power"})["return"]
    [distance_from_it] = sizes(script, f"{answer.name} + 1b-0")
    require(distance_from_it == 0, "eˣ − 1 is not −1 for large negative x")
    return Fraction(1.4143) * Fraction(1, 2 ** 54) / ulp(0.75)


def check_less_one(stated: float) -> None:
    last = round(constants(FILE)["lessOneLimit"] / math.log(2))
    require(last <= 53, "2ⁿ − 1 is rounded below the limit of eˣ − 1")
    ordinary = at_once(less_one_error, [(n, *piece) for n in range(-53, last + 1) for piece in pieces(n)])
    worst = max(*ordinary, small_less_one_error())
    print(f"eˣ − 1: {float(worst):.3f} ulp")
    require(worst <= stated, f"eˣ − 1 is proved within {float(worst)} ulp, and {stated} is stated")


def check_large_less_one(stated: float) -> None:
    # The 1 can take the true value below 2ⁿ where r is next to 0: there the ulp is that below.
    worst = max(at_once(large_less_one_error, [(-LARGEST, 2.0 ** -50, ulp(0.7)), (2.0 ** -50, LARGEST, ulp(1))]))
    print(f"eˣ − 1 of large numbers: {float(worst):.3f} ulp")
    require(worst <= stated, f"eˣ − 1 of large numbers is proved within {float(worst)} ulp, and {stated} is stated")
