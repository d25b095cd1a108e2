"""Checks `inbetween export` of code with compilers.

Random motions as functions in C, JavaScript, Swift, Python and GLSL are compiled and called at random times, and their values are
compared with the tool's. GLSL runs with the 32-bit numbers of WebGL in a headless Chromium. What there is nothing to run with
is left out. A function of a spring or a curve must not be longer than a kilobyte, except for springs that swing long in GLSL.

The texts of `export swiftui` and `core-animation` are type-checked against stand-ins for SwiftUI and QuartzCore. Kotlin and
Dart have no compiler here: their texts say that they were not run. Texts for libraries of JavaScript are played in node.
"""

import json
import random
import re
import shutil
import struct
import tempfile
from pathlib import Path

from check.browser.chromium import Chromium, find_browser
from check.browser.page import Page
from check.export_libraries import check_libraries
from check.random_inputs import GENTLE, curve, motion
from check.support import IS_THOROUGH, Findings, call, export_forms, make_apple_stand_in, output, rows

TIMES = 128
# The error of closed forms as a fraction of the distance: the rounding of some operations, and of the product of rate
# and time.
ROUNDING = 1e-12
# For each language the program that it needs, a source file, its frame around all functions and calls, and the calls of a case.
SOURCES = {
    "c": ("cc", "c.c", "#include <stdio.h>\n{functions}\nint main(void) {{\n{calls}  return 0;\n}}\n",
          '  for (int i = 0; i < {count}; i++) printf("%.17g\\n", {name}((double[]){{{times}}}[i]));\n'),
    "javascript": ("node", "js.mjs", "{functions}\n{calls}", "for (const time of [{times}]) console.log({name}(time));\n"),
    "python": ("python3", "py.py", "{functions}\n{calls}", "for time in [{times}]: print({name}(time))\n"),
    "swift": ("swiftc", "main.swift", "{functions}\n{calls}", "for time in [{times}] {{ print({name}(time)) }}\n"),
}
FLAGS = {
    "c": ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-ffp-contract=off", "-lm"], "swift": ["-warnings-as-errors"],
}


def random_motion(numbers: random.Random) -> str:
    start = round(numbers.uniform(-100, 100), 2)
    return numbers.choice([
        curve(numbers, GENTLE), motion(numbers, GENTLE), motion(numbers, GENTLE), f"{motion(numbers, GENTLE)} {start} -> 300",
        "spring(1 100 20) 0 -> 40", f"damped({numbers.uniform(1, 10):.3g}, {numbers.uniform(0, 40):.3g})", "steps(3) 5 -> 8",
        f"decay(velocity: {numbers.uniform(100, 2000):.4g}, deceleration: 0.998)",
    ])


class Case:
    """A motion, the times at which it is compared, its exact values, and its functions."""

    def __init__(self, tool: Path, index: int, numbers: random.Random) -> None:
        self.name, self.motion = f"motion{index}", random_motion(numbers)
        facts = json.loads(output(tool, "describe", self.motion, "--format", "json"))
        self.distance = abs(facts.get("distance", facts.get("to", 1) - facts.get("from", 0)))
        first, last = (float(row["time"]) for row in rows(output(tool, "sample", self.motion, "--count", "2")))
        # Times are 32-bit numbers, which all languages hold exactly.
        self.times = sorted(struct.unpack("f", struct.pack("f", numbers.uniform(first, last)))[0] for _ in range(TIMES))
        table = output(tool, "sample", self.motion, "--at", ",".join(map(repr, self.times)))
        self.values = [float(row["value"]) for row in rows(table)]
        self.code = {
            form: output(tool, "export", target, self.motion, *option, "--name", self.name)
            for form, (target, *option) in export_forms(tool).items() if target == "code"
        }

    def near_jump(self, index: int) -> bool:
        """Whether a function in 32-bit numbers may be on the other side of a jump."""
        near = [self.values[max(index - 1, 0)], self.values[min(index + 1, TIMES - 1)]]
        return any(abs(value - self.values[index]) > 0.1 * self.distance for value in near)

    def errors(self, language: str, values: list[float]) -> list[str]:
        """The values that are further off than the function's first line states."""
        stated = re.search(r"error at most (\S+) of the distance", self.code[language])
        allowed = ((float(stated[1]) if stated else ROUNDING) + ROUNDING) * self.distance
        found = [
            f"{self.motion} in {language} at {time!r}: {value!r} instead of {exact!r}, allowed {allowed:g}"
            for index, (time, exact, value) in enumerate(zip(self.times, self.values, values, strict=True))
            if not abs(value - exact) <= allowed and not (language == "glsl" and self.near_jump(index))
        ]
        # A spring's table in GLSL grows with its swings; all other functions are closed forms, or curves.
        is_short = re.match("cubic-bezier" if language == "glsl" else "spring|cubic-bezier", self.motion)
        if is_short and len(self.code[language]) > 1024 and "within" not in self.motion:
            found.append(f"{self.motion} in {language}: {len(self.code[language])} bytes")
        return found


def called(cases: list[Case], language: str, folder: Path) -> list[list[float]] | None:
    """The values that a program in a language prints, by case; None if there is nothing to run it."""
    program, name, frame, each = SOURCES[language]
    if not (program := shutil.which(program)):
        return None
    lines = "".join(case.code[language] for case in cases).splitlines()
    heads = {line: None for line in sorted(lines) if line.startswith(("#include", "import "))}
    functions = "\n".join([*heads, *(line for line in lines if line not in heads)])
    calls = "".join(each.format(name=case.name, count=TIMES, times=", ".join(map(repr, case.times))) for case in cases)
    source = folder / name
    source.write_text(frame.format(functions=functions, calls=calls))
    command = [program, source]
    if language in FLAGS:
        call(program, source, *FLAGS[language], "-o", folder / language)
        command = [folder / language]
    values = [float(line) for line in output(*command).split()]
    return [values[start:start + TIMES] for start in range(0, len(values), TIMES)]


def shaded(cases: list[Case]) -> list[list[float]] | None:
    """The values of fragment shaders."""
    if not find_browser():
        return None
    data = [{"name": case.name, "code": case.code["glsl"], "times": case.times} for case in cases]
    with Chromium("--use-angle=swiftshader", "--enable-unsafe-swiftshader") as chromium, Page(chromium) as page:
        page.run_script("shaders.js")
        return page.call("played", data, timeout=300)


def check(options) -> None:
    findings, numbers = Findings(), random.Random(options.seed or 23)
    count = options.count or (300 if IS_THOROUGH else 40)
    cases = [Case(options.tool, index, numbers) for index in range(count)]
    with tempfile.TemporaryDirectory() as name:
        for language in cases[0].code:
            values = shaded(cases) if language == "glsl" else called(cases, language, Path(name))
            if values is None:
                print(f"{language}: left out, as there is nothing here to run it")
                continue
            worst = max(
                max(abs(a - b) for a, b in zip(case.values, row, strict=True)) / case.distance
                for case, row in zip(cases, values, strict=True))
            found = [line for case, row in zip(cases, values, strict=True) for line in case.errors(language, row)]
            findings.problems += found[:20]
            print(f"{language}: {count} motions at {TIMES} times, {len(found)} failures; largest error {worst:.3g}")
        check_apple_types(options.tool, Path(name))
        check_libraries(options.tool, Path(name), numbers, 2 * count, findings)
    findings.report("exported code")


# MARK: Types of Apple's frameworks

APPLE_MOTIONS = [
    "spring(1 100 10) 0 -> 300", "spring(1 100 40 -5) 0 -> 300", "0.4s ease 0.1s", "0.4s ease -0.1s 5 -> -3",
    "0.6s ease-out-bounce 0.25s 0 -> 300", "1s steps(3) 0 -> 1", "1s ease-in-elastic", "min-jerk(0.5s) 10 -> -20",
    "spring(1 100 10) 5 -> 5", "decay(velocity: 1000, deceleration: 0.998)", "1s ease 1e-7 -> 1e9",
]
# The module that a text imports, and the function around it.
APPLE_TARGETS = {
    "swiftui": ("SwiftUI", "func example{}(content: some View, isThere: Bool, trigger: Int) -> some View {{\n{}}}\n"),
    "core-animation": ("QuartzCore", "func example{}() -> CAAnimation {{\n{}return animation\n}}\n"),
}


def check_apple_types(tool: Path, folder: Path) -> None:
    """Type-checks exported texts against the stand-ins, which have the signatures that the texts call."""
    for target, (module, function) in APPLE_TARGETS.items():
        make_apple_stand_in(module, folder)
        texts = [output(tool, "export", target, motion, "--property", name)
                 for motion in APPLE_MOTIONS for name in ("translate", "scale", "rotate", "opacity")]
        source = folder / f"{target}.swift"
        source.write_text(f"import {module}\n\n" + "\n".join(function.format(index, text) for index, text in enumerate(texts)))
        call("swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder, source)
        print(f"{target}: {len(texts)} texts against the stand-in of {module}")
