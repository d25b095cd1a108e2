"""Followers: a number that goes after another one, such as that of a pointer."""

from __future__ import annotations

from inbetween._arrays import real
from inbetween._events import MovedNumber
from inbetween._functions import FollowerPointer
from inbetween._library import opened
from inbetween.errors import NotationError
from inbetween.springs import Spring, spring_notation


class Follower(MovedNumber[FollowerPointer]):
    """A number that goes after another one: `Follower("snappy")`.

        follower = Follower("one-euro(minimum-cutoff: 1, beta: 0.007)")
        follower.follow(120, time=0.016)
        follower(0.02), follower.velocity(0.02)

    The notation is that of `inbetween follow`: a spring, with `feed-forward 1` behind it if it is to keep up, or
    `second-order(…)`, `half-life(…)`, `one-euro(…)`. A follower changes, and remembers only its last input. Before that one it
    rests in the value of then; without any input it is NaN. Raises `NotationError` for a text that is none.
    """

    _kind = "follower"

    def __init__(self, notation: str | Spring) -> None:
        super().__init__()
        self._pointer = opened(NotationError, "follower_open", spring_notation(notation))

    def jump(self, value: float, time: float) -> None:
        """Is at a value from a time on, at rest.

        Raises `ParameterError` for a number that is not finite, and a time before that of the last input.
        """
        self._happens("jump", real(value, "value"), real(time, "time"))

    def follow(self, value: float, time: float) -> None:
        """Goes after a value from a time on, until the next input; the first input is a jump.

        One-euro takes it as a sample measured at the time. Raises `ParameterError` as `jump` does, and for a distance that is
        not finite.
        """
        self._happens("follow", real(value, "value"), real(time, "time"))
