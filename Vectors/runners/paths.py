"""Asks Python's paths: svgpathtools, svgelements, kurbo, Skia, Qt, bezier and fontTools."""

import math
from importlib.metadata import version

from numerics import installed
from suite import Declined, Results

TIGHT = 1e-12
"""The accuracy that a peer with a choice is asked for."""


def svg_path(points):
    start, *rest = (f"{x!r} {y!r}" for x, y in points)
    return f"M{start} C{' '.join(rest)}"


def arc_path(given):
    return ("M{x0!r} {y0!r} A{rx!r} {ry!r} {rotation!r} {large} {sweep} {x1!r} {y1!r}").format(**given)


def whole(length):
    """Answers lengths to a parameter by the length of the whole curve, for peers that have no other."""
    def solve(given):
        def at(parameter):
            if parameter != 1:
                raise Declined
            return length(*given["points"])
        return at
    return solve


# MARK: svgpathtools

def ask_svgpathtools(results):
    module = installed("svgpathtools")
    if not module:
        return

    def cubic_length(given):
        curve = module.CubicBezier(*(complex(*point) for point in given["points"]))
        return lambda parameter: curve.length(0, parameter)

    def point(given):
        path = module.parse_path(given["d"])

        def at(length):
            place = path.point(path.ilength(length))
            return [place.real, place.imag]
        return at

    def direction(given):
        path = module.parse_path(given["d"])

        def at(length):
            tangent = path.unit_tangent(path.ilength(length))
            return [tangent.real, tangent.imag]
        return at

    def arc(given):
        return module.Arc(complex(given["x0"], given["y0"]), complex(given["rx"], given["ry"]), given["rotation"],
                          given["large"], given["sweep"], complex(given["x1"], given["y1"]))

    def centre(given):
        one = arc(given)
        return lambda: [one.center.real, one.center.imag, one.radius.real, one.radius.imag]

    def arc_point(given):
        one = arc(given)

        def at(parameter):
            place = one.point(parameter)
            return [place.real, place.imag]
        return at

    def bounds(given):
        left, right, top, bottom = arc(given).bbox()
        return lambda: [left, top, right, bottom]

    peer = results.peer("svgpathtools", version("svgpathtools"), "https://github.com/mathandy/svgpathtools", claims={
        "paths": "lengths to 1e-12, by its constants LENGTH_ERROR and ILENGTH_ERROR"})
    peer.answer("paths", cubicLength=cubic_length, pathLength=lambda given: lambda d: module.parse_path(d).length(),
                pathPoint=point, pathDirection=direction, arcCentre=centre, arcPoint=arc_point, arcBounds=bounds,
                arcSweep=lambda given: lambda: math.radians(arc(given).delta))


# MARK: svgelements

def ask_svgelements(results):
    module = installed("svgelements")
    if not module:
        return

    def cubic_length(*points):
        return module.CubicBezier(*points).length()

    def bounds(given):
        box = module.Path(arc_path(given)).bbox()
        return lambda: list(box)

    peer = results.peer("svgelements", version("svgelements"), "https://github.com/meerk40t/svgelements", claims={
        "paths": "lengths to 1e-12, its default error"})
    peer.answer("paths", cubicLength=whole(cubic_length), pathLength=lambda given: lambda d: module.Path(d).length(),
                arcBounds=bounds)


# MARK: kurbo

def ask_kurbo(results):
    module = installed("kurbopy")
    if not module:
        return

    def cubic_length(*points):
        return module.CubicBez(*(module.Point(*point) for point in points)).arclen(TIGHT)

    peer = results.peer("kurbo", version("kurbopy"), "https://docs.rs/kurbo", language="Rust", claims={
        "paths": f"asked for an accuracy of {TIGHT:g}"})
    peer.answer("paths", cubicLength=whole(cubic_length))


# MARK: Skia

def ask_skia(results):
    module = installed("skia", "skia-python")
    if not module:
        return

    def cubic_length(start, *points):
        path = module.Path()
        path.moveTo(*start)
        path.cubicTo(*(number for point in points for number in point))
        return module.PathMeasure(path, False, 1000).getLength()

    peer = results.peer("Skia", version("skia-python"), "https://skia.org", language="C++", claims={
        "paths": "32-bit numbers; curves to half a pixel of a scale, asked for 1000"})
    peer.answer("paths", cubicLength=whole(cubic_length))


# MARK: Qt

def ask_qt(results):
    if not installed("PySide6"):
        return
    from PySide6.QtCore import QPointF, qVersion
    from PySide6.QtGui import QPainterPath

    def cubic_length(start, *points):
        path = QPainterPath(QPointF(*start))
        path.cubicTo(*(QPointF(*point) for point in points))
        return path.length()

    peer = results.peer("Qt", qVersion(), "https://doc.qt.io/qt-6/qpainterpath.html", language="C++")
    peer.answer("paths", cubicLength=whole(cubic_length))


# MARK: bezier and fontTools

def ask_bezier(results):
    module = installed("bezier")
    if not module:
        return

    def cubic_length(given):
        import numpy

        curve = module.Curve(numpy.asfortranarray(list(zip(*given["points"]))), degree=3)

        def at(parameter):
            return (curve if parameter == 1 else curve.specialize(0.0, parameter)).length
        return at

    peer = results.peer("bezier", version("bezier"), "https://bezier.readthedocs.io", language="Fortran")
    peer.answer("paths", cubicLength=cubic_length)


def ask_fonttools(results):
    module = installed("fontTools.misc.bezierTools", "fontTools")
    if not module:
        return

    def cubic_length(*points):
        return module.calcCubicArcLength(*points, TIGHT)

    def curve_bounds(given):
        def at(*values):
            box = module.calcCubicBounds(*((value, 0) for value in values))
            return [box[0], box[2]]
        return at

    peer = results.peer("fontTools", version("fonttools"), "https://fonttools.readthedocs.io", claims={
        "paths": f"asked for a tolerance of {TIGHT:g}"})
    peer.answer("paths", cubicLength=whole(cubic_length), curveBounds=curve_bounds)


def main():
    with Results("paths") as results:
        for ask in (ask_svgpathtools, ask_svgelements, ask_kurbo, ask_skia, ask_qt, ask_bezier, ask_fonttools):
            ask(results)


if __name__ == "__main__":
    main()
