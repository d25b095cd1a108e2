"""Robert Penner's thirty easing functions, value and slope, at the working precision.

The formulas are those of Penner's own equations (robertpenner.com/easing, ActionScript, 2001), with begin 0, change 1
and duration 1: expo without the later corrections of a thousandth, elastic with amplitude 1. A decimal constant is
the double nearest to its literal, as in a program; s·1.525 is the exact product of two.
Slopes are the derivative of the formula: one-sided at 0 and 1 (`inf` where vertical), from the right at a kink.
expo and elastic jump at an end (2⁻¹⁰ against an exact 0 or 1); their slope there is the limit from inside.
"""

import mpmath
from mpmath import mp, mpf

FAMILIES = ("sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce")


def sine_in(t):
    return 1 - mpmath.cospi(t / 2), mp.pi / 2 * mpmath.sinpi(t / 2)


def sine_out(t):
    return mpmath.sinpi(t / 2), mp.pi / 2 * mpmath.cospi(t / 2)


def sine_in_out(t):
    return (1 - mpmath.cospi(t)) / 2, mp.pi / 2 * mpmath.sinpi(t)


def power_in(exponent):
    return lambda t: (t**exponent, exponent * t ** (exponent - 1))


def expo_in(t):
    power = mpf(2) ** (10 * (t - 1))
    return (power if t else mpf(0)), 10 * mpmath.ln2 * power


def expo_out(t):
    power = mpf(2) ** (-10 * t)
    return (1 - power if t != 1 else mpf(1)), 10 * mpmath.ln2 * power


def circ_in(t):
    height = mpmath.sqrt(1 - t * t)
    return 1 - height, (t / height if height else mpmath.inf)


def back_in(overshoot):
    return lambda t: (t * t * ((overshoot + 1) * t - overshoot), t * (3 * (overshoot + 1) * t - 2 * overshoot))


def elastic_in(period):
    def curve(t):
        wave = (t - 1 - period / 4) * 2 / period
        power, turn = mpf(2) ** (10 * (t - 1)), 2 * mp.pi / period
        slope = -power * (10 * mpmath.ln2 * mpmath.sinpi(wave) + turn * mpmath.cospi(wave))
        return (t if t in (0, 1) else -power * mpmath.sinpi(wave)), slope

    return curve


def elastic_out(period):
    def curve(t):
        wave = (t - period / 4) * 2 / period
        power, turn = mpf(2) ** (-10 * t), 2 * mp.pi / period
        slope = power * (turn * mpmath.cospi(wave) - 10 * mpmath.ln2 * mpmath.sinpi(wave))
        return (t if t in (0, 1) else power * mpmath.sinpi(wave) + 1), slope

    return curve


def bounce_out(t):
    scaled = t * mpf(2.75)
    for end, centre, height in ((1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (None, 2.625, 0.984375)):
        if end is None or scaled < end:
            offset = t - mpf(centre) / mpf(2.75)
            return mpf(7.5625) * offset**2 + mpf(height), 2 * mpf(7.5625) * offset


def mirrored(curve):
    """1 − f(1 − t)."""

    def mirror(t):
        value, slope = curve(1 - t)
        return 1 - value, slope

    return mirror


def halves(first, second):
    """`first` at half size, then `second` at half size."""

    def joined(t):
        value, slope = first(2 * t) if t < mpf(0.5) else second(2 * t - 1)
        return (value / 2 if t < mpf(0.5) else (1 + value) / 2), slope

    return joined


def easings():
    """{name: function of t that gives value and slope}."""
    period, long_period = mpf(0.3), mpf(0.45)
    overshoot = mpf(1.70158)
    starts = {name: power_in(exponent) for exponent, name in enumerate(("quad", "cubic", "quart", "quint"), 2)}
    starts |= {"circ": circ_in, "back": back_in(overshoot)}
    halved = starts | {"back": back_in(overshoot * mpf(1.525))}
    table = {name: (starts[name], mirrored(starts[name]), halves(halved[name], mirrored(halved[name])))
             for name in starts}
    table["sine"] = (sine_in, sine_out, sine_in_out)
    table["expo"] = (expo_in, expo_out, halves(expo_in, expo_out))
    # Penner's in-out has the period 0.3·1.5, counted in doubled time, as the halves are.
    table["elastic"] = (elastic_in(period), elastic_out(period),
                        halves(elastic_in(long_period), elastic_out(long_period)))
    table["bounce"] = (mirrored(bounce_out), bounce_out, halves(mirrored(bounce_out), bounce_out))
    return {f"ease-{way}-{family}": curve
            for family in FAMILIES for way, curve in zip(("in", "out", "in-out"), table[family])}
