"""Random motions of every kind: the values are the tool's, to the bit."""

import os
import random
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from inbetween import Motion, catalogue

SEED = int(os.environ.get("SEED", "2026"))
COUNT = 4000 if os.environ.get("INBETWEEN_THOROUGH") else 400


def curve(dice: random.Random) -> str:
    """A timing curve."""
    number = dice.uniform
    names: list[str] = catalogue()["curves"]
    return dice.choice([
        dice.choice(names),
        f"cubic-bezier({number(0, 1)!r}, {number(-2, 3)!r}, {number(0, 1)!r}, {number(-2, 3)!r})",
        f"steps({dice.randint(2, 9)}, jump-{dice.choice(['start', 'end', 'none', 'both'])})",
        f"linear({number(-1, 1)!r}, {number(-1, 2)!r} {number(1, 99)!r}%, {number(0, 1)!r})",
    ])


def spring(dice: random.Random) -> str:
    """A spring."""
    number = dice.uniform
    presets: list[str] = [row["name"] for row in catalogue()["presets"] if row["notation"].startswith("spring")]
    return dice.choice([
        f"spring({number(0.1, 5)!r} {number(1, 900)!r} {number(0.1, 90)!r} {number(-9, 9)!r})",
        f"spring(duration: {number(0.1, 2)!r}, bounce: {number(-0.9, 1)!r})",
        f"spring(response: {number(0.1, 2)!r}, damping-ratio: {number(0.1, 3)!r})",
        f"spring(settling: {number(0.1, 2)!r}, damping-ratio: {number(0.2, 3)!r})",
        dice.choice(presets),
        f"spring(1 {number(50, 200)!r} 10) within(max: 1)",
        f"spring(1 {number(50, 200)!r} 10) within(min: 0, max: 1, restitution: {number(0, 0.9)!r})",
    ])


def motion(dice: random.Random) -> str:
    """A motion of any kind, often with ends."""
    number = dice.uniform
    if dice.random() < 0.1:
        return f"decay(velocity: {number(-999, 999)!r}, deceleration: {number(0.9, 0.999)!r})"
    notation = dice.choice([
        curve(dice), f"{number(0.1, 2)!r}s {curve(dice)} {number(-0.5, 0.5)!r}s", spring(dice), spring(dice),
        f"second-order(frequency: {number(0.5, 9)!r}, damping-ratio: {number(0.1, 2)!r}, response: {number(-2, 2)!r})",
        f"min-jerk({number(0.1, 2)!r}s)", f"damped({number(0.1, 9)!r}, {number(0, 60)!r})",
        f"{number(0.1, 2)!r}s damped({number(0.1, 9)!r}, {number(0, 60)!r}) {number(-0.5, 0.5)!r}s",
        f"{spring(dice)} after {number(-0.5, 0.5)!r}s",
        f"trapezoid(velocity: {number(0.1, 9)!r}, acceleration: {number(0.1, 9)!r})",
        f"s-curve(velocity: {number(0.1, 9)!r}, acceleration: {number(0.1, 9)!r}, jerk: {number(1, 90)!r})",
        f"{number(0.1, 1)!r}s ease-out 0 -> {number(1, 9)!r} then {spring(dice)} -> {number(-5, 5)!r}",
        f"({number(0.1, 1)!r}s ease, {number(0.5, 3)!r} times, alternating)",
        f"{number(0.1, 1)!r}s keyframes(0, {number(1, 3)!r} at 40% ease-in, 1)",
    ])
    ends = dice.random() < 0.5 and not re.search("within|then|keyframes", notation)
    return f"{notation} {number(-400, 400)!r} -> {number(-400, 400)!r}" if ends else notation


@pytest.fixture(scope="module")
def motions() -> dict[str, list[Motion]]:
    """Random motions by the meaning of their times, as a table of the tool holds them."""
    dice = random.Random(SEED)
    found: dict[str, list[Motion]] = {}
    for _ in range(COUNT):
        made = Motion(motion(dice))
        found.setdefault(made.time_meaning, []).append(made)
    return found


@pytest.mark.parametrize("meaning", ["progress", "x", "seconds"])
def test_same_bits(meaning: str, motions: dict[str, list[Motion]], tool: str, tmp_path: Path) -> None:
    some = motions[meaning]
    times = np.random.default_rng(SEED).uniform(-0.2, 3, 50)
    table = tmp_path / "table.npy"
    subprocess.run(
        [tool, "sample", *map(str, some), "--velocity", "--at", "-", "-o", str(table)], check=True, encoding="utf-8",
        input="\n".join(map(repr, times.tolist())))
    columns = np.load(table).T
    assert np.array_equal(columns[0], times) and len(columns) == 1 + 2 * len(some)
    for made, values, velocities in zip(some, columns[1::2], columns[2::2]):
        ours = made.sample(times)
        assert ours[0].tobytes() == values.tobytes() == made(times).tobytes(), made
        assert ours[1].tobytes() == velocities.tobytes() == made.velocity(times).tobytes(), made
        assert np.array([made(time) for time in times.tolist()]).tobytes() == values.tobytes(), made
