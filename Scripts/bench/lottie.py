"""Times us, rlottie and ThorVG on the corpus, if `make lottie` has fetched it: python3 -m bench.lottie RENDERER FILE times one.

It times parsing a document and evaluating a frame: on a surface of one pixel the others do hardly anything else. The cost
of an empty document, for the call from Python and clearing the surface, is subtracted, also from our times. Times are
processor times: the median over repetitions of the mean over the frames of a file. Each file and renderer has a process.

times.json, beside the corpus, has for each file and renderer `parse`, `frame`, and the subtracted `overhead`, in seconds.
`frame` is null for a document of one frame, which the others draw only once. Files that a renderer refuses or crashes on are
left out. The rows have the geometric mean of our time over theirs, and the files on which we take more than three times theirs.
"""

import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.results import Row, Target
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


def lottie_rows(ours: Path):
    """The rows of all files; `ours` is the program LottieTimes of the benchmark package."""
    if not FOLDER.is_dir():
        print("left out: Lottie beside other players; make lottie fetches them", file=sys.stderr)
        return
    results = {}
    with tempfile.NamedTemporaryFile(suffix=".json") as empty:
        empty.write(EMPTY)
        empty.flush()
        for file in corpus_files():
            commands = {name: [sys.executable, "-m", "bench.lottie", name, file.path] for name in NAMES}
            commands[OURS] = [ours.resolve(), file.path, empty.name]
            results[file.key] = {name: found for name, command in commands.items() if (found := output(command))}
    (FOLDER.parent / "times.json").write_text(json.dumps(results, indent=1))
    for what, key in (("parsing", "parse"), ("a frame", "frame")):
        for name in NAMES:
            ratios = {file: ratio for file, times in results.items() if (ratio := cost(times, name, key))}
            if ratios:
                mean = math.exp(statistics.fmean(map(math.log, ratios.values())))
                yield row(f"{what} of {len(ratios)} files", name, mean, GREATEST_MEAN)
            for file, ratio in sorted(ratios.items(), key=lambda item: -item[1]):
                if ratio > GREATEST_RATIO:
                    yield row(f"{what}: {file}", name, ratio, GREATEST_RATIO)


def row(what: str, name: str, ratio: float, limit: float) -> Row:
    return Row("Lottie", what, name, number=ratio, unit="times theirs", target=Target("≤", limit))


def output(command: list) -> dict | None:
    try:
        done = run(*command, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 and done.stdout else None


def cost(times: dict, name: str, key: str) -> float | None:
    """Our time over another's; None if one of them is missing."""
    ours, theirs = (times.get(who, {}).get(key) for who in (OURS, name))
    if ours is None or theirs is None or theirs < LEAST_SECONDS:
        return None
    return max(ours, LEAST_SECONDS) / theirs


# MARK: The others


def measured(name: str, path: Path) -> dict:
    """Seconds for parsing and for a frame, without the overhead."""
    data = path.read_bytes()
    parse, empty_parse = (parse_time(name, text, path.parent) for text in (data, EMPTY))
    frame, overhead = (frame_time(name, text, path.parent) for text in (data, EMPTY))
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
    frames = list(range(0, count, max(1, count // MOST_FRAMES)))

    def once() -> int:
        for frame in frames:
            renderer.draw(frame)
        return len(frames)

    return median_time(once) if count > 1 else None


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


if __name__ == "__main__":
    try:
        print(json.dumps(measured(sys.argv[1], Path(sys.argv[2]))))
    except LoadError as error:
        sys.exit(str(error))
