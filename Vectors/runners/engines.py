"""Browsers as functions: each takes a script and gives what it returns. They are those of the repository's checks."""

import sys

from suite import VECTORS

sys.path.append(str(VECTORS.parent / "Scripts"))
PAGE = "about:blank"


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


class Firefox:
    """Through Marionette, the protocol within it."""

    name, source = "Firefox", "https://www.mozilla.org/firefox"

    def __init__(self):
        from check.browser.firefox import Firefox as Browser

        if not Browser.is_there():
            raise FileNotFoundError("firefox")
        self._browser = Browser()
        self._browser.command("Navigate", url=PAGE)
        self.version = self._browser.version

    def run(self, script):
        return self._browser.execute(script, [])

    def close(self):
        self._browser.close()


class WebKit:
    """WebKitGTK's small browser through its WebDriver, on a display that no one sees."""

    name, source = "WebKit", "https://webkitgtk.org"

    def __init__(self):
        from check.browser.webkit import WebKit as Browser

        if not Browser.is_there():
            raise FileNotFoundError("WebKitWebDriver or Xvfb")
        self._browser = Browser()
        self._browser.command("POST", "/url", {"url": PAGE})
        self.version = self._browser.version

    def run(self, script):
        return self._browser.execute(script, [])

    def close(self):
        self._browser.close()


ENGINES = (Chromium, Firefox, WebKit)
