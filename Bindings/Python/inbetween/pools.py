"""Pools: many numbers on springs, advanced frame by frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex, Union

import numpy as np
from numpy.typing import NDArray

from inbetween._arrays import Doubles, Numbers, address, counted, doubles, output, real, succeeded
from inbetween._functions import PoolPointer
from inbetween._handles import ChangingHandle
from inbetween._library import opened
from inbetween.errors import ParameterError
from inbetween.springs import Spring, spring_notation

Members = Union[SupportsIndex, Sequence[int], Sequence[bool], NDArray[Any], slice]
"""Members of a pool: their numbers from 0 on, a slice, or a truth value for each."""


class SpringPool(ChangingHandle[PoolPointer]):
    """Many numbers on springs: `SpringPool(1000, "snappy")`, at most 2²⁴ of them.

    All are at rest at `position`, and come to rest within `tolerance` of their targets, in value units. A pool changes:
    threads that share one wait for each other. Raises `ParameterError` for a count, spring, position or tolerance outside
    its domain.
    """

    _kind = "pool"

    def __init__(
        self, count: SupportsIndex, spring: Spring | str, position: float = 0, tolerance: float = 1e-3
    ) -> None:
        super().__init__()
        self._pointer = opened(
            ParameterError, "pool_open", counted(count), spring_notation(spring), real(position, "position"),
            real(tolerance, "tolerance"))

    def __len__(self) -> int:
        return int(self._call("count"))

    @property
    def awake_count(self) -> int:
        """The number of members that are not at rest."""
        return int(self._call("awake_count"))

    def step(self, interval: float) -> None:
        """Advances all members by an interval in seconds, finite and not negative; a step is exact for any interval."""
        succeeded(self._call("step", real(interval, "interval")),
            f"interval must be finite and at least 0, not {interval}")

    def retarget(self, targets: Numbers | float, members: Members | None = None) -> None:
        """Gives members new targets, or one to all of them; positions and velocities go on.

        `members` are their numbers from 0 on, a slice, or a truth value for each; all without it. Raises `ParameterError`,
        before any has changed, if a member is none or a target is not at a finite distance.
        """
        if members is None:
            wanted = self._each(targets, "targets", len(self))
            code = self._call("retarget_all", address(wanted), wanted.size)
        else:
            indices = self._members(members)
            wanted = self._each(targets, "targets", indices.size)
            code = self._call("retarget", address(indices), address(wanted), indices.size)
        succeeded(code, "members must be numbers of members, and targets at finite distances from them")

    def _members(self, members: Members) -> NDArray[np.intp]:
        """The numbers of members, copied: nobody changes them between the library's check and their use."""
        count = len(self)
        if isinstance(members, slice):
            return np.arange(*members.indices(count), dtype=np.intp)
        numbers = np.asarray(members)
        if numbers.dtype.kind == "b":
            if numbers.shape != (count,):
                raise ParameterError(f"members must be {count} truth values, not of the shape {numbers.shape}")
            return np.flatnonzero(numbers)
        if numbers.size == 0:  # an empty list is one of floats
            return np.empty(0, np.intp)
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"members must be integers, not {numbers.dtype}")
        return np.array(numbers, np.intp, order="C").reshape(-1)

    def place(self, positions: Numbers | float, velocities: Numbers | float, targets: Numbers | float) -> None:
        """Sets the positions, velocities and targets of all members; one number is that of all.

        Raises `ParameterError`, before any has changed, if a number is not finite, or a distance.
        """
        count = len(self)
        states = [
            self._each(numbers, what, count)
            for numbers, what in ((positions, "positions"), (velocities, "velocities"), (targets, "targets"))
        ]
        code = self._call("place_all", *map(address, states), count)
        succeeded(code, "positions, velocities and targets must be finite, and so must their distances")

    @staticmethod
    def _each(numbers: Numbers | float, what: str, count: int) -> Doubles:
        """A number for each of `count` members, copied: nobody changes it between the library's check and its use."""
        given = doubles(numbers, what)
        if given.ndim and given.shape != (count,):
            raise ParameterError(f"{what} must be one number or {count}, not of the shape {given.shape}")
        return np.full(count, given)

    def set_spring(self, member: SupportsIndex, spring: Spring | str) -> None:
        """Gives a member its own spring; its position and velocity go on."""
        number = counted(member, "member")
        code, why = self._told("set_spring", number, spring_notation(spring))
        succeeded(code, why or f"there is no member {number}")

    def positions(self, out: Doubles | None = None) -> Doubles:
        """The positions of all members."""
        return self._written("positions", out)

    def velocities(self, out: Doubles | None = None) -> Doubles:
        """The velocities of all members, in value units per second."""
        return self._written("velocities", out)

    def targets(self, out: Doubles | None = None) -> Doubles:
        """The targets of all members."""
        return self._written("targets", out)

    def _written(self, what: str, out: Doubles | None) -> Doubles:
        numbers = output(out, (len(self),))
        succeeded(self._call(what, address(numbers), numbers.size), f"the {what} cannot be written")
        return numbers

    def settled(self) -> NDArray[np.intp]:
        """The numbers of the members that came to rest in the last step, in ascending order."""
        members = np.empty(len(self), np.intp)
        return members[: self._call("settled", address(members), members.size)].copy()

    def __repr__(self) -> str:
        return "<SpringPool, closed>" if self.closed else f"<SpringPool of {len(self)}, {self.awake_count} awake>"
