"""Makes fonts of a few letters, and fonts.csv: what fontTools measures of each letter.

    area, x and y   the signed area, and its first moments, by integrals over the quadratic curves
    left … top      the bounds of the curves

in units of the font; the y axis points up. The fonts have lists of places of two and of four bytes, character maps of the
formats 4, 6 and 12, letters whose points are all control points, letters of letters, also turned, and one that names
itself.

Remake them with  python3 Tests/Reference/lottie/fonts.py  (--check: exit 1 if a file would change).
"""

import csv
import io
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.momentsPen import MomentsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

FOLDER = Path(__file__).parent / "fonts"
TABLE = Path(__file__).with_suffix(".csv")
ADVANCES = {".notdef": 500, "space": 251, "A": 700, "O": 801, "Aacute": 700, "spun": 640, "wide": 1203, "loop": 400}
CHARACTERS = {0x20: "space", 0x41: "A", 0x4F: "O", 0xC1: "Aacute", 0x2190: "spun", 0x2200: "loop"}


def outlines() -> dict:
    """A letter of lines, a ring of control points alone, and letters of letters."""
    pens = {name: TTGlyphPen(dict.fromkeys(ADVANCES)) for name in ADVANCES}
    for pen in (pens["A"], pens["wide"]):
        pen.moveTo((30, 0))
        pen.lineTo((300, 720))
        pen.qCurveTo((351, 733), (400, 700))
        pen.lineTo((670, 0))
        pen.closePath()
    pens["O"].qCurveTo((20, 20), (20, 700), (780, 700), (780, 20), None)
    pens["O"].closePath()
    pens["O"].qCurveTo((650, 120), (650, 600), (150, 600), (150, 120), None)
    pens["O"].closePath()
    pens["wide"].moveTo((-2000, 300))
    pens["wide"].qCurveTo((-1000, 900), (-500, 100), (0, 300))
    pens["wide"].closePath()
    pens["Aacute"].addComponent("A", (1, 0, 0, 1, 0, 0))
    pens["Aacute"].addComponent("O", (0.25, 0, 0, 0.25, 230, 740))
    pens["spun"].addComponent("Aacute", (0, 0.5, -0.5, 0, 600, -100))
    pens["spun"].addComponent("O", (0.5, 0, 0, -0.75, 10, 20))
    glyphs = {name: pen.glyph() for name, pen in pens.items()}
    looping = TTGlyphPen(dict.fromkeys(ADVANCES))
    looping.addComponent("A", (1, 0, 0, 1, 5, 5))
    looping.addComponent("loop", (1, 0, 0, 1, 10, 10))
    glyphs["loop"] = looping.glyph()
    return glyphs


def font(characters: dict[int, str], units: int, padding: int = 4) -> TTFont:
    builder = FontBuilder(units, isTTF=True)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap(characters)
    # Boxes around a letter that names itself have no end.
    builder.setupGlyf(outlines(), calcGlyphBounds=False)
    # An odd number of bytes; without padding it makes the list of places one of four bytes.
    builder.font["glyf"]["A"].program.fromBytecode([0x4F])
    builder.font["glyf"].padding = padding
    for glyph in builder.font["glyf"].glyphs.values():
        glyph.xMin = glyph.yMin = glyph.xMax = glyph.yMax = 0
    builder.setupHorizontalMetrics({name: (advance, 0) for name, advance in ADVANCES.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupMaxp()
    builder.setupPost()
    builder.font.recalcBBoxes = builder.font.recalcTimestamp = False
    # Any day: seconds since 1904.
    builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
    return builder.font


def fonts() -> dict[str, TTFont]:
    trimmed = font({65: "A"}, 2048)
    table = CmapSubtable.newSubtable(6)
    table.platformID, table.platEncID, table.language = 0, 3, 0
    table.cmap = {0x40 + place: name for place, name in enumerate(("space", "A", "O", "Aacute"))}
    trimmed["cmap"] = newTable("cmap")
    trimmed["cmap"].tableVersion, trimmed["cmap"].tables = 0, [table]
    return {
        "plain": font(CHARACTERS, 1000), "many": font(CHARACTERS | {0x1F600: "wide", 0x1F602: "O"}, 1024, padding=0),
        "trimmed": trimmed,
    }


def rows(name: str, font: TTFont):
    glyphs = font.getGlyphSet()
    for code, glyph in sorted(font.getBestCmap().items()):
        if glyph == "loop":
            continue
        moments, bounds = MomentsPen(glyphs), BoundsPen(glyphs)
        glyphs[glyph].draw(moments)
        glyphs[glyph].draw(bounds)
        numbers = (moments.area, moments.momentX, moments.momentY, *(bounds.bounds or (0, 0, 0, 0)))
        yield [name, code, font["head"].unitsPerEm, ADVANCES[glyph], *map(repr, map(float, numbers))]


def files() -> dict[Path, bytes]:
    made: dict[Path, bytes] = {}
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow("font,code,units,advance,area,x,y,left,bottom,right,top".split(","))
    for name, one in fonts().items():
        data = io.BytesIO()
        one.save(data)
        made[FOLDER / f"{name}.ttf"] = data.getvalue()
        writer.writerows(rows(name, TTFont(io.BytesIO(data.getvalue()))))
    return made | {TABLE: table.getvalue().encode()}


def main() -> int:
    changed = [path for path, data in files().items() if not path.is_file() or path.read_bytes() != data]
    if "--check" in sys.argv:
        for path in changed:
            print(f"{path} would change")
        return 1 if changed else 0
    FOLDER.mkdir(exist_ok=True)
    for path, data in files().items():
        path.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
