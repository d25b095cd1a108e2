"""Plays what `inbetween export` writes for libraries of JavaScript, Web Animations and Tailwind CSS in node.

The libraries themselves are not here: Tests/Fixtures/ScriptLibraries has their published formulas, with what they do to a spring
at its end and to a path. No value may be further off than the text says.
"""

import json
import math
import random
import re
import shutil
from pathlib import Path

from check import random_inputs
from check.support import FIXTURES, Findings, output, require, rows, run

LIBRARIES = FIXTURES / "ScriptLibraries"
TIMES = 64
BAD_DATA = 65
# The players by target; those of modules, of JSON and of style sheets.
TARGETS = {"motion": "mjs", "gsap": "mjs", "react-spring": "mjs", "waapi": "json", "tailwind": "css"}
# A player's own rounding, as a part of the distance.
ROUNDING = 1e-9
ENDS = {"translate": (0, 300), "scale": (0.5, 2), "rotate": (-1, 2), "opacity": (0, 1)}
# Springs that Motion would not play as they are, names of GSAP's eases, and jumps.
SPECIAL = [
    "spring(1 100 20)", "spring(1 100 20 15)", "spring(1 100 1000)", "spring(1 40 60)", "spring(2 300 1)", "0.4s steps(3)",
    "0.4s steps(4, jump-start)", "0.4s steps(4, jump-none) 0.1s", "spring(1 100 10) after 0.2s", "1s ease-in-out-circ", "0.4s linear",
    "0.7s ease", "0.7s ease-in-elastic",
]


def check_libraries(tool: Path, folder: Path, numbers: random.Random, count: int, findings: Findings) -> None:
    node = shutil.which("node") or shutil.which("nodejs")
    if node is None:
        print("libraries of JavaScript: left out, as there is no node")
        return
    eases = [f"0.5s ease-{way}-{family}" for family in random_inputs.FAMILIES for way in ("in", "out", "in-out")]
    motions = SPECIAL + eases + [random_inputs.motion(numbers) for _ in range(count)]
    cases = [case for target in TARGETS for motion in motions if (case := export(tool, folder, target, motion, numbers))]
    make_package(folder)
    listed = [{"target": re.sub("-s", "S", case["target"]), **{key: case[key] for key in ("file", "times")}} for case in cases]
    (folder / "list.json").write_text(json.dumps(listed))
    played = [json.loads(line) for line in output(node, "play.js", cwd=folder).splitlines()]
    for target in TARGETS:
        found = [(error(case, values), case) for case, values in zip(cases, played, strict=True) if case["target"] == target]
        require(len(found) > 0.8 * len(motions), f"{target} takes {len(found)} of {len(motions)} motions")
        wrong = [f"{target}: {worst:.3g} of the distance off, {case['promise']:.3g} allowed, {case['motion']}" for worst, case in found
                 if not worst <= case["promise"] + ROUNDING]
        findings.problems += wrong[:20]
        print(f"{target}: {len(found)} motions at {TIMES} times, {len(wrong)} failures; largest error {max(found, key=lambda row: row[0])[0]:.3g}")


def export(tool: Path, folder: Path, target: str, motion: str, numbers: random.Random) -> dict | None:
    """A text in a file, with the times and the exact values; None for a motion that is refused."""
    name = numbers.choice(list(ENDS))
    start, end = ENDS[name]
    motion = f"{motion} {start} -> {end}"
    tolerance = numbers.choice(["0.01", "0.001", "0.0001"])
    done = run(tool, "export", target, motion, "--property", name, "--tolerance", tolerance)
    require(done.returncode in (0, BAD_DATA), f"{target} {motion}: {done.stderr}")
    if done.returncode:
        return None
    file = folder / f"motion{len(list(folder.glob('motion*')))}.{TARGETS[target]}"
    file.write_text(done.stdout)
    first, last = (float(row["time"]) for row in rows(output(tool, "sample", motion, "--count", "2")))
    last = min(last, end_time(target, done.stdout))
    times = sorted(numbers.uniform(max(first, 0), last) for _ in range(TIMES))
    values = [float(row["value"]) for row in rows(output(tool, "sample", motion, "--at", ",".join(map(repr, times))))]
    # CSS takes radians, the libraries degrees.
    unit = math.degrees(1) if name == "rotate" and file.suffix == ".mjs" else 1
    stated = re.search(r"error at most (\S+)", done.stdout + done.stderr)
    return {
        "target": target, "file": file.name, "motion": f"{motion} as {name} within {tolerance}", "times": times, "values": values,
        "unit": unit, "distance": end - start, "promise": float(stated[1]) if stated else 0,
    }


def end_time(target: str, text: str) -> float:
    """When a text's duration is over: the bound is for the times until then. A spring has no end."""
    found = re.search(r'(?:duration"?: |--animate-motion: motion )([0-9.]+)', text)
    delay = re.search(r'(?:delay"?: |var\(--ease-motion\) )(-?[0-9.]+)', text)
    unit = 1 if target in ("motion", "gsap") else 1000
    return (float(found[1]) + (float(delay[1]) if delay else 0)) / unit if found else math.inf


def error(case: dict, values: list[float | None]) -> float:
    """The largest error, as a part of the distance."""
    return max(math.inf if value is None else abs(value / case["unit"] - exact) / case["distance"]
               for exact, value in zip(case["values"], values, strict=True))


def make_package(folder: Path) -> None:
    """Puts the players beside the texts, and the stand-in of GSAP where its imports find it."""
    gsap = folder / "node_modules/gsap"
    gsap.mkdir(parents=True)
    for place, names in ((folder, ("curves.js", "players.js", "play.js")), (gsap, ("curves.js", "gsap.js"))):
        for name in names:
            shutil.copy(LIBRARIES / name, place / name)
    (folder / "package.json").write_text('{ "type": "module" }')
    (gsap / "package.json").write_text('{ "type": "module", "exports": { ".": "./gsap.js", "./CustomEase": "./gsap.js" } }')
