"""Plays the Lottie documents of `inbetween export` in lottie-web: exports.py --tool TOOL [--count N] [--seed N].

Random motions move, grow, turn or fade something. lottie-web's numbers have to equal ours within the tolerance of
`channels.py`. The tests compare ours with the motions, so that both are within the certificate of the text.
"""

import argparse
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from channels import Difference, compare
from corpus import DEFAULT_FOLDER, CorpusFile
from web import WebRenderer

EASINGS = [f"{direction}-{family}" for direction in ("ease-in", "ease-out", "ease-in-out")
           for family in ("sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce")]
# The properties, with ends between which they are visible.
PROPERTIES = {"translate": "0 -> 300", "scale": "0.5 -> 2", "rotate": "-1 -> 3", "opacity": "0.2 -> 0.9"}


def motion(numbers: random.Random) -> str:
    """A motion in seconds, without its ends."""
    return numbers.choice([
        f"spring(1 {numbers.uniform(50, 400):.4g} {numbers.uniform(4, 40):.4g})", "snappy", "wobbly",
        f"{numbers.uniform(0.2, 2):.2f}s {numbers.choice(EASINGS)}",
        f"{numbers.uniform(0.2, 2):.2f}s cubic-bezier({numbers.random():.3f}, {numbers.uniform(-1, 2):.3f}, "
        f"{numbers.random():.3f}, {numbers.uniform(-1, 2):.3f})",
        f"min-jerk({numbers.uniform(0.2, 2):.2f}s)",
    ])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=Path, required=True)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    tool = arguments.tool.resolve()
    numbers = random.Random(arguments.seed)
    found: dict[str, Difference] = defaultdict(Difference)
    by_file: dict[str, Difference] = defaultdict(Difference)
    with WebRenderer(arguments.folder.resolve()) as web, tempfile.TemporaryDirectory() as work:
        for index in range(arguments.count):
            name = list(PROPERTIES)[index % len(PROPERTIES)]
            text = f"{motion(numbers)} {PROPERTIES[name]}"
            path = Path(work) / f"{index}.json"
            command = [tool, "export", "lottie", text, "--property", name, "-o", path]
            subprocess.run(command, check=True, capture_output=True, timeout=60)
            compare(CorpusFile("export", text, path, "", ()), web, tool, Path(work), found, by_file)
    beyond = {name: difference for name, difference in by_file.items() if difference.beyond}
    numbers_compared = sum(difference.count for difference in found.values())
    for name, difference in beyond.items():
        print(f"{name}: {difference.beyond} of {difference.count} beyond, up to {difference.greatest:.3g}")
    greatest = max(difference.greatest for difference in found.values())
    print(f"{arguments.count} exports in lottie-web: {numbers_compared} numbers, {len(beyond)} files beyond the"
          f" tolerance, greatest difference {greatest:.3g}")
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
