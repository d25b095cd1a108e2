"""Type-checks the Swift code of the README, the guides and the DocC pages against the built libraries.

    snippets.py BUILD-FOLDER FILE…

All ```swift blocks of a document form one program, from the first to the last. A page of a catalog `Sources/MODULE/….docc`
imports its module implicitly. Blocks in other languages, or without one, are ignored.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```swift\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def program(path: Path) -> str:
    """The document's Swift code, with each line at its place in the document, so that errors name the right line."""
    text = path.read_text(encoding="utf-8")
    kept = set()
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start("code"))
        kept.update(range(first, first + block["code"].count("\n")))
    lines = [line if number in kept else "" for number, line in enumerate(text.splitlines())]
    catalog = re.match(r"Sources/(\w+)/", str(path.relative_to(ROOT)))
    if kept and catalog:
        lines[0] = f"import {catalog[1]}"
    return "\n".join(lines) + "\n" if kept else ""


def errors(path: Path, modules: Path, module_maps: list[str]) -> str | None:
    """The compiler's errors, or None for a document without Swift code."""
    code = program(path)
    if not code:
        return None
    with tempfile.TemporaryDirectory() as folder:
        # Only a file of this name may have statements at its top level.
        source = Path(folder) / "main.swift"
        source.write_text(code, encoding="utf-8")
        run = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", "-I", str(modules),
             "-module-cache-path", str(modules.parent / "ModuleCache"), *module_maps, str(source)],
            capture_output=True, text=True, timeout=600,
        )
        found = run.stderr.replace(str(source), str(path.relative_to(ROOT)))
    return found if run.returncode != 0 else ""


def main() -> int:
    build = Path(sys.argv[1]).resolve()
    documents = [Path(name).resolve() for name in sys.argv[2:]]
    # The build folder may be a link, such as .build/debug, into the folder of its platform.
    checkouts = next(folder / "checkouts" for folder in build.parents if (folder / "checkouts").is_dir())
    shims = checkouts / "swift-numerics/Sources/_NumericsShims/include/module.modulemap"
    # SwiftPM makes the module map of a target in C.
    kernels = build / "MotionKernels.build/module.modulemap"
    maps = [f"-fmodule-map-file={path}" for path in (shims, kernels, ROOT / "Sources/CGSL/module.modulemap")]
    flags = [flag for each in maps for flag in ("-Xcc", each)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: errors(path, build / "Modules", flags), documents))
    for found in results:
        if found:
            print(found, end="")
    checked = [found for found in results if found is not None]
    failed = sum(1 for found in checked if found)
    print(f"{len(checked)} documents with Swift code type-checked, {failed} failed")
    return 1 if failed or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
