"""Measures the Python package, in the environment where it is installed, beside NumPy's formulas; prints rows as JSON."""

import json
import sys
from time import perf_counter

import numpy as np
from inbetween import Curve, Motion

COUNT = 1_000_000
SUITE = "Python"


def spring_calls():
    """A spring of damping ratio 0.5: by its formula, at given times, and evenly spaced."""
    motion, times, out = Motion("spring(1 100 10)"), np.linspace(0, 2, COUNT), np.empty(COUNT)
    a, d = 5.0, np.sqrt(75.0)
    c = a / d
    return {
        "NumPy's exp, cos and sin": lambda: 1 - np.exp(-a * times) * (np.cos(d * times) + c * np.sin(d * times)),
        "Motion(times, out=out)": lambda: motion(times, out=out),
        "Motion.evenly": lambda: motion.evenly(0, 2 / COUNT, COUNT, out=out),
    }


def curve_calls():
    """CSS's ease: by eight steps of Newton's method, exactly, and prepared."""
    exact, prepared = Motion("ease"), Curve("ease")
    progress, out = np.linspace(0, 1, COUNT), np.empty(COUNT)

    def newton():
        u = progress.copy()
        for _ in range(8):
            x = 3 * 0.25 * u * (1 - u) ** 2 + 3 * 0.25 * u**2 * (1 - u) + u**3
            slope = 3 * (1 - u) ** 2 * 0.25 + 3 * u**2 * 0.75
            u -= (x - progress) / slope
        return 3 * 0.1 * u * (1 - u) ** 2 + 3 * u**2 * (1 - u) + u**3

    return {
        "NumPy, eight Newton steps": newton,
        "Motion(progress, out=out)": lambda: exact(progress, out=out),
        "Curve(progress, out=out)": lambda: prepared(progress, out=out),
    }


def single_calls():
    """One value at a time, in a loop of Python."""
    motion = Motion("spring(1 100 10)")

    def loop():
        for _ in range(1000):
            motion(0.3)

    return {"Motion(time)": loop}


def rows(what, calls, count, repeats, targets):
    """The least nanoseconds of a value of each call, in interleaved rounds; the first of several is the baseline."""
    least = dict.fromkeys(calls, float("inf"))
    for call in calls.values():
        call()
    for _ in range(repeats):
        for name, call in calls.items():
            start = perf_counter()
            call()
            least[name] = min(least[name], (perf_counter() - start) * 1e9 / count)
    baseline = next(iter(calls)) if len(calls) > 1 else None
    for name, nanoseconds in least.items():
        yield {
            "suite": SUITE, "what": what, "solver": name, "nanoseconds": nanoseconds,
            "times_as_fast": least[baseline] / nanoseconds if baseline else None, "is_baseline": name == baseline,
            "target": targets.get(name),
        }


def main():
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    json.dump([
        *rows("a million values of a spring", spring_calls(), COUNT, repeats, {"Motion.evenly": ["≥", 50]}),
        *rows("a million values of ease", curve_calls(), COUNT, repeats, {}),
        *rows("one value of a spring", single_calls(), 1000, repeats, {}),
    ], sys.stdout, ensure_ascii=False, indent=1)


if __name__ == "__main__":
    main()
