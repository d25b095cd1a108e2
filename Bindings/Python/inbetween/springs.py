"""Springs by the numbers that the field gives them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from inbetween._arrays import real
from inbetween._library import encoded
from inbetween.errors import NotationError, ParameterError

if TYPE_CHECKING:
    from inbetween.motions import Motion


# The names of the numbers that go together.
FORMS = [
    {"mass", "stiffness", "damping"}, {"stiffness", "damping"}, {"duration"}, {"duration", "bounce"}, {"response", "damping_ratio"},
    {"half_life"}, {"settling", "damping_ratio"}, {"damping_ratio", "settling_duration"}, {"damping_ratio", "peak_speed"},
    {"overshoot", "settling_duration"}, {"overshoot", "peak_time"}, {"overshoot", "peak_speed"}, {"overshoot", "response"},
]
FIELDS = set().union(*FORMS)


@dataclass(frozen=True, init=False, repr=False)
class Spring:
    """A mass on a damped spring, without a start and an end.

        Spring(stiffness=100, damping=10)                # and mass=1
        Spring(duration=0.5, bounce=0.3)                 # SwiftUI's: a perceptual duration in seconds
        Spring(response=0.5, damping_ratio=0.7)
        Spring(overshoot=0.1, settling_duration=0.4)     # by what it does, exactly; also peak_time and peak_speed
        Spring(half_life=0.1)                            # without bounce
        Spring("react-spring.wobbly")                    # by its notation or a vendor's name

    Raises `ParameterError` for a number outside its domain: masses, stiffnesses, durations and responses are above 0,
    dampings and damping ratios at least 0, a bounce is above -1 and at most 1; `NotationError` for a text that is no spring,
    and for one with a velocity or ends. `str(spring)` is its notation.
    """

    mass: float
    stiffness: float
    damping: float

    @overload
    def __init__(self, mass: float, stiffness: float, damping: float) -> None: ...

    @overload
    def __init__(self, notation: str, /) -> None: ...

    @overload
    def __init__(self, *, duration: float, bounce: float = 0) -> None: ...

    @overload
    def __init__(self, *, stiffness: float, damping: float) -> None: ...

    @overload
    def __init__(self, *, response: float, damping_ratio: float) -> None: ...

    @overload
    def __init__(self, *, half_life: float) -> None: ...

    @overload
    def __init__(self, *, settling: float, damping_ratio: float) -> None: ...

    @overload
    def __init__(self, *, damping_ratio: float, settling_duration: float = ..., peak_speed: float = ...) -> None: ...

    @overload
    def __init__(
        self, *, overshoot: float, settling_duration: float = ..., peak_time: float = ..., peak_speed: float = ...,
        response: float = ...,
    ) -> None: ...

    def __init__(
        self, mass: float | str | None = None, stiffness: float | None = None, damping: float | None = None, *,
        duration: float | None = None, bounce: float | None = None, response: float | None = None,
        damping_ratio: float | None = None, half_life: float | None = None, settling: float | None = None,
        overshoot: float | None = None, settling_duration: float | None = None, peak_time: float | None = None,
        peak_speed: float | None = None,
    ) -> None:
        from inbetween.motions import Motion

        given = {name: number for name, number in locals().items() if name in FIELDS and number is not None}
        if set(given) == {"mass"} and isinstance(mass, str):
            self._take(Motion(mass))
        elif set(given) in FORMS:
            self._take(Motion.of("spring", **given))
        else:
            raise TypeError(
                "a Spring takes stiffness and damping, with a mass of 1 by default, or duration and bounce, response and "
                "damping_ratio, half_life, an overshoot or a damping_ratio with a settling_duration or peak_speed, or its name")

    def _take(self, motion: Motion) -> None:
        """Sets the numbers to those of a motion that is nothing but a spring."""
        numbers = motion.spring
        if numbers is None or (numbers.start, numbers.target, numbers.velocity) != (0, 1, 0):
            raise NotationError(f"expected a spring without a velocity and ends, not {motion.written!r}")
        for name in ("mass", "stiffness", "damping"):
            object.__setattr__(self, name, getattr(numbers, name))

    @property
    def natural_frequency(self) -> float:
        """√(stiffness / mass), in radians per second."""
        return math.sqrt(self.stiffness / self.mass)

    @property
    def damping_ratio(self) -> float:
        """damping / (2√(stiffness · mass)): below 1 it overshoots, at 1 it comes to rest soonest, above 1 it creeps."""
        return self.damping / (2 * math.sqrt(self.stiffness) * math.sqrt(self.mass))

    @property
    def response(self) -> float:
        """2π / natural frequency, in seconds: the period without damping."""
        return 2 * math.pi / self.natural_frequency

    def motion(self, start: float = 0, end: float = 1, velocity: float = 0) -> Motion:
        """The motion from `start` to `end`, with a velocity at the start in value units per second.

        The notation holds the velocity as a part of the distance, which rounds it by an ulp. Raises `ParameterError` for
        numbers that are not finite, and a velocity without a distance.
        """
        start, end, velocity = real(start, "start"), real(end, "end"), real(velocity, "velocity")
        if velocity != 0 and end == start:
            raise ParameterError("a velocity needs a start and an end that differ: hand a motion over instead")
        return self._moving(velocity / (end - start) if velocity else 0).placed(start=start, end=end)

    def _moving(self, velocity: float = 0) -> Motion:
        """The motion from 0 to 1, with a velocity in distances per second."""
        from inbetween.motions import Motion

        return Motion.of("spring", self.mass, self.stiffness, self.damping, velocity)

    def __str__(self) -> str:
        return str(self._moving())

    def __repr__(self) -> str:
        return f"Spring(mass={self.mass!r}, stiffness={self.stiffness!r}, damping={self.damping!r})"


def spring_notation(spring: Spring | str) -> bytes:
    """The notation of a spring, as the library takes it."""
    return encoded(str(spring) if isinstance(spring, Spring) else spring, "the spring")
