"""The accuracy that the design promises, measured with the same tool in the same run."""

import csv
import json
import sys
import tempfile

from bench.results import Row, Target
from check.support import ROOT, output

REFERENCE = ROOT / "Tests/Reference"
sys.path.insert(0, str(REFERENCE))


def accuracy_rows(tool):
    yield Row("Accuracy", "cubic-bezier: worst value of all nasty curves", "CubicBezier",
              number=worst_timing_curve(tool), unit="ulp", target=Target("≤", 4))
    yield Row("Accuracy", "springs: states beyond 1e-14·A + ωt ulp", "SpringMotion",
              number=spring_complaints(tool), unit="", target=Target("≤", 0))
    yield Row("Accuracy", "arc length: worst part of the length", "PathMeasure",
              number=worst_length(tool), unit="", target=Target("≤", 1e-9))
    yield Row("Accuracy", "ODE rkck: between the knots, in tolerances a period", "Simulation",
              number=worst_dense_output(tool), unit="", target=Target("≤", 3.3))


def worst_timing_curve(tool):
    import accuracy_table

    curves = [curve for curve in accuracy_table.all_curves() if curve.nasty]
    return max(accuracy_table.measure(tool, curve)[0] for curve in curves)


def spring_complaints(tool):
    import spring_accuracy_table

    return sum(1 for row in spring_accuracy_table.measure_all(tool) if row.complaint)


def worst_length(tool):
    """Lengths of cubics, including cusps and near cusps, compared with mpmath."""
    worst = 0.0
    with open(REFERENCE / "arc_length.csv", newline="") as file:
        for line in csv.DictReader(file):
            if float(line["parameter"]) != 1:
                continue
            points = [f"{line[f'x{index}']} {line[f'y{index}']}" for index in range(4)]
            table = output(tool, "path", f"M{points[0]}C{' '.join(points[1:])}", "--at", "1")
            truth = float(line["length"])
            worst = max(worst, abs(float(table.splitlines()[1].split(",")[4]) - truth) / truth)
    return worst


def worst_dense_output(tool):
    """A spring over ten periods by GSL's stepper, sampled between the steps, compared with the closed form."""
    tolerance, periods = 1e-9, 10
    document = {
        "bodies": [{"name": "a", "mass": 1, "position": 0}], "springs": [{"from": "a", "to": 1, "stiffness": 100, "damping": 1}],
        "duration": 6.2, "tolerance": tolerance,
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(document, file)
        file.flush()
        found = column(output(tool, "simulate", file.name, "--rate", "997"), 1)
    truth = column(output(tool, "sample", "spring(1 100 1)", "--rate", "997", "--from", "0", "--to", "6.2"), 1)
    worst = max(abs(left - right) for left, right in zip(found, truth, strict=True))
    return worst / (tolerance * periods)


def column(table, index):
    return [float(line.split(",")[index]) for line in table.splitlines()[1:]]
