"""Compares pictures of pages with committed ones.

They are compared without text and controls, which differ from machine to machine, and at half their size, so that the
smoothing of edges does not count. The worst tile counts, as a change may be small in a page.
"""

from pathlib import Path

from PIL import Image, ImageChops

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
        if self._is_writing:
            self._folder.mkdir(parents=True, exist_ok=True)
            half_size(picture).save(file, optimize=True)
        with Image.open(file) as reference:
            return worst_tile(half_size(picture), reference.convert("RGB"))


def half_size(picture: Image.Image) -> Image.Image:
    """A picture at half its size, as it is compared."""
    return picture.convert("RGB").resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)


def worst_tile(a: Image.Image, b: Image.Image) -> int:
    """The greatest mean difference of a tile, in levels of 255; each channel counts separately."""
    if a.size != b.size:
        raise ValueError(f"pictures of {a.size} and {b.size} pixels")
    tiles = ImageChops.difference(a, b).reduce(TILE)
    return max(greatest for _, greatest in tiles.getextrema())
