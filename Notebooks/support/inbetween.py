"""What the notebooks share: running the command-line tool, its tables as arrays, and the style of the plots.

The tool is the one whose path is in the environment variable INBETWEEN, else the release build of this checkout.
"""

import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import matplotlib
import numpy as np
from IPython.display import Markdown
from matplotlib_inline.backend_inline import set_matplotlib_formats

CHECKOUT = Path(__file__).resolve().parents[2]
TOOL_SECONDS = 60
MOTIONS_PER_RUN = 1000  # a command line has room for some 20 000
DOCUMENTS = CHECKOUT / "Notebooks" / "documents"

REFERENCE = CHECKOUT / "Tests" / "Reference"
sys.path.append(str(REFERENCE))
# The truth, by mpmath; notebooks take it from here.
from exact_bezier import ExactBezier  # noqa: E402, F401
from exact_spring import ExactSpring, damping_of, frequency_of  # noqa: E402, F401

BLACK, BLUE, RED, YELLOW, GREY = "#000000", "#004488", "#bb5566", "#ddaa33", "#8c8c8c"
"""Colours that also differ in black and white: Paul Tol's high-contrast scheme, and a grey."""


class ToolError(Exception):
    """The tool failed, or gave something else than the table that was asked for."""


class Samples(NamedTuple):
    """What `inbetween sample` gives: `value[k]` belongs to the k-th motion; `velocity` is None if not asked for."""

    time: np.ndarray
    value: np.ndarray
    velocity: np.ndarray | None


class Bodies(NamedTuple):
    """What `inbetween simulate` gives: a row for each body, in the document's order; in the plane, rows for x and y."""

    time: np.ndarray
    position: np.ndarray
    velocity: np.ndarray


class Events(NamedTuple):
    """What `inbetween simulate --events` gives: one element for each event, in the plane rows for x and y.

    Body, position and velocity may be NaN.
    """

    time: np.ndarray
    event: np.ndarray
    body: np.ndarray
    position: np.ndarray
    velocity: np.ndarray


def run(*arguments, text=None):
    """Standard output of the tool, with `text` as standard input."""
    tool = os.environ.get("INBETWEEN") or CHECKOUT / ".build" / "release" / "inbetween"
    try:
        done = subprocess.run([tool, *arguments], input=text, capture_output=True, text=True, timeout=TOOL_SECONDS)
    except FileNotFoundError:
        raise ToolError(f"no {tool}: build it with `make tool`, or name another in INBETWEEN") from None
    if done.returncode != 0:
        raise ToolError(f"inbetween {arguments[0]}: exit code {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def sample(*motions, at=None, count=101, velocity=False):
    """Motions at the times `at`, or at `count` times evenly over their domain."""
    options = ["--count", str(count)] if at is None else ["--at", "-"]
    options += ["--velocity"] if velocity else []
    times = None if at is None else np.asarray(at, float)
    text = None if at is None else "\n".join(map(repr, times.tolist()))
    columns = []
    for start in range(0, len(motions), MOTIONS_PER_RUN):
        some = motions[start : start + MOTIONS_PER_RUN]
        time, *rest = parsed(run("sample", *some, *options, text=text))
        times = time if times is None else times
        if len(rest) != len(some) * (1 + velocity) or not np.array_equal(time, times):
            raise ToolError(f"inbetween sample {some[0]} …: not the table that was asked for")
        columns += rest
    table = np.array(columns)
    return Samples(times, table[:: 1 + velocity], table[1::2] if velocity else None)


def simulate(document, at):
    """The bodies of a system document, a dictionary as in its JSON, at the times `at`."""
    times = np.asarray(at, float)
    time, *rest = parsed(run_on_document(document, "--at", "-", text="\n".join(map(repr, times.tolist()))))
    axes = np.shape(document["bodies"][0]["position"])
    if len(rest) != 2 * len(document["bodies"]) * math.prod(axes) or not np.array_equal(time, times):
        raise ToolError("inbetween simulate: not the table that was asked for")
    table = np.array(rest).reshape(-1, 2, *axes, len(times))
    return Bodies(times, table[:, 0], table[:, 1])


def simulated_events(document):
    """The events of a system document, in their order."""
    axes = np.shape(document["bodies"][0]["position"])
    table = parsed(run_on_document(document, "--events"))
    table = table if table.size else np.empty((3 + 2 * math.prod(axes), 0))
    position, velocity = table[3:].reshape(2, *axes, -1)
    return Events(*table[:3], position, velocity)


def run_on_document(document, *options, text=None):
    """`inbetween simulate` with a document that is no file yet."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(document, file)
        file.flush()
        return run("simulate", file.name, *options, text=text)


def system_document(name):
    """One of the documents beside the notebooks, as a dictionary."""
    return json.loads((DOCUMENTS / f"{name}.json").read_text(encoding="utf-8"))


def parsed(table):
    """The columns of a CSV table of numbers, as rows of an array; an empty cell is NaN."""
    _, *lines = table.splitlines()
    return np.array([[float(cell or "nan") for cell in line.split(",")] for line in lines]).T


def describe(motion):
    """What `inbetween describe` says about a motion."""
    return json.loads(run("describe", motion, "--format", "json"))


def cubic_bezier(x1, y1, x2, y2):
    """The motion notation of a curve; every number reads back exactly."""
    return f"cubic-bezier({', '.join(repr(float(number)) for number in (x1, y1, x2, y2))})"


def spring(mass, stiffness, damping, velocity=0.0):
    """The motion notation of a spring from 0 to 1; every number reads back exactly."""
    return f"spring({' '.join(repr(float(number)) for number in (mass, stiffness, damping, velocity))})"


def table(header, rows, texts=(0,)):
    """A table to end a cell with: the first column is text, or those of `texts`; the others are numbers."""
    lines = [header, [":--" if column in texts else "--:" for column in range(len(header))], *rows]
    return Markdown("\n".join(f"| {' | '.join(map(str, line))} |" for line in lines))


def use_plot_style():
    """One look for all figures: as wide as a page of a paper, readable in black and white."""
    set_matplotlib_formats("svg")
    matplotlib.rcParams.update({
        "figure.figsize": (7.2, 3.2),
        "figure.constrained_layout.use": True,
        "figure.dpi": 100,
        "savefig.dpi": 300,  # of what is rasterised inside a vector picture
        "font.size": 9,
        "axes.titlesize": 9,
        "axes.titleweight": "bold",
        "axes.titlelocation": "left",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "axes.axisbelow": True,
        "grid.color": "#d9d9d9",
        "grid.linewidth": 0.6,
        "lines.linewidth": 1.4,
        "lines.markersize": 5,
        "legend.frameon": False,
        "legend.fontsize": 8,
        "xtick.labelsize": 8,
        "ytick.labelsize": 8,
    })
