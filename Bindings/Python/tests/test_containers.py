"""Lottie animations in containers: those of Tests/Reference/containers."""

import io
import json
import random
import zipfile
from pathlib import Path

import pytest

from inbetween import DocumentError, Lottie
from inbetween._containers import HEADER_SIZE, Container

FOLDER = Path(__file__).parents[3] / "Tests/Reference/containers"
GOOD = {
    "first.lottie": (("ball", "box"), ()), "stored.lottie": (("ball", "box"), ()), "folder.zip": (("data",), ()),
    "second.lottie": (("ball", "box"), ("light", "dark")), "streamed.lottie": (("ball", "box"), ("light", "dark")),
    "folders.zip": (("red/data", "green/data"), ()), "themed.lottie": (("themed",), ("night",)),
    "lettered.lottie": (("lettered",), ()), "sticker.tgs": (("animation",), ()),
}
HOSTILE = sorted(path.name for path in (FOLDER / "hostile").iterdir()) if FOLDER.exists() else []


def open_all(data: bytes) -> None:
    container = Container(data)
    for name in container.animations:
        container.document(name)
        for theme in container.themes:
            container.document(name, theme)


@pytest.mark.parametrize("name", GOOD)
def test_animations_of_containers(name: str) -> None:
    path = FOLDER / "good" / name
    for source in (path, str(path), path.read_bytes()):
        assert Lottie.names(source) == GOOD[name]
    for animation in GOOD[name][0]:
        with Lottie(path, animation) as lottie:
            assert (lottie.width, lottie.height) == (40, 30)
    if name not in ("sticker.tgs", "lettered.lottie"):
        assert "data:image/png;base64," in Lottie(path).svg(0)
    with pytest.raises(DocumentError, match="no animation 'heart'; there are"):
        Lottie(path, "heart")


def test_themes_and_notes() -> None:
    path = FOLDER / "good/second.lottie"
    colors = {theme: Lottie(path, "ball", theme).colors["Square.Fill.Color"] for theme in (None, "light", "dark")}
    assert colors == {None: "#ffff00", "light": "#ffff00", "dark": "#0000ff"}
    lottie = Lottie(path, theme="dark")
    assert lottie.values("Square.Opacity", 10).tolist() == [50]
    assert lottie.recolored({}).warnings == lottie.warnings
    assert lottie.warnings[0] == "state machines are not run"
    assert lottie.warnings[1] == "t/dark.json: the rule for the slot 'words', 'Text', is not applied"
    assert '"fill"' in Lottie.recolored_document(path, {"#00ff00": "#0000ff"})
    with pytest.raises(DocumentError, match="a document alone"):
        Lottie("{}", "ball")


def test_themes_of_gradients_and_images() -> None:
    path = FOLDER / "good/themed.lottie"
    plain, night = Lottie(path), Lottie(path, theme="night")
    assert night.values("Square.Fill.Colors", 0).tolist() == [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]
    pictures = [lottie.svg(0).split("data:image/png;base64,")[1] for lottie in (plain, night)]
    assert pictures[0] != pictures[1]
    assert night.warnings == ()


def test_fonts_of_containers_have_the_letters_of_texts() -> None:
    lottie = Lottie(FOLDER / "good/lettered.lottie")
    assert lottie.warnings == ()
    assert "<text" not in lottie.svg(0)


def test_archives_of_many_files() -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for number in range(10_000):
            archive.writestr(f"folder/{number}.json", "{}")
        archive.writestr("data.json", (FOLDER.parents[1] / "Fixtures/Lottie/extras/markers.json").read_bytes())
    assert Lottie.names(data.getvalue()) == (("data",), ())


def test_an_archive_with_a_comment_ends_behind_it() -> None:
    data = io.BytesIO((FOLDER / "good/first.lottie").read_bytes())
    with zipfile.ZipFile(data, "a") as archive:
        archive.comment = b"made by hand"
    assert Lottie.names(data.getvalue()) == GOOD["first.lottie"]


def test_a_file_inside_of_another_one_is_refused() -> None:
    inner, data = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("inner.json", "{}")
    inside = zipfile.ZipFile(inner).getinfo("inner.json")
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("outer.json", inner.getvalue()[:HEADER_SIZE + len("inner.json{}")])
        inside.header_offset = HEADER_SIZE + len("outer.json")
        archive.filelist.append(inside)
    with pytest.raises(DocumentError, match=r"inner\.json: the entry overlaps"):
        open_all(data.getvalue())


def test_a_file_that_reaches_into_the_directory_is_refused() -> None:
    """Also one that nothing reads, as in Swift: here by as many bytes as its name has."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("data.json", '{"layers": []}')
        archive.writestr("other", "bytes")
        archive.getinfo("other").compress_size += len("other")
    with pytest.raises(DocumentError, match="other: the entry overlaps the directory"):
        Container(data.getvalue())


def test_fonts_without_a_file_stay() -> None:
    fonts = [3, {}, {"fPath": 5}, {"fPath": "data:font/ttf;base64,AA=="}, {"fPath": "https://example.com/one.ttf"}]
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("data.json", json.dumps({"layers": [], "fonts": {"list": fonts}}))
    assert json.loads(Container(data.getvalue()).document()[0])["fonts"]["list"] == fonts


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_containers(name: str) -> None:
    with pytest.raises(DocumentError):
        open_all((FOLDER / "hostile" / name).read_bytes())


@pytest.mark.parametrize("name", ["first.lottie", "streamed.lottie", "sticker.tgs"])
def test_containers_that_are_cut_off(name: str) -> None:
    data = (FOLDER / "good" / name).read_bytes()
    for count in range(4, len(data)):
        with pytest.raises(DocumentError):
            open_all(data[:count])


@pytest.mark.parametrize("name", GOOD)
def test_mutants(name: str) -> None:
    draw, data = random.Random(47), (FOLDER / "good" / name).read_bytes()
    for _ in range(400):
        mutant = bytearray(data)
        for _ in range(draw.randint(1, 4)):
            mutant[draw.randrange(len(mutant))] = draw.randrange(256)
        try:
            open_all(bytes(mutant))
        except DocumentError:
            pass
