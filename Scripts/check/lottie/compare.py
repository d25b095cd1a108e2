"""Compares our pictures of Lottie files with those of lottie-web, rlottie and ThorVG.

Draws the frames that reference.py keeps, by `inbetween lottie render`, in the same Chromium as lottie-web's. A frame
agrees if at most 1 % of all pixels, and 5 % of those that either draws, are off by more than 32 of 255. At least 95 % of
the frames of the levels L0 to L7 have to agree with lottie-web. Frames that agree with rlottie or ThorVG instead do not
count there; they may be 10 % of all. Files that nobody draws have to load, or be refused in one line.

Beside the corpus, compare.html gets the worst frames side by side, and compare.json all frames.
"""

import json
import random
import subprocess
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from check import support
from check.browser.eyes import PageError
from check.lottie.corpus import FOLDER, CorpusFile, corpus_files, own_files
from check.lottie.peers import NAMES
from check.lottie.reference import load_reference, make_references, reference_path
from check.lottie.report import page
from check.lottie.web import WebRenderer
from check.pictures import Agreement, agreement

EX_DATAERR = 65
SECONDS = 20
MEASURED_LEVELS = {f"L{number}" for number in range(8)}
LEAST_AGREEMENT, GREATEST_INSTEAD = 0.95, 0.10
WORST = 240
SEED = 2026


class Frame(NamedTuple):
    """A frame of a file, ours against the others."""

    file: CorpusFile
    frame: float
    # Ours and the others', by name.
    pictures: dict[str, np.ndarray]
    differences: dict[str, Agreement]

    @property
    def verdict(self) -> str:
        """The first renderer that ours agrees with, lottie-web first; else `differs`, or `alone` without lottie-web."""
        known = [name for name in ("web", *NAMES) if name in self.differences]
        agreeing = [name for name in known if self.differences[name].is_close]
        return agreeing[0] if agreeing else "differs" if "web" in self.differences else "alone"

    @property
    def badness(self) -> float:
        found = self.differences.get("web") or min(self.differences.values(), default=Agreement(1, 1))
        return max(found.of_all / 0.01, found.of_drawn / 0.05)


def check(tool: Path, sample: int | None, findings: support.Findings) -> None:
    """Compares all files, or a sample of rlottie's, the same each time."""
    files = own_files() + corpus_files()
    if sample:
        measured = [file for file in files if file.level in MEASURED_LEVELS and file.source == "rlottie"]
        files = random.Random(SEED).sample(measured, min(sample, len(measured)))
    make_references(files)
    comparison = Comparison(tool)
    with WebRenderer() as web:
        for file in files:
            comparison.add(file, web)
    comparison.write(FOLDER.parent)
    print(comparison.summary())
    findings.problems += comparison.problems()


class Comparison:
    """The frames that have been drawn and compared."""

    def __init__(self, tool: Path) -> None:
        self.tool = tool
        self.frames: list[Frame] = []
        self.refused: list[tuple[CorpusFile, str]] = []
        self.faults: list[str] = []
        self.warnings: dict[str, list[str]] = {}

    def add(self, file: CorpusFile, web: WebRenderer) -> None:
        """Draws a file's frames, or at least opens it."""
        path = reference_path(file)
        reference = load_reference(path) if path.exists() else None
        if not self.opens(file) or reference is None:
            return
        with ThreadPoolExecutor(2) as threads:
            svgs = list(threads.map(lambda frame: self.drawn(file, frame), reference.frames))
        svgs = [svg for svg in svgs if svg is not None]
        if len(svgs) < len(reference.frames):
            return
        try:
            ours = web.svg_pictures(svgs, reference.size)
        except PageError as error:
            self.faults.append(f"{file.key}: {str(error).splitlines()[0]}")
            return
        for index, (frame, picture) in enumerate(zip(reference.frames, ours)):
            if picture is None:
                self.faults.append(f"{file.key}: at {frame}: no SVG that a browser draws")
                continue
            others = {name: pictures[index] for name, pictures in reference.pictures.items()}
            differences = {name: agreement(picture, other) for name, other in others.items()}
            self.frames.append(Frame(file, frame, {"ours": picture} | others, differences))

    def opens(self, file: CorpusFile) -> bool:
        """Whether a document opens; also checks that a refusal has one line, and how long opening takes."""
        text = self.run(file, "info", str(file.path), "--format", "json")
        if text is not None:
            warnings = json.loads(text).get("warnings", [])
            self.warnings[file.key] = [f"{item['feature']} ({item['effect']})" for item in warnings]
        return text is not None

    def drawn(self, file: CorpusFile, frame: float) -> str | None:
        return self.run(file, "render", str(file.path), "--quiet", "--at", f"{frame!r}f")

    def run(self, file: CorpusFile, *arguments: str) -> str | None:
        start = time.monotonic()
        try:
            done = support.run(self.tool, "lottie", *arguments, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.faults.append(f"{file.key}: {' '.join(arguments[::2])} takes more than {SECONDS} seconds")
            return None
        if done.returncode == EX_DATAERR and done.stderr.count("\n") == 1:
            if time.monotonic() - start > 1:
                self.faults.append(f"{file.key}: is refused late")
            if arguments[0] == "info":
                self.refused.append((file, done.stderr.strip()))
            return None
        if done.returncode != 0:
            said = done.stderr.strip().splitlines()
            self.faults.append(f"{file.key}: {arguments[0]} ends with {done.returncode}: {said[-1] if said else ''}")
            return None
        return done.stdout

    # MARK: Results

    def problems(self) -> list[str]:
        """The requirements that are not met."""
        counts = Counter(frame.verdict for frame in self.frames if frame.file.level in MEASURED_LEVELS)
        instead = sum(counts[name] for name in NAMES)
        judged = counts["web"] + counts["differs"]
        problems = list(self.faults)
        if judged and counts["web"] < LEAST_AGREEMENT * judged:
            problems.append(f"{counts['web'] / judged:.2%} of the frames of L0–L7 agree with lottie-web")
        if instead > GREATEST_INSTEAD * sum(counts.values()):
            problems.append(f"{instead / sum(counts.values()):.2%} agree with another renderer instead")
        return problems

    def summary(self) -> str:
        """Tables by level, by feature and by the kind of our own files."""
        groups: dict[str, dict[str, list[Frame]]] = {title: defaultdict(list) for title in ("level", "feature", "own")}
        for frame in self.frames:
            groups["level"][frame.file.level or "unlisted"].append(frame)
            if frame.file.level in MEASURED_LEVELS:
                for title, name in (("level", "L0–L7"), *(("feature", feature) for feature in frame.file.features)):
                    groups[title][name].append(frame)
            if frame.file.source == "own":
                groups["own"][frame.file.name.split("/")[0]].append(frame)
        lines = [line for title, parts in groups.items() if parts for line in table(title, parts)]
        return "\n".join([*lines, f"{len(self.refused)} files are refused"])

    def write(self, folder: Path) -> None:
        frames = [{"file": frame.file.key, "level": frame.file.level, "frame": frame.frame, "verdict": frame.verdict,
                   "differences": frame.differences} for frame in self.frames]
        refused = {file.key: reason for file, reason in self.refused}
        results = {"frames": frames, "refused": refused, "faults": self.faults, "warnings": self.warnings}
        (folder / "compare.json").write_text(json.dumps(results, indent=1))
        rest = [frame for frame in self.frames if frame.verdict != "web"]
        worst = sorted(rest, key=lambda frame: -frame.badness)
        shown, seen = [], Counter()
        for frame in worst:
            seen[frame.file.key] += 1
            if seen[frame.file.key] <= 2:
                shown.append(frame)
        (folder / "compare.html").write_text(page(shown[:WORST], self.summary(), self.warnings))


def table(title: str, groups: dict[str, list[Frame]]) -> list[str]:
    """Counts of verdicts; the share is that of lottie-web among the frames that do not agree with others instead."""
    lines = ["", f"{title:24} frames    web  rlottie  thorvg  differs  alone    share"]
    for name, frames in sorted(groups.items()):
        counts = Counter(frame.verdict for frame in frames)
        judged = counts["web"] + counts["differs"]
        share = f"{counts['web'] / judged:8.2%}" if judged else "       –"
        cells = f"{counts['web']:7}{counts['rlottie']:9}{counts['thorvg']:8}{counts['differs']:9}{counts['alone']:7}"
        lines.append(f"{name:24}{len(frames):6}{cells} {share}")
    return lines
