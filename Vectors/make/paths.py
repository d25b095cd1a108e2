"""Makes Vectors/paths.json: lengths along curves, points at lengths, elliptical arcs, bounds.

Curves are tame, S-curves, loops, exact cusps and near ones down to 1e-12, stops at the ends, back and forth along a line.
"""

from functools import lru_cache
from random import Random

import mpmath
from mpmath import mp, mpf

from arcs import Arc, condition
from lengths import bezier_length, bezier_point, ellipse_length, parameter_at, polynomial, velocity
from vectors import Subject, log_uniform, publish

from path_arcs import curve_bounds

PARAMETERS = (0.3, 0.5, 0.96875, 1.0)
CUBICS = (
    ("S-curve", (0, 0, 1 / 3, 0, 2 / 3, 1, 1, 1), None),
    ("ease in and out as a path", (0, 0, 0.42, 0, 0.58, 1, 1, 1), None),
    ("nearly a quarter of a circle", (0, 0, 0, 0.5522847498, 1 - 0.5522847498, 1, 1, 1), None),
    ("loop", (0, 0, 1.5, 1, -0.5, 1, 1, 0), "a rule of 24 nodes has an error of 1e-8"),
    ("a speed that is a polynomial", (0, 0, 0, 100, 100, 100, 100, 0), None),
    ("cusp", (0, 0, 1, 1, 0, 1, 1, 0), "a rule of 24 nodes has an error of 1e-3"),
    ("nearly a cusp", (0, 0, 1.02, 1, -0.02, 1, 1, 0), "a rule of 24 nodes has an error of 1e-3"),
    ("a stop at the start", (0, 0, 0, 0, 1 / 3, 0, 1, 1), "divides by the speed 0"),
    ("stops at both ends", (0, 0, 0, 0, 1, 1, 1, 1), "divides by the speed 0"),
    ("a triple point", (0, 0, 0, 0, 0, 0, 1, 2), "divides by the speed 0"),
    ("back and forth on a line", (0, 0, 3, 3, -2, -2, 1, 1), "the distance between the ends"),
    ("closed", (0, 0, 1, 1, -1, 1, 0, 0), "a chord of length 0 ends the subdivision"),
    ("two equal control points", (-1, 3, 0, 0, 0, 0, 1, 3), None),
    ("far from the origin", (1e6, 1e6, 1e6 + 1, 1e6 + 3, 1e6 + 2, 1e6 - 3, 1e6 + 3, 1e6), "tolerances relative to coordinates"),
) + tuple((f"a gap of {gap:g} to a cusp", (0, 0, 1 + gap, 1, -gap, 1, 1, 0), "an integrand with a pole beside the axis")
          for gap in (1e-1, 1e-3, 1e-6, 1e-9, 1e-12, -1e-3, -1e-9))
ELLIPSES = ((1.0, 1.0, 0.5, 2.0), (2.0, 1.0, 0.0, 6.25), (1.0, 1e-3, 0.1, 3.1), (1e-3, 1.0, -2.0, -4.0),
            (1.0, 1e-9, 0.0, 1.6), (1.0, 1 - 1e-9, 1.0, 5.0))


def pairs(numbers):
    return [[float(x), float(y)] for x, y in zip(numbers[::2], numbers[1::2])]


def length_cases(subject):
    random = Random("lengths")
    curves = [*CUBICS, *((f"random {i + 1}", [round(2 * random.random() - 1, 6) for _ in range(8)], None) for i in range(10))]
    for name, numbers, breaks in curves:
        points = pairs(numbers)
        subject.case(name, "cubicLength", {"points": points},
                     subject.rows(lambda parameter: bezier_length(points, parameter), PARAMETERS), scale=0, breaks=breaks)
    ellipses = [*ELLIPSES, *((log_uniform(random, -10, 3), log_uniform(random, -10, 3), round(random.uniform(-7, 7), 4),
                              random.choice((-1, 1)) * round(random.uniform(0.01, 6.28), 4)) for _ in range(8))]
    for index, (rx, ry, start, sweep) in enumerate(ellipses):
        subject.case(f"ellipse {index + 1}", "ellipseLength", {"rx": rx, "ry": ry, "start": start, "sweep": sweep},
                     subject.rows(lambda parameter: ellipse_length(rx, ry, start, sweep, parameter), (0.3, 0.96875, 1.0)),
                     scale=0, breaks="a polygon of fixed steps" if rx / ry > 100 or ry / rx > 100 else None)


class Bezier:
    """A segment of path data with 2, 3 or 4 points."""

    def __init__(self, points):
        self.points = points

    def length(self, parameter=1):
        return bezier_length(self.points, parameter)

    def point(self, parameter):
        return bezier_point(self.points, parameter)

    def direction(self, parameter):
        v = polynomial(velocity(self.points), mpf(parameter))
        return [v.real, v.imag]

    def speed(self, parameter):
        return mpmath.hypot(*self.direction(parameter))


class ArcSegment:
    def __init__(self, numbers):
        self.numbers = numbers

    @property
    def arc(self):
        return arc_at(mp.dps, self.numbers)

    def length(self, parameter=1):
        return ellipse_length(self.arc.rx, self.arc.ry, self.arc.start, self.arc.sweep, parameter)

    def point(self, parameter):
        return self.arc.point(parameter)

    def direction(self, parameter):
        return self.arc.direction(parameter)

    def speed(self, parameter):
        return self.arc.speed(parameter)


@lru_cache(maxsize=None)
def arc_at(digits, numbers):
    assert digits == mp.dps
    return Arc(*numbers)


class Path:
    """Path data from commands, and its segments; a move has no length."""

    def __init__(self, *commands):
        self.data = " ".join(command[0] + " ".join(f"{number:.15g}" for number in command[1:]) for command in commands)
        self.segments, place, start = [], None, None
        for letter, *numbers in commands:
            end = tuple(map(float, numbers[-2:])) if numbers else start
            if letter == "M":
                start = end
            elif letter == "A":
                self.segments.append(ArcSegment((*place, *map(float, numbers[:3]), int(numbers[3]), int(numbers[4]), *end)))
            elif place != end:
                middle = [tuple(pair) for pair in pairs(numbers)[:-1]]
                self.segments.append(Bezier([place, *middle, end]))
            place = end

    def length(self):
        return mpmath.fsum(segment.length() for segment in self.segments)

    def located(self, length):
        """The segment at a length, and its parameter there."""
        length = mpf(length)
        for segment in self.segments:
            whole = segment.length()
            if length <= whole:
                return segment, parameter_at(length, whole, segment.length, segment.speed)
            length -= whole
        raise ValueError("beyond the path")

    def point(self, length):
        segment, parameter = self.located(length)
        return segment.point(parameter)

    def direction(self, length):
        segment, parameter = self.located(length)
        x, y = segment.direction(parameter)
        return [x / mpmath.hypot(x, y), y / mpmath.hypot(x, y)]


PATHS = (
    ("a line", Path(["M", 10, 20], ["L", 40, 60]), None),
    ("a polygon", Path(["M", 0, 0], ["L", 30, 0], ["L", 30, 40], ["L", 0, 40], ["Z"]), "the line that closes it is left out"),
    ("Core Animation's paced path", Path(["M", 0, 0], ["C", 0, 100, 100, 100, 100, 0]),
     "a table of few points: QuartzCore was measured at (10.647822, 48.460465) for a quarter of it"),
    ("a parabola", Path(["M", 0, 0], ["Q", 50, 100, 100, 0]), None),
    ("a loop", Path(["M", 0, 0], ["C", 150, 100, -50, 100, 100, 0]), "a table of few points"),
    ("a cusp", Path(["M", 0, 0], ["C", 100, 100, 0, 100, 100, 0]), "a table of few points"),
    ("a stop at the start", Path(["M", 0, 0], ["C", 0, 0, 50, 0, 100, 80]), "a parameter that is linear within a piece"),
    ("two subpaths", Path(["M", 0, 0], ["L", 30, 0], ["M", 100, 100], ["C", 100, 150, 150, 150, 150, 100]),
     "the gap between the subpaths counts"),
    ("a half circle", Path(["M", 0, 0], ["A", 50, 50, 0, 0, 1, 100, 0]), "an arc of cubic pieces is off by 3e-4"),
    ("an arc of a rotated ellipse", Path(["M", 10, 10], ["A", 80, 30, 30, 1, 0, 90, 50]), "an arc of cubic pieces is off by 3e-4"),
    ("segments of every kind", Path(["M", 5, 5], ["L", 25, 5], ["Q", 45, 5, 45, 25], ["C", 45, 60, 5, 60, 5, 90],
                                    ["A", 20, 10, 0, 0, 0, 45, 90], ["Z"]), None),
)


def path_cases(subject):
    for name, path, breaks in PATHS:
        subject.case(name, "pathLength", {}, [subject.row([path.data], path.length)], scale=0, breaks=breaks)
        with mp.workdps(50):
            whole = float(path.length())
        lengths = [round(whole * part, 2) for part in (0.1, 0.25, 0.6, 0.9)]
        subject.case(name, "pathPoint", {"d": path.data}, subject.rows(path.point, lengths), scale=round(whole, 1), breaks=breaks)
        subject.case(name, "pathDirection", {"d": path.data}, subject.rows(path.direction, lengths[1:3]), breaks=breaks)


ARC_WORDS = "450 ulp; in some cases more: eight times what an ulp of an input changes, as a power of ten"
# x0, y0, rx, ry, degrees, large, sweep, x1, y1
ARCS = (
    ("a quarter", (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 1.0, 1.0), None),
    ("three quarters", (0.0, 0.0, 1.0, 1.0, 0.0, 1, 1, 1.0, 1.0), None),
    ("a quarter, counterclockwise", (0.0, 0.0, 1.0, 1.0, 0.0, 0, 0, 1.0, 1.0), None),
    ("three quarters, counterclockwise", (0.0, 0.0, 1.0, 1.0, 0.0, 1, 0, 1.0, 1.0), None),
    ("half a turn", (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 2.0, 0.0), "the root of a number below 0 by rounding"),
    ("half a turn, the other way", (0.0, 0.0, 1.0, 1.0, 0.0, 1, 0, 2.0, 0.0), "the root of a number below 0 by rounding"),
    ("half a turn between slanted ends", (-3.0, 1.0, 2.5, 2.5, 0.0, 1, 1, 1.0, 4.0), None),
    ("radii that are too small", (0.0, 0.0, 1.0, 1.0, 17.0, 0, 1, 3.0, 1.0), "the radii grow"),
    ("unequal radii that are too small", (0.0, 0.0, 1.0, 2.0, 30.0, 0, 0, 10.0, 7.0), "the radii grow"),
    ("radii of very unequal sizes", (0.0, 0.0, 1e-3, 1e3, 0.0, 0, 0, 1e5, 7.0), "the radii grow"),
    ("nearly half a turn", (0.0, 0.0, 1.0, 1.0, 0.0, 0, 1, 2.0 - 2.0**-24, 0.0), "a root of a small difference"),
    ("nearly a whole turn", (0.0, 0.0, 5.0, 3.0, 0.0, 1, 1, 1e-12, 0.0), "an arccosine near its end"),
    ("nearly a whole turn, rotated", (0.0, 0.0, 5.0, 3.0, 63.0, 1, 0, 1e-9, 1e-9), "an arccosine near its end"),
    ("a tiny part", (1.0, 2.0, 5.0, 3.0, 63.0, 0, 0, 1.0 + 2.0**-40, 2.0), "an arccosine near its end"),
    ("almost a line", (1.0, 2.0, 1e9, 1e9, 0.0, 0, 1, 2.0, 3.0), "the centre is far away"),
    ("a flat ellipse", (0.0, 0.0, 1e6, 1.0, 0.0, 0, 1, 1e6, 1.0), None),
    ("a tall ellipse", (0.0, 0.0, 1.0, 1e6, 0.0, 1, 1, 0.25, 1e5), None),
    ("huge units", (1e300, 0.0, 3e300, 1e300, 0.0, 0, 1, -1e300, 1e299), "squares overflow"),
    ("tiny units", (1e-300, 0.0, 3e-300, 1e-300, 0.0, 1, 0, -1e-300, 1e-301), "squares underflow"),
)


def random_arc(random):
    size = log_uniform(random, -4, 8)
    x0, y0, x1, y1 = (round(size * (2 * random.random() - 1), 4) for _ in range(4))
    rx = round(size * log_uniform(random, -1, 4), 4)
    ry = round(rx * log_uniform(random, -3, 3), 4)
    return x0, y0, rx, ry, round(360 * random.random(), 2), random.randrange(2), random.randrange(2), x1, y1


def arc_cases(subject):
    random = Random("arcs")
    names = ("x0", "y0", "rx", "ry", "rotation", "large", "sweep", "x1", "y1")
    for name, numbers, breaks in (*ARCS, *((f"random arc {i + 1}", random_arc(random), None) for i in range(16))):
        given = dict(zip(names, numbers))
        arc = lambda: arc_at(mp.dps, numbers)
        with mp.workdps(50):
            size = float(mpmath.nstr(max(arc().rx, arc().ry, *(abs(mpf(numbers[i])) for i in (0, 1, 7, 8))), 3))
        questions = {"arcCentre": lambda arc: [*arc.centre, arc.rx, arc.ry], "arcSweep": lambda arc: [arc.sweep],
                     "arcPoint": lambda arc: arc.point(0.25) + arc.point(0.75), "arcBounds": lambda arc: arc.bounds()}
        for question, quantity in questions.items():
            scale = 1 if question == "arcSweep" else size
            rows = [subject.row([], lambda: quantity(arc()))]
            if question == "arcPoint":
                rows = subject.rows(lambda parameter: arc().point(parameter), (0.25, 0.75))
            elif question == "arcSweep":
                rows = [subject.row([], lambda: arc().sweep)]
            change = condition(numbers, quantity, scale)
            # The least power of ten that allows a few such changes; the question's own is enough for most.
            exact = next(float(f"1e-{power}") for power in range(13, 5, -1) if 8 * change <= mpf(10)**-power)
            subject.case(name, question, given, rows, scale=scale, exact=exact if exact > 1e-13 else None,
                         breaks=breaks if question in ("arcCentre", "arcSweep") else None)


def bound_cases(subject):
    top = 1.7e308
    chosen = [(0.0, 1.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0), (0.0, 3.0, -2.0, 1.0), (-top, top, -top, top), (0.0, top, -top, 0.0),
              (0.0, 1.0, 1.0 + 2.0**-52, 2.0), (0.0, 1.0, 1.0 - 2.0**-53, 2.0), (5.0, 5.0, 5.0, 5.0), (0.0, 0.0, 3.0, 3.0),
              (1000.0, 1000.0 + 2.0**-18, 1000.0 - 2.0**-19, 1000.0)]
    random = Random("bounds")
    chosen += [tuple(round(20 * random.random() - 10, 3) for _ in range(4)) for _ in range(16)]
    for index, numbers in enumerate(chosen):
        subject.case(f"polynomial {index + 1}", "curveBounds", {}, [subject.row(list(numbers), lambda: list(curve_bounds(numbers)))],
                     scale=max(map(abs, numbers)), breaks="3·(p₁ − p₂) overflows" if top in numbers else None)


def make():
    subject = Subject(
        "paths", "Lengths along curves, points at lengths, elliptical arcs by their centres, bounds.",
        sources=["https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes", "https://www.w3.org/TR/SVG2/paths.html",
                 "https://en.wikipedia.org/wiki/Elliptic_integral#Incomplete_elliptic_integral_of_the_second_kind"],
        exact=1e-14, words="45 ulp: a length is a sum of some hundred numbers")
    curve = "x, y of the four points of a cubic Bézier curve"
    subject.question("cubicLength", "the length of a cubic Bézier curve from its start to a parameter", given={"points": curve},
                     at="parameter, 0…1", answer="the length", domain="finite points", scale="0: relative to the answer")
    subject.question("ellipseLength", "the length of an arc of an ellipse from its start to a parameter", given={
        "rx": "the radius along x", "ry": "the radius along y", "start": "the angle at parameter 0, rad: the point (rx cos θ, ry"
        " sin θ)", "sweep": "the angle from 0 to 1, rad"}, at="parameter, 0…1", answer="the length", domain="positive radii",
                     scale="0: relative to the answer")
    subject.question("pathLength", "the length of a path; moves have none", given={}, at="path data of SVG, numbers read as doubles",
                     answer="the length", domain="paths without errors", scale="0: relative to the answer")
    data = {"d": "path data of SVG, numbers read as doubles"}
    subject.question("pathPoint", "the point at a length along a path", given=data, at="length", answer="x, y",
                     domain="0 ≤ length ≤ that of the path", scale="the length of the path", exact=1e-13,
                     words="450 ulp: the parameter is the root of a length")
    subject.question("pathDirection", "the direction of the path there", given=data, at="length", answer="x, y of a unit vector",
                     domain="lengths at which the path has a direction", exact=1e-12,
                     words="that of pathPoint, by the curvature, which is great beside a cusp")
    arc = {"x0": "start", "y0": "start", "rx": "radius, > 0", "ry": "radius, > 0", "rotation": "degrees", "large": "0 or 1",
           "sweep": "0 or 1", "x1": "end", "y1": "end"}
    size = "the greatest of the true radii and of the |coordinates| of the ends"
    subject.question("arcCentre", "the ellipse of an arc as in path data", given=arc, at=[],
                     answer="x and y of the centre; the radii, scaled up where they are too small", domain="ends that differ",
                     scale=size, exact=1e-13, words=ARC_WORDS)
    subject.question("arcSweep", "the angle of the arc on its ellipse as a circle", given=arc, at=[], answer="rad, positive from x"
                     " to y", domain="ends that differ", exact=1e-13, words=ARC_WORDS)
    subject.question("arcPoint", "the point at a part of that angle", given=arc, at="parameter, 0…1", answer="x, y",
                     domain="ends that differ", scale=size, exact=1e-13, words=ARC_WORDS)
    subject.question("arcBounds", "the least box around the arc, with sides along x and y", given=arc, at=[],
                     answer="least x, least y, greatest x, greatest y", domain="ends that differ", scale=size, exact=1e-13,
                     words=ARC_WORDS)
    subject.question("curveBounds", "the range of a Bézier polynomial of degree 3 on 0…1", given={}, at=["p0", "p1", "p2", "p3"],
                     answer="least and greatest value", domain="finite numbers", scale="the greatest |p|", exact=1e-15,
                     words="4 ulp: near an extremum the value does not depend on the parameter")
    length_cases(subject)
    path_cases(subject)
    arc_cases(subject)
    bound_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
