"""Compares our Lottie documents with our pictures.

The documents of `inbetween effect render NAME --format lottie` for all effects, and some of `inbetween export lottie`, are
drawn by lottie-web, rlottie and ThorVG, and by `inbetween lottie render`. They have to agree with the SVG of `effect render
--at`, or of `lottie render` for a motion, as `check.pictures` measures it.

The official schema has to allow them. lottie-web has to agree at all frames. rlottie and ThorVG have to agree if the
document has no text, as they do not draw text with the fonts of the machine.
"""

import json
import tempfile
from pathlib import Path

import jsonschema
import lottie_specs

from check.lottie.containers import read_document
from check.lottie.peers import NAMES
from check.lottie.reference import candidate_frames, peer_pictures
from check.lottie.web import WebRenderer, picture_size
from check.pictures import Agreement, agreement
from check.support import Findings, effects, output

MOTIONS = {"translate": "spring(1 100 10) 0 -> 300", "scale": "0.8s ease-out-bounce 0.5 -> 2",
           "rotate": "wobbly -1 -> 3", "opacity": "1s ease-in-out 0.2 -> 0.9"}
FRAMES = 20
LEAST_SIDE = 64


def check(tool: Path, _: int | None, findings: Findings) -> None:
    schema = json.loads((Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json").read_text())
    validator = jsonschema.validators.validator_for(schema)(schema)
    with WebRenderer() as web, tempfile.TemporaryDirectory() as work:
        for name, path, at in documents(tool, Path(work)):
            for error in validator.iter_errors(read_document(path)):
                findings.expect(False, f"{name}: {error.message[:200]}")
            judge(name, path, at, tool, web, findings)


def documents(tool: Path, work: Path):
    """A name, the document, and the command that draws the picture at a frame of it."""
    for name in effects(tool):
        path = work / f"{name}.json"
        output(tool, "effect", "render", name, "-o", path)
        yield name, path, lambda frame, rate, name=name: [tool, "effect", "render", name, "--at", repr(frame / rate)]
    for name, motion in MOTIONS.items():
        path = work / f"{name}.json"
        output(tool, "export", "lottie", motion, "--property", name, "-o", path)
        yield name, path, lambda frame, _, path=path: [tool, "lottie", "render", path, "--at", f"{frame!r}f"]


def judge(name: str, path: Path, at, tool: Path, web: WebRenderer, findings: Findings) -> None:
    """Compares the pictures of all renderers with the meant ones."""
    document = read_document(path)
    # Draw small documents larger: programs smooth thin strokes on few pixels differently.
    size = picture_size(document)
    factor = max(2, -(-LEAST_SIDE // min(size)))
    size = (factor * size[0], factor * size[1])
    frames = sorted(candidate_frames(document["ip"], document["op"])[:FRAMES])
    meant = web.svg_pictures([output(*at(frame, document["fr"])) for frame in frames], size)
    pictures = {"inbetween": web.svg_pictures(
        [output(tool, "lottie", "render", path, "--quiet", "--at", f"{frame!r}f") for frame in frames], size)}
    web.open(document, size)
    pictures["web"] = web.pictures(frames, size)
    for peer in NAMES:
        pictures[peer] = peer_pictures(peer, path, size, document["ip"], frames)
    has_text = '"fonts"' in path.read_text()
    remarks = []
    for renderer, drawn in pictures.items():
        if drawn is None:
            remarks.append(f"{renderer} refuses")
            continue
        found = [agreement(picture, other) if other is not None else Agreement(1, 1)
                 for picture, other in zip(meant, drawn)]
        differing = [frame for frame, value in zip(frames, found) if not value.is_close]
        worst = max(found, key=lambda value: value.of_drawn)
        remarks.append(f"{renderer} {len(frames) - len(differing)} ({worst.of_all:.2%}, {worst.of_drawn:.2%})")
        if renderer in ("inbetween", "web") or not has_text:
            findings.expect(differing == [], f"{name}: {renderer} differs at the frames {differing}")
    print(f"{name}: of {len(frames)} frames agree: {'; '.join(remarks)}", flush=True)
