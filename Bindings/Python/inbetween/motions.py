"""Motions: anything with a value and a velocity at every time, by its notation or the numbers of its spring."""

from __future__ import annotations

import ctypes
import json
import math
import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, overload

import numpy as np

from inbetween._arrays import Doubles, Numbers, address, counted, output, pair, real, succeeded
from inbetween._functions import OK, PROGRESS, SECONDS, MotionPointer, X
from inbetween._library import MESSAGE_CAPACITY, encoded, library, listed, opened, opened_with_remark, said, told, written
from inbetween.combining import Combinable
from inbetween.errors import ExportError, NotationError, ParameterError
from inbetween.exports import ExportedText, Property, Target, exported
from inbetween.fits import Comparison, CurveFit, LineFit, SpringFit, SpringMotion, StandardErrors
from inbetween.pictures import SAMPLES, draw_values, picture, plotted
from inbetween.springs import FIELDS, Spring, spring_notation

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TimeMeaning = Literal["progress", "x", "seconds"]
NUMBERS = FIELDS | {"velocity"}
_MEANINGS: dict[int, TimeMeaning] = {PROGRESS: "progress", X: "x", SECONDS: "seconds"}


def opened_by_numbers(kind: str, numbers: Iterable[float], names: Iterable[str] | None = None) -> MotionPointer:
    """A motion of a kind of the catalogue by numbers with their names, or in the order of the notation."""
    words = None if names is None else encoded(", ".join(names).replace("_", "-"), "the names")
    values = np.array([real(number, "a number of a motion") for number in numbers])
    pointer: MotionPointer = opened(
        ParameterError, "motion_open_numbers", encoded(kind, "the kind"), words, address(values), values.size)
    return pointer


class Motion(Combinable):
    """A motion by its notation, or one on a spring by its numbers.

        Motion("spring(1 100 10) 0 -> 300")
        Motion("400ms ease-in-out")
        Motion("cubic-bezier(0.2, 0, 0, 1)")
        Motion("snappy")
        Motion(stiffness=170, damping=26)                # or the other numbers of a spring: duration, bounce
        Motion(SpringMotion(mass=1, stiffness=100, damping=10, target=300, velocity=900))

    Times are in seconds, or in the progress of a timing curve without a duration: `time_meaning`. Values are what the
    notation says behind its `->`, from 0 to 1 without one. Motions never change; any number of threads may use one. Two
    are equal if their canonical notations are, or without one their numbers.

    Raises `NotationError` for what is no motion: it names the column and what was expected there; `ParameterError` for
    numbers outside their domain.
    """

    _kind = "motion"
    _remark = ""

    @property
    def remark(self) -> str:
        """What a text of another system was understood as, and what it says more; empty for the notation itself."""
        return self._remark

    @overload
    def __init__(self, motion: str | SpringMotion | Spring) -> None: ...

    @overload
    def __init__(self, *, stiffness: float, damping: float, mass: float = 1, velocity: float = 0) -> None: ...

    @overload
    def __init__(self, *, duration: float, bounce: float = 0, velocity: float = 0) -> None: ...

    @overload
    def __init__(self, *, response: float, damping_ratio: float, velocity: float = 0) -> None: ...

    def __init__(
        self, motion: str | SpringMotion | Spring | None = None, *, mass: float | None = None,
        stiffness: float | None = None, damping: float | None = None, duration: float | None = None,
        bounce: float | None = None, response: float | None = None, damping_ratio: float | None = None,
        velocity: float | None = None,
    ) -> None:
        numbers = {name: number for name, number in locals().items() if name in NUMBERS and number is not None}
        if motion is not None and numbers:
            raise TypeError("a Motion takes a notation or a spring, or the numbers of a spring by their names")
        if isinstance(motion, SpringMotion):
            given = (real(number, name) for name, number in motion._asdict().items())
            self._pointer = opened(ParameterError, "spring_open", *given)
        elif isinstance(motion, Spring):
            self._pointer = opened_by_numbers("spring", (motion.mass, motion.stiffness, motion.damping))
        elif numbers:
            self._pointer = opened_by_numbers("spring", numbers.values(), numbers)
        else:
            text = encoded(motion, "the notation")
            self._pointer, self._remark = opened_with_remark(NotationError, "motion_open", text)

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names that take no numbers: the words of CSS, Penner's easings, the presets with their vendors."""
        return listed("motion_names")

    @staticmethod
    def of(kind: str, *ordered: float, **named: float) -> Motion:
        """A motion of a kind of the catalogue by the numbers of its notation, without a text.

            Motion.of("spring", duration=0.5, bounce=0.3)
            Motion.of("cubic-bezier", 0.2, 0, 0, 1)
            Motion.of("linear", 0, 0, 0.2, 0.3, 1, 1)        # the input and the output of each point

        The numbers have their names, or the order of the notation. Raises `ParameterError` for what the notation does not
        allow.
        """
        if ordered and named:
            raise TypeError("the numbers of a motion either have their names or are in order")
        motion: Motion = Motion._of(opened_by_numbers(kind, named.values() if named else ordered, named or None))
        return motion

    def evenly(self, start: float, interval: float, count: SupportsIndex, out: Doubles | None = None) -> Doubles:
        """The values at the times start + i · interval, i from 0 to count - 1.

        For a spring and an interval above 0 these times are not rounded and a value takes a few additions; it differs
        from that of a call by 1e-14 of the distance, or of the initial velocity divided by the natural frequency, beside
        what the rounding of the time makes. For other motions the values are the same to the bit.
        """
        pointer = self._open()
        values = output(out, (counted(count),))
        start, interval = real(start, "start"), real(interval, "interval")
        code = library["motion_sample_evenly"](pointer, start, interval, address(values), values.size)
        succeeded(code, "the values cannot be written")
        return values

    @property
    def domain(self) -> tuple[float, float]:
        """The times of interest: from 0 to 1 for timing curves, from 0 to the end for others, which may be infinite."""
        ends = np.empty(2)
        library["motion_domain"](self._open(), address(ends), address(ends[1:]))
        return float(ends[0]), float(ends[1])

    @property
    def rest_value(self) -> float | None:
        """The value at rest: the limit for a motion that only comes near it; None for one that never rests."""
        value = float(library["motion_rest_value"](self._open()))
        return None if np.isnan(value) else value

    @property
    def time_meaning(self) -> TimeMeaning:
        """What its time is: "progress" of a timing curve, the "x" of `damped(…)`, which has no unit, or "seconds"."""
        return _MEANINGS[library["motion_time_meaning"](self._open())]

    @property
    def notation(self) -> str | None:
        """The canonical notation, which opens the same motion.

        None for one that was handed over, fitted or opened by numbers: `spring` has these.
        """
        return written("motion_notation", self._open()) or None

    @property
    def written(self) -> str | None:
        """The notation in the numbers by which the motion was made: a spring's duration and bounce, if these were given."""
        return written("motion_written", self._open()) or None

    def numbers(self, *names: str) -> list[float]:
        """The facts of some names as numbers.

        True is 1, and a regime its place in undamped, underdamped, critical and overdamped. A missing fact, and another
        word, is NaN.
        """
        found = np.empty(len(names))
        code = library["motion_numbers"](self._open(), encoded(",".join(names), "the names"), address(found), found.size)
        succeeded(code, "the names are not those of facts")
        return [float(number) for number in found]

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the motion, as in `inbetween describe --format json`.

        Of a spring its regime, overshoot and others, of a curve its range and slopes, of all the greatest speed,
        acceleration and jerk. Infinite and missing numbers are None. `facts["units"]` has the unit of each number.
        """
        facts: dict[str, Any] = json.loads(written("motion_describe", self._open()) or "{}")
        return facts

    @property
    def parts(self) -> dict[str, Any]:
        """The kind of the motion and the numbers of its notation, for a program that writes the notation again.

        A cubic-bezier has `points`, a spring its `mass` and others; all have `from`, `to` and `notation`: of a motion that was
        handed over or fitted it describes the motion from there on, with that time as its 0.
        """
        parts: dict[str, Any] = json.loads(written("motion_parts", self._open()) or "{}")
        return parts

    @property
    def spring(self) -> SpringMotion | None:
        """The numbers of a motion on a spring, which open it; None for others."""
        numbers = np.empty(7)
        if library["motion_spring"](self._open(), address(numbers)) != OK:
            return None
        return SpringMotion(*numbers.tolist())

    def handed_over(self, target: float, at: float, spring: Spring | str | None = None) -> Motion:
        """The motion that goes on from the time `at` to another target on a spring, without a jump.

        It has the value and the velocity of this motion at that time, and its clock; a velocity that is not finite counts
        as 0. Without a spring it is that of this motion. Raises `ParameterError` if the spring, the target or the time is
        outside its domain, or this motion has no spring.
        """
        notation = None if spring is None else spring_notation(spring)
        return self._made("hand_over", notation, real(target, "target"), real(at, "at"))

    @staticmethod
    def fit_spring(
        times: Numbers, values: Numbers, *, start: float | None = None, target: float | None = None,
        velocity: float | None = None, digits: SupportsIndex = 0,
    ) -> SpringFit:
        """The nearest motion on a spring to a recording of at least six samples with ascending times.

        `start`, `target` and `velocity` are what is known of the value at the first time, the value at rest and the velocity at
        the first time; the others are found. `digits`, from 1 to 15, rounds the stiffness and the damping to as many significant
        digits. The mass is 1; `fit.motion.spring` has the other numbers. Raises `ParameterError` if the samples do not determine a
        spring.
        """
        at, recorded = pair(times, values)
        names = {"start": start, "target": target, "velocity": velocity}
        known = np.array([math.nan if number is None else real(number, name) for name, number in names.items()])
        numbers = np.empty(7)
        pointer = opened(
            ParameterError, "motion_fit_spring", address(at), address(recorded), at.size, address(known),
            operator.index(digits), address(numbers))
        root_mean_square, largest, *errors = numbers.tolist()
        return SpringFit(Motion._of(pointer), root_mean_square, largest, StandardErrors(*errors))

    @staticmethod
    def fit_curve(times: Numbers, values: Numbers) -> CurveFit:
        """The tween on a cubic-bezier that is nearest to a recording, by the largest of all distances.

        It passes through the first and the last sample, and its clock begins with the recording. No other one is nearer by
        more than a hundredth, unless the search ends before that is proved. Raises `ParameterError` for fewer than two
        samples, for times that do not ascend, and where the first and the last value are equal.
        """
        at, recorded = pair(times, values)
        errors = np.empty(1)
        pointer = opened(ParameterError, "motion_fit_curve", address(at), address(recorded), at.size, address(errors))
        return CurveFit(Motion._of(pointer), *errors.tolist())

    def fit_lines(self, tolerance: float = 1e-3) -> LineFit:
        """The fewest lines that are nowhere further off than a tolerance, a part of the distance: a `linear()`.

        Raises `ParameterError` for a motion that no lines come near, and one that comes back to its start.
        """
        errors = np.empty(1)
        pointer = opened(
            ParameterError, "motion_fit_lines", self._open(), real(tolerance, "tolerance"), address(errors))
        return LineFit(Motion._of(pointer), *errors.tolist())

    def compare(self, times: Numbers, values: Numbers, shifts: tuple[float, float] = (0, 0)) -> Comparison:
        """Holds a recording against this motion; values that are NaN are missing.

        The recording's times are shifted by what makes the largest distance least, between the two bounds of `shifts`, in
        the unit of the times.
        Raises `ParameterError` for samples or shifts that are not allowed.
        """
        at, recorded = pair(times, values)
        least, greatest = (real(shift, "shifts") for shift in shifts)
        numbers = np.empty(5)
        message = ctypes.create_string_buffer(MESSAGE_CAPACITY)
        code = library["motion_compare"](
            self._open(), address(at), address(recorded), at.size, least, greatest, address(numbers), message,
            MESSAGE_CAPACITY)
        succeeded(code, said(message))
        return Comparison(*numbers.tolist())

    def check(
        self, times: Numbers, values: Numbers, tolerance: float, shifts: tuple[float, float] = (0, 0)
    ) -> bool:
        """Whether a recording is this motion, nowhere further off than a tolerance in value units."""
        if not real(tolerance, "tolerance") >= 0:
            raise ParameterError(f"tolerance must be at least 0, not {tolerance}")
        return self.compare(times, values, shifts).largest <= tolerance

    def export(
        self, target: Target | str, tolerance: float = 1e-3, *, name: str | None = None,
        property: Property | str | None = None, format: str | None = None, language: str | None = None,
        fewest: str | None = None, budget: SupportsIndex | None = None, frame_rate: float | None = None,
        minify: bool = False, fallback: bool = False,
    ) -> ExportedText:
        """The motion as text for another system, nowhere further off than `tolerance`, a part of its distance.

        A motion that was handed over, fitted or opened by numbers is written from its start on, which is the time 0 there;
        where it ends as it starts, the tolerance is in value units.

        The options are those of `inbetween export TARGET`: what it is called, what moves, "css" or "waapi" for
        keyframes, a programming language for code, the fewest "stops", "bytes" or "time" of the search, the most steps of it
        (`budget`; then the best so far is written, and the remark says so), frames per second. Raises `ExportError` for a
        motion that cannot be written so, and for options that the target does not have.
        """
        return exported(
            "motion_export", self._open(), target, tolerance, name=name, property=property, format=format,
            language=language, fewest=fewest, budget=budget, frame_rate=frame_rate, minify=minify, fallback=fallback)

    def _identity(self) -> str | SpringMotion | None:
        """What is equal for equal motions: the notation, or without one the numbers."""
        return self.notation or self.spring

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Motion):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[Any, ...]:
        return Motion, (self._identity(),)

    def __str__(self) -> str:
        """The canonical notation; for a motion without one, a description in rounded numbers."""
        if self.notation is not None:
            return self.notation
        numbers = self.spring
        assert numbers is not None, "only motions on springs have no notation"
        mass, stiffness, damping, start, target, velocity, time = (f"{number:.6g}" for number in numbers)
        speed = f" with velocity {velocity}" if numbers.velocity else ""
        return f"spring({mass} {stiffness} {damping}) from {start} to {target}{speed}, starting at {time} s"

    def __repr__(self) -> str:
        if self.closed:
            return "<Motion, closed>"
        return f"Motion({self._identity()!r})"

    def plot(self, axes: Axes | None = None, *, velocity: bool = False) -> Axes:
        """Draws the values over the times of interest, by matplotlib, and returns the axes.

        Without axes they are new ones in a figure of pyplot, with the notation as their title. With `velocity` the velocities
        are dashes, and have their own axis at the right. Raises `LibraryError` without matplotlib.
        """
        return plotted(axes, lambda axes: self._draw(axes, velocity), str(self))

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook; none without matplotlib."""
        return picture(self._draw, str(self))

    def _draw(self, axes: Axes, velocity: bool = False) -> None:
        times = np.linspace(*self._shown(), SAMPLES)
        values, velocities = self.sample(times)
        draw_values(axes, times, values, self.time_meaning, velocities if velocity else None, [str(self)])

    def _shown(self) -> tuple[float, float]:
        """The first and the last time of a picture."""
        start, end = self.domain
        end = end if math.isfinite(end) else start + self._periods(5)
        return start, end if end > start else start + 1

    def _periods(self, count: int) -> float:
        """The time of some periods of a motion that never comes to rest; as many seconds where it has none."""
        numbers = self.spring
        if numbers is None:
            return float(count)
        return count * Spring(numbers.mass, numbers.stiffness, numbers.damping).response
