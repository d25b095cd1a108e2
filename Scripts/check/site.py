"""Checks the site: every link and anchor leads somewhere, and no page loads anything of others. Some pages are opened in Chromium.

With a word, the site of this folder; without one, a site that is made here of all documents and of a few motions.
"""

import os
import re
import sys
import tempfile
from contextlib import contextmanager
from functools import cache, partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

from check.browser.chromium import Chromium
from check.browser.eyes import BEYOND, require_accessible
from check.browser.page import Page
from check.support import ROOT, Findings, leave_out, output, require_equal

# The pages that are opened, in both schemes.
OPENED = ["index.html", "guides/index.html", "guides/python.html", "conformance.html", "easings/index.html", "springs/swiftui.smooth.html"]
LOADING = {"src", "srcset", "data", "poster"}
# Other checks drive the tool's pages; DocC's make their contents in the browser.
APPLICATIONS = re.compile(r"(explorer|gallery)\.html|docs/.*")


class Parsed(HTMLParser):
    """The anchors of a page, its links, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors, self.links, self.loaded, self.twice = set(), [], [], []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id":
                self.twice += [value] if value in self.anchors else []
                self.anchors.add(value)
            elif name == "href" and tag in ("a", "area"):
                self.links.append(value)
            elif name in LOADING or name == "href":
                self.loaded.append(value)


def check(options) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(options.words[0]) if options.words else Path(place) / "site"
        if not options.words:
            settings = os.environ | {"PYTHONPATH": "Scripts"}
            output(sys.executable, "-m", "website", options.tool, folder, "--count", 3, cwd=ROOT, env=settings)
        check_links(folder)
        check_in_browser(folder)


def check_links(folder: Path) -> None:
    findings = Findings()

    @cache
    def parsed(file: Path) -> Parsed:
        return Parsed(file.read_text(encoding="utf-8"))

    pages = [page for page in sorted(folder.rglob("*.html")) if not APPLICATIONS.fullmatch(str(page.relative_to(folder)))]
    links = 0
    for page in pages:
        name, found = page.relative_to(folder), parsed(page)
        findings.expect(found.twice == [], f"{name}: twice the anchors {found.twice}")
        for address in found.loaded:
            is_data = address.startswith("data:")
            findings.expect(is_data or not urlsplit(address).scheme, f"{name} loads {address}")
            findings.expect(is_data or (page.parent / unquote(address)).is_file(), f"{name}: there is no {address} to load")
        for address in found.links:
            parts = urlsplit(address)
            if parts.scheme:
                findings.expect(parts.scheme in ("https", "http", "mailto"), f"{name}: {address}")
                continue
            links += 1
            target = page if parts.path == "" else page.parent / unquote(parts.path)
            target = target / "index.html" if target.is_dir() else target
            findings.expect(target.is_file(), f"{name}: there is no {address}")
            if target.is_file() and parts.fragment and target.suffix == ".html" and not APPLICATIONS.fullmatch(
                    os.path.relpath(target, folder)):
                findings.expect(unquote(parts.fragment) in parsed(target).anchors, f"{name}: no anchor {address}")
    for style in folder.glob("*.css"):
        findings.expect("url(" not in style.read_text(encoding="utf-8"), f"{style.name} loads files")
    findings.report(f"{len(pages)} pages of the site, {links} links within it")


@contextmanager
def served(folder: Path):
    """The address at which a folder is served on this machine."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def check_in_browser(folder: Path) -> None:
    """The pages say nothing, ask nobody, fit a telephone, and can be read by all."""
    if not Chromium.is_there():
        leave_out("the site in a browser: there is no Chromium")
        return
    with served(folder) as address, Chromium() as chromium, Page(chromium) as page:
        for name in OPENED:
            for width, dark in ((1280, False), (390, True)):
                page.emulate(width, 844, dark=dark)
                page.open(address + name)
                beyond, _ = page.evaluate(BEYOND)
                require_equal(beyond, 0, f"the pixels of {name} beyond a window of {width}")
                require_accessible(page, f"{name}, {width}")
                require_no_complaint(page, name, address)
        if (folder / "lib").exists():
            page.open(address + OPENED[-1])
            page.click("Play", "button")
            page.wait_until("Number(document.querySelector('.try output').textContent.split(': ')[1]) > 0.9")
            require_no_complaint(page, "a motion that is played", address)
    print(f"{len(OPENED)} pages opened in light and dark")


def require_no_complaint(page: Page, name: str, address: str) -> None:
    complaints = [each for each in page.record.complaints if not each.startswith(f"request: {address}")]
    require_equal(complaints, [], f"the complaints of {name}")
