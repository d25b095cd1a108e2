"""Motions made of motions, their accelerations, and what a fit says of its numbers."""

import math
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from inbetween import Motion, ParameterError

OUT = "0.3s ease-out 0 -> 120"


def test_they_are_those_of_the_notation() -> None:
    out = Motion(OUT)
    assert out.followed_by(Motion("snappy 120 -> 100")) == Motion(f"{OUT} then snappy 120 -> 100")
    assert out.repeated(2, alternating=True) == Motion(f"{OUT}, 2 times, alternating")
    assert out.repeated(math.inf) == Motion(f"{OUT}, forever")
    assert out.delayed(0.25).delayed(0.25) == Motion("0.3s ease-out 0.5s 0 -> 120")
    assert out.between(5, 6) == Motion("0.3s ease-out 5 -> 6")


def test_a_caught_motion_is_a_part_too() -> None:
    caught = Motion(OUT).handed_over(40, at=0.15, spring="snappy")
    both = caught.followed_by(Motion("1s linear 40 -> 0")).repeated(2)
    # The duration of a cycle is a sum, so that its end is an ulp of the time off.
    assert both(0) == caught(0.15) and abs(both(math.inf)) < 1e-13
    again = pickle.loads(pickle.dumps(both))
    assert again == both and eval(repr(both)) == both


def test_what_cannot_be_is_refused() -> None:
    out = Motion(OUT)
    makers: list[Callable[[], Motion]] = [
        lambda: Motion("spring(1 100 0)").followed_by(out), lambda: out.followed_by(Motion("ease")), lambda: out.repeated(0),
        lambda: out.repeated(math.nan), lambda: Motion("ease").delayed(1), lambda: out.delayed(math.inf),
        lambda: Motion("decay(velocity: 1, deceleration: 0.9)").between(0, 1), lambda: out.between(0, math.nan),
    ]
    for make in makers:
        with pytest.raises(ParameterError):
            make()


def test_only_a_motion_follows() -> None:
    with pytest.raises(TypeError, match="must be a Motion, not str"):
        Motion(OUT).followed_by("snappy")  # type: ignore[arg-type]


def test_accelerations() -> None:
    spring = Motion("spring(1 100 10) 0 -> 3")
    assert spring.acceleration(0) == pytest.approx(300, rel=1e-14)
    times = np.linspace(-0.1, 2, 50).reshape(5, 10)
    found = spring.acceleration(times)
    assert found.shape == times.shape and found.ravel().tolist() == [spring.acceleration(float(t)) for t in times.flat]
    assert spring.acceleration(times, out=times) is times and times.tolist() == found.tolist()
    assert Motion("ease-in-circ").acceleration(1) == math.inf and math.isnan(spring.acceleration(math.nan))


def test_a_fit_says_how_far_its_numbers_may_be_off() -> None:
    random = np.random.default_rng(45)
    times = np.linspace(0, 1.5, 400)
    motion = Motion("spring(1 100 10) 20 -> 300")
    fits = [Motion.fit_spring(times, motion(times) + random.normal(0, 2, 400)) for _ in range(60)]
    starts = np.array([fit.motion.spring.start for fit in fits if fit.motion.spring])
    stated = np.array([fit.standard_errors.start for fit in fits])
    # The spread of 60 estimates is known to a tenth: three times that.
    assert starts.std(ddof=1) == pytest.approx(stated.mean(), rel=0.3)


def test_what_is_known_is_held() -> None:
    times = np.linspace(0, 1.5, 400)
    values = Motion("spring(1 100 10) 20 -> 300")(times) + np.sin(99 * times)
    fit = Motion.fit_spring(times, values, start=20, target=300, digits=2)
    numbers = fit.motion.spring
    assert numbers is not None and (numbers.start, numbers.target, numbers.stiffness, numbers.damping) == (20, 300, 100, 10)
    assert fit.standard_errors.start == fit.standard_errors.target == 0 < fit.standard_errors.velocity
    refused: list[dict[str, Any]] = [{"target": math.inf}, {"digits": 16}, {"digits": -1}]
    for known in refused:
        with pytest.raises(ParameterError):
            Motion.fit_spring(times, values, **known)
