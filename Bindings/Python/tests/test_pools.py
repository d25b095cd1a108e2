"""Pools of springs."""

import math
from typing import Any

import numpy as np
import pytest

from inbetween import Motion, ParameterError, Spring, SpringPool


def test_a_step_is_exact() -> None:
    pool = SpringPool(3, Spring(1, 100, 10), position=2)
    assert len(pool) == 3 and pool.awake_count == 0 and pool.positions().tolist() == [2, 2, 2]
    pool.retarget([5, 2, 12])
    pool.step(0.1)
    step = Motion("spring(1 100 10)")
    assert pool.positions() == pytest.approx(2 + np.array([3, 0, 10]) * step(0.1), rel=1e-13)
    assert pool.velocities() == pytest.approx(np.array([3, 0, 10]) * step.velocity(0.1), rel=1e-13)
    assert pool.targets().tolist() == [5, 2, 12] and pool.awake_count == 2 and repr(pool) == "<SpringPool of 3, 2 awake>"


def test_some_members() -> None:
    pool = SpringPool(4, "snappy")
    pool.retarget([1, -1], members=[3, 0])
    assert pool.targets().tolist() == [-1, 0, 0, 1]
    pool.retarget(7, members=np.array([1], np.uint8))
    pool.retarget(9, members=[])
    pool.retarget(2, members=np.int64(2))
    assert pool.targets().tolist() == [-1, 7, 2, 1]
    pool.retarget(3, members=slice(1, None, 2))
    pool.retarget([8, 9], members=[True, False, True, False])
    assert pool.targets().tolist() == [8, 3, 9, 3]
    pool.retarget(0, members=pool.targets() > 8)
    assert pool.targets().tolist() == [8, 3, 0, 3]
    with pytest.raises(ParameterError, match="4 truth values"):
        pool.retarget(0, members=[True])
    pool.retarget(6)
    assert pool.targets().tolist() == [6, 6, 6, 6]
    pool.step(1e3)
    assert pool.settled().tolist() == [0, 1, 2, 3] and pool.awake_count == 0 and pool.settled().dtype == np.intp
    pool.step(1)
    assert pool.settled().size == 0


def test_places_and_springs() -> None:
    pool = SpringPool(2, "snappy")
    pool.place([1, 2], 0, np.array([1, 3], ">f4"))
    pool.set_spring(1, "spring(1 100 0)")
    pool.step(math.pi / 10)
    assert pool.positions() == pytest.approx([1, 4])
    out = np.empty(2)
    assert pool.positions(out=out) is out


@pytest.mark.parametrize("arguments", [
    (-1, "snappy"), ((1 << 24) + 1, "snappy"), (1 << 70, "snappy"), (2, "ease"), (2, "sna\0ppy"),
    (2, "snappy", math.nan),
    (2, "snappy", 0, 0), (2, "snappy", 0, -1),
])
def test_pools_that_are_refused(arguments: Any) -> None:
    with pytest.raises(ParameterError):
        SpringPool(*arguments)


@pytest.mark.parametrize("call", [
    lambda pool: pool.step(-1), lambda pool: pool.step(math.nan), lambda pool: pool.step(math.inf),
    lambda pool: pool.retarget([1]), lambda pool: pool.retarget([1, math.inf]), lambda pool: pool.retarget(math.nan),
    lambda pool: pool.retarget([[1, 2]]), lambda pool: pool.retarget([1], members=[2]),
    lambda pool: pool.retarget(1, members=[-1]),
    lambda pool: pool.retarget([1, 2], members=[1]), lambda pool: pool.place([1, 2], [0, math.inf], 0),
    lambda pool: pool.set_spring(2, "snappy"), lambda pool: pool.set_spring(-1, "snappy"),
    lambda pool: pool.set_spring(0, "ease"),
    lambda pool: pool.positions(out=np.empty(3)),
])
def test_calls_that_are_refused_change_nothing(call: Any) -> None:
    pool = SpringPool(2, "snappy")
    with pytest.raises(ParameterError):
        call(pool)
    assert pool.targets().tolist() == [0, 0] and pool.positions().tolist() == [0, 0]


@pytest.mark.parametrize("members", [[0.5], ["0"], [None]])
def test_members_are_integers(members: Any) -> None:
    with pytest.raises(TypeError, match="members must be integers"):
        SpringPool(2, "snappy").retarget([1], members=members)


def test_an_empty_pool() -> None:
    pool = SpringPool(0, "snappy")
    pool.retarget([])
    pool.step(0.1)
    assert pool.positions().size == 0 == pool.settled().size
