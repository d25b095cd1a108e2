"""Reads inbetween.h, the description of the interface from which its tables and its reference are made.

The part of the header behind `extern "C"` consists of comments, each with what it is about below it. A comment that an empty line
follows begins a section.
"""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "Sources/InbetweenC/include/inbetween.h"

COMMENT = re.compile(r"/\*(.*?)\*/\n?", re.DOTALL)
CONSTANT = re.compile(r"^#define INBETWEEN_(\w+) (\S+)(?: +/\* (.*) \*/)?$", re.MULTILINE)
HANDLE = re.compile(r"^typedef struct inbetween_(\w+) inbetween_\1;$", re.MULTILINE)
FUNCTION = re.compile(
    r"^(?P<mark>INBETWEEN_\w+ )?(?P<result>[\w ]+?[ *]+)inbetween_(?P<name>\w+)\((?P<arguments>[^)]*)\);$", re.MULTILINE)
ARGUMENT = re.compile(r"(?P<type>.*?)(?P<name>\w+)(?P<length>\[\d+\])?$")


class Argument(NamedTuple):
    name: str
    # As C has it, an array as a pointer: "const double *".
    type: str


class Function(NamedTuple):
    # Without the `inbetween_` in front of it.
    name: str
    result: str
    arguments: list[Argument]
    # The macro in front of it, or "".
    mark: str
    # As it stands in the header.
    declaration: str


class Constant(NamedTuple):
    # Without the `INBETWEEN_` in front of it.
    name: str
    value: str
    text: str


class Entry(NamedTuple):
    """A comment, and what it is about."""

    text: str
    functions: list[Function]
    constants: list[Constant]
    handles: list[str]


class Section(NamedTuple):
    text: str
    entries: list[Entry]

    @property
    def title(self) -> str:
        """The words of the comment before a comma, a colon or the end of the sentence."""
        return re.split(r"[:,.]", self.text)[0]


class Header(NamedTuple):
    # The comment at the start of the file.
    text: str
    sections: list[Section]

    @property
    def entries(self) -> list[Entry]:
        return [entry for section in self.sections for entry in section.entries]

    @property
    def functions(self) -> list[Function]:
        return [function for entry in self.entries for function in entry.functions]

    @property
    def constants(self) -> list[Constant]:
        return [constant for entry in self.entries for constant in entry.constants]

    @property
    def handles(self) -> list[str]:
        return [handle for entry in self.entries for handle in entry.handles]


def read(path: Path = HEADER) -> Header:
    source = path.read_text(encoding="utf-8")
    interface = source.partition('extern "C" {\n#endif\n')[2].partition("#ifdef __cplusplus\n}")[0]
    sections: list[Section] = []
    for block in re.split(r"^(?=/\*)", interface, flags=re.MULTILINE)[1:]:
        comment = COMMENT.match(block)
        text, code = unwrapped(comment[1]), block[comment.end():]
        if code.strip():
            sections[-1].entries.append(entry(text, code))
        else:
            sections.append(Section(text, []))
    return Header(unwrapped(COMMENT.match(source)[1]), sections)


def unwrapped(comment: str) -> str:
    """The text of a comment, without the stars in front of its lines."""
    return "\n".join(re.sub(r"^ \* ?", "", line) for line in comment.strip("\n").removesuffix("\n ").split("\n")).strip()


def entry(text: str, code: str) -> Entry:
    constants = [Constant(name, value, remark) for name, value, remark in CONSTANT.findall(code)]
    functions = [function(found) for found in FUNCTION.finditer(code)]
    handles = HANDLE.findall(code)
    rest = HANDLE.sub("", FUNCTION.sub("", CONSTANT.sub("", code))).strip()
    if rest:
        raise ValueError(f"{HEADER.name} has what nothing here can read:\n{rest}")
    return Entry(text, functions, constants, handles)


def function(found: re.Match[str]) -> Function:
    words = " ".join(found["arguments"].split())
    arguments = [argument(each) for each in words.split(", ")] if words != "void" else []
    return Function(found["name"], found["result"].strip(), arguments, (found["mark"] or "").strip(), found[0])


def argument(words: str) -> Argument:
    found = ARGUMENT.match(words)
    return Argument(found["name"], found["type"].strip() + (" *" if found["length"] else ""))


def handle_of(type: str) -> str | None:
    """The handle that a type of C is, such as "motion"; None for other types."""
    found = re.fullmatch(r"(?:const )?inbetween_(\w+) \*", type)
    return found[1] if found else None
