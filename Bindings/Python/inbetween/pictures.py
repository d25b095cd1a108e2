"""Plots of motions, tracks, paths and fits, where matplotlib is installed."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from inbetween._arrays import Doubles
from inbetween.errors import LibraryError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SIZE = 5, 2.4
SAMPLES = 721  # three for each point of the width
LONGEST_TITLE, LONGEST_LABEL = 60, 40
AXES = {"progress": "progress", "x": "x", "seconds": "time (s)"}
PACES = {"progress": "progress", "x": "x", "seconds": "second"}
BLUE, RED, YELLOW, TEXT, GRID = "#004488", "#bb5566", "#ddaa33", "#595959", "#e9e9e9"
"""Those of the notebooks and of `inbetween plot`."""

STYLE = {
    "axes.axisbelow": True, "axes.edgecolor": "#c4c4c4", "axes.grid": True, "axes.labelcolor": TEXT,
    "axes.spines.right": False, "axes.spines.top": False, "axes.titlelocation": "left", "axes.titlesize": 9,
    "axes.titleweight": "bold", "font.size": 8, "grid.color": GRID, "grid.linewidth": 0.6, "legend.frameon": False,
    "lines.linewidth": 1.4, "svg.hashsalt": "inbetween", "xtick.color": "#c4c4c4", "xtick.labelcolor": TEXT,
    "ytick.color": "#c4c4c4", "ytick.labelcolor": TEXT,
}

Sampled = Callable[[Doubles], Doubles]


def picture(draw: Callable[[Axes], None], title: str) -> str | None:
    """What `draw` draws, as SVG; None without matplotlib."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.style import context
    except ImportError:
        return None
    with context(STYLE, after_reset=True):
        # Without pyplot, which would keep the figure.
        figure = Figure(figsize=SIZE, layout="constrained")
        _draw(figure.add_subplot(), draw, title)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return text.getvalue()


def plotted(axes: Axes | None, draw: Callable[[Axes], None], title: str) -> Axes:
    """The axes with what `draw` draws into them; None stands for new ones in a figure of pyplot, with a title."""
    try:
        from matplotlib import pyplot
        from matplotlib.style import context
    except ImportError:
        raise LibraryError(
            "plots are drawn by matplotlib, which is not installed: pip install matplotlib") from None
    if axes is not None:
        draw(axes)
        return axes
    with context(STYLE, after_reset=True):
        figure, axes = pyplot.subplots(figsize=SIZE, layout="constrained")
        _draw(axes, draw, title)
        # The marks at the axes are made when they are first drawn, and get the style of then.
        figure.draw_without_rendering()
    return axes


def _draw(axes: Axes, draw: Callable[[Axes], None], title: str) -> None:
    axes.set_prop_cycle(color=[BLUE, RED, YELLOW, TEXT])
    axes.set_title(shortened(title, LONGEST_TITLE), parse_math=False)
    draw(axes)


def shortened(notation: str, most: int) -> str:
    """A notation beside a picture: its numbers with four digits, and no more characters than fit."""
    short = re.sub(r"\d+\.\d+", lambda number: min(number[0], f"{float(number[0]):.4g}", key=len), notation)
    return short if len(short) <= most else f"{short[:most - 1]}…"


def draw_values(
    axes: Axes, times: Doubles, values: Doubles, meaning: str, velocities: Doubles | None = None,
    labels: list[str] | None = None,
) -> None:
    """Draws values over times, and velocities as dashes with their own axis at the right.

    Values of several numbers have a label each.
    """
    limits = [times[0], times[-1], *(axes.get_xlim() if axes.has_data() else ())]
    lines = axes.plot(times, values, label=labels and [shortened(label, LONGEST_LABEL) for label in labels])
    axes.set_xlabel(AXES[meaning])
    axes.set_ylabel("value")
    axes.set_xlim(min(limits), max(limits))
    if labels is not None and len(lines) > 1:
        axes.legend()
    if velocities is None:
        return
    right = axes.twinx()
    right.grid(visible=False)
    right.spines["right"].set_visible(True)
    for line, column in zip(lines, velocities.reshape(len(times), -1).T):
        right.plot(times, column, "--", color=line.get_color(), linewidth=0.8 * line.get_linewidth())
    right.set_ylabel(f"velocity (1 / {PACES[meaning]}), dashed")


def draw_recording(axes: Axes, times: Doubles, values: Doubles, curve: Sampled) -> None:
    """Draws the samples of a recording as dots, and the curve through them."""
    axes.plot(times, values, "o", color=TEXT, markersize=2.5, label="recording")
    moments = np.linspace(times[0], times[-1], SAMPLES)
    axes.plot(moments, curve(moments), label="fit")
    axes.set_xlabel(AXES["seconds"])
    axes.set_ylabel("value")
    axes.legend()


def draw_places(axes: Axes, places: Doubles, step: float) -> None:
    """Draws places in the plane, y down; those further apart than a step along the path are not joined."""
    gaps = np.flatnonzero(np.hypot(*np.diff(places, axis=0).T) > 1.001 * step) + 1
    axes.plot(*np.insert(places, gaps, np.nan, axis=0).T)
    axes.set_xlabel("x (points)")
    axes.set_ylabel("y (points)")
    axes.set_aspect("equal")
    if not axes.yaxis_inverted():
        axes.invert_yaxis()
