"""Runs all benchmarks and prints one table: what, nanoseconds for a value, ratio to the baseline, target, met or not.

FILTER, a regular expression, chooses benchmarks by their names; all that is no row of the benchmark package is then left out.
out/bench gets the figures in bench.json, the rows with a target in bench.md, and those with a stated demand in roofline.md.
"""

import argparse
import json
import os
import platform
import shutil
import sys
from datetime import date
from pathlib import Path

from bench.accuracy import accuracy_rows
from bench.lottie import lottie_rows
from bench.page_costs import page_rows
from bench.peers import peer_rows
from bench.processes import process_rows
from bench.results import Row, Target, growths_of, least_of, read_results, tables
from bench.roofline import roofline
from check.support import Failure, output

OUT = Path("out/bench")
BUILD = Path(".build-benchmarks")
PROGRAMS = BUILD / "release"
PYTHON = Path(".venv/bin/python")
JAVASCRIPT = Path(".build-javascript/inbetween")
FULL_MILLISECONDS = 1000
# A shared machine is slow for seconds at a time, perhaps during a baseline or a benchmark compared with it. A second
# round, some minutes later, seldom has the same disturbance.
ROUNDS = 2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--full", action="store_true", help="measure everything ten times as long")
    parser.add_argument("filter", nargs="?")
    arguments = parser.parse_args()

    rows = measured(arguments)
    if not rows:
        sys.exit(f"No benchmark matches {arguments.filter}.")
    growths, asked = growths_of(rows), [row for row in rows if row.target]
    document = {
        "machine": machine(), "isFull": arguments.full, "rows": [row.as_json() for row in rows],
        "growth": [growth.as_json() for growth in growths],
    }
    (OUT / "bench.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    (OUT / "bench.md").write_text("\n".join(tables(asked, growths)) + "\n")
    (OUT / "roofline.md").write_text("\n".join(roofline(rows)) + "\n")
    print(*tables(rows, growths), sep="\n")
    print(f"\n{len(asked)} targets, {sum(not row.is_met for row in asked)} missed. Figures: {OUT}")


def measured(arguments):
    environment = dict(os.environ)
    if arguments.full:
        environment["INBETWEEN_BENCH_MILLISECONDS"] = str(FULL_MILLISECONDS)
    rows = least_of([one_round(arguments.filter, environment) for _ in range(ROUNDS)])
    if not arguments.filter:
        repeats = 10 if arguments.full else 5
        rows += process_rows(arguments.tool, PROGRAMS / "EmptyProgram", repeats // 2 + 1)
        rows += allocation_rows()
        rows += accuracy_rows(arguments.tool)
        # The folder where make web puts the pages.
        rows += page_rows(Path(arguments.tool).parent / "inbetween-pages")
        rows += list(peer_rows(rows, repeats))
        rows += measured_elsewhere([PYTHON, "-m", "bench.python_rows"], repeats, PYTHON, "the Python package, which make python makes")
        rows += measured_elsewhere(
            [shutil.which("node") or "nodejs", "Scripts/bench/web_rows.mjs", JAVASCRIPT], repeats, JAVASCRIPT,
            "the JavaScript package, which make javascript makes")
        rows += lottie_rows(PROGRAMS / "LottieTimes")
    return rows


def one_round(choice, environment):
    """Runs the benchmark package: all benchmarks, or those whose names match."""
    OUT.mkdir(parents=True, exist_ok=True)
    results = OUT / "Current_run.influx.csv"
    results.unlink(missing_ok=True)
    if not BUILD.exists():
        print("Building the benchmarks: the first time takes about three minutes.", file=sys.stderr)
    places = ["--package-path", "Benchmarks", "--scratch-path", BUILD]
    chosen = ["--filter", f".*({choice}).*"] if choice else []
    try:
        for program in ("Allocations", "EmptyProgram", "LottieTimes"):
            output("swift", "build", *places, "-c", "release", "--product", program, timeout=None)
        output("swift", "package", *places, "benchmark", *chosen, "--format", "influx", "--path", OUT.resolve(), "--no-progress",
               env=environment, timeout=None)
    except Failure as failure:
        sys.exit(str(failure))
    return read_results(results) if results.exists() else []


def allocation_rows():
    """The number of blocks that the sampling loops allocate: none."""
    for name, count in (line.split("\t") for line in output(PROGRAMS / "Allocations").splitlines()):
        yield Row("Allocations", name, "4096 values", number=int(count), unit="blocks", target=Target("≤", 0))


def measured_elsewhere(words, repeats, needed, what):
    """The rows that another program prints as JSON: those of a package, as its users call it."""
    if not needed.exists():
        print(f"left out: {what}", file=sys.stderr)
        return
    for row in json.loads(output(*words, repeats)):
        target = row.pop("target")
        yield Row(**row, target=Target(*target) if target else None)


def machine():
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    version = output("swift", "--version").split("\n")[0]
    return {
        "processor": names[0] if names else platform.machine(), "cores": os.cpu_count(), "swift": version,
        "system": platform.platform(), "date": date.today().isoformat(),
    }


if __name__ == "__main__":
    main()
