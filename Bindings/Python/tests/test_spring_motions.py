"""Motions on springs that have no notation: handed over, fitted or opened by numbers."""

import math
import pickle
from typing import Any, get_args

import numpy as np
import pytest

from inbetween import ExportError, Motion, ParameterError, SpringMotion
from inbetween.exports import Target

CARD = "0.4s ease-in-out 0 -> 300"
TARGETS = get_args(Target)


def fitted() -> Motion:
    """The spring of a recording that begins at 3 seconds, with a velocity."""
    times = np.linspace(3, 3.6, 60)
    return Motion.fit_spring(times, Motion("spring(1 170 26 2) 10 -> 300")(times - 3)).motion


def motions() -> list[Motion]:
    """One of each kind."""
    return [
        Motion(CARD).handed_over(40, at=0.15, spring="snappy"), fitted(), Motion(SpringMotion(1, 100, 10)),
        Motion(SpringMotion(1, 100, 10, start=5, target=5, velocity=-30, start_time=0.25)),
    ]


@pytest.mark.parametrize("index", range(4))
def test_nothing_is_lost(index: int) -> None:
    motion = motions()[index]
    assert motion.notation is None and motion.spring is not None
    for again in (eval(repr(motion)), pickle.loads(pickle.dumps(motion)), Motion(motion.spring)):
        assert again == motion and hash(again) == hash(motion) and again.spring == motion.spring
        times = np.linspace(0, 4, 99)
        assert again(times).tolist() == motion(times).tolist()
        assert again.velocity(times).tolist() == motion.velocity(times).tolist()


def test_a_person_reads_the_velocity() -> None:
    caught = Motion(SpringMotion(1, 100, 10, start=2 / 3, target=40, velocity=-1000 / 3, start_time=0.15))
    assert str(caught) == "spring(1 100 10) from 0.666667 to 40 with velocity -333.333, starting at 0.15 s"
    assert str(Motion(SpringMotion(1, 100, 10))) == "spring(1 100 10) from 0 to 1, starting at 0 s"
    assert "velocity" in str(fitted()) and "velocity=" in repr(fitted())


@pytest.mark.parametrize("numbers, error", [
    ((0, 100, 10), ParameterError), ((1, 100, -1), ParameterError), ((1, 100, 10, math.nan), ParameterError),
    ((1, 100, 10, 0, 1, 0, math.inf), ParameterError), (("1", 100, 10), TypeError), ((1, None, 10), TypeError),
])
def test_numbers_that_are_refused(numbers: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Motion(SpringMotion(*numbers))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("index", range(3))
def test_they_are_exported_from_their_start_on(target: str, index: int) -> None:
    tolerance = {"android": 5e-2, "tokens": 0.6}.get(target, 1e-2)
    text = motions()[index].export(target, tolerance)
    assert text and text.remark.startswith("spring(")


def test_the_issue_s_calls() -> None:
    assert "@keyframes" in Motion(CARD).handed_over(40, at=0.15, spring="snappy").export("keyframes")
    assert "--motion-easing: linear(0, " in fitted().export("css")
    assert Motion(SpringMotion(1, 100, 10)).export("swiftui") == Motion("spring(1 100 10)").export("swiftui")


def test_one_that_ends_where_it_starts_has_no_timing_function() -> None:
    pulled = motions()[3]
    assert "@keyframes" in pulled.export("keyframes", 1e-2)
    with pytest.raises(ExportError, match="comes back to 5"):
        pulled.export("css")
    with pytest.raises(ExportError, match="never settles"):
        Motion(SpringMotion(1, 100, 0)).export("keyframes")
