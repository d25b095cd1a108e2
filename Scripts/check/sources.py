"""Checks the sources without building them: their words, their imports of C libraries, and the graph of their files."""

import re
from pathlib import Path

from check.support import ROOT, Findings, run

HERE = Path(__file__).resolve().parent
SOURCES = ROOT / "Sources"

# MARK: Words


def check_words(_) -> None:
    """Looks for the words that words.txt lists, which the terms of the field have replaced."""
    findings = Findings()
    places = [*(f"*.{ending}" for ending in ("swift", "md", "py", "sh", "js", "html", "ipynb")), ":!CHANGELOG.md", ":!Scripts/check/words.txt"]
    for line in (HERE / "words.txt").read_text(encoding="utf-8").splitlines():
        if line and line[0] != "#":
            pattern, instead = line.split("\t")
            found = run("git", "grep", "--line-number", "--extended-regexp", "-e", pattern, "--", *places, cwd=ROOT).stdout
            findings.expect(found == "", f"{found}Instead of /{pattern}/, write: {instead}")
    findings.report(f"{findings.count} words that others have replaced")


# MARK: Imports of C libraries

C_LIBRARIES = re.compile(r"import (Glibc|Musl|Android|Bionic|Darwin|WinSDK|ucrt|CRT|WASILibc)\b")
CONDITION = re.compile(r"#(?:else)?if canImport\((\w+)\)")


def check_platforms(_) -> None:
    """Requires that the sources name the C library of each system.

    An `import Darwin` after `#else` would also apply to systems that nobody thought of. Package.swift leaves out modules on
    Windows that cannot work there.
    """
    findings = Findings()
    absent = re.search(r"var absent: Set = \[(.*)\]", (ROOT / "Package.swift").read_text())[1]
    for file in sorted(SOURCES.rglob("*.swift")):
        lines = file.read_text(encoding="utf-8").splitlines()
        name, last = file.relative_to(ROOT), None
        for number, line in enumerate(lines, 1):
            if imported := C_LIBRARIES.search(line):
                findings.expect(last == imported[1], f"{name}:{number}: no #if canImport({imported[1]}) in front of its import")
            condition = CONDITION.search(line)
            last = condition[1] if condition else None
        if not any(map(C_LIBRARIES.search, lines)):
            continue
        for library in ("Glibc", "Musl", "Android", "Darwin"):
            findings.expect(f"canImport({library})" in "\n".join(lines), f"{name}: nothing for systems with {library}")
        module = name.parts[1]
        findings.expect(f'"{module}"' in absent, f"{name}: Windows has none of these, and Package.swift builds {module} there")
    findings.report("imports of C libraries")


# MARK: The graph of the modules and of their files

# A file uses another file of its module if it names one of that file's top-level types, functions or constants. Files that
# use each other in a circle are a knot: none of them can be read, moved or tested without the others. knots.txt lists the
# known knots. A new or larger knot is an error; a knot that is gone must leave the list. A module that imports another module
# without naming it in Package.swift does not compile, and neither does a circle of modules.
DEFINITION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|final|indirect|nonisolated) )*"
    r"(?:struct|enum|class|protocol|typealias|func|let|var) `?(\w+)", re.MULTILINE)
IGNORED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
IMPORT = re.compile(r"^ *(?:@\w+ )?(?:(?:public|package|internal) )?import (\w+)", re.MULTILINE)


def uses(module: Path) -> dict[str, set[str]]:
    """The files of a module, each with the files that it uses."""
    code = {str(path.relative_to(SOURCES)): IGNORED.sub(" ", path.read_text(encoding="utf-8"))
            for path in sorted(module.rglob("*.swift"))}
    home: dict[str, str | None] = {}
    for file, text in code.items():
        for name in DEFINITION.findall(text):
            # A name defined in two files is overloaded: only the compiler knows which one is meant.
            home[name] = file if home.get(name, file) == file else None
    return {file: {used for word in set(re.findall(r"\w+", text)) if (used := home.get(word)) and used != file}
            for file, text in code.items()}


def reached(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """For each file those that it uses, also through others; a file of a knot reaches itself."""
    found = {}
    for file in graph:
        found[file], rest = set(), [file]
        while rest:
            new = graph[rest.pop()] - found[file]
            found[file] |= new
            rest += new
    return found


def knots(graph: dict[str, set[str]]) -> list[tuple[str, ...]]:
    """The groups of files that all use each other."""
    below = reached(graph)
    circles = [[other for other in below[file] if file in below[other]] for file in graph if file in below[file]]
    return sorted({tuple(sorted(circle)) for circle in circles})


def check_graph(options) -> None:
    """Compares the knots with the list; with names of modules, prints how many files each file of them needs instead."""
    for module in options.words:
        below = reached(uses(SOURCES / module))
        for file in sorted(below, key=lambda file: (len(below[file]), file)):
            print(f"{len(below[file]):3} {file}" + ("  (knot)" if file in below[file] else ""))
    if options.words:
        return
    findings = Findings()
    modules = [module for module in sorted(SOURCES.iterdir()) if any(module.rglob("*.swift"))]
    lines = (HERE / "knots.txt").read_text(encoding="utf-8").splitlines()
    known = [tuple(line.split()) for line in lines if line and line[0] != "#"]
    found = [knot for module in modules for knot in knots(uses(module))]
    for knot in found:
        findings.expect(knot in known, f"Files that use each other in a circle: {' '.join(knot)}")
    for knot in known:
        findings.expect(knot in found, f"Not a knot any more, or another one: {' '.join(knot)}")
    names = {module.name for module in modules}
    for module in modules:
        imported = {name for path in module.rglob("*.swift") for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
        print(f"{module.name}: {' '.join(sorted(imported & names)) or '–'}")
    findings.report(f"{len(found)} knots of files")
