"""Paths by distance."""

import math
import pickle

import numpy as np
import pytest

from inbetween import NotationError, ParameterError, Path

SQUARE = Path("M0 0H10V10H0Z")


def test_square() -> None:
    assert SQUARE.length == pytest.approx(40)
    assert SQUARE.positions([[5, 15], [25, -1]]).tolist() == [[[5, 0], [10, 5]], [[5, 10], [0, 0]]]
    assert SQUARE.tangents([5, 15]).tolist() == [[1, 0], [0, 1]]
    assert SQUARE.angles([5, 15, 25, 35]) == pytest.approx([0, math.pi / 2, math.pi, 1.5 * math.pi])
    assert type(SQUARE.angles(np.float64(15))) is float and SQUARE.angles(5) == 0
    assert Path(SQUARE.part(5, 15)).length == pytest.approx(10)
    assert SQUARE.part(5, 5) == "" == SQUARE.part(math.nan, 2)
    assert np.isnan(SQUARE.positions(math.nan)).all()


def test_out_of_positions() -> None:
    out = np.empty((3, 2))
    assert SQUARE.positions([1, 2, 3], out=out) is out and out[:, 0] == pytest.approx([1, 2, 3])
    with pytest.raises(ParameterError, match="shape"):
        SQUARE.tangents([1, 2, 3], out=np.empty(6))
    memory = np.arange(6.0)
    assert SQUARE.positions(memory[:3], out=memory.reshape(3, 2))[:, 0] == pytest.approx([0, 1, 2])


def test_identity() -> None:
    path = Path("M0 0C0 100 100 100 100 0", tolerance=1e-6)
    assert pickle.loads(pickle.dumps(path)) == path != SQUARE and hash(path) == hash(pickle.loads(pickle.dumps(path)))
    assert repr(path) == "Path('M0 0C0 100 100 100 100 0', tolerance=1e-06)"


@pytest.mark.parametrize("data", ["", "M", "M0 0L1e999 0", "hello", "M0 0\0L9 9"])
def test_what_is_no_path(data: str) -> None:
    with pytest.raises(NotationError):
        Path(data)


@pytest.mark.parametrize("tolerance", [0, -1, 1, math.nan])
def test_tolerances_that_are_refused(tolerance: float) -> None:
    with pytest.raises(ParameterError) as caught:
        Path("M0 0H9", tolerance)
    assert not isinstance(caught.value, NotationError)
