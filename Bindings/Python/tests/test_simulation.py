"""Systems, by the command-line tool."""

import math
from typing import Any

import numpy as np
import pytest

from inbetween import DocumentError, Motion, ParameterError, ToolError, simulate

SYSTEM: dict[str, Any] = {
    "bodies": [{"name": "a", "mass": 1, "position": 0}, {"name": "the second", "mass": 1, "position": 1}],
    "springs": [{"from": "a", "to": np.float64(1), "stiffness": np.int64(100), "damping": 10}], "duration": 1,
    "tolerance": 1e-12,
}


@pytest.fixture(autouse=True)
def _the_tool(tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INBETWEEN", tool)


def test_a_line() -> None:
    times = np.linspace(0, 1, 11)
    table = simulate(SYSTEM, at=times)
    assert list(table) == ["time", "a.position", "a.velocity", "the second.position", "the second.velocity"]
    assert np.array_equal(table["time"], times)
    assert table["a.position"] == pytest.approx(Motion("spring(1 100 10)")(times), abs=1e-9)
    assert simulate(SYSTEM, rate=60)["time"].shape == (61,) and simulate(SYSTEM)["time"].size > 1
    assert np.isnan(simulate(SYSTEM, at=[2])["a.position"]).all()
    assert simulate(SYSTEM, at=[])["a.position"].shape == (0,)


def test_the_plane() -> None:
    plane = {"bodies": [{"name": "a", "mass": 1, "position": [3, 4], "velocity": np.array([1, 2])}], "springs": [],
        "duration": 1}
    table = simulate(plane, at=[0, 1])
    assert table["a.position"] == pytest.approx(np.array([[3, 4], [4, 6]])) and table["a.velocity"].shape == (2, 2)


def test_events() -> None:
    crossing = {"body": "a", "position": 1, "direction": "rising", "action": "record"}
    at = {"at": 0.9, "action": "retarget", "spring": 0, "to": 1.5}
    table = simulate({**SYSTEM, "events": [crossing, at]}, events=True)
    assert table["event"][:2].tolist() == [0, 1] and table["body"][0] == 0 and math.isnan(table["body"][1])
    assert table["position"][0] == pytest.approx(1)
    assert simulate(SYSTEM, events=True)["time"].shape == (0,)


@pytest.mark.parametrize("system", [{}, {"bodies": 3}, {**SYSTEM, "duration": -1}, {**SYSTEM, "duration": math.nan},
    {**SYSTEM, "gravity": 1j}])
def test_systems_that_are_refused(system: Any) -> None:
    with pytest.raises(DocumentError, match=".") as caught:
        simulate(system)
    assert "/tmp" not in str(caught.value) and "\n" not in str(caught.value)


def test_choices_that_are_refused() -> None:
    with pytest.raises(ParameterError, match="exclude each other"):
        simulate(SYSTEM, rate=60, events=True)
    for rate in (0, -1, math.nan):
        with pytest.raises((DocumentError, ParameterError)):
            simulate(SYSTEM, rate=rate)


def test_without_the_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INBETWEEN", "/nowhere/inbetween")
    with pytest.raises(ToolError, match="/nowhere/inbetween cannot be run: No such file"):
        simulate(SYSTEM)
    monkeypatch.delenv("INBETWEEN")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(ToolError, match="install the tool, or name one in INBETWEEN"):
        simulate(SYSTEM)
    monkeypatch.setenv("INBETWEEN", "/bin/false")
    with pytest.raises(ToolError, match="exit code 1"):
        simulate(SYSTEM)
