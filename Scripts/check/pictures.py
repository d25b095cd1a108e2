"""Compares pictures: those of two programs, pages with committed ones, and pixels of Lottie players."""

import io
import shutil
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops

from check.support import output

# MARK: Pictures of two programs


class Bounds(NamedTuple):
    """Bounds of a difference."""

    share: float
    mean: float


class Difference(NamedTuple):
    """The difference of two pictures of the same size."""

    # The fraction of the pixels with a channel off by more than the threshold, 0…1.
    share: float
    # The mean over pixels and channels, in levels of 255.
    mean: float

    def is_within(self, bounds: Bounds) -> bool:
        return self.share <= bounds.share and self.mean <= bounds.mean

    def __str__(self) -> str:
        return f"{self.share:.3%} of the pixels, by {self.mean:.3f} of 255 in the mean"


# Twice the measured values. Two programs smooth edges differently, above all those of clips, and colours with an opacity
# differ by a level.
SAME_PICTURE = Bounds(0.005, 1.2)
# They also choose different fonts for sans-serif.
SAME_PICTURE_WITH_TEXT = Bounds(0.04, 6)


def difference(a: Image.Image, b: Image.Image, threshold: int = 32) -> Difference:
    """The difference of two pictures on white; raises ValueError if their sizes differ."""
    a, b = _on_white(a), _on_white(b)
    _require_same_size(a, b)
    apart = ImageChops.difference(a, b)
    worst = apart.getchannel(0)
    for channel in (1, 2):
        worst = ImageChops.lighter(worst, apart.getchannel(channel))
    pixels = a.width * a.height
    levels = sum(level % 256 * count for level, count in enumerate(apart.histogram()))
    return Difference(sum(worst.histogram()[threshold + 1:]) / pixels, levels / (3 * pixels))


def drawn_by_librsvg(document: str, size: tuple[int, int]) -> Image.Image:
    """An SVG on white, by the program rsvg-convert."""
    width, height = size
    png = output(shutil.which("rsvg-convert"), "-w", width, "-h", height, "-b", "white", input=document.encode(), text=False)
    return Image.open(io.BytesIO(png)).convert("RGB")


def ink(picture: Image.Image) -> float:
    """The fraction of the pixels that are not white."""
    apart = ImageChops.difference(picture, Image.new("RGB", picture.size, "white")).convert("L")
    return 1 - apart.histogram()[0] / (picture.width * picture.height)


def _on_white(picture: Image.Image) -> Image.Image:
    white = Image.new("RGBA", picture.size, "white")
    white.alpha_composite(picture.convert("RGBA"))
    return white.convert("RGB")


def _require_same_size(a: Image.Image, b: Image.Image) -> None:
    if a.size != b.size:
        raise ValueError(f"pictures of {a.size} and {b.size} pixels")


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
        self._folder = folder
        self._is_writing = is_writing

    def difference(self, name: str, picture: Image.Image) -> int:
        """The difference of a picture from the reference of a name, in the worst tile; writing makes it the reference.

        Raises ValueError if their sizes differ.
        """
        file = self._folder / f"{name}.png"
        small = picture.convert("RGB").resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)
        if self._is_writing:
            self._folder.mkdir(parents=True, exist_ok=True)
            small.save(file, optimize=True)
        with Image.open(file) as reference:
            return worst_tile(small, reference.convert("RGB"))


def worst_tile(a: Image.Image, b: Image.Image) -> int:
    """The greatest mean difference of a tile, in levels of 255; each channel counts separately."""
    _require_same_size(a, b)
    tiles = ImageChops.difference(a, b).reduce(TILE)
    return max(greatest for _, greatest in tiles.getextrema())


# MARK: Pixels of Lottie players, premultiplied RGBA

# In levels of 255, over black and over white: a pixel with a greater difference counts as off.
THRESHOLD = 32
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
