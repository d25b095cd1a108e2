"""What the packages for C, Python and JavaScript are asked for each case of the suite: one table for the three.

A call opens an object and asks it something for each row. A case that these packages have no function for has the reason in
the place of a call.
"""

from check.conformance.suite import Case


def call_of(case: Case) -> dict | str:
    """The call for a case, or why there is none."""
    subject = SUBJECTS.get(case.subject)
    if subject is None or case.question not in subject:
        raise KeyError(f"nobody says how C, Python and JavaScript answer {case.subject}, {case.question}")
    asked = subject[case.question]
    return asked if isinstance(asked, str) else asked(case)


def made(open: list, ask: str, case: Case, **more) -> dict:
    return {"open": open, "ask": ask, "at": case.inputs, **more}


def spring(case: Case) -> list:
    """The motion of a case on a spring."""
    given = {"from": 0.0, "to": 1.0, "velocity": 0.0} | case.given
    return ["spring", *(given[name] for name in ("mass", "stiffness", "damping", "from", "to", "velocity"))]


def of_spring(ask: str, **more):
    return lambda case: made(spring(case), ask, case, **more)


def damped(ask: str):
    return lambda case: made(["numbers", "damped", ["decay", "frequency"], case.numbers("decay", "frequency")], ask, case)


def track(ask: str):
    """Rules that are modes of a track."""
    modes = {"steffen": "monotone", "natural": "natural", "hold": "linear", "linear": "linear"}

    def asked(case: Case) -> dict | str:
        rule, (times, values) = case.given["rule"], case.numbers("times", "values")
        if rule == "kochanek-bartels" and not any(map(any, case.given["shapes"])):
            mode = "cubic"
        elif rule in modes:
            mode = modes[rule]
        else:
            return "their tracks have these modes: discrete, linear, paced, cubic, cubicPaced, monotone (Steffen's), natural"
        curves = ["hold"] * len(times) if rule == "hold" else None
        return made(["track", times, values, curves, mode], ask, case)

    return asked


def eased(case: Case) -> dict:
    curves = [f"cubic-bezier({', '.join(map(repr, points))})" for points in case.given["easings"]] + [None]
    return made(["track", *case.numbers("times", "values"), curves, "linear"], "value", case)


def paced(case: Case) -> dict:
    points = case.given["points"]
    # The times of a paced track count by its first and its last.
    times = [index / (len(points) - 1) for index in range(len(points))]
    return made(["track", times, points, None, case.given["rule"]], "value", case)


def each_row(open_row, ask: str, **more):
    """A call for each row, as each has an object to open; a row's reason where it has none."""
    return lambda case: [open_row(row) if isinstance(open_row(row), str) else {
        "open": open_row(row), "ask": ask, "at": [[]], **more} for row in case.inputs]


def by_numbers(*names: str):
    return lambda row: ["numbers", "spring", list(names), row]


def by_settling(row: list) -> list | str:
    duration, ratio, tolerance = row
    if tolerance != 0.001:
        return "UIKit's settling duration is that within 0.001"
    return ["numbers", "spring", ["settling", "damping-ratio"], [duration, ratio]]


def by_bounce(row: list) -> list | str:
    if row[1] == -1:
        return "a bounce of −1, whose damping is infinite, is refused"
    return ["numbers", "spring", ["duration", "bounce"], row]


def by_name(row: list) -> list | str:
    vendor, name = row
    if vendor == "react-spring":
        return ["motion", f"react-spring.{name}"]
    if vendor == "swiftui" and name in ("smooth", "snappy", "bouncy"):
        return ["motion", name]
    return "the notation has other names for this vendor's springs, and its catalogue lists them"


def constants(row: list) -> list:
    return ["spring", *row, 0.0, 1.0, 0.0]


def bezier(ask: str, **more):
    return lambda case: made(["numbers", "cubic-bezier", None, case.numbers("x1", "y1", "x2", "y2")], ask, case, **more)


def steps(case: Case) -> list:
    notation = f"steps({case.given['count']}, {case.given['position']})"
    return ["the before flag of a staircase is Swift's alone" if flag else {
        "open": ["motion", notation], "ask": "value", "at": [[progress]]} for progress, flag in case.inputs]


def named(name: str, ask: str):
    """A motion whose notation a case gives."""
    return lambda case: made(["motion", case.given[name]], ask, case)


def written(case: Case) -> list:
    return ["the notation has all digits of a percentage, so that it reads back equal; browsers write six"
            if isinstance(truth, str) and "11.111111%" in truth else {"open": ["motion", text], "ask": "notation", "at": [[]]}
            for (text,), truth in zip(case.inputs, case.truths)]


def decay(ask: str):
    def asked(case: Case) -> dict | str:
        start, *numbers = case.numbers("from", "velocity", "deceleration")
        return "a decay has its way from 0 there" if start else made(
            ["numbers", "decay", ["velocity", "deceleration"], numbers], ask, case)

    return asked


def retargeted(ask: str):
    """The motion that the last change before a row's time has made."""
    def opened(case: Case, time: float) -> list:
        opener, constants = spring(case), case.numbers("mass", "stiffness", "damping")
        for at, target, *other in case.given["changes"]:
            if at > time:
                break
            constants = other or constants
            opener = ["handedOver", opener, target, at, constants]
        return opener

    return lambda case: [{"open": opened(case, time), "ask": ask, "at": [[time]]} for time, in case.inputs]


def limited(distance: float, given: dict) -> list:
    """A motion within limits, which the notation counts in distances."""
    names = ["velocity", "acceleration"] + ["jerk"] * (given["jerk"] < float("inf"))
    limits = ", ".join(f"{name}: {given[name] / abs(distance)!r}" for name in names)
    return ["motion", f"{'s-curve' if 'jerk' in names else 'trapezoid'}({limits}) 0 -> {distance!r}"]


def within_limits(ask: str):
    return lambda case: made(limited(case.given["distance"], case.given), ask, case)


def fastest(case: Case) -> list:
    return [{"open": limited(distance, case.given), "ask": "restTime", "at": [[]]} for distance, in case.inputs]


def minimum_jerk(ask: str):
    def asked(case: Case) -> dict | str:
        start, end, duration, *moving = case.numbers("from", "to", "duration", "velocity", "acceleration")
        return "a motion of least jerk begins at rest there" if any(moving) else made(
            ["motion", f"min-jerk({duration!r}s) {start!r} -> {end!r}"], ask, case)

    return asked


def followed(notation: str, events: list, times: list) -> dict:
    """A follower whose events come in order; the first is a jump."""
    return {"open": ["follower", notation, events], "ask": "followed", "at": [[time] for time in times]}


def one_euro(case: Case) -> dict | str:
    given = case.given
    if given["derivativeFrom"] != "filtered":
        return "the 1€ filter takes its slope from the last filtered value, as in the article"
    numbers = (f"minimum-cutoff: {given['minimumCutoff']!r}, beta: {given['beta']!r}, "
               f"derivative-cutoff: {given['derivativeCutoff']!r}")
    return followed(f"one-euro({numbers})", list(zip(given["times"], given["samples"])),
                    [given["times"][index] for index, in case.inputs])


def exponential(case: Case) -> dict:
    given = case.given
    return followed(f"half-life({given['halfLife']!r}s)", [[0.0, given["value"]], *zip(given["times"], given["inputs"])],
                    [time for time, in case.inputs])


def smooth_damp(case: Case) -> dict:
    frequency = 2 / case.given["smoothTime"]
    start, velocity, target = case.numbers("value", "velocity", "target")
    return made(["spring", 1.0, frequency * frequency, 2 * frequency, start, target, velocity], "value", case)


def path(ask: str):
    return lambda case: made(["path", case.given["d"], 1e-13], ask, case)


def cubic(case: Case) -> dict | str:
    if any(parameter != 1 for parameter, in case.inputs):
        return "lengths go to a distance there, not to a parameter"
    start, *rest = (" ".join(map(repr, point)) for point in case.given["points"])
    return made(["path", f"M{start} C{' '.join(rest)}", 1e-13], "length", case)


VENDORS = "the numbers of this vendor are Swift's alone, or read from pasted text"
THRESHOLDS = "of a motion's times these packages have the rest, the peak and Core Animation's settling duration"
ROTATIONS = "rotations and maps of the plane are Swift's alone"
LAYERS = "Core Animation's timing is that of the tool and of Swift"

CURVES = "of a curve these packages have values and slopes, and its extent"
FOLLOWERS = "a follower's target has no velocity there"
DECAYS = "of decays these packages have the scroll view's"

SUBJECTS = {
    "colours": dict.fromkeys(("oklab", "oklch", "srgb", "mix"), "colours are Swift's alone"),
    "cubic-bezier": {
        "value": bezier("value"), "beyond": bezier("value"), "slope": bezier("velocity"),
        "extent": bezier("numbers", names=["minimum", "maximum"]), "crossings": CURVES,
        "chained": "one curve at the value of another is two calls",
    },
    "damped-oscillation": {
        "value": damped("value"), "velocity": damped("velocity"), "extremum": THRESHOLDS, "settling": THRESHOLDS,
    },
    "decay": {
        "value": decay("value"), "velocity": decay("velocity"), "rest": decay("restValue"),
        **dict.fromkeys(("timeAt", "projection", "pop", "popDuration", "flutter", "flutterTimeAt", "flutterThrough", "motion",
                         "compose", "reactSpring", "rubberBand", "rubberBandSlope", "rubberBandDrag"), DECAYS),
    },
    "filters": {
        "oneEuro": one_euro, "exponential": exponential, "smoothDamp": smooth_damp,
        "oneEuroVelocity": "the slope of the 1€ filter is Swift's alone",
        **dict.fromkeys(("secondOrder", "secondOrderVelocity"), "between its events a follower's target stands still there"),
        "follower": FOLLOWERS, "followerVelocity": FOLLOWERS,
        "releaseVelocity": "the velocity of a release is that of an axis there",
    },
    "keyframes": {
        "value": track("value"), "velocity": track("velocity"), "acceleration": "tracks have no acceleration there",
        "mode": track("value"), "eased": eased, "paced": paced,
        "catmullRom": "splines of Catmull and Rom over distances are Swift's alone",
    },
    "media-timing": dict.fromkeys(("media", "stairs", "effect", "localTime", "absoluteTime", "group"), LAYERS),
    "paths": {
        "cubicLength": cubic, "ellipseLength": "lengths go to a distance there, not to a parameter",
        "pathLength": lambda case: [{"open": ["path", data, 1e-13], "ask": "length", "at": [[]]} for data, in case.inputs],
        "pathPoint": path("position"), "pathDirection": path("tangent"),
        **dict.fromkeys(("arcCentre", "arcSweep", "arcPoint", "arcBounds", "curveBounds"),
                        "arcs and bounds of segments are Swift's alone"),
    },
    "retargeting": {"value": retargeted("value"), "velocity": retargeted("velocity")},
    "rotations": dict.fromkeys(("slerp", "squad", "track", "angularVelocity", "mapParts", "mapBetween"), ROTATIONS),
    "settling": {
        **dict.fromkeys(("lastOutside", "bothWithin", "envelope", "energy", "sampled", "extrema", "crossings", "firstTime",
                         "lastTime"), THRESHOLDS),
        "coreAnimation": of_spring("numbers", names=["coreAnimationSettlingDuration"]),
        "overshoot": of_spring("numbers", names=["overshoot", "peakTime"]),
    },
    "spring-parameters": {
        "fromDurationAndBounce": each_row(by_bounce, "spring"),
        "fromResponse": each_row(by_numbers("response", "damping-ratio"), "spring"),
        "fromSettling": each_row(by_settling, "spring"),
        "fromHalfLife": each_row(by_numbers("half-life"), "spring"),
        "named": each_row(by_name, "spring"),
        "response": each_row(constants, "numbers", names=["response"]),
        "dampingRatio": each_row(constants, "numbers", names=["dampingRatio"]),
        "bounce": each_row(constants, "numbers", names=["bounce"]),
        **dict.fromkeys(("fromUIKit", "fromOrigami", "fromPop", "fromMotion", "fromDampingRatio", "fromReactSpring",
                         "toUIKit", "toOrigami", "toPop"), VENDORS),
    },
    "springs": {"value": of_spring("value"), "velocity": of_spring("velocity")},
    "timing-functions": {
        "steps": steps, "linear": named("function", "value"), "linearPoints": "the points of a polyline are an editor's parts",
        "serialised": written, "penner": named("name", "value"), "pennerSlope": named("name", "velocity"),
        "named": "the notation names curves, and gives their control points as text",
        "android": "Android's interpolators are read from its XML",
    },
    "trajectories": {
        "duration": fastest, "position": within_limits("value"), "velocity": within_limits("velocity"),
        "acceleration": within_limits("acceleration"),
        **dict.fromkeys(("durationMoving", "positionMoving", "velocityMoving", "accelerationMoving"),
                        "a motion within limits begins and ends at rest"),
        "minimumJerk": minimum_jerk("value"), "minimumJerkVelocity": minimum_jerk("velocity"),
    },
}
