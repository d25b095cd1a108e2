"""The version of the project. The file VERSION has it, and `make interface` writes it where a source needs it as a text."""

import re

from interface.header import ROOT

VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
# MAJOR.MINOR.PATCH, and for what comes before a release -alpha.N, -beta.N or -rc.N.
FORM = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-(alpha|beta|rc)\.(\d+))?")
_MAJOR, _MINOR, _PATCH, _STAGE, _NUMBER = FORM.fullmatch(VERSION).groups()
# The form that PyPI takes.
PYTHON = f"{_MAJOR}.{_MINOR}.{_PATCH}" + ({"alpha": "a", "beta": "b", "rc": "rc"}[_STAGE] + _NUMBER if _STAGE else "")

_HEADER = "Sources/InbetweenC/include/inbetween.h"
# For each place its file, what stands before and behind the version, and the form there.
PLACES = [
    ("Sources/inbetween/InbetweenCommand.swift", 'return "', r'" \+ \(commit', VERSION),
    (_HEADER, '#define INBETWEEN_VERSION "', '"', VERSION),
    (_HEADER, "#define INBETWEEN_VERSION_MAJOR ", "\n", _MAJOR),
    (_HEADER, "#define INBETWEEN_VERSION_MINOR ", "\n", _MINOR),
    (_HEADER, "#define INBETWEEN_VERSION_PATCH ", "\n", _PATCH),
    ("Bindings/JavaScript/package.json", '"version": "', '"', VERSION),
    ("Bindings/Python/inbetween/__init__.py", '__version__ = "', '"', PYTHON),
    ("CITATION.cff", "\nversion: ", "\n", VERSION),
]


def write() -> None:
    for file, before, behind, form in PLACES:
        path = ROOT / file
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(f"({before})[^\"\n]*({behind})", rf"\g<1>{form}\g<2>", text, count=1), encoding="utf-8")


def stated() -> list[tuple[str, str, str]]:
    """For each place its file, what it says and what it should say."""
    found = []
    for file, before, behind, form in PLACES:
        match = re.search(f"{before}([^\"\n]*){behind}", (ROOT / file).read_text(encoding="utf-8"))
        found.append((file, match[1] if match else "nothing", form))
    return found
