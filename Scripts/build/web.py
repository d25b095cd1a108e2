"""Makes the pages that contain the library, each an HTML file that needs no other: web.py FOLDER [PAGE…]

Scripts/build/wasm.sh must have compiled the library. A page consists of the kit, the files of its folder in Sources/WebPages,
and InbetweenC as WebAssembly, from which the linker drops the code that the page does not call. The slot for its contents,
{{request}}, is left for the tool to fill.
"""

import base64
import hashlib
import lzma
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from held_text import held_text

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


# Without blanks and comments, and with short names.
SHORT = ["--charset=utf8", "--minify", "--legal-comments=none", "--log-level=warning"]
# 28 % smaller than by gzip. The chances are those of Unpacker/unpack.c; of nine kinds they are the best for code.
# Longer matches than 170 bytes cost a little.
LZMA = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "nice_len": 170, "lc": 4, "lp": 0, "pb": 0}
UNPACKER = ["--target=wasm32", "-Os", "-Wall", "-Wextra", "-Werror", "-nostdlib"]
UNPACKER += ["-Wl,--no-entry", "-Wl,--strip-all", "-Wl,--export=room", "-Wl,--export=unpack"]
# Pictures in an animation, and pictures that become PNG files, are data addresses.
PICTURES = "; img-src data:"
# A worker runs the page's script once more, from its text.
WORKER = "; worker-src blob:"
PAGES = {
    "explorer": Page("Inbetween: the motion explorer", "motions", ["Player"], PICTURES + WORKER,
                     r"n_version$|_(pool|curve|path|track|effect)_|n_spring_|over_numbers$|lottie_import$"
                     r"|motion_(between|delayed|describe|names|followed|hand_over|repeated|rest_value|sample_evenly|spring)$|acceleration"),
    "gallery": Page("Inbetween: the animated effects", "effects", ["Channels"], "",
                    r"n_version$|_catalogue|_(animation|pool|curve|path|track|table|lottie|motion|fit|axis|follower)_|n_spring_|_import$"),
    "player": Page("{{title}}", "frames", [], PICTURES,
                   r"n_version$|_catalogue|_(animation|pool|curve|path|track|table|effect|motion|axis|follower)_|n_spring_|_import$|animated_svg$"),
}


def main() -> None:
    folder, names = Path(sys.argv[1]), sys.argv[2:] or list(PAGES)
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["Scripts/build/system-packages.sh", "binaryen:wasm-opt", "esbuild:esbuild"], cwd=ROOT, check=True)
    # Link in parallel: Binaryen takes most of the time, on one processor.
    with ThreadPoolExecutor() as threads:
        libraries = dict(zip(names, threads.map(library, names)))
    unpacker = held_text(own_unpacker())
    for name in names:
        page = folder / f"{name}.html"
        page.with_suffix(".html.new").write_text(made(name, {"library": libraries[name], "unpacker": unpacker}), encoding="utf-8")
        os.replace(page.with_suffix(".html.new"), page)
        print(f"{page}: {page.stat().st_size} bytes")


def library(name: str) -> str:
    """Links the library of a page; packed, as text."""
    functions = sorted(set(re.findall(r"(inbetween_[a-z_]*)\(", HEADER.read_text())))
    called = [function for function in functions if not re.search(PAGES[name].absent, function)]
    module, packed = BUILD / f"{name}.wasm", BUILD / f"{name}.lzma"
    subprocess.run(["Scripts/build/wasm.sh", "InbetweenC", module, "\n".join(called)], cwd=ROOT, check=True)
    # It takes two seconds.
    if not packed.exists() or packed.stat().st_mtime < max(module.stat().st_mtime, Path(__file__).stat().st_mtime):
        packed.write_bytes(packed_by_lzma(module.read_bytes()))
    return held_text(packed.read_bytes())


def packed_by_lzma(content: bytes) -> bytes:
    """Bytes in the form of `xz --format=lzma`, with its length in the header, which Python leaves open."""
    packed = lzma.compress(content, format=lzma.FORMAT_ALONE, filters=[LZMA])
    return packed[:5] + len(content).to_bytes(8, "little") + packed[13:]


def own_unpacker() -> bytes:
    """The module that unpacks libraries: by the compiler of the Swift toolchain, which knows WebAssembly."""
    clang = Path(shutil.which("swiftc")).resolve().with_name("clang")
    module = BUILD / "unpacker.wasm"
    subprocess.run([clang, *UNPACKER, SOURCES / "Unpacker/unpack.c", "-o", module], check=True)
    return module.read_bytes()


def made(name: str, modules: dict[str, str]) -> str:
    """The text of a page."""
    page, folder = PAGES[name], name.capitalize()
    styles = [SOURCES / "Shell/theme.css"]
    for part in ("Kit", *page.parts, folder):
        # A folder's page.css is for the page of that name, and not for others that have its parts.
        styles += [path for path in sorted((SOURCES / part).glob("*.css")) if path.name != "page.css" or part == folder]
    style = esbuild("--loader=css", text="".join(path.read_text() for path in styles))
    # The script is packed, too: as text it takes a sixth of the explorer, packed a third of that.
    boot, code = (esbuild("--bundle", "--format=esm", SOURCES / path) for path in ("Kit/boot.js", f"{folder}/{name}.js"))
    # Only these scripts may run, whatever else gets into the page: the tool fills in only data.
    sums = " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in (boot, code))
    values = modules | {
        "title": page.title, "style": style, "subject": page.subject,
        "script-policy": f"{sums} 'wasm-unsafe-eval'{page.policy}",
        "script": f'<script type="module">{boot}</script>',
        "packed-script": held_text(packed_by_lzma(code.encode())),
    }
    for part in ("failure", "data"):
        values[part] = filled((SOURCES / f"Kit/{part}.html").read_text(), values)
    values["body"] = filled((SOURCES / folder / f"{name}.html").read_text(), values)
    return filled((SOURCES / "Shell/shell.html").read_text(), values)


def esbuild(*arguments: str | Path, text: str | None = None) -> str:
    """The short form of a text, or of the modules that the arguments name."""
    command = ["esbuild", *SHORT, *arguments]
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


def filled(text: str, values: dict[str, str]) -> str:
    """A text with its slots filled: the value NAME, without its last line break, replaces each {{NAME}}. Other slots stay."""
    return re.sub(r"\{\{([a-z-]+)\}\}", lambda slot: values.get(slot[1], slot[0]).removesuffix("\n"), text)


if __name__ == "__main__":
    main()
