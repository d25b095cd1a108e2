"""The times until a page appears, and the costs of its frames."""

import statistics
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pages.page import Page

FIRST_PAINTS = """(() => {
  const paints = performance.getEntriesByType("paint");
  return paints.length >= 2 && Object.fromEntries(paints.map((paint) => [paint.name, paint.startTime]));
})()"""
FRAME_TIMES = """new Promise((done) => {
  const times = [];
  const frame = (time) => times.push(time) > %d ? done(times) : requestAnimationFrame(frame);
  requestAnimationFrame(frame);
})"""


class FirstPaints(NamedTuple):
    """The times from the request of a page until it showed something, in milliseconds."""

    paint: float
    contentful_paint: float


class FrameCosts(NamedTuple):
    """The costs of frames, in milliseconds."""

    # The median of the times from one frame to the next: 16.7 if no frame is late.
    interval: float
    # The greatest of these times.
    longest_interval: float
    # The main thread's mean time for a frame in scripts, and in everything: scripts, style, layout and painting. It is
    # processor time, so that other programs on the machine count little.
    script: float
    all_tasks: float


def first_paints(page: "Page") -> FirstPaints:
    """The times at which the open page showed something; waits until it has."""
    times = page.wait_until(FIRST_PAINTS)
    return FirstPaints(times["first-paint"], times["first-contentful-paint"])


def frame_costs(page: "Page", frames: int = 60) -> FrameCosts:
    """The costs of the next frames of the open page: real frames, at the rate of a screen."""
    page.command("Performance.enable", timeDomain="threadTicks")
    before = _durations(page)
    times = page.evaluate(FRAME_TIMES % frames)
    after = _durations(page)
    page.command("Performance.disable")
    intervals = [b - a for a, b in zip(times, times[1:])]
    script, all_tasks = ((b - a) * 1000 / frames for a, b in zip(before, after))
    return FrameCosts(statistics.median(intervals), max(intervals), script, all_tasks)


def script_time(page: "Page", expression: str) -> float:
    """The main thread's milliseconds in scripts until the promise of an expression is fulfilled."""
    page.command("Performance.enable", timeDomain="threadTicks")
    before, _ = _durations(page)
    page.evaluate(expression)
    after, _ = _durations(page)
    page.command("Performance.disable")
    return (after - before) * 1000


def _durations(page: "Page") -> tuple[float, float]:
    metrics = page.command("Performance.getMetrics")["metrics"]
    values = {metric["name"]: metric["value"] for metric in metrics}
    return values["ScriptDuration"], values["TaskDuration"]
