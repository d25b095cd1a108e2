"""Measurements of whole processes: tables as text, and the start of the command."""

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.results import Row, Target
from check.support import output

ROW_COUNT = 1_000_000


def process_rows(tool, empty_program, repeats):
    yield from table_rows(tool, repeats)
    yield from start_rows(tool, empty_program, 20 * repeats)
    yield from export_rows(tool, repeats)
    yield from pixel_rows(tool, repeats)


def table_rows(tool, repeats):
    """A million rows of CSV: the tool's whole process, compared with numpy.savetxt alone on the same numbers."""
    # A motion of negligible cost, because savetxt gets finished numbers.
    motion = ["sample", "linear", "--count", str(ROW_COUNT)]
    what = "a million rows of CSV"
    with tempfile.TemporaryDirectory() as folder:
        names = ("numbers.npy", "ours.csv", "theirs.csv", "roof.npy")
        numbers, ours, theirs, npy = (str(Path(folder) / name) for name in names)
        subprocess.run([tool, *motion, "-o", numbers], check=True)
        savetxt = min(savetxt_seconds(numbers, theirs) for _ in range(repeats))
        seconds = min(duration([tool, *motion, "-o", ours]) for _ in range(repeats))
        roof = min(duration([tool, *motion, "-o", npy]) for _ in range(repeats))
    yield Row("Output", what, "numpy.savetxt", savetxt * 1e9 / ROW_COUNT, 1, is_baseline=True)
    yield Row("Output", what, "inbetween sample", seconds * 1e9 / ROW_COUNT, savetxt / seconds, target=Target("≥", 10))
    yield Row("Output", what, "inbetween, as npy", roof * 1e9 / ROW_COUNT, savetxt / roof)


def savetxt_seconds(numbers, path):
    """The time of savetxt in a separate process, like the tool, without the start of the process."""
    program = (
        "import numpy, sys, time\n"
        "table = numpy.load(sys.argv[1])\n"
        "start = time.perf_counter()\n"
        "numpy.savetxt(sys.argv[2], table, delimiter=',')\n"
        "print(time.perf_counter() - start)\n"
    )
    return float(output(sys.executable, "-c", program, numbers, path))


def start_rows(tool, empty_program, repeats):
    """The medians of alternating runs, so that other work on the machine affects both."""
    commands = {"an empty Swift program": [empty_program], "inbetween sample ease": [tool, "sample", "ease"]}
    seconds = {name: [] for name in commands}
    for _ in range(repeats):
        for name, command in commands.items():
            seconds[name].append(duration(command))
    empty, ours = (statistics.median(times) for times in seconds.values())
    what = "start of the command"
    yield Row("Output", what, "an empty Swift program", empty * 1e9, 1, is_baseline=True)
    yield Row("Output", what, "inbetween sample ease", ours * 1e9, empty / ours, target=Target("≤", 3))


# Motions that people export.
EVERYDAY = [
    "spring(1 100 10)", "spring(1 170 26)", "spring(1 100 20)", "spring(1 180 12 8)", "ease-out-bounce", "ease-out-elastic",
    "ease-in-out-expo", "snappy", "damped(5, 30)",
]


def export_rows(tool, repeats):
    """The slowest of the everyday motions: the whole process, which starts, fits, prints, reads back and proves."""
    for what, options, unit, limit in (
        ("linear() of the fewest stops at 1e-3", [], 1e-3, 50),
        ("linear() of the fewest bytes at 1e-3", ["--fewest", "bytes"], 1, 2),
        ("linear() of the fewest bytes at 9e-4", ["--fewest", "bytes", "--tolerance", "9e-4"], 1, 2),
    ):
        slowest = max(
            min(duration([tool, "export", "css", motion, *options]) for _ in range(repeats)) for motion in EVERYDAY)
        name = "ms" if unit < 1 else "s"
        yield Row("Fitting", what, "inbetween export css", number=slowest / unit, unit=name, target=Target("≤", limit))


def pixel_rows(tool, repeats):
    """Two seconds of an effect as files of pixels, compared with a program that is called once for every frame."""
    what = "pixels of an effect of 2 s, 400 × 400"
    effect = [tool, "effect", "render", "checkmark-refresh", "--to", "2", "--size", "400x400"]
    if not shutil.which("rsvg-convert") or not shutil.which("ffmpeg"):
        print(f"{what}: left out, as there is no rsvg-convert or no ffmpeg", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        documents, frames = Path(folder) / "svg", Path(folder) / "png"
        for rate, formats in (
            (60, {"a PNG for each frame": ["--frames", str(frames), "--format", "png"], "APNG": ["-o", f"{folder}/x.apng"]}),
            (50, {"GIF": ["-o", f"{folder}/x.gif"]}),
        ):
            at_rate = [*effect, "--rate", str(rate)]
            subprocess.run([*at_rate, "--frames", str(documents)], check=True)
            files = sorted(documents.iterdir())
            theirs = min(sum(duration(convert(file, folder)) for file in files) for _ in range(min(repeats, 2)))
            for name, options in formats.items():
                ours = min(duration([*at_rate, *options]) for _ in range(repeats))
                row = f"{what}: {name}, {rate} Hz"
                yield Row("Output", row, "rsvg-convert once a frame", theirs * 1e9 / len(files), 1, is_baseline=True)
                yield Row(
                    "Output", row, "inbetween effect render", ours * 1e9 / len(files), theirs / ours,
                    target=Target("≥", 10))
            shutil.rmtree(documents)


def convert(document, folder):
    return ["rsvg-convert", "-w", "400", "-h", "400", "-o", f"{folder}/x.png", str(document)]


def duration(command):
    start = time.perf_counter()
    # Hide the program's remarks, which would be lines of the table.
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start
