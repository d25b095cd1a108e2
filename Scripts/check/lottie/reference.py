"""Draws frames of the corpus with lottie-web, rlottie and ThorVG, and keeps the pixels.

It draws ten frames of each file that are not empty; for the repository's files, the frames that their list names. The
pictures, at 128 pixels, are in reference/SOURCE/FILE.npz beside the corpus: `frames`, and an array of premultiplied RGBA
from each renderer that draws the file. References that are newer than their files are kept.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from check.browser.eyes import PageError
from check.lottie.containers import read_document
from check.lottie.corpus import FOLDER, CorpusFile
from check.lottie.peers import NAMES
from check.lottie.web import WebRenderer, picture_size
from check.support import run

FRAMES = 10
PEER_SECONDS = 60
# An alpha below this draws nothing.
VISIBLE = 8


class Reference(NamedTuple):
    """The pictures of a file's frames by the other renderers."""

    frames: list[float]
    # By renderer: an array (frame, y, x, channel).
    pictures: dict[str, np.ndarray]

    @property
    def size(self) -> tuple[int, int]:
        height, width = next(iter(self.pictures.values())).shape[1:3]
        return width, height


def reference_path(file: CorpusFile) -> Path:
    return FOLDER.parent / "reference" / file.source / f"{file.name}.npz"


def load_reference(path: Path) -> Reference | None:
    """The kept reference; None if no renderer draws anything."""
    with np.load(path) as arrays:
        names = [name for name in ("web", *NAMES) if name in arrays]
        frames = [float(frame) for frame in arrays["frames"]]
        return Reference(frames, {name: arrays[name] for name in names}) if frames and names else None


def make_references(files: list[CorpusFile]) -> None:
    """Draws and keeps the missing references."""
    with WebRenderer() as web:
        for file in files:
            path = reference_path(file)
            if path.exists() and path.stat().st_mtime > file.path.stat().st_mtime:
                continue
            arrays, remark = drawn(web, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            np.savez_compressed(path, **arrays)
            names = [name for name in arrays if name != "frames"]
            print(f"{file.key}: {len(arrays['frames'])} frames by {' '.join(names)}{remark}", flush=True)


def drawn(web: WebRenderer, file: CorpusFile) -> tuple[dict, str]:
    """The arrays to keep, and a remark."""
    try:
        document = read_document(file.path)
    except ValueError as error:
        return {"frames": []}, f" (no document: {error})"
    size = picture_size(document)
    candidates = list(file.frames) or candidate_frames(document["ip"], document["op"])
    remark = ""
    try:
        if file.frames:
            width, height = size
            drawn_alone = web.pictures_alone(document, candidates, size)
            empty = np.zeros((height, width, 4), np.uint8)
            frames, pictures = candidates, [empty if picture is None else picture for picture in drawn_alone]
        else:
            web.open(document, size)
            frames, pictures = visible_frames(web, candidates, size)
    except PageError as error:
        frames, pictures, remark = [], [], f" (lottie-web: {str(error).splitlines()[0]})"
    arrays = {"frames": frames or candidates[:FRAMES]}
    if frames:
        arrays["web"] = np.stack(pictures)
    for name in NAMES:
        pictures = peer_pictures(name, file.path, size, document["ip"], arrays["frames"])
        if pictures is not None:
            arrays[name] = pictures
    is_drawn = any(arrays[name][..., 3].max() > VISIBLE for name in NAMES if name in arrays)
    if not frames and not file.frames and not is_drawn:
        return {"frames": []}, remark + " (nothing is drawn)"
    return arrays, remark


def candidate_frames(first: float, end: float) -> list[int]:
    """Whole frames, spread over the document: ten, then others between them."""
    low = int(np.ceil(first))
    high = max(low, int(np.ceil(end)) - 1)
    fractions = [(index + 0.5) / FRAMES for index in range(FRAMES)] + [index / FRAMES for index in range(FRAMES)]
    fractions += [(index + 0.25) / (2 * FRAMES) for index in range(2 * FRAMES)]
    return list(dict.fromkeys(min(high, low + int(fraction * (end - low))) for fraction in fractions))


def visible_frames(web: WebRenderer, candidates: list[int], size: tuple[int, int]) -> tuple[list[int], list]:
    """The first ten frames that draw something, in their order, and their pictures."""
    found = {}
    for start in range(0, len(candidates), FRAMES):
        frames = candidates[start:start + FRAMES]
        for frame, picture in zip(frames, web.pictures(frames, size)):
            if picture is not None and picture[..., 3].max() > VISIBLE and len(found) < FRAMES:
                found[frame] = picture
        if len(found) == FRAMES:
            break
    frames = sorted(found)
    return frames, [found[frame] for frame in frames]


def peer_pictures(name: str, path: Path, size: tuple[int, int], first: float, frames: list) -> np.ndarray | None:
    """Pictures by rlottie or ThorVG; None if it refuses the document, crashes, or cannot draw between frames."""
    if name == "rlottie" and any(frame != int(frame) for frame in frames):
        return None
    command = [sys.executable, Path(__file__).with_name("peers.py"), name, path, *size, first, *frames]
    try:
        done = run(*command, text=False, timeout=PEER_SECONDS)
    except subprocess.TimeoutExpired:
        return None
    width, height = size
    if done.returncode != 0 or len(done.stdout) != 4 * width * height * len(frames):
        return None
    return np.frombuffer(done.stdout, np.uint8).reshape(len(frames), height, width, 4)
