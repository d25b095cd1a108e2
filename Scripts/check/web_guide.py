"""Follows Documentation/WebAssembly.md: makes its package, with this checkout, and runs the module in node and in Chromium."""

import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from check.support import ROOT, call, leave_out, output, require, require_equal

GUIDE = ROOT / "Documentation/WebAssembly.md"
FOLDER = ROOT / ".build-web/guide"
FILE = re.compile(r"^<!-- file (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^<!-- commands -->\n```sh\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ADDRESS = '.package(url: "https://example.com/inbetween", from: "1.0.0", traits: [])'


class Quiet(SimpleHTTPRequestHandler):
    """A server without a record."""

    def log_message(self, *_) -> None:
        pass


def check(_) -> None:
    if not shutil.which("node"):
        leave_out("the guide to WebAssembly, as there is no node")
        return
    text = GUIDE.read_text()
    for name, content in FILE.findall(text):
        place = FOLDER / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if name == "Package.swift":
            require(ADDRESS in content, f"{GUIDE} does not depend on {ADDRESS}")
            content = content.replace(ADDRESS, f'.package(name: "inbetween", path: "{ROOT}", traits: [])')
        # An old file with the same content keeps its time, and nothing is compiled anew.
        if not place.exists() or place.read_text() != content:
            place.write_text(content)
    commands, stated = COMMANDS.search(text).groups()
    call("bash", "-eu", "-c", commands.replace("node card.mjs", ""), cwd=FOLDER, timeout=None)
    require_equal(output("node", "card.mjs", cwd=FOLDER), stated, "what the guide's module prints in node")
    check_page(stated)


def check_page(stated: str) -> None:
    # The browser's driver needs the Python environment, which no other check of sources needs.
    from check.browser.chromium import Chromium, find_browser
    from check.browser.page import Page

    if not find_browser():
        leave_out("the guide to WebAssembly in a browser, as there is no chromium")
        return
    (FOLDER / "index.html").write_text('<!doctype html><link rel="icon" href="data:,"><script type="module" src="card.mjs"></script>\n')
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=FOLDER)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with Chromium() as chromium, Page(chromium) as page:
            page.open(f"http://127.0.0.1:{server.server_port}/index.html")
            # The module that the page loads: the promise waits for its end.
            page.evaluate("import('./card.mjs').then(() => true)")
            require_equal(page.record.messages, [f"log: {stated.strip()}"], "what the guide's module prints in Chromium")
        server.shutdown()
