"""Measurements of libraries for Python that a user would pick: NumPy's and SciPy's interpolation, SciPy's solvers of
differential equations, and Skia's path measure if skia-python is installed. Each row is compared with the benchmark of
the same name: the ratio is to that benchmark's baseline.
"""

import sys
from time import perf_counter

import numpy as np
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicSpline

from bench.results import Row

TIME_COUNT = 65_536  # as in the suite of keyframes
KEY_COUNTS = (4, 8, 64, 1000, 100_000)


def peer_rows(rows, repeats):
    """The rows of the peers, beside the measured `rows`."""
    baselines = {(row.suite, row.what): row.nanoseconds for row in rows if row.is_baseline}
    for suite, what, solver, nanoseconds in (
        *interpolations(repeats), *integrations(repeats), *path_measures(repeats)
    ):
        baseline = baselines.get((suite, what))
        # For a growth, the time is that of a whole call.
        values = int(what.rsplit(" ", 1)[1]) if " n = " in what else 1
        yield Row(suite, what, solver, nanoseconds, baseline / nanoseconds if baseline else None, values=values)


def least(repeats, count, action):
    """The least nanoseconds of one of `count` values."""
    def once():
        start = perf_counter()
        action()
        return perf_counter() - start

    return min(once() for _ in range(repeats)) * 1e9 / count


def interpolations(repeats):
    """All times in one call, as users of NumPy do."""
    generator = np.random.default_rng(7)
    for count in KEY_COUNTS:
        key_times = np.concatenate([[0], np.cumsum(generator.uniform(0.2, 1.8, count - 1))])
        values = generator.uniform(-1, 1, count)
        spline = CubicSpline(key_times, values, bc_type="natural")
        random = generator.uniform(0, key_times[-1], TIME_COUNT)
        for name, times in (("sorted", np.sort(random)), ("random", random)):
            yield ("Keyframes", f"lines: {count} keys: {name}", "numpy.interp",
                   least(repeats, TIME_COUNT, lambda: np.interp(times, key_times, values)))
            yield ("Keyframes", f"natural: {count} keys: {name}", "scipy CubicSpline",
                   least(repeats, TIME_COUNT, lambda: spline(times)))
        yield ("Keyframes", f"making a spline n = {count}", "scipy CubicSpline",
               least(repeats, count, lambda: CubicSpline(key_times, values, bc_type="natural")))


def integrations(repeats):
    """Duffing's oscillator from the suite of dynamics over its ten seconds, with dense output and a Python function."""
    def duffing(_, state):
        return state[1], -(100 + 500 * state[0] * state[0]) * state[0] - 0.5 * state[1]

    for method in ("DOP853", "RK45", "LSODA"):
        yield ("Dynamics", "Duffing 1e-9, a whole run", f"scipy {method}",
               least(repeats, 1, lambda: solve_ivp(
                   duffing, (0, 10), (1.0, 0.0), method=method, rtol=1e-9, atol=1e-9, dense_output=True)))


def path_measures(repeats):
    """A cubic curve by Skia, to about 1e-3: a call for a position from Python, and the preparation."""
    try:
        import skia
    except ImportError:
        print("left out: Skia's path measure, as skia-python is not installed", file=sys.stderr)
        return
    path = skia.Path()
    path.moveTo(0, 0).cubicTo(100 / 3, 0, 200 / 3, 100, 100, 100)
    measure = skia.PathMeasure(path, False, 1)
    distances = np.random.default_rng(7).uniform(0, measure.getLength(), 10_000).tolist()

    def positions():
        for distance in distances:
            measure.getPosTan(distance)

    yield "Paths", "position: S", "Skia, from Python", least(repeats, len(distances), positions)
    yield ("Paths", "preparation: S", "Skia, from Python",
           least(repeats, 1000, lambda: [skia.PathMeasure(path, False, 1) for _ in range(1000)]))
