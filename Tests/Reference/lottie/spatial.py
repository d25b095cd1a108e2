"""Makes spatial.json, a Lottie document, and spatial.csv: positions along curves by their exact arc length.

Tame and random curves, loops, curves with one tangent, zero tangents (straight, an easing a component), a third
component, and easings that overshoot, which go on along the tangents of the ends. `angle` is the direction of motion in
degrees, clockwise, by which the layers are turned; empty on straight segments, and where the motion goes back.

Remake them with  python3 Tests/Reference/lottie/spatial.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mpf

from exact_lottie import DEGREE, Cubic, along, document_text, doubles, ease, layer, nearest_double, run, table_text

LINEAR = (0.0, 0.0, 1.0, 1.0)
STEEPEST = 1000
SHARES = (0.03125, 0.1875, 0.375, 0.5, 0.65625, 0.875, 0.96875)


def cases():
    """Name, start, end, out tangent, in tangent, easing."""
    yield "Arch", [24.0, 100.0], [104.0, 100.0], [0.0, -110.0], [20.0, -60.0], (0.5, 0.0, 0.5, 1.0)
    yield "Loop", [64.0, 100.0], [64.0, 100.0], [80.0, -110.0], [-80.0, -110.0], LINEAR
    yield "Line with tangents", [0.0, 0.0], [90.0, 120.0], [30.0, 40.0], [-30.0, -40.0], (0.2, 0.4, 0.7, 0.9)
    yield "Overshoot", [44.0, 90.0], [84.0, 90.0], [10.0, -60.0], [-10.0, -60.0], (0.3, -0.6, 0.6, 1.6)
    yield "Out tangent only", [24.0, 100.0], [104.0, 100.0], [60.0, -110.0], [0.0, 0.0], (0.3, -0.3, 0.6, 1.3)
    yield "In tangent only", [24.0, 100.0], [104.0, 100.0], [0.0, 0.0], [-20.0, -70.0], (0.3, -0.3, 0.6, 1.3)
    yield "Tangents that meet", [0.0, 0.0], [100.0, 0.0], [50.0, 50.0], [-50.0, 50.0], (0.3, -0.3, 0.6, 1.3)
    yield "Third component", [24.0, 100.0, 0.0], [104.0, 100.0, 50.0], [0.0, -110.0, 0.0], [20.0, -60.0, 0.0], (
        0.3, -0.3, 0.6, 1.4)
    yield "Zero tangents", [24.0, 24.0], [104.0, 84.0], [0.0, 0.0], [0.0, 0.0], (
        [0.8, 0.1], [0.0, 0.6], [0.9, 0.3], [0.2, 1.0])
    yield "No tangents", [24.0, 24.0], [104.0, 84.0], None, None, ([0.8, 0.1], [0.0, 0.6], [0.9, 0.3], [0.2, 1.0])
    yield "Easing of the first", [24.0, 24.0], [104.0, 84.0], [30.0, 0.0], [0.0, -30.0], (
        [0.8, 0.1], [0.0, 0.6], [0.9, 0.3], [0.2, 1.0])
    yield "Nearly a cusp", [0.0, 0.0], [100.0, 0.0], [101.0, 100.0], [-101.0, 100.0], LINEAR
    random = Random(20261123)
    for index in range(16):
        points = [[random.randrange(-320, 320) / 4 for _ in range(2)] for _ in range(4)]
        overshoot = (0.0, 0.75)[index % 2]
        easing = (random.random(), random.uniform(-overshoot, 1), random.random(), random.uniform(0, 1 + overshoot))
        yield f"Random {index}", *points, easing


def component_easing(easing, index):
    return tuple(part[index] if isinstance(part, list) else part for part in easing)


def position(case, progress):
    """The components and the angle, or None where a rounding of the frame would show."""
    _, start, end, out, into, easing = case
    is_straight = out is None or not any(out) and not any(into)
    eased = [ease(component_easing(easing, index if is_straight else 0), progress) for index in range(2)]
    if any(abs(slope) > STEEPEST for _, slope in eased):
        return None
    if is_straight:
        return [mpf(a) + (mpf(b) - mpf(a)) * share for a, b, (share, _) in zip(start, end, eased)], ""
    control = [start[:2], [a + b for a, b in zip(start, out)][:2], [a + b for a, b in zip(end, into)][:2], end[:2]]
    share = eased[0][0]
    curve = curve_of(control)
    point, direction = along(curve, share)
    third = [mpf(start[2]) + (mpf(end[2]) - mpf(start[2])) * share] if len(start) > 2 else []
    angle = nearest_double(mpmath.atan2(direction.imag, direction.real) / DEGREE) if eased[0][1] > 0 else ""
    return [point.real, point.imag, *third], angle


CURVES = {}


def curve_of(control):
    name = repr(control)
    if name not in CURVES:
        CURVES[name] = Cubic(*control)
    return CURVES[name]


def make_tables():
    layers, rows = [], []
    first, last = 10.5, 74.5
    for case in cases():
        name, start, end, out, into, easing = case
        tangents = {} if out is None else {"to": out, "ti": into}
        keys = [{"t": first, "s": start, "o": {"x": easing[0], "y": easing[1]}, "i": {"x": easing[2], "y": easing[3]},
                 **tangents}, {"t": last, "s": end}]
        layers.append(layer(3, name, {"p": {"a": 1, "k": keys}}, ao=1))
        for share in SHARES:
            found = position(case, mpf(share))
            if found is not None:
                rows.append((name, first + (last - first) * share, doubles(found[0]), found[1]))
    return {
        "lottie/spatial.json": document_text(layers),
        "lottie/spatial.csv": table_text("layer,frame,position,angle", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
