"""Followers and axes: numbers that move by events."""

import math
from typing import Any

import numpy as np
import pytest

from inbetween import Axis, Follower, Motion, NotationError, ParameterError, Spring


def test_a_follower_goes_after_its_target() -> None:
    follower = Follower("snappy")
    assert math.isnan(follower(0)) and math.isnan(follower.velocity(0))
    follower.follow(20, time=1)
    assert follower(5) == 20 and follower.velocity(1) == 0
    follower.follow(120, time=2)
    motion = Motion("snappy 20 -> 120")
    times = np.array([[2, 2.1], [2.2, math.inf]])
    assert follower(times) == pytest.approx(motion(times - 2), rel=1e-13) and follower(1.5) == 20
    assert follower.velocity([2.1])[0] == pytest.approx(motion.velocity(0.1), rel=1e-12)
    before = follower(2.1), follower.velocity(2.1)
    follower.follow(-50, time=2.1)
    assert (follower(2.1), follower.velocity(2.1)) == pytest.approx(before, rel=1e-13)
    follower.jump(3, time=4)
    assert follower(4) == 3 and follower.velocity(4) == 0 and follower.velocity(np.float64(9)) == 0


@pytest.mark.parametrize("notation", [
    "second-order(frequency: 2, damping-ratio: 0.5, response: 2)", "half-life(80ms)", "spring(1 900 50) feed-forward 1",
    "one-euro(minimum-cutoff: 1, beta: 0.007)", Spring(1, 100, 10),
])
def test_kinds_of_followers(notation: Any) -> None:
    with Follower(notation) as follower:
        for step in range(300):
            follower.follow(7, step / 60)
        assert follower(5) == pytest.approx(7) and follower.velocity(5) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("notation", ["ease", "", "one-euro(beta: -1)", "sna\0ppy"])
def test_what_is_no_follower(notation: str) -> None:
    with pytest.raises(NotationError):
        Follower(notation)


def test_events_that_are_refused() -> None:
    follower = Follower("snappy")
    follower.follow(1, 5)
    for value, time in [(math.nan, 6), (1, math.inf), (1, 4)]:
        with pytest.raises(ParameterError, match="not before"):
            follower.follow(value, time)
        with pytest.raises(ParameterError, match="not before"):
            follower.jump(value, time)
    text: Any = "5"
    with pytest.raises(TypeError):
        follower.follow(text, 6)
    assert follower(6) == 1


def test_an_axis_is_thrown() -> None:
    axis = Axis(greatest=2000, extent=600)
    assert axis(0) == 0 and axis.rest_time == -math.inf
    axis.grab(0)
    assert axis.rest_time == math.inf
    for step in range(1, 8):
        axis.drag(20 * step, step / 60)
    axis.release(7 / 60)
    assert axis(7 / 60) == pytest.approx(140) and axis.velocity(7 / 60) == pytest.approx(1200)
    end = axis.rest_time
    assert 7 / 60 < end < 10 and axis([end, end + 1])[1] == pytest.approx(140 + 1200 / -1000 / math.log(0.998), rel=1e-3)


def test_bounds_and_pages() -> None:
    axis = Axis(least=-100, greatest=100, extent=200, start=80)
    axis.grab(0)
    axis.drag(100, 1)
    assert 100 < axis(1) < 180
    axis.release(2)
    assert axis(60) == pytest.approx(100)
    pages = Axis(greatest=900, extent=300, page=300, start=300)
    pages.grab(0)
    pages.drag(170, 0.2)
    pages.release(1)
    assert pages(60) == pytest.approx(600)


def test_an_axis_springs_to_a_target() -> None:
    axis = Axis(greatest=100, extent=50, start=40)
    axis.spring_to(90, time=2, spring="snappy")
    motion = Motion("snappy 40 -> 90")
    assert axis([2.1, 2.3]) == pytest.approx(motion([0.1, 0.3]), rel=1e-13)
    axis.spring_to(10, time=2.1, spring=Spring(1, 100, 10))
    assert axis(2.1) == pytest.approx(motion(0.1)) and axis(60) == pytest.approx(10)
    with pytest.raises(ParameterError, match="expected"):
        axis.spring_to(10, time=3, spring="nothing")
    with pytest.raises(ParameterError):
        axis.spring_to(10, time=1, spring="snappy")


@pytest.mark.parametrize("numbers", [
    {"least": 1, "greatest": 0, "extent": 1}, {"greatest": 1, "extent": 0}, {"greatest": 1, "extent": 1, "deceleration": 1},
    {"greatest": 1, "extent": 1, "page": -1}, {"greatest": 1, "extent": 1, "start": 2}, {"greatest": math.nan, "extent": 1},
])
def test_axes_that_are_refused(numbers: Any) -> None:
    with pytest.raises(ParameterError, match="."):
        Axis(**numbers)
