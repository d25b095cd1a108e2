"""Pixels of effects and Lottie animations, by inbetween-raster."""

import os
import shutil
import struct
from pathlib import Path

import numpy as np
import pytest

from inbetween import DocumentError, Effect, Lottie, ParameterError, ToolError, pixels

RED_SQUARE = b"""{"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 20, "h": 10, "layers": [{"ty": 1, "nm": "Red", "ip": 0,
"op": 60, "ks": {}, "sc": "#ff0000", "sw": 10, "sh": 10}]}"""


@pytest.fixture
def helper(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The program that draws, which `make raster` builds; without librsvg there is none."""
    monkeypatch.setenv("PATH", str(checkout / "out/raster"), prepend=os.pathsep)
    found = shutil.which("inbetween-raster")
    if found is None:
        pytest.skip("there is no inbetween-raster")
    return found


@pytest.mark.usefixtures("helper")
def test_pixels_of_a_lottie() -> None:
    picture = Lottie(RED_SQUARE).pixels(0)
    assert picture.shape == (10, 20, 4) and picture.dtype == np.uint8 and picture.flags.writeable
    assert (picture[:, :10] == (255, 0, 0, 255)).all() and (picture[:, 10:] == 0).all()
    assert Lottie(RED_SQUARE).pixels(0, width=31).shape == (16, 31, 4)


@pytest.mark.usefixtures("helper")
def test_png_of_an_effect() -> None:
    effect = Effect.script("cube-refresh")
    file = effect.png(0.5, width=80)
    assert file[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", file[16:24]) == (80, 140)
    assert effect.pixels(0.5, width=80).any() and file == effect.png(0.5, width=80) != effect.png(0.7, width=80)


@pytest.mark.usefixtures("helper")
@pytest.mark.parametrize("width", [0, -1, 32_768, 30_000, 10**400])
def test_sizes_are_limited(width: int) -> None:
    with pytest.raises(ParameterError, match="from 1 to 32767|at most 268435456"):
        Effect("pop-scale").png(0, width=width)


@pytest.mark.usefixtures("helper")
def test_what_cannot_be_drawn() -> None:
    with pytest.raises(DocumentError, match="cannot be drawn"):
        pixels.png_of('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">', None)
    with pytest.raises(TypeError):
        Effect("pop-scale").png(0, width=0.5)  # type: ignore[arg-type]


def test_without_the_program_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("INBETWEEN", raising=False)
    with pytest.raises(ToolError, match="^inbetween-raster, which draws pixels, is not on the PATH: .*`make raster`"):
        Effect("pop-scale").png(0)


@pytest.mark.parametrize("script, said", [
    ("echo a crash >&2; exit 71", "failed: a crash"), ("exit 1", "failed: exit code 1"), ("cat; exit 0", "failed: exit code 0"),
])
def test_a_program_that_fails_is_an_error(
    script: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "inbetween-raster"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    # It is found beside the tool.
    monkeypatch.setenv("INBETWEEN", str(tmp_path / "inbetween"))
    with pytest.raises(ToolError, match=said):
        Effect("pop-scale").png(0)
