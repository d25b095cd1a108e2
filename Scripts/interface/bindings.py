"""Finds where the bindings for JavaScript and Python call the functions of inbetween.h, and why they leave some out.

A place is a member of a class, "Motion.domain", a class whose constructor or hidden parts call the function, or a function.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from interface.header import ROOT

UNBOUND = Path(__file__).with_name("unbound.txt")
JAVASCRIPT = ROOT / "Bindings/JavaScript/src"
PYTHON = ROOT / "Bindings/Python/inbetween"

# The places of each function.
Places = dict[str, list[str]]


def reasons() -> dict[tuple[str, str], str]:
    """Why a binding does not call a function, by the names of both."""
    rows = [line.split(maxsplit=2) for line in UNBOUND.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {(binding, name): reason for binding, name, reason in rows}


def places(found: Iterator[tuple[str, str]]) -> Places:
    places: Places = defaultdict(list)
    for name, place in found:
        if place not in places[name]:
            places[name].append(place)
    return dict(places)


# MARK: JavaScript

DERIVED = re.compile(r"^export class (\w+) extends (\w+)", re.MULTILINE)
CLASS = re.compile(r"^export class (\w+)", re.MULTILINE)
# A class, a function, or a member that others may call, each with what it holds.
SCOPE = re.compile(r"^(?:export class (?P<class>\w+)|export (?:async )?function (?P<function>\w+)"
                   r"|  (?:static |get |async )*(?P<member>[\w#]+)\(.*\{|(?P<end>\}))")
CALL = re.compile(r"(?:(\w+): \w+\.)?inbetween_(\w+)")
# A name that is put together from its parts, and the parts that a class says.
TEMPLATE = re.compile(r"`inbetween_(\w+_)\$\{")
WORD = re.compile(r'this\.#\w+\("(\w+)"')


def javascript() -> Places:
    # small.js lists what its module lacks.
    files = [file for file in sorted(JAVASCRIPT.glob("*.js")) if file.name != "small.js"]
    derived = defaultdict(list)
    for name, base in (each for file in files for each in DERIVED.findall(file.read_text(encoding="utf-8"))):
        derived[base].append(name)

    def shown(place: str) -> Iterator[str]:
        """A place in a base of classes stands for one in each of them: the package does not have the base."""
        owner, dot, member = place.partition(".")
        yield from (f"{name}{dot}{member}" for name in derived.get(owner, [owner]))

    return places((name, each) for file in files for name, place in calls_of_script(file) for each in shown(place))


def calls_of_script(file: Path) -> Iterator[tuple[str, str]]:
    """The functions that a file calls, with their places."""
    source = file.read_text(encoding="utf-8")
    start = TEMPLATE.search(source)
    classes = CLASS.findall(source)
    owner, place = "", ""
    for line in source.splitlines():
        if scope := SCOPE.match(line):
            owner = "" if scope["end"] else scope["class"] or owner
            member = scope["member"]
            place = scope["function"] or (f"{owner}.{member}" if member and member[0] != "#" and member != "constructor" else owner)
        # Helpers of a file serve its class.
        whole = place or next(iter(classes), file.name)
        for key, name in CALL.findall(TEMPLATE.sub("", line)):
            key = "close" if name.endswith("_close") and classes else key
            yield name, f"{whole.split('.')[0]}.{key}" if key else whole
        if start:
            for word in WORD.findall(line):
                yield f"{start[1]}{word}", whole


# MARK: Python


def python() -> Places:
    trees = {file.name: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PYTHON.glob("*.py"))}
    classes = {node.name: node for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef)}
    exported = {node.value for node in ast.walk(trees.pop("__init__.py")) if isinstance(node, ast.Constant)}
    del trees["_functions.py"]
    found = places(each for name, tree in trees.items() for part in members(name, tree, exported) for each in calls(*part, classes))
    # A pointer closes its handle.
    for name in [name for name in found if name.endswith("_open")]:
        closing = [f"{place}.close" if place in classes else place for place in found[name]]
        found[name.replace("_open", "_close")] = closing
    return found


def members(file: str, tree: ast.Module, exported: set[str]) -> Iterator[tuple[ast.AST, str, str]]:
    """The parts of a module, each with its class and its name there if others may call it.

    A function of the package stands for itself, other ones serve the first class of their module.
    """
    first = next((node.name for node in tree.body if isinstance(node, ast.ClassDef)), file)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from ((part, node.name, name_of(part)) for part in node.body)
        else:
            yield node, name_of(node) if name_of(node) in exported else first, ""


def name_of(node: ast.AST) -> str:
    """The name of a function that others may call, else nothing."""
    return node.name if isinstance(node, ast.FunctionDef) and node.name[0] != "_" else ""


def calls(part: ast.AST, owner: str, member: str, classes: dict[str, ast.ClassDef]) -> Iterator[tuple[str, str]]:
    """The functions that a part calls, with their places.

    A class says the first word of its functions once, as its `_kind`, and its methods take the others; so do those of its bases.
    """
    place = f"{owner}.{member}" if member else owner
    own = [(kind, f"{name}.{member}" if member else name) for name, node in classes.items()
           if (kind := kind_of(node)) and owner in bases(name, classes)]
    for node in ast.walk(part):
        match node:
            case ast.Constant(value=str(name)):
                yield name, place
            case ast.Call(func=ast.Attribute(value=ast.Name("self")), args=[ast.Constant(value=str(words)), *_]):
                yield from ((f"{kind}_{words}", each) for kind, each in own)
            case ast.JoinedStr(values=[ast.FormattedValue(value=ast.Attribute(attr="_kind")), ast.Constant(value=str(words))]):
                yield from ((f"{kind}{words}", each) for kind, each in own)


def kind_of(node: ast.ClassDef) -> str | None:
    return next((part.value.value for part in node.body if isinstance(part, ast.Assign)
                 and isinstance(part.targets[0], ast.Name) and part.targets[0].id == "_kind"), None)


def bases(name: str, classes: dict[str, ast.ClassDef]) -> set[str]:
    """A class of the package and all that it is derived from."""
    found = {name}
    for base in classes[name].bases:
        base = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(base, ast.Name) and base.id in classes:
            found |= bases(base.id, classes)
    return found
