"""Holds the library against the files of Vectors in the forms that the tests in Swift do not run: as WebAssembly, and as the
packages for C, Python and JavaScript, as users get them.

The words name the program with the native values. Python runs the package of the checkout on the library of out/c-library.
Where the library promises the same bits on every system, those of WebAssembly are the native ones.
"""

import json
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from check.conformance.calls import call_of
from check.conformance.suite import Case, cases, error, files, number
from check.support import ROOT, Findings, call, leave_out, output

TESTS = ROOT / "Tests/Conformance/Bindings"
LIBRARY = ROOT / "out/c-library/lib/libinbetween.so.1"
PACKAGE = ROOT / ".build-javascript/inbetween"
# It is linked apart from the module of the values, which another step may be linking.
MODULE = ROOT / ".build-web/conformance.wasm"
FUNCTIONS = "values_open values_close values_conform values_text values_text_length"


def check(options) -> None:
    findings = Findings()
    node = shutil.which("node") or shutil.which("nodejs")
    if node:
        compare_webassembly(findings, options.words[0], node)
    else:
        leave_out("the suite as WebAssembly and in JavaScript, as there is no node")
    found = [case for path in files() for case in cases(path)]
    asked, reasons = rows_of(found)
    compare(findings, "C", asked, lambda calls: answers(calls, sys.executable, TESTS / "answers_c.py", LIBRARY))
    compare(findings, "Python", asked, lambda calls: answers(calls, sys.executable, TESTS / "answers.py"))
    if node:
        compare(findings, "JavaScript", asked, lambda calls: in_javascript(node, calls))
    for reason, count in reasons.most_common():
        print(f"{count} rows are not asked: {reason}")
    findings.report(f"{len(asked)} calls in each language")


def compare_webassembly(findings: Findings, native: str, node: str) -> None:
    """Compares the reports of both, which are lines."""
    call("Scripts/build/wasm.sh", "ValueTable", MODULE, FUNCTIONS, cwd=ROOT)
    here = output(native, *files()).splitlines()
    there = output(node, ROOT / "Tests/WebAssembly/conformance.mjs", MODULE, *files()).splitlines()
    findings.expect(len(here) == len(there), f"{len(there)} lines as WebAssembly, here {len(here)}")
    for mine, its in zip(here, there):
        findings.expect(not its.startswith("failed"), f"WebAssembly: {its}")
        findings.expect(not mine.startswith("failed"), f"natively: {mine}")
        if mine.startswith("asked"):
            # The greatest error may differ with the functions of Math: not the rows, nor the bits that are promised.
            question, rows, _, *bits = mine.split()[1:]
            findings.expect([question, rows, *bits] == its.split()[1:3] + its.split()[4:], f"WebAssembly: {its}, here {mine}")
        else:
            findings.expect(mine == its, f"WebAssembly: {its}, here {mine}")


def rows_of(found: list[Case]) -> tuple[list[tuple[Case, slice, dict]], Counter]:
    """The calls of all cases with the rows that they answer, and the reasons of the others with the numbers of rows."""
    asked, reasons = [], Counter()
    for case in found:
        calls = call_of(case)
        for index, one in enumerate(calls if isinstance(calls, list) else [calls]):
            rows = slice(index, index + 1) if isinstance(calls, list) else slice(0, len(case.truths))
            if isinstance(one, str):
                reasons[one] += len(case.truths[rows])
            else:
                asked.append((case, rows, one))
    return asked, reasons


def answers(calls: list[dict], *program) -> list:
    """What a program answers to calls."""
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "Bindings/Python"), "INBETWEEN_LIBRARY": str(LIBRARY), "PYTHONDONTWRITEBYTECODE": "1"}
    return json.loads(output(*program, input=json.dumps(calls, allow_nan=False), cwd="/", env=environment))


def in_javascript(node: str, calls: list[dict]) -> list:
    """Outside the checkout, as users get the package."""
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(PACKAGE, Path(place) / "node_modules/inbetween")
        program = shutil.copy(TESTS / "answers.mjs", place)
        return answers(calls, node, program)


def compare(findings: Findings, language: str, asked: list, answer: Callable[[list[dict]], list]) -> None:
    found = answer([written(one) for _, _, one in asked])
    count = 0
    for (case, rows, _), answered in zip(asked, found, strict=True):
        place = f"{language}, {case.subject}, {case.question}, {case.name}"
        if isinstance(answered, dict):
            findings.expect(False, f"{place}: {answered['error']}")
            continue
        for inputs, truth, given in zip(case.inputs[rows], case.truths[rows], number(answered), strict=True):
            count += 1
            wrong = error(one_of(given, truth), truth, case.scale)
            findings.expect(wrong <= case.exact, f"{place} {inputs}: {given} instead of {truth}, off by {wrong}")
    print(f"{language}: {count} rows")


def one_of(given, truth):
    """A single number of a list of one, and no number as nothing, where the truth is such."""
    if isinstance(given, list) and len(given) == 1 and not isinstance(truth, list):
        given = given[0]
    if isinstance(truth, list) and isinstance(given, list) and len(truth) == len(given):
        return [one_of(*pair) for pair in zip(given, truth)]
    return None if truth is None and given != given else given


def written(value):
    """Numbers that JSON has not, as words."""
    if isinstance(value, dict):
        return {name: written(member) for name, member in value.items()}
    if isinstance(value, list):
        return [written(member) for member in value]
    return str(value) if isinstance(value, float) and abs(value) in (float("inf"),) or value != value else value
