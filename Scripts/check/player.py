"""The player of Lottie animations; `check.pages` runs it. The player's frames are compared with those of the tool."""

import json
import tempfile
import time
from pathlib import Path

from PIL import Image

from check.browser.eyes import require_accessible, runs_foreign_scripts
from check.browser.page import Page
from check.browser.suites import Suite, require
from check.support import FIXTURES, output

MARKERS = FIXTURES / "Lottie/extras/markers.json"
PICTURE = "document.querySelector('.stage').shadowRoot.querySelector('div').innerHTML"
NAME = "document.querySelector('.lottie-player h2').textContent"
PROBLEM = "document.querySelector('.lottie-player > .problem')"
IS_PLAYING = "document.querySelector('.transport button').title === 'Pause'"
COUNT_DRAWINGS = """{
  const picture = document.querySelector(".stage").shadowRoot.querySelector("div");
  window.drawings = 0;
  new MutationObserver(() => { drawings += 1; }).observe(picture, { childList: true });
}"""


class Driver:
    """The player in a page, with the tool and a folder for saved files."""

    def __init__(self, page: Page, player: Path, tool: Path, folder: Path) -> None:
        self.page, self.tool, self.player, self.folder = page, tool, player, folder
        self.cubes = folder / "cubes.json"
        if not self.cubes.exists():
            self.run("effect", "render", "cube-refresh", "-o", str(self.cubes))

    def run(self, *arguments: str) -> str:
        """The standard output of the tool."""
        return output(self.tool, *arguments)

    def open(self, request: dict | None = None) -> None:
        """Opens the page; a request is filled in, as the tool does it."""
        page = self.folder / "player.html"
        text = self.player.read_text()
        if request is not None:
            text = text.replace("{{request}}", json.dumps(request).replace("<", "\\u003c"))
        page.write_text(text)
        self.page.open(page)
        self.page.wait_until("document.body.dataset.state === 'ready'")

    def drop(self, file: Path) -> None:
        self.page.drop(file, "main")
        self.page.wait_until(f"{NAME} === {json.dumps(file.name)} || !{PROBLEM}.hidden")

    def pause(self) -> None:
        if self.page.evaluate(IS_PLAYING):
            self.page.evaluate("document.activeElement.blur()")
            self.page.press(" ")
            self.page.wait_until(f"!({IS_PLAYING})")

    def press(self, key: str, *, shift: bool = False) -> float:
        """Presses a key outside all controls, and returns the frame that is shown afterwards."""
        self.page.evaluate("document.activeElement.blur()")
        self.page.press(key, shift=shift)
        self.page.wait_for_frames(3)
        return self.frame

    @property
    def frame(self) -> float:
        return float(self.page.evaluate("document.querySelector('.transport .time').textContent.split(' ')[1]"))

    def saved(self, button: str, pattern: str) -> Path:
        """The file that a button gives the reader."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        self.page.browser_command(
            "Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder), browserContextId=self.page.context)
        self.page.click(self.page.named(button, "button"))
        deadline = time.monotonic() + 10
        while not (files := list(folder.glob(pattern))):
            require(time.monotonic() < deadline, f"{button} saves nothing")
            time.sleep(0.05)
        time.sleep(0.2)
        return files[0]


def check_drop(driver: Driver) -> None:
    """it invites, plays what is dropped, and keeps it when the next file is none"""
    driver.open()
    require(driver.page.evaluate("document.querySelector('.content').hidden"), "an empty page shows a player")
    driver.drop(driver.cubes)
    require(driver.page.evaluate(IS_PLAYING), "it does not play")
    bad = driver.folder / "bad.json"
    bad.write_text('{"a": 1}')
    driver.drop(bad)
    require(driver.page.evaluate(NAME) == "cubes.json", "a bad file takes the place of a good one")
    message = driver.page.evaluate(f"{PROBLEM}.textContent")
    require(message == "bad.json is no Lottie animation: expected the number w, found none", message)
    driver.drop(MARKERS)
    require(driver.page.evaluate(f"{PROBLEM}.hidden"), "the message of a former file stays")


def check_keys(driver: Driver) -> None:
    """keys play, step and jump"""
    driver.open()
    driver.drop(driver.cubes)
    driver.pause()
    steps = [
        ("Home", False, 0), ("ArrowLeft", False, 0), ("ArrowRight", False, 1), ("ArrowRight", True, 11), ("ArrowLeft", False, 10),
        ("End", False, 173), ("ArrowRight", False, 173), ("ArrowLeft", True, 163),
    ]
    for key, shift, frame in steps:
        shown = driver.press(key, shift=shift)
        require(shown == frame, f"{key} shows frame {shown}, not {frame}")


def check_frames(driver: Driver) -> None:
    """a frame is drawn once, and when it changes"""
    driver.open()
    driver.drop(driver.cubes)
    driver.pause()
    driver.press("Home")
    driver.page.evaluate(COUNT_DRAWINGS)
    driver.page.wait_for_frames(10)
    require(driver.page.evaluate("drawings") == 0, "a still picture is drawn again")
    slider = driver.page.element(".transport input[type=range]")
    driver.page.mouse.drag(slider.at(0.1, 0.5), slider.at(0.6, 0.5), steps=5)
    driver.page.wait_for_frames(3)
    drawings, frame = driver.page.evaluate("drawings"), driver.frame
    require(1 <= drawings <= 7 and 90 < frame < 120, f"{drawings} drawings up to frame {frame}")
    # The document has thirty frames a second, the screen sixty.
    driver.drop(MARKERS)
    drawings, milliseconds = driver.page.evaluate("""new Promise((done) => {
      const [drawn, start] = [drawings, performance.now()];
      setTimeout(() => done([drawings - drawn, performance.now() - start]), 1000);
    })""")
    require(5 < drawings < 0.03 * milliseconds + 3, f"{drawings} drawings in {milliseconds} ms")


def check_markers(driver: Driver) -> None:
    """markers play their segments, and the end of a segment lies behind its start"""
    driver.open()
    driver.drop(MARKERS)
    driver.page.click(driver.page.named("middle", "button"))
    driver.pause()
    require((driver.press("Home"), driver.press("End")) == (20, 39), "the marker's segment is another")
    driver.page.click(driver.page.named("To frame", "textbox"))
    driver.page.press("a", control=True)
    driver.page.type("10")
    driver.page.press("Enter")
    message = driver.page.evaluate("[...document.querySelectorAll('.segment .problem')].map((one) => one.textContent).join('')")
    require(message == "The start is before the end", f"10 as the end is taken: {message!r}")
    driver.page.click(driver.page.named("Whole animation", "button"))
    driver.page.click(driver.page.named("Go to end", "button"))
    driver.page.wait_for_frames(3)
    require(driver.frame == 40, f"a marker without a duration shows {driver.frame}")


def check_end(driver: Driver) -> None:
    """without a loop it stops at the last frame, and plays again from the first"""
    driver.open()
    driver.drop(MARKERS)
    driver.page.click(driver.page.named("Loop", "button"))
    driver.page.wait_until(f"!({IS_PLAYING})", 10)
    require(driver.frame == 59, f"it ends at {driver.frame}")
    driver.press(" ")
    require(driver.page.evaluate(IS_PLAYING) and driver.frame < 40, "it does not begin anew")


def check_curves(driver: Driver) -> None:
    """curves are the tool's numbers"""
    driver.open()
    driver.drop(driver.cubes)
    driver.pause()
    driver.press("Home")
    for _ in range(8):
        driver.press("ArrowRight", shift=True)
    # The page chooses the first property that moves by itself.
    driver.page.wait_until("document.querySelector('.channel .value')?.textContent", 30)
    key_path = driver.page.evaluate("document.querySelector('.channel h3').textContent")
    shown = driver.page.evaluate("[...document.querySelectorAll('.channel .value')].map((one) => one.textContent)")
    table = driver.run("lottie", "sample", str(driver.cubes), "--key-path", key_path, "--at", "80").splitlines()
    numbers = [float(cell) for cell in table[1].split(",")[1:]]
    read = [float(text.replace("−", "-")) for text in shown]
    # Four significant digits are shown.
    is_equal = all(abs(one - other) <= 5e-4 * abs(other) + 1e-6 for one, other in zip(read, numbers, strict=True))
    require(is_equal, f"{read}, not {numbers}")


def check_colors(driver: Driver) -> None:
    """a colour becomes another one, and what it was"""
    driver.open()
    driver.drop(driver.cubes)
    driver.pause()
    driver.press("End")
    before = driver.page.evaluate(PICTURE)
    driver.page.click(driver.page.named("Colours", "tab"))
    color = driver.page.evaluate("document.querySelector('.colors code').textContent")
    driver.page.evaluate("""{
      const input = document.querySelector(".colors input");
      input.value = "#12ff34";
      for (const name of ["input", "change"]) input.dispatchEvent(new Event(name));
    }""")
    driver.page.wait_for_frames(3)
    after = driver.page.evaluate(PICTURE)
    require("#12ff34" in after and color not in after, f"{color} is not #12ff34")
    driver.page.click(driver.page.named("All as they were", "button"))
    driver.page.wait_for_frames(3)
    require(driver.page.evaluate(PICTURE) == before, "the colours are not as they were")


def check_export(driver: Driver) -> None:
    """an exported frame is the tool's, and its pixels have the background"""
    driver.open()
    driver.drop(driver.cubes)
    driver.pause()
    driver.press("Home")
    for _ in range(6):
        driver.press("ArrowRight", shift=True)
    driver.page.click(driver.page.named("Export", "tab"))
    own = driver.saved("Save SVG", "*.svg")
    require(own.name == "cubes-60.svg", f"the file is called {own.name}")
    drawn = driver.run("lottie", "render", str(driver.cubes), "--frame", "60")
    require(own.read_text().strip() == drawn.strip(), "another picture")
    driver.page.clipboard.allow()
    driver.page.click(driver.page.named("Copy SVG", "button"))
    driver.page.wait_until("document.querySelector('.announcement')?.textContent.startsWith('Copied')")
    require(driver.page.clipboard.text() == own.read_text(), "another text on the clipboard")
    corner = Image.open(driver.saved("Save PNG", "*.png")).convert("RGBA")
    require((corner.size, corner.getpixel((0, 0))[3]) == ((40, 70), 0), f"{corner.size}, {corner.getpixel((0, 0))}")
    driver.page.click(driver.page.named("White", "radio"))
    driver.page.click(driver.page.named("3×", "radio"))
    corner = Image.open(driver.saved("Save PNG", "*.png")).convert("RGBA")
    require((corner.size, corner.getpixel((0, 0))) == ((120, 210), (255,) * 4), f"{corner.size}, {corner.getpixel((0, 0))}")


def check_request(driver: Driver) -> None:
    """it plays what the tool asks for, from a frame to another"""
    document = json.loads(driver.cubes.read_text())
    driver.open({"name": "asked", "document": document, "from": 30, "to": 120, "warnings": ["a warning"]})
    driver.pause()
    require((driver.press("Home"), driver.press("End")) == (30, 119), "other frames are played")
    driver.page.named("Warnings (1)", "tab")


def check_stillness(driver: Driver) -> None:
    """it shows the first frame to who wants less motion"""
    driver.page.emulate(reduced_motion=True)
    driver.open({"name": "asked", "document": json.loads(driver.cubes.read_text())})
    driver.page.wait_for_frames(5)
    require(not driver.page.evaluate(IS_PLAYING) and driver.frame == 0, "it plays")
    require("<svg" in driver.page.evaluate(PICTURE), "there is no picture")


def check_accessibility(driver: Driver) -> None:
    """axe-core finds nothing serious, and nothing is wider than a telephone"""
    for dark in (False, True):
        driver.page.emulate(390, 844, dark=dark)
        driver.open()
        require_accessible(driver.page, "an empty player")
        driver.drop(driver.cubes)
        driver.page.wait_until("document.querySelector('.channel .value')?.textContent", 30)
        for name in ("Colours", "Warnings", "Export", "Layers"):
            driver.page.click(driver.page.named(name, "tab"))
            driver.page.wait_for_frames()
            require_accessible(driver.page, name)
            require(driver.page.evaluate("document.documentElement.scrollWidth") == 390, f"{name} is wider than the window")


def check_policy(driver: Driver) -> None:
    """its own script runs, also as the tool fills it, and no other"""
    driver.open({"name": "</script><script>window.wasForeign = 1</script>", "document": json.loads(driver.cubes.read_text())})
    require(not runs_foreign_scripts(driver.page), "it runs what is not its own")


SUITE = Suite("player", "player.html", Driver, [
    check_drop, check_keys, check_frames, check_markers, check_end, check_curves, check_colors, check_export, check_request,
    check_stillness, check_accessibility, check_policy,
])
