"""Checks the README, the guides and the DocC pages: runs their commands, type-checks or runs their Swift code, follows their links.

A ```sh block under a line <!-- run --> is run in the checkout; the ```text block after it, if there is one, is the expected
output. There a line … stands for any lines. Blocks that make pixels are left out if no program to draw them lies beside the
tool, and those of gnuplot where it is not installed; `python3` is that of the checkout's environment. document_code.py has the
rules for Swift. The packages for Python and JavaScript run their blocks by their own tests, and the library for C that of the README.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from check.document_code import MARK, check_code
from check.support import ROOT, Findings, run

RUN_BLOCK = re.compile(
    r"^<!-- run -->\n+```sh\n(?P<commands>.*?)^```$(?:\n+```text\n(?P<output>.*?)^```$)?", re.MULTILINE | re.DOTALL)
REQUIRES_ALL = "INBETWEEN_REQUIRE_ALL" in os.environ
PIXELS = re.compile(r"\b(png|apng|gif|mp4|webm)\b")


def documents() -> list[Path]:
    patterns = ("README.md", "Documentation/**/*.md", "Sources/*/*.docc/*.md", "Examples/*.md", "Examples/*/*.md")
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def check(options) -> None:
    """All documents; with words, the commands of these alone."""
    findings = Findings()
    for path in [ROOT / name for name in options.words] or documents():
        check_commands(path, options.tool.parent, findings)
    if not options.words:
        check_code(documents(), options.tool.parent, findings)
        check_links(findings)
    findings.report("commands, code and links of documents")


# MARK: Commands


def check_commands(path: Path, tools: Path, findings: Findings) -> None:
    # Remove make's variables, which a reader's shell does not have.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment["PATH"] = os.pathsep.join([str(tools), str(Path(sys.executable).parent), environment["PATH"]])
    draws = shutil.which("inbetween-raster", path=environment["PATH"]) is not None
    text, name = path.read_text(encoding="utf-8"), path.relative_to(ROOT)
    blocks = list(RUN_BLOCK.finditer(text))
    marks = text.count(MARK) - text.count(f"{MARK}```swift\n") - text.count(f"{MARK}|")
    findings.expect(marks == len(blocks), f"{name}: {marks} marks <!-- run -->, but {len(blocks)} sh blocks after one")
    if not blocks:
        return
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


# MARK: Links

FENCE = re.compile(r"^( *```).*?^\1`*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]*(?:\([^()\s]*\))?[^()\s]*)\)")


def check_links(findings: Findings) -> None:
    """Each link of a document leads to a file of the checkout, and its fragment to a heading there."""
    count = 0
    for path in documents():
        for target in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
            address, _, fragment = target.partition("#")
            # Addresses of others, and pictures of a catalog, which DocC checks.
            if ":" in address or ".docc" in str(path) and "/" not in address:
                continue
            count += 1
            place = (path.parent / address).resolve() if address else path
            findings.expect(place.exists(), f"{path.relative_to(ROOT)}: there is no {target}")
            if fragment and place.suffix == ".md" and place.exists():
                findings.expect(fragment in headings(place), f"{path.relative_to(ROOT)}: no heading for {target}")
    print(f"{count} links followed")


def headings(path: Path) -> set[str]:
    """The fragments of a document's headings, as code hosts make them, and of its anchors."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
    return made | set(re.findall(r'<a (?:id|name)="([^"]*)"', text))
