"""Makes the containers beside it: Lottie documents in archives, good ones and hostile ones.

The bytes depend on the version of zlib, their contents do not. Everything is drawn here: there is no artwork of others.

Remake them with  python3 Tests/Reference/containers/containers.py
"""

import gzip
import io
import json
import struct
import zipfile
import zlib
from pathlib import Path

FOLDER = Path(__file__).parent
STORED, DEFLATED, BZIP2 = 0, 8, 12


def png(red: int, green: int, blue: int) -> bytes:
    """A picture of one pixel."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes([0, red, green, blue]))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def document(name: str, *, image: tuple[str, str] | None = None, slots: dict | None = None) -> bytes:
    """A square of a colour, and perhaps an image."""
    color = {"a": 0, "k": [1, 0, 0], "sid": "fill"}
    opacity = {"a": 0, "k": 100, "sid": "strength"}
    layers: list[dict] = [{
        "ty": 4, "nm": "Square", "ip": 0, "op": 20, "ks": {"o": opacity}, "shapes": [
            {"ty": "rc", "nm": "Outline", "p": {"k": [10, 10]}, "s": {"k": [20, 20]}},
            {"ty": "fl", "nm": "Fill", "c": color, "o": {"k": 100}}]}]
    members: dict = {"v": "5.12.0", "nm": name, "fr": 10, "ip": 0, "op": 20, "w": 40, "h": 30, "layers": layers}
    if image:
        layers.append({"ty": 2, "nm": "Photo", "ip": 0, "op": 20, "refId": "one", "ks": {}})
        members["assets"] = [{"id": "one", "w": 40, "h": 30, "u": image[0], "p": image[1], "e": 0}]
    if slots:
        members["slots"] = slots
    return json.dumps(members).encode()


def packed(data: bytes, method: int) -> bytes:
    """The bytes of an entry."""
    if method != DEFLATED:
        return data
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def archive(entries: list, *, behind: bytes = b"", method: int = DEFLATED, flags: int = 0, patch: dict | None = None) -> bytes:
    """An archive of paths with their bytes; `patch` replaces what the directory says of each entry."""
    body, directory = b"", b""
    for name, data in entries:
        path, inner = name.encode(), packed(data, method)
        said = {"size": len(data), "packed": len(inner), "sum": zlib.crc32(data), "offset": len(body)} | (patch or {})
        body += struct.pack(
            "<IHHHHHIIIHH", 0x04034B50, 20, flags, method, 0, 0x21, said["sum"], said["packed"], said["size"],
            len(path), 0) + path + inner
        directory += struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, flags, method, 0, 0x21, said["sum"], said["packed"], said["size"],
            len(path), 0, 0, 0, 0, 0, said["offset"]) + path
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, len(entries), len(entries), len(directory), len(body), 0)
    return body + directory + end + behind


class Pipe(io.RawIOBase):
    """A file that cannot go back, to which archives are written with sizes behind the data."""

    def __init__(self) -> None:
        self.data = b""

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        self.data += bytes(data)
        return len(data)


def streamed(entries: list) -> bytes:
    """The same by Python's zipfile, with descriptors behind the data, and sizes of 64 bits."""
    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as file:
        for path, data in entries:
            with file.open(zipfile.ZipInfo(path), "w", force_zip64=True) as entry:
                entry.write(data)
    return pipe.data


def first_version() -> list:
    manifest = {"version": "1", "generator": "containers.py", "activeAnimationId": "box",
                "animations": [{"id": "ball"}, {"id": "box", "loop": True}]}
    return [("manifest.json", json.dumps(manifest).encode()), ("animations/ball.json", document("Ball")),
            ("animations/box.json", document("Box", image=("/images/", "dot.png"))), ("images/dot.png", png(0, 128, 0))]


def second_version() -> list:
    dark = {"rules": [
        {"id": "fill", "type": "Color", "value": [0, 0, 1]},
        {"id": "strength", "type": "Scalar", "keyframes": [
            {"frame": 0, "value": 0, "outTangent": {"x": [0], "y": [0]}, "inTangent": {"x": [1], "y": [1]}},
            {"frame": 20, "value": 100}]},
        {"id": "words", "type": "Text", "value": {"text": "Hello"}}]}
    light = {"rules": [{"id": "fill", "type": "Color", "value": [1, 1, 0], "animations": ["ball"]}]}
    manifest = {"version": "2", "generator": "containers.py", "initial": {"animation": "box"},
                "animations": [{"id": "ball", "initialTheme": "light"}, {"id": "box"}],
                "themes": [{"id": "light"}, {"id": "dark"}], "stateMachines": [{"id": "machine"}]}
    slots = {"fill": {"p": {"a": 0, "k": [0, 1, 0]}}, "other": {"p": {"a": 0, "k": [5, 5]}}}
    return [("manifest.json", json.dumps(manifest).encode()), ("a/ball.json", document("Ball")),
            ("a/box.json", document("Box", image=("", "dot.png"), slots=slots)), ("i/dot.png", png(0, 128, 0)),
            ("t/light.json", json.dumps(light).encode()), ("t/dark.json", json.dumps(dark).encode()),
            ("s/machine.json", b"{}")]


def folder() -> list:
    return [("export/", b""), ("export/data.json", document("Ball", image=("images/", "dot.png"))),
            ("export/images/dot.png", png(0, 128, 0)), ("__MACOSX/export/._data.json", b"\x00\x05"),
            ("export/package.json", b'{"name": "export"}')]


def beside() -> list:
    """An image that is beside the document, though the document names a folder."""
    return [("map/", b""), ("map/dot.png", png(0, 128, 0)), ("map/data.json", document("Ball", image=("images/", "dot.png")))]


def folders() -> list:
    """Two documents of one name, and an image with an umlaut that one of them reaches through the folder above."""
    return [("red/data.json", document("Red", image=("../images/", "Pünkt.png"))), ("green/data.json", document("Green")),
            ("images/Pünkt.png", png(0, 128, 0))]


def themed() -> list:
    """Rules of a theme for a gradient and for an image, of which the archive has two."""
    gradient = {"ty": "gf", "nm": "Fill", "s": {"k": [0, 0]}, "e": {"k": [20, 0]},
                "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 1, 1, 1], "sid": "colors"}}}
    members = json.loads(document("Themed", image=("", "dot.png")))
    members["layers"][0]["shapes"][1] = gradient
    members["assets"][0]["sid"] = "photo"
    rules = [
        {"id": "colors", "type": "Gradient", "value": [{"offset": 0, "color": [1, 0, 0]}, {"offset": 1, "color": [0, 0, 1, 0.5]}]},
        {"id": "photo", "type": "Image", "value": {"id": "other.png", "width": 40, "height": 30}}]
    manifest = {"version": "2", "animations": [{"id": "themed"}], "themes": [{"id": "night"}]}
    return [("manifest.json", json.dumps(manifest).encode()), ("a/themed.json", json.dumps(members).encode()),
            ("t/night.json", json.dumps({"rules": rules}).encode()), ("i/dot.png", png(0, 128, 0)),
            ("i/other.png", png(0, 0, 128))]


def lettered() -> list:
    """A text whose font is in the archive, which the document names without its folder."""
    members = json.loads(document("Lettered"))
    text = {"t": "AO", "f": "Plain", "s": 20, "fc": [0, 0, 0]}
    members["layers"] = [{"ty": 5, "nm": "Text", "ip": 0, "op": 20, "ks": {}, "t": {"d": {"k": [{"t": 0, "s": text}]}}}]
    members["fonts"] = {"list": [{"fName": "Plain", "fFamily": "Plain", "fStyle": "Regular", "ascent": 70, "fPath": "/plain.ttf"}]}
    manifest = {"version": "2", "animations": [{"id": "lettered"}]}
    font = FOLDER.parent / "lottie/fonts/plain.ttf"
    return [("manifest.json", json.dumps(manifest).encode()), ("a/lettered.json", json.dumps(members).encode()),
            ("f/plain.ttf", font.read_bytes())]


def good() -> dict[str, bytes]:
    return {
        "first.lottie": archive(first_version()), "second.lottie": archive(second_version()),
        "stored.lottie": archive(first_version(), method=STORED), "streamed.lottie": streamed(second_version()),
        "folder.zip": archive(folder()), "beside.zip": archive(beside()), "folders.zip": archive(folders()), "themed.lottie": archive(themed()),
        "lettered.lottie": archive(lettered()), "sticker.tgs": gzip.compress(document("Ball"), 9, mtime=0),
    }


def hostile() -> dict[str, bytes]:
    ball = [("data.json", document("Ball"))]
    bytes_of = document("Ball")
    return {
        "absolute.zip": archive([("/etc/data.json", bytes_of)]),
        "backslash.zip": archive([("..\\data.json", bytes_of)]),
        "big.zip": archive(ball, patch={"size": 300 << 20}),
        "bomb.tgs": gzip.compress(bytes(1 << 20), 9, mtime=0),
        "bomb.zip": archive([("data.json", b" " * (1 << 20))]),
        "checksum.zip": archive(ball, patch={"sum": 1}),
        "drive.zip": archive([("C:/data.json", bytes_of)]),
        "empty.zip": archive([]),
        "encrypted.zip": archive(ball, flags=1),
        "longer.zip": archive(ball, patch={"size": len(bytes_of) - 1}),
        "method.zip": archive(ball, method=BZIP2),
        "missing.lottie": archive([("manifest.json", b'{"animations": [{"id": "none"}]}')]),
        "overlap.zip": archive([("data.json", bytes_of), ("data.json"[::-1], bytes_of)], patch={"offset": 0}),
        "repeated.zip": archive([*ball, *ball]),
        "shorter.zip": archive(ball, patch={"size": len(bytes_of) + 1}),
        "slip.zip": archive([("images/../../data.json", bytes_of)]),
        "trailing.zip": archive(ball, behind=b"more"),
    }


if __name__ == "__main__":
    for group, files in (("good", good()), ("hostile", hostile())):
        (FOLDER / group).mkdir(exist_ok=True)
        for name, data in files.items():
            (FOLDER / group / name).write_bytes(data)
