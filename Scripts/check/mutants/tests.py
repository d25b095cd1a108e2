"""The tests of a module against its mutants: which suites reach a mutant, and whether one of them notices it."""

import os
import re
import signal
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from check.mutants.sites import Site
from check.mutants.switches import COPY, TESTS
from check.support import Failure

# The test targets of the modules whose tests are not, or not only, in a target of their name.
NUMERICS, TOOL = "MotionNumericsTests", "inbetweenTests"
TARGETS = {
    **{module: [NUMERICS] for module in ["MotionCurves", "MotionValues", "MotionSprings", "MotionKeyframes", "MotionPaths",
                                         "MotionInteraction", "MotionFitting", "MotionNotation", "MotionNumerics"]},
    **{module: [f"{module}Tests", TOOL] for module in ["PlotParts", "SceneRaster", "SimulationFilms", "TableReading", "WebPages"]},
    "Expressions": ["MotionDynamicsTests", TOOL], "EffectCore": ["MotionEffectsTests", "MotionLottieTests"],
    "MotionImport": ["MotionImportTests", TOOL], "LottieImport": ["MotionImportTests", TOOL],
    "MotionKernels": [NUMERICS], "JavaScript": [], "Python": [], "Raster": [],
}
# A mutant that takes so many times the seconds of its tests hangs, which is noticed, too.
PATIENCE, LEAST_PATIENCE = 8, 20
ISSUE = re.compile(rb"recorded an issue|Fatal error|(?:^|\n)not ok ")


@dataclass
class Suite:
    name: str
    seconds: float
    reached: set[int]


def suites(targets: list[str], most: int) -> list[Suite]:
    """The suites of test targets, each run alone: how long it takes, and which mutants it reaches."""
    listed = run_tests(["--list-tests"]).stdout
    names = sorted({name for name in (line.partition("/")[0] for line in listed.splitlines()) if name.partition(".")[0] in targets})
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda name: measured(name, most), names))


def measured(name: str, most: int) -> Suite:
    with tempfile.NamedTemporaryFile() as file:
        file.truncate(most)
        start = time.monotonic()
        done = run_tests(["--filter", pattern([name])], INBETWEEN_REACHED=file.name)
        if done.returncode != 0:
            raise Failure(f"{name} fails without a mutant:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
        return Suite(name, time.monotonic() - start, {index for index, byte in enumerate(Path(file.name).read_bytes()) if byte})


def targets_of(sites: Iterable[Site]) -> list[str]: return sorted({name for site in sites for name in tests_of(site.module)})


def tests_of(module: str) -> list[str]: return TARGETS.get(module, [f"{module}Tests"])


def pattern(names: list[str]) -> str: return "^(" + "|".join(re.escape(name) for name in names) + ")/"


def run_tests(words: list[str], **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run([TESTS, "--testing-library", "swift-testing", *words], cwd=COPY, text=True, capture_output=True,
                          env=os.environ | {"SWIFT_BACKTRACE": "enable=no"} | environment, check=False)


def verdict(site: Site, every: list[Suite]) -> str:
    """What the suites of the module that reach a mutant say: "killed", "survived", or "unreached" if there is none."""
    targets = tests_of(site.module)
    reaching = sorted((suite for suite in every if site.number in suite.reached and suite.name.partition(".")[0] in targets),
                      key=lambda suite: suite.seconds)
    if not reaching:
        return "unreached"
    # The quick suites first: most mutants are noticed by one of them.
    groups = defaultdict(list)
    for suite in reaching:
        groups["quick" if suite.seconds < 2 else suite.name].append(suite)
    return "killed" if any(noticed(site.number, group) for group in groups.values()) else "survived"


def noticed(number: int, group: list[Suite]) -> bool:
    """Runs suites with a mutant."""
    words = [TESTS, "--testing-library", "swift-testing", "--filter", pattern([suite.name for suite in group])]
    patience = max(LEAST_PATIENCE, PATIENCE * sum(suite.seconds for suite in group))
    return notices(words, patience, COPY, {"SWIFT_BACKTRACE": "enable=no", "INBETWEEN_MUTANT": str(number)})


def notices(words: list, patience: float, place: Path, environment: dict[str, str]) -> bool:
    """Runs tests up to their first issue, and says whether they have one or take too long."""
    process = subprocess.Popen(words, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
                               env=os.environ | environment)
    timer = subprocess.Popen(["sleep", str(patience)])
    try:
        return ended_badly(process, timer)
    finally:
        timer.kill()
        timer.wait()
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def ended_badly(process: subprocess.Popen, timer: subprocess.Popen) -> bool:
    output, said = process.stdout.fileno(), b""
    os.set_blocking(output, False)
    while process.poll() is None:
        if timer.poll() is not None:
            return True
        try:
            # An issue's words may come in two parts.
            said = said[-100:] + os.read(output, 1 << 16)
        except BlockingIOError:
            time.sleep(0.02)
        if ISSUE.search(said):
            return True
    return process.returncode != 0
