"""What a page shows and does: its record, its inaccessible parts, its headings, foreign scripts, and its times."""

import importlib.util
import statistics
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from check.support import require

if TYPE_CHECKING:
    from check.browser.page import Page

# MARK: The record of a page since it was opened

# The schemes of addresses inside the page.
OWN = ("data:", "blob:", "about:")


class Record:
    """The events of a page, sorted."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.clear()

    def clear(self) -> None:
        # The arguments of console.log and similar functions, after the name of the function.
        self.console: list[str] = []
        # Uncaught exceptions.
        self.exceptions: list[str] = []
        # Messages of the browser: broken content security policies, failed loads, interventions.
        self.browser: list[str] = []
        # Addresses of requests, except for the page itself.
        self.requests: list[str] = []

    @property
    def policy_violations(self) -> list[str]:
        """The browser's messages about the page's content security policy."""
        return [message for message in self.browser if "Content Security Policy" in message]

    @property
    def complaints(self) -> list[str]:
        """All messages and requests: empty for a page without errors that needs no other file."""
        return [*self.console, *self.exceptions, *self.browser, *(f"request: {url}" for url in self.requests)]

    def add(self, method: str, event: dict) -> None:
        """Takes an event of the page."""
        match method:
            case "Page.lifecycleEvent" if event["name"] == "load":
                self.loaded.add(event["loaderId"])
            case "Runtime.consoleAPICalled":
                self.console.append(f"{event['type']}: {' '.join(map(shown, event['args']))}")
            case "Runtime.exceptionThrown":
                details = event["exceptionDetails"]
                self.exceptions.append(details.get("exception", {}).get("description", details["text"]))
            case "Log.entryAdded":
                entry = event["entry"]
                self.browser.append(f"{entry['source']} {entry['level']}: {entry['text']}")
            case "Network.requestWillBeSent":
                self._add_request(event)

    def _add_request(self, event: dict) -> None:
        is_page = event.get("type") == "Document" and event["requestId"] == event["loaderId"]
        url = event["request"]["url"]
        if not is_page and not url.startswith(OWN):
            self.requests.append(url)


def shown(argument: dict) -> str:
    """An argument of console.log as text."""
    return str(argument.get("value", argument.get("description", argument.get("type"))))


# MARK: Accessibility, by axe-core from the package axe-core-python

IMPACTS = ("serious", "critical")
# Style sheets from elsewhere cannot be loaded.
OPTIONS = '{resultTypes: ["violations"], preload: false}'


class Violation(NamedTuple):
    """A rule that elements of a page break."""

    rule: str
    impact: str
    help: str
    # One for each element; into a frame or a shadow tree, one behind the other.
    selectors: list[str]

    def __str__(self) -> str:
        return f"{self.rule} ({self.impact}): {self.help}: {', '.join(self.selectors)}"


def violations(page: "Page", impacts: tuple[str, ...] = IMPACTS) -> list[Violation]:
    """The rules of some impacts that the page breaks in its present state; to be called for each state."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(f"{_script()};0")
    found = page.evaluate(f"axe.run(document, {OPTIONS}).then((results) => results.violations)")
    return [
        Violation(rule["id"], rule["impact"], rule["help"], [_selector(node["target"]) for node in rule["nodes"]])
        for rule in found if rule["impact"] in impacts
    ]


@cache
def _script() -> str:
    # The package is for drivers of other browsers. Only its file is needed, so it is not imported.
    package = importlib.util.find_spec("axe_core_python")
    return (Path(package.origin).parent / "axe.min.js").read_text()


def _selector(target: list) -> str:
    return " ".join(part if isinstance(part, str) else " ".join(part) for part in target)


SHOWN = """[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility())
  .map((one) => [Number(one.tagName[1]), one.textContent])"""


def skipped_levels(page: "Page") -> list[str]:
    """The visible headings more than a level below the previous one; the first heading has to be of the first level."""
    before, skipped = 0, []
    for level, text in page.evaluate(SHOWN):
        if level > before + 1:
            skipped.append(f"h{level} {text!r} behind h{before}")
        before = level
    return skipped


def require_accessible(page: "Page", what: str) -> None:
    """Requires that axe-core finds nothing serious, and that no heading skips a level."""
    found = violations(page)
    require(found == [], f"{what}: {'; '.join(map(str, found))}")
    require(skipped_levels(page) == [], f"the headings of {what}: {skipped_levels(page)}")


# MARK: Content policies: a page runs its own script, and no other

# Inserts foreign scripts into the page: an element, and an attribute.
FOREIGN = """(() => {
  const script = document.createElement("script");
  script.textContent = "window.wasForeign = true";
  const button = document.createElement("button");
  button.setAttribute("onclick", "window.wasForeign = true");
  document.body.append(script, button);
  button.click();
  for (const one of [script, button]) one.remove();
  return window.wasForeign === true;
})()"""


def runs_foreign_scripts(page: "Page") -> bool:
    """Whether the page runs a foreign script; clears the record, as a policy that forbids the script reports it."""
    has_run = page.evaluate(FOREIGN)
    page.evaluate("0")
    has_complained = len(page.record.policy_violations) >= 2
    page.record.clear()
    return has_run or not has_complained


# MARK: The times until a page appears, and the costs of its frames

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
