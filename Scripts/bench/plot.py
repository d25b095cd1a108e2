"""A plot of the benchmarks: their ratios to the baselines, and the growth of the costs."""

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from matplotlib.lines import Line2D

MET, MISSED, UNASKED = "#009E73", "#D55E00", "#56789A"


def draw(rows, growths, path):
    rows = [row for row in rows if row.times_as_fast is not None and not row.is_baseline and " n = " not in row.what]
    # A fixed salt: with a different hash in each run, equal pictures would be different files.
    plt.rcParams["svg.hashsalt"] = "inbetween"
    height = 0.19 * len(rows) + 1.2
    growth_height = 4.2 if growths else 0
    figure = plt.figure(figsize=(11, height + growth_height), layout="constrained")
    grid = figure.add_gridspec(2 if growths else 1, 1, height_ratios=[height, growth_height][: 2 if growths else 1])
    _ratios(figure.add_subplot(grid[0]), rows)
    if growths:
        _growths(figure.add_subplot(grid[1]), growths)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def _ratios(axes, rows):
    places = range(len(rows), 0, -1)
    for place, row in zip(places, rows):
        color = {True: MET, False: MISSED, None: UNASKED}[row.is_met]
        axes.plot([1, row.times_as_fast], [place, place], color=color, linewidth=2)
        axes.plot(row.times_as_fast, place, "o", color=color, markersize=4)
        if row.target is not None:
            goal = row.target.value if row.target.sign == "≥" else 1 / row.target.value
            axes.plot(goal, place, "|", color="black", markersize=9, markeredgewidth=1.5)
    axes.set_xscale("log")
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks(list(places), [f"{row.what}: {row.solver}" for row in rows], fontsize=7)
    axes.set_ylim(0, len(rows) + 1)
    axes.set_xlabel("times as fast as the baseline in the same run")
    axes.grid(axis="x", which="both", linewidth=0.3)
    axes.legend(
        handles=[
            Line2D([], [], color=MET, label="target met"), Line2D([], [], color=MISSED, label="target missed"),
            Line2D([], [], color=UNASKED, label="no target"),
            Line2D([], [], color="black", linestyle="", marker="|", markersize=9, label="target"),
        ],
        loc="upper center", bbox_to_anchor=(0.5, 1 + 1.2 / (0.19 * len(rows) + 1.2)), ncols=4, fontsize=8, frameon=False,
    )


def _growths(axes, growths):
    markers = "os^Dv*PX<>"
    for index, growth in enumerate(growths):
        sizes, times = zip(*sorted(growth.points))
        axes.plot(
            sizes, times, marker=markers[index % len(markers)], markersize=4, linewidth=1,
            label=f"{growth.what}: {growth.solver} ({growth.order})",
        )
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("size n")
    axes.set_ylabel("ns a call")
    axes.grid(which="both", linewidth=0.3)
    axes.legend(fontsize=6, loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
