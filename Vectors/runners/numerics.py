"""Asks Python's numerics: SciPy, splines, numpy-quaternion and pytransform3d."""

import math
from importlib import import_module
from importlib.metadata import version

from suite import Declined, Results

LONGEST = 60
"""Seconds that integrators are asked for."""


def installed(module, package=None):
    """A module, or None with a word on it."""
    try:
        return import_module(module)
    except ImportError:
        print(f"{package or module}: not installed")
        return None


# MARK: SciPy

def scipy_spline(derivative):
    from scipy.interpolate import CubicSpline, PchipInterpolator

    def solve(given):
        times, values, rule = given["times"], given["values"], given["rule"]
        if rule == "pchip":
            curve = PchipInterpolator(times, values)
        elif rule == "clamped":
            curve = CubicSpline(times, values, bc_type=((1, given["startVelocity"]), (1, given["endVelocity"])))
        elif rule in ("natural", "periodic"):
            curve = CubicSpline(times, values, bc_type=rule)
        else:
            return None
        return lambda time: curve(time, derivative)
    return solve


def integrated(state, parameters, target, duration):
    """The state of a spring after a while, by the method of Dormand and Prince of order 8 with its tightest tolerances."""
    from scipy.integrate import solve_ivp

    mass, stiffness, damping = parameters

    def slopes(_, state):
        return state[1], -(stiffness * state[0] + damping * state[1]) / mass

    # An explicit method takes as many steps as the fastest root asks for.
    if duration > LONGEST or max(math.sqrt(stiffness / mass), damping / mass) * duration > 3e3:
        raise Declined
    if duration <= 0:
        return state
    # As a displacement, whose digits do not end at the target's.
    start = state[0] - target, state[1]
    displacement, velocity = solve_ivp(slopes, (0, duration), start, "DOP853", rtol=3e-14, atol=1e-15).y[:, -1]
    return target + displacement, velocity


def scipy_spring(part):
    """A spring from its start on; each change is a target, and a spring if it is not the one before."""
    def solve(given):
        def at(time):
            parameters, target = [given[key] for key in ("mass", "stiffness", "damping")], given["to"]
            state, now = (given["from"], given["velocity"]), 0.0
            for instant, new_target, *new_parameters in given.get("changes", ()):
                if instant > time:
                    break
                state = integrated(state, parameters, target, instant - now)
                parameters, target, now = new_parameters or parameters, new_target, instant
            return integrated(state, parameters, target, time - now)[part]
        return at
    return solve


def scipy_ellipse(given):
    from scipy.special import ellipeinc

    rx, ry, start = given["rx"], given["ry"], given["start"]
    flatness = 1 - (rx / ry) ** 2

    def at(parameter):
        return ry * abs(ellipeinc(start + parameter * given["sweep"], flatness) - ellipeinc(start, flatness))
    return at


def scipy_slerp(given):
    from scipy.spatial.transform import Rotation, Slerp

    slerp = Slerp([0, 1], Rotation.from_quat([given["from"], given["to"]]))

    def at(fraction):
        if not 0 <= fraction <= 1:
            raise Declined
        return same_sign(slerp(fraction).as_quat(), given["from"])
    return at


def same_sign(quaternion, start):
    """Of the two quaternions of a rotation the one that goes on from a start: the question's, by its words."""
    return [-part for part in quaternion] if sum(a * b for a, b in zip(quaternion, start)) < 0 else list(quaternion)


def ask_scipy(results):
    if not installed("scipy", "SciPy"):
        return
    peer = results.peer("SciPy", version("scipy"), "https://docs.scipy.org/doc/scipy/")
    peer.answer("keyframes", value=scipy_spline(0), velocity=scipy_spline(1), acceleration=scipy_spline(2))
    peer.answer("rotations", slerp=scipy_slerp)
    peer.answer("paths", ellipseLength=scipy_ellipse)
    peer = results.peer("SciPy's DOP853", version("scipy"), "https://docs.scipy.org/doc/scipy/",
                        claims={
        "springs": "tolerances 3e-14 a step", "retargeting": "tolerances 3e-14 a step"})
    peer.answer("springs", value=scipy_spring(0), velocity=scipy_spring(1))
    peer.answer("retargeting", value=scipy_spring(0), velocity=scipy_spring(1))


# MARK: splines

def splines_curve(splines, derivative):
    def solve(given):
        times, values, rule = given["times"], given["values"], given["rule"]
        if rule == "natural":
            curve = splines.Natural(values, times)
        elif rule == "catmull-rom" and given["alpha"] == 0 and given["tension"] == 0:
            curve = splines.CatmullRom(values, times)
        elif rule == "kochanek-bartels-spaced":
            # Its keys' shapes are of those between the ends.
            curve = splines.KochanekBartels(values, times, tcb=given["shapes"][1:-1])
        else:
            return None

        def at(time):
            # Its ends are natural ones, and these questions' are not.
            if rule != "natural" and not times[1] <= time <= times[-2]:
                raise Declined
            return curve.evaluate(time, derivative)
        return at
    return solve


def splines_catmull_rom(splines):
    def solve(given):
        import numpy

        curve = splines.CatmullRom([numpy.array(point) for point in given["points"]], alpha=given["alpha"])

        def at(segment, fraction):
            if not 0 < segment < len(given["points"]) - 2:
                raise Declined
            start, end = curve.grid[segment:segment + 2]
            return curve.evaluate(start + fraction * (end - start))
        return at
    return solve


def ask_splines(results):
    splines = installed("splines")
    if not splines:
        return
    peer = results.peer("splines", version("splines"), "https://splines.readthedocs.io", claims={
        "keyframes": "asked between the inner keys only, but for natural splines: its tangents at the ends are natural"})
    curves = [splines_curve(splines, derivative) for derivative in range(3)]
    peer.answer("keyframes", value=curves[0], velocity=curves[1], acceleration=curves[2],
                catmullRom=splines_catmull_rom(splines))


# MARK: Quaternions

def ask_quaternion(results):
    quaternion = installed("quaternion", "numpy-quaternion")
    if not quaternion:
        return

    def unit(parts):
        return quaternion.quaternion(parts[3], *parts[:3]).normalized()

    def parts(one):
        return [one.x, one.y, one.z, one.w]

    def slerp(given):
        start, end = unit(given["from"]), unit(given["to"])
        if (start * end.conjugate()).w < 0:
            end = -end
        return lambda fraction: parts(quaternion.slerp(start, end, 0, 1, fraction))

    def squad(given):
        import numpy

        keys = [unit(key) for key in given["keys"]]
        for index in range(1, len(keys)):
            if (keys[index] * keys[index - 1].conjugate()).w < 0:
                keys[index] = -keys[index]
        track, times = numpy.array(keys), numpy.arange(float(len(keys)))
        return lambda fraction: same_sign(parts(quaternion.squad(track, times, numpy.array([1 + fraction]))[0]),
                                          parts(keys[1]))

    peer = results.peer("numpy-quaternion", version("numpy-quaternion"), "https://github.com/moble/quaternion", claims={
        "rotations": "the slerps of its squad go the shorter way; those of the question choose no signs"})
    peer.answer("rotations", slerp=slerp, squad=squad)


def ask_pyquaternion(results):
    module = installed("pyquaternion")
    if not module:
        return

    def slerp(given):
        start, end = (module.Quaternion(parts[3], *parts[:3]) for parts in (given["from"], given["to"]))

        def at(fraction):
            if not 0 <= fraction <= 1:
                raise Declined
            one = module.Quaternion.slerp(start, end, fraction)
            return same_sign([one.x, one.y, one.z, one.w], given["from"])
        return at

    peer = results.peer("pyquaternion", version("pyquaternion"), "https://kieranwynn.github.io/pyquaternion/")
    peer.answer("rotations", slerp=slerp)


def main():
    with Results("numerics") as results:
        ask_scipy(results)
        ask_splines(results)
        ask_quaternion(results)
        ask_pyquaternion(results)


if __name__ == "__main__":
    main()
