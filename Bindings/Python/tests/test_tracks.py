"""Keyframe tracks."""

import math
import pickle
from typing import Any

import numpy as np
import pytest

from inbetween import Motion, ParameterError, Track


def test_lines_and_curves() -> None:
    track = Track([0, 1, 2], [0, 10, 4])
    assert track([-1, 0.5, 1.5, 9]).tolist() == [0, 5, 7, 4] and track(0.5) == 5
    assert track.velocity([0.5, 1.5]).tolist() == [10, -6] and track.rest_time == 2
    eased = Track([0, 1, 2], [0, 10, 4], curves=["ease", "hold", None])
    assert Track([0, 1, 2], [0, 10, 4], curves=["ease", "hold"])([0.3, 1.5, 2]).tolist() == eased([0.3, 1.5, 2]).tolist()
    with pytest.raises(ParameterError, match="a curve for each"):
        Track([0, 1, 2], [0, 10, 4], curves=["ease"])
    assert eased(0.3) == pytest.approx(10 * Motion("ease")(0.3), rel=1e-14) and eased(1.9) == 10
    assert Track([0, 1], [0, 1], curves="ease")(0.3) == pytest.approx(Motion("ease")(0.3), rel=1e-14)
    values, velocities = track.sample([0.5, 1.5])
    assert values.tolist() == [5, 7] and velocities.tolist() == [10, -6]


@pytest.mark.parametrize("mode", ["discrete", "linear", "paced", "cubic", "cubicPaced", "monotone", "natural"])
def test_modes(mode: str) -> None:
    track = Track([0, 1, 3], [0, 10, 4], mode=mode)
    assert track([0, 3]).tolist() == [0, 4] and repr(track) == f"<Track of 3 keys, {mode}>"
    again = pickle.loads(pickle.dumps(track))
    times = np.linspace(0, 3, 50)
    assert np.array_equal(again(times), track(times))


def test_values_of_several_numbers() -> None:
    values = np.array([[0, 0, 1], [120, 40, 2], [90, 40, 3]], float)
    track = Track([0, 1, 2], values)
    assert track(0.5).tolist() == [60, 20, 1.5] and track.velocity(0.5).tolist() == [120, 40, 1]
    times = np.linspace(0, 2, 12).reshape(3, 4)
    assert track(times).shape == (3, 4, 3)
    for place in range(3):
        alone = Track([0, 1, 2], values[:, place])
        assert np.array_equal(track(times)[..., place], alone(times))
        assert np.array_equal(track.sample(times)[1][..., place], alone.velocity(times))
    out = np.empty((3, 4, 3))
    assert track(times, out=out) is out and np.array_equal(out, track(times))
    memory = np.zeros(36)
    memory[:12] = times.ravel()
    assert np.array_equal(track(memory[:12], out=memory.reshape(12, 3)), out.reshape(12, 3))
    assert np.array_equal(pickle.loads(pickle.dumps(track))(times), out)
    assert Track([0, 1], [[1], [2]])([0.5]).tolist() == [[1.5]] and track([]).shape == (0, 3)


def test_its_keys_are_its_own() -> None:
    values = np.array([0.0, 1.0])
    track = Track([0, 1], values)
    values[1] = 5
    assert track(1) == 1 and track.values.tolist() == [0, 1] and track.times.tolist() == [0, 1]
    with pytest.raises(ValueError, match="read-only"):
        track.values[0] = 3


@pytest.mark.parametrize("arguments", [
    ([], []), ([0, 1], [0]), ([1, 0], [0, 1]), ([0, math.nan], [0, 1]), ([0, 1], [0, math.inf]),
    ([0, 1, 2], [0, 1, 0], ["ease"]), ([0, 1], [0, 1], ["ease", "snappy"]), ([0, 1], [0, 1], ["ease", "ho\0ld"]),
    ([0, 1], [0, 1], None, "smooth"), ([0, 1], [0, 1], None, "lin\0ear"), (0, 1),
    ([0], [[]]), ([0], [[1, 2, 3, 4, 5]]), ([0, 1], [[1, 2]]), ([0], [[[1]]]), ([0, 1], [[0, 0], [0, math.nan]]),
])
def test_keys_that_are_refused(arguments: Any) -> None:
    with pytest.raises(ParameterError):
        Track(*arguments)
