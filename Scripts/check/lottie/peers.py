"""rlottie and ThorVG through their C interfaces: peers.py NAME FILE WIDTH HEIGHT FRAME… writes premultiplied RGBA.

Run one process for each file, as the renderers crash on some. Frames are whole frames of the document, as rlottie takes
no others.
"""

import ctypes
import importlib.util
import sys
from ctypes import POINTER, c_bool, c_char_p, c_float, c_int, c_size_t, c_ubyte, c_uint32, c_void_p
from functools import cache
from pathlib import Path


class LoadError(Exception):
    """The renderer refuses the document."""


@cache
def library(package: str, name: str, prefix: str, **signatures: tuple) -> ctypes.CDLL:
    """A library from a package, without importing the package; for each function its result and its arguments."""
    loaded = ctypes.CDLL(str(Path(importlib.util.find_spec(package).origin).parent / name))
    for function, (result, *arguments) in signatures.items():
        called = getattr(loaded, prefix + function)
        called.restype, called.argtypes = result, arguments
        # The rest of the name is enough here.
        setattr(loaded, function, called)
    return loaded


class Renderer:
    """A document in a renderer, and the surface that it draws on."""

    def __init__(self, width: int, height: int) -> None:
        self.size = width, height
        self.surface = (c_ubyte * (4 * width * height))()

    def pixels(self) -> bytes:
        """Premultiplied RGBA of the last frame; both renderers write blue first."""
        pixels = bytearray(self.surface)
        pixels[0::4], pixels[2::4] = pixels[2::4], pixels[0::4]
        return bytes(pixels)


class Rlottie(Renderer):
    """A document in rlottie; a frame is counted from the document's first."""

    def __init__(self, data: bytes, folder: Path, width: int, height: int) -> None:
        super().__init__(width, height)
        self.library = library(
            "rlottie_python", "librlottie.so", "lottie_", animation_from_data=(c_void_p, c_char_p, c_char_p, c_char_p),
            animation_destroy=(None, c_void_p), animation_get_totalframe=(c_size_t, c_void_p),
            configure_model_cache_size=(None, c_size_t),
            animation_render=(None, c_void_p, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t))
        # Without this, rlottie would take the previous document of the same name from its cache.
        self.library.configure_model_cache_size(0)
        self.handle = self.library.animation_from_data(data, b"", str(folder).encode() + b"/")
        if not self.handle:
            raise LoadError("rlottie refuses it")
        self.frame_count = self.library.animation_get_totalframe(self.handle)

    def draw(self, frame: float) -> None:
        width, height = self.size
        self.library.animation_render(self.handle, int(frame), self.surface, width, height, 4 * width)

    def close(self) -> None:
        self.library.animation_destroy(self.handle)


class ThorVG(Renderer):
    """A document in ThorVG, without threads; a frame is counted from the document's first."""

    def __init__(self, data: bytes, folder: Path, width: int, height: int) -> None:
        super().__init__(width, height)
        self.library = thorvg = library(
            "thorvg_python", "libthorvg-1.so", "tvg_", engine_init=(c_int, c_uint32), swcanvas_create=(c_void_p, c_ubyte),
            swcanvas_set_target=(c_int, c_void_p, c_void_p, c_uint32, c_uint32, c_uint32, c_int), lottie_animation_new=(c_void_p,),
            animation_get_picture=(c_void_p, c_void_p), animation_del=(c_int, c_void_p),
            picture_load_data=(c_int, c_void_p, c_char_p, c_uint32, c_char_p, c_char_p, c_bool),
            picture_set_size=(c_int, c_void_p, c_float, c_float), animation_get_total_frame=(c_int, c_void_p, POINTER(c_float)),
            animation_set_frame=(c_int, c_void_p, c_float), canvas_add=(c_int, c_void_p, c_void_p), canvas_update=(c_int, c_void_p),
            canvas_draw=(c_int, c_void_p, c_bool), canvas_sync=(c_int, c_void_p), canvas_destroy=(c_int, c_void_p))
        thorvg.engine_init(0)
        self.canvas = thorvg.swcanvas_create(1)
        # 1: ARGB as words, premultiplied, as in rlottie.
        thorvg.swcanvas_set_target(self.canvas, self.surface, width, width, height, 1)
        self.handle = thorvg.lottie_animation_new()
        picture = thorvg.animation_get_picture(self.handle)
        if thorvg.picture_load_data(picture, data, len(data), b"lottie+json", str(folder).encode(), True) != 0:
            raise LoadError("ThorVG refuses it")
        thorvg.picture_set_size(picture, width, height)
        thorvg.canvas_add(self.canvas, picture)
        count = c_float()
        thorvg.animation_get_total_frame(self.handle, ctypes.byref(count))
        self.frame_count = count.value

    def draw(self, frame: float) -> None:
        self.library.animation_set_frame(self.handle, frame)
        self.library.canvas_update(self.canvas)
        self.library.canvas_draw(self.canvas, True)
        self.library.canvas_sync(self.canvas)

    def close(self) -> None:
        self.library.canvas_destroy(self.canvas)
        self.library.animation_del(self.handle)


RENDERERS = {"rlottie": Rlottie, "thorvg": ThorVG}
NAMES = tuple(RENDERERS)


def main() -> None:
    name, file, width, height, first, *frames = sys.argv[1:]
    path = Path(file)
    renderer = RENDERERS[name](path.read_bytes(), path.parent, int(width), int(height))
    for frame in frames:
        renderer.draw(float(frame) - float(first))
        sys.stdout.buffer.write(renderer.pixels())
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
