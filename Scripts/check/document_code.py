"""Compiles the Swift code of documents, and runs that of guides.

All ```swift blocks of a document form one program, from the first to the last. If one of them stands under <!-- run -->, the
program is run, and a comment behind a call of print states the output; otherwise it is type-checked. A page of a catalog
`Sources/MODULE/….docc` imports its module implicitly. SwiftUI is the stand-in that exported texts are checked against.

A table under <!-- run --> belongs to the program. The code in its column `here` is a statement, that in its column `JavaScript`
one of the program that the tests of that package run. In a table with a column `Swift` all code of a row is one motion: there
it is an expression, in the other columns a text that the library reads, and all have the same values. Cells with words are not
code.
"""

import os
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from check.support import ROOT, Findings, make_apple_stand_in, module_flags, output, run

MARK = "<!-- run -->\n"
BLOCK = re.compile(r"^```swift\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
STATED = re.compile(r"^ *print\(.*\) *// (.*)$", re.MULTILINE)
TABLE = re.compile(rf"^{MARK}(?P<rows>(?:\|.*\n)+)", re.MULTILINE)
# What a program may be linked with, beside the libraries of Sources.
LINKED = ("MotionKernels", "RealModule", "_NumericsShims")
# They have functions of libc and libm, for systems without one.
ALONE = ("InbetweenC", "WebRuntime", "inbetween")
# What compares the motions of a row.
COMPARISON = """
private func motion(_ spring: Spring) -> any Motion<Double> { SpringMotion(spring, from: 0, to: 1) }
private func motion(_ motion: some Motion<Double>) -> any Motion<Double> { motion }
private func requireSame(_ line: Int, _ texts: [String], _ stated: any Motion<Double>) {
  for text in texts {
    guard let read = try? ParsedMotion(pasted: text) else { fatalError("line \\(line): \\(text) cannot be read") }
    let end = read.domain(tolerance: 1e-3)?.upperBound ?? 3
    for time in (0...20).map({ end * Double($0) / 20 }) {
      let (one, other) = (read.value(at: time), stated.value(at: time))
      guard abs(one - other) <= 1e-9 * max(1, abs(one)) else {
        fatalError("line \\(line): at \\(time) \\(text) is \\(one), not \\(other)")
      }
    }
  }
}
"""


def check_code(documents: list[Path], build: Path, findings: Findings) -> None:
    """Type-checks the code of documents against the built libraries, and runs what is marked so."""
    with ThreadPoolExecutor(os.cpu_count()) as pool, tempfile.TemporaryDirectory() as folder:
        make_apple_stand_in("SwiftUI", Path(folder))
        libraries = archive(build, Path(folder))
        flags = [*module_flags(build), "-I", folder]
        results = dict(zip(documents, pool.map(partial(errors, flags=flags, libraries=libraries), documents)))
    checked = {path: found for path, found in results.items() if found is not None}
    findings.expect(checked != {}, "no document has Swift code")
    for found in checked.values():
        findings.expect(found == "", found)
    print(f"{len(checked)} documents with Swift code compiled, {sum(map(is_run, checked))} of them run")


def archive(build: Path, folder: Path) -> Path:
    """The compiled libraries as one archive, out of which a program takes what it calls."""
    names = [*LINKED, *(path.name for path in (ROOT / "Sources").iterdir() if path.name not in ALONE)]
    objects = sorted(path for name in names for path in (build.resolve() / f"{name}.build").rglob("*.o"))
    file = folder / "libraries.a"
    output("ar", "crT", file, *objects)
    return file


def is_run(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return f"{MARK}```swift\n" in text or TABLE.search(text) is not None


def program(path: Path) -> str:
    """The document's Swift code, with each line at its place in the document, so that errors name the right line."""
    text = path.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for block in BLOCK.finditer(text):
        # A file of a package of the reader's; another check builds that.
        before = text[:block.start()]
        if not before.endswith("-->\n") or before.endswith(MARK):
            put(lines, text.count("\n", 0, block.start("code")), block["code"].splitlines())
    for table in TABLE.finditer(text):
        put(lines, text.count("\n", 0, table.start("rows")), statements(table["rows"]))
    if not any(lines):
        return ""
    catalog = re.match(r"Sources/(\w+)/", str(path.relative_to(ROOT)))
    if catalog:
        lines[0] = f"import {catalog[1]}"
    compares = any(line.startswith("requireSame(#line") for line in lines)
    return "\n".join(lines) + "\n" + (COMPARISON if compares else "")


def put(lines: list[str], first: int, code: list[str]) -> None:
    lines[first:first + len(code)] = code


def statements(table: str) -> list[str]:
    """A statement for each row of a table, and nothing for its head."""
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return ["", "", *(statement(dict(zip(head, row))) for row in rows)]


def statement(row: dict[str, str]) -> str:
    # A cell with words between its code says something about the row.
    cells = {name: cell for name, cell in row.items() if re.fullmatch(r"(`[^`]+`(, )?)*", cell) and name != "JavaScript"}
    code = {name: re.findall(r"`([^`]+)`", cell) for name, cell in cells.items()}
    if "Swift" not in row:
        return "; ".join(code.get("here", []))
    expression, = code.pop("Swift")
    texts = ", ".join(f'#"{text}"#' for found in code.values() for text in found)
    return f"requireSame(#line, [{texts}], motion({expression}))"


def errors(path: Path, flags: list[str], libraries: Path) -> str | None:
    """The compiler's errors, or what is printed otherwise than stated; None for a document without Swift code."""
    code, name = program(path), str(path.relative_to(ROOT))
    if not code:
        return None
    with tempfile.TemporaryDirectory() as folder:
        # Only a file of this name may have statements at its top level.
        source, executable = Path(folder) / "main.swift", Path(folder) / "program"
        source.write_text(code, encoding="utf-8")
        form = [libraries, "-lm", "-lgsl", "-lgslcblas", "-lz", "-o", executable] if is_run(path) else ["-typecheck"]
        done = run("swiftc", "-swift-version", "6", "-suppress-warnings", *flags, source, *form)
        if done.returncode != 0:
            return done.stderr.replace(str(source), name)
        if not is_run(path):
            return ""
        done = run(executable, cwd=folder, env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
    printed, stated = done.stdout.splitlines(), STATED.findall(code)
    wrong = [f"{name} prints {found!r}, not {said!r}" for found, said in zip(printed, stated) if found != said]
    if done.returncode != 0 or len(printed) != len(stated):
        wrong.append(f"{name}: exit code {done.returncode}, {len(printed)} lines printed, {len(stated)} stated\n{done.stderr[:2000]}")
    return "\n".join(wrong)
