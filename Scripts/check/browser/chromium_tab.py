"""A tab of Chromium: what a page needs of its engine, by the Chrome DevTools Protocol. `webdriver` has the same for the others."""

import base64
import json
import time
from pathlib import Path

from check.browser.eyes import PageError, Record
from check.browser.hands import CONTROL, SHIFT, Point

LOAD_SECONDS = 30
# The virtual key codes of Windows, from which Chromium derives keyCode; that of a letter is its upper case.
CODES = {
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
}
MOUSE = {"move": "mouseMoved", "press": "mousePressed", "release": "mouseReleased"}
# Dragging a file copies it.
COPY = 1


class ChromiumTab:
    """A tab in a window, a storage and permissions of its own. What it does comes into its record as it happens."""

    def __init__(self, chromium, record: Record) -> None:
        self._chromium, self._record = chromium, record
        # A tab behind another in one window makes no frames. So each page has a separate context, and thereby a window.
        self._context = self._browser_command("Target.createBrowserContext")["browserContextId"]
        target = self._browser_command("Target.createTarget", url="about:blank", browserContextId=self._context)["targetId"]
        self._session = self._browser_command("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        chromium.handlers[self._session] = record.add
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.command(f"{domain}.enable")
        self.command("Page.setLifecycleEventsEnabled", enabled=True)

    def command(self, method: str, *, timeout: float = 60, **parameters) -> dict:
        return self._chromium.command(method, parameters, self._session, timeout)

    def _browser_command(self, method: str, **parameters) -> dict:
        return self._chromium.command(method, parameters)

    def close(self) -> None:
        self._browser_command("Target.disposeBrowserContext", browserContextId=self._context)
        del self._chromium.handlers[self._session]

    def update_record(self) -> None:
        """Events come between the answers to commands."""

    # MARK: The document

    def open(self, url: str) -> None:
        answer = self.command("Page.navigate", url=url)
        if "errorText" in answer:
            raise PageError(f"{url} does not load: {answer['errorText']}")
        deadline = time.monotonic() + LOAD_SECONDS
        while answer["loaderId"] not in self._record.loaded:
            if time.monotonic() > deadline:
                raise PageError(f"{url} does not load in {LOAD_SECONDS} s")
            self.evaluate("0", 60)
            time.sleep(0.01)

    def before_scripts(self, source: str) -> None:
        self.command("Page.addScriptToEvaluateOnNewDocument", source=source)

    def evaluate(self, expression: str, timeout: float):
        return _value(self.command(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, timeout=timeout))

    def find(self, expression: str) -> str | None:
        return self.command("Runtime.evaluate", expression=expression)["result"].get("objectId")

    def named(self, name: str, role: str) -> list[str]:
        root = self.command("DOM.getDocument", depth=0)["root"]["backendNodeId"]
        nodes = self.command("Accessibility.queryAXTree", backendNodeId=root, accessibleName=name, role=role)["nodes"]
        return [self.command("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])["object"]["objectId"]
                for node in nodes if not node["ignored"]]

    def apply(self, handle: str, function: str, arguments: tuple):
        return _value(self.command(
            "Runtime.callFunctionOn", objectId=handle, functionDeclaration=function, awaitPromise=True,
            arguments=[{"value": argument} for argument in arguments], returnByValue=True))

    def scroll_to(self, handle: str) -> None:
        self.command("DOM.scrollIntoViewIfNeeded", objectId=handle)

    # MARK: The reader

    def emulate(self, *, width: int, height: int, scale: float, phone: bool, touch: bool, dark: bool, reduced_motion: bool,
                forced_colors: bool, contrast: str) -> None:
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5 if touch else 1)
        features = {
            "prefers-color-scheme": "dark" if dark else "light", "forced-colors": "active" if forced_colors else "none",
            "prefers-reduced-motion": "reduce" if reduced_motion else "no-preference", "prefers-contrast": contrast,
        }
        self.command(
            "Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def key_down(self, key: str, modifiers: int, is_repeated: bool) -> None:
        text = "\r" if key == "Enter" else key if len(key) == 1 and not modifiers & CONTROL else ""
        written = {"text": text, "unmodifiedText": text} if text else {}
        self._key("keyDown" if text else "rawKeyDown", key, modifiers, autoRepeat=is_repeated, **written)

    def key_up(self, key: str, modifiers: int) -> None:
        self._key("keyUp", key, modifiers)

    def _key(self, kind: str, key: str, modifiers: int, **more) -> None:
        number = CODES.get(key) or ord(key.upper())
        code = {" ": "Space"}.get(key) or (key if key in CODES else f"Key{key.upper()}")
        self.command(
            "Input.dispatchKeyEvent", type=kind, key=key.upper() if modifiers & SHIFT and len(key) == 1 else key, code=code,
            windowsVirtualKeyCode=number, nativeVirtualKeyCode=number, modifiers=modifiers, **more)

    def insert(self, text: str) -> None:
        self.command("Input.insertText", text=text)

    def mouse(self, kind: str, point: Point, is_down: bool, clicks: int = 0) -> None:
        x, y = point
        self.command("Input.dispatchMouseEvent", type=MOUSE[kind], x=x, y=y, pointerType="mouse", clickCount=clicks,
                     button="left" if is_down else "none")

    def touch(self, kind: str, *points: Point) -> None:
        self.command("Input.dispatchTouchEvent", type=f"touch{kind.title()}", touchPoints=[{"x": x, "y": y} for x, y in points])

    def copied(self) -> str:
        self._browser_command("Browser.grantPermissions", browserContextId=self._context,
                              permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        return self.evaluate("navigator.clipboard.readText()", 60)

    def drop(self, file: Path, handle: str, point: Point) -> None:
        data = {"items": [], "files": [str(file.resolve())], "dragOperationsMask": COPY}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.command("Input.dispatchDragEvent", type=kind, x=point[0], y=point[1], data=data)

    def choose(self, file: Path, handle: str) -> None:
        self.command("DOM.setFileInputFiles", files=[str(file.resolve())], objectId=handle)

    def save_to(self, folder: Path) -> None:
        self._browser_command("Browser.setDownloadBehavior", browserContextId=self._context, behavior="allow",
                              downloadPath=str(folder))

    # MARK: What is shown

    def picture(self, size: tuple[float, float] | None, whole: bool) -> bytes:
        """A PNG of the window, of a size at the start of the page, or of the whole page."""
        more = {}
        if whole:
            content = self.command("Page.getLayoutMetrics")["cssContentSize"]
            size = content["width"], content["height"]
        if size:
            more = {"clip": {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1}, "captureBeyondViewport": True}
        return base64.b64decode(self.command("Page.captureScreenshot", **more)["data"])


def _value(answer: dict):
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        raise PageError(details.get("exception", {}).get("description", details["text"])[:500])
    return answer["result"].get("value")
