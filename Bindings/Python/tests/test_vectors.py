"""Vectors and colours that move, and tracks that are caught."""

import copy
import pickle
from typing import Any, cast

import matplotlib
import numpy as np
import pytest

matplotlib.use("agg")

from matplotlib import pyplot

from inbetween import ColorMotion, Motion, NotationError, ParameterError, Spring, Track, VectorMotion

TIMES = np.linspace(-0.1, 2, 64)


def card() -> VectorMotion:
    return Motion("snappy").between([0, 40, -3], [120, 0, 5])


def test_a_vector_has_the_numbers_of_its_motions() -> None:
    vector = card()
    for place, motion in enumerate(vector.motions):
        assert vector(TIMES)[:, place].tolist() == motion(TIMES).tolist()
        assert vector.velocity(TIMES)[:, place].tolist() == motion.velocity(TIMES).tolist()
        assert vector.acceleration(TIMES)[:, place].tolist() == motion.acceleration(TIMES).tolist()
    assert vector(0.2).shape == (3,) and vector(np.zeros((2, 5))).shape == (2, 5, 3)
    assert vector.rest_time == max(motion.rest_time for motion in vector.motions)
    assert vector == VectorMotion(["snappy 0 -> 120", "snappy 40 -> 0", "snappy -3 -> 5"])
    assert Motion("0.4s ease").between((1,), (2,))(0.2).tolist() == [1.5 + Motion("ease")(0.5) - 0.5]


def test_a_vector_is_a_value() -> None:
    caught = card().handed_over([300, 0, 0], at=0.2, spring="bouncy")
    for vector in (card(), caught):
        for again in (eval(repr(vector), vars(__import__("inbetween"))), pickle.loads(pickle.dumps(vector)), copy.deepcopy(vector)):
            assert again == vector and hash(again) == hash(vector)
            assert again(TIMES).tolist() == vector(TIMES).tolist()
    assert card() != caught and [motion.spring for motion in caught.motions]


def test_catching_changes_neither_place_nor_speed() -> None:
    vector = card()
    for caught in (vector.handed_over([1, 2, 3], at=0.2), vector.handed_over(np.arange(3), 0.2, Spring("bouncy"))):
        assert caught(0.2).tolist() == vector(0.2).tolist()
        assert caught.velocity(0.2).tolist() == vector.velocity(0.2).tolist()
    track = Track([0, 0.5, 1], [[0, 0], [100, 50], [120, 0]], mode="cubic")
    vectors = cast(VectorMotion, track.handed_over([300, -20], at=0.25, spring="snappy"))
    assert vectors(0.25).tolist() == track(0.25).tolist() and vectors(np.inf).tolist() == [300, -20]
    number = cast(Motion, Track([0, 1], [0, 9]).handed_over(3, at=0.5, spring=Spring(1, 100, 10)))
    assert number(0.5) == 4.5 and number.velocity(0.5) == 9


def test_each_number_has_its_line() -> None:
    axes = card().plot()
    assert [line.get_label() for line in axes.get_lines()] == ["0", "1", "2"]
    assert axes.get_title(loc="left").startswith("swiftui.snappy 0 -> 120, swiftui.snappy 40 -> 0")
    times, values = np.array(axes.get_lines()[1].get_data())
    assert values.tolist() == card().motions[1](times).tolist()
    pyplot.close("all")


@pytest.mark.parametrize("motions", [[], ["snappy"] * 5, ["ease", "snappy"], ["1s damped(5, 30)", "damped(5, 30)"]])
def test_motions_that_are_no_vector(motions: list[str]) -> None:
    with pytest.raises(ParameterError):
        VectorMotion(motions)


@pytest.mark.parametrize("target", [[1, 2], 3, [[1, 2, 3]], [1, 2, np.nan], [1, 2, np.inf]])
def test_targets_that_are_refused(target: Any) -> None:
    with pytest.raises(ParameterError):
        card().handed_over(target, at=0.1)


def test_ends_that_are_refused() -> None:
    with pytest.raises(ParameterError, match="2 numbers"):
        Motion("snappy").between([0, 0], [1])
    with pytest.raises(ParameterError):
        Motion("snappy").between([0, 0], 1)  # type: ignore[call-overload]
    with pytest.raises(ParameterError):
        Motion("snappy").between([0, 0], [1, np.inf])


def test_a_colour_moves() -> None:
    glow = ColorMotion("0.4s ease-in-out", "#ff0000", "rgb(0 0 255 / 0.5)")
    assert (glow.color(0), glow.color(9)) == ("#ff0000", "#0000ff80")
    assert glow(TIMES).shape == (64, 4) and np.allclose(glow(-1), [1, 0, 0, 1], rtol=0, atol=1e-14)
    assert np.isnan(glow.velocity(0.2)).all() and glow.rest_time == 0.4
    again = pickle.loads(pickle.dumps(glow))
    assert again == glow and hash(again) == hash(glow) and again(TIMES).tolist() == glow(TIMES).tolist()
    assert eval(repr(glow)) == glow
    assert glow != ColorMotion("0.4s ease-in-out", "#ff0000", "rgb(0 0 255 / 0.5)", "oklch")


@pytest.mark.parametrize("start, end, space, said", [
    ("#ff000", "red", "oklab", "digits"), ("red", "bleu", "oklab", "colour"), ("red", "blue", "hsl", "oklab"),
])
def test_colours_that_are_none(start: str, end: str, space: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        ColorMotion("snappy", start, end, space)
