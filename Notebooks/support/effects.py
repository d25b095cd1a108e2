"""The effects for the notebooks: their channels as arrays, their pictures as film strips, what is drawn as numbers."""

import base64
import re
import xml.etree.ElementTree as ElementTree

import numpy as np
from IPython.display import HTML

from .inbetween import parsed, run

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?"


def options(variant, refresh):
    return ["--variant", variant, *([] if refresh is None else ["--refresh", repr(float(refresh))])]


def effect(name, at, variant="exact", refresh=None):
    """{channel: values at the times}; what is hidden is NaN. Only refresh effects are told when to end."""
    text = "\n".join(map(repr, np.asarray(at, float).tolist()))
    table = run("effect", "sample", name, *options(variant, refresh), "--at", "-", text=text)
    names = table.partition("\n")[0].split(",")
    return dict(zip(names[1:], parsed(table)[1:], strict=True))


def frame(name, time, variant="exact", refresh=None):
    """The picture at a time, as SVG."""
    return run("effect", "render", name, *options(variant, refresh), "--frame", repr(float(time)))


def film_strip(name, times, variant="exact", refresh=None, height=90):
    """Pictures at some times, side by side, each with its time."""
    pictures = []
    for time in times:
        data = base64.b64encode(frame(name, time, variant, refresh).encode()).decode()
        pictures.append(
            f'<figure style="margin:0"><img src="data:image/svg+xml;base64,{data}" alt="{name} at {time:.3f} s" '
            f'style="height:{height}px;max-width:none;border:1px solid #d9d9d9;background:white">'
            f'<figcaption style="font-size:11px;text-align:center">{round(time, 3):g} s</figcaption></figure>')
    return HTML(f'<div style="display:flex;flex-wrap:wrap;gap:6px;max-width:760px">{"".join(pictures)}</div>')


def group(svg, name):
    """The group of a class in a picture: its element, and where its transform puts it (a, b, c, d, x, y)."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("class") == name:
            matrix = re.findall(NUMBER, element.get("transform", "matrix(1 0 0 1 0 0)"))
            return element, np.array(matrix, float)
    raise KeyError(name)


def cubics(element):
    """The cubics of each path of a group, without its lines: arrays of shape (curves, 4 points, 2)."""
    found = []
    for path in element.iter(f"{SVG}path"):
        place, curves = None, []
        for command, text in re.findall(r"([A-Z])([^A-Z]*)", path.get("d")):
            points = np.array(re.findall(NUMBER, text), float).reshape(-1, 2)
            if command == "C":
                for three in points.reshape(-1, 3, 2):
                    curves.append([place, *three])
                    place = three[-1]
            elif command in "ML":
                place = points[-1]
        found.append(np.array(curves))
    return found


def cubic_points(curves, parameters):
    """Points of cubics at parameters, as rows x and y, one curve behind the other."""
    t = np.asarray(parameters)[None, :, None]
    a, b, c, d = (curves[:, k, None, :] for k in range(4))
    return ((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d).reshape(-1, 2).T
