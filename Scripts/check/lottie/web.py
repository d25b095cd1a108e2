"""lottie-web in a Chromium: pictures and evaluated properties of documents, and pictures of SVGs drawn alike."""

import base64
import tempfile
from pathlib import Path

import numpy as np

from check.browser.chromium import Chromium
from check.browser.eyes import PageError
from check.browser.page import Page
from check.lottie.corpus import web_script
from check.support import BROWSER

PAGE = """<!DOCTYPE html><meta charset="utf-8"><body>
<script>self.webpackChunkdash_extensions = {{ push: (chunk) => {{ window.lottieChunk = chunk[1]; }} }};</script>
<script src="{library}"></script>
<script src="{script}"></script>"""
# The longer side of a picture.
SIDE = 128


class WebRenderer:
    """A page that draws; after a crash, the next call starts another page.

    A loose one allows expressions to assign to names without `var`, as After Effects does and lottie-web does not.
    """

    def __init__(self, is_loose: bool = False) -> None:
        self._is_loose = is_loose
        self._folder = tempfile.TemporaryDirectory()
        page = Path(self._folder.name) / "page.html"
        scripts = [path.resolve().as_uri() for path in (web_script(), BROWSER / "lottie_web.js")]
        page.write_text(PAGE.format(library=scripts[0], script=scripts[1]))
        self._url = page.as_uri()
        self._chromium = None
        self._page = None

    def open(self, document: dict, size: tuple[int, int]) -> dict:
        """Opens a document in lottie-web; returns its first frame, count of frames and rate."""
        return self._call("openFile", document, *size)

    def pictures(self, frames: list[float], size: tuple[int, int]) -> list[np.ndarray | None]:
        """Pictures of the open document; None if lottie-web throws."""
        return [decoded(data, size) for data in self._call("pictures", frames, *size)]

    def pictures_alone(self, document: dict, frames: list[float], size: tuple[int, int]) -> list[np.ndarray | None]:
        """Pictures of a document that is opened anew for each, as lottie-web's may depend on the frame before."""
        found = []
        for frame in frames:
            self.open(document, size)
            found += self.pictures([frame], size)
        return found

    def svg_pictures(self, svgs: list[str], size: tuple[int, int]) -> list[np.ndarray | None]:
        """Pictures of SVGs, stretched to the size; none where there is no SVG."""
        return [decoded(data, size) for data in self._call("svgPictures", svgs, *size)]

    def channels(self, frames: list[float]) -> list[dict]:
        """The properties that lottie-web has evaluated at each frame of the open document."""
        return self._call("channels", frames)

    def expression_values(self, frames: list[float]) -> list[float | None]:
        """The rotation of the first layer of the open document, by its expression."""
        return self._call("expressionValues", frames)

    def close(self) -> None:
        self._end()
        self._folder.cleanup()

    def __enter__(self) -> "WebRenderer":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _call(self, function: str, *arguments):
        if self._chromium is None:
            self._start()
        try:
            return self._page.call(function, *arguments)
        except PageError as error:
            if "Error" not in str(error).split(":")[0]:
                self._end()
            raise

    def _start(self) -> None:
        self._chromium = Chromium()
        self._page = Page(self._chromium)
        try:
            self._page.open(self._url)
            self._page.call("loadLottie", self._is_loose)
        except PageError:
            # Else all later calls would ask a page without lottie-web.
            self._end()
            raise

    def _end(self) -> None:
        if self._chromium is not None:
            self._chromium.close()
            self._chromium = None


def decoded(data: str | None, size: tuple[int, int]) -> np.ndarray | None:
    """A picture out of the page's straight RGBA, premultiplied."""
    width, height = size
    if data is None:
        return None
    if data == "":
        return np.zeros((height, width, 4), np.uint8)
    straight = np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4).astype(np.uint16)
    alpha = straight[..., 3:]
    colours = (straight[..., :3] * alpha + 127) // 255
    return np.concatenate([colours, alpha], axis=-1).astype(np.uint8)


def picture_size(document: dict) -> tuple[int, int]:
    """The document's size, its longer side SIDE pixels."""
    width, height = float(document["w"]), float(document["h"])
    scale = SIDE / max(width, height)
    return max(1, round(width * scale)), max(1, round(height * scale))
