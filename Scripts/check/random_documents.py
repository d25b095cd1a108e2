"""Random animation documents, as `inbetween animate` reads them."""

import random
from collections.abc import Callable

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


def some_document(numbers: random.Random) -> dict:
    """A random animation document, with a duration."""
    if numbers.random() < 0.3:
        document = some_group(numbers)
    else:
        document = some_animation(numbers, numbers.choice(list(KEY_PATHS)))
    document |= some_timing(numbers)
    if document["type"] != "group" and numbers.random() < 0.15:
        document["additive"] = True
    if document["type"] != "group" and document.get("repeatCount", 1) != 1 and numbers.random() < 0.25:
        document["cumulative"] = True
    return document


def some_timing(numbers: random.Random) -> dict:
    """When and how often an animation is played."""
    timing = {"duration": some_number(numbers, 0.3, 2)}
    for name, likelihood, values in (
        ("beginTime", 0.4, [some_number(numbers, 0.1, 1), some_number(numbers, 0.1, 1), -0.2]),
        ("repeatCount", 0.6, [1, 2, 2.5, "infinity"]),
        ("autoreverses", 0.3, [True]),
        ("speed", 0.35, [0.5, 2, 2, -1]),
        ("timeOffset", 0.15, [some_number(numbers, 0, 0.5)]),
        ("fillMode", 0.8, ["removed", "forwards", "backwards", "both"]),
    ):
        if numbers.random() < likelihood:
            timing[name] = numbers.choice(values)
    return timing


def some_group(numbers: random.Random) -> dict:
    """A group of animations with separate times, without its timing."""
    members = []
    key_paths = numbers.choice(GROUPS)
    models = {key_path: some_value(numbers, key_path) for key_path in key_paths}
    for key_path in key_paths:
        # A second animation of an angle is refused.
        member = some_animation(numbers, key_path, may_turn="transform.rotation.z" not in key_paths)
        member["modelValue"] = models[key_path]
        if numbers.random() < 0.7:
            member["beginTime"] = some_number(numbers, 0, 0.5)
        if numbers.random() < 0.7:
            member["duration"] = some_number(numbers, 0.2, 1)
        if numbers.random() < 0.8:
            member["fillMode"] = numbers.choice(["removed", "forwards", "backwards", "both"])
        if numbers.random() < 0.2:
            member |= {"repeatCount": 2, "autoreverses": numbers.random() < 0.5}
        if numbers.random() < 0.1:
            member["additive"] = True
        members.append(member)
    document = {"type": "group", "animations": members}
    if numbers.random() < 0.2:
        document["timingFunction"] = some_curve(numbers)
    return document


def some_animation(numbers: random.Random, key_path: str | None, may_turn: bool = True) -> dict:
    """An animation of a property, without its timing."""
    document = {} if key_path is None else {"keyPath": key_path}
    if numbers.random() < 0.5:
        document["modelValue"] = some_value(numbers, key_path)
    kind = numbers.choice(["basic", "spring", "keyframe", "keyframe"])
    document["type"] = kind
    if kind != "spring" and numbers.random() < 0.4:
        document["timingFunction"] = some_curve(numbers)
    if kind != "keyframe":
        ends = numbers.choice([["fromValue", "toValue"]] * 3 + [["fromValue", "byValue"], ["toValue"]])
        document |= {end: some_value(numbers, key_path) for end in ends}
        if kind == "spring":
            document |= {
                "stiffness": some_number(numbers, 50, 600), "damping": some_number(numbers, 3, 30),
                "initialVelocity": some_number(numbers, -5, 10),
            }
        return document
    if key_path == "position" and numbers.random() < 0.5:
        document |= {"path": some_path(numbers), "calculationMode": numbers.choice(["linear", "paced"])}
        if may_turn and numbers.random() < 0.5:
            document["rotationMode"] = "auto"
        return document
    count = numbers.randint(2, 5)
    mode = numbers.choice(["linear", "linear", "discrete", "paced", "cubic", "cubicPaced"])
    document |= {"values": [some_value(numbers, key_path) for _ in range(count)], "calculationMode": mode}
    if mode in ("linear", "discrete", "cubic"):
        # A discrete value holds up to the next time, so there is one more time.
        inner = sorted(some_number(numbers, 0.05, 0.95) for _ in range(count - (1 if mode == "discrete" else 2)))
        if numbers.random() < 0.6:
            document["keyTimes"] = [0, *inner, 1]
    if mode in ("linear", "cubic") and numbers.random() < 0.6:
        document["timingFunctions"] = [some_curve(numbers) for _ in range(count - 1)]
    return document


def some_value(numbers: random.Random, key_path: str | None) -> float | list[float]:
    _, count, ends = KEY_PATHS[key_path]
    values = [some_number(numbers, *ends) for _ in range(count)]
    return values if count > 1 else values[0]


def some_path(numbers: random.Random) -> str:
    """SVG data of lines and curves."""

    def point() -> str:
        return f"{some_number(numbers, 0, 200)} {some_number(numbers, 0, 200)}"

    pieces = [lambda: f"L {point()}", lambda: f"C {point()} {point()} {point()}", lambda: f"Q {point()} {point()}"]
    return " ".join([f"M {point()}", *(numbers.choice(pieces)() for _ in range(numbers.randint(1, 3)))])


def some_curve(numbers: random.Random) -> str:
    """A timing curve in the motion notation."""
    makers: list[Callable[[], str]] = [
        lambda: numbers.choice(["linear", "ease", "ease-in", "ease-out", "ease-in-out"]),
        lambda: "cubic-bezier({}, {}, {}, {})".format(*(
            some_number(numbers, *ends) for ends in ((0, 1), (-0.5, 1.5), (0, 1), (-0.5, 1.5)))),
        lambda: f"steps({numbers.randint(2, 6)}{numbers.choice(['', ', jump-start', ', jump-both', ', jump-none'])})",
        lambda: f"linear(0, {some_number(numbers, 0, 1)} 30%, {some_number(numbers, 0, 1)} 80%, 1)",
        lambda: numbers.choice(["ease-out-bounce", "ease-in-back", "ease-in-out-sine"]),
    ]
    return numbers.choice(makers)()


def some_number(numbers: random.Random, low: float, high: float) -> float:
    return round(numbers.uniform(low, high), 3)
