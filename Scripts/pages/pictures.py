"""Pictures of pages beside those that were committed.

They are compared without text and controls, which differ from machine to machine, and at half their size, so that the
smoothing of edges does not count. The worst tile counts, as what changes may be small in a page.
"""

from pathlib import Path

from PIL import Image, ImageChops

TILE = 32
WITHOUT_TEXT = """
* { font-size: 0 !important; line-height: 18px !important; }
input { visibility: hidden; }
"""
# In levels of 255. Measured with the gallery: other fonts make no difference; without one of the pictures it is 11 or
# more in the dark, without the lines of a plot about 6.
GREATEST_DIFFERENCE = 4


class References:
    """The pictures of a folder, to be held against or to be made anew."""

    def __init__(self, folder: Path, is_writing: bool = False) -> None:
        self._folder = folder
        self._is_writing = is_writing

    def difference(self, name: str, picture: Image.Image) -> int:
        """The difference of a picture from the one of that name, in its worst tile; writing makes it that one.

        Raises ValueError if their sizes differ.
        """
        file = self._folder / f"{name}.png"
        if self._is_writing:
            self._folder.mkdir(parents=True, exist_ok=True)
            half_size(picture).save(file, optimize=True)
        with Image.open(file) as reference:
            return worst_tile(half_size(picture), reference.convert("RGB"))


def half_size(picture: Image.Image) -> Image.Image:
    """What is compared of a picture."""
    return picture.convert("RGB").resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX)


def worst_tile(a: Image.Image, b: Image.Image) -> int:
    """The greatest mean difference of a tile, in levels of 255; each channel counts separately."""
    if a.size != b.size:
        raise ValueError(f"pictures of {a.size} and {b.size} pixels")
    tiles = ImageChops.difference(a, b).reduce(TILE)
    return max(greatest for _, greatest in tiles.getextrema())
