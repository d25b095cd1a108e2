"""A page with pictures of frames side by side; it needs no other file."""

import base64
import html
import io

import numpy as np
from PIL import Image

from check.pictures import off_pixels

COLUMNS = ("web", "ours", "rlottie", "thorvg")
STYLE = """
body { font: 13px system-ui, sans-serif; margin: 16px; background: #fafafa; color: #222; }
table { border-collapse: collapse; } td, th { padding: 4px 8px; vertical-align: top; text-align: left; }
img { image-rendering: pixelated; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
pre { font: 12px ui-monospace, monospace; } small { color: #666; display: block; max-width: 26em; }
"""


def page(frames: list, summary: str, warnings: dict[str, list[str]]) -> str:
    """The frames in their order, with a picture of the pixels that are off between lottie-web and us."""
    heads = "".join(f"<th>{name}</th>" for name in ("file", *COLUMNS, "off"))
    rows = "\n".join(row(frame, warnings.get(frame.file.key, [])) for frame in frames)
    return (f'<!DOCTYPE html><meta charset="utf-8"><title>Lottie beside others</title><style>{STYLE}</style>\n'
            f"<h1>Lottie beside others</h1><pre>{html.escape(summary)}</pre>\n"
            f"<table><tr>{heads}</tr>\n{rows}\n</table>\n")


def row(frame, warnings: list[str]) -> str:
    shares = "; ".join(f"{name} {found.of_all:.1%}, {found.of_drawn:.1%}" for name, found in frame.differences.items())
    text = (f"<b>{html.escape(frame.file.key)}</b> at {frame.frame:g}"
            f"<small>{frame.file.level} {frame.verdict}: {shares}</small>"
            f"<small>{html.escape(' '.join(frame.file.features))}</small>"
            f"<small>{html.escape('; '.join(warnings))}</small>")
    cells = "".join(f"<td>{picture(frame.pictures.get(name))}</td>" for name in COLUMNS)
    other = frame.pictures.get("web")
    off = None
    if other is not None:
        mask = off_pixels(frame.pictures["ours"], other)
        off = np.stack([mask * 255, mask * 0, mask * 0, mask * 255], axis=-1).astype(np.uint8)
    return f"<tr><td>{text}</td>{cells}<td>{picture(off)}</td></tr>"


def picture(pixels: np.ndarray | None) -> str:
    if pixels is None:
        return "–"
    alpha = pixels[..., 3:].astype(np.float64)
    colours = np.where(alpha > 0, pixels[..., :3] * 255.0 / np.maximum(alpha, 1), 0)
    straight = np.concatenate([np.minimum(colours, 255), alpha], axis=-1).round().astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(straight, "RGBA").save(file, "PNG")
    data = base64.b64encode(file.getvalue()).decode()
    return f'<img src="data:image/png;base64,{data}" width="{pixels.shape[1]}" height="{pixels.shape[0]}">'
