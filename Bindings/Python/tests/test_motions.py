"""Motions: what they say of themselves, hand-over, fits, comparisons and exports."""

import math
import pickle
from typing import Any

import numpy as np
import pytest

from inbetween import ExportError, Motion, NotationError, ParameterError, Spring, SpringMotion


@pytest.mark.parametrize("notation, canonical, meaning, domain, rest", [
    ("ease", "ease", "progress", (0, 1), 1),
    ("400ms  ease 100ms", "0.4s ease 0.1s", "seconds", (0, 0.5), 0.5),
    ("cubic-bezier(.2,0,0,1)", "cubic-bezier(0.2, 0, 0, 1)", "progress", (0, 1), 1),
    ("damped(5, 30)", "damped(5, 30)", "x", (0, 1), math.log(1000) / 5),
    ("1s damped(5,30) 100ms", "1s damped(5, 30) 0.1s", "seconds", (0, 1.1), 1.1),
    ("min-jerk(500ms) 0 -> 300 after 1s", "min-jerk(0.5s) after 1s 0 -> 300", "seconds", (0, 1.5), 1.5),
    ("spring(1 100 0)", "spring(1 100 0)", "seconds", (0, math.inf), math.inf),
])
def test_what_it_says_of_itself(notation: str, canonical: str, meaning: str, domain: tuple[float, float],
    rest: float) -> None:
    motion = Motion(notation)
    assert str(motion) == motion.notation == canonical and repr(motion) == f"Motion({canonical!r})"
    assert motion.time_meaning == meaning
    assert motion.domain == pytest.approx(domain) and motion.rest_time == pytest.approx(rest, rel=0.3)
    assert Motion(str(motion)) == motion and hash(Motion(str(motion))) == hash(motion)


@pytest.mark.parametrize("text, notation", [
    ("{ type: 'spring', stiffness: 170, damping: 26 }", "spring(1 170 26)"),
    ("transition: opacity 300ms ease 1s;", "0.3s ease 1s"),
    ("withAnimation(.bouncy)", "swiftui.bouncy"),
])
def test_texts_of_other_systems(text: str, notation: str) -> None:
    assert Motion(text) == Motion(notation) and str(Motion(text)) == notation
    assert Motion(text).remark.startswith(f'read as "{notation}" (') and not Motion(notation).remark


@pytest.mark.parametrize("notation, said", [
    ("spring(1 -100 10)", "column 10: expected a positive number for stiffness, found '-100'"),
    ("", "column 1: expected a motion, found the end"),
    ("ease\0", "the notation holds a zero byte"),
    ("\ud800", "the notation holds half a character"),
    ("🎈" * 999, "column 1"),
    ("linear(" + "0, " * 100_000, "column"),
])
def test_what_is_no_motion(notation: str, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("(", r"\(")) as caught:
        Motion(notation)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("notation", [b"ease", None, 3])
def test_what_is_no_text(notation: Any) -> None:
    with pytest.raises(TypeError, match="the notation must be a str"):
        Motion(notation)


def test_equality() -> None:
    assert Motion("ease") == Motion(" ease") != Motion("ease-in") and Motion("ease") != "ease"
    assert len({Motion("snappy"), Motion("snappy"), Motion("ease")}) == 2


def test_hand_over_goes_on() -> None:
    card = Motion("0.4s ease-in-out 0 -> 300")
    caught = card.handed_over(40, at=0.15, spring="snappy")
    assert caught(0.15) == card(0.15) and caught.velocity(0.15) == pytest.approx(card.velocity(0.15), rel=1e-15)
    assert caught(9) == pytest.approx(40) and caught.notation is None and "to 40 with velocity" in str(caught)
    assert caught == card.handed_over(40, 0.15, Spring("snappy")) != card.handed_over(41, 0.15, "snappy")
    assert hash(caught) == hash(card.handed_over(40, 0.15, "snappy"))
    again = caught.handed_over(0, at=0.3)
    assert again.spring is not None and caught.spring is not None and again.spring[:3] == caught.spring[:3]
    card.close()
    assert caught(0.15) > 0


@pytest.mark.parametrize("target, at, spring", [
    (math.nan, 0, "snappy"), (1, math.inf, "snappy"), (1, 0, None), (1, 0, "ease"), (1, 0, "snap\0py"),
    (1, 0, "spring(1 2 3 4)"),
])
def test_hand_over_refuses(target: float, at: float, spring: str | None) -> None:
    with pytest.raises(ParameterError):
        Motion("ease").handed_over(target, at, spring)


def test_fit_and_comparison() -> None:
    motion = Motion("spring(1 170 26) 0 -> 300")
    times = np.linspace(0, 0.6, 60)
    fit = Motion.fit_spring(times, motion(times))
    assert fit.motion.spring is not None and fit.motion.spring.stiffness == pytest.approx(170)
    assert fit.largest < 1e-9 and fit.root_mean_square <= fit.largest
    late = motion.compare(times + 0.05, motion(times), shifts=(-0.1, 0.1))
    assert late.shift == pytest.approx(-0.05, abs=1e-4) and late.largest < 0.1
    recorded = motion(times) + 2
    recorded[7] = np.nan
    comparison = motion.compare(times.tolist(), recorded.tolist())
    assert comparison.largest == comparison.mean == pytest.approx(2) and comparison.shift == 0
    assert comparison.root_mean_square == pytest.approx(2) and comparison.worst_time in times
    assert motion.check(times, recorded, tolerance=2.1) and not motion.check(times, recorded, tolerance=1.9)


def test_recordings_that_are_refused() -> None:
    motion = Motion("snappy")
    with pytest.raises(ParameterError, match="two lists of the same length"):
        motion.compare([0, 1], [0])
    with pytest.raises(ParameterError, match="two lists"):
        Motion.fit_spring([[0]], [[0]])
    with pytest.raises(ParameterError, match="."):
        Motion.fit_spring([], [])
    with pytest.raises(ParameterError, match="six"):
        Motion.fit_spring([0, 1], [0, 1])
    with pytest.raises(ParameterError, match="."):
        motion.compare([], [])
    with pytest.raises(ParameterError, match="shift"):
        motion.compare([0, 1], [0, 1], shifts=(1, -1))
    with pytest.raises(ParameterError, match="tolerance"):
        motion.check([0], [0], tolerance=math.nan)
    with pytest.raises(TypeError, match="values must be real"):
        motion.compare([0, 1], [0, 1j])


def test_export() -> None:
    text = Motion("spring(1 100 10) 0 -> 300").export("css", tolerance=1e-2, name="card")
    assert "--card-easing: linear(0, " in text and isinstance(text, str)
    assert "certified" in text.remark
    copied = pickle.loads(pickle.dumps(text))
    assert copied == text and copied.remark == text.remark
    long = "longer-than-the-first-buffer" * 3000
    assert f"@keyframes {long} {{" in Motion("1s ease").export("keyframes", name=long)


@pytest.mark.parametrize("arguments", [("cobol",), ("css", 0), ("css", math.nan), ("css\0",)])
def test_exports_that_are_refused(arguments: Any) -> None:
    with pytest.raises(ExportError, match="."):
        Motion("snappy").export(*arguments)


@pytest.mark.parametrize("options, said", [
    ({"property": "colour"}, "property must be one of"), ({"minify": True}, "'minify' is no option of keyframes"),
    ({"name": "a, minify"}, "name holds a comma"), ({"name": "a\0"}, "zero byte"), ({"frame_rate": math.nan}, "frame"),
])
def test_options_that_are_refused(options: Any, said: str) -> None:
    with pytest.raises(ExportError, match=said):
        Motion("1s ease").export("keyframes", **options)


def test_options() -> None:
    motion = Motion("spring(1 100 10) 0 -> 90")
    assert len(motion.export("css", minify=True, fewest="bytes")) < len(motion.export("css"))
    hurried = motion.export("css", tolerance=9e-4, fewest="bytes", budget=3_000_000)
    assert "the best so far where at least" in hurried.remark
    with pytest.raises(ExportError, match="budget must be a whole number of steps, at least 1, not '0'"):
        motion.export("css", budget=0)
    assert "rotate" in motion.export("keyframes", property="rotate", name="turn")
    assert "double" in motion.export("code", language="c", name="turn")
    assert '"fr":24' in motion.export("lottie", frame_rate=24).replace(" ", "")


def test_facts() -> None:
    facts = Motion("spring(1 100 0) 0 -> 300").facts
    assert facts["regime"] == "undamped" and facts["settlingDuration"] is None and facts["peakSpeed"] == 3000
    assert Motion("ease").facts["isMonotonic"] is True
    back = Motion("0.4s ease-out-back 0.1s 5 -> 2").facts
    assert back["maximum"] == 5 and back["minimum"] < 2 and back["units"]["minimum"] == back["units"]["to"] == "units"
    assert Motion("snappy").facts["units"]["peakSpeed"] == "distances/s"
    caught = Motion("ease 1s").handed_over(4, 0.5, "spring(1 100 10)").facts
    assert caught["to"] == 4 and caught["startTime"] == 0.5 and caught["stiffness"] == 100
