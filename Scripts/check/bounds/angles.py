"""The sine and the cosine, as SineAndCosine.swift takes them.

An angle is q·π/2 + r + s + η, where s is `rest`, at most half an ulp of r. The true sine of r + s is
r + r³·S(r²) + s·(1 − r²/2) + d, and the cosine 1 − r²/2 + r⁴·C(r²) − r·s + d, with the polynomials S and C of the code
without roundings. As in `exponential`, half an ulp is added for the last rounding.

The reduction of angles beyond 2²⁰ and of those whose certainty is negative (LargeAngles.swift) works on 256 bits with
integers. It is not proved here; the table of angles in Tests/Reference and the test `reductionsAgree` hold it.
"""

import re
from fractions import Fraction
from functools import cache
from math import asin, nextafter

from mpmath import mp, mpf

from check.bounds.gappa import at_once, sizes, ulp
from check.bounds.numbers import Poly, Script, Term, inverse_factorial, taylor
from check.bounds.steps import body, constants, run_steps, statements
from check.support import require

FILE = "SineAndCosine.swift"
PARTS = "package var sineAndCosine: (sine: Lanes, cosine: Lanes) {"
REDUCE = "package static func reduce(_ high: Lanes, _ low: Lanes) -> (angle: Self, certainty: Lanes) {"
LARGEST = 0.7856
# η is at most these parts of r, and this large.
RELATIVE, ABSOLUTE = Fraction(11, 10 * 2 ** 55), Fraction(1, 2 ** 83)
# The exponents of r above the limit of certainty that are looked at one by one.
EXPONENTS = 4
# Below 2⁻⁶⁰ the sine is r, as its cube is far below its ulp.
LAST_BINADE = 60


def parts(make, remainder, rest) -> dict:
    """The steps to the sine and the cosine of a remainder."""
    steps = statements(body(FILE, PARTS))
    require(steps[-1].startswith("return"), "the last step of the sine is no return")
    return run_steps(steps[:-1], {"remainder": remainder, "rest": rest}, make)


@cache
def error_polynomials() -> tuple[Poly, Poly]:
    """The distances of the sine and of the cosine of r, up to a power of r that is far below all errors."""
    names = parts(lambda c: Poly([c]), Poly([0, 1]), Poly([0]))
    return (names["sine"] - taylor(28, lambda k: (0, 1, 0, -1)[k % 4] * inverse_factorial(k)),
            names["cosine"] - taylor(28, lambda k: (1, 0, -1, 0)[k % 4] * inverse_factorial(k)))


def deviations(low: float, high: float) -> tuple[Fraction, Fraction]:
    """The d of the sine and of the cosine for a range of r, with what η adds."""
    low, high = Fraction(low), Fraction(high)
    sine, cosine = (error.size(low, high) for error in error_polynomials())
    # |cos r − 1 + r²/2| ≤ r⁴/24 and |sin r − r| ≤ r³/6.
    rest, more = rest_of(high), rest_of(high) ** 2 + min(RELATIVE * high, ABSOLUTE) + 2 * high ** 28 * inverse_factorial(28)
    return sine + rest * high ** 4 / 24 + more, cosine + rest * high ** 3 / 6 + more


def rest_of(size) -> Fraction:
    """The largest |s| of remainders up to a size: half of their ulp."""
    return ulp(float(size)) / 2 * Fraction(103, 100)


def sine_error(low: float, high: float, unit: Fraction) -> Fraction:
    """The error of the sine for a range of r, in ulps of the true value; negative r mirror it."""
    script = Script()
    rest = rest_of(high)
    sine = parts(script.number, script.input("r", low, high), script.input("s", -rest, rest))["sine"]
    remainder, small = sine.operands
    require(remainder.name == "r", "the sine is not r + …")
    [error] = sizes(script, f"{small.name} - {small.exact}")
    return Fraction(1, 2) + (error + deviations(low, high)[0]) / unit


def cosine_error(low: float, high: float) -> Fraction:
    """The error of the cosine for a range of r, in ulps of the true value, which lies between ½ and 1."""
    script = Script()
    rest = rest_of(high)
    names = parts(script.number, script.input("r", low, high), script.input("s", -rest, rest))
    most, small = names["cosine"].operands
    lost, tiny = small.operands
    difference, half = lost.operands
    require(most is names["most"] and half is names["half"] and difference.operands[1] is most,
            "the parts of the cosine are others")
    m, h, u = most.name, half.name, difference.name
    script.hint(f"{u} - {h}", f"({u} - (1b-0 - {m})) - ({m} - (1b-0 - {h}))")
    goal = f"({m} + {small.name}) - (1b-0 - {half.exact} + {tiny.exact})"
    script.hint(goal, f"({small.name} - ({lost.name} + {tiny.name})) + ({lost.name} - ({u} - {h}))"
                f" + ({u} - (1b-0 - {m})) - ({h} - {half.exact}) + ({tiny.name} - {tiny.exact})")
    [error] = sizes(script, goal)
    return Fraction(1, 2) + (error + deviations(low, high)[1]) / ulp(0.7)


def check_sine(stated: float) -> None:
    pieces = []
    for binade in range(LAST_BINADE):
        low, high = 0.5 * 2.0 ** -binade, min(LARGEST, nextafter(2.0 ** -binade, 0))
        # The sine of the least of these r has a smaller exponent.
        border = asin(low) * (1 + 2.0 ** -50)
        pieces += [(low, border, ulp(low / 2)), (border, high, ulp(low))]
    worst = max(at_once(sine_error, pieces))
    print(f"sine: {float(worst):.3f} ulp")
    require(worst <= stated, f"the sine is proved within {float(worst)} ulp, and {stated} is stated")


def check_cosine(stated: float) -> None:
    cuts = [0, 0.25, 0.5, 0.625, 0.7, 0.75, LARGEST]
    worst = max(at_once(cosine_error, list(zip(cuts, cuts[1:]))))
    print(f"cosine: {float(worst):.3f} ulp")
    require(worst <= stated, f"the cosine is proved within {float(worst)} ulp, and {stated} is stated")


def reduction(q_low: int, q_high: int, exponent: "int | None") -> tuple[Fraction, Fraction, Fraction]:
    """The sizes of r and η, and that of s beyond half an ulp of r, for a range of q and of r.

    r has one exponent, at the limit of certainty, where only this proves a difference exact; or it is any larger one.
    """
    script = Script(has_exact=False)
    half_pi = mp.pi / 2
    ends = [Fraction(int(mp.floor((q + side) * half_pi * 2 ** 30)), 2 ** 30)
            for q, side in ((q_low, mpf(-0.51)), (q_high, mpf(0.51)))]
    high = script.input("high", max(ends[0], 0), ends[1])
    step = ulp(float(ends[1]))
    low = script.input("low", -step, step)
    names = run_steps(body(FILE, REDUCE), {"high": high, "low": low, "Self": lambda **all_parts: all_parts}, script.number)
    angle, certainty = names["return"]
    r, s = angle["remainder"], angle["rest"]
    require(r is names["remainder"], "the remainder is another")
    uncertain = certainty.operands[1].operands[1].value
    require(uncertain >= 2.0 ** -49, "less certain angles are taken")
    smallest = Fraction(q_low, 2 ** 49)
    if exponent is not None:
        script.bound(r.name, smallest * 2 ** exponent, smallest * 2 ** (exponent + 1))
    counted, q, first, second, lower = (names[key] for key in ("counted", "q", "first", "second", "lower"))
    quotient, shift = counted.operands
    inverse, product = quotient.operands[1], names["product"]
    large = first.operands[1]
    head, middle = large.operands[1], product.operands[1]
    third = lower.operands[0].operands[1]
    tail = third.operands[1]
    with mp.workprec(600):
        left = Fraction(int(mp.floor((mp.pi / 2 - mpf(head.value) - mpf(middle.value) - mpf(tail.value)) * mpf(2) ** 190)), 2 ** 190)
    script.bound("left", left, left + Fraction(1, 2 ** 190))
    script.bound(q.name, q_low, q_high)
    named = {key: term.name for key, term in locals().items() if isinstance(term, Term)}
    named["lost"], named["loss"] = (term.name for term in (lower.operands[0].operands[0], lower.operands[0].operands[0].operands[0]))
    named["most"], named["gap"] = lower.operands[0].name, s.operands[0].name
    say = lambda text: re.sub(r"\w+", lambda word: named.get(word[0], word[0]), text)
    script.hint(say("high - large"), say("((high * inverse - quotient) + (quotient - q)) / inverse"
                                         " + q * (1 / inverse - head) - (large - q * head)"))
    script.hint(say("quotient - q"), say("-(counted - (quotient + shift)) - (q - (counted - shift))"))
    script.hint(say("first - second"), say("product - (second - (first - product))"))
    script.hint(say("loss - product"), say("(loss - (first - second)) - (second - (first - product))"))
    script.hint(say("second - r"), say("-(r - (second + lower)) - lower"))
    script.hint(say("gap + lower"), say("(gap - (second - r)) - (r - (second + lower))"))
    eta = say("(high + low) - q * (head + middle + tail + left) - (r + s)")
    script.hint(eta, say(
        "-(first - (high - large)) + (large - q * head) + (product - q * middle)"
        " - (lost - (loss - product)) - (loss - (first - second)) - (most - (lost - third)) + (third - q * tail)"
        " - (lower - (most + low)) - (s - (gap + lower)) - (gap - (second - r)) - q * left"))
    excess = say("s + (r - (second + lower))")
    script.hint(excess, say("(s - (gap + lower)) + (gap - (second - r))"))
    return sizes(script, r.name, eta, excess)


def check_reduction() -> None:
    """For q = 0 the sum of r and s is that of the given parts, which is exact for a smaller second part."""
    largest = constants(FILE)["limit"]
    powers = range(int(largest / 1.57).bit_length())
    for q in [1 << power for power in powers]:
        exponents = [*range(EXPONENTS), None]
        for exponent, found in zip(exponents, at_once(reduction, [(q, 2 * q, exponent) for exponent in exponents])):
            size, error, excess = found
            smallest = Fraction(q, 2 ** 49) * 2 ** (EXPONENTS if exponent is None else exponent)
            require(size <= Fraction(LARGEST), f"the remainder of an angle is up to {float(size)}")
            require(error <= min(RELATIVE * smallest, ABSOLUTE), f"the reduction at {q} quarters is off by {float(error)}")
            require(excess * 33 <= ulp(float(smallest)) / 2, f"the rest of an angle is {float(excess)} too large")
