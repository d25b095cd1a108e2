"""WebKitGTK's small browser, driven through its WebDriver, on a display that nobody sees."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from glob import glob
from pathlib import Path

from check.browser.eyes import PageError, Record
from check.browser.processes import eventually, free_port
from check.browser.webdriver import WebDriverTab

DISPLAYS = range(90, 200)
# Greater than any window of the checks.
SCREEN = "2000x2400x24"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    """A driver with a display, and one session with a browser; a context manager that ends them."""

    name = "WebKit"

    @staticmethod
    def is_there() -> bool:
        return all(map(shutil.which, ("WebKitWebDriver", "Xvfb"))) and glob(BROWSERS) != []

    def __init__(self) -> None:
        number = next(number for number in DISPLAYS if not Path(f"/tmp/.X11-unix/X{number}").exists())
        null = subprocess.DEVNULL
        self._display = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", SCREEN], stdout=null, stderr=null)
        eventually(lambda: Path(f"/tmp/.X11-unix/X{number}").stat())
        self._port = free_port()
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # Without an accelerator, what composes layers on a graphics card is slower than what draws them at once.
        settings = {"DISPLAY": f":{number}", "XDG_CONFIG_HOME": self._folder.name, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._port}"], stdout=null, stderr=null, env=os.environ | settings)
        self._session = ""
        self._preferences: tuple[bool, bool] | None = None
        self.prefer(False, False)

    def prefer(self, dark: bool, reduced_motion: bool) -> bool:
        """Starts the browser anew if its reader's preferences have changed, which it reads from GTK's settings; whether it did."""
        if self._preferences == (dark, reduced_motion):
            return False
        self._preferences = dark, reduced_motion
        if self._session:
            self.command("DELETE", "")
            self._session = ""
        file = Path(self._folder.name, "gtk-3.0/settings.ini")
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"[Settings]\ngtk-enable-animations={int(not reduced_motion)}\n"
                        f"gtk-theme-name={'Adwaita-dark' if dark else 'Adwaita'}\n")
        options = {"binary": sorted(glob(BROWSERS))[-1], "args": ["--automation"]}
        capabilities = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = eventually(lambda: self.command("POST", "", capabilities))
        self.version = session["capabilities"]["browserVersion"]
        self._session = f"/{session['sessionId']}"
        self.command("POST", "/timeouts", {"script": 600_000})
        self._home = self.command("GET", "/window")
        return True

    def command(self, method: str, path: str, parameters: dict | None = None):
        """The answer to a command of the session."""
        data = json.dumps(parameters or {}).encode() if method == "POST" else None
        address = f"http://127.0.0.1:{self._port}/session{self._session}{path}"
        request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=600) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise PageError(f"{path}: {json.load(error)['value']['message'][:500]}") from error

    def execute(self, script: str, arguments: list):
        """What a script in the page returns."""
        return self.command("POST", "/execute/sync", {"script": script, "args": arguments})

    def new_tab(self, record: Record) -> "WebKitTab":
        self.open_window()
        return WebKitTab(self, record)

    def open_window(self) -> None:
        self.command("POST", "/window", {"handle": self.command("POST", "/window/new", {"type": "window"})["handle"]})

    def close_tab(self) -> None:
        self.command("DELETE", "/window")
        self.command("POST", "/window", {"handle": self._home})

    def close(self) -> None:
        self.command("DELETE", "")
        for process in (self._driver, self._display):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def __enter__(self) -> "WebKit":
        return self

    def __exit__(self, *_) -> None:
        self.close()


class WebKitTab(WebDriverTab):
    """A tab of WebKit. Nothing runs before the scripts of a page, so what should, runs as soon as the page is loaded."""

    def __init__(self, webkit: WebKit, record: Record) -> None:
        super().__init__(record)
        self._webkit = webkit

    def close(self) -> None:
        self._webkit.close_tab()

    def before_scripts(self, source: str) -> None:
        self._sources.append(source)

    def _navigate(self, url: str) -> None:
        self._webkit.command("POST", "/url", {"url": url})
        for source in self._sources:
            self._execute(source, [])

    def _execute(self, script: str, arguments: list):
        return self._webkit.execute(script, arguments)

    def _perform(self, kind: str, device: dict) -> None:
        self._webkit.command("POST", "/actions", {"actions": [{"id": kind, **device}]})

    def _computed(self, handle: str) -> tuple[str, str]:
        return tuple(self._webkit.command("GET", f"/element/{handle}/computed{what}") for what in ("role", "label"))

    def emulate(self, *, width: int, height: int, scale: float, phone: bool, touch: bool, dark: bool, reduced_motion: bool,
                forced_colors: bool, contrast: str) -> None:
        if self._webkit.prefer(dark, reduced_motion):
            self._webkit.open_window()
        frame = self._webkit.command("POST", "/window/rect", {"width": width, "height": height})
        # The browser's bars are no part of the page.
        bars = frame["height"] - self._execute("return innerHeight", [])
        self._webkit.command("POST", "/window/rect", {"width": width, "height": height + bars})

    def choose(self, file: Path, handle: str) -> None:
        self._webkit.command("POST", f"/element/{handle}/value", {"text": str(file.resolve())})

    def picture(self, size: tuple[float, float] | None, whole: bool) -> bytes:
        if size or whole:
            raise PageError("WebKit's driver takes pictures of its window alone")
        return base64.b64decode(self._webkit.command("GET", "/screenshot"))
