"""A page of the browser: what it holds, its reader's hands and wishes, and its pictures."""

import io
import json
import time
from pathlib import Path

from PIL import Image

from check.browser.elements import Element
from check.browser.eyes import NEXT_FRAMES, PageError, Record
from check.browser.hands import Keyboard, Mouse, Touch
from check.support import BROWSER

DRAW = """((svg, width, height, time) => {
  document.body.style.margin = 0;
  document.body.innerHTML = svg;
  const root = document.querySelector("svg");
  root.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  if (time === null) return;
  root.pauseAnimations();
  root.setCurrentTime(time);
})"""


class Page:
    """A page in a separate window, with its own storage and permissions; a context manager that closes it."""

    def __init__(self, browser) -> None:
        self._record = Record()
        self._tab = browser.new_tab(self._record)
        # A command of Chromium's debugging protocol, with which some checks look behind the page; others have none.
        self.command = getattr(self._tab, "command", None)
        self.mouse, self.touch, self.keyboard = Mouse(self._tab), Touch(self._tab), Keyboard(self._tab)
        self.press = self.keyboard.press
        self.before_scripts = self._tab.before_scripts
        self.emulate()

    @property
    def record(self) -> Record:
        """What the page has done since it was opened."""
        self._tab.update_record()
        return self._record

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_) -> None:
        self._tab.close()

    # MARK: What it holds

    def open(self, address: str | Path, fragment: str = "") -> None:
        """Loads a file or an address and waits until all of it is there; the record begins anew."""
        url = address.resolve().as_uri() if isinstance(address, Path) else address
        if fragment:
            # A new fragment alone would not reload the page.
            self.open("about:blank")
            url += f"#{fragment}"
        self._record.clear()
        self._tab.open(url)

    def evaluate(self, expression: str, timeout: float = 120):
        """The value of an expression, or of its promise, converted by JSON. The page's policy does not apply to it."""
        return self._tab.evaluate(expression, timeout)

    def call(self, function: str, *arguments, timeout: float = 120):
        """The result of a function of the page."""
        return self.evaluate(f"{function}({', '.join(map(json.dumps, arguments))})", timeout)

    def run_script(self, name: str) -> None:
        """Runs a script of Tests/Browser in the page."""
        self.evaluate((BROWSER / name).read_text(encoding="utf-8") + ";0")

    def wait_until(self, expression: str, seconds: float = 30):
        """The value of an expression as soon as it is true; raises PageError if it does not become true in time."""
        deadline = time.monotonic() + seconds
        while not (value := self.evaluate(expression)):
            if time.monotonic() > deadline:
                raise PageError(f"not true in {seconds} s: {expression}")
            time.sleep(0.02)
        return value

    def wait_for_frames(self, count: int = 2) -> None:
        """Waits until the page has drawn: the changes of a frame are on the screen after the second frame."""
        self.evaluate(NEXT_FRAMES % count)

    def add_style(self, css: str) -> None:
        """Adds rules to the page in a way that its content security policy does not forbid."""
        self.call("""((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        })""", css)

    def element(self, selector: str) -> Element:
        """The first element of a CSS selector; raises PageError if there is none."""
        return self.found(f"document.querySelector({json.dumps(selector)})", selector)

    def found(self, expression: str, description: str) -> Element:
        """The element that is the value of an expression; raises PageError if there is none."""
        handle = self._tab.find(expression)
        if handle is None:
            raise PageError(f"there is no {description}")
        return Element(self._tab, handle, description)

    def named(self, name: str, role: str = "button") -> Element:
        """The only element with a role and an accessible name; raises PageError if there is none or more than one."""
        found = self._tab.named(name, role)
        if len(found) != 1:
            raise PageError(f"{len(found)} elements are called {role} {name!r}")
        return Element(self._tab, found[0], f"{role} {name!r}")

    # MARK: Its reader

    def emulate(
        self, width: int = 1280, height: int = 800, scale: float = 1, *, phone: bool = False, touch: bool = False,
        dark: bool = False, reduced_motion: bool = False, forced_colors: bool = False, contrast: str = "no-preference",
    ) -> None:
        """Shows the page in a window of a size, to a reader with preferences; arguments that are not given are as usual.

        `phone` obeys the page's viewport and widens it to what does not fit, as telephones do; `contrast` is no-preference,
        more, less or custom. The mouse stays; a page sees `touch` as ontouchstart, points and `pointer: coarse`.
        """
        self._tab.emulate(
            width=width, height=height, scale=scale, phone=phone, touch=touch, dark=dark, reduced_motion=reduced_motion,
            forced_colors=forced_colors, contrast=contrast)
        self.wait_for_frames()

    def click(self, target: str | Element, role: str | None = None) -> None:
        """Clicks the centre of an element; raises PageError if something covers it.

        The element is a selector's first one or, with a role, the one of an accessible name.
        """
        element = target if isinstance(target, Element) else self.named(target, role) if role else self.element(target)
        self.mouse.click(*element.reachable_centre())

    def tap(self, element: Element) -> None:
        """Taps the centre of an element with a finger, like `click`."""
        self.touch.start(element.reachable_centre())
        self.touch.end()

    def type(self, text: str) -> None:
        """Inserts a text where the cursor is, as an input method does: input events, no keys."""
        self._tab.insert(text)

    def write(self, target: str | Element, text: str, key: str = "Enter") -> None:
        """Clicks into a field, replaces its text, and presses a key."""
        self.click(target)
        self.press("a", control=True)
        self.type(text)
        self.press(key)

    def copied(self) -> str:
        """The text on the clipboard; the page may read it from then on."""
        return self._tab.copied()

    def drop(self, file: Path, selector: str) -> None:
        """Drags a file over an element and drops it, by the browser's own drag events: the page gets a File as from a desktop."""
        element = self.element(selector)
        self._tab.drop(file, element.handle, element.reachable_centre())

    def choose(self, file: Path, selector: str) -> None:
        """Chooses a file in an <input type="file">, as its dialog does."""
        self._tab.choose(file, self.element(selector).handle)

    def save_to(self, folder: Path) -> None:
        """Puts the files that the page gives its reader into a folder."""
        self._tab.save_to(folder)

    # MARK: What is shown

    def screenshot(self, *, whole: bool = False) -> Image.Image:
        """A picture of the window, or of the whole page, in its device's pixels."""
        self.wait_for_frames()
        return self._opened(self._tab.picture(None, whole))

    def draw(self, svg: str, size: tuple[int, int], time: float | None = None) -> Image.Image:
        """A picture of an SVG that fills a size, instead of what the page holds; of a moving one at a time."""
        self.call(DRAW, svg, *size, time)
        self.wait_for_frames()
        return self._opened(self._tab.picture(size, False)).convert("RGB")

    def _opened(self, picture: bytes) -> Image.Image:
        return Image.open(io.BytesIO(picture)).convert("RGBA")
