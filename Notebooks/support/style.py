"""One look for the figures and the tables of all notebooks."""

import matplotlib
from IPython.display import Markdown
from matplotlib_inline.backend_inline import set_matplotlib_formats

BLACK, BLUE, RED, YELLOW, GREY = "#000000", "#004488", "#bb5566", "#ddaa33", "#8c8c8c"
"""Colours that also differ in black and white: Paul Tol's high-contrast scheme, and a grey."""


def table(header, rows, texts=(0,)):
    """A table to end a cell with: the first column is text, or those of `texts`; the others are numbers."""
    lines = [header, [":--" if column in texts else "--:" for column in range(len(header))], *rows]
    return Markdown("\n".join(f"| {' | '.join(map(str, line))} |" for line in lines))


def use_plot_style():
    """One look for all figures: as wide as a page of a paper, readable in black and white."""
    # Without a date and with fixed names the same figure has the same bytes.
    set_matplotlib_formats("svg", metadata={"Date": None})
    matplotlib.rcParams.update({
        "svg.hashsalt": "inbetween",
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
