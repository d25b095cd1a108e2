"""Pixels of pictures, which the program inbetween-raster draws: Documentation/Raster.md has its protocol."""

from __future__ import annotations

import math
import operator
import os
import re
import shutil
import subprocess
from pathlib import Path as FilePath
from typing import Literal, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from inbetween.errors import DocumentError, ParameterError, ToolError

Pixels = NDArray[np.uint8]
"""Rows from the top, columns from the left, and red, green, blue and alpha, which the colours are not multiplied by."""

HELPER = "inbetween-raster"
GREATEST_LENGTH, GREATEST_AREA = 32_767, 1 << 28
_SIZE = re.compile(r'<svg [^>]*?\bwidth="([^"]+)" height="([^"]+)"')


def png_of(svg: str, width: SupportsIndex | None) -> bytes:
    """A PNG file of a picture, so many pixels wide, or one for each point."""
    return _drawn(svg, _size(svg, width), "png")


def pixels_of(svg: str, width: SupportsIndex | None) -> Pixels:
    """The pixels of a picture, so many of them wide, or one for each point."""
    columns, rows = _size(svg, width)
    return np.frombuffer(_drawn(svg, (columns, rows), "rgba"), np.uint8).reshape(rows, columns, 4).copy()


def _size(svg: str, width: SupportsIndex | None) -> tuple[int, int]:
    """The width and the height in pixels: as the tool rounds them, up."""
    found = _SIZE.match(svg)
    assert found, "pictures of the library have a size"
    across, down = float(found[1]), float(found[2])
    columns = math.ceil(across) if width is None else operator.index(width)
    if not 1 <= columns <= GREATEST_LENGTH:
        raise ParameterError(f"width must be from 1 to {GREATEST_LENGTH} pixels, not {columns}")
    # Rounding errors must not add a pixel.
    rows = max(1, math.ceil(columns / across * down * (1 - 1e-9)))
    if rows > GREATEST_LENGTH or columns * rows > GREATEST_AREA:
        raise ParameterError(f"{columns} × {rows} pixels are too many: a picture has at most {GREATEST_AREA}")
    return columns, rows


def _helper() -> str:
    """The program: that beside the tool which INBETWEEN names, or that on the PATH."""
    named = os.environ.get("INBETWEEN")
    folders = [str(FilePath(named).parent)] if named else []
    found = shutil.which(HELPER, path=os.pathsep.join([*folders, os.environ.get("PATH", os.defpath)]))
    if found is None:
        raise ToolError(
            f"{HELPER}, which draws pixels, is not on the PATH: in a checkout of Inbetween `make raster` builds it in "
            "out/raster, and `make install` installs it")
    return found


def _drawn(svg: str, size: tuple[int, int], format: Literal["png", "rgba"]) -> bytes:
    """What the program answers to a request to draw a document."""
    helper, document = _helper(), svg.encode()
    request = f"draw {size[0]} {size[1]} {format} none 1\nover {len(document)}\n".encode() + document
    try:
        done = subprocess.run([helper, "--threads", "1"], input=request, capture_output=True, check=False)
    except OSError as error:
        raise ToolError(f"{helper} cannot be run: {error.strerror}") from None
    header, _, data = done.stdout.partition(b"\n")
    kind, _, rest = header.decode(errors="replace").partition(" ")
    if kind == "error":
        raise DocumentError(f"the picture cannot be drawn: {rest}")
    if done.returncode != 0 or [kind, *rest.split()] != [format, *map(str, size), str(len(data))]:
        reason = done.stderr.decode(errors="replace").strip() or f"exit code {done.returncode}"
        raise ToolError(f"{helper} failed: {reason}")
    return data
