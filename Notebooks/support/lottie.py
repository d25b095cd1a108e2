"""Lottie documents for the notebooks: their properties as arrays, their pictures as film strips."""

import base64
import json

import numpy as np
from IPython.display import HTML

from .inbetween import DOCUMENTS, parsed, run


def document(name):
    """The document as JSON has it."""
    return json.loads((DOCUMENTS / name).read_text(encoding="utf-8"))


def properties(name, *key_paths, at, settings=()):
    """{column: values at the frames} of all properties that fit the key paths."""
    text = "\n".join(map(repr, np.asarray(at, float).tolist()))
    options = [option for path in key_paths for option in ("--key-path", path)]
    options += [option for setting in settings for option in ("--set", setting)]
    table = run("lottie", "sample", str(DOCUMENTS / name), *options, "--at", "-", text=text)
    names = table.partition("\n")[0].split(",")
    return dict(zip(names[1:], parsed(table)[1:], strict=True))


def picture(name, frame, settings=()):
    """The picture of a frame, as SVG."""
    options = [option for setting in settings for option in ("--set", setting)]
    return run("lottie", "render", str(DOCUMENTS / name), "--frame", repr(float(frame)), *options)


def film_strip(name, frames, settings=(), height=90):
    """Pictures of some frames, side by side, each with its frame."""
    pictures = []
    for frame in frames:
        data = base64.b64encode(picture(name, frame, settings).encode()).decode()
        pictures.append(
            f'<figure style="margin:0"><img src="data:image/svg+xml;base64,{data}" alt="frame {frame:g}" '
            f'style="height:{height}px;max-width:none;border:1px solid #d9d9d9;background:white">'
            f'<figcaption style="font-size:11px;text-align:center">frame {frame:g}</figcaption></figure>')
    return HTML(f'<div style="display:flex;flex-wrap:wrap;gap:6px;max-width:760px">{"".join(pictures)}</div>')
