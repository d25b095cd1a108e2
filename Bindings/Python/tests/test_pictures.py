"""The picture of a motion in a notebook."""

import subprocess
import sys
import xml.etree.ElementTree as xml

import pytest

from inbetween import Motion
from inbetween.pictures import shortened


@pytest.mark.parametrize("notation, axis", [
    ("spring(1 100 10) 0 -> 300", "time (s)"), ("ease", "progress"), ("damped(5, 30)", "x"),
    ("spring(1 100 0)", "time (s)"),
    ("steps(4)", "progress"), ("decay(velocity: 0, deceleration: 0.9)", "time (s)"), ("linear 0 -> 1e300", "progress"),
    ("linear(" + ", ".join(map(str, range(100))) + ")", "progress"),
])
def test_picture(notation: str, axis: str) -> None:
    text = Motion(notation)._repr_svg_()
    assert text is not None
    xml.fromstring(text)
    # matplotlib writes glyphs, and each text as a comment.
    title = shortened(str(Motion(notation)), 60)
    assert len(title) <= 60
    title = title.rstrip("…").replace("->", "-&gt;")
    assert f"<!-- {axis} -->" in text and "<!-- value -->" in text and f"<!-- {title}" in text
    assert text == Motion(notation)._repr_svg_()


def test_picture_of_a_motion_without_notation() -> None:
    text = Motion("ease 1s").handed_over(4, 0.5, "snappy")._repr_svg_()
    assert text is not None and " to 4 with velocity " in text


def test_without_matplotlib_there_is_text() -> None:
    program = (
        "import sys\nsys.modules['matplotlib'] = None\nfrom inbetween import Motion\n"
        "print(Motion('ease')._repr_svg_(), Motion('ease'))")
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "None ease\n"


def test_matplotlib_waits_for_a_picture() -> None:
    program = "import sys, inbetween\nprint('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
