"""Lets the calls of the tool to the system fail, one at a time: a full disk, no more files, processes or memory.

For each command and each kind of call the n-th fails, n = 1, 2 and so on to their number. Then the tool must end with a
code that `inbetween --help` names and one line on standard error, its output must be the old file or the whole new one,
and nothing else may be left in its folders. Where memory fails Swift's runtime ends the process by a signal, so there only
the files count. Of more than MOST calls of a kind a seed chooses; --count chooses more.
"""

import errno
import os
import random
import subprocess
import tempfile
from pathlib import Path

from check.support import DOCUMENTS, FIXTURES, ROOT, Findings, output

LIBRARY = ROOT / "Tests/Faults/faults.c"
MOST = 6
# What the n-th call fails with; a write also writes a part, which is no fault: the new file must be whole.
ERRORS = {
    "open": [errno.EMFILE], "write": [errno.ENOSPC, errno.EIO, 0], "rename": [errno.EACCES], "spawn": [errno.EAGAIN],
    "pipe": [errno.EMFILE], "allocation": [errno.ENOMEM],
}
CODES = {0, 1, 64, 65, 66, 69, 70, 73}
OLD = "what was there before\n"
TABLE = "time,value\n" + "".join(f"{step / 50},{1 - 2.718281828 ** (-step / 10)}\n" for step in range(100))
# A command of each kind with its output, which stands where OUT does.
COMMANDS = {
    "describe": ["describe", "snappy"],
    "catalogue.json": ["catalogue", "-o", "OUT"],
    "plot.svg": ["plot", "snappy", "0.4s ease", "-o", "OUT"],
    "plot.html": ["plot", "snappy", "-o", "OUT"],
    "plot.png": ["plot", "snappy", "-o", "OUT"],
    "sample.csv": ["sample", "snappy", "--count", "20000", "-o", "OUT"],
    "presets.json": ["presets", "-o", "OUT"],
    "export.css": ["export", "css", "spring(1 100 10)", "-o", "OUT"],
    "import.json": ["import", "STYLE", "-o", "OUT"],
    "fit.json": ["fit", "spring", "TABLE", "-o", "OUT"],
    "follow.csv": ["follow", "TABLE", "snappy", "-o", "OUT"],
    "path.csv": ["path", "M0 0C1 1 2 1 3 0", "--count", "50", "-o", "OUT"],
    "animate.csv": ["animate", DOCUMENTS / "pop-scale.json", "-o", "OUT"],
    "animate.svg": ["animate", DOCUMENTS / "pop-scale.json", "-o", "OUT"],
    "simulate.csv": ["simulate", DOCUMENTS / "bouncing-ball.json", "-o", "OUT"],
    "effect.svg": ["effect", "render", "cube-refresh", "-o", "OUT"],
    "lottie.svg": ["lottie", "render", "LOTTIE", "-o", "OUT"],
    "lottie.apng": ["lottie", "render", "LOTTIE", "-o", "OUT"],
    "explore.html": ["explore", "snappy", "-o", "OUT"],
}


def check(options) -> None:
    findings, numbers = Findings(), random.Random(options.seed or 2026)
    with tempfile.TemporaryDirectory() as place:
        library = Path(place) / "faults.so"
        output("cc", "-O1", "-shared", "-fPIC", "-o", library, LIBRARY, "-ldl")
        for name, words in COMMANDS.items():
            Command(options.tool, library, name, words, findings).check(options.count or MOST, numbers)
    findings.report("calls of the system that failed")


class Command:
    """A command line in a folder of its own, with another one for temporary files."""

    def __init__(self, tool: Path, library: Path, name: str, words: list, findings: Findings) -> None:
        self.tool, self.library, self.name, self.words, self.findings = tool, library, name, words, findings
        self.has_output = "OUT" in words

    def check(self, most: int, numbers: random.Random) -> None:
        with tempfile.TemporaryDirectory() as counted:
            counts = Path(counted) / "counts"
            self.said, whole = self.run(FAULT_COUNTS=str(counts))
            self.findings.expect(self.said.returncode == 0, f"{self.name}: ends with {self.said.returncode}: {self.said.stderr}")
            calls = {kind: int(count) for kind, count in (line.split() for line in counts.read_text().splitlines())}
        for kind, count in calls.items():
            chosen = range(1, count + 1) if count <= most else sorted(numbers.sample(range(1, count + 1), most))
            for index in chosen:
                for error in ERRORS[kind]:
                    self.fail(kind, index, error, whole)

    def fail(self, kind: str, index: int, error: int, whole: bytes | None) -> None:
        done, left = self.run(FAULT=f"{kind}:{index}:{error}")
        what = f"{self.name}: {kind} {index} with {errno.errorcode.get(error, 'a part')}"
        expect = self.findings.expect
        expect(left in (whole, OLD.encode()) or not self.has_output, f"{what}: the output is neither the old nor the new one")
        expect(done.returncode != 0 or left == whole, f"{what}: ends with 0, and the output is the old one")
        if kind == "allocation":
            return
        expect(done.returncode in CODES, f"{what}: ends with {done.returncode}: {done.stderr[-500:]}")
        expect(error != 0 or done.returncode == 0, f"{what}: ends with {done.returncode}: {done.stderr}")
        if done.returncode not in (0, 1):
            expect(done.stderr.count("\n") <= 1 and done.stderr.startswith("inbetween: ") or kind == "write", f"{what}: says {done.stderr!r}")

    def run(self, **environment: str) -> tuple[subprocess.CompletedProcess, bytes | None]:
        """Runs the command; returns its output's bytes, and finds what else is left."""
        with tempfile.TemporaryDirectory() as place:
            folder, temporary = Path(place) / "out", Path(place) / "temporary"
            folder.mkdir(), temporary.mkdir()
            target = folder / self.name
            if self.has_output:
                target.write_text(OLD)
            inputs = {"OUT": target, "LOTTIE": FIXTURES / "Lottie/geometry/ellipse.json", "TABLE": Path(place) / "table.csv",
                      "STYLE": Path(place) / "style.css"}
            inputs["TABLE"].write_text(TABLE)
            inputs["STYLE"].write_text("a { transition: opacity 300ms ease-in-out 100ms }\n")
            done = subprocess.run([self.tool, *(inputs.get(word, word) for word in self.words)], capture_output=True, text=True, timeout=120,
                                  check=False, env=os.environ | {"TMPDIR": str(temporary), "LD_PRELOAD": str(self.library), "SWIFT_BACKTRACE": "enable=no"} | environment)
            left = {path.name for path in (*folder.iterdir(), *temporary.iterdir())} - ({self.name} if self.has_output else set())
            is_signal = done.returncode < 0 or done.returncode > 128
            self.findings.expect(len(left) <= (1 if is_signal else 0), f"{self.name}: {environment}: {left} is left")
            return done, target.read_bytes() if self.has_output and target.exists() else None
