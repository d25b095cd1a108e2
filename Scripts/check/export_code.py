"""Checks `inbetween export code` with compilers: export_code.py TOOL [COUNT [SEED]].

Random motions as functions in C, JavaScript, Swift and GLSL are compiled and called at random times, and their values
are compared with the tool's. GLSL runs with the 32-bit numbers of WebGL in a headless Chromium; without a browser or
WebGL, it is left out. A function of a spring or a curve must not be longer than a kilobyte, except for springs that
swing long in GLSL.
"""

import json
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import FLAGS, TIMEOUT_SECONDS, find_browser

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

    def __init__(self, tool: str, index: int, numbers: random.Random) -> None:
        self.tool, self.name = tool, f"motion{index}"
        self.motion, self.distance = random_motion(numbers)
        table = self.run("sample", self.motion, "--count", "2").splitlines()[1:]
        first, last = (float(row.split(",")[0]) for row in table)
        if not self.distance:
            self.distance = float(json.loads(self.run("describe", self.motion, "--format", "json"))["distance"])
        # Times are 32-bit numbers, which all languages hold exactly.
        self.times = sorted(single(numbers.uniform(first, last)) for _ in range(TIMES))
        rows = self.run("sample", self.motion, "--at", ",".join(map(repr, self.times))).splitlines()[1:]
        self.values = [float(row.split(",")[1]) for row in rows]
        self.code = {
            language: self.run("export", "code", self.motion, "--language", language, "--name", self.name)
            for language in LANGUAGES
        }

    def run(self, *arguments: str) -> str:
        """The output of the tool."""
        return subprocess.run(
            [self.tool, *arguments], check=True, capture_output=True, text=True, timeout=60).stdout

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


def chunks(values: list[float], cases: list[Case]) -> list[list[float]]:
    """The values of each case."""
    return [values[index * TIMES:(index + 1) * TIMES] for index in range(len(cases))]


def printed(command: list[str], cases: list[Case]) -> list[list[float]]:
    """The numbers that a program prints, a line each."""
    output = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    return chunks([float(line) for line in output.split()], cases)


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
    subprocess.run([compiler, *flags, source, "-lm", "-o", folder / "c"], check=True, timeout=300)
    return printed([str(folder / "c")], cases)


def run_javascript(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of a module in Node."""
    node = shutil.which("node") or shutil.which("nodejs")
    if not node:
        return None
    calls = "".join(f"console.log({case.name}({time!r}));\n" for case in cases for time in case.times)
    source = folder / "motions.mjs"
    source.write_text(functions(cases, "javascript") + "\n" + calls)
    return printed([node, str(source)], cases)


def run_swift(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of a Swift program."""
    calls = "".join(
        f"for t in [{', '.join(map(repr, case.times))}] {{ print({case.name}(t)) }}\n" for case in cases)
    source = folder / "main.swift"
    source.write_text(functions(cases, "swift") + "\n" + calls)
    subprocess.run(["swiftc", "-warnings-as-errors", source, "-o", folder / "swift"], check=True, timeout=600)
    return printed([str(folder / "swift")], cases)


PAGE = """<!doctype html><pre id="out"></pre><script>
const cases = CASES;
const gl = document.createElement("canvas").getContext("webgl2");
const out = document.getElementById("out");
function shader(type, text) {
  const made = gl.createShader(type);
  gl.shaderSource(made, text);
  gl.compileShader(made);
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made));
  return made;
}
function texture(format, type, internal, data, width) {
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.texImage2D(gl.TEXTURE_2D, 0, internal, width, 1, 0, format, type, data);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  return made;
}
function values({name, code, times}) {
  const program = gl.createProgram();
  gl.attachShader(program, shader(gl.VERTEX_SHADER, `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1); }`));
  gl.attachShader(program, shader(gl.FRAGMENT_SHADER, `#version 300 es
precision highp float; precision highp sampler2D; precision highp int;
uniform sampler2D times; out uvec4 bits;
${code}
void main() { bits = uvec4(floatBitsToUint(${name}(texelFetch(times, ivec2(gl_FragCoord.xy), 0).r)), 0u, 0u, 0u); }`));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  gl.useProgram(program);
  const width = times.length;
  const target = texture(gl.RGBA_INTEGER, gl.UNSIGNED_INT, gl.RGBA32UI, null, width);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  texture(gl.RED, gl.FLOAT, gl.R32F, new Float32Array(times), width);
  gl.viewport(0, 0, width, 1);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const read = new Uint32Array(4 * width);
  gl.readPixels(0, 0, width, 1, gl.RGBA_INTEGER, gl.UNSIGNED_INT, read);
  const bits = new Uint32Array(times.map((_, index) => read[4 * index]));
  return Array.from(new Float32Array(bits.buffer));
}
out.textContent = gl ? JSON.stringify(cases.map(values)) : "no WebGL";
</script>
"""


def run_glsl(cases: list[Case], folder: Path) -> list[list[float]] | None:
    """The values of fragment shaders."""
    browser = find_browser()
    if not browser:
        return None
    data = [{"name": case.name, "code": case.code["glsl"], "times": case.times} for case in cases]
    page = folder / "page.html"
    page.write_text(PAGE.replace("CASES", json.dumps(data)))
    # The console is ignored: WebGL warns there that reading numbers back is slow.
    command = [browser, *FLAGS, "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--dump-dom", page.as_uri()]
    document = subprocess.run(command, check=True, capture_output=True, text=True, timeout=TIMEOUT_SECONDS).stdout
    found = re.search(r'<pre id="out">(\[.*?\])</pre>', document, re.DOTALL)
    return json.loads(found.group(1)) if found else None


def main() -> None:
    tool, count, seed = sys.argv[1], int((sys.argv[2:3] or ["40"])[0]), int((sys.argv[3:4] or ["23"])[0])
    numbers = random.Random(seed)
    cases = [Case(str(Path(tool).resolve()), index, numbers) for index in range(count)]
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        runs = {"c": run_c, "javascript": run_javascript, "swift": run_swift, "glsl": run_glsl}
        for language, run in runs.items():
            values = run(cases, Path(name))
            if values is None:
                print(f"{language}: left out, as there is nothing here to run it")
                continue
            worst = max(
                max(abs(a - b) for a, b in zip(case.values, row, strict=True)) / abs(case.distance)
                for case, row in zip(cases, values, strict=True))
            found = [line for case, row in zip(cases, values, strict=True) for line in case.errors(language, row)]
            failures += found
            print(f"{language}: {count} motions at {TIMES} times, {len(found)} failures; largest error {worst:.3g}")
    for line in failures[:20]:
        print(line, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
