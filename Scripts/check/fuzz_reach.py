"""How much of each module random inputs reach: python3 -m check.fuzz_reach PROGRAM PROFILE LIST, which fuzz.sh --reach calls.

PROGRAM was compiled with coverage, and PROFILE is what its run has left. A row has the functions and lines of a module,
and how many of them ran; LIST gets the functions that did not, by file. A generic function counts as reached if one of
its forms is.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

from check.support import ROOT, output

SOURCES = ROOT / "Sources"
# The toolchain's own: the format of the profile is that of its compiler.
TOOLS = Path(json.loads(output("swift", "-print-target-info"))["paths"]["runtimeResourcePath"]).parents[1] / "bin"


def main() -> None:
    program, profile, listing = sys.argv[1:]
    merged = Path(profile).with_suffix(".profdata")
    output(TOOLS / "llvm-profdata", "merge", "-sparse", profile, "-o", merged)
    found = json.loads(output(TOOLS / "llvm-cov", "export", program, f"-instr-profile={merged}", "-skip-expansions"))["data"][0]
    lines = lines_by_module(found["files"])
    functions = runs_by_place(found["functions"])
    print(f"{'module':20} functions  reached     lines  reached")
    for module, (count, covered) in sorted(lines.items()):
        own = [runs for (file, _), (_, runs) in functions.items() if module_of(file) == module]
        print(f"{module:20} {len(own):9}  {share(sum(map(bool, own)), len(own))} {count:9}  {share(covered, count)}")
    unreached = sorted((file, place, name) for (file, place), (name, runs) in functions.items() if not runs)
    names = output("swift", "demangle", "--compact", "--simplified", input="\n".join(name for *_, name in unreached)).splitlines()
    texts = (f"{file}:{line}: {name}" for (file, (line, _), _), name in zip(unreached, names, strict=True))
    Path(listing).write_text("".join(text + "\n" for text in texts), encoding="utf-8")
    print(f"{len(unreached)} functions are never reached: {listing}")


def lines_by_module(files: list) -> dict[str, list[int]]:
    """The lines with code of each module, and those that ran."""
    sums = defaultdict(lambda: [0, 0])
    for file in files:
        if module := module_of(file["filename"]):
            summary = file["summary"]["lines"]
            sums[module] = [sums[module][0] + summary["count"], sums[module][1] + summary["covered"]]
    return sums


def runs_by_place(functions: list) -> dict[tuple, tuple[str, int]]:
    """The name of each function and how often it ran, by its file and where it begins."""
    found = {}
    for function in functions:
        file = function["filenames"][0]
        if not module_of(file):
            continue
        key = (str(Path(file).relative_to(ROOT)), tuple(function["regions"][0][:2]))
        found[key] = (function["name"].rpartition(":")[2], found.get(key, ("", 0))[1] + function["count"])
    return found


def module_of(file: str) -> str | None:
    path = ROOT / file
    return path.relative_to(SOURCES).parts[0] if path.is_relative_to(SOURCES) else None


def share(part: int, whole: int) -> str:
    return f"{part / max(1, whole):7.1%}"


if __name__ == "__main__":
    main()
