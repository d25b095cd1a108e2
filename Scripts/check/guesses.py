"""Holds Tests/FirstGuesses: type-checks calls as newcomers guess them, against the libraries that the tool is made of, and runs
their commands.

A line compiles, or fails with the message behind `// error: ` at its end. With --write the messages are written anew, to be read.
"""

import re
from pathlib import Path

from check.shell_guesses import check_shell
from check.support import ROOT, Findings, module_flags, require, run

FOLDER = ROOT / "Tests/FirstGuesses"
ERROR = re.compile(r"^(.*?\.swift):(\d+):\d+: error: (.*)$", re.MULTILINE)
STATED = re.compile(r" *// error: (.*)$")


def check(options) -> None:
    check_shell(options)
    check_swift(options)


def check_swift(options) -> None:
    """Compares the errors of each line with the one that it states."""
    findings, guesses, flags = Findings(), 0, module_flags(options.tool.parent)
    for source in sorted(FOLDER.glob("*.swift")):
        found = errors(source, flags)
        lines = source.read_text().splitlines()
        for number, line in enumerate(lines, 1):
            stated = STATED.search(line)
            guesses += line.startswith("func ")
            # The first message of a line is the one that a reader meets.
            message = found.get(number)
            if options.write:
                lines[number - 1] = STATED.sub("", line) + (f"  // error: {message}" if message else "")
            else:
                findings.expect((stated[1] if stated else None) == message, f"{source.name}:{number}: {message or 'compiles'}")
        if options.write:
            source.write_text("\n".join(lines) + "\n")
    findings.report(f"{guesses} first guesses")


def errors(source: Path, flags: list[str]) -> dict[int, str]:
    """The first error of each line."""
    done = run("swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", *flags, source)
    first: dict[int, str] = {}
    for _, line, message in ERROR.findall(done.stderr):
        first.setdefault(int(line), message.strip())
    require(bool(first) == (done.returncode != 0), done.stderr)
    return first
