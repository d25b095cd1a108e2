"""Makes the table of Python's binding: what each function of inbetween.h takes and returns, in the words of ctypes."""

from interface.header import ROOT, Function, Header, handle_of

FILE = ROOT / "Bindings/Python/inbetween/_functions.py"

WIDTH = 120
# The numbers of C that the header may use.
NUMBERS = {"double": "c_double", "int32_t": "c_int32", "uint32_t": "c_uint32", "uint8_t": "c_uint8", "void": "None"}

HEAD = '''"""The functions of inbetween.h, as `make interface` has read them from it.

An array is the address of its first element; texts go in as bytes and come out through a buffer.
"""

from __future__ import annotations

from ctypes import {imports}
from typing import Any

from inbetween._pointers import Pointer

'''


def pointer(handle: str) -> str:
    return f"{handle.capitalize()}Pointer"


def kind(type: str) -> str:
    """What the table says of a type."""
    if handle := handle_of(type):
        return pointer(handle)
    if type.endswith("*"):
        return {"const char *": "_text", "char *": "_buffer"}.get(type, "_array")
    return "_count" if type == "ptrdiff_t" else NUMBERS[type]


def row(function: Function) -> str:
    """The row of a function, in two lines if it is long."""
    signature = f"({kind(function.result)}, [{', '.join(kind(each.type) for each in function.arguments)}])"
    line = f'    "{function.name}": {signature},'
    return line if len(line) <= WIDTH else f'    "{function.name}":\n        {signature},'


def written(header: Header) -> str:
    numbers = {kind(type) for each in header.functions for type in (each.result, *(one.type for one in each.arguments))}
    imports = sorted({"c_char_p", "c_ssize_t", "c_void_p", *(name for name in numbers if name.startswith("c_"))})
    lines = [HEAD.format(imports=", ".join(imports))]
    for constant in header.constants:
        lines.append(f"{constant.name} = {constant.value}\n")
    for handle in header.handles:
        lines.append(f'\n\nclass {pointer(handle)}(Pointer):\n    """`inbetween_{handle} *`"""\n')
    lines.append("\n\n_array = c_void_p\n_buffer = c_void_p\n_text = c_char_p\n_count = c_ssize_t\n\n")
    lines.append("FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {\n")
    for section in header.sections:
        lines.append(f"    # {section.title}\n")
        lines += [f"{row(function)}\n" for entry in section.entries for function in entry.functions]
    return "".join([*lines, "}\n"])
