"""Runs the steps of a command in steps.txt, and prints the time of each beside its planned minutes at the end.

The words are the command and variables for make. Consecutive steps of one group run in parallel. The run ends after the first
group with a failed step. In CI the run also fails at its end if a step takes half as long again as its minutes. If the machine
is slow in most of the work, all minutes are multiplied by its pace. The last lines state the checks that this machine leaves out,
and the result.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, groupby
from pathlib import Path
from typing import NamedTuple

from check.support import run

STEPS = Path(__file__).with_suffix(".txt")
# The targets that exist when the groups `made…` begin: their steps do not make these again.
MADE = "swift gsl tool raster web pages wasm wasm-values c-library python-package".split()
# A run that takes longer than its minutes by this factor is late, if it is by more than half a minute.
LATE = 1.5
# As many lines of a failed command are repeated at the end.
LAST_LINES = 30


class Step(NamedTuple):
    name: str
    minutes: float
    # Steps without a group form their own.
    group: str


class Done(NamedTuple):
    """What a command has done: its exit code, and its seconds by the clock and of processors.

    Those of processors do not depend on what runs in parallel.
    """

    code: int
    clock: float
    work: float


def check(options) -> None:
    command, *variables = options.words
    rows = [line.split() for line in STEPS.read_text().splitlines() if line and line[0] != "#"]
    steps = [Step(row[1], float(row[2]), row[-1] if len(row) > 3 else row[1]) for row in rows if row[0] == command]
    # The path to this package is none of the steps'.
    os.environ.pop("PYTHONPATH", None)
    start, done = time.monotonic(), {}
    result, code = "All checks passed", 0
    try:
        for group, members in groupby(steps, lambda step: step.group):
            made = [word for target in MADE for word in ("-o", target)] if group.startswith("made") else []
            make = [os.environ.get("MAKE", "make"), "--no-print-directory", *made, *variables]
            beside({step.name: [*make, step.name] for step in members}, done)
            if failed := [name for name, each in done.items() if each.code != 0]:
                result, code = f"Failed: {' '.join(failed)}", 1
                break
        else:
            if late := late_steps(steps, done):
                result, code = f"Half as long again as its minutes: {' '.join(late)}", 1 if os.environ.get("CI") else 0
    except KeyboardInterrupt:
        result, code = "Stopped", 130
    print("\n== Minutes by the clock, of the processors, and those that there are for it")
    for step in steps:
        if step.name in done:
            print(f"{done[step.name].clock / 60:6.1f} {done[step.name].work / 60:6.1f} {step.minutes:6.1f}  {step.name}")
    whole = next(float(row[2]) for row in rows if row[:2] == ["whole", command])
    print(f"{(time.monotonic() - start) / 60:6.1f} {'':6} {whole:6.1f}  make {command}, by the clock")
    print(*[f"Left out. {each}" for each in left_out()], result, sep="\n")
    sys.exit(code)


def late_steps(steps: list[Step], done: dict[str, Done]) -> list[str]:
    """The steps that took too long, at the pace of this machine."""
    ratios = {step: done[step.name].work / (60 * step.minutes) for step in steps}
    limit = LATE * max(1, pace(ratios))
    return [step.name for step, ratio in ratios.items()
            if ratio > limit and done[step.name].work - 60 * step.minutes > 30]


def pace(ratios: dict[Step, float]) -> float:
    """The ratio that steps with half of all planned minutes do not exceed.

    Each step counts by its minutes: a machine that is slow at compiling is slow in a third of the steps, and in most of the work.
    """
    ordered = sorted(ratios, key=ratios.get)
    minutes = list(accumulate(step.minutes for step in ordered))
    return next(ratios[step] for step, so_far in zip(ordered, minutes) if so_far >= minutes[-1] / 2)


# MARK: Command lines in parallel


def check_beside(options) -> None:
    """Runs the words as command lines; all are run, and it fails if one of them fails."""
    done: dict[str, Done] = {}
    beside({line: ["bash", "-euo", "pipefail", "-c", line] for line in options.words}, done)
    sys.exit(1 if any(each.code for each in done.values()) else 0)


def beside(commands: dict[str, list[str]], done: dict[str, Done]) -> None:
    """Runs commands, as many at once as there are processors; the output of each is printed when it has ended.

    The ends of those that failed are printed once more after all others, as one reads the end of a log first.
    """
    failed: dict[str, str] = {}

    def one(name: str) -> None:
        with tempfile.TemporaryFile("w+", errors="replace") as file:
            start = time.monotonic()
            # One alone shows its output as it comes.
            outputs = {"stdout": file, "stderr": file} if len(commands) > 1 else {}
            process = subprocess.Popen(commands[name], stdin=subprocess.DEVNULL, **outputs)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            done[name] = Done(process.returncode, time.monotonic() - start, usage.ru_utime + usage.ru_stime)
            file.seek(0)
            failure = f"Failed, with exit code {process.returncode}: {name}\n" if process.returncode else ""
            output = file.read()
            if outputs and failure:
                failed[name] = "".join(output.splitlines(keepends=True)[-LAST_LINES:])
            print(f"{name}\n{output}{failure}" if outputs else failure, end="", flush=True)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(one, commands))
    for name, end in failed.items():
        print(f"\nThe end of what failed: {name}\n{end}", flush=True)


# MARK: What there is


def check_requirements(_) -> None:
    """Lists the tests that this machine leaves out. If INBETWEEN_REQUIRE_ALL is 1, as in CI, the list must be empty."""
    print(*[f"Left out. {each}" for each in left_out()], sep="\n", end="")
    if left_out() and os.environ.get("INBETWEEN_REQUIRE_ALL") == "1":
        sys.exit("Nothing may be left out here, as INBETWEEN_REQUIRE_ALL is 1.")


def left_out() -> list[str]:
    """What is left out because a program is missing."""
    needed = {
        "Pages and pictures in a browser": ["chromium", "chromium-browser", "google-chrome"],
        "Pictures as another program draws them": ["rsvg-convert"],
        "The package for CMake": ["cmake"],
        "Values as WebAssembly": ["node", "nodejs"],
    }
    missing = [f"{what}: there is no {programs[0]}" for what, programs in needed.items() if not any(map(shutil.which, programs))]
    if not shutil.which("apt-get") and run("pkg-config", "--exists", "librsvg-2.0").returncode != 0:
        missing.append("Pixels: there is no librsvg")
    return missing
