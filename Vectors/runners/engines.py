"""Browsers as functions: each takes a script and gives what it returns. One small driver each, of what comes with them."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from glob import glob
from pathlib import Path

from suite import VECTORS

sys.path.append(str(VECTORS.parent / "Scripts"))
PAGE = "about:blank"
START = 60
"""Seconds until a browser that has been started answers."""


class Chromium:
    """Through the debugging pipe that the repository's checks use."""

    name, source = "Chromium", "https://www.chromium.org"

    def __init__(self):
        from check.browser.chromium import Chromium as Browser, find_browser

        if not find_browser():
            raise FileNotFoundError("chromium")
        self._browser = Browser()
        target = self._browser.command("Target.createTarget", {"url": PAGE})["targetId"]
        parameters = {"targetId": target, "flatten": True}
        self._session = self._browser.command("Target.attachToTarget", parameters)["sessionId"]
        self.version = self._browser.command("Browser.getVersion", {})["product"].split("/")[1]

    def run(self, script):
        parameters = {"expression": f"(() => {{ {script} }})()", "awaitPromise": True, "returnByValue": True}
        answer = self._browser.command("Runtime.evaluate", parameters, self._session, 600)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"]["value"]

    def close(self):
        self._browser.close()


class Process:
    """A program with a free port and an empty folder to itself."""

    def __init__(self, words, **environment):
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                        env=os.environ | environment)

    @staticmethod
    def free_port():
        with socket.socket() as server:
            server.bind(("127.0.0.1", 0))
            return server.getsockname()[1]

    def close(self):
        self.process.terminate()
        self.process.wait()


def eventually(action):
    """The result of an action, tried until it no longer finds the port closed."""
    deadline = time.monotonic() + START
    while True:
        try:
            return action()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class Firefox:
    """Through Marionette, the protocol within Firefox: messages of JSON, each after its length."""

    name, source = "Firefox", "https://www.mozilla.org/firefox"

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise FileNotFoundError("firefox")
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        port = Process.free_port()
        # A clock that is not made coarse against fingerprinting, so that the times of animations are those that are set.
        preferences = {"marionette.port": port, "privacy.reduceTimerPrecision": False}
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in preferences.items())
        Path(self._folder.name, "user.js").write_text("".join(lines))
        words = [program, "--headless", "--marionette", "--no-remote", "--profile", self._folder.name]
        self._process = Process(words, HOME=self._folder.name)
        self._socket = eventually(lambda: socket.create_connection(("127.0.0.1", port), timeout=600))
        self._count = 0
        self._message()
        session = self._command("WebDriver:NewSession", {})
        self.version = session["capabilities"]["browserVersion"]
        self._command("WebDriver:Navigate", {"url": PAGE})
        self._command("WebDriver:SetTimeouts", {"script": 600_000})

    def _message(self):
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        data, size = b"", int(length[:-1])
        while len(data) < size:
            data += self._socket.recv(size - len(data))
        return json.loads(data)

    def _command(self, name, parameters):
        self._count += 1
        data = json.dumps([0, self._count, name, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self._message()
        if error:
            raise RuntimeError(error["message"])
        return result

    def run(self, script):
        return self._command("WebDriver:ExecuteScript", {"script": script, "args": [], "sandbox": None})["value"]

    def close(self):
        self._socket.close()
        self._process.close()
        self._folder.cleanup()


class WebKit:
    """WebKitGTK's small browser through its WebDriver, on a display that no one sees."""

    name, source = "WebKit", "https://webkitgtk.org"

    def __init__(self):
        program, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        if not program or not display:
            raise FileNotFoundError("WebKitWebDriver or Xvfb")
        browser = sorted(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))[-1]
        number = next(number for number in range(90, 200) if not Path(f"/tmp/.X11-unix/X{number}").exists())
        self._display = Process([display, f":{number}", "-screen", "0", "800x600x24"])
        eventually(lambda: Path(f"/tmp/.X11-unix/X{number}").stat())
        self._port = Process.free_port()
        self._driver = Process([program, f"--port={self._port}"], DISPLAY=f":{number}", LIBGL_ALWAYS_SOFTWARE="1")
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        session = eventually(lambda: self._command("", {"capabilities": {"alwaysMatch": options}}))
        self.version = session["capabilities"]["browserVersion"]
        self._session = session["sessionId"]
        self._command("/url", {"url": PAGE})
        self._command("/timeouts", {"script": 600_000})

    _session = None

    def _command(self, path, parameters):
        session = f"/{self._session}" if self._session else ""
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}/session{session}{path}",
                                         json.dumps(parameters).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=600) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error

    def run(self, script):
        return self._command("/execute/sync", {"script": script, "args": []})

    def close(self):
        self._driver.close()
        self._display.close()


ENGINES = (Chromium, Firefox, WebKit)
