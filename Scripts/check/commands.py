"""Runs the commands of documents in the checkout, and compares their output with the documented one.

    commands.py FOLDER-OF-THE-TOOL FILE…

A ```sh block under a line <!-- run --> is run; the ```text block after it, if there is one, is the expected output.
There a line … stands for any lines. The tool's folder is put on the PATH. Blocks that make pixels are left out if that
folder has no program to draw them.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUN_BLOCK = re.compile(
    r"^<!-- run -->\n+```sh\n(?P<commands>.*?)^```$(?:\n+```text\n(?P<output>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
PIXELS = re.compile(r"\b(png|apng|gif|mp4|webm)\b")


def matches(printed: str, expected: str) -> bool:
    parts = re.split(r"^…\n", expected, flags=re.MULTILINE)
    return re.fullmatch(r"(?:.*\n)*".join(map(re.escape, parts)), printed) is not None


def check(name: str, environment: dict[str, str]) -> int:
    """The number of blocks of a document that fail."""
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = list(RUN_BLOCK.finditer(text))
    failed = left_out = 0
    draws = shutil.which("inbetween-raster", path=environment["PATH"]) is not None
    for block in blocks:
        if not draws and PIXELS.search(block["commands"]):
            left_out += 1
            continue
        line = text.count("\n", 0, block.start("commands")) + 1
        commands, expected = block["commands"], block["output"]
        run = subprocess.run(
            ["bash", "-eu", "-c", commands],
            cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600,
        )
        if run.returncode != 0:
            failed += 1
            print(f"{name}:{line}: exit code {run.returncode}\n{commands}{run.stdout}{run.stderr}")
        elif expected is not None and not matches(run.stdout, expected):
            failed += 1
            print(f"{name}:{line}: other output than stated\n{commands}")
            print(f"--- stated\n{expected}--- printed\n{run.stdout}")
    marks = text.count("<!-- run -->\n")
    if marks != len(blocks) or not blocks:
        failed += 1
        print(f"{name}: {marks} marks <!-- run -->, but {len(blocks)} sh blocks after one")
    without = f", {left_out} left out, as there is no inbetween-raster" if left_out else ""
    print(f"{name}: {len(blocks) - left_out} blocks of commands run, {failed} failed{without}")
    return failed


def main() -> int:
    # Remove make's variables, which a reader's shell does not have.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment["PATH"] = os.pathsep.join([str(Path(sys.argv[1]).resolve()), environment["PATH"]])
    return 1 if sum([check(name, environment) for name in sys.argv[2:]]) else 0


if __name__ == "__main__":
    sys.exit(main())
