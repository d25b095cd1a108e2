"""Holds Lottie files that no registry has beside lottie-web: clones of repositories, by their names, in CORPUS.

    git clone https://github.com/airbnb/lottie-android DIR/lottie-android
    git clone https://github.com/airbnb/lottie-web DIR/lottie-web
    git clone https://github.com/thorvg/thorvg.example DIR/thorvg.example

Those files count, each once by its content, that have an expression, merge paths or a text animator, or are containers.
Five frames of each are drawn at 128 pixels; one agrees if at most 1 % of its pixels are off by more than 32 of 255.

clones.csv has the name, the hash and the percentages of each file, and no artwork. The greatest shares of the pixels of
a frame that are off, in per cent:

  off     ours beside lottie-web
  loose   ours beside lottie-web if expressions may assign to names without `var`, as in After Effects; for what differs
  thorvg  ours beside ThorVG
  baked   lottie-web's of the document that `inbetween lottie bake` writes, beside its own of the original

`remark` says why ours differs. What agreed has to agree again. out/lottie/clones/clones.csv is the table of a run, to
put in its place.
"""

import csv
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from check import support
from check.browser.eyes import PageError
from check.lottie.compare import Comparison, Frame
from check.lottie.containers import ENDINGS, read_document
from check.lottie.corpus import FOLDER, CorpusFile
from check.lottie.reference import make_references
from check.lottie.web import WebRenderer
from check.pictures import OF_ALL, agreement

CLONES = ("lottie-android", "lottie-web", "thorvg.example")
LIST = Path(__file__).with_suffix(".csv")
COLUMNS = ("file", "sha256", "kinds", "off", "loose", "thorvg", "baked", "remark")
PLACES = (0.1, 0.3, 0.5, 0.7, 0.9)
LEAST_OF_FILES, LEAST_OF_FRAMES = 0.80, 0.95
# An expression, merge paths or a layer of text: whatever else a document has, it does not count.
MAY_COUNT = re.compile(rb'"x"\s*:\s*"|"mm"\s*:\s*[2-9]|"ty"\s*:\s*5')


def check(tool: Path, sample: int | None, findings: support.Findings) -> None:
    """Compares all files; a sample leaves them out, as they take a quarter of an hour."""
    files = [] if sample else list(clone_files())
    if not files:
        if not sample:
            support.leave_out(f"Lottie files of {', '.join(CLONES)}, as CORPUS has none of them")
        return
    make_references(files)
    with LIST.open() as table:
        recorded = {row["file"]: row for row in csv.DictReader(table)}
    comparison, rows = Comparison(tool), []
    with WebRenderer() as web, WebRenderer(is_loose=True) as loose:
        for file in files:
            comparison.add(file, web)
            frames = [frame for frame in comparison.frames if frame.file.key == file.key]
            row = row_of(file, frames) | {"remark": recorded.get(file.key, {}).get("remark", "")}
            if "expression" in file.features and frames and "web" in frames[0].pictures:
                if not agrees(row):
                    row["loose"] = percent(greatest_share(loose, read_document(file.path), frames, "ours"))
                row["baked"] = percent(baked_share(tool, file, frames, web))
            rows.append(row)
            print(",".join(row[name] for name in COLUMNS if name != "sha256"), flush=True)
    folder = FOLDER.parent / "clones"
    folder.mkdir(parents=True, exist_ok=True)
    comparison.write(folder)
    with (folder / "clones.csv").open("w", newline="") as table:
        writer = csv.DictWriter(table, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    findings.problems += comparison.faults
    judge(comparison, rows, recorded, findings)


# MARK: The files


def clone_files() -> Iterator[CorpusFile]:
    """The files of the clones that count, with the frames to draw."""
    seen = set()
    corpus = os.environ.get("CORPUS")
    for clone in CLONES if corpus else ():
        folder = Path(corpus, clone)
        for path in sorted(folder.rglob("*")):
            if not path.is_file() or path.suffix not in (".json", *ENDINGS):
                continue
            is_container, digest = path.suffix in ENDINGS, hash_of(path)
            if digest in seen or not is_container and not MAY_COUNT.search(path.read_bytes()):
                continue
            try:
                document = read_document(path)
            except (ValueError, KeyError, OSError):
                continue
            kinds = tuple(sorted(set(kinds_of(document)) | ({"container"} if is_container else set())))
            if not kinds or not isinstance(document.get("layers"), list):
                continue
            seen.add(digest)
            first, end = document["ip"], document["op"]
            frames = tuple(float(round(first + (end - first) * place)) for place in PLACES)
            yield CorpusFile(clone, path.relative_to(folder).as_posix(), path, ",".join(kinds), kinds, frames)


def kinds_of(part) -> Iterator[str]:
    """What a part of a document has that counts."""
    if isinstance(part, dict):
        if isinstance(part.get("x"), str) and "k" in part:
            yield "expression"
        if part.get("ty") == "mm" and part.get("mm", 1) > 1:
            yield "merge"
        text = part.get("t")
        if part.get("ty") == 5 and isinstance(text, dict) and text.get("a"):
            yield "animator"
    for inner in part.values() if isinstance(part, dict) else part:
        if isinstance(inner, (dict, list)):
            yield from kinds_of(inner)


def hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# MARK: Their pictures


def greatest_share(web: WebRenderer, document: dict, frames: list[Frame], other: str) -> float:
    """The greatest share of the pixels that are off between lottie-web's pictures of a document and those of others."""
    height, width = frames[0].pictures[other].shape[:2]
    try:
        pictures = web.pictures_alone(document, [frame.frame for frame in frames], (width, height))
    except PageError:
        return 1.0
    pairs = zip(pictures, frames)
    return max(1.0 if picture is None else agreement(picture, frame.pictures[other]).of_all for picture, frame in pairs)


def baked_share(tool: Path, file: CorpusFile, frames: list[Frame], web: WebRenderer) -> float:
    """The greatest share of the pixels that are off if lottie-web draws the baked document; 1 if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        baked = Path(folder, "baked.json")
        done = support.run(tool, "lottie", "bake", file.path, "-o", baked)
        document = read_document(baked, beside=file.path) if done.returncode == 0 else {}
    return greatest_share(web, document, frames, "web") if document else 1.0


def row_of(file: CorpusFile, frames: list[Frame]) -> dict[str, str]:
    """The row of a file; empty cells where there are no pictures to compare."""
    row = dict.fromkeys(COLUMNS, "") | {"file": file.key, "sha256": hash_of(file.path), "kinds": " ".join(file.features)}
    for column, name in (("off", "web"), ("thorvg", "thorvg")):
        shares = [frame.differences[name].of_all for frame in frames if name in frame.differences]
        row[column] = percent(max(shares)) if shares else ""
    return row


def percent(share: float) -> str:
    return f"{100 * share:.2f}"


# MARK: What has to hold


def agrees(row: dict[str, str], column: str = "off") -> bool:
    return row.get(column, "") != "" and float(row[column]) <= OF_ALL * 100


def judge(comparison: Comparison, rows: list[dict], recorded: dict[str, dict], findings: support.Findings) -> None:
    """Prints the counts, and finds what is not as it has to be."""
    scripted = [row for row in rows if "expression" in row["kinds"]]
    agreeing = [row for row in scripted if agrees(row)]
    baked = [row for row in agreeing if agrees(row, "baked")]
    containers = [row for row in rows if "container" in row["kinds"]]
    drawn = {frame.file.key for frame in comparison.frames}
    opened = [row for row in containers if row["file"] in drawn]
    print(f"expressions: {len(agreeing)} of {len(scripted)} files agree with lottie-web, {len(baked)} of these baked")
    print(f"containers: {len(opened)} of {len(containers)} open and are drawn")
    findings.expect(len(agreeing) >= LEAST_OF_FILES * len(scripted), "fewer than 80 % of the files with expressions agree")
    findings.expect(len(opened) == len(containers), "a container is not drawn")
    loose = {row["file"] for row in rows if agrees(row, "loose")}
    explained = {row["file"] for row in rows if row["remark"]}
    print(f"  {len([row for row in scripted if not agrees(row) and row['file'] in loose])} others if names need no var")
    counts = {name: 0 for name in ("lottie-web", "lottie-web without var", "ThorVG or rlottie", "explained", "none")}
    for frame in comparison.frames:
        off = {name: found.of_all <= OF_ALL for name, found in frame.differences.items()}
        key = frame.file.key
        counts["lottie-web" if off.get("web") else "lottie-web without var" if key in loose
               else "ThorVG or rlottie" if any(off.values()) else "explained" if key in explained else "none"] += 1
    total = sum(counts.values())
    print(f"{len(rows)} files, {total} frames: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    findings.expect(counts["none"] <= (1 - LEAST_OF_FRAMES) * total, "fewer than 95 % of the frames agree")
    for row in rows:
        before = recorded.get(row["file"])
        if before is None or before["sha256"] != row["sha256"]:
            continue
        for column in ("off", "baked"):
            if agrees(before, column):
                findings.expect(agrees(row, column), f"{row['file']}: {column} {row[column]} %, not {before[column]} %")
