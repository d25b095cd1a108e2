"""Runs the tool where the system fails it: calls that fail one at a time, odd surroundings, and kills.

For each command and each kind of call the n-th fails, n = 1, 2 and so on to their number. Then the tool must end with a
code that `inbetween --help` names and one line on standard error, its output must be the old file or the whole new one,
and nothing else may be left in its folders. Where memory fails Swift's runtime ends the process by a signal, so there only
the files count. Of more than MOST calls of a kind a seed chooses; --count chooses more. A command that is killed at a random
moment leaves one temporary file at most. No command reaches more than SECURITY.md says: no file but its inputs and outputs, no
program but the one that draws, no socket.
"""

import errno
import os
import random
import resource
import subprocess
import tempfile
import time
from pathlib import Path

from check.support import DOCUMENTS, FIXTURES, ROOT, Findings, output

LIBRARY = ROOT / "Tests/Faults/faults.c"
MOST = 6
# What the n-th call fails with; a write also writes a part, which is no fault: the new file must be whole.
ERRORS = {
    "open": [errno.EMFILE], "write": [errno.ENOSPC, errno.EIO, 0], "rename": [errno.EACCES], "spawn": [errno.EAGAIN],
    "pipe": [errno.EMFILE], "allocation": [errno.ENOMEM],
}
# What a process finds around it, as its environment and as a function that it begins with. None of it may change the output;
# with eight files the tool may say that they are too few.
FEW_FILES = "eight files"
SURROUNDINGS = {
    "no temporary folder": ({"TMPDIR": "/nonexistent"}, None),
    "a Turkish locale": ({"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}, None),
    "no home": ({"HOME": "/proc", "XDG_CONFIG_HOME": "/proc"}, None),
    "closed standard files": ({}, lambda: [os.close(file) for file in range(3)]),
    FEW_FILES: ({}, lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8))),
}
# Files of the system that every program may read, and those of fonts, which inbetween-raster looks for.
SYSTEM_FILES = ("/usr/", "/lib", "/etc/", "/proc/self/", "/proc/cpuinfo", "/sys/", "/dev/null", "/dev/urandom", "/var/cache/fontconfig")
FONTS_OF_USERS = (".fonts", ".local/share/fonts", ".cache/fontconfig", ".config/fontconfig")
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
    findings.report(f"{len(COMMANDS)} commands where the system fails them, {findings.count} expectations")


class Command:
    """A command line in a folder of its own, with another one for temporary files."""

    def __init__(self, tool: Path, library: Path, name: str, words: list, findings: Findings) -> None:
        self.tool, self.library, self.name, self.words, self.findings = tool, library, name, words, findings
        self.has_output = "OUT" in words

    def check(self, most: int, numbers: random.Random) -> None:
        with tempfile.TemporaryDirectory() as counted:
            counts, start = Path(counted) / "counts", time.monotonic()
            said, whole = self.run(FAULT_COUNTS=str(counts))
            self.findings.expect(said.returncode == 0, f"{self.name}: ends with {said.returncode}: {said.stderr}")
            seconds = time.monotonic() - start
            calls = {kind: int(count) for kind, count in (line.split() for line in counts.read_text().splitlines())}
        for kind, count in calls.items():
            chosen = range(1, count + 1) if count <= most else sorted(numbers.sample(range(1, count + 1), most))
            for index in chosen:
                for error in ERRORS[kind]:
                    self.fail(kind, index, error, whole)
        self.check_surroundings(whole)
        self.check_reach()
        for _ in range(most if self.has_output else 0):
            self.kill(numbers.uniform(0, seconds), whole)

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

    def check_surroundings(self, whole: bytes | None) -> None:
        for name, (environment, begin) in SURROUNDINGS.items():
            if not self.has_output and begin and name != FEW_FILES:
                continue
            done, left = self.run(begin, **environment)
            is_same = done.returncode == 0 and left == whole
            is_told = name == FEW_FILES and done.returncode in CODES and left in (whole, OLD.encode())
            self.findings.expect(is_same or is_told, f"{self.name}, {name}: ends with {done.returncode}: {done.stderr[-500:]}")

    def check_reach(self) -> None:
        with Place(self) as place, tempfile.NamedTemporaryFile("r") as log:
            subprocess.run(place.words, capture_output=True, timeout=120, check=True, env=place.environment | {"FAULT_REACHED": log.name})
            for line in sorted(set(log)):
                what, _, name = line.rstrip("\n").partition(" ")
                is_expected = what == "open" and place.may_open(name) or what == "start" and Path(name).name == "inbetween-raster"
                self.findings.expect(is_expected, f"{self.name}: reaches {line.strip()}")

    def kill(self, after: float, whole: bytes) -> None:
        with Place(self) as place:
            process = subprocess.Popen(place.words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=place.environment)
            time.sleep(after)
            process.kill()
            process.wait()
            self.findings.expect(place.output in (whole, OLD.encode()), f"{self.name}: killed after {after} s: neither the old file nor the new one")
            self.findings.expect(len(place.left) <= 1, f"{self.name}: killed after {after} s: {place.left} is left")

    def run(self, begin=None, **environment: str) -> tuple[subprocess.CompletedProcess, bytes | None]:
        """Runs the command; returns its output's bytes, and finds what else is left."""
        with Place(self) as place:
            done = subprocess.run(place.words, capture_output=True, text=True, timeout=120, check=False, preexec_fn=begin,
                                  env=place.environment | environment)
            is_signal = done.returncode < 0 or done.returncode > 128
            self.findings.expect(len(place.left) <= (1 if is_signal else 0), f"{self.name}: {environment}: {place.left} is left")
            return done, place.output


class Place:
    """A folder with the inputs of a command, its old output, and another folder for temporary files."""

    def __init__(self, command: Command) -> None:
        self.command, self.folder = command, tempfile.TemporaryDirectory()
        root = Path(self.folder.name)
        self.outputs, self.temporary = root / "out", root / "temporary"
        self.outputs.mkdir()
        self.temporary.mkdir()
        self.target = self.outputs / command.name
        if command.has_output:
            self.target.write_text(OLD)
        inputs = {"OUT": self.target, "LOTTIE": FIXTURES / "Lottie/geometry/ellipse.json", "TABLE": root / "table.csv", "STYLE": root / "style.css"}
        inputs["TABLE"].write_text(TABLE)
        inputs["STYLE"].write_text("a { transition: opacity 300ms ease-in-out 100ms }\n")
        self.words = [command.tool, *(inputs.get(word, word) for word in command.words)]
        self.environment = os.environ | {"TMPDIR": str(self.temporary), "LD_PRELOAD": str(command.library), "SWIFT_BACKTRACE": "enable=no"}

    def __enter__(self) -> "Place": return self

    def __exit__(self, *_) -> None: self.folder.cleanup()

    def may_open(self, name: str) -> bool:
        """Whether a file is an input, an output, a page beside the tool, or one of the system."""
        own = [self.folder.name, *(str(word) for word in self.words[1:] if isinstance(word, Path)), str(self.command.tool.resolve().parent)]
        fonts = [str(Path.home() / folder) for folder in FONTS_OF_USERS]
        # A name without a folder is below one that has been opened.
        return "/" not in name or name.startswith((*own, *fonts, *SYSTEM_FILES))

    @property
    def output(self) -> bytes | None:
        return self.target.read_bytes() if self.command.has_output and self.target.exists() else None

    @property
    def left(self) -> set[str]:
        """What is in the folders beside the output."""
        names = {path.name for path in (*self.outputs.iterdir(), *self.temporary.iterdir())}
        return names - ({self.command.name} if self.command.has_output else set())
