"""Builds all mutants at once: in a copy of the sources each changed operator is one of its own, behind a switch.

The switch is the environment variable INBETWEEN_MUTANT, a number. With INBETWEEN_REACHED a file has a byte for each
mutant, which becomes 1 when its place is reached. What the compiler does not take is left out.
"""

import csv
import os
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from check.mutants.sites import Site
from check.support import ROOT, Failure, output, table

BUILD = ROOT / ".build-mutants"
COPY = BUILD / "copy"
# The mutants that the compiler did not take.
REFUSED = BUILD / "refused.csv"
# The file of a module with its switches.
SWITCHES = "Mutants.swift"
TESTS = BUILD / "build/debug/InbetweenPackageTests.xctest"
# Characters that Swift takes for operators, none of them in use: arrows, technical signs, boxes and shapes. Two of them tell
# a thousand mutants of a module apart.
SIGNS = [chr(code) for code in (*range(0x2190, 0x21B0), *range(0x25A0, 0x25C0))]
PRECEDENCE = {"<": "Comparison", ">": "Comparison", "=": "Comparison", "!": "Comparison", "&": "LogicalConjunction",
              "|": "LogicalDisjunction", "+": "Addition", "-": "Addition", "*": "Multiplication", "/": "Multiplication"}
LONGEST_EXPRESSION = 20
ERROR = re.compile(r"^.*?/copy/(Sources/[^:]+\.swift):(\d+):\d+: error:", re.MULTILINE)

SWITCH = """\
// Made by Scripts/check/mutants: the switch of the mutants, and their operators.
import Glibc

private let wanted = getenv("INBETWEEN_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
  guard let path = getenv("INBETWEEN_REACHED") else { return nil }
  let file = open(path, O_RDWR)
  guard file >= 0, let bytes = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) else { return nil }
  return bytes.assumingMemoryBound(to: UInt8.self)
}()

@usableFromInline func isMutant(_ number: Int) -> Bool {
  reached?[number] = 1
  return number == wanted
}
"""


def build(found: list[Site], targets: list[str], most: int) -> list[Site]:
    """Builds test targets with the mutants, and returns those that the compiler takes, each with its number."""
    copy_sources()
    known = {tuple(row) for row in table(REFUSED)}
    kept = {number: replace(site, number=number) for number, site in enumerate(found) if site.identity not in known}
    # Optimised libraries, as their tests take a third of the time, and the test targets alone that are asked for.
    settings = os.environ | {"INBETWEEN_QUICK": "1", "INBETWEEN_TESTS": " ".join(targets)}
    while True:
        write(list(kept.values()), most)
        done = subprocess.run(["swift", "build", "--product", TESTS.stem, "--scratch-path", BUILD / "build"], cwd=COPY, text=True,
                              env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode == 0:
            return list(kept.values())
        wrong = {site.number: site for file, line in ERROR.findall(done.stdout) for site in refused(file, int(line), kept.values())}
        if not wrong:
            raise Failure(f"the copy with mutants does not build:\n{done.stdout[-4000:]}")
        with REFUSED.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows(site.identity for site in wrong.values())
        kept = {number: site for number, site in kept.items() if number not in wrong}


def refused(file: str, line: int, kept: Iterable[Site]) -> list[Site]:
    """The mutants behind an error: those of its line, or of the next one that has any, as an expression may begin before it."""
    later = [site for site in kept if site.file == file and line <= site.line <= line + LONGEST_EXPRESSION]
    first = min((site.line for site in later), default=0)
    return [site for site in later if site.line == first]


def copy_sources() -> None:
    """Brings the copy to the state of the checkout; files that are equal keep their times."""
    COPY.mkdir(parents=True, exist_ok=True)
    names = output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    there = {path for path in names if path and (ROOT / path).is_file()}
    for path in COPY.rglob("*"):
        # What a build has added stays.
        if path.is_file() and path.name not in (SWITCHES, "Package.resolved") and str(path.relative_to(COPY)) not in there:
            path.unlink()
    for name in there:
        old, new = COPY / name, ROOT / name
        if not (old.is_file() and old.read_bytes() == new.read_bytes()) and not name.endswith(".swift"):
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def write(kept: list[Site], most: int) -> None:
    """Writes the Swift sources with the switches; only what has changed, so that a build is short."""
    changes, modules = defaultdict(list), defaultdict(list)
    for site in kept:
        changes[site.file].append(site)
        modules[site.module].append(site)
    for path in sorted([*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Tests").rglob("*.swift"), ROOT / "Package.swift"]):
        name = str(path.relative_to(ROOT))
        place(COPY / name, switched(path.read_text(encoding="utf-8"), changes.get(name, [])))
    for folder in (ROOT / "Sources").iterdir():
        sites = modules.get(folder.name, [])
        target = COPY / "Sources" / folder.name / SWITCHES
        if sites:
            place(target, SWITCH.replace("COUNT", str(most)) + "\n" + "\n".join(declaration(site) for site in sites))
        else:
            target.unlink(missing_ok=True)


def place(path: Path, text: str) -> None:
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def switched(text: str, changes: list[Site]) -> str:
    """The text of a file with the words of its sites replaced."""
    lines = text.split("\n")
    for site in sorted(changes, key=lambda site: (site.line, -site.column)):
        line = lines[site.line - 1]
        lines[site.line - 1] = line[:site.column] + word(site) + line[site.column + len(site.old):]
    return "\n".join(lines)


def word(site: Site) -> str:
    """What stands in the place of the old word."""
    if site.old in ("min", "max", "true", "false"):
        return f"mutant{site.number}" + ("()" if site.old in ("true", "false") else "")
    first, second = divmod(site.number, len(SIGNS))
    return "⏵" + SIGNS[first] + SIGNS[second]


def declaration(site: Site) -> str:
    """The function behind a site's word."""
    name, old, new, switch = word(site), site.old, site.new, f"isMutant({site.number})"
    at = "@usableFromInline"
    if old in ("true", "false"):
        return f"{at} func {name} -> Bool {{ {switch} ? {new} : {old} }}"
    if old in ("min", "max"):
        return (f"{at} func {name}<T: Comparable>(_ a: T, _ b: T) -> T {{ {switch} ? Swift.{new}(a, b) : Swift.{old}(a, b) }}\n"
                f"{at} func {name}<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {{ {switch} ? Swift.{new}(a, b, c) : Swift.{old}(a, b, c) }}")
    if old == "!":
        return f"prefix operator {name}\n{at} prefix func {name} (a: Bool) -> Bool {{ {switch} ? a : !a }}"
    if old in ("+=", "-="):
        functions = [f"{at} func {name} <T: {kind}>(a: inout T, b: T){more} {{ if {switch} {{ a {new} b }} else {{ a {old} b }} }}"
                     for kind, more in ADDED]
        return f"infix operator {name}: AssignmentPrecedence\n" + "\n".join(functions)
    head = f"infix operator {name}: {PRECEDENCE[old[0]]}Precedence\n"
    if old in ("&&", "||"):
        return head + (f"{at} func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                       f"{{ if {switch} {{ return {either(new)} }}; return {either(old)} }}")
    if old in ("+", "-", "*", "/"):
        kinds = {"+": ADDED, "-": ADDED, "*": [("Numeric", ""), *SIMDS], "/": [("FloatingPoint", ""), ("BinaryInteger", ""), *SIMDS]}[old]
        return head + "\n".join(f"{at} func {name} <T: {kind}>(a: T, b: T) -> T{more} {{ {switch} ? a {new} b : a {old} b }}"
                                for kind, more in kinds)
    kind = "Equatable" if old in ("==", "!=") else "Comparable"
    return head + f"{at} func {name} <T: {kind}>(a: T, b: T) -> Bool {{ {switch} ? a {new} b : a {old} b }}"


SIMDS = [("SIMD", " where T.Scalar: FloatingPoint")]
ADDED = [("AdditiveArithmetic", ""), *SIMDS]


def either(word: str) -> str:
    """A condition of two sides, of which the second one is asked for only if it matters; or one side of it."""
    return {"left": "a", "right": "try b()", "&&": "try a && b()", "||": "try a || b()"}[word]
