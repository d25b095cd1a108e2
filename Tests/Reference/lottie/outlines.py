"""Makes outlines.json, a Lottie document, and outlines.csv: the segments of each layer's one outline.

Ellipses, rectangles, stars and polygons in both directions, with all roundnesses; rounded corners; pucker and bloat.
The segments are in the order in which trims and dashes walk along them, as four control points; of a straight one only
the ends are the outline's. The last segment of a closed outline ends where the first one begins.

Remake them with  python3 Tests/Reference/lottie/outlines.py  (--check: exit 1 if a file would change).
"""

from random import Random

import mpmath
from mpmath import mp, mpf

from exact_lottie import DEGREE, document_text, fixed, layer, nearest_double, run, table_text, without_remains

# Of the specification; rounded corners have the shorter one of the players.
KAPPA = mpf(0.5519150244935106)
CORNER = mpf(0.5519)
REVERSED = 3


# A vertex is a point, its in and its out handle, both relative, as complex numbers.

def mirrored(vertices):
    """The other way round, from the same first vertex."""
    return [(point, out, into) for point, into, out in vertices[:1] + vertices[:0:-1]]


def ellipse(x, y, width, height, direction):
    centre, rx, ry = mp.mpc(x, y), mpf(width) / 2, mpf(height) / 2
    hx, hy = mp.mpc(KAPPA * rx, 0), mp.mpc(0, KAPPA * ry)
    vertices = [(centre - ry * 1j, -hx, hx), (centre + rx, -hy, hy),
                (centre + ry * 1j, hx, -hx), (centre - rx, hy, -hy)]
    return mirrored(vertices) if direction == REVERSED else vertices


def rectangle(x, y, width, height, radius, direction):
    left, right, top, bottom = (mpf(x) - mpf(width) / 2, mpf(x) + mpf(width) / 2, mpf(y) - mpf(height) / 2,
                                mpf(y) + mpf(height) / 2)
    r = min(mpf(radius), mpf(width) / 2, mpf(height) / 2)
    zero = mp.mpc(0)
    if r <= 0:
        corners = [mp.mpc(right, top), mp.mpc(right, bottom), mp.mpc(left, bottom), mp.mpc(left, top)]
        vertices = [(corner, zero, zero) for corner in corners]
    else:
        h = KAPPA * r
        vertices = [
            (mp.mpc(right, top + r), mp.mpc(0, -h), zero), (mp.mpc(right, bottom - r), zero, mp.mpc(0, h)),
            (mp.mpc(right - r, bottom), mp.mpc(h, 0), zero), (mp.mpc(left + r, bottom), zero, mp.mpc(-h, 0)),
            (mp.mpc(left, bottom - r), mp.mpc(0, h), zero), (mp.mpc(left, top + r), zero, mp.mpc(0, -h)),
            (mp.mpc(left + r, top), mp.mpc(-h, 0), zero), (mp.mpc(right - r, top), zero, mp.mpc(h, 0)),
        ]
    return mirrored(vertices) if direction == REVERSED else vertices


def polystar(x, y, points, rotation, radii, roundnesses, direction):
    """One radius: a polygon; two, the outer one first: a star."""
    n = int(mpmath.floor(points))
    count = n * len(radii)
    sign = -1 if direction == REVERSED else 1
    vertices = []
    for k in range(count):
        radius, roundness = mpf(radii[k % len(radii)]), mpf(roundnesses[k % len(radii)])
        angle = (mpf(rotation) - 90) * DEGREE + sign * k * 2 * mp.pi / count
        ray = mpmath.expj(angle)
        handle = sign * 1j * ray * (2 * mp.pi * radius / (4 * n)) * roundness / 100
        vertices.append((mp.mpc(x, y) + radius * ray, -handle, handle))
    return vertices


def rounded(vertices, radius, is_closed):
    """Each corner becomes two vertices with a cubic between them."""
    result = []
    for index, (point, into, out) in enumerate(vertices):
        is_end = not is_closed and index in (0, len(vertices) - 1)
        if into or out or is_end:
            result.append((point, into, out))
            continue
        for neighbour, side in ((vertices[index - 1], 0), (vertices[(index + 1) % len(vertices)], 1)):
            edge = neighbour[0] - point
            offset = edge / abs(edge) * min(mpf(radius), abs(edge) / 2)
            handles = (mp.mpc(0), -CORNER * offset)
            result.append((point + offset, *(handles if side == 0 else handles[::-1])))
    return result


def puckered(vertices, percent):
    q = mpf(percent) / 100
    # The centre of the bounding box, as in After Effects' pictures.
    across, down = [point.real for point, _, _ in vertices], [point.imag for point, _, _ in vertices]
    centre = mp.mpc(min(across) + max(across), min(down) + max(down)) / 2
    result = []
    for point, into, out in vertices:
        moved = point + (centre - point) * q
        handles = [handle - (centre - handle) * q for handle in (point + into, point + out)]
        result.append((moved, handles[0] - moved, handles[1] - moved))
    return result


def element(kind, name, **properties):
    plain = {"d", "sy", "m"}
    return {"ty": kind, "nm": name} | {
        label.strip("_"): value if label in plain else fixed(value) for label, value in properties.items()}


def given(vertices, is_closed):
    """A path of given numbers, and its vertices."""
    made = {"c": is_closed, "v": [list(v[0]) for v in vertices], "i": [list(v[1]) for v in vertices],
            "o": [list(v[2]) for v in vertices]}
    return {"ty": "sh", "nm": "Path", "ks": fixed(made)}, [tuple(mp.mpc(*part) for part in v) for v in vertices]


def straight(*points):
    return [(point, (0.0, 0.0), (0.0, 0.0)) for point in points]


def cases():
    """Name, elements, vertices, whether closed."""
    for direction in (1, REVERSED):
        suffix = " reversed" if direction == REVERSED else ""
        for name, size in (("Ellipse", (90.0, 60.0)), ("Disc", (50.0, 50.0)), ("Flat ellipse", (80.0, 0.0))):
            yield f"{name}{suffix}", [element("el", "Ellipse", d=direction, p=[12.5, -7.25], s=list(size))], ellipse(
                12.5, -7.25, *size, direction), True
        for name, size, radius in (("Rectangle", (90.0, 60.0), 0.0), ("Rounded", (90.0, 60.0), 17.5),
                                   ("Pill", (90.0, 60.0), 500.0), ("Negative radius", (90.0, 60.0), -5.0)):
            made = element("rc", "Rectangle", d=direction, p=[12.5, -7.25], s=list(size), r=radius)
            yield f"{name}{suffix}", [made], rectangle(12.5, -7.25, *size, radius, direction), True
        yield from polystars(direction, suffix)
    yield from corners()
    yield from puckers()


def polystars(direction, suffix):
    for name, points, rotation, radii, roundnesses in (
            ("Star", 5.0, 0.0, (50.0, 22.0), (0.0, 0.0)), ("Turned star", 7.0, 33.5, (50.0, 70.0), (0.0, 0.0)),
            ("Round star", 5.0, 10.0, (50.0, 22.0), (40.0, -60.0)),
            ("Part of a point", 4.875, 0.0, (50.0, 22.0), (0.0, 0.0)),
            ("Triangle", 3.0, 0.0, (50.0,), (0.0,)), ("Round polygon", 6.0, 15.0, (45.0,), (80.0,)),
            ("Part of a corner", 6.5, 15.0, (45.0,), (-30.0,))):
        values = {"p": [3.0, 4.0], "pt": points, "r": rotation, "or_": radii[0], "os": roundnesses[0]}
        if len(radii) == 2:
            values |= {"ir": radii[1], "is_": roundnesses[1]}
        made = element("sr", "Polystar", d=direction, sy=3 - len(radii), **values)
        yield f"{name}{suffix}", [made], polystar(3, 4, points, rotation, radii, roundnesses, direction), True


TRIANGLE = straight((0.0, -45.0), (45.0, 40.0), (-45.0, 40.0))
DROP = [((0.0, -50.0), (0.0, 0.0), (0.0, 0.0)), ((35.0, 15.0), (0.0, -20.0), (0.0, 20.0)),
        ((0.0, 50.0), (20.0, 0.0), (-20.0, 0.0)), ((-35.0, 15.0), (0.0, 20.0), (0.0, -20.0))]
ZIGZAG = straight((-50.0, 30.0), (-20.0, -40.0), (20.0, 40.0), (50.0, -30.0))


def corners():
    for name, path, is_closed in (("triangle", TRIANGLE, True), ("drop", DROP, True), ("zigzag", ZIGZAG, False)):
        for radius in (4.0, 21.5, 1000.0):
            made, vertices = given(path, is_closed)
            yield f"Rounded {name} by {int(radius)}", [made, element("rd", "Round Corners", r=radius)], rounded(
                vertices, radius, is_closed), is_closed
    made, vertices = given(TRIANGLE, True)
    yield "Rounded by nothing", [made, element("rd", "Round Corners", r=0.0)], vertices, True
    star = element("sr", "Polystar", d=1, sy=1, p=[0.0, 0.0], pt=5.0, r=0.0, or_=50.0, os=0.0, ir=22.0, is_=0.0)
    yield "Rounded star", [star, element("rd", "Round Corners", r=8.0)], rounded(
        polystar(0, 0, 5, 0, (50.0, 22.0), (0.0, 0.0), 1), 8.0, True), True


def puckers():
    random = Random(20261126)
    for name, path, is_closed in (("triangle", TRIANGLE, True), ("drop", DROP, True), ("zigzag", ZIGZAG, False)):
        for percent in (-60.0, 45.0, random.uniform(-100, 100)):
            made, vertices = given(path, is_closed)
            yield f"{name.capitalize()} bloated by {percent:.0f}", [made, element("pb", "Bloat", a=percent)], puckered(
                vertices, percent), is_closed


def segments(vertices, is_closed):
    following = vertices[1:] + vertices[:1] if is_closed else vertices[1:]
    for (start, _, out), (end, into, _) in zip(vertices, following):
        yield start, start + out, end + into, end


def make_tables():
    layers, rows = [], []
    stroke = element("st", "Stroke", c=[0, 0, 1], o=100, w=2)
    for name, items, vertices, is_closed in cases():
        layers.append(layer(4, name, {}, shapes=[*items, stroke]))
        for index, points in enumerate(segments(vertices, is_closed)):
            numbers = [nearest_double(without_remains(part)) for point in points for part in (point.real, point.imag)]
            rows.append((name, int(is_closed), index, *numbers))
    return {
        "lottie/outlines.json": document_text(layers),
        "lottie/outlines.csv": table_text("layer,isClosed,segment,x0,y0,x1,y1,x2,y2,x3,y3", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
