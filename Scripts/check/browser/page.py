"""A page of the browser: its messages, its pictures, and the hands of a reader."""

import base64
import io
import json
import time
from pathlib import Path

from PIL import Image

from check.browser.chromium import Chromium, PageError
from check.browser.elements import Element, named_element, selected_element
from check.browser.eyes import Record
from check.browser.hands import Clipboard, Keyboard, Mouse, Touch, drop_file
from check.support import BROWSER

LOAD_SECONDS = 30
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
    """A page in a separate window; a context manager that closes it."""

    def __init__(self, chromium: Chromium) -> None:
        self.chromium = chromium
        # A tab behind another in one window makes no frames. So each page has a separate context, and thereby a window.
        self.context = chromium.command("Target.createBrowserContext", {})["browserContextId"]
        target = {"url": "about:blank", "browserContextId": self.context}
        self.target = chromium.command("Target.createTarget", target)["targetId"]
        attached = chromium.command("Target.attachToTarget", {"targetId": self.target, "flatten": True})
        self._session = attached["sessionId"]
        self.record = Record()
        self.mouse = Mouse(self)
        self.touch = Touch(self)
        self.keyboard = Keyboard(self)
        self.clipboard = Clipboard(self)
        chromium.on_events(self._session, self.record.add)
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.command(f"{domain}.enable")
        self.command("Page.setLifecycleEventsEnabled", enabled=True)
        self.emulate()

    def command(self, method: str, *, timeout: float = 60, **parameters) -> dict:
        """The page's answer to a command of the debugging protocol."""
        return self.chromium.command(method, parameters, self._session, timeout)

    def browser_command(self, method: str, **parameters) -> dict:
        """The browser's answer to a command of the debugging protocol."""
        return self.chromium.command(method, parameters)

    def close(self) -> None:
        self.browser_command("Target.disposeBrowserContext", browserContextId=self.context)
        self.chromium.forget_events(self._session)

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    # MARK: What it holds

    def open(self, address: str | Path) -> None:
        """Loads a file or an address and waits until all of it is there; the record begins anew."""
        url = address.resolve().as_uri() if isinstance(address, Path) else address
        self.record.clear()
        answer = self.command("Page.navigate", url=url)
        if "errorText" in answer:
            raise PageError(f"{url} does not load: {answer['errorText']}")
        # Without a loader, only the fragment has changed.
        loader = answer.get("loaderId")
        deadline = time.monotonic() + LOAD_SECONDS
        while loader is not None and loader not in self.record.loaded:
            if time.monotonic() > deadline:
                raise PageError(f"{url} does not load in {LOAD_SECONDS} s")
            self.evaluate("0")
            time.sleep(0.01)

    def evaluate(self, expression: str, timeout: float = 120):
        """The value of an expression, or of its promise, converted by JSON. The page's policy does not apply to it."""
        answer = self.command(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, timeout=timeout)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description", details["text"])[:500])
        return answer["result"].get("value")

    def call(self, function: str, *arguments, timeout: float = 120):
        """The result of a function of the page."""
        return self.evaluate(f"{function}({', '.join(map(json.dumps, arguments))})", timeout)

    def run_script(self, name: str) -> None:
        """Runs a script of Tests/Browser in the page."""
        self.evaluate((BROWSER / name).read_text(encoding="utf-8") + ";0")

    def wait_until(self, expression: str, seconds: float = 5):
        """The value of an expression as soon as it is true; raises PageError if it does not become true in time."""
        deadline = time.monotonic() + seconds
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > deadline:
                raise PageError(f"not true in {seconds} s: {expression}")
            time.sleep(0.02)

    def wait_for_frames(self, count: int = 2) -> None:
        """Waits until the page has drawn: the changes of a frame are on the screen after the second frame."""
        self.evaluate(f"""new Promise((done) => {{
          let left = {count};
          const frame = () => left-- > 0 ? requestAnimationFrame(frame) : done();
          frame();
        }})""")

    def add_style(self, css: str) -> None:
        """Adds rules to the page in a way that its content security policy does not forbid."""
        self.evaluate(f"""{{
          const sheet = new CSSStyleSheet();
          sheet.replaceSync({json.dumps(css)});
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }}""")

    # MARK: Its reader

    def emulate(
        self, width: int = 1280, height: int = 800, scale: float = 1, *, phone: bool = False, touch: bool = False,
        dark: bool = False, reduced_motion: bool = False, forced_colors: bool = False, contrast: str = "no-preference",
    ) -> None:
        """Shows the page in a window of a size, to a reader with preferences; arguments that are not given are as usual.

        `phone` obeys the page's viewport and widens it to what does not fit, as telephones do; `contrast` is no-preference,
        more, less or custom. The mouse stays; a page sees `touch` as ontouchstart, points and `pointer: coarse`.
        """
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5 if touch else 1)
        features = {
            "prefers-color-scheme": "dark" if dark else "light",
            "prefers-reduced-motion": "reduce" if reduced_motion else "no-preference",
            "forced-colors": "active" if forced_colors else "none",
            "prefers-contrast": contrast,
        }
        self.command(
            "Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])
        self.wait_for_frames()

    def element(self, selector: str) -> Element:
        """The first element of a CSS selector; raises PageError if there is none."""
        return selected_element(self, selector)

    def named(self, name: str, role: str | None = None) -> Element:
        """The only element with an accessible name; raises PageError if there is none or more than one."""
        return named_element(self, name, role)

    def click(self, target: "str | Element") -> None:
        """Clicks the centre of an element, or of a selector's first one; raises PageError if something covers it."""
        element = self.element(target) if isinstance(target, str) else target
        self.mouse.click(*element.reachable_centre())

    def tap(self, target: "str | Element") -> None:
        """Taps the centre of an element with a finger, like `click`."""
        element = self.element(target) if isinstance(target, str) else target
        self.touch.tap(*element.reachable_centre())

    def press(self, key: str, *, shift: bool = False, control: bool = False, alt: bool = False, meta: bool = False) -> None:
        """Presses and releases a key, named as KeyboardEvent.key names it: "a", "Tab", "ArrowRight", " "."""
        self.keyboard.press(key, shift=shift, control=control, alt=alt, meta=meta)

    def type(self, text: str) -> None:
        """Inserts a text where the cursor is, as an input method does: input events, no keys."""
        self.command("Input.insertText", text=text)

    def drop(self, file: Path, target: "str | Element") -> None:
        """Drags a file from outside of the browser over an element and lets it fall there."""
        drop_file(self, file, self.element(target) if isinstance(target, str) else target)

    # MARK: What is shown

    def screenshot(self, target: "str | Element | None" = None, *, whole: bool = False) -> Image.Image:
        """A picture of the window, of the whole page, or of an element, in its device's pixels."""
        self.wait_for_frames()
        if target is not None:
            element = self.element(target) if isinstance(target, str) else target
            return self.clip(*element.box_in_page())
        if whole:
            size = self.command("Page.getLayoutMetrics")["cssContentSize"]
            return self.clip(0, 0, size["width"], size["height"])
        return self._captured()

    def draw(self, svg: str, size: tuple[int, int], time: float | None = None) -> Image.Image:
        """A picture of an SVG that fills a size, instead of what the page holds; of a moving one at a time."""
        self.call(DRAW, svg, *size, time)
        self.wait_for_frames()
        return self.clip(0, 0, *size).convert("RGB")

    def clip(self, x: float, y: float, width: float, height: float) -> Image.Image:
        """A picture of a rectangle of the page, in or out of the window."""
        clip = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        return self._captured(clip=clip, captureBeyondViewport=True)

    def _captured(self, **parameters) -> Image.Image:
        shot = self.command("Page.captureScreenshot", **parameters)
        return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGBA")
