"""Support for tests of pages and pictures: a headless Chromium, its console messages, and comparison of pictures."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

NAMES = ["chromium", "chromium-browser", "google-chrome"]
CONSOLE = re.compile(r"^\[[^\]]*:CONSOLE[:(]\d+\)?\] (.*)$", re.MULTILINE)
# No drawing by a graphics card, as that differs from machine to machine.
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--enable-logging=stderr",
]
TIMEOUT_SECONDS = 120


class ConsoleMessages(Exception):
    """A page has written to the console, which is an error; failed loads do not appear there."""

    def __init__(self, url: str, messages: list[str]) -> None:
        super().__init__(f"{url}: the console says: " + "; ".join(messages))
        self.messages = messages


class Difference(NamedTuple):
    """The difference of two pictures of the same size."""

    # The fraction of the pixels with a channel off by more than the threshold, 0…1.
    share: float
    # The mean over pixels and channels, in levels of 255.
    mean: float
    # The greatest difference, in levels of 255.
    greatest: int


def find_browser() -> str | None:
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def screenshot(browser: str, url: str, png: Path, size: tuple[int, int], flags: tuple[str, ...] = ()) -> None:
    """Writes the picture of a page in a window of a size.

    Raises ConsoleMessages if the page writes to the console, RuntimeError if there is no picture.
    """
    png.unlink(missing_ok=True)
    _run(browser, url, f"--screenshot={png}", f"--window-size={size[0]},{size[1]}", *flags)
    if not png.exists():
        raise RuntimeError(f"{url}: the browser has not made a picture")


def dump_dom(browser: str, url: str, budget_ms: int, flags: tuple[str, ...] = ()) -> str:
    """The document of a page after a time of its virtual clock.

    Raises ConsoleMessages if the page writes to the console, RuntimeError if there is no document.
    """
    document = _run(browser, url, "--dump-dom", f"--virtual-time-budget={budget_ms}", *flags)
    if "</html>" not in document:
        raise RuntimeError(f"{url}: the browser has not made a document")
    return document


def with_scripts(page: str, head: str = "", body: str = "") -> str:
    """A page with the scripts of a check, before its style and after its body; its policy is changed to let them run."""
    scripted = page.replace("<style>", head + "<style>", 1).replace("</body>", body + "</body>", 1)
    return re.sub(r"'sha256-[^']*'", "'unsafe-inline'", scripted, count=1)


def difference(png_a: Path | Image.Image, png_b: Path | Image.Image, threshold: int = 32) -> Difference:
    """The difference of two pictures on white; raises ValueError if their sizes differ."""
    a, b = (_on_white(picture) for picture in (png_a, png_b))
    if a.size != b.size:
        raise ValueError(f"pictures of {a.size} and {b.size} pixels")
    apart = ImageChops.difference(a, b)
    worst = apart.getchannel(0)
    for channel in (1, 2):
        worst = ImageChops.lighter(worst, apart.getchannel(channel))
    counts = worst.histogram()
    pixels = a.width * a.height
    levels = sum(level % 256 * count for level, count in enumerate(apart.histogram()))
    return Difference(sum(counts[threshold + 1:]) / pixels, levels / (3 * pixels), worst.getextrema()[1])


def _on_white(picture: Path | Image.Image) -> Image.Image:
    image = picture if isinstance(picture, Image.Image) else Image.open(picture)
    white = Image.new("RGBA", image.size, "white")
    white.alpha_composite(image.convert("RGBA"))
    return white.convert("RGB")


def _run(browser: str, url: str, *flags: str) -> str:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        run = subprocess.run(
            [browser, *FLAGS, f"--user-data-dir={profile}", *flags, url],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT_SECONDS,
        )
    if run.returncode != 0:
        raise RuntimeError(f"{url}: the browser ended with {run.returncode}\n{run.stderr[-2000:]}")
    messages = CONSOLE.findall(run.stderr)
    if messages:
        raise ConsoleMessages(url, messages)
    return run.stdout
