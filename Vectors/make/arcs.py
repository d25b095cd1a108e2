"""SVG's elliptical arcs by their centres, and the bounds of curves, at the working precision.

An arc is converted as in SVG 2, appendix B.2.4, but by the geometry of the unit circle rather than by its formulas.
"""

import mpmath
from mpmath import mp, mpf


def turned(x, y, angle):
    return mp.cos(angle) * x - mp.sin(angle) * y, mp.sin(angle) * x + mp.cos(angle) * y


class Arc:
    """Centre, radii, rotation, start angle and sweep, in radians, of an arc as in path data."""

    def __init__(self, x0, y0, rx, ry, degrees, large, clockwise, x1, y1, is_strict=True):
        self.ends = [(mpf(x0), mpf(y0)), (mpf(x1), mpf(y1))]
        rx, ry, self.rotation = mpf(rx), mpf(ry), mpf(degrees) * mp.pi / 180
        dx, dy = turned(mpf(x1) - mpf(x0), mpf(y1) - mpf(y0), -self.rotation)
        # The chord in the unit circle's plane, of half length d.
        hx, hy = dx / (2 * rx), dy / (2 * ry)
        d = mpmath.hypot(hx, hy)
        gap = 1 - d * d
        nothing = mpf(10)**(20 - mp.dps)
        # Between, a half turn is a coincidence that rounding decides.
        assert abs(gap) > mpf("1e-9") or abs(gap) < nothing or not is_strict
        is_half = gap < nothing
        if is_half:
            rx, ry, hx, hy = rx * d, ry * d, hx / d, hy / d
        half_sweep = mp.pi / 2 if is_half else mpmath.asin(d)
        if large and not is_half:
            half_sweep = mp.pi - half_sweep
        self.rx, self.ry, self.sweep = rx, ry, 2 * half_sweep if clockwise else -2 * half_sweep
        # The start lies half of the sweep before the middle of the arc, which is seen across the chord.
        across = mpmath.atan2(hy, hx) + (-mp.pi / 2 if clockwise else mp.pi / 2)
        self.start = across - self.sweep / 2
        ox, oy = turned(rx * mp.cos(self.start), ry * mp.sin(self.start), self.rotation)
        self.centre = [self._clean(mpf(x0) - ox), self._clean(mpf(y0) - oy)]

    def _clean(self, number):
        """A coordinate that cancels exactly is 0, and no rounding error."""
        size = max(self.rx, self.ry, *(abs(c) for end in self.ends for c in end))
        return number if abs(number) > mpf(10)**(20 - mp.dps) * size else mpf(0)

    def point(self, parameter):
        angle = self.start + self.sweep * mpf(parameter)
        x, y = turned(self.rx * mp.cos(angle), self.ry * mp.sin(angle), self.rotation)
        return [self._clean(self.centre[0] + x), self._clean(self.centre[1] + y)]

    def speed(self, parameter):
        """The derivative of the length with respect to the parameter."""
        angle = self.start + self.sweep * mpf(parameter)
        return abs(self.sweep) * mpmath.hypot(self.rx * mp.sin(angle), self.ry * mp.cos(angle))

    def direction(self, parameter):
        angle = self.start + self.sweep * mpf(parameter)
        return list(turned(-self.rx * mp.sin(angle) * self.sweep, self.ry * mp.cos(angle) * self.sweep, self.rotation))

    def bounds(self):
        """Least x and y, greatest x and y: at the ends, or where the tangent is vertical or horizontal."""
        cosine, sine = mp.cos(self.rotation), mp.sin(self.rotation)
        columns = []
        for axis, (along, across) in enumerate(((self.rx * cosine, -self.ry * sine), (self.rx * sine, self.ry * cosine))):
            extreme = mpmath.atan2(across, along)
            parameters = ((extreme + turns * mp.pi - self.start) / self.sweep for turns in range(-8, 9))
            inside = [self.point(parameter)[axis] for parameter in parameters if 0 < parameter < 1]
            columns.append(inside + [end[axis] for end in self.ends])
        return [self._clean(choose(column)) for choose in (min, max) for column in columns]


def condition(numbers, quantity, scale):
    """How much a quantity changes, by its scale, when one coordinate or radius changes by an ulp; at most 1e-7."""
    with mp.workdps(50):
        def changed(index, sign):
            others = list(map(mpf, numbers))
            others[index] *= 1 + sign * mpf(2)**-52
            return Arc(*others[:5], *numbers[5:7], *others[7:], is_strict=False)

        there = quantity(Arc(*numbers))
        size = max(scale, *map(abs, there))
        changes = [abs(a - b) / size for index in (0, 1, 2, 3, 7, 8) for sign in (-1, 1)
                   for a, b in zip(quantity(changed(index, sign)), there)]
        return min(max(changes), mpf("1e-7"))
