"""Makes splines.csv: value and first two derivatives of splines through random keys.

PCHIP and the natural, clamped and periodic cubic splines by SciPy, Steffen's by GSL (libgsl through ctypes), the
general Kochanek-Bartels and Catmull-Rom splines and Core Animation's from their formulas in rational arithmetic.

Remake it with  python3 Tests/Reference/splines.py  (--check: exit 1 if the file would change).
"""

import ctypes
import ctypes.util
import random
from fractions import Fraction

from reference_table import run, table_text

HEADER = "rule,times,values,parameters,time,value,velocity,acceleration"
TRACKS = 24
TIMES = 6
SEED = 20


def scipy_rules():
    """Rules of SciPy: name → function from times, values and parameters to a function of time and order."""
    from scipy.interpolate import CubicSpline, PchipInterpolator

    def evaluator(spline):
        return lambda time, order: float(spline(time, order))

    return {
        "pchip": lambda times, values, _: evaluator(PchipInterpolator(times, values)),
        "natural": lambda times, values, _: evaluator(CubicSpline(times, values, bc_type="natural")),
        "clamped": lambda times, values, ends: evaluator(
            CubicSpline(times, values, bc_type=((1, ends[0]), (1, ends[1])))),
        "periodic": lambda times, values, _: evaluator(CubicSpline(times, values, bc_type="periodic")),
    }


class GSL:
    """Steffen's interpolation in the GNU Scientific Library."""

    def __init__(self):
        self.library = ctypes.CDLL(ctypes.util.find_library("gsl") or "libgsl.so")
        numbers = ctypes.POINTER(ctypes.c_double)
        self.library.gsl_spline_alloc.restype = ctypes.c_void_p
        self.library.gsl_spline_alloc.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
        self.library.gsl_spline_init.argtypes = [ctypes.c_void_p, numbers, numbers, ctypes.c_size_t]
        self.library.gsl_spline_free.argtypes = [ctypes.c_void_p]
        self.functions = [
            self.library.gsl_spline_eval, self.library.gsl_spline_eval_deriv, self.library.gsl_spline_eval_deriv2]
        for function in self.functions:
            function.restype = ctypes.c_double
            function.argtypes = [ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p]

    def steffen(self, times, values, _):
        array = ctypes.c_double * len(times)
        kind = ctypes.c_void_p.in_dll(self.library, "gsl_interp_steffen")

        def evaluate(time, order):
            spline = self.library.gsl_spline_alloc(kind, len(times))
            self.library.gsl_spline_init(spline, array(*times), array(*values), len(times))
            result = self.functions[order](spline, time, None)
            self.library.gsl_spline_free(spline)
            return result

        return evaluate


def exact_rule(slopes):
    """A rule from a function that gives the velocities (arriving, leaving) at each key, as rational numbers."""

    def make(times, values, parameters):
        exact_times, exact_values = ([Fraction(number) for number in numbers] for numbers in (times, values))
        velocities = slopes(exact_times, exact_values, [Fraction(number) for number in parameters])

        def evaluate(time, order):
            index = max(i for i in range(len(times) - 1) if times[i] <= time)
            h = exact_times[index + 1] - exact_times[index]
            p0, p1 = exact_values[index], exact_values[index + 1]
            m0, m1 = velocities[index][1] * h, velocities[index + 1][0] * h
            u = (Fraction(time) - exact_times[index]) / h
            c2, c3 = 3 * (p1 - p0) - 2 * m0 - m1, 2 * (p0 - p1) + m0 + m1
            return float([
                p0 + u * (m0 + u * (c2 + u * c3)),
                (m0 + u * (2 * c2 + u * 3 * c3)) / h,
                (2 * c2 + u * 6 * c3) / h**2,
            ][order])

        return evaluate

    return make


def shapes(parameters):
    """Tension, continuity and bias of each key."""
    return [parameters[i:i + 3] for i in range(0, len(parameters), 3)]


def core_animation(times, values, parameters):
    """Kochanek and Bartels' uniform tangents by the fraction of a segment, p₋₁ = 2p₀ − p₁, scaled by 2Δ/(Δ₀ + Δ₁)."""
    points = [2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]]
    clock = [2 * times[0] - times[1], *times, 2 * times[-1] - times[-2]]
    for i, (tension, continuity, bias) in enumerate(shapes(parameters), 1):
        before, behind = points[i] - points[i - 1], points[i + 1] - points[i]
        half = (1 - tension) / 2
        leaving = half * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * behind)
        arriving = half * ((1 - continuity) * (1 + bias) * before + (1 + continuity) * (1 - bias) * behind)
        scale = 2 / (clock[i + 1] - clock[i - 1])
        yield arriving * scale, leaving * scale


def kochanek_bartels(times, values, parameters):
    """The non-uniform form of M. Geier's splines; the ends as above."""
    points = [2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]]
    clock = [2 * times[0] - times[1], *times, 2 * times[-1] - times[-2]]
    for i, (tension, continuity, bias) in enumerate(shapes(parameters), 1):
        h0, h1 = clock[i] - clock[i - 1], clock[i + 1] - clock[i]
        v0, v1 = (points[i] - points[i - 1]) / h0, (points[i + 1] - points[i]) / h1
        a = (1 - tension) * (1 + continuity) * (1 + bias)
        b = (1 - tension) * (1 - continuity) * (1 - bias)
        c = (1 - tension) * (1 - continuity) * (1 + bias)
        d = (1 - tension) * (1 + continuity) * (1 - bias)
        yield (c * h1 * v0 + d * h0 * v1) / (h0 + h1), (a * h1 * v0 + b * h0 * v1) / (h0 + h1)


def chordal(times, values, parameters):
    """Catmull-Rom with alpha 1: the tangent of the spline over distances (Barry, Goldman) times the mean ds/dt."""
    points = [2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]]
    clock = [2 * times[0] - times[1], *times, 2 * times[-1] - times[-2]]
    for i in range(1, len(points) - 1):
        d0, d1 = abs(points[i] - points[i - 1]), abs(points[i + 1] - points[i])
        before, behind = (points[i] - points[i - 1]) / d0, (points[i + 1] - points[i]) / d1
        tangent = before - (points[i + 1] - points[i - 1]) / (d0 + d1) + behind
        velocity = (1 - parameters[0]) * tangent * (d0 + d1) / (clock[i + 1] - clock[i - 1])
        yield velocity, velocity


def exact_rules():
    return {name: exact_rule(lambda *keys, rule=rule: list(rule(*keys))) for name, rule in (
        ("core-animation", core_animation), ("kochanek-bartels", kochanek_bartels), ("catmull-rom", chordal))}


def numbers(source, count, low, high):
    """Multiples of 2⁻⁸: short in the table, and exact in every computation of its tests."""
    return [round(source.uniform(low, high) * 2**8) / 2**8 for _ in range(count)]


def parameters_of(name, source, key_count):
    match name:
        case "clamped":
            return numbers(source, 2, -20, 20)
        case "core-animation" | "kochanek-bartels":
            return numbers(source, 3 * key_count, -1, 1)
        case "catmull-rom":
            return numbers(source, 1, -1, 1)
        case _:
            return []


def tracks(name, source):
    """Key times, values and parameters; some values are equal, some sequences are monotone."""
    for index in range(TRACKS):
        count = 3 + index % 8
        times = sorted(numbers(source, count, 0, 4))
        while min(later - earlier for earlier, later in zip(times, times[1:])) < 1 / 32:
            times = sorted(numbers(source, count, 0, 4))
        values = numbers(source, count, -10, 10)
        if index % 3 == 1:
            values.sort()
        if index % 3 == 2 and name != "catmull-rom":
            values[1] = values[2]
        if name == "periodic":
            values[-1] = values[0]
        yield times, values, parameters_of(name, source, count)


def joined(values):
    return " ".join(map(repr, values))


def rows():
    """Rows of the table."""
    rules = {**scipy_rules(), "steffen": GSL().steffen, **exact_rules()}
    for name, make in rules.items():
        source = random.Random(f"{name} {SEED}")
        for times, values, parameters in tracks(name, source):
            spline = make(times, values, parameters)
            for time in numbers(source, TIMES, times[0], times[-1]):
                if time in times or not times[0] < time < times[-1]:
                    continue
                yield (name, joined(times), joined(values), joined(parameters), time,
                       *(spline(time, order) for order in range(3)))


def make_tables():
    return {"splines.csv": table_text(HEADER, rows())}


if __name__ == "__main__":
    # SciPy's and GSL's last digits depend on how they were compiled.
    run(__doc__, make_tables, tolerance=1e-11)
