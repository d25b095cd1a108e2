"""What all checks share: the places of things, the runner of commands, and the list of what is wrong."""

import csv
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/Fixtures"
DOCUMENTS = ROOT / "Notebooks/documents"
# Reference pictures, and what runs inside of pages.
BROWSER = ROOT / "Tests/Browser"
IS_THOROUGH = os.environ.get("INBETWEEN_THOROUGH") == "1"
SECONDS = 600


class Failure(Exception):
    """Something is not as it should be."""


def require(is_met: bool, message: str) -> None:
    if not is_met:
        raise Failure(message)


def require_equal(found, expected, what: str) -> None:
    require(found == expected, f"{what}: {found!r}, not {expected!r}")


def run(*words, **more) -> subprocess.CompletedProcess:
    """Runs a program to its end, and keeps its outputs, as text unless `text` is False."""
    settings = {"capture_output": True, "text": True, "timeout": SECONDS} | more
    return subprocess.run([str(word) for word in words], **settings)


def output(*words, **more):
    """The standard output of a program that has to succeed."""
    done = run(*words, **more)
    said = done.stderr if isinstance(done.stderr, str) else (done.stderr or b"").decode(errors="replace")
    require(done.returncode == 0, f"{' '.join(map(str, words))} ends with {done.returncode}: {said}")
    return done.stdout


def call(*words, **more) -> None:
    """Runs a program that has to succeed, and shows what it prints."""
    output(*words, **{"capture_output": False} | more)


def rows(table: str) -> list[dict[str, str]]:
    """The rows of a table that the tool has printed, by the names of the columns."""
    return list(csv.DictReader(table.splitlines()))


def table(path: Path) -> list[list[str]]:
    """The rows of a file, which may not be there yet."""
    if not path.is_file():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


@cache
def catalogue(tool: Path) -> dict:
    """What there is, as the tool says it: targets, effects and so on, a row each."""
    return json.loads(output(tool, "catalogue"))


def effects(tool: Path) -> list[str]:
    return [row["name"] for row in catalogue(tool)["effects"]]


def export_forms(tool: Path) -> dict[str, list[str]]:
    """The words of `inbetween export` for each form of a target, such as `code --language c`."""
    return {form["name"]: [row["name"], *([f"--{form['option']}", form["name"]] if "option" in form else [])]
            for row in catalogue(tool)["targets"] for form in row["forms"]}


def module_flags(build: Path) -> list[str]:
    """The compiler's flags for the modules of a build, for code that is type-checked against them."""
    # The build folder may be a link, such as .build/debug, into the folder of its platform.
    build = build.resolve()
    checkouts = next(folder / "checkouts" for folder in build.parents if (folder / "checkouts").is_dir())
    shims = checkouts / "swift-numerics/Sources/_NumericsShims/include/module.modulemap"
    # SwiftPM makes the module map of a target in C.
    systems = [ROOT / f"Sources/{name}/module.modulemap" for name in ("CGSL", "CZlib")]
    maps = [shims, build / "MotionKernels.build/module.modulemap", *systems]
    found = [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]
    return ["-I", str(build / "Modules"), "-module-cache-path", str(build / "ModuleCache"), *found]


def make_apple_stand_in(module: str, folder: Path) -> None:
    """Puts the module of a library of Apple's that is not here into a folder: signatures without bodies."""
    source = FIXTURES / f"AppleStandIns/{module}.swift"
    call("swiftc", "-emit-module", "-parse-as-library", "-module-name", module, source, "-o", folder / f"{module}.swiftmodule")


def leave_out(what: str) -> None:
    """Says which checks this machine leaves out; ends with 1 where nothing may be left out."""
    print(f"Left out: {what}")
    if os.environ.get("INBETWEEN_REQUIRE_ALL") == "1":
        sys.exit("Nothing may be left out here, as INBETWEEN_REQUIRE_ALL is 1.")


class Findings:
    """The problems that a check has found so far."""

    def __init__(self) -> None:
        self.count, self.problems = 0, []

    def expect(self, is_met: bool, problem: str) -> None:
        self.count += 1
        if not is_met:
            self.problems.append(problem)

    def report(self, summary: str) -> None:
        """Prints the problems and a summary; ends with 1 if there is a problem."""
        for problem in self.problems:
            print(problem)
        print(f"{summary}, {len(self.problems)} failures")
        if self.problems:
            sys.exit(1)


def require_sizes(recorded: Path, size_of) -> None:
    """Growth must be intended: a list has the sizes of the last intended change, in bytes, each before its name."""
    findings = Findings()
    for line in recorded.read_text().splitlines():
        before, name = line.split(maxsplit=1)
        size = size_of(name)
        print(f"{name}: {size} bytes")
        findings.expect(size * 100 <= int(before) * 105,
                        f"{name}: {before} bytes before. See what has grown, or record the new size in {recorded}.")
    findings.report("sizes")
