"""The themes of containers: values for the slots of a Lottie document."""

from __future__ import annotations

from typing import Any


def apply_theme(document: dict[str, Any], theme: Any, animation: str, path: str, notes: list[str]) -> None:
    """Puts the values of a theme into the slots of a document."""
    slots = document.get("slots")
    document["slots"] = slots = dict(slots) if isinstance(slots, dict) else {}
    rules = theme.get("rules") if isinstance(theme, dict) else None
    for rule in rules if isinstance(rules, list) else []:
        if not isinstance(rule, dict) or not isinstance(rule.get("id"), str):
            continue
        animations = rule.get("animations")
        if isinstance(animations, list) and animation not in animations:
            continue
        try:
            slots[rule["id"]] = {"p": _property(rule)}
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            notes.append(f"{path}: the rule for the slot {rule['id']!r}, {rule.get('type')!r}, is not applied")


def _property(rule: dict[str, Any]) -> dict[str, Any]:
    """The property that a rule describes, as documents write it; raises for kinds that are not applied."""
    kind = rule["type"]
    if kind == "Image":
        value = rule["value"]
        file = value.get("url") or value.get("path") or value["id"]
        sizes = {key: value[name] for key, name in (("w", "width"), ("h", "height")) if name in value}
        return {"u": "", "p": file, **sizes}
    if kind not in ("Color", "Scalar", "Position", "Vector", "Gradient"):
        raise ValueError(kind)
    read = _gradient if kind == "Gradient" else lambda value: value
    if not rule.get("keyframes"):
        return {"a": 0, "k": read(rule["value"])}
    keys = []
    for key in rule["keyframes"]:
        value = read(key["value"])
        made = {"t": key["frame"], "s": value if isinstance(value, list) else [value], "h": 1 if key.get("hold") else None,
                "i": key.get("inTangent"), "o": key.get("outTangent")}
        keys.append({name: part for name, part in made.items() if part is not None})
    return {"a": 1, "k": keys}


def _gradient(stops: Any) -> list[float]:
    """Offsets and colours, then offsets and opacities."""
    colors = [part for stop in stops for part in (stop["offset"], *stop["color"][:3])]
    alphas = [part for stop in stops for part in (stop["offset"], stop["color"][3] if len(stop["color"]) > 3 else 1)]
    return colors if all(alpha == 1 for alpha in alphas[1::2]) else colors + alphas
