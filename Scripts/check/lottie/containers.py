"""Reads the documents of others: plain ones, and those in .lottie, .zip and .tgs, with their images embedded."""

import base64
import gzip
import json
import mimetypes
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath

ENDINGS = (".lottie", ".lot", ".zip", ".tgs")
# Where dotLottie 1 and 2 have their images.
IMAGE_FOLDERS = ("images", "i")


def read_document(path: Path, beside: Path | None = None) -> dict:
    """A document with its images embedded, as a page could not read them; raises ValueError.

    The images of a plain document are beside it, or beside or in another file.
    """
    data = path.read_bytes()
    if data.startswith(b"PK"):
        with zipfile.ZipFile(path) as archive:
            data = archive.read(first_document(archive, files_of(archive)))
    document = parsed(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data)
    embed_images(document, lambda place: image(place, beside or path))
    return document


def image(place: str, file: Path) -> bytes | None:
    """The bytes of an image in a container, or beside a document."""
    if not zipfile.is_zipfile(file):
        return (file.parent / place).read_bytes() if (file.parent / place).is_file() else None
    with zipfile.ZipFile(file) as archive:
        names = files_of(archive)
        folders = [PurePosixPath(first_document(archive, names)).parent, *map(PurePosixPath, IMAGE_FOLDERS)]
        candidates = (str(folder / part) for folder in folders for part in (place, PurePosixPath(place).name))
        return next((archive.read(name) for name in candidates if name in names), None)


def files_of(archive: zipfile.ZipFile) -> list[str]:
    return [name for name in archive.namelist() if not name.startswith("__MACOSX/")]


def first_document(archive: zipfile.ZipFile, names: list[str]) -> str:
    """The animation that the manifest names first, or else the first document."""
    documents = [name for name in names if name.endswith(".json") and PurePosixPath(name).name != "manifest.json"]
    if "manifest.json" in names:
        animations = json.loads(archive.read("manifest.json")).get("animations") or []
        named = [f"{folder}/{row['id']}.json" for row in animations for folder in ("animations", "a")]
        documents = [name for name in named if name in documents] or documents
    if not documents:
        raise ValueError("no document")
    return documents[0]


def parsed(data: bytes) -> dict:
    document = json.loads(data.decode("utf-8-sig"))
    if not isinstance(document, dict):
        raise ValueError("not an object")
    keys = ("w", "h", "fr", "ip", "op")
    if not all(isinstance(document.get(key), (int, float)) for key in keys) or not document["w"] > 0 < document["h"]:
        raise ValueError(f"one of {', '.join(keys)} is missing or no number")
    return document


def embed_images(document: dict, read: Callable[[str], bytes | None]) -> None:
    """Embeds the images that a document names and that can be read."""
    assets = document.get("assets")
    for asset in assets if isinstance(assets, list) else []:
        name = asset.get("p") if isinstance(asset, dict) else None
        if not isinstance(name, str) or name.startswith("data:"):
            continue
        data = read(str(asset.get("u") or "").strip("/") + "/" + name if asset.get("u") else name)
        if data is not None:
            kind = mimetypes.guess_type(name)[0] or "image/png"
            asset["p"] = f"data:{kind};base64,{base64.b64encode(data).decode()}"
            asset["u"], asset["e"] = "", 1
