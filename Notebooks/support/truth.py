"""What the notebooks hold the package against and try it on, of this checkout: exact motions by mpmath, tables, documents."""

import json
import sys
from pathlib import Path

import numpy as np

CHECKOUT = Path(__file__).resolve().parents[2]
DOCUMENTS = CHECKOUT / "Notebooks" / "documents"
REFERENCE = CHECKOUT / "Tests" / "Reference"
VECTORS = CHECKOUT / "Vectors"
sys.path.append(str(REFERENCE))
from exact_bezier import ExactBezier  # noqa: E402, F401
from exact_spring import ExactSpring, damping_of, frequency_of  # noqa: E402, F401
from spring_questions import Scan  # noqa: E402, F401


def document(name):
    """One of the documents beside the notebooks, as a dictionary."""
    return json.loads((DOCUMENTS / f"{name}.json").read_text(encoding="utf-8"))


def vectors(subject, question):
    """For each case of a question of the conformance suite the inputs and the true answers, by the name of the case."""
    cases = json.loads((VECTORS / f"{subject}.json").read_text(encoding="utf-8"))["cases"]
    columns = {case["name"]: zip(*case["rows"]) for case in cases if case["question"] == question}
    return {name: (np.array(inputs), np.array(answers, dtype=float)) for name, (inputs, answers) in columns.items()}
