"""The picture of a motion in a notebook, where matplotlib is installed."""

from __future__ import annotations

import io
from collections.abc import Callable

import numpy as np

from inbetween._arrays import Doubles

SAMPLES = 721  # three for each point of the width
AXES = {"progress": "progress", "x": "x", "seconds": "time (s)"}
BLUE, TEXT, GRID = "#004488", "#595959", "#e9e9e9"
"""Those of the notebooks and of `inbetween plot`."""

STYLE = {
    "axes.axisbelow": True, "axes.edgecolor": "#c4c4c4", "axes.grid": True, "axes.labelcolor": TEXT,
    "axes.spines.right": False, "axes.spines.top": False, "axes.titlelocation": "left", "axes.titlesize": 9,
    "axes.titleweight": "bold", "font.size": 8, "grid.color": GRID, "grid.linewidth": 0.6, "lines.linewidth": 1.4,
    "svg.hashsalt": "inbetween", "xtick.color": "#c4c4c4", "xtick.labelcolor": TEXT, "ytick.color": "#c4c4c4",
    "ytick.labelcolor": TEXT,
}


def picture(values: Callable[[Doubles], Doubles], title: str, domain: tuple[float, float], meaning: str) -> str | None:
    """The curve of a motion over its domain as SVG; None without matplotlib."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.style import context
    except ImportError:
        return None
    times = np.linspace(*domain, SAMPLES)
    with context(STYLE, after_reset=True):
        # Without pyplot, which would keep the figure.
        figure = Figure(figsize=(5, 2.4), layout="constrained")
        axes = figure.add_subplot()
        axes.plot(times, values(times), color=BLUE)
        axes.set_title(title if len(title) <= 80 else f"{title[:79]}…", parse_math=False)
        axes.set_xlabel(AXES[meaning])
        axes.set_ylabel("value")
        axes.set_xlim(*domain)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return text.getvalue()
