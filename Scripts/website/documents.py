"""The documents of the checkout as pages: the guides, the start page and what they link to."""

import html
import os
import re
import shutil
from functools import partial
from pathlib import Path

from website import markdown
from website.addresses import ROOT, articles, documents, grouped, guides, notebook_of, page_of, reference_of, relative, tracked
from website.frame import Contents, Site


class Documents:
    """The documents that have pages. A link to another one gives that one a page, too."""

    def __init__(self, site: Site) -> None:
        self.site, self.pages, self.files = site, {name: page_of(name) for name in documents()}, set()
        self.read: dict[str, markdown.Document] = {}

    def write(self) -> None:
        waiting = list(self.pages)
        while waiting:
            for name in waiting:
                text = (ROOT / name).read_text(encoding="utf-8")
                self.read[name] = markdown.read(text, partial(self.address, name), partial(self.title, name))
            waiting = [name for name in self.pages if name not in self.read]
        side = [(title, [(self.pages[name], self.read[name].title) for name in names]) for title, names in grouped() if names]
        for name, document in self.read.items():
            page = self.pages[name]
            is_guide = name in guides()
            contents = [(heading.anchor, heading.text) for heading in document.headings if heading.level == 2]
            self.site.write(page, Contents(document.title, document.summary, markdown.wide(document.body), side if is_guide else [],
                                           contents if len(contents) > 2 and name != "README.md" else []))
        self.write_index(side)
        for name in self.files:
            target = self.site.folder / "files" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)

    def write_index(self, side: list[tuple[str, list[tuple[str, str]]]]) -> None:
        """The page of all guides, each with its first sentence, and of the articles in the reference."""
        summaries = {self.pages[name]: document.summary for name, document in self.read.items()}
        groups = list(side)
        if self.site.has_reference:
            read = {name: markdown.read((ROOT / name).read_text(encoding="utf-8"), lambda _: "", lambda _: None) for name in articles()}
            summaries |= {reference_of(name): document.summary for name, document in read.items()}
            groups.append(("In the reference of the libraries", [(reference_of(name), document.title) for name, document in read.items()]))
        parts = ["<h1>Guides</h1>"]
        for title, entries in groups:
            parts.append(f"<h2>{title}</h2><ul class=\"index\">")
            for page, name in entries:
                sentence = html.escape(re.split(r"(?<=[.?!])\s", summaries[page])[0])
                parts.append(f'<li><a href="{relative(page, "guides/index.html")}">{html.escape(name)}</a><span>{sentence}</span></li>')
            parts.append("</ul>")
        self.site.write("guides/index.html", Contents("Guides", "All guides.", "\n".join(parts), side, []))

    def title(self, document: str, url: str) -> str | None:
        """The title of another document that a document links to."""
        file = (ROOT / document).parent / url.partition("#")[0]
        match = re.search(r"^# (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE) if file.is_file() else None
        return match and match[1]

    def address(self, document: str, url: str) -> str | None:
        """The address of a link or a picture of a document, seen from its page; None if nothing is there."""
        if url.startswith("doc:"):
            url = next((os.path.relpath(name, os.path.dirname(document)) for name in articles() if Path(name).stem == url[4:]), "")
        if re.match(r"[a-z]+:|#", url):
            return url
        path, _, fragment = url.partition("#")
        name = os.path.normpath(os.path.join(os.path.dirname(document), path))
        if f"{name}/README.md" in tracked():
            name = f"{name}/README.md"
        if self.site.has_notebooks and (notebook := notebook_of(name)):
            return relative(notebook, self.pages[document])
        if name not in tracked():
            return None
        target = self.pages.get(name)
        if target is None and (reference := reference_of(name)):
            return relative(reference, self.pages[document]) if self.site.has_reference else None
        if target is None and Path(name).suffix == ".md":
            target = self.pages[name] = page_of(name)
        if target is None:
            self.files.add(name)
            target, fragment = f"files/{name}", ""
        return relative(target, self.pages[document]) + (f"#{fragment}" if fragment else "")
