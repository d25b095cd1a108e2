"""SVG pictures of effects and Lottie animations: side by side as a film strip, and read back as numbers."""

import base64
import re
import xml.etree.ElementTree as ElementTree

import numpy as np
from IPython.display import HTML

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?"


def film_strip(picture, moments, caption="{:g} s", height=90):
    """Pictures at some moments, `picture(moment)` as SVG, each with its moment."""
    figures = []
    for moment in moments:
        data, words = base64.b64encode(picture(moment).encode()).decode(), caption.format(round(moment, 3))
        figures.append(
            f'<figure style="margin:0"><img src="data:image/svg+xml;base64,{data}" alt="{words}" '
            f'style="height:{height}px;max-width:none;border:1px solid #d9d9d9;background:white">'
            f'<figcaption style="font-size:11px;text-align:center">{words}</figcaption></figure>')
    return HTML(f'<div style="display:flex;flex-wrap:wrap;gap:6px;max-width:760px">{"".join(figures)}</div>')


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
