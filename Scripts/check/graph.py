#!/usr/bin/env python3
"""Draws the graph of the modules and of their files from what they define and use: graph.py [MODULE…]

A file uses another file of its module if it names one of that file's top-level types, functions or constants. Files that
use each other in a circle are a knot: none of them can be read, moved or tested without the others. Scripts/check/knots.txt
lists the known knots. A new or larger knot is an error; a knot that is gone must leave the list. A module that imports
another module without naming it in Package.swift does not compile, and neither does a circle of modules.

With names of modules, the files of each are printed by their depth: files that use no others come first.
"""

import re
import sys
from pathlib import Path

DEFINITION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|final|indirect|nonisolated) )*"
    r"(?:struct|enum|class|protocol|typealias|func|let|var) `?(\w+)", re.MULTILINE)
IGNORED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
IMPORT = re.compile(r"^ *(?:@\w+ )?(?:(?:public|package|internal) )?import (\w+)", re.MULTILINE)
SOURCES, KNOTS = Path("Sources"), Path("Scripts/check/knots.txt")


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


def knots(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts of more than one file (R. Tarjan, 1972)."""
    found: list[list[str]] = []
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(file: str) -> None:
        number[file] = low[file] = len(number)
        stack.append(file)
        for used in sorted(graph[file]):
            if used not in number:
                visit(used)
            if used in stack:
                low[file] = min(low[file], low[used])
        if low[file] == number[file]:
            index = stack.index(file)
            if len(stack) > index + 1:
                found.append(sorted(stack[index:]))
            del stack[index:]

    for file in graph:
        if file not in number:
            visit(file)
    return found


def draw(graph: dict[str, set[str]]) -> None:
    """Prints the files by their depth, a knot as one."""
    together = {file: knot for knot in knots(graph) for file in knot}
    depth: dict[str, int] = {}

    def deep(file: str) -> int:
        if file not in depth:
            members = together.get(file, [file])
            others = {used for member in members for used in graph[member]} - set(members)
            depth.update(dict.fromkeys(members, 1 + max((deep(other) for other in others), default=-1)))
        return depth[file]

    for file in sorted(graph, key=lambda file: (deep(file), file)):
        print(f"{deep(file):3} {file}" + ("  (knot)" if file in together else ""))


def main() -> None:
    sys.setrecursionlimit(10_000)
    modules = [module for module in sorted(SOURCES.iterdir()) if any(module.rglob("*.swift"))]
    if sys.argv[1:]:
        for module in sys.argv[1:]:
            draw(uses(SOURCES / module))
        return
    known = [line.split() for line in KNOTS.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    found = [knot for module in modules for knot in knots(uses(module))]
    faults = [f"Files that use each other in a circle: {' '.join(knot)}" for knot in found if knot not in known]
    faults += [f"Not a knot any more, or another one: {' '.join(knot)}" for knot in known if knot not in found]
    names = {module.name for module in modules}
    for module in modules:
        imported = {name for path in module.rglob("*.swift") for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
        print(f"{module.name}: {' '.join(sorted(imported & names)) or '–'}")
    if faults:
        sys.exit("\n".join([*faults, f"{KNOTS} has those that there are; see the head of {Path(__file__).name}."]))


if __name__ == "__main__":
    main()
