"""Lottie animations in containers: dotLottie 1 and 2, zip archives and gzip files, as documents with their images.

Python's own zipfile and zlib unpack them, so that the library for C needs no zlib. The limits are those of the Swift module LottieArchive.
"""

from __future__ import annotations

import base64
import io
import json
import zipfile
import zlib
from collections import Counter
from typing import Any

from inbetween._container_themes import apply_theme
from inbetween.errors import DocumentError

MOST_BYTES = 256 << 20
MOST_RATIO = 200
MOST_OF_A_DOCUMENT = 64 << 20
MOST_ENTRIES = 65_535
# Of a file in an archive, without its name.
HEADER_SIZE = 30
DAMAGES = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, OverflowError, RuntimeError, ValueError)
# By the first bytes of a file; WebP has its name behind a length.
MEDIA = {b"\x89PNG": "png", b"\xff\xd8\xff": "jpeg", b"GIF8": "gif", b"RIFF": "webp", b"<": "svg+xml"}
UNUSED = {
    "s": "state machines are not run", "states": "state machines are not run",
    "u": "sounds are not played", "audio": "sounds are not played",
}


def is_container(data: bytes) -> bool:
    """Whether bytes begin as a zip archive or a gzip file does."""
    return data[:4] in (b"PK\x03\x04", b"PK\x05\x06") or data[:2] == b"\x1f\x8b"


class Container:
    """The animations and themes of a container, by their names; `initial` is the animation that it shows first."""

    def __init__(self, data: bytes) -> None:
        self.animations: dict[str, str] = {"animation": ""}
        self.initial = "animation"
        self.themes: dict[str, str] = {}
        self.notes: tuple[str, ...] = ()
        self._initial_themes: dict[str, str] = {}
        self._zip: zipfile.ZipFile | None = None
        if data[:2] == b"\x1f\x8b":
            self._document = _gunzipped(data)
        else:
            self._open(data)

    def document(self, animation: str | None = None, theme: str | None = None) -> tuple[bytes, tuple[str, ...]]:
        """An animation's document, with its images and the values of a theme, and notes about what is not used."""
        name = self.initial if animation is None else animation
        path = _found("animation", name, self.animations)
        if theme is not None:
            _found("theme", theme, self.themes)
        theme = self._initial_themes.get(name) if theme is None else theme
        if self._zip is None:
            return self._document, ()
        members = self._json(path)
        if not isinstance(members, dict):
            raise DocumentError(f"{path}: expected an object, as every Lottie document is")
        notes = list(self.notes)
        if theme in self.themes:
            apply_theme(members, self._json(self.themes[theme]), name, self.themes[theme], notes)
        self._place_files(members, path)
        return json.dumps(members).encode(), tuple(notes)

    def _open(self, data: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
        except DAMAGES as error:
            raise DocumentError(f"the archive is damaged: {error}") from error
        if not data[len(data) - 22 - len(self._zip.comment):].startswith(b"PK\x05\x06"):
            raise DocumentError("the archive has more behind its end")
        self._files = _checked(self._zip.infolist(), self._zip.start_dir)
        first = None
        if "manifest.json" in self._files:
            first = self._read(self._json("manifest.json"))
        else:
            self.animations = self._documents()
        if not self.animations:
            raise DocumentError("the archive has no Lottie animation")
        self.initial = first if first is not None and first in self.animations else next(iter(self.animations))
        folders = (path.split("/")[0] for path in self._files if "/" in path)
        self.notes = tuple(dict.fromkeys(UNUSED[folder] for folder in folders if folder in UNUSED))

    def _read(self, manifest: Any) -> str | None:
        """Reads what there is, and returns the name of the animation that is shown first, if it is stated."""
        members = manifest if isinstance(manifest, dict) else {}
        # The manifest's version says the same, but not every writer has it.
        is_second = any(path.startswith("a/") for path in self._files)
        folder, themes = ("a", "t") if is_second else ("animations", "themes")
        listed = _items(members.get("animations"))
        self.animations = {item["id"]: f"{folder}/{item['id']}.json" for item in listed}
        if not listed:
            start = len(folder) + 1
            self.animations = {
                path[start:-5]: path for path in self._files if path.startswith(folder + "/") and path.endswith(".json")}
        paths = {item["id"]: f"{themes}/{item['id']}.json" for item in _items(members.get("themes"))}
        self.themes = {name: path for name, path in paths.items() if path in self._files}
        self._initial_themes = {item["id"]: item.get("initialTheme") or item.get("defaultTheme") or "" for item in listed}
        initial = members.get("initial")
        first = (initial.get("animation") if isinstance(initial, dict) else None) or members.get("activeAnimationId")
        return first if isinstance(first, str) else None

    def _documents(self) -> dict[str, str]:
        """The Lottie documents of an archive without a manifest, those nearest to its root first."""
        paths = []
        for path in self._files:
            if not path.endswith(".json") or path.startswith("__MACOSX/"):
                continue
            data = self._contents(path)
            try:
                members = json.loads(data)
            except (ValueError, RecursionError):
                continue
            if isinstance(members, dict) and isinstance(members.get("layers"), list):
                paths.append(path)
        paths.sort(key=lambda path: path.count("/"))
        names = [path.rsplit("/", 1)[-1][:-5] for path in paths]
        counts = Counter(names)
        return {name if counts[name] == 1 else path[:-5]: path for name, path in zip(names, paths)}

    def _contents(self, path: str) -> bytes:
        if self._zip is None or path not in self._files:
            raise DocumentError(f"{path}: the manifest names a file that is not there")
        try:
            data = self._zip.read(self._files[path])
        except DAMAGES as error:
            raise DocumentError(f"{path}: {error}") from error
        if len(data) != self._files[path].file_size:
            raise DocumentError(f"{path}: the packed data are damaged")
        return data

    def _json(self, path: str) -> Any:
        data = self._contents(path)
        if len(data) > MOST_OF_A_DOCUMENT:
            raise DocumentError(f"{path}: {len(data)} bytes, at most {MOST_OF_A_DOCUMENT} are allowed")
        try:
            return json.loads(data)
        except (ValueError, RecursionError) as error:
            raise DocumentError(f"{path}: {error}") from error

    def _place_files(self, document: dict[str, Any], path: str) -> None:
        """Puts the images into their places in the document, also those of its slots, and the fonts."""
        slots = document.get("slots")
        slotted = [slot.get("p") for slot in slots.values() if isinstance(slot, dict)] if isinstance(slots, dict) else []
        assets = document.get("assets")
        rest = MOST_BYTES

        def taken(name: str, folders: tuple[str, str]) -> str | None:
            """A file as an address, if there is one, and all together are within the limit."""
            nonlocal rest
            found = self._file(name, path, folders)
            rest -= self._files[found].file_size if found else 0
            return _data_url(self._contents(found)) if found and rest >= 0 else None

        for asset in [*(assets if isinstance(assets, list) else []), *slotted]:
            if not isinstance(asset, dict) or not isinstance(asset.get("p"), str) or asset["p"].startswith("data:"):
                continue
            folder = asset.get("u")
            if image := taken((folder if isinstance(folder, str) else "") + asset["p"], ("i", "images")):
                asset.update(u="", p=image, e=1)
        fonts = document.get("fonts")
        names = fonts.get("list") if isinstance(fonts, dict) else None
        for font in names if isinstance(names, list) else []:
            if not isinstance(font, dict) or not isinstance(font.get("fPath"), str) or font["fPath"].startswith("data:"):
                continue
            font["fPath"] = taken(font["fPath"], ("f", "fonts")) or font["fPath"]

    def _file(self, name: str, document: str, folders: tuple[str, str]) -> str | None:
        parts = [part for part in name.split("/") if part not in ("", ".")]
        if not parts:
            return None
        path, file, folder = "/".join(parts), parts[-1], document[:document.rfind("/") + 1]
        candidates = (path, folder + path, *(f"{one}/{file}" for one in folders), *(f"{folder}{one}/{file}" for one in folders))
        return next((one for one in candidates if one in self._files), None)


def _gunzipped(data: bytes) -> bytes:
    limit = min(len(data) * MOST_RATIO, MOST_OF_A_DOCUMENT)
    unpacker = zlib.decompressobj(wbits=31)
    try:
        document = unpacker.decompress(data, limit + 1)
    except zlib.error as error:
        raise DocumentError(f"the gzip file is damaged: {error}") from error
    if len(document) > limit:
        raise DocumentError(f"the gzip file becomes more than {limit} bytes, at most {MOST_RATIO} times its own are allowed")
    if not unpacker.eof or unpacker.unused_data:
        raise DocumentError("the gzip file is cut off, or has more behind its end")
    return document


def _checked(entries: list[zipfile.ZipInfo], directory: int) -> dict[str, zipfile.ZipInfo]:
    """The files by their paths; raises `DocumentError` for an archive that may do harm."""
    files: dict[str, zipfile.ZipInfo] = {}
    if len(entries) > MOST_ENTRIES:
        raise DocumentError(f"{len(entries)} entries, at most {MOST_ENTRIES} are allowed")
    for entry in entries:
        path = _path(entry)
        parts = path.split("/")
        is_safe = parts[0] and ".." not in parts and ":" not in parts[0] and "\\" not in path and min(path) >= " "
        if not is_safe:
            raise DocumentError(f"the path {path!r} would lead out of the archive")
        if path in files:
            raise DocumentError(f"{path}: the archive has two entries of this path")
        if entry.flag_bits & (1 << 0 | 1 << 6 | 1 << 13):
            raise DocumentError(f"{path}: the entry is encrypted")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise DocumentError(f"{path}: packed by method {entry.compress_type}")
        if entry.file_size > entry.compress_size * MOST_RATIO:
            raise DocumentError(f"{path}: {entry.compress_size} bytes would become {entry.file_size}")
        files[path] = entry
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise DocumentError(f"the entries are larger than {MOST_BYTES >> 20} MiB together")
    # A small archive whose files share bytes can hold very much.
    end = 0
    for path, entry in sorted(files.items(), key=lambda item: item[1].header_offset):
        if entry.header_offset < end:
            raise DocumentError(f"{path}: the entry overlaps another one")
        end = entry.header_offset + HEADER_SIZE + entry.compress_size
        # Its name takes bytes, too.
        if end >= directory:
            raise DocumentError(f"{path}: the entry overlaps the directory")
    return {path: entry for path, entry in files.items() if not path.endswith("/")}


def _path(entry: zipfile.ZipInfo) -> str:
    """The path of an entry in UTF-8, also where its writer has not marked it so; zipfile takes such a path for code page 437."""
    path = entry.orig_filename
    return path if entry.flag_bits & 0x800 else path.encode("cp437").decode("utf-8", "replace")


def _items(value: Any) -> list[dict[str, Any]]:
    """The objects of a list that have a name, the first of several with one."""
    named: dict[str, dict[str, Any]] = {}
    for item in value if isinstance(value, list) else []:
        if isinstance(item, dict) and isinstance(item.get("id"), str):
            named.setdefault(item["id"], item)
    return list(named.values())


def _found(kind: str, name: str, items: dict[str, str]) -> str:
    if name not in items:
        raise DocumentError(f"no {kind} {name!r}; there {'are ' + ', '.join(map(repr, items)) if items else 'is none'}")
    return items[name]


def _data_url(data: bytes) -> str:
    kind = next((kind for start, kind in MEDIA.items() if data.startswith(start)), "octet-stream")
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"
