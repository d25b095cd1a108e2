"""Cubic-bezier timing curves without rounding error: the true values of the tables in this folder.

Control points and progress are doubles, taken as exact binary numbers. Newton's method inside a bracket finds the
parameter t with x(t) = progress, in mpmath, at a precision so high that the result, rounded once, is the double nearest
to the true value.
"""

import math
from fractions import Fraction

import mpmath
from mpmath import libmp, mp

from reference_table import nearest_double, nearest_quotient

TABLE_BITS = 2048
"""616 digits: enough for y near ±DBL_MAX, which can cancel 1024 bits, beside the triple root of (1, 0, 0, 1)."""


class ExactBezier:
    """The curve through (0, 0) and (1, 1) with the control points (x1, y1) and (x2, y2)."""

    def __init__(self, x1, y1, x2, y2, bits=TABLE_BITS):
        self.points = (x1, y1, x2, y2)
        self.bits = bits
        self.x_powers = power_coefficients(x1, x2)
        self.y_powers = power_coefficients(y1, y2)
        with mp.workprec(bits):
            self._x = (mpmath.mpf(x1), mpmath.mpf(x2))
            self._y = (mpmath.mpf(y1), mpmath.mpf(y2))
        self._exact_parameters = {Fraction(0): Fraction(0), Fraction(1): Fraction(1)}
        for parameter in (Fraction(1, 2), self.inflection()):
            if parameter is not None:
                self._exact_parameters[evaluate(self.x_powers, parameter)] = parameter

    def inflection(self):
        """The parameter in (0, 1) where x″ = 0, or None."""
        _, quadratic, cubic = self.x_powers
        parameter = -quadratic / (3 * cubic) if cubic else Fraction(0)
        return parameter if 0 < parameter < 1 else None

    def inflection_image(self):
        """The double nearest to the progress at which x″ = 0, or None."""
        parameter = self.inflection()
        return None if parameter is None else float(evaluate(self.x_powers, parameter))

    def parameter(self, progress):
        """t with x(t) = progress, an mpf; the progress is a double or an mpf."""
        with mp.workprec(self.bits):
            exact = self._exact_parameters.get(Fraction(*libmp.to_rational(mpmath.mpf(progress)._mpf_)))
            if exact is not None:
                return mpmath.mpf(exact.numerator) / exact.denominator
            return self._solve(progress)

    def exact_value(self, progress):
        """y where x = progress, an mpf."""
        parameter = self.parameter(progress)
        with mp.workprec(self.bits):
            return bernstein(*self._y, parameter)

    def value(self, progress):
        """The double nearest to y where x = progress."""
        return nearest_double(self.exact_value(progress))

    def slope(self, progress):
        """The double nearest to dy/dx where x = progress: at a degenerate point the limit from inside."""
        slope = self.exact_slope(progress)
        if isinstance(slope, Fraction):
            return nearest_quotient(slope.numerator, slope.denominator)
        return slope if isinstance(slope, float) else nearest_double(slope)

    def exact_slope(self, progress):
        """dy/dx where x = progress, an mpf; at a degenerate point the limit, a fraction or ±inf."""
        if progress in (0, 1):
            return self._limit_slope(Fraction(progress), side=1 - 2 * int(progress))
        parameter = self.parameter(progress)
        with mp.workprec(self.bits):
            dx = bernstein_derivative(*self._x, parameter)
            if dx == 0:  # only (1, y1, 0, y2) at 1/2
                return self._limit_slope(Fraction(1, 2), side=0)
            return bernstein_derivative(*self._y, parameter) / dx

    def _limit_slope(self, parameter, side):
        """dy/dx from the first derivatives that do not vanish; `side` 1 is from the right, −1 left, 0 both."""
        x_order, x_term = leading_term(self.x_powers, parameter)
        y_order, y_term = leading_term(self.y_powers, parameter)
        excess = x_order - y_order
        if excess > 0:
            if side == 0 and excess % 2:
                raise ValueError(f"a cusp: no slope at {parameter} of {self.points}")
            return math.inf if (y_term / x_term) * side ** (excess % 2) > 0 else -math.inf
        if excess < 0:
            return Fraction(0)
        return y_term / x_term

    def _solve(self, progress):
        """Newton inside a bracket, bisecting its logarithm where Newton leaves it.

        t³ ≤ x(t) ≤ 1 − (1 − t)³ < 3t for every legal curve: hence the bracket.
        """
        target = mpmath.mpf(progress)
        low = target / 4
        high = min(mpmath.mpf(1), mpmath.cbrt(target) * (1 + mpmath.mpf(2) ** -40))
        tolerance = mpmath.mpf(2) ** -(3 * self.bits // 4)
        t = mpmath.mpf(double_parameter(self.points[0], self.points[2], float(progress)))
        if not low < t < high:
            t = mpmath.sqrt(low * high)
        for _ in range(1000):
            residual = bernstein(*self._x, t) - target
            if residual == 0:
                return t
            low, high = (t, high) if residual < 0 else (low, t)
            slope = bernstein_derivative(*self._x, t)
            following = t - residual / slope if slope else low
            if abs(following - t) <= tolerance * t:
                return following
            t = following if low < following < high else mpmath.sqrt(low * high)
        raise ArithmeticError(f"no convergence: {self.points} at {progress!r}")


def power_coefficients(first, second):
    """Exact coefficients of t, t², t³ for a coordinate with these control values."""
    first, second = Fraction(first), Fraction(second)
    return (3 * first, 3 * (second - 2 * first), 1 + 3 * first - 3 * second)


def evaluate(powers, parameter):
    """The coordinate with these power coefficients, in the arithmetic of the parameter."""
    linear, quadratic, cubic = powers
    return ((cubic * parameter + quadratic) * parameter + linear) * parameter


def bernstein(first, second, t):
    """The coordinate at t; every term of x is positive, so that nothing cancels."""
    s = 1 - t
    return t * (3 * s * (first * s + second * t) + t * t)


def bernstein_derivative(first, second, t):
    """The derivative of the coordinate by t."""
    s = 1 - t
    return 3 * (first * s * s + 2 * (second - first) * s * t + (1 - second) * t * t)


def leading_term(powers, parameter):
    """Order and coefficient of the first Taylor term at `parameter` that does not vanish."""
    linear, quadratic, cubic = powers
    terms = (linear + (2 * quadratic + 3 * cubic * parameter) * parameter, quadratic + 3 * cubic * parameter, cubic)
    return next((order, term) for order, term in enumerate(terms, 1) if term)


def double_parameter(x1, x2, progress):
    """A start value in plain doubles; its accuracy changes the time of _solve, not its result."""
    low, high = progress / 4, min(1.0, progress ** (1 / 3) * 1.0000001)
    t = progress
    for _ in range(60):
        residual = bernstein(x1, x2, t) - progress
        low, high = (t, high) if residual < 0 else (low, t)
        slope = bernstein_derivative(x1, x2, t)
        following = t - residual / slope if slope > 0 else low
        if not low < following < high:
            following = math.sqrt(low) * math.sqrt(high)
        if following == t:
            break
        t = following
    return t
