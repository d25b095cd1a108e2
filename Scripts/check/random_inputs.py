"""Random motions in the notation, and random animation documents, as `inbetween animate` reads them."""

from random import Random

FAMILIES = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]
# Without vertical tangents, which neither 32-bit times nor a clock of microseconds can follow.
GENTLE = [family for family in FAMILIES if family != "circ"]


def number(numbers: Random, low: float, high: float) -> float:
    return round(numbers.uniform(low, high), 3)


# MARK: Motions


def easing(numbers: Random, families: list[str] = FAMILIES) -> str:
    return f"ease-{numbers.choice(['in', 'out', 'in-out'])}-{numbers.choice(families)}"


def cubic_bezier(numbers: Random) -> str:
    return "cubic-bezier({}, {}, {}, {})".format(*(number(numbers, *ends) for ends in ((0, 1), (-1, 2), (0, 1), (-1, 2))))


def curve(numbers: Random, families: list[str] = FAMILIES) -> str:
    """A timing curve."""
    return numbers.choice([
        cubic_bezier(numbers), easing(numbers, families), numbers.choice(["linear", "ease", "ease-in", "ease-out", "ease-in-out"]),
        f"steps({numbers.randint(2, 9)}{numbers.choice(['', ', jump-start', ', jump-both', ', jump-none'])})",
        f"linear(0, {number(numbers, 0, 1)} {numbers.randint(20, 40)}%, {number(numbers, 0, 1)} 80%, 1)",
    ])


def motion(numbers: Random, families: list[str] = FAMILIES) -> str:
    """A motion in seconds, without ends."""
    def of(low: float, high: float) -> float:
        return number(numbers, low, high)

    return numbers.choice([
        f"{numbers.randint(150, 1500)}ms {curve(numbers, families)}{numbers.choice(['', '', ' 100ms', ' -50ms'])}",
        f"{numbers.randint(150, 1500)}ms {easing(numbers, families)}", f"spring(1 {of(20, 600)} {of(2, 40)})",
        f"spring({of(0.3, 3)} {of(20, 600)} {of(2, 60)} {of(-8, 15)})",
        f"spring(1 {of(50, 300)} {of(3, 10)}) within(max: 1, restitution: {of(0, 0.8)})",
        f"second-order(frequency: {of(0.8, 4)}, damping-ratio: {of(0.2, 1.5)}, response: {of(-1, 2)})",
        f"min-jerk({of(0.2, 1.5)}s)", f"({of(0.2, 1)}s {easing(numbers, families)}, {of(0.5, 3)} times, alternating)",
    ])


# MARK: Animation documents

# For each key path: the properties that it moves, its number of values, and their range.
KEY_PATHS: dict[str | None, tuple[list[str], int, tuple[float, float]]] = {
    None: (["translate.0"], 1, (-50, 300)),
    "position": (["translate.0", "translate.1"], 2, (-50, 300)),
    "position.x": (["translate.0"], 1, (-50, 300)),
    "position.y": (["translate.1"], 1, (-50, 300)),
    "transform.translation.x": (["translate.0"], 1, (-50, 300)),
    "transform.scale": (["scale.0", "scale.1"], 1, (0.2, 3)),
    "transform.scale.x": (["scale.0"], 1, (0.2, 3)),
    "transform.scale.y": (["scale.1"], 1, (0.2, 3)),
    "transform.rotation.z": (["rotate"], 1, (-2, 4)),
    "opacity": (["opacity"], 1, (0, 1)),
}
GROUPS = [
    ["position.x", "position.y"], ["transform.scale.x", "transform.scale.y"], ["opacity", "opacity"],
    ["position.x", "position.x"], ["position", "transform.scale"], ["transform.rotation.z", "opacity"],
    ["position", "transform.rotation.z", "transform.scale"], ["position.y", "transform.scale.x", "opacity"],
    ["transform.translation.x", "transform.rotation.z", "transform.scale.x", "transform.scale.y"],
]
FILL_MODES = ["removed", "forwards", "backwards", "both"]


def document(numbers: Random) -> dict:
    """A random animation document, with a duration."""
    is_group = numbers.random() < 0.3
    made = group(numbers) if is_group else animation(numbers, numbers.choice(list(KEY_PATHS)))
    made |= {"duration": number(numbers, 0.3, 2)} | some(
        numbers, ("beginTime", 0.4, number(numbers, *numbers.choice([(0.1, 1), (0.1, 1), (-0.2, -0.2)]))),
        ("repeatCount", 0.6, numbers.choice([1, 2, 2.5, "infinity"])), ("autoreverses", 0.3, True),
        ("speed", 0.35, numbers.choice([0.5, 2, 2, -1])), ("timeOffset", 0.15, number(numbers, 0, 0.5)),
        ("fillMode", 0.8, numbers.choice(FILL_MODES)))
    if not is_group:
        made |= some(numbers, ("additive", 0.15, True), ("cumulative", 0.25 * (made.get("repeatCount", 1) != 1), True))
    return made


def some(numbers: Random, *fields: tuple[str, float, object]) -> dict:
    """Those fields that luck chooses: a name, its likelihood and its value each."""
    return {name: value for name, likelihood, value in fields if numbers.random() < likelihood}


def group(numbers: Random) -> dict:
    """A group of animations with separate times, without its timing."""
    key_paths = numbers.choice(GROUPS)
    models = {key_path: value_of(numbers, key_path) for key_path in key_paths}
    # A second animation of an angle is refused.
    may_turn = "transform.rotation.z" not in key_paths
    members = [
        animation(numbers, key_path, may_turn) | {"modelValue": models[key_path]} | some(
            numbers, ("beginTime", 0.7, number(numbers, 0, 0.5)), ("duration", 0.7, number(numbers, 0.2, 1)),
            ("fillMode", 0.8, numbers.choice(FILL_MODES)), ("repeatCount", 0.2, 2), ("autoreverses", 0.1, True),
            ("additive", 0.1, True))
        for key_path in key_paths
    ]
    return {"type": "group", "animations": members} | some(numbers, ("timingFunction", 0.2, curve(numbers, GENTLE)))


def animation(numbers: Random, key_path: str | None, may_turn: bool = True) -> dict:
    """An animation of a property, without its timing."""
    kind = numbers.choice(["basic", "spring", "keyframe", "keyframe"])
    made = {"type": kind} | ({"keyPath": key_path} if key_path else {}) | some(
        numbers, ("modelValue", 0.5, value_of(numbers, key_path)),
        ("timingFunction", 0.4 * (kind != "spring"), curve(numbers, GENTLE)))
    if kind == "keyframe":
        is_path = key_path == "position" and numbers.random() < 0.5
        return made | (moved_along(numbers, may_turn) if is_path else keys(numbers, key_path))
    ends = numbers.choice([["fromValue", "toValue"]] * 3 + [["fromValue", "byValue"], ["toValue"]])
    made |= {end: value_of(numbers, key_path) for end in ends}
    if kind == "spring":
        ranges = {"stiffness": (50, 600), "damping": (3, 30), "initialVelocity": (-5, 10)}
        made |= {name: number(numbers, *ends) for name, ends in ranges.items()}
    return made


def moved_along(numbers: Random, may_turn: bool) -> dict:
    """The values of an animation along a path of lines and curves."""
    def point() -> str:
        return f"{number(numbers, 0, 200)} {number(numbers, 0, 200)}"

    def piece() -> str:
        return numbers.choice([f"L {point()}", f"C {point()} {point()} {point()}", f"Q {point()} {point()}"])

    path = " ".join([f"M {point()}", *(piece() for _ in range(numbers.randint(1, 3)))])
    turns = some(numbers, ("rotationMode", 0.5 * may_turn, "auto"))
    return {"path": path, "calculationMode": numbers.choice(["linear", "paced"])} | turns


def keys(numbers: Random, key_path: str | None) -> dict:
    """The values of an animation, and their times."""
    count = numbers.randint(2, 5)
    mode = numbers.choice(["linear", "linear", "discrete", "paced", "cubic", "cubicPaced"])
    # A discrete value holds up to the next time, so there is one more time.
    inner = sorted(number(numbers, 0.05, 0.95) for _ in range(count - (1 if mode == "discrete" else 2)))
    return {"values": [value_of(numbers, key_path) for _ in range(count)], "calculationMode": mode} | some(
        numbers, ("keyTimes", 0.6 * (mode in ("linear", "discrete", "cubic")), [0, *inner, 1]),
        ("timingFunctions", 0.6 * (mode in ("linear", "cubic")), [curve(numbers, GENTLE) for _ in range(count - 1)]))


def value_of(numbers: Random, key_path: str | None) -> float | list[float]:
    _, count, ends = KEY_PATHS[key_path]
    values = [number(numbers, *ends) for _ in range(count)]
    return values if count > 1 else values[0]
