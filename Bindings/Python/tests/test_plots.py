"""Plots by matplotlib: their lines, labels and units."""

import io
import math
import subprocess
import sys
import warnings
from collections.abc import Iterator

import matplotlib
import numpy as np
import pytest

matplotlib.use("agg")

from matplotlib import pyplot
from matplotlib.axes import Axes

from inbetween import Curve, Motion, ParameterError, Path, Track, VectorMotion


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    pyplot.close("all")


def labels(axes: Axes) -> tuple[str, str]:
    return axes.get_xlabel(), axes.get_ylabel()


@pytest.mark.parametrize("notation, time", [
    ("spring(1 100 10) 0 -> 300", "time (s)"), ("ease", "progress"), ("damped(5, 30)", "x"), ("spring(1 100 0)", "time (s)"),
])
def test_motion(notation: str, time: str) -> None:
    motion = Motion(notation)
    axes = motion.plot()
    (line,) = axes.get_lines()
    times, values = np.array(line.get_data())
    assert np.array_equal(values, motion(times)) and times[0] == 0
    assert labels(axes) == (time, "value") and axes.get_title(loc="left") == str(motion)
    assert pyplot.gcf() is axes.figure


def test_times_of_a_picture() -> None:
    """The span of a motion, the longest one of several, and five periods of 2π √(mass/stiffness) without any rest."""
    assert Motion("spring(1 100 0)").plot().get_xlim()[1] == pytest.approx(math.pi)
    assert VectorMotion([Motion("0.4s ease"), Motion("0.9s ease")]).plot().get_xlim() == (0, 0.9)


def test_velocity_has_its_own_axis() -> None:
    motion = Motion("0.4s ease-in-out 0 -> 300")
    axes = motion.plot(velocity=True)
    (right,) = [each for each in axes.figure.axes if each is not axes]
    times, velocities = np.array(right.get_lines()[0].get_data())
    assert np.array_equal(velocities, motion.velocity(times))
    assert right.get_ylabel() == "velocity (1 / second), dashed" and right.spines["right"].get_visible()
    assert not any(line.get_visible() for line in right.get_ygridlines())


def test_given_axes_are_drawn_into() -> None:
    _, axes = pyplot.subplots()
    axes.set_title("mine")
    assert Motion("ease").plot(axes) is axes is Motion("linear").plot(axes) is Curve("ease").plot(axes)
    assert [line.get_label() for line in axes.get_lines()] == ["ease", "linear", "ease"]
    assert axes.get_title() == "mine" and len(pyplot.get_fignums()) == 1
    assert len({line.get_color() for line in axes.get_lines()}) == 3
    axes = Motion("0.9s ease").plot()
    assert Motion("0.4s ease").plot(axes).get_xlim() == (0, 0.9)
    assert Motion("2s ease").plot(axes).get_xlim() == (0, 2)


def test_long_notations_are_shortened() -> None:
    caught = Motion("spring(duration: 0.5, bounce: 0.3) 0 -> 300").handed_over(120, at=0.2)
    axes = caught.plot()
    caught.plot(axes)
    axes.legend()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        axes.figure.draw_without_rendering()  # type: ignore[union-attr]
    assert axes.get_lines()[0].get_label() == "spring(1 157.9 17.59) from 262.1 to 120…"
    assert axes.get_title(loc="left").startswith("spring(1 157.9 17.59) from 262.1 to 120 with velocity 886.1")
    assert len(axes.get_title(loc="left")) <= 60


def test_style_stays_the_callers() -> None:
    before = matplotlib.rcParams.copy()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        Motion("ease").plot(velocity=True)
        assert matplotlib.rcParams == before
    axes = Motion("ease").plot()
    pyplot.savefig(io.BytesIO())
    assert axes.xaxis.get_major_ticks()[0].label1.get_color() == "#595959"


def test_curve() -> None:
    axes = Curve(0.2, 0, 0, 1).plot()
    progress, values = np.array(axes.get_lines()[0].get_data())
    assert np.array_equal(values, Curve(0.2, 0, 0, 1)(progress)) and (progress[0], progress[-1]) == (0, 1)
    assert labels(axes) == ("progress", "value")


def test_track_of_numbers_jumps_at_its_keys() -> None:
    track = Track([0, 0.5, 1], [0, 1, 3], curves="hold")
    line, keys = track.plot().get_lines()
    times, values = np.array(line.get_data())
    at = int(np.searchsorted(times, 0.5))
    assert (values[at - 1], values[at]) == (0, 1) and times[at] - times[at - 1] < 1e-15
    assert np.array_equal(np.array(keys.get_data()), [track.times, track.values])


def test_track_of_vectors() -> None:
    track = Track([0, 1], [[0, 5], [120, 40]])
    axes = track.plot(velocity=True)
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["0", "1"]  # type: ignore[union-attr]
    assert labels(axes) == ("time (s)", "value") and len(axes.get_lines()) == 4
    right = axes.figure.axes[1]
    assert [line.get_ydata()[0] for line in right.get_lines()] == [120, 35]  # type: ignore[index]


def test_path_is_not_joined_where_the_pen_is_lifted() -> None:
    axes = Path("M0 0H10M20 5H30V40").plot()
    x, y = np.array(axes.get_lines()[0].get_data())
    assert np.isnan(x).sum() == 1 and np.nanmax(y) == pytest.approx(40)
    assert labels(axes) == ("x (points)", "y (points)") and axes.get_aspect() == 1 and axes.yaxis_inverted()
    assert Path("M0 0H1").plot(axes).yaxis_inverted()
    assert not np.isnan(np.array(Path("M0 0C0 100 100 100 100 0").plot().get_lines()[0].get_data())).any()


def test_fits() -> None:
    times = np.linspace(2, 2.6, 40)
    recorded = Motion("spring(1 100 10) 0 -> 300")(times - 2)
    for fit in (Motion.fit_spring(times, recorded), Motion.fit_curve(times, recorded)):
        axes = fit.plot(times, recorded)
        dots, line = axes.get_lines()
        assert np.array_equal(np.array(dots.get_data()), [times, recorded])
        moments, values = np.array(line.get_data())
        assert np.abs(np.interp(times, moments, values) - recorded).max() < fit.largest + 1
        assert axes.get_title(loc="left") == f"at most {fit.largest:.3g} off" and labels(axes) == ("time (s)", "value")
        with pytest.raises(ParameterError, match="same length"):
            fit.plot(times, recorded[1:])
        with pytest.raises(ParameterError, match="at least one"):
            fit.plot([], [])


def test_without_matplotlib_one_sentence() -> None:
    program = (
        "import sys\nsys.modules['matplotlib'] = None\nfrom inbetween import LibraryError, Motion\n"
        "try:\n    Motion('ease').plot()\nexcept LibraryError as error:\n    print(error)")
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == (
        "plots are drawn by matplotlib, which is not installed: pip install matplotlib\n")
