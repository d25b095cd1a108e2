"""A headless Firefox, driven through Marionette within it: the commands of WebDriver as JSON, each after its length."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import quote

from check.browser.eyes import PageError, Record
from check.browser.processes import eventually, free_port
from check.browser.webdriver import WebDriverTab

# A clock that is not made coarse against fingerprinting, so that the times of animations are those that are set.
PREFERENCES = {"privacy.reduceTimerPrecision": False, "datareporting.policy.dataSubmissionEnabled": False}
# Runs a script in each new document before its own.
EARLY = """addEventListener("DOMWindowCreated", ({ target }) => {
  const window = target.defaultView;
  Cu.evalInSandbox(%s, Cu.Sandbox(window, { sandboxPrototype: window, wantXrays: false }));
}, true)"""
EMULATE = """const browser = gBrowser.selectedBrowser;
const { width, height, isStill, ...overrides } = arguments[0];
for (const [name, size] of Object.entries({ width, height })) {
  for (const limit of ["", "min-", "max-"]) browser.style.setProperty(limit + name, `${size}px`);
}
Object.assign(browser.browsingContext, overrides);
Services.prefs.setIntPref("ui.prefersReducedMotion", Number(isStill));"""


class Firefox:
    """A browser and its socket; a context manager that ends the browser."""

    name = "Firefox"

    @staticmethod
    def is_there() -> bool:
        return _program() is not None

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        port = free_port()
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});\n"
                 for key, value in {"marionette.port": port, **PREFERENCES}.items())
        Path(self._folder.name, "user.js").write_text("".join(lines))
        words = [_program(), "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
                 "--profile", self._folder.name]
        null = subprocess.DEVNULL
        self._process = subprocess.Popen(words, stdout=null, stderr=null, env=os.environ | {"HOME": self._folder.name})
        self._socket = eventually(lambda: socket.create_connection(("127.0.0.1", port), timeout=600))
        self._buffer = b""
        self._count = 0
        self._message()
        self.version = self.command("NewSession")["capabilities"]["browserVersion"]
        self.command("SetTimeouts", script=600_000)
        self._home = self.command("GetWindowHandle")["value"]

    def command(self, name: str, **parameters) -> dict:
        """The answer to a command of WebDriver."""
        return self.send(f"WebDriver:{name}", parameters)

    def execute(self, script: str, arguments: list):
        """What a script in the page returns."""
        return self.command("ExecuteScript", script=script, args=arguments, sandbox=None)["value"]

    def as_browser(self, script: str, *arguments) -> None:
        """Runs a script in the browser's own window."""
        self.send("Marionette:SetContext", {"value": "chrome"})
        try:
            self.execute(script, list(arguments))
        finally:
            self.send("Marionette:SetContext", {"value": "content"})

    def send(self, name: str, parameters: dict) -> dict:
        self._count += 1
        data = json.dumps([0, self._count, name, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self._message()
        if error:
            raise PageError(f"{name}: {error['message'][:500]}")
        return result

    def _message(self) -> list:
        length = self._read_until(lambda data: data.find(b":") + 1)
        data = self._read_until(lambda data: len(data) >= int(length[:-1]) and int(length[:-1]))
        return json.loads(data)

    def _read_until(self, size_of) -> bytes:
        """Takes as many bytes as a function of those that have come says, as soon as it says a number."""
        while not (size := size_of(self._buffer)):
            chunk = self._socket.recv(1 << 20)
            if not chunk:
                raise PageError("the browser has ended")
            self._buffer += chunk
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    def new_tab(self, record: Record) -> "FirefoxTab":
        self.command("SwitchToWindow", handle=self._home)
        self.command("SwitchToWindow", handle=self.command("NewWindow", type="tab", focus=True)["handle"])
        return FirefoxTab(self, record)

    def close_tab(self) -> None:
        self.command("CloseWindow")
        self.command("SwitchToWindow", handle=self._home)

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(self, *_) -> None:
        self.close()


class FirefoxTab(WebDriverTab):
    """A tab of Firefox; the browser's own window gives it a size and preferences."""

    def __init__(self, firefox: Firefox, record: Record) -> None:
        super().__init__(record)
        self._firefox = firefox
        self._scripts: list[str] = []
        for source in self._sources:
            self.before_scripts(source)

    def close(self) -> None:
        self._firefox.as_browser("for (const one of arguments[0]) Services.mm.removeDelayedFrameScript(one);", self._scripts)
        self._firefox.close_tab()

    def before_scripts(self, source: str) -> None:
        script = "data:application/javascript," + quote(EARLY % json.dumps(source))
        self._firefox.as_browser("Services.mm.loadFrameScript(arguments[0], true);", script)
        self._scripts.append(script)

    def _navigate(self, url: str) -> None:
        self._firefox.command("Navigate", url=url)

    def _execute(self, script: str, arguments: list):
        return self._firefox.execute(script, arguments)

    def _perform(self, kind: str, device: dict) -> None:
        self._firefox.command("PerformActions", actions=[{"id": kind, **device}])

    def _computed(self, handle: str) -> tuple[str, str]:
        return tuple(self._firefox.command(f"GetComputed{what}", id=handle)["value"] for what in ("Role", "Label"))

    def emulate(self, *, width: int, height: int, scale: float, phone: bool, touch: bool, dark: bool, reduced_motion: bool,
                forced_colors: bool, contrast: str) -> None:
        self._firefox.as_browser(EMULATE, {
            "width": width, "height": height, "overrideDPPX": scale, "touchEventsOverride": "enabled" if touch else "none",
            "prefersColorSchemeOverride": "dark" if dark else "light",
            "forcedColorsOverride": "active" if forced_colors else "none",
            "isStill": reduced_motion,
        })

    def choose(self, file: Path, handle: str) -> None:
        self._firefox.command("ElementSendKeys", id=handle, text=str(file.resolve()))

    def save_to(self, folder: Path) -> None:
        self._firefox.as_browser("""Services.prefs.setIntPref("browser.download.folderList", 2);
          Services.prefs.setStringPref("browser.download.dir", arguments[0]);""", str(folder))

    def picture(self, size: tuple[float, float] | None, whole: bool) -> bytes:
        if size:
            raise PageError("Firefox's driver takes no pictures of a size")
        return base64.b64decode(self._firefox.command("TakeScreenshot", full=whole)["value"])


def _program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")
