"""Holds our pictures against After Effects' own: LottieFiles/test-files on GitHub, 80 documents with 143 pictures.

No registry has them. They are read from the folder test-files in CORPUS, a clone that was fetched by hand once, and left
out by name without it. A picture agrees if at most 1 % of its pixels are off by more than 32 of 255. At least 137 have to
agree; those that do not are printed.
"""

import json
import os
from pathlib import Path

import numpy as np
from PIL import Image

from check import support
from check.lottie.web import WebRenderer
from check.pictures import agreement

FOLDER = "test-files/data"
LEAST_AGREEING = 141
MOST_OFF = 0.01


def check(tool: Path, sample: int | None, findings: support.Findings) -> None:
    """Compares all pictures; a sample leaves them out, as they take a minute."""
    corpus = os.environ.get("CORPUS")
    folder = Path(corpus, FOLDER) if corpus else None
    if sample or folder is None or not folder.is_dir():
        if not sample:
            support.leave_out(f"After Effects' pictures, as CORPUS has no {FOLDER}")
        return
    off = differences(tool, folder)
    others = {name: part for name, part in off.items() if part > MOST_OFF}
    print(f"After Effects: {len(off) - len(others)} of {len(off)} pictures agree")
    for name, part in sorted(others.items(), key=lambda item: -item[1]):
        print(f"  {name}: {part:.1%} of the pixels are off")
    if len(off) - len(others) < LEAST_AGREEING:
        findings.problems.append(f"{len(off) - len(others)} pictures are After Effects', not {LEAST_AGREEING}")


def differences(tool: Path, folder: Path) -> dict[str, float]:
    """The part of the pixels that are off in each picture, by its name."""
    off = {}
    with WebRenderer() as web:
        for picture in sorted(folder.glob("*/*-[0-9]*.png")):
            stem, frame = picture.stem.rsplit("-", 1)
            document = picture.with_name(f"{stem}.json")
            if not document.exists() or not frame.isdigit():
                continue
            theirs = np.asarray(Image.open(picture).convert("RGBa"))
            first = json.loads(document.read_text()).get("ip", 0)
            svg = support.output(tool, "lottie", "render", document, "--quiet", "--at", f"{first + int(frame)}f")
            ours = web.svg_pictures([svg], (theirs.shape[1], theirs.shape[0]))[0]
            off[f"{picture.parent.name}/{picture.stem}"] = agreement(ours, theirs).of_all if ours is not None else 1.0
    return off
