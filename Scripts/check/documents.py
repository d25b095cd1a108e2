"""Checks the README, the guides and the DocC pages: their commands are run, and their Swift code is type-checked.

A ```sh block under a line <!-- run --> is run in the checkout; the ```text block after it, if there is one, is the expected
output. There a line … stands for any lines. Blocks that make pixels are left out if no program to draw them lies beside the
tool, and those of gnuplot where it is not installed; `python3` is that of the checkout's environment. All ```swift blocks of a document form one program, from the first to the last. A page of a catalog
`Sources/MODULE/….docc` imports its module implicitly. SwiftUI is the stand-in that exported texts are checked against.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from check.support import ROOT, Findings, make_apple_stand_in, module_flags, run

WITH_COMMANDS = ["README.md", "Documentation/CommandLine.md", "Sources/MotionExport/MotionExport.docc/Targets.md"]
RUN_BLOCK = re.compile(
    r"^<!-- run -->\n+```sh\n(?P<commands>.*?)^```$(?:\n+```text\n(?P<output>.*?)^```$)?", re.MULTILINE | re.DOTALL)
REQUIRES_ALL = "INBETWEEN_REQUIRE_ALL" in os.environ
PIXELS = re.compile(r"\b(png|apng|gif|mp4|webm)\b")
SWIFT_BLOCK = re.compile(r"^```swift\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def check(options) -> None:
    """All documents; with words, the commands of these alone."""
    findings = Findings()
    for name in options.words or WITH_COMMANDS:
        check_commands(name, options.tool.parent, findings)
    if not options.words:
        check_code(options.tool.parent, findings)
    findings.report("commands and code of documents")


# MARK: Commands


def check_commands(name: str, tools: Path, findings: Findings) -> None:
    # Remove make's variables, which a reader's shell does not have.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment["PATH"] = os.pathsep.join([str(tools), str(Path(sys.executable).parent), environment["PATH"]])
    draws = shutil.which("inbetween-raster", path=environment["PATH"]) is not None
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = list(RUN_BLOCK.finditer(text))
    marks = text.count("<!-- run -->\n")
    findings.expect(marks == len(blocks) > 0, f"{name}: {marks} marks <!-- run -->, but {len(blocks)} sh blocks after one")
    has_gnuplot = shutil.which("gnuplot") is not None
    findings.expect(has_gnuplot or not REQUIRES_ALL, "there is no gnuplot")
    left_out = [block for block in blocks if not draws and PIXELS.search(block["commands"])
                or not has_gnuplot and "gnuplot" in block["commands"]]
    for block in blocks:
        if block not in left_out:
            place = f"{name}:{text.count(chr(10), 0, block.start('commands')) + 1}"
            check_block(place, block["commands"], block["output"], environment, findings)
    without = f", {len(left_out)} left out, as there is no inbetween-raster or gnuplot" if left_out else ""
    print(f"{name}: {len(blocks) - len(left_out)} blocks of commands run{without}")


def check_block(place: str, commands: str, stated: str | None, environment: dict[str, str], findings: Findings) -> None:
    done = run("bash", "-eu", "-c", commands, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)
    findings.expect(done.returncode == 0, f"{place}: exit code {done.returncode}\n{commands}{done.stdout}{done.stderr}")
    if done.returncode == 0 and stated is not None:
        findings.expect(matches(done.stdout, stated), f"{place}: other output than stated\n{commands}"
                                                      f"--- stated\n{stated}--- printed\n{done.stdout}")


def matches(printed: str, stated: str) -> bool:
    parts = re.split(r"^…\n", stated, flags=re.MULTILINE)
    return re.fullmatch(r"(?:.*\n)*".join(map(re.escape, parts)), printed) is not None


# MARK: Swift code


def check_code(build: Path, findings: Findings) -> None:
    """Type-checks the code of all documents against the built libraries."""
    flags = module_flags(build)
    documents = [ROOT / "README.md", *ROOT.glob("Documentation/*.md"), *ROOT.glob("Sources/*/*.docc/*.md")]
    with ThreadPoolExecutor(os.cpu_count()) as pool, tempfile.TemporaryDirectory() as folder:
        make_apple_stand_in("SwiftUI", Path(folder))
        results = list(pool.map(lambda path: errors(path, [*flags, "-I", folder]), documents))
    checked = [found for found in results if found is not None]
    findings.expect(checked != [], "no document has Swift code")
    for found in checked:
        findings.expect(found == "", found)
    print(f"{len(checked)} documents with Swift code type-checked")


def program(path: Path) -> str:
    """The document's Swift code, with each line at its place in the document, so that errors name the right line."""
    text = path.read_text(encoding="utf-8")
    kept = set()
    for block in SWIFT_BLOCK.finditer(text):
        # A file of a package of the reader's; another check builds that.
        if text[:block.start()].endswith("-->\n"):
            continue
        first = text.count("\n", 0, block.start("code"))
        kept.update(range(first, first + block["code"].count("\n")))
    lines = [line if number in kept else "" for number, line in enumerate(text.splitlines())]
    catalog = re.match(r"Sources/(\w+)/", str(path.relative_to(ROOT)))
    if kept and catalog:
        lines[0] = f"import {catalog[1]}"
    return "\n".join(lines) + "\n" if kept else ""


def errors(path: Path, flags: list[str]) -> str | None:
    """The compiler's errors, or None for a document without Swift code."""
    code = program(path)
    if not code:
        return None
    with tempfile.TemporaryDirectory() as folder:
        # Only a file of this name may have statements at its top level.
        source = Path(folder) / "main.swift"
        source.write_text(code, encoding="utf-8")
        done = run("swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", *flags, source)
        found = done.stderr.replace(str(source), str(path.relative_to(ROOT)))
    return found if done.returncode != 0 else ""
