"""Swift's arithmetic, read from the sources and run on numbers of any kind: on terms of Gappa, on exact polynomials.

A step is an assignment or a return of an expression of +, -, *, calls and constants. Anything else is a Failure: then
the proof no longer speaks of the code.
"""

import re

from check.support import ROOT, require

FOLDER = ROOT / "Sources/MotionCurves/Numerics/Elementary"


def body(file: str, head: str) -> str:
    """What the braces after a line hold, without its comments."""
    text = re.sub(r"//.*", "", (FOLDER / file).read_text())
    require(text.count(head) == 1, f"{file} has {text.count(head)} times “{head}”")
    start = text.index("{", text.index(head) + len(head.rstrip("{").rstrip())) + 1
    depth, end = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    return text[start:end - 1]


def statements(text: str) -> list[str]:
    """Statements of several lines joined: one goes on while a parenthesis is open, or if a line starts with an operator."""
    joined: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        is_open = joined and (joined[-1].count("(") > joined[-1].count(")") or joined[-1].endswith("="))
        if is_open or (joined and re.match(r"[-+*/] |square$|\* ", line)):
            joined[-1] += " " + line
        else:
            joined.append(line)
    return joined


def in_python(expression: str) -> str:
    """The same expression in Python's syntax, whose constants are calls of `constant`."""
    number = r"(?<![\w.])-?(?:0x[0-9a-f.]+p[-+]?\d+|\d+(?:\.\d+)?)(?!\w)"
    text = re.sub(r"\b(?:Lanes|Self)\.shift\b", "shift", expression)
    text = re.sub(r"\b(?:Lanes|Self)\(repeating: ", "constant(", text)
    text = re.sub(number, lambda found: f"constant('{found[0]}')", text)
    return re.sub(r"\b(\w+): ", r"\1=", text)


def constant_of(make):
    """What the word `constant` means: a number of the kind that is run, from its digits or as it is."""
    def value(text):
        if not isinstance(text, str):
            return text
        return make(float.fromhex(text) if "0x" in text else float(text))
    return value


def constants(file: str) -> dict[str, float]:
    """The constants of a file: `static var limit: Double { 700 }`."""
    found = re.findall(r"static var (\w+): Double \{ (\S+) \}", (FOLDER / file).read_text())
    return {name: float.fromhex(text) if "0x" in text else float(text) for name, text in found}


def run_steps(text: "str | list[str]", known: dict, make, given: set = frozenset()) -> dict:
    """Runs statements: `known` has the values of names, `make` turns a double into a number.

    Names in `given` keep the values that they have in `known`. A return is the name "return".
    """
    names = dict(known) | {"constant": constant_of(make), "shift": make(float.fromhex("0x1.8p52"))}
    for statement in statements(text) if isinstance(text, str) else text:
        found = re.fullmatch(r"(?:let )?(\w+|\([\w, ]+\)) = (.*)|return (.*)|(.*)", statement)
        targets = re.findall(r"\w+", found[1] or "return")
        if set(targets) <= set(given):
            continue
        value = eval(in_python(found[2] or found[3] or found[4]), {"__builtins__": {}}, names)
        for name, part in zip(targets, value if len(targets) > 1 else [value]):
            names[name] = part
    return names


def polynomial(receiver, *coefficients, square):
    """`polynomial` of the lanes, from its own source."""
    file = {4: "Exponential.swift", 6: "RealLanes.swift"}[len(coefficients)]
    head = "func polynomial(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, square: Self) -> Self"
    if len(coefficients) == 6:
        head = "_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, square: Self\n  ) -> Self"
    known = {f"c{k}": c for k, c in enumerate(coefficients)} | {"self": receiver, "square": square}
    return run_steps(body(file, head), known, lambda value: value)["return"]
