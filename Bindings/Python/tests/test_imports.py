"""Texts of other systems."""

import json
import subprocess

import pytest

from inbetween import DocumentError, Imported, Motion, import_lottie, import_motions

SHEET = """
:root { --back: cubic-bezier(.34, 1.56, .64, 1) }
.menu { transition: opacity 0.3s var(--back) 0.1s, left 1s steps(0) }
.pop { animation: pop 2s infinite; animation-play-state: paused }
@keyframes pop { from { opacity: 0 } to { opacity: 1 } }
@keyframes bad { from { left: 0 } to { left: 1px } }
"""
KEYS = [{"t": 0, "s": [0]}, {"t": 30, "s": [9]}]


def test_a_style_sheet() -> None:
    found = import_motions(SHEET)
    assert isinstance(found, Imported)
    assert [(each.name, str(each.motion), each.line, each.column) for each in found.motions] == [
        ("--back", "cubic-bezier(0.34, 1.56, 0.64, 1)", 2, 9),
        (".menu transition", "0.3s cubic-bezier(0.34, 1.56, 0.64, 1) 0.1s", 3, 9), (".pop animation", "2s ease", 4, 8),
    ]
    assert found.motions[0].motion == Motion("cubic-bezier(0.34, 1.56, 0.64, 1)")
    assert [each.line for each in found.problems] == [3, 6] and "steps(0)" in found.problems[0].text
    assert [each.text for each in found.remarks][:2] == ["animation: infinite", "animation-play-state: paused"]
    assert import_motions(SHEET.encode()) == found == import_motions(memoryview(SHEET.encode()))


def test_keyframes_are_those_of_the_tool(tool: str) -> None:
    (pop,) = import_motions(SHEET).animations
    run = subprocess.run(
        [tool, "import", "-", "--type", "css", "--name", "pop"], input=SHEET, capture_output=True, text=True, check=True)
    assert (pop.name, pop.line, pop.column, pop.document) == ("pop", 5, 1, json.loads(run.stdout))
    assert pop.document["repeatCount"] == "infinity"


def test_the_animations_of_a_picture() -> None:
    svg = "<svg><rect><animate attributeName='opacity' from='0' to='1' dur='2s' fill='freeze'/></rect></svg>"
    found = import_motions(svg, "svg")
    assert [str(each.motion) for each in found.motions] == ["2s linear"]
    assert [(each.name, each.document["duration"]) for each in found.animations] == [("rect.opacity", 2)]


def test_an_interpolator() -> None:
    (found,) = import_motions("<accelerateInterpolator/>", "android").motions
    assert (found.name, str(found.motion)) == ("accelerateInterpolator", "ease-in-quad")


def test_a_lottie_property() -> None:
    document = json.dumps({"fr": 30, "layers": [{"nm": "Ball", "ks": {"r": {"k": KEYS}}}]})
    assert import_lottie(document, "Ball.r")["duration"] == 1
    assert import_lottie(document.encode(), "layers[0].ks.r")["values"] == [0, 9]
    assert import_lottie(json.dumps(KEYS))["duration"] == 0.5
    assert import_lottie(json.dumps(KEYS), frame_rate=15)["duration"] == 2


def test_long_texts_are_whole() -> None:
    sheet = "".join(f"--e{index}: cubic-bezier(0.{index + 1}, 0, 0, 1);" for index in range(5000))
    assert len(import_motions(f"a {{ {sheet} }}").motions) == 5000


@pytest.mark.parametrize(("source", "format", "message"), [
    ("a {", "css", "line 1, column 1: the block has no '}'"), ("<a", "android", "line 1, column 3"), ("", "smil", "css, android, svg"),
    (b"\xff", "css", "not text in UTF-8"), ("\ud800", "css", "half a character"), ("", "css\0", "zero byte"),
])
def test_what_is_none_is_refused(source: str, format: str, message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        import_motions(source, format)


def test_lottie_refusals_have_their_path() -> None:
    with pytest.raises(DocumentError, match=r"\[1\].t: expected a later time"):
        import_lottie(json.dumps([KEYS[0], KEYS[0]]))
    with pytest.raises(DocumentError, match="expected a positive number"):
        import_lottie(json.dumps(KEYS), frame_rate=-1)
    with pytest.raises(TypeError):
        import_motions(3)  # type: ignore[arg-type]
