"""The agreement of two pictures, and the verdict for a frame of a file."""

from typing import NamedTuple

import numpy as np

# In levels of 255, over black and over white: a pixel with a greater difference counts as off.
THRESHOLD = 32
# An alpha up to this draws nothing.
INVISIBLE = 8
OF_ALL, OF_DRAWN = 0.01, 0.05


class Difference(NamedTuple):
    """Shares of the pixels that are off."""

    of_all: float
    # The share of the pixels that either picture draws.
    of_drawn: float

    @property
    def is_agreement(self) -> bool:
        return self.of_all <= OF_ALL and self.of_drawn <= OF_DRAWN


def off_pixels(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The pixels of two pictures of premultiplied RGBA that are off, over black or over white."""
    a, b = a.astype(np.int16), b.astype(np.int16)
    over_black = a[..., :3] - b[..., :3]
    over_white = over_black - (a[..., 3:] - b[..., 3:])
    return np.maximum(abs(over_black), abs(over_white)).max(axis=-1) > THRESHOLD


def difference(a: np.ndarray, b: np.ndarray) -> Difference:
    off = int(off_pixels(a, b).sum())
    drawn = int((np.maximum(a[..., 3], b[..., 3]) > INVISIBLE).sum())
    return Difference(off / (a.shape[0] * a.shape[1]), off / drawn if drawn else 0.0)
