"""Type-checks Tests/FirstGuesses: calls as newcomers guess them, against the libraries that the clients have built.

A line compiles, or fails with the message behind `// error: ` at its end. With --write the messages are written anew, to be read.
"""

import re
from pathlib import Path

from check.support import ROOT, Findings, require, run

FOLDER = ROOT / "Tests/FirstGuesses"
ERROR = re.compile(r"^(.*?\.swift):(\d+):\d+: error: (.*)$", re.MULTILINE)
STATED = re.compile(r" *// error: (.*)$")


def check_guesses(build: Path, is_writing: bool = False) -> None:
    """Compares the errors of each line with the one that it states."""
    findings, guesses = Findings(), 0
    for source in sorted(FOLDER.glob("*.swift")):
        found = errors(source, build)
        lines = source.read_text().splitlines()
        for number, line in enumerate(lines, 1):
            stated = STATED.search(line)
            guesses += line.startswith("func ")
            # The first message of a line is the one that a reader meets.
            message = found.get(number)
            if is_writing:
                lines[number - 1] = STATED.sub("", line) + (f"  // error: {message}" if message else "")
            else:
                findings.expect((stated[1] if stated else None) == message, f"{source.name}:{number}: {message or 'compiles'}")
        if is_writing:
            source.write_text("\n".join(lines) + "\n")
    findings.report(f"{guesses} first guesses")


def errors(source: Path, build: Path) -> dict[int, str]:
    """The first error of each line."""
    shims = build.parent.parent / "checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap"
    maps = [shims, build / "MotionKernels.build/module.modulemap", ROOT / "Sources/CGSL/module.modulemap"]
    flags = [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]
    cache = ("-module-cache-path", build / "ModuleCache")
    done = run(
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-I", build / "Modules", *cache,
        *flags, source)
    first: dict[int, str] = {}
    for _, line, message in ERROR.findall(done.stderr):
        first.setdefault(int(line), message.strip())
    require(bool(first) == (done.returncode != 0), done.stderr)
    return first
