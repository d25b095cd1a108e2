"""Animated effects."""

import json
import math
import subprocess

import numpy as np
import pytest

from inbetween import DocumentError, Effect, ParameterError


@pytest.mark.parametrize("name", Effect.names())
def test_scripts_are_the_tools(name: str, tool: str) -> None:
    effect = Effect.script(name)
    assert effect.name == name and effect.summary and 0 < effect.end_time < 10
    times = np.linspace(0, effect.end_time, 9)
    lines = subprocess.run(
        [tool, "effect", "sample", name, "--at", "-", "--format", "ndjson"], check=True, capture_output=True, text=True,
        input="\n".join(map(repr, times.tolist()))).stdout.splitlines()
    channels = effect.channels(times)
    assert tuple(channels) == effect.channel_names
    for index, line in enumerate(lines):
        for column, value in json.loads(line).items():
            if column in channels:
                assert channels[column][index] == value or value is None and math.isnan(channels[column][index])
    assert len(lines) == 9
    assert effect.channels(times[4].item()) == pytest.approx(
        {channel: values[4] for channel, values in channels.items()}, abs=0, nan_ok=True)
    assert effect.channels(times.reshape(3, 3))[effect.channel_names[0]].shape == (3, 3)
    assert effect._repr_svg_() == effect.svg(effect.end_time / 2) and effect.phase(0)
    assert repr(effect) == f"<Effect {name}: {effect.summary}>"


def test_by_hand() -> None:
    effect = Effect("cube-refresh")
    assert effect.end_time == math.inf and effect._repr_svg_().startswith("<svg")
    effect.grab(0)
    effect.drag(0, 200, time=0.2)
    pulled = effect.list_offset(0.2)
    assert pulled > 0
    effect.release(0.3)
    effect.finish(2)
    assert effect.list_offset(60) < pulled
    with pytest.raises(ParameterError, match="not before the last one"):
        effect.tap(1)
    with pytest.raises(ParameterError, match="finite"):
        effect.drag(math.nan, 0, 3)
    effect.forget(2)


def test_what_is_refused() -> None:
    for arguments in (("cube",), ("cube-refresh", "new"), ("cube\0-refresh",)):
        with pytest.raises(ParameterError):
            Effect(*arguments)
    with pytest.raises(ParameterError):
        Effect.script("cube-refresh", pull=-1)
    with pytest.raises(DocumentError, match="prefix"):
        Effect("pop-scale").svg(0, prefix="<")
    assert 'id="' not in Effect("pop-scale").svg(0, prefix="a-") or 'id="a-' in Effect("pop-scale").svg(0, prefix="a-")
