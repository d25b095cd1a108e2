"""Prepared curves."""

import pickle

import numpy as np
import pytest

from inbetween import Curve, Motion, NotationError, ParameterError


def test_near_the_exact_curve() -> None:
    progress = np.linspace(-0.5, 1.5, 1001)
    for notation in ("ease", "cubic-bezier(0.24, 0.52, 0.43, 0.8)", "cubic-bezier(1, -2, 0, 3)"):
        assert np.abs(Curve(notation)(progress) - Motion(notation)(progress)).max() <= 3e-12


def test_identity() -> None:
    curve = Curve("cubic-bezier(.2,0,0,1)")
    assert str(curve) == "cubic-bezier(0.2, 0, 0, 1)" and repr(curve) == f"Curve({str(curve)!r})"
    assert pickle.loads(pickle.dumps(curve)) == curve and hash(curve) == hash(Curve(str(curve)))
    assert curve != Curve("ease") and curve != str(curve)


def test_by_its_numbers() -> None:
    curve = Curve(0.2, 0, 0, 1)
    assert curve == Curve("cubic-bezier(0.2, 0, 0, 1)") and curve(0.3) == Curve(str(curve))(0.3)
    for numbers in [(2, 0, 0, 1), (0, float("nan"), 1, 1)]:
        with pytest.raises(ParameterError):
            Curve(*numbers)
    with pytest.raises(TypeError, match="a Curve takes"):
        Curve(0.2, 0, 0)  # type: ignore[call-overload]


@pytest.mark.parametrize("notation", ["snappy", "steps(4)", "", "ease 1s", "cubic-bezier(2, 0, 0, 1)"])
def test_what_is_no_curve(notation: str) -> None:
    with pytest.raises(NotationError):
        Curve(notation)
