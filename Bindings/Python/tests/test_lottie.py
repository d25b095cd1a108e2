"""Lottie animations."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from inbetween import DocumentError, KeyPathError, Lottie, ParameterError

DOCUMENT = json.dumps({
    "v": "5.7.0", "fr": 60, "ip": 0, "op": 120, "w": 200, "h": 100, "layers": [{
        "ty": 4, "nm": "Ball", "ip": 0, "op": 120, "st": 0, "ks": {"p": {"a": 1, "k": [
            {"t": 0, "s": [0, 50], "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}, {"t": 100, "s": [200, 50]}]}},
        "shapes": [{"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [20, 20]}},
        {"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}],
    }],
}).encode()


def test_facts_values_and_pictures(tmp_path: Path) -> None:
    file = tmp_path / "ball.json"
    file.write_bytes(DOCUMENT)
    for source in (DOCUMENT, bytearray(DOCUMENT), memoryview(DOCUMENT), file, str(file)):
        lottie = Lottie(source)
        assert (lottie.width, lottie.height, lottie.frame_rate) == (200, 100, 60)
        assert (lottie.first_frame, lottie.end_frame, lottie.duration) == (0, 120, 2)
    assert repr(lottie) == "<Lottie, 200 × 100, 2 s>"
    assert lottie.warnings == () and "Ball.Transform.Position" in lottie.key_paths
    assert lottie.values("Ball.Transform.Position", 25).tolist() == [50, 50]
    assert lottie.svg(25).startswith("<svg") and lottie.svg(25) != lottie.svg(75)
    assert lottie._repr_svg_() == lottie.svg(60) and lottie.svg(-math.inf) == lottie.svg(0)
    assert "<svg" in lottie.svg(math.nan)


def test_texts_and_facts() -> None:
    lottie = Lottie(DOCUMENT.decode())
    assert lottie.facts["width"] == 200 and lottie.facts["frameRate"] == 60
    assert lottie.svg(25, prefix="ball-").startswith("<svg")
    for prefix in ("a b", "a\0"):
        with pytest.raises(DocumentError, match="prefix"):
            lottie.svg(25, prefix)
    with pytest.raises(DocumentError):
        Lottie("{\ud800")


def test_overridden_values() -> None:
    lottie = Lottie(DOCUMENT)
    [path] = lottie.colors
    assert lottie.colors == {path: "#ff0000"}
    other = lottie.overriding(path, "#00ff00").overriding("Ball.Transform.Position", (10, 20))
    assert other.colors == {path: "#00ff00"} and lottie.colors == {path: "#ff0000"}
    assert other.values("Ball.Transform.Position", 25).tolist() == [10, 20]
    assert other.overriding("**.Opacity", 50).values("**.Opacity", 0).tolist() == [50]
    wrong: list[tuple[str, Any]] = [("Cube.**", 1), (path, "red green"), ("a\0", 1)]
    for key_path, value in wrong:
        with pytest.raises(KeyPathError):
            lottie.overriding(key_path, value)


def test_other_colours() -> None:
    lottie = Lottie(DOCUMENT)
    other = lottie.recolored({"#ff0000": "#0000ff", "#123456": "#000000"})
    assert list(other.colors.values()) == ["#0000ff"] and list(lottie.colors.values()) == ["#ff0000"]
    changed = Lottie.recolored_document(DOCUMENT, {"#ff0000": "#0000ff"})
    assert changed == DOCUMENT.decode().replace("[1, 0, 0]", "[0, 0, 1]")
    with pytest.raises(KeyPathError, match="two colours"):
        lottie.recolored({"#ff0000": "blau"})
    with pytest.raises(DocumentError):
        Lottie.recolored_document(b"{}", {})


def test_a_picture_that_plays_by_itself() -> None:
    lottie = Lottie(DOCUMENT)
    assert lottie.animated_svg().count("<animate") and 'dur="2s"' in lottie.animated_svg()
    assert 'dur="0.5s"' in lottie.animated_svg(30, 60, rate=10)
    for first, end, rate in ((60, 30, 0), (0, 30, -1), (0, 30, math.nan)):
        with pytest.raises(DocumentError):
            lottie.animated_svg(first, end, rate)


def test_values_at_many_frames() -> None:
    lottie = Lottie(DOCUMENT)
    frames = np.array([[0, 12.5, 25], [50, 75, 200]])
    positions = lottie.values("Ball.Transform.Position", frames)
    assert positions.shape == (2, 3, 2) and lottie.values("Ball.Transform.Position", []).shape == (0, 2)
    for frame, position in zip(frames.ravel(), positions.reshape(-1, 2)):
        assert np.array_equal(position, lottie.values("Ball.Transform.Position", frame))
    wrong: Any = "0"
    with pytest.raises(TypeError):
        lottie.values("Ball.Transform.Position", wrong)


def test_values_of_a_path_that_grows() -> None:
    def outline(count: int) -> list[dict[str, Any]]:
        return [{"c": False, **{part: [[0, 0]] * count for part in "vio"}}]

    document = json.loads(DOCUMENT)
    document["layers"][0]["shapes"][0] = {"ty": "sh", "nm": "Line", "ks": {"a": 1, "k": [
        {"t": 0, "s": outline(2), "h": 1}, {"t": 50, "s": outline(3)}]}}
    lottie = Lottie(json.dumps(document).encode())
    [path] = [path for path in lottie.key_paths if path.startswith("Ball.Line")]
    few, many = lottie.values(path, 0), lottie.values(path, 60)
    assert few.size < many.size and lottie.values(path, [0, 10]).shape == (2, few.size)
    with pytest.raises(ParameterError, match="ask for one frame after another"):
        lottie.values(path, [0, 60])


def test_a_text_has_no_numbers(checkout: Path) -> None:
    lottie = Lottie(checkout / "Tests/Fixtures/Lottie/extras/text-held.json")
    assert lottie.values("Text.Text", 0).shape == (0,) and lottie.values("Text.Text", [0, 1]).shape == (2, 0)


def test_key_paths_that_fit_nothing() -> None:
    for path in ("Cube.Transform.Position", "", "a\0b"):
        with pytest.raises(KeyPathError) as caught:
            Lottie(DOCUMENT).values(path, 0)
        assert isinstance(caught.value, LookupError)


@pytest.mark.parametrize("source", [b"", b"{}", b"[" * 10_000, DOCUMENT[:-1], b"\xff\0", bytes(100)])
def test_what_is_no_animation(source: bytes) -> None:
    with pytest.raises(DocumentError, match="."):
        Lottie(source)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lottie(tmp_path / "none.json")
    source: Any = 3
    with pytest.raises(TypeError):
        Lottie(source)
