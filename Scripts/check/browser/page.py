"""A page of the browser: what it holds, its reader's hands and wishes, and its pictures."""

import base64
import io
import json
import time
from pathlib import Path

from PIL import Image

from check.browser.chromium import Chromium, PageError
from check.browser.elements import Element
from check.browser.eyes import NEXT_FRAMES, Record
from check.browser.hands import Keyboard, Mouse, Touch
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
# Dragging a file copies it.
COPY = 1


class Page:
    """A page in a separate window, with its own storage and permissions; a context manager that closes it."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        # A tab behind another in one window makes no frames. So each page has a separate context, and thereby a window.
        self._context = self._browser_command("Target.createBrowserContext")["browserContextId"]
        target = self._browser_command("Target.createTarget", url="about:blank", browserContextId=self._context)["targetId"]
        self._session = self._browser_command("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.record = Record()
        self.mouse, self.touch, self.keyboard = Mouse(self), Touch(self), Keyboard(self)
        self.press = self.keyboard.press
        chromium.handlers[self._session] = self.record.add
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.command(f"{domain}.enable")
        self.command("Page.setLifecycleEventsEnabled", enabled=True)
        self.emulate()

    def command(self, method: str, *, timeout: float = 60, **parameters) -> dict:
        """The page's answer to a command of the debugging protocol."""
        return self._chromium.command(method, parameters, self._session, timeout)

    def _browser_command(self, method: str, **parameters) -> dict:
        return self._chromium.command(method, parameters)

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_) -> None:
        self._browser_command("Target.disposeBrowserContext", browserContextId=self._context)
        del self._chromium.handlers[self._session]

    # MARK: What it holds

    def open(self, address: str | Path, fragment: str = "") -> None:
        """Loads a file or an address and waits until all of it is there; the record begins anew."""
        url = address.resolve().as_uri() if isinstance(address, Path) else address
        if fragment:
            # A new fragment alone would not reload the page.
            self.open("about:blank")
            url += f"#{fragment}"
        self.record.clear()
        answer = self.command("Page.navigate", url=url)
        if "errorText" in answer:
            raise PageError(f"{url} does not load: {answer['errorText']}")
        deadline = time.monotonic() + LOAD_SECONDS
        while answer["loaderId"] not in self.record.loaded:
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
        result = self.command("Runtime.evaluate", expression=f"document.querySelector({json.dumps(selector)})")["result"]
        if "objectId" not in result:
            raise PageError(f"there is no {selector}")
        return Element(self, result["objectId"], selector)

    def named(self, name: str, role: str = "button") -> Element:
        """The only element with a role and an accessible name; raises PageError if there is none or more than one."""
        root = self.command("DOM.getDocument", depth=0)["root"]["backendNodeId"]
        nodes = self.command("Accessibility.queryAXTree", backendNodeId=root, accessibleName=name, role=role)["nodes"]
        found = [node for node in nodes if not node["ignored"]]
        if len(found) != 1:
            raise PageError(f"{len(found)} elements are called {role} {name!r}")
        resolved = self.command("DOM.resolveNode", backendNodeId=found[0]["backendDOMNodeId"])
        return Element(self, resolved["object"]["objectId"], f"{role} {name!r}")

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
            "prefers-color-scheme": "dark" if dark else "light", "forced-colors": "active" if forced_colors else "none",
            "prefers-reduced-motion": "reduce" if reduced_motion else "no-preference", "prefers-contrast": contrast,
        }
        self.command(
            "Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])
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
        self.command("Input.insertText", text=text)

    def write(self, target: str | Element, text: str, key: str = "Enter") -> None:
        """Clicks into a field, replaces its text, and presses a key."""
        self.click(target)
        self.press("a", control=True)
        self.type(text)
        self.press(key)

    def copied(self) -> str:
        """The text on the clipboard; the page may read it from then on."""
        self._browser_command("Browser.grantPermissions", browserContextId=self._context,
                              permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        return self.evaluate("navigator.clipboard.readText()")

    def drop(self, file: Path, selector: str) -> None:
        """Drags a file over an element and drops it, by the browser's own drag events: the page gets a File as from a desktop."""
        x, y = self.element(selector).reachable_centre()
        data = {"items": [], "files": [str(file.resolve())], "dragOperationsMask": COPY}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.command("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)

    def choose(self, file: Path, selector: str) -> None:
        """Chooses a file in an <input type="file">, as its dialog does."""
        self.command("DOM.setFileInputFiles", files=[str(file.resolve())], objectId=self.element(selector).object_id)

    def save_to(self, folder: Path) -> None:
        """Puts the files that the page gives its reader into a folder."""
        self._browser_command("Browser.setDownloadBehavior", browserContextId=self._context, behavior="allow",
                              downloadPath=str(folder))

    # MARK: What is shown

    def screenshot(self, *, whole: bool = False) -> Image.Image:
        """A picture of the window, or of the whole page, in its device's pixels."""
        self.wait_for_frames()
        if not whole:
            return self._captured()
        size = self.command("Page.getLayoutMetrics")["cssContentSize"]
        return self._clip(size["width"], size["height"])

    def draw(self, svg: str, size: tuple[int, int], time: float | None = None) -> Image.Image:
        """A picture of an SVG that fills a size, instead of what the page holds; of a moving one at a time."""
        self.call(DRAW, svg, *size, time)
        self.wait_for_frames()
        return self._clip(*size).convert("RGB")

    def _clip(self, width: float, height: float) -> Image.Image:
        return self._captured(clip={"x": 0, "y": 0, "width": width, "height": height, "scale": 1}, captureBeyondViewport=True)

    def _captured(self, **parameters) -> Image.Image:
        shot = self.command("Page.captureScreenshot", **parameters)
        return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGBA")
