"""A headless Chromium, driven through its debugging pipe, so that one start serves the pages of many checks."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable

from check.browser.chromium_tab import ChromiumTab
from check.browser.eyes import PageError, Record

NAMES = ["chromium", "chromium-browser", "google-chrome"]
# Drawing by a graphics card differs from machine to machine. Without the last two flags, Chromium slows the frames and
# the timers of a window that it considers covered.
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--allow-file-access-from-files", "--disable-background-networking", "--disable-extensions",
    "--force-color-profile=srgb", "--remote-debugging-pipe",
    "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
]


def find_browser() -> str | None:
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser and its pipe; a context manager that ends the browser."""

    name = "Chromium"

    @staticmethod
    def is_there() -> bool:
        return find_browser() is not None

    def __init__(self, *flags: str) -> None:
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self._to_browser = os.pipe()
        self._from_browser, answers = os.pipe()
        words = [find_browser(), *FLAGS, *flags, f"--user-data-dir={self._profile.name}", "about:blank"]
        null = subprocess.DEVNULL
        self._process = subprocess.Popen(words, stdin=null, stdout=null, stderr=null, close_fds=False,
                                         preexec_fn=lambda: _as_descriptors_3_and_4(commands, answers))
        os.close(commands)
        os.close(answers)
        self._buffer = b""
        self._count = 0
        # By session: what takes its events, which arrive while a command waits for its answer.
        self.handlers: dict[str | None, Callable[[str, dict], None]] = {}

    def command(self, method: str, parameters: dict, session: str | None = None, timeout: float = 60) -> dict:
        """The answer of the browser, or of the page of a session, to a command of the debugging protocol."""
        self._count += 1
        number = self._count
        message = {"id": number, "method": method, "params": parameters} | ({"sessionId": session} if session else {})
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._to_browser, data):]
        deadline = time.monotonic() + timeout
        while True:
            answer = self._next_message(deadline, method)
            if answer.get("id") == number:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if answer.get("method") in ("Inspector.targetCrashed", "Target.targetCrashed"):
                raise PageError("the page has crashed")
            handler = self.handlers.get(answer.get("sessionId"))
            if handler and "method" in answer:
                handler(answer["method"], answer["params"])

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

    def new_tab(self, record: Record) -> ChromiumTab:
        return ChromiumTab(self, record)

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


def _as_descriptors_3_and_4(commands: int, answers: int) -> None:
    """Moves the pipe to the numbers that Chromium expects; through high numbers, as the two may be swapped."""
    commands, answers = os.dup2(commands, 60), os.dup2(answers, 61)
    os.dup2(commands, 3)
    os.dup2(answers, 4)
