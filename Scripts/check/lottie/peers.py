"""rlottie and ThorVG through their C interfaces: peers.py NAME FILE WIDTH HEIGHT FRAME… writes premultiplied RGBA.

Run one process for each file, as the renderers crash on some. Frames are whole frames of the document, as rlottie takes
no others.
"""

import ctypes
import importlib.util
import sys
from ctypes import POINTER, c_char_p, c_double, c_float, c_int, c_size_t, c_ubyte, c_uint32, c_void_p
from pathlib import Path

NAMES = ("rlottie", "thorvg")


class LoadError(Exception):
    """The renderer refuses the document."""


class Rlottie:
    """A document in rlottie, and the surface it draws on."""

    def __init__(self, data: bytes, folder: Path, width: int, height: int) -> None:
        self.library = library = shared_object("rlottie_python", "librlottie.so")
        signatures = {
            "lottie_animation_from_data": (c_void_p, c_char_p, c_char_p, c_char_p),
            "lottie_animation_destroy": (None, c_void_p),
            "lottie_animation_get_totalframe": (c_size_t, c_void_p),
            "lottie_animation_get_framerate": (c_double, c_void_p),
            "lottie_animation_render": (None, c_void_p, c_size_t, c_void_p, c_size_t, c_size_t, c_size_t),
            "lottie_configure_model_cache_size": (None, c_size_t),
        }
        declare(library, signatures)
        # Without this, rlottie would take the previous document of the same name from its cache.
        library.lottie_configure_model_cache_size(0)
        self.handle = library.lottie_animation_from_data(data, b"", str(folder).encode() + b"/")
        if not self.handle:
            raise LoadError("rlottie refuses it")
        self.size = width, height
        self.surface = (c_ubyte * (4 * width * height))()
        self.frame_count = library.lottie_animation_get_totalframe(self.handle)

    def draw(self, frame: float) -> None:
        """Draws a frame, counted from the document's first."""
        width, height = self.size
        self.library.lottie_animation_render(self.handle, int(frame), self.surface, width, height, 4 * width)

    def pixels(self) -> bytes:
        """Premultiplied RGBA of the last frame."""
        return red_first(bytes(self.surface))

    def close(self) -> None:
        self.library.lottie_animation_destroy(self.handle)


class ThorVG:
    """A document in ThorVG, without threads, and the surface it draws on."""

    def __init__(self, data: bytes, folder: Path, width: int, height: int) -> None:
        self.library = library = shared_object("thorvg_python", "libthorvg-1.so")
        signatures = {
            "tvg_engine_init": (c_int, c_uint32),
            "tvg_swcanvas_create": (c_void_p, c_ubyte),
            "tvg_swcanvas_set_target": (c_int, c_void_p, c_void_p, c_uint32, c_uint32, c_uint32, c_int),
            "tvg_lottie_animation_new": (c_void_p,),
            "tvg_animation_get_picture": (c_void_p, c_void_p),
            "tvg_picture_load_data": (c_int, c_void_p, c_char_p, c_uint32, c_char_p, c_char_p, ctypes.c_bool),
            "tvg_picture_set_size": (c_int, c_void_p, c_float, c_float),
            "tvg_animation_get_total_frame": (c_int, c_void_p, POINTER(c_float)),
            "tvg_animation_set_frame": (c_int, c_void_p, c_float),
            "tvg_animation_del": (c_int, c_void_p),
            "tvg_canvas_add": (c_int, c_void_p, c_void_p),
            "tvg_canvas_update": (c_int, c_void_p),
            "tvg_canvas_draw": (c_int, c_void_p, ctypes.c_bool),
            "tvg_canvas_sync": (c_int, c_void_p),
            "tvg_canvas_destroy": (c_int, c_void_p),
        }
        declare(library, signatures)
        library.tvg_engine_init(0)
        self.canvas = library.tvg_swcanvas_create(1)
        self.surface = (c_ubyte * (4 * width * height))()
        # 1: ARGB as words, premultiplied, as in rlottie.
        library.tvg_swcanvas_set_target(self.canvas, self.surface, width, width, height, 1)
        self.handle = library.tvg_lottie_animation_new()
        picture = library.tvg_animation_get_picture(self.handle)
        resources = str(folder).encode()
        if library.tvg_picture_load_data(picture, data, len(data), b"lottie+json", resources, True) != 0:
            raise LoadError("ThorVG refuses it")
        library.tvg_picture_set_size(picture, width, height)
        library.tvg_canvas_add(self.canvas, picture)
        count = c_float()
        library.tvg_animation_get_total_frame(self.handle, ctypes.byref(count))
        self.frame_count = count.value

    def draw(self, frame: float) -> None:
        """Draws a frame, counted from the document's first."""
        library = self.library
        library.tvg_animation_set_frame(self.handle, frame)
        library.tvg_canvas_update(self.canvas)
        library.tvg_canvas_draw(self.canvas, True)
        library.tvg_canvas_sync(self.canvas)

    def pixels(self) -> bytes:
        """Premultiplied RGBA of the last frame."""
        return red_first(bytes(self.surface))

    def close(self) -> None:
        self.library.tvg_canvas_destroy(self.canvas)
        self.library.tvg_animation_del(self.handle)


RENDERERS = {"rlottie": Rlottie, "thorvg": ThorVG}
_libraries: dict[str, ctypes.CDLL] = {}


def shared_object(package: str, name: str) -> ctypes.CDLL:
    """Loads a library from a package, without importing the package."""
    if package not in _libraries:
        folder = Path(importlib.util.find_spec(package).origin).parent
        _libraries[package] = ctypes.CDLL(str(folder / name))
    return _libraries[package]


def declare(library: ctypes.CDLL, signatures: dict) -> None:
    for name, (result, *arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments


def red_first(blue_first: bytes) -> bytes:
    pixels = bytearray(blue_first)
    pixels[0::4], pixels[2::4] = blue_first[2::4], blue_first[0::4]
    return bytes(pixels)


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
