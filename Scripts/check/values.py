"""Compares two tables of the libraries' values: from the native program that the words name, and from WebAssembly."""

import re
import shutil

from check.support import ROOT, call, leave_out, output

WORK = ROOT / ".build-web"
TESTS = ROOT / "Tests/WebAssembly"


def check(options) -> None:
    node = shutil.which("node") or shutil.which("nodejs")
    if not node:
        leave_out("values as WebAssembly, as there is no node")
        return
    sources = "\n".join(path.read_text() for path in sorted((TESTS / "ValueTable").glob("*.swift")))
    functions = re.findall(r"^@c\(([a-z_]*)\)$", sources, re.MULTILINE)
    call("Scripts/build/wasm.sh", "ValueTable", WORK / "values.wasm", "\n".join(functions), cwd=ROOT)
    (WORK / "values.txt").write_text(output(*options.words))
    call(node, TESTS / "compare.mjs", WORK / "values.txt", WORK / "values.wasm")
