"""The page around everything: its head, the ways through the site, its foot."""

import html
from pathlib import Path
from typing import NamedTuple

from website.addresses import ROOT, relative

HERE = Path(__file__).resolve().parent
THEME = ROOT / "Sources/WebPages/Shell/theme.css"
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
# A browser may load what lies on the site, and nothing else.
POLICY = ("default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
          "base-uri 'none'; form-action 'none'")
PLACES = [
    ("start.html", "Start"), ("guides/index.html", "Guides"), ("easings/index.html", "Easings"), ("springs/index.html", "Springs"),
    ("explorer.html", "Explorer"), ("gallery.html", "Effects"), ("notebooks/index.html", "Notebooks"), ("docs/documentation/", "Reference"),
    ("accuracy.html", "Accuracy"), ("benchmarks.html", "Benchmarks"), ("conformance.html", "Conformance"),
]
FOOT = [("vectors.html", "Vectors"), ("project/changelog.html", "Changes"), ("project/contributing.html", "Contributing"),
        ("project/security.html", "Security"), ("project/code-of-conduct.html", "Code of conduct")]


class Contents(NamedTuple):
    title: str
    summary: str
    body: str
    # Groups of pages for the side, by their addresses and titles.
    side: list[tuple[str, list[tuple[str, str]]]]
    # The sections of the page, by their anchors.
    sections: list[tuple[str, str]]
    script: str = ""


class Site:
    """The folder of the site. `has_reference` and `has_notebooks` say whether these are taken in."""

    def __init__(self, folder: Path, has_reference: bool, has_notebooks: bool) -> None:
        self.folder, self.has_reference, self.has_notebooks = folder, has_reference, has_notebooks
        is_there = {"Reference": has_reference, "Notebooks": has_notebooks, "Start": (ROOT / "Documentation/Start.md").exists()}
        self.places = [(address, title) for address, title in PLACES if is_there.get(title, True)]
        header = (HERE / "header.css").read_text(encoding="utf-8")
        self.write_file("header.css", header)
        self.write_file("site.css", "".join([THEME.read_text(encoding="utf-8"), header, (HERE / "site.css").read_text(encoding="utf-8")]))

    def write_file(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def write(self, page: str, contents: Contents) -> None:
        self.write_file(page, self.text(page, contents))

    def text(self, page: str, contents: Contents) -> str:
        title = contents.title if page == "index.html" else f"{contents.title} – Inbetween"
        script = f'<script type="module" src="{relative(contents.script, page)}"></script>\n' if contents.script else ""
        return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{html.escape(title)}</title>
<meta name="description" content="{html.escape(contents.summary[:200])}">
<link rel="stylesheet" href="{relative("site.css", page)}">
<link rel="icon" href="{relative("icon.svg", page)}">
{script}</head>
<body>
<a class="skip" href="#main">Skip to the contents</a>
{self.header(page)}
<div class="frame{" with-side" if contents.side else ""}">
{self.side(page, contents)}<main id="main">
{self.sections(contents)}{contents.body}
</main>
</div>
<footer><span>Inbetween {VERSION}, Apache 2.0</span><nav aria-label="Project">{self.links(page, FOOT)}</nav></footer>
</body>
</html>
"""

    def header(self, page: str) -> str:
        brand = f'<a class="brand" href="{relative("index.html", page)}">Inbetween</a>'
        return f'<header>{brand}<nav aria-label="Site">{self.links(page, self.places)}</nav></header>'

    def links(self, page: str, places: list[tuple[str, str]]) -> str:
        def link(address: str, title: str) -> str:
            folder = address.removesuffix("index.html")
            is_here = page == address or folder != address and page.startswith(folder)
            here = ' aria-current="page"' if page == address else ' class="here"' if is_here else ""
            return f'<a href="{relative(address, page)}"{here}>{html.escape(title)}</a>'

        return "".join(link(*place) for place in places)

    def side(self, page: str, contents: Contents) -> str:
        if not contents.side:
            return ""
        groups = "".join(f"<p>{html.escape(title)}</p>{self.links(page, entries)}" for title, entries in contents.side)
        return f'<aside><nav aria-label="Pages">{groups}</nav></aside>\n'

    def sections(self, contents: Contents) -> str:
        if not contents.sections:
            return ""
        links = "".join(f'<li><a href="#{anchor}">{html.escape(text)}</a></li>' for anchor, text in contents.sections)
        return f'<details class="sections"><summary>On this page</summary><ul>{links}</ul></details>\n'
