"""The kinds of numbers on which the steps are run: terms of a script for Gappa, and exact polynomials."""

from fractions import Fraction
from math import factorial, frexp

from check.bounds.steps import polynomial


class Script:
    """A script for Gappa as it grows: definitions, what is known, rewritings, and what has to be proved."""

    def __init__(self, has_exact: bool = True) -> None:
        """Without the numbers as they are before all roundings, where these are not asked for, Gappa is faster."""
        self.has_exact = has_exact
        self.definitions = ["@rnd = float<ieee_64, ne>;", "@cut = float<26, -1100, zr>;"]
        self.known: list[str] = []
        self.hints: list[str] = []
        self.count = 0

    def number(self, value: float) -> "Term":
        return Term(self, literal(value), literal(value), value=value)

    def input(self, name: str, low, high) -> "Term":
        """A double of which only the range is known."""
        self.definitions.append(f"{name} = rnd({name}_);")
        self.bound(name, low, high)
        return Term(self, name, name)

    def bound(self, expression: str, low, high) -> None:
        """Gappa takes some digits only, so that the range is widened to multiples of 2⁻²⁰⁰."""
        below, above = (Fraction(low) * 2 ** 200) // 1, -(Fraction(-high) * 2 ** 200 // 1)
        self.known.append(f"{expression} in [{literal(Fraction(below, 2 ** 200))}, {literal(Fraction(above, 2 ** 200))}]")

    def hint(self, left: str, right: str) -> None:
        """Tells that two expressions are equal; Gappa checks it."""
        self.hints.append(f"{left} -> {right};")

    def text(self, expressions) -> str:
        """The script that asks for the ranges of expressions."""
        known, asked = " /\\ ".join(self.known), " /\\ ".join(f"{expression} in ?" for expression in expressions)
        return "\n".join([*self.definitions, f"{{ {known} -> {asked} }}", *self.hints, ""])


def literal(value) -> str:
    """A double, or a fraction with a power of two below, as Gappa writes it."""
    value = Fraction(value)
    power = value.denominator.bit_length() - 1
    assert value.denominator == 1 << power, value
    return f"{value.numerator}b-{power}"


class Term:
    """A number of a script: its name as it is computed, and the same without roundings."""

    polynomial = polynomial

    def __init__(self, script: Script, name: str, exact: str, operands: tuple = (), value: "float | None" = None) -> None:
        self.script, self.name, self.exact, self.operands, self.value = script, name, exact, operands, value

    def joined(self, other: "Term", sign: str) -> "Term":
        script = self.script
        script.count += 1
        name, exact = f"t{script.count}", f"e{script.count}"
        if self.value is not None and other.value is not None and sign == "-":
            value = self.value - other.value
            return Term(script, literal(value), literal(Fraction(self.value) - Fraction(other.value)), value=value)
        # Gappa cannot know that a product with a power of two, or a sum with 0, is not rounded.
        is_exact = frexp(self.value or 0)[0] == 0.5 if sign == "*" else self.value == 0
        script.definitions.append(f"{name} {'' if is_exact else 'rnd'}= {self.name} {sign} {other.name};")
        if not script.has_exact or is_exact and (self.exact, other.exact) == (self.name, other.name):
            exact = name
        else:
            script.definitions.append(f"{exact} = {self.exact} {sign} {other.exact};")
        return Term(script, name, exact, (self, other))

    def __add__(self, other): return self.joined(other, "+")
    def __sub__(self, other): return self.joined(other, "-")
    def __mul__(self, other): return self.joined(other, "*")

    @property
    def upperHalf(self) -> "Term":
        """A number without its 27 lowest bits. It is taken as it is, as what is cut off is put back exactly."""
        self.script.count += 1
        name = f"t{self.script.count}"
        self.script.definitions.append(f"{name} = cut({self.name});")
        return Term(self.script, name, name, (self,))

    def scaled(self, byTwoToThe: int) -> "Term":
        """A constant times a power of two."""
        return self.script.number(self.value * 2.0 ** byTwoToThe)

    @property
    def magnitude(self) -> "Term":
        """Only the test of an angle's certainty takes it, whose constant is read."""
        return self


class Poly:
    """A polynomial with exact coefficients, the constant one first."""

    polynomial = polynomial

    def __init__(self, coefficients) -> None:
        self.coefficients = [Fraction(c) for c in coefficients]

    def __add__(self, other):
        a, b = self.coefficients, other.coefficients
        size = max(len(a), len(b))
        return Poly(x + y for x, y in zip(a + [0] * (size - len(a)), b + [0] * (size - len(b))))

    def __sub__(self, other): return self + Poly([-1]) * other

    def __mul__(self, other):
        product = [Fraction(0)] * (len(self.coefficients) + len(other.coefficients) - 1)
        for i, a in enumerate(self.coefficients):
            for j, b in enumerate(other.coefficients):
                product[i + j] += a * b
        return Poly(product)

    @property
    def upperHalf(self) -> "Poly":
        """Itself: what is cut off would be put back."""
        return self

    def size(self, low: Fraction, high: Fraction) -> Fraction:
        """An upper bound of |p| on a range: Taylor's sums around the middles of its parts.

        Near 0 one power is by far the largest, and a few parts show it.
        """
        parts = 64 if max(abs(low), abs(high)) > 2.0 ** -7 else 4
        half = (high - low) / (2 * parts)
        return max(self.size_around(low + (2 * k + 1) * half, half) for k in range(parts))

    def size_around(self, middle: Fraction, half: Fraction) -> Fraction:
        shifted = list(self.coefficients)
        for start in range(len(shifted) - 1):
            for k in range(len(shifted) - 2, start - 1, -1):
                shifted[k] += middle * shifted[k + 1]
        return sum(abs(c) * half ** k for k, c in enumerate(shifted))


def taylor(terms: int, coefficient) -> Poly:
    return Poly(coefficient(k) for k in range(terms))


def inverse_factorial(k: int) -> Fraction:
    return Fraction(1, factorial(k))
