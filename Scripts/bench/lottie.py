"""Times us, rlottie and ThorVG on the corpus.

It times parsing a document and evaluating a frame: on a surface of one pixel the others do hardly anything else. The cost
of an empty document, for the call from Python and clearing the surface, is subtracted, also from our times. Times are
processor times: the median over repetitions of the mean over the frames of a file. Each file and renderer has a process.

LOTTIETIMES is the program of the benchmark package. times.json, beside the corpus, has for each file and renderer
`parse`, `frame`, and the subtracted `overhead`, in seconds. `frame` is null for a document of one frame, which the others
draw only once. Files that a renderer refuses or crashes on are left out. The table at the end has the geometric mean of
our time over theirs, and the files on which we take more than three times theirs.
"""

import argparse
import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from check.lottie.corpus import FOLDER, corpus_files
from check.lottie.peers import NAMES, RENDERERS, LoadError
from check.support import run

OURS = "inbetween"
SECONDS = 60
# Each repetition takes at least this long, because process clocks are coarse.
LEAST_TIME = 0.01
REPETITIONS = 7
MOST_FRAMES = 120
# Shorter times are noise of the subtracted overhead.
LEAST_SECONDS = 1e-6
GREATEST_MEAN, GREATEST_RATIO = 1, 3
EMPTY = b'{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"ddd":0,"assets":[],"layers":[]}'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", type=Path, help="the program LottieTimes")
    parser.add_argument("--one", nargs=2, metavar=("RENDERER", "FILE"), help="in this process")
    parser.add_argument("filter", nargs="?", default="", help="a part of SOURCE/FILE")
    arguments = parser.parse_args()
    if arguments.one:
        name, path = arguments.one
        print(json.dumps(measured(name, Path(path))))
        return
    if not arguments.ours:
        parser.error("--ours is missing")
    results = {}
    with tempfile.NamedTemporaryFile(suffix=".json") as empty:
        empty.write(EMPTY)
        empty.flush()
        for file in corpus_files():
            if arguments.filter not in file.key:
                continue
            commands = {OURS: [str(arguments.ours.resolve()), str(file.path), empty.name]}
            for name in NAMES:
                commands[name] = [sys.executable, "-m", "bench.lottie", "--one", name, str(file.path)]
            results[file.key] = {name: found for name, command in commands.items() if (found := output(command))}
    (FOLDER.parent / "times.json").write_text(json.dumps(results, indent=1))
    print_table(results)


def output(command: list[str]) -> dict | None:
    try:
        done = run(*command, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 and done.stdout else None


# MARK: The others


def measured(name: str, path: Path) -> dict:
    """Seconds for parsing and for a frame, without the overhead."""
    data = path.read_bytes()
    try:
        parse, empty_parse = (parse_time(name, text, path.parent) for text in (data, EMPTY))
        frame, overhead = (frame_time(name, text, path.parent) for text in (data, EMPTY))
    except LoadError as error:
        sys.exit(str(error))
    return {"parse": max(parse - empty_parse, 0), "frame": frame and max(frame - overhead, 0), "overhead": overhead}


def parse_time(name: str, data: bytes, folder: Path) -> float:
    def once() -> int:
        RENDERERS[name](data, folder, 1, 1).close()
        return 1

    return median_time(once)


def frame_time(name: str, data: bytes, folder: Path) -> float | None:
    """The time of a frame; None for a document of one frame, as renderers do nothing when asked for it again."""
    renderer = RENDERERS[name](data, folder, 1, 1)
    count = max(int(renderer.frame_count), 1)
    if count == 1:
        return None
    step = max(1, count // MOST_FRAMES)
    frames = list(range(0, count, step))

    def once() -> int:
        for frame in frames:
            renderer.draw(frame)
        return len(frames)

    return median_time(once)


def median_time(once) -> float:
    """The median over repetitions of the time of one of the items that `once` counts."""
    once()
    times = []
    for _ in range(REPETITIONS):
        count, start = 0, time.process_time()
        while (passed := time.process_time() - start) < LEAST_TIME:
            count += once()
        times.append(passed / count)
    return statistics.median(times)


# MARK: The table


def print_table(results: dict) -> None:
    print(f"{'Lottie files of others':<46} {'beside':<10} {'files':>6} {'mean cost':>10} {'target':>8}")
    for what, key in (("parsing", "parse"), ("a frame", "frame")):
        for name in NAMES:
            ratios = {file: ratio for file, times in results.items() if (ratio := cost(times, name, key))}
            if not ratios:
                continue
            mean = math.exp(statistics.fmean(map(math.log, ratios.values())))
            verdict = "met" if mean <= GREATEST_MEAN else "MISSED"
            print(f"{what:<46} {name:<10} {len(ratios):>6} {mean:>10.2f} {f'≤ {GREATEST_MEAN}':>8}  {verdict}")
            beyond = {file: ratio for file, ratio in ratios.items() if ratio > GREATEST_RATIO}
            for file, ratio in sorted(beyond.items(), key=lambda item: -item[1]):
                print(f"  {file:<44.44} {'':<10} {'':>6} {ratio:>10.2f} {f'≤ {GREATEST_RATIO}':>8}  MISSED")


def cost(times: dict, name: str, key: str) -> float | None:
    """Our time over another's; None if one of them is missing."""
    if OURS not in times or name not in times:
        return None
    ours, theirs = (times[who][key] for who in (OURS, name))
    if ours is None or theirs is None or theirs < LEAST_SECONDS:
        return None
    return max(ours, LEAST_SECONDS) / theirs


if __name__ == "__main__":
    main()
