"""Plays the Lottie documents of `inbetween export` in lottie-web.

Random motions move, grow, turn or fade something. lottie-web's numbers have to equal ours within the tolerance of
`channels.py`. The tests compare ours with the motions, so that both are within the certificate of the text.
"""

import random
import tempfile
from collections import defaultdict
from pathlib import Path

from check.lottie.channels import Difference, compare
from check.lottie.corpus import CorpusFile
from check.lottie.web import WebRenderer
from check.random_inputs import motion
from check.support import Findings, output

# The properties, with ends between which they are visible.
PROPERTIES = {"translate": "0 -> 300", "scale": "0.5 -> 2", "rotate": "-1 -> 3", "opacity": "0.2 -> 0.9"}


def check(tool: Path, sample: int | None, findings: Findings) -> None:
    numbers = random.Random(7)
    count = 40 if sample else 400
    found: dict[str, Difference] = defaultdict(Difference)
    by_file: dict[str, Difference] = defaultdict(Difference)
    with WebRenderer() as web, tempfile.TemporaryDirectory() as work:
        for index in range(count):
            name = list(PROPERTIES)[index % len(PROPERTIES)]
            text = f"{motion(numbers)} {PROPERTIES[name]}"
            path = Path(work) / f"{index}.json"
            output(tool, "export", "lottie", text, "--property", name, "-o", path)
            compare(CorpusFile("export", text, path, "", ()), web, tool, Path(work), found, by_file)
    for name, difference in by_file.items():
        findings.expect(difference.beyond == 0, f"{name}: {difference.beyond} of {difference.count} beyond the tolerance, "
                                                f"up to {difference.greatest:.3g}")
    compared = sum(difference.count for difference in found.values())
    greatest = max(difference.greatest for difference in found.values())
    print(f"{count} exports in lottie-web: {compared} numbers, greatest difference {greatest:.3g}")
