"""Makes the pages that contain the library, each an HTML file that needs no other: web.py FOLDER [PAGE…]

Scripts/build/wasm.sh must have compiled the library. A page consists of the kit, the files of its folder in Sources/WebPages,
and InbetweenC as WebAssembly, from which the linker drops the code that the page does not call. The slot for its contents,
{{request}}, is left for the tool to fill.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources/WebPages"
HEADER = ROOT / "Sources/InbetweenC/include/inbetween.h"
BUILD = ROOT / ".build-web"


class Page(NamedTuple):
    title: str
    # What the page says it computes.
    subject: str
    # Components of other pages that it also shows.
    parts: list[str]
    # What its content policy allows besides its script.
    policy: str
    # The functions of the library that it does not call.
    absent: str


# Pictures in an animation, and pictures that become PNG files, are data addresses.
PICTURES = "; img-src data:"
PAGES = {
    "explorer": Page("Inbetween: the motion explorer", "motions", ["Player"], PICTURES,
                     r"_(pool|curve|path|track|effect)_|n_spring_|over_numbers$|lottie_import$"
                     r"|motion_(describe|hand_over|rest_value|sample_evenly|spring)$"),
    "gallery": Page("Inbetween: the animated effects", "effects", ["Channels"], "",
                    r"_catalogue|_(pool|curve|path|track|lottie|motion|fit|axis|follower)_|n_spring_|_import$"),
    "player": Page("{{title}}", "frames", [], PICTURES, r"_catalogue|_(pool|curve|path|track|effect|motion|axis|follower)_|n_spring_|_import$"),
}


def main() -> None:
    folder, names = Path(sys.argv[1]), sys.argv[2:] or list(PAGES)
    folder.mkdir(parents=True, exist_ok=True)
    # Its deflate is 4 % smaller than gzip's.
    subprocess.run(["Scripts/build/system-packages.sh", "binaryen:wasm-opt", "libdeflate-tools:libdeflate-gzip"], cwd=ROOT, check=True)
    # Link in parallel: Binaryen takes most of the time, on one processor.
    with ThreadPoolExecutor() as threads:
        libraries = dict(zip(names, threads.map(library, names)))
    for name in names:
        page = folder / f"{name}.html"
        page.with_suffix(".html.new").write_text(made(name, libraries[name]), encoding="utf-8")
        os.replace(page.with_suffix(".html.new"), page)
        print(f"{page}: {page.stat().st_size} bytes")


def library(name: str) -> str:
    """Links the library of a page; compressed, in base64."""
    functions = sorted(set(re.findall(r"(inbetween_[a-z_]*)\(", HEADER.read_text())))
    called = [function for function in functions if not re.search(PAGES[name].absent, function)]
    module = BUILD / f"{name}.wasm"
    subprocess.run(["Scripts/build/wasm.sh", "InbetweenC", module, "\n".join(called)], cwd=ROOT, check=True)
    compressed = subprocess.run(["libdeflate-gzip", "-12", "-c", module], stdout=subprocess.PIPE, check=True).stdout
    return base64.b64encode(compressed).decode()


def made(name: str, library_text: str) -> str:
    """The text of a page."""
    page, folder = PAGES[name], name.capitalize()
    styles = [SOURCES / "Shell/theme.css"]
    for part in ("Kit", *page.parts, folder):
        styles += sorted((SOURCES / part).glob("*.css"))
    code = "\n" + bundle(SOURCES / folder / f"{name}.js")
    # Only this script may run, whatever else gets into the page: the tool fills in only data.
    sum_of_code = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    values = {
        "library": library_text, "title": page.title, "style": "".join(path.read_text() for path in styles), "subject": page.subject,
        "script-policy": f"'sha256-{sum_of_code}' 'wasm-unsafe-eval'{page.policy}",
        "script": f'<script type="module">{code}</script>',
    }
    for part in ("failure", "data"):
        values[part] = filled((SOURCES / f"Kit/{part}.html").read_text(), values)
    values["body"] = filled((SOURCES / folder / f"{name}.html").read_text(), values)
    return filled((SOURCES / "Shell/shell.html").read_text(), values)


def filled(text: str, values: dict[str, str]) -> str:
    """A text with its slots filled: the value NAME, without its last line break, replaces each {{NAME}}. Other slots stay."""
    return re.sub(r"\{\{([a-z-]+)\}\}", lambda slot: values.get(slot[1], slot[0]).removesuffix("\n"), text)


# MARK: Modules as one script


def bundle(entry: Path) -> str:
    """A script and all its imports as one script.

    Each file becomes a function that is called once and returns the file's exports, so that equal names in two files do not
    clash. It reads only the forms of import and export that the files here use: imports of names, each up to a semicolon, and
    exports before declarations. Comment lines and leading blanks are left out, so that pages are fetched faster; no string spans
    several lines.
    """
    texts: dict[Path, str] = {}

    def visit(file: Path) -> None:
        if file in texts:
            return
        source = file.read_text(encoding="utf-8")
        texts[file] = ""
        for imported in imports_of(file, source):
            visit(imported)
        # An entry is put behind those that it imports.
        del texts[file]
        texts[file] = function_of(file, source, is_entry=file == entry)

    visit(entry)
    return "".join(texts.values())


def imports_of(file: Path, source: str) -> list[Path]:
    return [(file.parent / path).resolve() for path in re.findall(r'from "(\.[^"]*)";', source)]


def name_of(file: Path) -> str:
    """The name of a module, made from its path."""
    return "module_" + re.sub(r"[^A-Za-z0-9]", "_", str(file.relative_to(ROOT).with_suffix("")))


def function_of(file: Path, source: str, is_entry: bool) -> str:
    """A file as a function."""
    source = re.sub(r"^ *//[^\n]*\n|^ */\*\*.*?\*/\n", "", source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"^ +|^\n", "", source, flags=re.MULTILINE)
    imported = iter(imports_of(file, source))

    def constant(statement: re.Match) -> str:
        names = " ".join(statement[1].split()).replace(" as ", ": ")
        return f"const {{{' ' + names.strip() + ' ' if names else ''}}} = {name_of(next(imported))};\n"

    source = re.sub(r"^import \{([^}]*)\} from [^;]*;\n", constant, source, flags=re.MULTILINE)
    exported = re.findall(r"^export (?:async )?(?:class|function|const|let) ([A-Za-z_$][A-Za-z0-9_$]*)", source, re.MULTILINE)
    source = re.sub(r"^export ", "", source, flags=re.MULTILINE)
    if is_entry:
        return f"(async () => {{\n{source}}})();\n"
    returned = f"return {{ {', '.join(exported)} }};\n" if exported else ""
    return f"const {name_of(file)} = (() => {{\n{source}{returned}}})();\n"


if __name__ == "__main__":
    main()
