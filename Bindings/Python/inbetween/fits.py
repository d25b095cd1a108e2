"""What is said of recordings: the spring of one, and how far one is from a motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inbetween._arrays import Numbers, pair
from inbetween.errors import ParameterError
from inbetween.pictures import draw_recording, plotted

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from inbetween.motions import Motion


class SpringMotion(NamedTuple):
    """The numbers of a motion on a spring; `Motion(numbers)` opens it."""

    mass: float
    stiffness: float
    damping: float
    start: float = 0
    """The value at the start time."""
    target: float = 1
    velocity: float = 0
    """The velocity at the start time, in value units per second."""
    start_time: float = 0
    """In seconds."""


class StandardErrors(NamedTuple):
    """How far the numbers of a fit may be off: one standard deviation, where the samples have independent errors of one size.

    0 for a number that was known.
    """

    natural_frequency: float
    """In radians per second."""
    damping_ratio: float
    start: float
    """In value units, as of the target."""
    target: float
    velocity: float
    """In value units per second."""


class SpringFit(NamedTuple):
    """The motion on a spring that is nearest to a recording, and how near it is, in value units."""

    motion: Motion
    root_mean_square: float
    largest: float
    standard_errors: StandardErrors

    def plot(self, times: Numbers, values: Numbers, axes: Axes | None = None) -> Axes:
        """Draws the recording as dots and the fit as a line, by matplotlib, and returns the axes: new ones if none are given.

        Raises `ParameterError` for what is no recording, `LibraryError` without matplotlib.
        """
        return _plotted(self, times, values, axes)


class CurveFit(NamedTuple):
    """The tween on a cubic-bezier that is nearest to a recording, and how near it is."""

    motion: Motion
    largest: float
    """The largest distance from a sample, in value units."""

    def plot(self, times: Numbers, values: Numbers, axes: Axes | None = None) -> Axes:
        """Draws the recording as dots and the fit as a line, by matplotlib, and returns the axes: new ones if none are given.

        The fit begins at the recording's first time. Raises `ParameterError` for what is no recording, `LibraryError` without
        matplotlib.
        """
        return _plotted(self, times, values, axes, is_shifted=True)


class LineFit(NamedTuple):
    """The fewest lines that come near a motion, and how near they are."""

    motion: Motion
    largest: float
    """The largest distance, as a part of the motion's."""


class Comparison(NamedTuple):
    """The distances of a recording from a motion, in value units."""

    largest: float
    mean: float
    root_mean_square: float
    worst_time: float
    """The time of the largest distance, in the recording's times."""
    shift: float
    """What was added to the recording's times."""


def _plotted(
    fit: SpringFit | CurveFit, times: Numbers, values: Numbers, axes: Axes | None, is_shifted: bool = False
) -> Axes:
    """The axes with a recording and its fit, whose time 0 may be the recording's first time."""
    at, recorded = pair(times, values)
    if at.size == 0:
        raise ParameterError("a recording has at least one sample")
    start = at[0] if is_shifted else 0
    return plotted(
        axes, lambda axes: draw_recording(axes, at, recorded, lambda moments: fit.motion(moments - start)),
        f"at most {fit.largest:.3g} off")
