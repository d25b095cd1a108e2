"""Makes the reference of the interface for C, and the table of what JavaScript and Python call, from the header."""

import re

from interface import bindings
from interface.header import ROOT, Constant, Entry, Function, Header

FILE = ROOT / "Documentation/CReference.md"

HEAD = """# The functions of the library for C

[The header](../Sources/InbetweenC/include/inbetween.h) as a page, made by `make interface`. [The guide](C.md) begins with a
program.
"""
TABLE = """
## C, JavaScript, Python

Where [the package for JavaScript](JavaScript.md) and [that for Python](Python.md) call each function, or why they do not. A class
alone calls it as it opens or in its hidden parts, a file as it loads the library.

| C | JavaScript | Python |
|---|---|---|
"""
BINDINGS = {"javascript": bindings.javascript, "python": bindings.python}


def written(header: Header) -> str:
    names = {function.name for function in header.functions}
    titles = [*(section.title for section in header.sections), "C, JavaScript, Python"]
    parts = [HEAD, f"\n{' · '.join(f'[{title}](#{anchor(title)})' for title in titles)}\n", f"\n{markdown(header.text, names)}\n"]
    for section in header.sections:
        parts.append(f"\n## {section.title}\n")
        if section.text.rstrip(".") != section.title:
            parts.append(f"\n{markdown(section.text, names)}\n")
        parts += [entry(each, names) for each in section.entries]
    return "".join([*parts, TABLE, *table(header)])


def anchor(title: str) -> str:
    """The address that GitHub gives a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def entry(entry: Entry, names: set[str]) -> str:
    marks = "".join(f'<a id="inbetween_{function.name}"></a>' for function in entry.functions)
    lines = [f"typedef struct inbetween_{name} inbetween_{name};" for name in entry.handles]
    lines += map(definition, entry.constants)
    lines += map(signature, entry.functions)
    return "\n".join(["", *filter(None, [marks]), "```c", *lines, "```", "", markdown(entry.text, names), ""])


def definition(constant: Constant) -> str:
    remark = f" /* {constant.text} */" if constant.text else ""
    return f"#define INBETWEEN_{constant.name} {constant.value}{remark}"


def signature(function: Function) -> str:
    """The declaration without the macro in front of it, which is for compilers."""
    mark = f"{function.mark} "
    return function.declaration.removeprefix(mark).replace("\n" + " " * len(mark), "\n")


def markdown(text: str, names: set[str]) -> str:
    """A comment as Markdown: its functions are links, and signs that mean something there stand for themselves."""
    return "\n".join(line if line.startswith("    ") else line_of(line, names) for line in text.split("\n"))


def line_of(line: str, names: set[str]) -> str:
    def linked(found: re.Match[str]) -> str:
        return f"[`{found[0]}`](#{found[1]})" if found[1].removeprefix("inbetween_") in names else found[0]

    parts = re.split(r"(`[^`]*`)", line)
    for index, part in enumerate(parts):
        if not part.startswith("`"):
            part = re.sub(r"[*<]", r"\\\g<0>", part)
            parts[index] = re.sub(r"(inbetween_\w+)(?:\(\))?", linked, part)
    return "".join(parts)


def table(header: Header) -> list[str]:
    reasons = bindings.reasons()
    found = {binding: places() for binding, places in BINDINGS.items()}

    def cell(binding: str, name: str) -> str:
        places = ", ".join(f"`{place}`" for place in found[binding].get(name, []))
        return places or f"– {reasons.get((binding, name), '')}"

    return [f"| [`inbetween_{name}`](#inbetween_{name}) | {' | '.join(cell(binding, name) for binding in BINDINGS)} |\n"
            for name in (function.name for function in header.functions)]
