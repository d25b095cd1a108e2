"""Checks `inbetween export` of code with compilers.

Random motions as functions in C, JavaScript, Swift and GLSL are compiled and called at random times, and their values are
compared with the tool's. GLSL runs with the 32-bit numbers of WebGL in a headless Chromium. What there is nothing to run with
is left out. A function of a spring or a curve must not be longer than a kilobyte, except for springs that swing long in GLSL.

The texts of `export swiftui` and `core-animation` are type-checked against stand-ins for SwiftUI and QuartzCore. Kotlin and
Dart have no compiler here: their texts say that they were not run.
"""

import json
import random
import re
import shutil
import struct
import tempfile
from pathlib import Path

from check.browser.chromium import Chromium, find_browser
from check.support import FIXTURES, IS_THOROUGH, Findings, call, output, rows

LANGUAGES = ["c", "javascript", "swift", "glsl"]
TIMES = 128
# The error of closed forms as a fraction of the distance: the rounding of some operations, and of the product of rate
# and time.
ROUNDING = 1e-12


def random_motion(numbers: random.Random) -> tuple[str, float]:
    """A motion and its distance."""
    curve = "cubic-bezier({:.3f}, {:.3f}, {:.3f}, {:.3f})".format(
        numbers.random(), numbers.uniform(-1, 2), numbers.random(), numbers.uniform(-1, 2))
    # Without circ: 32-bit times cannot follow its vertical tangents, as the tool says.
    families = ["sine", "quad", "cubic", "quart", "quint", "expo", "back", "elastic", "bounce"]
    easing = f"{numbers.choice(['ease-in', 'ease-out', 'ease-in-out'])}-{numbers.choice(families)}"
    spring = "spring(1 {:.4g} {:.4g} {:.3g})".format(
        10 ** numbers.uniform(1, 3), 10 ** numbers.uniform(0.5, 2), numbers.choice([0, numbers.uniform(-10, 10)]))
    start, end = round(numbers.uniform(-100, 100), 2), 300
    return numbers.choice([
        (curve, 1), (f"{numbers.uniform(0.1, 2):.2f}s {easing} {numbers.uniform(0, 0.5):.2f}s", 1), (easing, 1),
        (spring, 1), (f"{spring} {start} -> {end}", end - start), ("spring(1 100 20) 0 -> 40", 40),
        ("damped({:.3g}, {:.3g})".format(numbers.uniform(1, 10), numbers.uniform(0, 40)), 1), ("steps(3) 5 -> 8", 3),
        (f"decay(velocity: {numbers.uniform(100, 2000):.4g}, deceleration: 0.998)", 0),
        ("spring(1 200 5) within(max: 1, restitution: 0.5)", 1),
        (f"second-order(frequency: {numbers.uniform(1, 4):.3g}, damping-ratio: 0.4, response: 2)", 1),
    ])


class Case:
    """A motion, the times at which it is compared, its exact values, and its functions."""

    def __init__(self, tool: Path, index: int, numbers: random.Random) -> None:
        self.tool, self.name = tool, f"motion{index}"
        self.motion, self.distance = random_motion(numbers)
        first, last = (float(row["time"]) for row in rows(self.run("sample", self.motion, "--count", "2")))
        if not self.distance:
            self.distance = float(json.loads(self.run("describe", self.motion, "--format", "json"))["distance"])
        # Times are 32-bit numbers, which all languages hold exactly.
        self.times = sorted(single(numbers.uniform(first, last)) for _ in range(TIMES))
        table = self.run("sample", self.motion, "--at", ",".join(map(repr, self.times)))
        self.values = [float(row["value"]) for row in rows(table)]
        self.code = {
            language: self.run("export", "code", self.motion, "--language", language, "--name", self.name)
            for language in LANGUAGES
        }

    def run(self, *arguments: str) -> str:
        return output(self.tool, *arguments)

    def allowed(self, language: str) -> float:
        """The largest error that the function's first line states, in value units."""
        stated = re.search(r"error at most (\S+) of the distance", self.code[language])
        return (float(stated.group(1)) if stated else ROUNDING) * abs(self.distance)

    def near_jump(self, index: int) -> bool:
        """Whether a function in 32-bit numbers may be on the other side of a jump."""
        near = [self.values[max(index - 1, 0)], self.values[min(index + 1, TIMES - 1)]]
        return any(abs(value - self.values[index]) > 0.1 * abs(self.distance) for value in near)

    def errors(self, language: str, values: list[float]) -> list[str]:
        """The values that are further off than allowed."""
        found = [
            f"{self.motion} in {language} at {time!r}: {value!r} instead of {exact!r}, allowed {self.allowed(language):g}"
            for index, (time, exact, value) in enumerate(zip(self.times, self.values, values, strict=True))
            if not abs(value - exact) <= self.allowed(language) + 1e-12 * abs(self.distance)
            and not (language == "glsl" and self.near_jump(index))
        ]
        # A spring's table in GLSL grows with its swings; all other functions are closed forms, or curves.
        is_short = re.match("cubic-bezier" if language == "glsl" else "spring|cubic-bezier", self.motion)
        if is_short and len(self.code[language]) > 1024 and "within" not in self.motion:
            found.append(f"{self.motion} in {language}: {len(self.code[language])} bytes")
        return found


def single(number: float) -> float:
    """The nearest 32-bit number."""
    return struct.unpack("f", struct.pack("f", number))[0]


def printed(*command: str | Path) -> list[list[float]]:
    """The numbers that a program prints, a line each, by case."""
    values = [float(line) for line in output(*command).split()]
    return [values[start:start + TIMES] for start in range(0, len(values), TIMES)]


def functions(cases: list[Case], language: str) -> str:
    """All functions, with what they include once."""
    lines = "".join(case.code[language] for case in cases).splitlines()
    heads = ("#include", "import Foundation")
    included = sorted({line for line in lines if line.startswith(heads)})
    return "\n".join(included + [line for line in lines if not line.startswith(heads)])


def run_c(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of a C program."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        return None
    calls = "".join(f'  printf("%.17g\\n", {case.name}({time!r}));\n' for case in cases for time in case.times)
    source = folder / "motions.c"
    source.write_text(f"#include <stdio.h>\n{functions(cases, 'c')}\nint main(void) {{\n{calls}  return 0;\n}}\n")
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-ffp-contract=off"]
    call(compiler, *flags, source, "-lm", "-o", folder / "c")
    return printed(folder / "c")


def run_javascript(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of a module in Node."""
    node = shutil.which("node") or shutil.which("nodejs")
    if not node:
        return None
    calls = "".join(f"console.log({case.name}({time!r}));\n" for case in cases for time in case.times)
    source = folder / "motions.mjs"
    source.write_text(functions(cases, "javascript") + "\n" + calls)
    return printed(node, source)


def run_swift(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of a Swift program."""
    calls = "".join(
        f"for t in [{', '.join(map(repr, case.times))}] {{ print({case.name}(t)) }}\n" for case in cases)
    source = folder / "main.swift"
    source.write_text(functions(cases, "swift") + "\n" + calls)
    call("swiftc", "-warnings-as-errors", source, "-o", folder / "swift")
    return printed(folder / "swift")


def run_glsl(cases: list[Case], _: Path) -> list[list[float]] | None:
    """The values of fragment shaders."""
    if not find_browser():
        return None
    data = [{"name": case.name, "code": case.code["glsl"], "times": case.times} for case in cases]
    with Chromium("--use-angle=swiftshader", "--enable-unsafe-swiftshader") as chromium, chromium.new_page() as page:
        page.run_script("shaders.js")
        return page.call("played", data, timeout=300)


def check(options) -> None:
    findings = Findings()
    numbers = random.Random(options.seed or 23)
    count = options.count or (300 if IS_THOROUGH else 40)
    cases = [Case(options.tool, index, numbers) for index in range(count)]
    with tempfile.TemporaryDirectory() as name:
        for language, run in {"c": run_c, "javascript": run_javascript, "swift": run_swift, "glsl": run_glsl}.items():
            values = run(cases, Path(name))
            if values is None:
                print(f"{language}: left out, as there is nothing here to run it")
                continue
            worst = max(
                max(abs(a - b) for a, b in zip(case.values, row, strict=True)) / abs(case.distance)
                for case, row in zip(cases, values, strict=True))
            found = [line for case, row in zip(cases, values, strict=True) for line in case.errors(language, row)]
            findings.problems += found[:20]
            print(f"{language}: {count} motions at {TIMES} times, {len(found)} failures; largest error {worst:.3g}")
        check_apple_types(options.tool, Path(name))
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
        stand_in = FIXTURES / f"AppleStandIns/{module}.swift"
        call("swiftc", "-emit-module", "-parse-as-library", "-module-name", module, stand_in, "-o", folder / f"{module}.swiftmodule")
        texts = [output(tool, "export", target, motion, "--property", name)
                 for motion in APPLE_MOTIONS for name in ("translate", "scale", "rotate", "opacity")]
        source = folder / f"{target}.swift"
        source.write_text(f"import {module}\n\n" + "\n".join(function.format(index, text) for index, text in enumerate(texts)))
        call("swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder, source)
        print(f"{target}: {len(texts)} texts against the stand-in of {module}")
