"""Where each document of the checkout is on the site.

Addresses are short and end in .html, so that the site also works as a folder of files. A document that no row names, and that another
one links to, gets a page below project/; a file that is linked gets a copy below files/.
"""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The titles of the groups of guides, each with its documents in their order. Guides that are not named come last.
GROUPS = {
    "Start": ["Start", "TenMinutes", "WhichSpring", "Modules", "FiveDocuments"],
    "From elsewhere": ["FromSwiftUI", "FromUIKit", "FromMotion", "FromGSAP"],
    "Build": ["GameLoop", "Toolkit", "Exports", "Performance"],
    "Essays": ["ExactCubicBezier", "FewestStops"],
    "The libraries": ["Explorer", "Effects", "CoreAnimation", "LottiePlayers", "Raster", "Packages"],
    "Languages": ["CommandLine", "Python", "JavaScript", "C", "CReference", "WebAssembly"],
    "How good it is": ["Conformance", "Errata", "TestingWithVectors", "Reliability", "Roofline"],
}
# Documents with an address that does not follow from their folder.
NAMED = {
    "README.md": "index.html",
    "Documentation/Start.md": "start.html",
    "Documentation/Conformance.md": "conformance.html",
    "Benchmarks/README.md": "benchmarks.html",
    "Examples/README.md": "examples.html",
    "Vectors/README.md": "vectors.html",
    "Sources/MotionNumerics/MotionNumerics.docc/Accuracy.md": "accuracy.html",
}
ALWAYS = [*NAMED, "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"]
# Names that are one word in an address.
WORDS = ("JavaScript", "SwiftUI", "UIKit", "WebAssembly")
NOTEBOOKS = Path("Notebooks")
CATALOG = re.compile(r"Sources/(\w+)/\1\.docc/(\w+)\.md")


@cache
def tracked() -> frozenset[str]:
    """The files of the checkout, without what git ignores."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, check=True,
                            capture_output=True, text=True).stdout
    return frozenset(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def documents() -> list[str]:
    """The documents that have a page though nothing may link to it."""
    return sorted({name for name in ALWAYS if name in tracked()} | set(guides()))


def guides() -> list[str]:
    return sorted(name for name in tracked() if name.startswith("Documentation/") and name.endswith(".md"))


def articles() -> list[str]:
    """The articles of the catalogues, without the first page of each module."""
    found = [(name, CATALOG.fullmatch(name)) for name in sorted(tracked())]
    return [name for name, match in found if match and match[1] != match[2]]


def grouped() -> list[tuple[str, list[str]]]:
    """The guides by their groups; a folder of Documentation is a group too."""
    left = {Path(name).stem: name for name in guides()}
    groups = {title: [left.pop(stem) for stem in stems if stem in left] for title, stems in GROUPS.items()}
    others: dict[str, list[str]] = {}
    for name in left.values():
        folder = Path(name).parent.name
        others.setdefault("Guides" if folder == "Documentation" else folder, []).append(name)
    return [*groups.items(), *others.items()]


def short(name: str) -> str:
    """CommandLine and CODE_OF_CONDUCT become command-line and code-of-conduct."""
    for word in WORDS:
        name = name.replace(word, word.capitalize())
    spaced = name if name.isupper() else re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name)
    return spaced.replace("_", "-").lower()


def page_of(document: str) -> str:
    """The address of a document of Markdown."""
    path = Path(document)
    if document in NAMED:
        return NAMED[document]
    if path.parts[0] == "Documentation":
        return f"guides/{short(path.stem)}.html"
    return "project/" + "-".join(map(short, path.with_suffix("").parts)) + ".html"


def reference_of(document: str) -> str | None:
    """The address of a catalogue's article in DocC's pages, which only know their folders."""
    match = CATALOG.fullmatch(document)
    if match is None:
        return None
    module, article = match[1].lower(), match[2].lower()
    return f"docs/documentation/{module}/" + ("" if module == article else f"{article}/")


def notebook_of(name: str) -> str | None:
    """The address of a notebook's page; for their folder, that of the page which leads to all of them."""
    path = Path(name)
    if path == NOTEBOOKS:
        return "notebooks/index.html"
    return f"notebooks/{path.stem}.html" if path.parent == NOTEBOOKS and path.suffix == ".ipynb" and name in tracked() else None


def relative(target: str, page: str) -> str:
    """An address as a page of the site writes it."""
    return os.path.relpath(target, os.path.dirname(page) or ".") + ("/" if target.endswith("/") else "")
