"""Asks Python's easings: easing-functions, pytweening and Qt's QEasingCurve."""

from importlib.metadata import version

from numerics import installed
from suite import Results

DIRECTIONS = {"in": "In", "out": "Out", "in-out": "InOut"}
FAMILIES = ("sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce")


def penner(make):
    """Solves the questions for Penner's easings by a function of the direction and the family."""
    def solve(given):
        words = given["name"].removeprefix("ease-").rsplit("-", 1)
        return make(DIRECTIONS[words[0]], words[1])
    return solve


def ask_easing_functions(results):
    module = installed("easing_functions", "easing-functions")
    if not module:
        return
    names = {"quad": "Quad", "cubic": "Cubic", "quart": "Quartic", "quint": "Quintic", "sine": "Sine", "circ": "Circular",
             "expo": "Exponential", "elastic": "Elastic", "back": "Back", "bounce": "Bounce"}

    def make(direction, family):
        return getattr(module, f"{names[family]}Ease{direction}")(start=0, end=1, duration=1).ease

    peer = results.peer("easing-functions", version("easing-functions"), "https://github.com/semitable/easing-functions")
    peer.answer("timing-functions", penner=penner(make))


def ask_pytweening(results):
    module = installed("pytweening")
    if not module:
        return

    def make(direction, family):
        return getattr(module, f"ease{direction}{family.capitalize()}")

    peer = results.peer("pytweening", version("pytweening"), "https://github.com/asweigart/pytweening")
    peer.answer("timing-functions", penner=penner(make))


def ask_qt(results):
    if not installed("PySide6"):
        return
    from PySide6.QtCore import QEasingCurve, QPointF, qVersion

    def make(direction, family):
        curve = QEasingCurve(getattr(QEasingCurve.Type, f"{direction}{family.capitalize()}"))
        if family == "elastic" and direction == "InOut":
            curve.setPeriod(0.45)
        return curve.valueForProgress

    def bezier(given):
        curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
        curve.addCubicBezierSegment(QPointF(given["x1"], given["y1"]), QPointF(given["x2"], given["y2"]), QPointF(1, 1))
        return curve.valueForProgress

    peer = results.peer("Qt", qVersion(), "https://doc.qt.io/qt-6/qeasingcurve.html", language="C++")
    peer.answer("timing-functions", penner=penner(make))
    peer.answer("cubic-bezier", value=bezier)


def main():
    with Results("easings-python") as results:
        ask_easing_functions(results)
        ask_pytweening(results)
        ask_qt(results)


if __name__ == "__main__":
    main()
