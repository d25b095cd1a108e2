"""A headless Chromium with one page, told what to do through a pipe, so that one start serves many pictures."""

import base64
import json
import os
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from browser import find_browser  # noqa: E402

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--allow-file-access-from-files", "--disable-background-networking", "--disable-extensions",
    "--force-color-profile=srgb", "--remote-debugging-pipe",
]


class PageError(Exception):
    """What the page has thrown, or that it no longer answers."""


class Chromium:
    """A browser and its page; a context manager that ends the browser."""

    def __init__(self, url: str = "about:blank") -> None:
        browser = find_browser()
        if browser is None:
            raise PageError("there is no Chromium")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self._to_browser = os.pipe()
        self._from_browser, answers = os.pipe()
        self._process = subprocess.Popen(
            [browser, *FLAGS, f"--user-data-dir={self._profile.name}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: _as_descriptors_3_and_4(commands, answers), close_fds=False,
        )
        os.close(commands)
        os.close(answers)
        self._buffer = b""
        self._count = 0
        target = self._call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self._session = None
        self._session = self._call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self._call("Page.enable", {})
        self.open(url)

    def open(self, url: str) -> None:
        """Loads a page and waits until it is there."""
        self._call("Page.navigate", {"url": url})
        deadline = time.monotonic() + 30
        ready = "document.readyState === 'complete' && location.href !== 'about:blank'"
        while url != "about:blank" and not self.evaluate(ready):
            if time.monotonic() > deadline:
                raise PageError(f"{url} does not load")
            time.sleep(0.02)

    def evaluate(self, expression: str, timeout: float = 120):
        """The value of an expression, of its promise if it is one, as JSON has it."""
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        answer = self._call("Runtime.evaluate", parameters, timeout)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description", details["text"])[:500])
        return answer["result"].get("value")

    def call(self, function: str, *arguments, timeout: float = 120):
        """The result of a function of the page."""
        return self.evaluate(f"{function}({', '.join(map(json.dumps, arguments))})", timeout)

    def screenshot(self, width: int, height: int) -> bytes:
        """A PNG file of the page's upper left corner."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        shot = self._call("Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True})
        return base64.b64decode(shot["data"])

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._to_browser)
        os.close(self._from_browser)
        self._profile.cleanup()

    def __enter__(self) -> "Chromium":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _call(self, method: str, parameters: dict, timeout: float = 60) -> dict:
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if getattr(self, "_session", None):
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._to_browser, data):]
        deadline = time.monotonic() + timeout
        while True:
            answer = self._next_message(deadline, method)
            if answer.get("id") == self._count:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if answer.get("method") in ("Inspector.targetCrashed", "Target.targetCrashed"):
                raise PageError("the page has crashed")

    def _next_message(self, deadline: float, method: str) -> dict:
        chunks = [self._buffer]
        while b"\0" not in chunks[-1]:
            rest = deadline - time.monotonic()
            if rest <= 0 or not select.select([self._from_browser], [], [], rest)[0]:
                self._buffer = b"".join(chunks)
                raise PageError(f"{method}: no answer in time")
            chunk = os.read(self._from_browser, 1 << 20)
            if not chunk:
                raise PageError("the browser has ended")
            chunks.append(chunk)
        message, self._buffer = b"".join(chunks).split(b"\0", 1)
        return json.loads(message)


def _as_descriptors_3_and_4(commands: int, answers: int) -> None:
    """Where Chromium looks for its pipe; through high numbers, as one may stand in the other's place."""
    commands, answers = os.dup2(commands, 60), os.dup2(answers, 61)
    os.dup2(commands, 3)
    os.dup2(answers, 4)
