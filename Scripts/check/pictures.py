"""Compares pictures: those of two programs, pages with committed ones, and pixels of Lottie players."""

import io
import shutil
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops

from check.support import output, require

# MARK: Pictures of two programs


class Bounds(NamedTuple):
    """Bounds of a difference, or a difference itself."""

    # The fraction of the pixels with a channel off by more than THRESHOLD, 0…1.
    share: float
    # The mean over pixels and channels, in levels of 255.
    mean: float

    def __str__(self) -> str:
        return f"{self.share:.3%} of the pixels, by {self.mean:.3f} of 255 in the mean"

    def holds(self, found: "Bounds") -> bool:
        return found.share <= self.share and found.mean <= self.mean


# In levels of 255: a pixel with a greater difference counts as off.
THRESHOLD = 32
# Twice the measured values. Two programs smooth edges differently, above all those of clips, and colours with an opacity
# differ by a level.
SAME_PICTURE = Bounds(0.005, 1.2)
# They also choose different fonts for sans-serif.
SAME_PICTURE_WITH_TEXT = Bounds(0.04, 6)


def difference(a: Image.Image, b: Image.Image) -> Bounds:
    """The difference of two pictures on white; raises ValueError if their sizes differ."""
    apart = abs(_on_white(a) - _on_white(b))
    return Bounds(float((apart.max(axis=-1) > THRESHOLD).mean()), float(apart.mean()))


def drawn_by_librsvg(document: str, size: tuple[int, int]) -> Image.Image:
    """An SVG on white, by the program rsvg-convert."""
    width, height = size
    png = output(shutil.which("rsvg-convert"), "-w", width, "-h", height, "-b", "white", input=document.encode(), text=False)
    return Image.open(io.BytesIO(png)).convert("RGB")


def ink(picture: Image.Image) -> float:
    """The fraction of the pixels that are not white."""
    return float((_on_white(picture) < 255).any(axis=-1).mean())


def _on_white(picture: Image.Image) -> np.ndarray:
    white = Image.new("RGBA", picture.size, "white")
    white.alpha_composite(picture.convert("RGBA"))
    return np.asarray(white.convert("RGB"), np.int16)


# MARK: Pages and their committed pictures

# They are compared without text and controls, which differ from machine to machine, and at half their size, so that the
# smoothing of edges does not count. The worst tile counts, as a change may be small in a page.
TILE = 32
WITHOUT_TEXT = """
* { font-size: 0 !important; line-height: 18px !important; }
input { visibility: hidden; }
"""
# In levels of 255. Measured with the gallery: other fonts make no difference. Without one of the pictures the
# difference is 11 or more in the dark, without the lines of a plot about 6.
GREATEST_DIFFERENCE = 4


class References:
    """The reference pictures of a folder, to compare with or to make anew."""

    def __init__(self, folder: Path, is_writing: bool = False) -> None:
        self._folder, self._is_writing = folder, is_writing

    def hold(self, name: str, picture: Image.Image) -> None:
        """Requires that a page looks as it did; writing makes its picture the reference."""
        apart = self.difference(name, picture)
        message = f"{name} looks different by {apart} levels; if it should, --write makes the reference anew"
        require(apart <= GREATEST_DIFFERENCE, message)

    def difference(self, name: str, picture: Image.Image) -> int:
        """The greatest mean difference of a tile from the reference, in levels of 255; each channel counts separately."""
        file = self._folder / f"{name}.png"
        small = picture.convert("RGB").resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)
        if self._is_writing:
            small.save(file, optimize=True)
        with Image.open(file) as reference:
            require(reference.size == small.size, f"{name} has {small.size} pixels, the reference {reference.size}")
            tiles = ImageChops.difference(small, reference.convert("RGB")).reduce(TILE)
        return max(greatest for _, greatest in tiles.getextrema())


# MARK: Pixels of Lottie players, premultiplied RGBA

# An alpha up to this draws nothing.
INVISIBLE = 8
OF_ALL, OF_DRAWN = 0.01, 0.05


class Agreement(NamedTuple):
    """Shares of the pixels that are off."""

    of_all: float
    # The share of the pixels that either picture draws.
    of_drawn: float

    @property
    def is_close(self) -> bool:
        return self.of_all <= OF_ALL and self.of_drawn <= OF_DRAWN


def off_pixels(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The pixels that are off, over black or over white."""
    a, b = a.astype(np.int16), b.astype(np.int16)
    over_black = a[..., :3] - b[..., :3]
    over_white = over_black - (a[..., 3:] - b[..., 3:])
    return np.maximum(abs(over_black), abs(over_white)).max(axis=-1) > THRESHOLD


def agreement(a: np.ndarray, b: np.ndarray) -> Agreement:
    off = int(off_pixels(a, b).sum())
    drawn = int((np.maximum(a[..., 3], b[..., 3]) > INVISIBLE).sum())
    return Agreement(off / (a.shape[0] * a.shape[1]), off / drawn if drawn else 0.0)
