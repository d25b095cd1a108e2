"""Animation documents."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from inbetween import Animation, ClosedError, DocumentError, ExportError, KeyPathError, Motion

CARD = {
    "type": "group", "duration": 1, "animations": [
        {"type": "keyframe", "keyPath": "position", "values": [[0, 0], [100, 20]], "timingFunctions": ["linear"]},
        {"type": "keyframe", "keyPath": "opacity", "duration": 1, "values": [0, 1, 0],
         "timingFunctions": ["snappy", "steps(1, jump-end)"]},
    ],
}


def test_documents_and_tracks(tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    file.write_text(json.dumps(CARD))
    for document in (CARD, json.dumps(CARD), json.dumps(CARD).encode(), file):
        animation = Animation(document)
        assert animation.duration == 1
        assert animation.tracks == {"position": ("0", "1"), "opacity": ("",)}
    assert repr(animation) == "<Animation of position, opacity, 1 s>"
    animation.close()
    with pytest.raises(ClosedError):
        animation.sample("opacity", 0)
    assert math.isinf(Animation({"type": "basic", "duration": 2, "repeatCount": "infinity"}).duration)


def test_values() -> None:
    animation = Animation(CARD)
    assert animation.sample("position", [0.25, 0.75]).tolist() == [[25, 5], [75, 15]]
    assert animation.sample("position", 0.5).tolist() == [50, 10]
    assert np.isnan(animation.sample("position", 2)).all()
    assert abs(animation.sample("opacity", 0.2)[0] - Motion("snappy")(0.2)) < 0.05
    assert animation.sample("opacity", 0.7).tolist() == [1]
    with pytest.raises(KeyPathError, match="bounds"):
        animation.sample("bounds", 0)


def test_exports() -> None:
    animation = Animation(CARD)
    text = animation.export("keyframes", name="card")
    assert "@keyframes card-" in text and "error at most" in text.remark
    with pytest.raises(ExportError, match="opacity"):
        animation.export("gltf")
    with pytest.raises(ExportError, match="one number"):
        animation.export("css")
    fade = Animation({"type": "spring", "keyPath": "opacity", "fromValue": 0, "toValue": 1})
    css = fade.export("css")
    assert "--motion-easing: linear(" in css and "(certified)" in css.remark


def test_what_is_no_document() -> None:
    with pytest.raises(DocumentError, match="^value: unknown field"):
        Animation({"type": "keyframe", "value": [1]})
