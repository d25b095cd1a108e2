"""Times rlottie and ThorVG on the corpus: bench.py [--out FILE] [FILTER].

Parsing a document, and evaluating a frame: at a surface of one pixel nearly nothing else is left. What a frame of an empty
document costs, which is the call from Python and the clearing of the surface, is taken off. Processor time, in seconds:
the median over repetitions of the mean over the frames of a file. A process for each file and renderer.

FILE, peers.json beside the corpus, has for each file and renderer `parse`, `frame`, and the `overhead` that is taken off;
`frame` is null where there is but one, which they draw once. A file that a renderer refuses or crashes on is not there.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

from corpus import DEFAULT_FOLDER, corpus_files
from peers import NAMES, RENDERERS, LoadError

HERE = Path(__file__).resolve().parent
SECONDS = 60
# Each repetition takes at least this long, as clocks of processes are coarse.
LEAST_TIME = 0.01
REPETITIONS = 7
MOST_FRAMES = 120
EMPTY = b'{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"ddd":0,"assets":[],"layers":[]}'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--one", nargs=2, metavar=("RENDERER", "FILE"), help="in this process")
    parser.add_argument("filter", nargs="?", default="", help="a part of SOURCE/FILE")
    arguments = parser.parse_args()
    if arguments.one:
        name, path = arguments.one
        print(json.dumps(measured(name, Path(path))))
        return
    folder = arguments.folder.resolve()
    out = arguments.out or folder.parent / "peers.json"
    results = json.loads(out.read_text()) if out.exists() else {}
    for file in corpus_files(folder):
        if arguments.filter not in file.key:
            continue
        results[file.key] = {name: found for name in NAMES if (found := in_a_process(name, file.path))}
        out.write_text(json.dumps(results, indent=1))
        print(file.key, *(f"{name} {found['parse'] * 1e6:.0f} µs, {(found['frame'] or 0) * 1e6:.1f} µs"
                          for name, found in results[file.key].items()), flush=True)


def in_a_process(name: str, path: Path) -> dict | None:
    command = [sys.executable, str(HERE / "bench.py"), "--one", name, str(path)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(run.stdout.splitlines()[-1]) if run.returncode == 0 and run.stdout else None


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
    """None for a document of one frame: asked for the same again, they do nothing."""
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
    """The median, over repetitions, of the time of one of what `once` counts."""
    once()
    times = []
    for _ in range(REPETITIONS):
        count, start = 0, time.process_time()
        while (passed := time.process_time() - start) < LEAST_TIME:
            count += once()
        times.append(passed / count)
    return statistics.median(times)


if __name__ == "__main__":
    main()
