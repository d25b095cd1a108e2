"""Makes Vectors/colours.json: OKLab and OKLCh from sRGB and back, and mixtures of colours, by CSS Color 4.

The constants are the decimals of its sample code, taken as they stand; the matrices of the way back are the exact
inverses of those of the way there, which the printed ones are to 16 digits.
"""

from fractions import Fraction
from random import Random

import mpmath
from mpmath import mp, mpf

from vectors import Subject, publish

TO_XYZ = (("506752/1228815", "87881/245763", "12673/70218"), ("87098/409605", "175762/245763", "12673/175545"),
          ("7918/409605", "87881/737289", "1001167/1053270"))
TO_LMS = (("0.8190224379967030", "0.3619062600528904", "-0.1288737815209879"),
          ("0.0329836539323885", "0.9292868615863434", "0.0361446663506424"),
          ("0.0481771893596242", "0.2642395317527308", "0.6335478284694309"))
TO_OKLAB = (("0.2104542683093140", "0.7936177747023054", "-0.0040720430116193"),
            ("1.9779985324311684", "-2.4285922420485799", "0.4505937096174110"),
            ("0.0259040424655478", "0.7827717124575296", "-0.8086757549230774"))
TO_D50 = (("1.0479297925449969", "0.022946870601609652", "-0.05019226628920524"),
          ("0.02962780877005599", "0.9904344267538799", "-0.017073799063418826"),
          ("-0.009243040646204504", "0.015055191490298152", "0.7518742814281371"))
D50 = ("3457/3585", "1", "2958/3585")
GREY = {"oklch": "0.000004", "lch": "0.0015"}


def exact(text):
    number = Fraction(text)
    return mpf(number.numerator) / number.denominator


def matrix(rows):
    return mpmath.matrix([[exact(cell) for cell in row] for row in rows])


def times(rows, vector):
    return list(matrix(rows) * mpmath.matrix(vector))


def untimes(rows, vector):
    return list(mpmath.lu_solve(matrix(rows), mpmath.matrix(vector)))


def linear(c):
    size = abs(mpf(c))
    if size <= exact("0.04045"):
        return mpf(c) / exact("12.92")
    return mpmath.sign(c) * ((size + exact("0.055")) / exact("1.055"))**exact("2.4")


def encoded(c):
    size = abs(c)
    if size <= exact("0.0031308"):
        return c * exact("12.92")
    return mpmath.sign(c) * (exact("1.055") * size**(1 / exact("2.4")) - exact("0.055"))


def root(x):
    """The cube root with the sign of x."""
    return mpmath.sign(x) * mpmath.cbrt(abs(x))


def oklab(color):
    light = times(TO_LMS, times(TO_XYZ, [linear(c) for c in color]))
    return times(TO_OKLAB, [root(x) for x in light])


def from_oklab(place):
    light = untimes(TO_LMS, [x**3 for x in untimes(TO_OKLAB, [mpf(c) for c in place])])
    return [encoded(c) for c in untimes(TO_XYZ, light)]


def lab(color):
    xyz = times(TO_D50, times(TO_XYZ, [linear(c) for c in color]))
    f = [root(x) if x > exact("216/24389") else (exact("24389/27") * x + 16) / 116
         for x in (x / exact(white) for x, white in zip(xyz, D50))]
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]


def from_lab(place):
    middle = (place[0] + 16) / 116
    f = (middle + place[1] / 500, middle, middle - place[2] / 200)
    xyz = [exact(white) * (x**3 if x**3 > exact("216/24389") else (116 * x - 16) / exact("24389/27"))
           for x, white in zip(f, D50)]
    return [encoded(c) for c in untimes(TO_XYZ, untimes(TO_D50, xyz))]


def polar(place):
    """Lightness, chroma and hue in degrees, 0 ≤ hue < 360."""
    hue = mpmath.degrees(mpmath.atan2(place[2], place[1]))
    return [place[0], mpmath.hypot(place[1], place[2]), hue + 360 if hue < 0 else hue]


def straight(place):
    hue = mpmath.radians(place[2])
    return [place[0], place[1] * mp.cos(hue), place[1] * mp.sin(hue)]


def oklch(color):
    place = polar(oklab(color))
    return place[:2] + [None] if place[1] <= exact(GREY["oklch"]) else place


SPACES = {
    "srgb": (lambda color: [mpf(c) for c in color], lambda place: list(place)),
    "srgb-linear": (lambda color: [linear(c) for c in color], lambda place: [encoded(c) for c in place]),
    "oklab": (oklab, from_oklab),
    "lab": (lab, from_lab),
    "oklch": (lambda color: polar(oklab(color)), lambda place: from_oklab(straight(place))),
    "lch": (lambda color: polar(lab(color)), lambda place: from_lab(straight(place))),
}


def hues(first, last, way):
    """§12.4: both hues fixed up."""
    gap = last - first
    match way:
        case "shorter":
            return (first + 360, last) if gap > 180 else (first, last + 360) if gap < -180 else (first, last)
        case "longer":
            return (first, last + 360) if -180 < gap <= 0 else (first + 360, last) if 0 < gap < 180 else (first, last)
        case "increasing":
            return first, last + 360 if gap < 0 else last
        case "decreasing":
            return first + 360 if gap > 0 else first, last


def mix(start, end, space, way, fraction):
    """§12: converted, powerless hues carried over, premultiplied, interpolated, and all that undone."""
    into, back = SPACES[space]
    places = [into(color[:3]) for color in (start, end)]
    alphas = [mpf(color[3]) for color in (start, end)]
    fraction = mpf(fraction)
    alpha = alphas[0] + (alphas[1] - alphas[0]) * fraction
    if space in GREY:
        greys = [place[1] <= exact(GREY[space]) for place in places]
        for index, is_grey in enumerate(greys):
            if is_grey:
                places[index][2] = mpf(0) if all(greys) else places[1 - index][2]
        angles = hues(places[0][2], places[1][2], way)
    mixed = [(p * alphas[0] + (q * alphas[1] - p * alphas[0]) * fraction) / alpha for p, q in zip(*places)]
    if space in GREY:
        mixed[2] = angles[0] + (angles[1] - angles[0]) * fraction
    # A component that is 0 at both ends is 0, and no rounding error of the way there and back.
    return [c if abs(c) > mpf(10)**(20 - mp.dps) else mpf(0) for c in back(mixed)] + [alpha]


def hexadecimal(text):
    return [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]


NAMED = {"black": "000000", "white": "ffffff", "red": "ff0000", "lime": "00ff00", "blue": "0000ff", "yellow": "ffff00",
         "cyan": "00ffff", "magenta": "ff00ff", "gray": "808080", "orange": "ffa500", "teal": "008080",
         "rebeccapurple": "663399", "almost black": "010101", "dark and bright": "0100ff", "an accent": "0066ff"}
NAMED = {name: hexadecimal(code) for name, code in NAMED.items()}


def colours():
    random = Random("colours")
    yield from NAMED.values()
    # Next to the kinks of the transfer function, outside of the gamut, and any.
    yield from ([0.04045, 0.040449999999999996, 0.04045000000000001], [-0.25, 0.5, 1.25], [-0.01, 0.0, 0.02], [1e-6, 0.0, 0.0])
    for _ in range(16):
        yield [round(random.random(), 4) for _ in range(3)]


def mix_cases(subject):
    opaque = {name: [*color, 1.0] for name, color in NAMED.items()}
    pairs = (("red", "blue"), ("blue", "yellow"), ("black", "white"), ("lime", "magenta"), ("orange", "an accent"))
    for space in SPACES:
        for a, b in pairs:
            if space in GREY and a == "black":
                continue
            ways = ("shorter", "longer", "increasing", "decreasing") if space == "oklch" else ("shorter",) * (space in GREY) or (None,)
            for way in ways:
                given = {"from": opaque[a], "to": opaque[b], "space": space, **({"hue": way} if way else {})}
                subject.case(f"{a} to {b} in {space}" + (f", {way} hue" if way else ""), "mix", given,
                             subject.rows(lambda fraction: mix(opaque[a], opaque[b], space, way, fraction), [0.25, 0.5, 0.875]),
                             breaks="a hue is interpolated without its fix-up" if way else None)
        way = "shorter" if space in GREY else None
        for name, start, end, breaks in (
                ("from transparent black", [0.0, 0.0, 0.0, 0.0], opaque["orange"], "components that are not premultiplied darken"),
                ("two alphas", [*NAMED["teal"], 0.25], [*NAMED["red"], 0.75], "a hue that is premultiplied"),
                ("from a grey", opaque["gray"], opaque["rebeccapurple"], "the hue of a grey, which is noise")):
            given = {"from": start, "to": end, "space": space, **({"hue": way} if way else {})}
            subject.case(f"{name} in {space}", "mix", given,
                         subject.rows(lambda fraction: mix(start, end, space, way, fraction), [0.25, 0.625]), breaks=breaks)


def make():
    subject = Subject(
        "colours", "OKLab and OKLCh from sRGB and back, and mixtures of colours in the spaces of CSS.",
        sources=["https://www.w3.org/TR/css-color-4/#color-conversion-code", "https://www.w3.org/TR/css-color-4/#interpolation",
                 "https://bottosson.github.io/posts/oklab/"],
        exact=4e-15, words="18 ulp: powers and roots of sums, with the constants rounded")
    rgb = ["red", "green", "blue"]
    subject.question("oklab", "lightness, a and b of a colour in sRGB", given={}, at=rgb, answer="L, 0…1, a, b",
                     domain="all components; below 0 the transfer function is odd")
    subject.question("oklch", "lightness, chroma and hue of a colour in sRGB", given={}, at=rgb,
                     answer="L, 0…1, chroma, hue in degrees, 0 ≤ hue < 360, or null for a chroma of at most 0.000004",
                     domain="all components; errors of a hue count times the chroma and π/180", exact=4e-13,
                     words="1e-15 of a and b is 1e-13 degrees and more of the hue of a pale colour")
    subject.question("srgb", "the colour in sRGB of a lightness, a and b", given={}, at=["L", "a", "b"],
                     answer="red, green, blue, not limited to 0…1", domain="all numbers", exact=3e-13,
                     words="the transfer function is steep in the dark: an error of 1e-15 of bright components shows in dark ones")
    subject.question(
        "mix", "a colour between two colours, as color-mix() has it, in sRGB and not limited to its gamut", given={
            "from": "red, green, blue, alpha", "to": "red, green, blue, alpha", "space": ", ".join(SPACES),
            "hue": "shorter, longer, increasing or decreasing, in oklch and lch"},
        at="fraction", answer="red, green, blue, not premultiplied, and alpha", domain="0 < fraction < 1", exact=3e-12,
        words="as of srgb; in lab and lch ten times that, whose lightness has 100 for 1")
    subject.case("colours", "oklab", {}, subject.rows(lambda *c: oklab(c), [tuple(c) for c in colours()]),
                 breaks="matrices of 10 digits, and a cube root by a power, which has no value below 0")
    subject.case("colours", "oklch", {}, subject.rows(lambda *c: oklch(c), [tuple(c) for c in colours()]),
                 breaks="the hue of a grey, which is noise")
    places = [(1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.5, 0.1, 0.0), (0.628, 0.2249, 0.1258), (0.452, -0.0325, -0.3115),
              (0.9, -0.2, 0.1), (0.75, 0.05, -0.15), (0.25, -0.02, 0.03), (0.05, 0.0, 0.0), (0.7, 0.3, 0.2), (0.4, 0.0, -0.375)]
    subject.case("places", "srgb", {}, subject.rows(lambda *c: from_oklab(c), places),
                 breaks="the matrices that are printed for the way back, with 10 digits")
    mix_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
