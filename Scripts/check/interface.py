"""Holds what is made from inbetween.h and VERSION, and the bindings, against them; --write makes it anew."""

import re

from check.support import ROOT, Findings
from interface import bindings, header, python_table, reference, version
from interface.header import Function, Header


def check(options) -> None:
    if options.write:
        version.write()
    read = header.read()
    for made in (python_table, reference):
        if options.write:
            made.FILE.write_text(made.written(read), encoding="utf-8")
    findings = Findings()
    for made in (python_table, reference):
        is_current = made.FILE.read_text(encoding="utf-8") == made.written(read)
        findings.expect(is_current, f"{made.FILE.relative_to(ROOT)} is not what the header says: make interface")
    for entry in read.entries:
        for function in entry.functions:
            check_declaration(function, entry.text, findings)
    check_bindings(read, findings)
    check_versions(read, findings)
    findings.report(f"{len(read.functions)} functions of the interface")


def check_declaration(function: Function, text: str, findings: Findings) -> None:
    mark = "INBETWEEN_NODISCARD" if header.handle_of(function.result) else "INBETWEEN_API"
    findings.expect(function.mark == mark, f"inbetween_{function.name} begins with {function.mark or 'no macro'}, not {mark}")
    findings.expect(text != "", f"inbetween_{function.name} has no comment")


def check_bindings(read: Header, findings: Findings) -> None:
    """A binding calls a function, or says why it does not."""
    names, reasons, file = {function.name for function in read.functions}, bindings.reasons(), bindings.UNBOUND.name
    for binding, places in reference.BINDINGS.items():
        found = places()
        for name in sorted(names):
            says_why = (binding, name) in reasons
            findings.expect(name in found or says_why, f"{binding} does not call inbetween_{name}, and {file} does not say why")
            findings.expect(name not in found or not says_why, f"{binding} calls inbetween_{name}, and {file} says why it does not")
    listed = {name for _, name in reasons}
    for name in sorted((listed | set(bindings.javascript())) - names):
        findings.expect(False, f"{file if name in listed else 'javascript'} names inbetween_{name}, which the header lacks")


def check_versions(read: Header, findings: Findings) -> None:
    """All places have the version of the file VERSION."""
    for file, stated, expected in version.stated():
        findings.expect(stated == expected, f"{file} says version {stated}, VERSION {expected}: make interface")
    (number,) = (constant.value for constant in read.constants if constant.name == "INTERFACE_VERSION")
    interface = re.search(r"INTERFACE_VERSION = (\d+);", (ROOT / "Bindings/JavaScript/src/library.js").read_text(encoding="utf-8"))
    findings.expect(interface is not None and interface[1] == number, f"library.js has not interface {number}")
