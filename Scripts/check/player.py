"""The player of Lottie animations; `check.pages` runs it. The player's frames are compared with those of the tool."""

import json
import re
import shlex
import tempfile
import time
from pathlib import Path

from PIL import Image

from check.browser.eyes import BEYOND, require_accessible, runs_foreign_scripts
from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal
from check.support import DOCUMENTS, FIXTURES, ROOT, output

CONTAINERS = ROOT / "Tests/Reference/containers"
HEART = DOCUMENTS / "heart.json"
MARKERS = FIXTURES / "Lottie/extras/markers.json"
TURNING = FIXTURES / "Lottie/transforms/rotation.json"
GRADIENTS = FIXTURES / "Lottie/gradients"
PICTURE = "document.querySelector('.stage').shadowRoot.querySelector('div').innerHTML"
NAME = "document.querySelector('.lottie h2').textContent"
PROBLEM = "document.querySelector('.lottie > .problem')"
COMMAND = "document.querySelector('.exports code')"
OTHERS = "document.querySelector('.lottie header select')"
IS_PLAYING = "document.querySelector('.transport button').title === 'Pause'"
FRAME = "Number(document.querySelector('.transport .time').textContent.split(' ')[1])"
# What stands beside the picture comes after it.
IS_FILLED = "document.querySelector('.details').ariaBusy !== 'true'"
COUNT_DRAWINGS = """{
  const picture = document.querySelector(".stage").shadowRoot.querySelector("div");
  window.drawings = 0;
  new MutationObserver(() => { window.drawings += 1; }).observe(picture, { childList: true, attributes: true, subtree: true });
}"""

RECOLOR = """((color, other) => {
  const row = [...document.querySelectorAll(".colors li")].find((one) => one.querySelector("code").textContent.startsWith(color));
  const input = row.querySelector("input");
  input.value = other;
  for (const name of ["input", "change"]) input.dispatchEvent(new Event(name));
})"""


class Driver:
    """The player in a page, with the tool and a folder for saved files."""

    def __init__(self, page: Page, player: Path, tool: Path, folder: Path) -> None:
        self.page, self.tool, self.player, self.folder = page, tool, player, folder
        self.cubes = folder / "cubes.json"
        if not self.cubes.exists():
            output(tool, "effect", "render", "cube-refresh", "-o", self.cubes)

    def open(self, request: dict | None = None) -> None:
        """Opens the page; a request is filled in, as the tool does it."""
        page = self.folder / "player.html"
        filled = "{{request}}" if request is None else json.dumps(request).replace("<", "\\u003c")
        page.write_text(self.player.read_text().replace("{{request}}", filled))
        self.page.open(page)
        self.page.wait_until(f"document.body.dataset.state === 'ready' && {IS_FILLED}")

    def show(self, file: Path) -> None:
        """Opens the page, drops a file, and stops at its start."""
        self.open()
        self.drop(file)
        self.pause()
        self.press("Home")

    def drop(self, file: Path) -> None:
        self.page.drop(file, "main")
        self.page.wait_until(f"{NAME} === {json.dumps(file.name)} || !{PROBLEM}.hidden")
        self.page.wait_until(IS_FILLED)

    def pause(self) -> None:
        if self.page.evaluate(IS_PLAYING):
            self.press(" ")
            self.page.wait_until(f"!({IS_PLAYING})")

    def press(self, key: str, count: int = 1, *, shift: bool = False) -> float:
        """Presses a key outside all controls, and returns the frame that is shown afterwards."""
        self.page.evaluate("document.activeElement.blur()")
        for _ in range(count):
            self.page.press(key, shift=shift)
        return self.frame()

    def frame(self) -> float:
        self.page.wait_for_frames(3)
        return self.page.evaluate(FRAME)

    def saved(self, button: str, pattern: str) -> Path:
        """The file that a button gives the reader."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        self.page.save_to(folder)
        self.page.click(button, "button")
        deadline = time.monotonic() + 30
        while not (files := list(folder.glob(pattern))):
            require(time.monotonic() < deadline, f"{button} saves nothing")
            time.sleep(0.05)
        time.sleep(0.2)
        return files[0]


def check_drop(driver: Driver) -> None:
    """it invites, plays what is dropped, and keeps it when the next file is none"""
    page = driver.page
    driver.open()
    require(page.evaluate("document.querySelector('.content').hidden"), "an empty page shows a player")
    driver.drop(driver.cubes)
    require(page.evaluate(IS_PLAYING), "it does not play")
    bad = driver.folder / "bad.json"
    bad.write_text('{"a": 1}')
    driver.drop(bad)
    message = "bad.json is no Lottie animation: expected the number w, found none"
    found = page.evaluate(f"[{NAME}, {PROBLEM}.textContent]")
    require_equal(found, ["cubes.json", message], "the good file, and the words about a bad one")
    page.drop(MARKERS, "main")
    page.wait_until(f"{NAME} === {json.dumps(MARKERS.name)}")
    require(page.evaluate(f"{PROBLEM}.hidden"), "the message of a former file stays")


def check_containers(driver: Driver) -> None:
    """containers play as documents do, with their images and themes, and hostile ones are refused with a reason"""
    page = driver.page
    for name in ("first.lottie", "second.lottie", "streamed.lottie", "folder.zip", "beside.zip", "sticker.tgs"):
        file = CONTAINERS / "good" / name
        driver.show(file)
        require_equal(page.evaluate(NAME), name, "the name of what is shown")
        found = page.evaluate(f"[{PICTURE}.includes('data:image/png;base64,'), {PICTURE}.includes('<path')]")
        require_equal(found, [name != "sticker.tgs", True], f"the image and the square of {name}")
        command = shlex.split(page.evaluate(f"{COMMAND}.textContent"))
        require_equal(command[3:], [name, "-o", f"{file.stem}.gif"], "the tool's command")
    driver.drop(CONTAINERS / "good/second.lottie")
    require_equal(page.evaluate(f"[...{OTHERS}.options].map((one) => one.value)"), ["ball", "box"], "the animations")
    page.evaluate(f"{OTHERS}.value = 'ball'; {OTHERS}.dispatchEvent(new Event('change'))")
    page.wait_until(f"{COMMAND}.textContent.includes('--animation ball')")
    require(page.evaluate(f"{PICTURE}.includes('#ffff00') && !{OTHERS}.hidden"), "the other animation lacks its theme")
    for file in sorted((CONTAINERS / "hostile").iterdir()):
        page.drop(file, "main")
        page.wait_until(f"document.body.textContent.includes({json.dumps(f'{file.name} cannot be read: ')})")
    require_equal(page.evaluate(NAME), "second.lottie", "what is shown behind hostile files")


def check_keys(driver: Driver) -> None:
    """keys play, step and jump"""
    driver.show(driver.cubes)
    for key, shift, frame in [
        ("Home", False, 0), ("ArrowLeft", False, 0), ("ArrowRight", False, 1), ("ArrowRight", True, 11), ("ArrowLeft", False, 10),
        ("End", False, 173), ("ArrowRight", False, 173), ("ArrowLeft", True, 163),
    ]:
        require_equal(driver.press(key, shift=shift), frame, f"the frame behind {key}")


def check_frames(driver: Driver) -> None:
    """a frame is drawn once, and when it changes"""
    page = driver.page
    driver.show(driver.cubes)
    page.evaluate(f"window.first = document.createElement('div'); first.innerHTML = {PICTURE}")
    page.evaluate(COUNT_DRAWINGS)
    page.wait_for_frames(10)
    require_equal(page.evaluate("drawings"), 0, "the drawings of a still picture")
    slider = page.element(".transport input[type=range]")
    page.mouse.drag(slider.at(0.1, 0.5), slider.at(0.6, 0.5), steps=5)
    page.wait_for_frames(2)
    frame, drawings = driver.frame(), page.evaluate("drawings")
    require(1 <= drawings <= 7 and 90 < frame < 120, f"{drawings} drawings up to frame {frame}")
    # A picture that follows another one is the picture that stands alone.
    driver.press("Home")
    require(page.evaluate("first.isEqualNode(document.querySelector('.stage').shadowRoot.querySelector('div'))"), "the first frame is another one")
    # The document has thirty frames a second, the screen sixty.
    driver.drop(TURNING)
    drawings, milliseconds = page.evaluate("""new Promise((done) => {
      const [drawn, start] = [drawings, performance.now()];
      setTimeout(() => done([drawings - drawn, performance.now() - start]), 1000);
    })""")
    require(5 < drawings < 0.03 * milliseconds + 3, f"{drawings} drawings in {milliseconds} ms")


def check_markers(driver: Driver) -> None:
    """markers play their segments, and the end of a segment lies behind its start"""
    page = driver.page
    driver.show(MARKERS)
    page.click("middle", "button")
    driver.pause()
    require_equal((driver.press("Home"), driver.press("End")), (20, 39), "the marker's segment")
    page.write(page.named("To frame", "textbox"), "10")
    message = page.evaluate("[...document.querySelectorAll('.segment .problem')].map((one) => one.textContent).join('')")
    require_equal(message, "The start is before the end", "the words about 10 as the end")
    page.click("Whole animation", "button")
    page.click("Go to end", "button")
    require_equal(driver.frame(), 40, "the frame of a marker without a duration")


def check_end(driver: Driver) -> None:
    """without a loop it stops at the last frame, and plays again from the first"""
    driver.open()
    driver.drop(MARKERS)
    driver.page.click("Loop", "button")
    driver.page.wait_until(f"!({IS_PLAYING})", 10)
    require_equal(driver.frame(), 59, "the frame at the end")
    require(driver.press(" ") < 40 and driver.page.evaluate(IS_PLAYING), "it does not begin anew")


def check_curves(driver: Driver) -> None:
    """curves are the tool's numbers"""
    driver.show(driver.cubes)
    driver.press("ArrowRight", 8, shift=True)
    # The page chooses the first property that moves by itself.
    driver.page.wait_until("document.querySelector('.channel .value')?.textContent", 30)
    key_path = driver.page.evaluate("document.querySelector('.channel h3').textContent")
    shown = driver.page.evaluate("[...document.querySelectorAll('.channel .value')].map((one) => one.textContent)")
    table = output(driver.tool, "lottie", "sample", driver.cubes, "--key-path", key_path, "--at", "80f").splitlines()
    for text, cell in zip(shown, table[1].split(",")[1:], strict=True):
        # Four significant digits are shown.
        is_equal = abs(float(text.replace("−", "-")) - float(cell)) <= 5e-4 * abs(float(cell)) + 1e-6
        require(is_equal, f"{key_path} is {text}, not {cell}")


def recolor(page: Page, color: str, other: str) -> None:
    """Chooses a colour in the place of another, in the browser's window."""
    page.call(RECOLOR, color, other)
    page.wait_for_frames(3)


def check_colors(driver: Driver) -> None:
    """a colour becomes another one, and what it was, also by undo and redo"""
    page = driver.page
    driver.show(driver.cubes)
    driver.press("End")
    before = page.evaluate(PICTURE)
    page.click("Colours", "tab")
    color = page.evaluate("document.querySelector('.colors code').textContent")
    recolor(page, color, "#12ff34")
    after = page.evaluate(PICTURE)
    require("#12ff34" in after and color not in after, f"{color} is not #12ff34")
    page.click("All as they were", "button")
    page.wait_for_frames(3)
    require(page.evaluate(PICTURE) == before, "the colours are not as they were")
    steps = [("z", False, after), ("z", False, before), ("y", False, after), ("z", False, before), ("z", True, after)]
    for key, shift, picture in steps:
        page.press(key, control=True, shift=shift)
        page.wait_for_frames(3)
        require(page.evaluate(PICTURE) == picture, f"Ctrl {key} shows another picture")
    page.click("Undo", "button")
    page.wait_for_frames(3)
    require(page.evaluate(PICTURE) == before, "Undo shows another picture")
    # Another document begins anew.
    driver.drop(MARKERS)
    disabled = page.evaluate("[...document.querySelectorAll('#tools button')].map((one) => one.disabled)")
    require_equal(disabled, [True, True], "undo and redo of a new document")


def check_gradients(driver: Driver) -> None:
    """stops of gradients have their colours, and take others, those that move too"""
    page = driver.page
    for name in ("linear", "colours-moving"):
        driver.show(GRADIENTS / f"{name}.json")
        page.click("Colours", "tab")
        before = page.evaluate(PICTURE)
        color = page.evaluate("document.querySelector('.colors code').textContent")
        require(color in before, f"{name} has no {color} at first")
        recolor(page, color, "#12ff34")
        for key in ("Home", "End"):
            driver.press(key)
            require("#12ff34" in page.evaluate(PICTURE), f"{name} has no #12ff34 at {key}")


def check_export(driver: Driver) -> None:
    """an exported frame is the tool's, and its pixels have the background"""
    page = driver.page
    driver.show(driver.cubes)
    driver.press("ArrowRight", 6, shift=True)
    page.click("Save", "tab")
    own = driver.saved("Save SVG", "*.svg")
    drawn = output(driver.tool, "lottie", "render", driver.cubes, "--at", "60f")
    require_equal((own.name, own.read_text().strip()), ("cubes-60.svg", drawn.strip()), "the picture")
    page.click("Copy SVG", "button")
    page.wait_until("document.querySelector('.announcement')?.textContent.startsWith('Copied')")
    require(page.copied() == own.read_text(), "another text on the clipboard")
    picture = Image.open(driver.saved("Save PNG", "*.png")).convert("RGBA")
    require_equal((picture.size, picture.getpixel((0, 0))[3]), ((40, 70), 0), "the size and the corner")
    page.click("White", "radio")
    page.click("3×", "radio")
    picture = Image.open(driver.saved("Save PNG", "*.png")).convert("RGBA")
    require_equal((picture.size, picture.getpixel((0, 0))), ((120, 210), (255,) * 4), "the size and the corner on white")


def check_film(driver: Driver) -> None:
    """the frames that are played become a PNG that plays, in slices, and can be given up"""
    page = driver.page
    driver.show(MARKERS)
    page.click("middle", "button")
    driver.pause()
    page.click("Save", "tab")
    film = Image.open(driver.saved("Save animated PNG", "*.png"))
    shown = sum(frame_seconds(film))
    require(film.n_frames <= 20 and abs(shown - 20 / 30) < 1e-3, f"{film.n_frames} frames in {shown} s")
    film.seek(film.n_frames - 1)
    driver.press("End")
    still = Image.open(driver.saved("Save PNG", "*.png"))
    require(film.convert("RGBA").tobytes() == still.convert("RGBA").tobytes(), "the last frame is another picture")
    driver.drop(driver.cubes)
    page.click("Save animated PNG", "button")
    page.click("Cancel", "button")
    page.wait_until("document.querySelector('.announcement').textContent === 'Cancelled'")
    require_equal(page.evaluate("document.querySelector('.exports progress').checkVisibility()"), False, "a bar behind the end")


def frame_seconds(film: Image.Image) -> list[float]:
    """The seconds of each frame of a picture that plays."""
    seconds = []
    for index in range(film.n_frames):
        film.seek(index)
        seconds.append(film.info["duration"] / 1000)
    return seconds


def check_document(driver: Driver) -> None:
    """the document is saved in its colours, and the tool's command draws what the page shows"""
    page = driver.page
    driver.show(HEART)
    page.click("beat", "button")
    page.click("Colours", "tab")
    # The ring's, which the beat shows; the sparks come before it.
    color = "#ed4a6b"
    recolor(page, color, "#12ff34")
    page.click("Save", "tab")
    saved = driver.saved("Save JSON", "*.json")
    require_equal(saved.name, HEART.name, "the name of the document")
    require_equal(len(saved.read_text().splitlines()), len(HEART.read_text().splitlines()), "the lines of the document")
    page.click("Copy the command", "button")
    page.wait_until("document.querySelector('.announcement')?.textContent.startsWith('Copied')")
    program, *words = shlex.split(page.copied())
    require_equal((program, words[2], words[-1]), ("inbetween", HEART.name, "heart.gif"), "the command")
    film = driver.folder / "heart.svg"
    output(driver.tool, *words[:2], HEART, *words[3:-1], film)
    again = output(driver.tool, "lottie", "render", saved, "--marker", "beat")
    require_equal(film.read_text().strip(), again.strip(), "the picture of the command")
    require("#12ff34" in again and color not in again, f"{color} is in the picture")


def check_request(driver: Driver) -> None:
    """it plays what the tool asks for, from a frame to another; to who wants less motion, it shows the first"""
    request = {"name": "asked", "document": json.loads(driver.cubes.read_text())}
    color = sorted(set(re.findall("#[0-9a-f]{6}", output(driver.tool, "lottie", "render", driver.cubes, "--at", "30f"))))[0]
    driver.open(request | {"from": 30, "to": 120, "warnings": ["a warning"], "colors": f"{color[1:]}-12ff34"})
    driver.pause()
    require("#12ff34" in driver.page.evaluate(PICTURE), f"{color} is not #12ff34")
    require_equal((driver.press("Home"), driver.press("End")), (30, 119), "the frames that are played")
    driver.page.named("Warnings (1)", "tab")
    driver.page.emulate(reduced_motion=True)
    driver.open(request)
    driver.page.wait_for_frames(5)
    require(not driver.page.evaluate(IS_PLAYING) and driver.frame() == 0, "it plays")
    require("<svg" in driver.page.evaluate(PICTURE), "there is no picture")


def check_reduced_motion(driver: Driver) -> None:
    """to who wants less motion it shows the part that is marked for them, unless another is asked for"""
    document = json.loads(MARKERS.read_text())
    request = {"name": "marked", "document": document, "from": document["ip"], "to": document["op"]}
    driver.page.emulate(reduced_motion=True)
    for duration, frames in ((20, (20, 20, 39)), (0, (20, 0, 59))):
        document["markers"][1] = {"cm": "Reduced Motion", "tm": 20, "dr": duration}
        driver.open(request)
        driver.page.wait_for_frames(5)
        require(not driver.page.evaluate(IS_PLAYING), "it plays")
        shown = (driver.frame(), driver.press("Home"), driver.press("End"))
        require_equal(shown, frames, f"the frames with a marker of {duration} frames")
    document["markers"][1]["dr"] = 20
    driver.open(request | {"from": 5, "to": 15})
    require_equal((driver.press("Home"), driver.press("End")), (5, 14), "the frames that are asked for")
    driver.page.emulate()
    driver.open(request)
    driver.pause()
    require_equal((driver.press("Home"), driver.press("End")), (0, 59), "the frames for everybody else")


def check_accessibility(driver: Driver) -> None:
    """axe-core finds nothing serious, nothing is wider than a telephone, and its own script alone runs, as the tool fills it"""
    for dark in (False, True):
        driver.page.emulate(390, 844, dark=dark)
        driver.open()
        require_accessible(driver.page, "an empty player")
        driver.drop(driver.cubes)
        driver.page.wait_until("document.querySelector('.channel .value')?.textContent", 30)
        for name in ("Colours", "Warnings", "Save", "Layers"):
            driver.page.click(name, "tab")
            driver.page.wait_for_frames()
            require_accessible(driver.page, name)
            require_equal(driver.page.evaluate(BEYOND), [0, 390], f"what is beyond the width of {name}, and that")
    driver.open({"name": "</script><script>window.wasForeign = 1</script>", "document": json.loads(driver.cubes.read_text())})
    require(not runs_foreign_scripts(driver.page), "it runs what is not its own")


SUITE = Suite("player", "player.html", Driver, [
    check_drop, check_containers, check_keys, check_frames, check_markers, check_end, check_curves, check_colors, check_gradients,
    check_export, check_film, check_document, check_request, check_reduced_motion, check_accessibility,
])
