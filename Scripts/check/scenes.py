"""Draws the scenes of Tests/Fixtures/Scenes with Chromium and librsvg.

Both have to draw the same picture, and at some points the colours of Tests/Reference/scenes.csv.
"""

import csv
from xml.etree import ElementTree

from PIL import Image

from check.browser.page import Page
from check.pictures import Bounds, difference, drawn_by_librsvg
from check.support import FIXTURES, ROOT, Findings

SHEETS = ["masks", "blends", "gradients", "filters", "outlines", "pictures", "labels"]
CELL, COLUMNS, ZOOM = 40, 8, 3
# Twice the measured values. Letters have the same fonts, but are smoothed differently.
SAME_PICTURE = {"labels": Bounds(0.05, 4), "filters": Bounds(0.01, 1.3)}
SAME_PICTURE_ELSE = Bounds(0.001, 0.3)
# librsvg 2.54 does not know the mode plus-lighter, and draws it as normal.
CHROMIUM_ALONE = [("blends", 16)]


def check(page: Page, findings: Findings, has_librsvg: bool) -> None:
    with (ROOT / "Tests/Reference/scenes.csv").open() as table:
        points = list(csv.DictReader(table))
    for name in SHEETS:
        document = (FIXTURES / f"Scenes/{name}.svg").read_text(encoding="utf-8")
        root = ElementTree.fromstring(document)
        size = tuple(int(ZOOM * float(root.attrib[side])) for side in ("width", "height"))
        drawn = {"Chromium": page.draw(document, size)}
        if has_librsvg:
            drawn["librsvg"] = drawn_by_librsvg(document, size)
        for point in (point for point in points if point["sheet"] == name):
            for program, picture in drawn.items():
                if program == "Chromium" or (name, int(point["cell"])) not in CHROMIUM_ALONE:
                    check_point(point, program, picture, findings)
        if not has_librsvg:
            continue
        for index in (index for sheet, index in CHROMIUM_ALONE if sheet == name):
            row, column = divmod(index, COLUMNS)
            for picture in drawn.values():
                picture.paste("white", [ZOOM * CELL * place for place in (column, row, column + 1, row + 1)])
        apart = difference(*drawn.values())
        print(f"{name}: Chromium and librsvg differ in {apart}")
        findings.expect(SAME_PICTURE.get(name, SAME_PICTURE_ELSE).holds(apart), f"{name}: Chromium and librsvg differ in {apart}")


def check_point(point: dict[str, str], program: str, picture: Image.Image, findings: Findings) -> None:
    row, column = divmod(int(point["cell"]), COLUMNS)
    found = picture.getpixel((int(ZOOM * (CELL * column + float(point["x"]))), int(ZOOM * (CELL * row + float(point["y"])))))
    levels = [float(point[name]) for name in ("red", "green", "blue")]
    findings.expect(max(abs(a - b) for a, b in zip(found, levels)) <= float(point["tolerance"]),
                    f"{point['sheet']}, cell {point['cell']} at {point['x']}, {point['y']}: {program} draws {found}, not {levels}")
