"""A headless Chromium, driven through its debugging pipe, so that one start serves the pages of many checks."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from check.browser.page import Page

NAMES = ["chromium", "chromium-browser", "google-chrome"]
# Drawing by a graphics card differs from machine to machine. Without the last two flags, Chromium slows the frames and
# the timers of a window that it considers covered.
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--allow-file-access-from-files", "--disable-background-networking", "--disable-extensions",
    "--force-color-profile=srgb", "--remote-debugging-pipe",
    "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
]
EventHandler = Callable[[str, dict], None]


class PageError(Exception):
    """The page has thrown an exception, does not answer, or does not do what it should."""


def find_browser() -> str | None:
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser and its pipe; a context manager that ends the browser. Raises PageError where there is none."""

    def __init__(self, *flags: str) -> None:
        browser = find_browser()
        if browser is None:
            raise PageError("there is no Chromium")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self._to_browser = os.pipe()
        self._from_browser, answers = os.pipe()
        self._process = subprocess.Popen(
            [browser, *FLAGS, *flags, f"--user-data-dir={self._profile.name}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: _as_descriptors_3_and_4(commands, answers), close_fds=False,
        )
        os.close(commands)
        os.close(answers)
        self._buffer = b""
        self._count = 0
        self._handlers: dict[str, EventHandler] = {}

    def new_page(self) -> "Page":
        """An empty page with its own window, storage and permissions; closing it forgets them."""
        from check.browser.page import Page
        return Page(self)

    def on_events(self, session: str, handler: EventHandler) -> None:
        """Registers a handler for the events of a session; they arrive while a command waits for its answer."""
        self._handlers[session] = handler

    def forget_events(self, session: str) -> None:
        """Removes the handler of a session that has ended."""
        self._handlers.pop(session, None)

    def command(self, method: str, parameters: dict, session: str | None = None, timeout: float = 60) -> dict:
        """The answer of the browser, or of the page of a session, to a command of the debugging protocol."""
        self._count += 1
        expected = self._count
        message = {"id": expected, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        self._write(json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + timeout
        while True:
            answer = self._next_message(deadline, method)
            if answer.get("id") == expected:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._handle(answer)

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

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._to_browser, data):]

    def _handle(self, message: dict) -> None:
        method = message.get("method")
        if method in ("Inspector.targetCrashed", "Target.targetCrashed"):
            raise PageError("the page has crashed")
        handler = self._handlers.get(message.get("sessionId", ""))
        if method is not None and handler is not None:
            handler(method, message["params"])

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
    """Moves the pipe to the numbers that Chromium expects; through high numbers, as the two may be swapped."""
    commands, answers = os.dup2(commands, 60), os.dup2(answers, 61)
    os.dup2(commands, 3)
    os.dup2(answers, 4)
