"""Runs Tests/FirstGuesses/shell.txt: commands as newcomers guess them, each in a folder with the files beside it.

Below a command, behind `$ `, stand its exit code and the first line that a person reads: of what it prints, or of the message.
With --write these lines are written anew, to be read.
"""

import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from check.support import ROOT, Findings, run

TABLE = ROOT / "Tests/FirstGuesses/shell.txt"
FILES = ROOT / "Tests/FirstGuesses/files"
# Pictures and pages begin with long lines. Their beginnings tell them apart.
LONGEST = 240


def check_shell(options) -> None:
    lines = TABLE.read_text().splitlines()
    commands = [line[2:] for line in lines if line.startswith("$ ")]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = dict(zip(commands, pool.map(lambda command: answer(command, options.tool), commands)))
    if options.write:
        kept = [line for line in lines if not line or line[0] in "#$"]
        written = [each for line in kept for each in (line, *([answers[line[2:]]] if line.startswith("$ ") else []))]
        TABLE.write_text("\n".join(written) + "\n")
        return
    findings = Findings()
    for line, stated in zip(lines, [*lines[1:], ""]):
        if line.startswith("$ "):
            found = answers[line[2:]]
            findings.expect(found == stated, f"{line}\n  states  {stated}\n  answers {found}")
    findings.report(f"{findings.count} first guesses at a shell")


def answer(command: str, tool: Path) -> str:
    """The exit code and the first line."""
    with tempfile.TemporaryDirectory() as place:
        folder = shutil.copytree(FILES, Path(place) / "files")
        # The settings of a terminal must not reach the answers.
        settings = os.environ | {"PATH": f"{tool.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
        done = run("bash", "-o", "pipefail", "-c", command, cwd=folder, env=settings, input="", errors="replace")
    said = done.stderr or done.stdout if done.returncode else done.stdout or done.stderr
    first = next(iter(said.splitlines()), "")
    return f"{done.returncode} {first if len(first) <= LONGEST else first[:LONGEST] + '…'}".rstrip()
