"""Springs by their numbers."""

import math
import pickle
from typing import Any

import pytest

from inbetween import Motion, NotationError, ParameterError, Spring


def test_three_ways() -> None:
    spring = Spring(mass=1, stiffness=100, damping=10)
    assert spring == Spring(1, 100, 10) and str(spring) == "spring(1 100 10)"
    assert repr(spring) == "Spring(mass=1.0, stiffness=100.0, damping=10.0)"
    assert (spring.natural_frequency, spring.damping_ratio) == (10, 0.5)
    assert spring.response == pytest.approx(0.2 * math.pi)
    assert Spring(response=0.5, damping_ratio=0.7).damping_ratio == pytest.approx(0.7)
    assert Spring(duration=0.5).damping_ratio == pytest.approx(1)
    assert Spring(stiffness=100, damping=10) == Spring(1, 100, 10)
    assert Spring(overshoot=0.1, settling_duration=0.4).motion().facts["overshoot"] == pytest.approx(0.1)
    assert Spring(half_life=0.1).damping_ratio == pytest.approx(1)
    assert Spring(damping_ratio=0.5, peak_speed=3).damping_ratio == pytest.approx(0.5)
    assert Spring(settling=0.5, damping_ratio=1).damping_ratio == pytest.approx(1)
    assert Spring(duration=0.5, bounce=0.3) == Spring("spring(duration: 0.5, bounce: 0.3)")
    assert Spring("react-spring.wobbly") == Spring(1, 180, 12)
    assert pickle.loads(pickle.dumps(spring)) == spring and hash(spring) == hash(Spring(1, 100, 10))


def test_motions_by_their_numbers() -> None:
    for motion, notation in [
        (Motion.of("spring", duration=0.5, bounce=0.3), "spring(duration: 0.5, bounce: 0.3)"),
        (Motion.of("spring", response=0.5, damping_ratio=0.7), "spring(response: 0.5, damping-ratio: 0.7)"),
        (Motion.of("cubic-bezier", 0.2, 0, 0, 1).placed(0.4, 0.1), "0.4s cubic-bezier(0.2, 0, 0, 1) 0.1s"),
        (Motion.of("linear", 0, 0, 0.2, 0.3, 1, 1), "linear(0 0%, 0.3 20%, 1 100%)"),
        (Motion("0.4s ease 5 -> 7").placed(start=3, end=-2), "ease 3 -> -2"),
    ]:
        assert motion.written == notation and motion == Motion(notation) and motion.facts == Motion(notation).facts
    assert Motion("spring(1 100 0)").numbers("mass", "settlingDuration", "regime") == [1, math.inf, 0]
    assert math.isnan(Motion("ease").numbers("regime")[0]) and Motion("ease").numbers() == []
    for kind, numbers in [("ease", ()), ("linear", (0, 1, 2)), ("cubic-bezier", (2, 0, 0, 1)), ("damped", (math.nan, 3))]:
        with pytest.raises(ParameterError):
            Motion.of(kind, *numbers)
    with pytest.raises(ParameterError, match="without a duration"):
        Motion("ease").placed(delay=1)
    with pytest.raises(TypeError):
        Motion.of("spring", 1, stiffness=2)


def test_first_guesses() -> None:
    spring = Spring("snappy")
    assert Motion(spring) == Motion(str(spring)) == spring.motion()
    assert Motion(stiffness=170, damping=26) == Motion("spring(1 170 26)")
    assert Motion(duration=0.5, bounce=0.3, velocity=2) == Motion("spring(duration: 0.5, bounce: 0.3, velocity: 2)")
    assert Motion(response=0.5, damping_ratio=0.7) == Motion("spring(response: 0.5, damping-ratio: 0.7)")
    wrong: Any = Motion
    with pytest.raises(ParameterError, match="mass stiffness damping"):
        wrong(stiffness=170)
    with pytest.raises(TypeError, match="a notation or a spring, or the numbers"):
        wrong("snappy", bounce=0.3)


def test_its_notation_is_the_same_spring() -> None:
    motion = Motion("spring(duration: 0.37, bounce: 0.31) 0 -> 300")
    again = Spring(duration=0.37, bounce=0.31).motion(0, 300)
    times = [0.01 * index for index in range(100)]
    assert motion(times).tolist() == again(times).tolist()


def test_motion() -> None:
    motion = Spring(1, 100, 10).motion(20, 320, velocity=45)
    assert motion(0) == 20 and motion.velocity(0) == pytest.approx(45, rel=1e-15) and motion.spring is not None
    assert motion.spring[:3] == (1, 100, 10) and motion.spring.target == 320
    assert Spring(1, 100, 10).motion()(math.inf) == 1
    with pytest.raises(ParameterError, match="a velocity needs"):
        Spring(1, 100, 10).motion(1, 1, velocity=2)
    with pytest.raises(ParameterError, match="finite"):
        Spring(1, 100, 10).motion(0, math.nan)


@pytest.mark.parametrize("numbers, error", [
    ({}, TypeError), ({"mass": 1}, TypeError), ({"mass": "snappy", "damping": 1}, TypeError), ({"duration": 1, "damping_ratio": 1}, TypeError),
    ({"mass": 1, "stiffness": 1, "damping": 1, "bounce": 0}, TypeError),
    ({"mass": 0, "stiffness": 1, "damping": 1}, ParameterError), ({"duration": -1}, ParameterError),
    ({"duration": 1, "bounce": 2}, ParameterError), ({"response": math.inf, "damping_ratio": 1}, ParameterError),
    ({"mass": "1", "stiffness": 1, "damping": 1}, TypeError),
])
def test_numbers_that_are_refused(numbers: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Spring(**numbers)


@pytest.mark.parametrize("name", ["ease", "spring(1 100 10 5)", "snappy 0 -> 2", "nothing"])
def test_what_is_no_spring(name: str) -> None:
    with pytest.raises(NotationError):
        Spring(name)
