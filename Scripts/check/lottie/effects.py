"""Compares our Lottie documents with our pictures: effects.py --tool TOOL [--sheet FILE.png].

The documents of `inbetween effect render NAME --format lottie` for all effects, and some of `inbetween export lottie`, are
drawn by lottie-web, rlottie and ThorVG, and by `inbetween lottie render`. They have to agree with the SVG of `effect render
--at`, or of `lottie render` for a motion, as `agreement.py` measures it.

The official schema has to allow them. lottie-web has to agree at all frames. rlottie and ThorVG have to agree if the
document has no text, as they do not draw text with the fonts of the machine.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema
import lottie_specs
import numpy as np
from PIL import Image

from agreement import Difference, difference
from corpus import DEFAULT_FOLDER
from peers import NAMES
from reference import candidate_frames, peer_pictures
from web import WebRenderer, picture_size, read_document

EFFECTS = ["cube-refresh", "checkmark-refresh", "gooey-indicator", "pop-scale", "floating-tags", "water-ball"]
MOTIONS = {"translate": "spring(1 100 10) 0 -> 300", "scale": "0.8s ease-out-bounce 0.5 -> 2",
           "rotate": "wobbly -1 -> 3", "opacity": "1s ease-in-out 0.2 -> 0.9"}
FRAMES = 20
LEAST_SIDE = 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=Path, required=True)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--sheet", type=Path, help="a picture of some frames, ours above lottie-web's and rlottie's")
    arguments = parser.parse_args()
    tool = arguments.tool.resolve()
    schema = json.loads((Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json").read_text())
    validator = jsonschema.validators.validator_for(schema)(schema)
    problems: list[str] = []
    rows: list[np.ndarray] = []
    with WebRenderer(arguments.folder.resolve()) as web, tempfile.TemporaryDirectory() as work:
        for name, path, at in documents(tool, Path(work)):
            problems += [f"{name}: {error.message[:200]}" for error in validator.iter_errors(read_document(path))]
            problems += judged(name, path, at, tool, web, rows)
    if arguments.sheet:
        Image.fromarray(np.concatenate(rows)).save(arguments.sheet)
    print("\n".join(problems) or "lottie-web, rlottie and ThorVG draw all documents as they are meant")
    sys.exit(1 if problems else 0)


def documents(tool: Path, work: Path):
    """A name, the document, and the command that draws the picture at a frame of it."""
    for name in EFFECTS:
        path = work / f"{name}.json"
        run([tool, "effect", "render", name, "-o", path])
        yield name, path, lambda frame, rate, name=name: [tool, "effect", "render", name, "--at", repr(frame / rate)]
    for name, motion in MOTIONS.items():
        path = work / f"{name}.json"
        run([tool, "export", "lottie", motion, "--property", name, "-o", path])
        yield name, path, lambda frame, _, path=path: [tool, "lottie", "render", path, "--frame", repr(frame)]


def run(command: list) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def judged(name: str, path: Path, at, tool: Path, web: WebRenderer, rows: list[np.ndarray]) -> list[str]:
    """The renderers and frames that do not agree."""
    document = read_document(path)
    # Draw small documents larger: programs smooth thin strokes on few pixels differently.
    size = picture_size(document)
    factor = max(2, -(-LEAST_SIDE // min(size)))
    size = (factor * size[0], factor * size[1])
    frames = sorted(candidate_frames(document["ip"], document["op"])[:FRAMES])
    meant = web.svg_pictures([run(at(frame, document["fr"])) for frame in frames], size)
    pictures = {"inbetween": web.svg_pictures(
        [run([tool, "lottie", "render", path, "--quiet", "--frame", repr(frame)]) for frame in frames], size)}
    web.open(document, size)
    pictures["web"] = web.pictures(frames, size)
    for peer in NAMES:
        pictures[peer] = peer_pictures(peer, path, size, document["ip"], frames)
    has_text = '"fonts"' in path.read_text()
    problems, remarks = [], []
    for renderer, drawn in pictures.items():
        if drawn is None:
            remarks.append(f"{renderer} refuses")
            continue
        found = [difference(picture, other) if other is not None else Difference(1, 1)
                 for picture, other in zip(meant, drawn)]
        differing = [frame for frame, value in zip(frames, found) if not value.is_agreement]
        worst = max(found, key=lambda value: value.of_drawn)
        remarks.append(f"{renderer} {len(frames) - len(differing)} ({worst.of_all:.2%}, {worst.of_drawn:.2%})")
        if differing and (renderer in ("inbetween", "web") or not has_text):
            problems.append(f"{name}: {renderer} differs at the frames {', '.join(map(str, differing))}")
    print(f"{name}: of {len(frames)} frames agree: {'; '.join(remarks)}", flush=True)
    rows += [sheet_row(drawn) for drawn in (meant, pictures["web"], pictures["rlottie"]) if drawn is not None]
    return problems


def sheet_row(pictures) -> np.ndarray:
    """Every other picture over white, side by side in squares of 256 pixels; larger ones are cropped to the top left."""
    cells = []
    for picture in list(pictures)[::2]:
        cell = np.full((256, 256, 3), 255, np.uint8)
        if picture is not None:
            picture = picture[:256, :256]
            height, width = picture.shape[:2]
            cell[:height, :width] = picture[..., :3] + (255 - picture[..., 3:])
        cells.append(cell)
    return np.concatenate(cells, axis=1)


if __name__ == "__main__":
    main()
