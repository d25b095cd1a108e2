"""What a page shows and does: its record, its inaccessible parts, its headings, foreign scripts, and its times."""

import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path

from check.support import require

# How much wider the content is than the window without its scroll bar, and the window, which a telephone widens to its content.
BEYOND = "[document.documentElement.scrollWidth - document.documentElement.clientWidth, innerWidth]"


class PageError(Exception):
    """The page has thrown an exception, does not answer, or does not do what it should."""


# MARK: The record of a page since it was opened

# The schemes of addresses inside the page.
OWN = ("data:", "blob:", "about:")


class Record:
    """What a page does besides what it should."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.clear()

    def clear(self) -> None:
        # What it writes to the console, uncaught exceptions, and messages of the browser: broken content security
        # policies, failed loads, interventions.
        self.messages: list[str] = []
        # Addresses of requests, except for the page itself.
        self.requests: list[str] = []
        # The events of the trace that is recorded, and whether all of them are there.
        self.trace: list[dict] = []
        self.is_traced = False

    @property
    def complaints(self) -> list[str]:
        """All messages and requests: empty for a page without errors that needs no other file."""
        return [*self.messages, *(f"request: {url}" for url in self.requests)]

    def add(self, method: str, event: dict) -> None:
        """Takes an event of the page."""
        match method:
            case "Page.lifecycleEvent" if event["name"] == "load":
                self.loaded.add(event["loaderId"])
            case "Runtime.consoleAPICalled":
                said = [str(each.get("value", each.get("description", each.get("type")))) for each in event["args"]]
                self.messages.append(f"{event['type']}: {' '.join(said)}")
            case "Runtime.exceptionThrown":
                details = event["exceptionDetails"]
                self.messages.append(details.get("exception", {}).get("description", details["text"]))
            case "Log.entryAdded":
                self.messages.append("{source} {level}: {text}".format(**event["entry"]))
            case "Tracing.dataCollected":
                self.trace += event["value"]
            case "Tracing.tracingComplete":
                self.is_traced = True
            case "Network.requestWillBeSent":
                is_page = event.get("type") == "Document" and event["requestId"] == event["loaderId"]
                url = event["request"]["url"]
                if not is_page and not url.startswith(OWN):
                    self.requests.append(url)


def require_well(page) -> None:
    """Requires that the record of the page is empty since it was opened."""
    require(page.record.complaints == [], f"the page is not well: {page.record.complaints}")


# MARK: Accessibility, by axe-core from the package axe-core-python

# The serious violations: the rule, and the elements that break it; one into a frame or a shadow tree behind the other. Style
# sheets from elsewhere cannot be loaded.
VIOLATIONS = """axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations
  .filter(({ impact }) => ["serious", "critical"].includes(impact))
  .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.flat().join(" ")).join(", ")}`))"""
HEADINGS = """[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility())
  .map((one) => Number(one.tagName[1]))"""


def violations(page) -> list[str]:
    """The rules that the page seriously breaks in its present state; to be called for each state."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(f"{_axe()};0")
    return page.evaluate(VIOLATIONS)


@cache
def _axe() -> str:
    # The package is for drivers of other browsers. Only its file is needed, so it is not imported.
    package = importlib.util.find_spec("axe_core_python")
    return (Path(package.origin).parent / "axe.min.js").read_text()


def require_accessible(page, what: str) -> None:
    """Requires that axe-core finds nothing serious, and that no visible heading skips a level."""
    found = violations(page)
    require(found == [], f"{what}: {'; '.join(found)}")
    levels = page.evaluate(HEADINGS)
    is_even = all(level <= before + 1 for before, level in zip([0, *levels], levels))
    require(is_even, f"the headings of {what} have the levels {levels}")


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


def runs_foreign_scripts(page) -> bool:
    """Whether the page runs a foreign script; clears the record, as a policy that forbids the script reports it."""
    has_run = page.evaluate(FOREIGN)
    page.evaluate("0")
    forbidden = [message for message in page.record.messages if "Content Security Policy" in message]
    page.record.clear()
    return has_run or len(forbidden) < 2


# MARK: Frames, and the cost of scripts

NEXT_FRAMES = """new Promise((done) => {
  let left = %d;
  const frame = () => left-- > 0 ? requestAnimationFrame(frame) : done();
  frame();
})"""


def script_time(page, expression: str) -> float:
    """The milliseconds in scripts until the promise of an expression is fulfilled.

    They are processor time of the main thread, so that other programs on the machine count little.
    """
    def seconds() -> float:
        metrics = page.command("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration")

    page.command("Performance.enable", timeDomain="threadTicks")
    before = seconds()
    page.evaluate(expression)
    passed = seconds() - before
    page.command("Performance.disable")
    return 1000 * passed


def script_of_a_frame(page, frames: int) -> float:
    """The mean milliseconds of script of the next frames of the open page: real frames, at the rate of a screen."""
    return script_time(page, NEXT_FRAMES % frames) / frames


# Keeps the longest time between two timers of a page.
HEARTBEAT = """if (!window.heartbeat) {
  const heartbeat = window.heartbeat = { at: performance.now(), longest: 0 };
  const beat = () => {
    const now = performance.now();
    heartbeat.longest = Math.max(heartbeat.longest, now - heartbeat.at);
    heartbeat.at = now;
    setTimeout(beat);
  };
  beat();
}"""


def longest_task(page, action: Callable[[], None]) -> float:
    """The milliseconds of the longest task of main threads while something is done: processor time, as of `script_time`.

    If that opens a page, what the browser does before it reads the page does not count: a long address takes it 140 ms.
    Engines without a trace tell the longest gap between timers by the clock, which other programs lengthen.
    """
    if page.command is None:
        return _longest_gap(page, action)
    config = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"], "excludedCategories": ["*"]}
    page.command("Tracing.start", transferMode="ReportEvents", traceConfig=config)
    try:
        action()
    finally:
        page.record.trace, page.record.is_traced = [], False
        page.command("Tracing.end")
        while not page.record.is_traced:
            page.evaluate("0")
    trace = page.record.trace
    threads = {(event["pid"], event["tid"]) for event in trace
               if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    read = min((event["ts"] for event in trace if event["name"] == "ParseHTML"
                and event["args"]["beginData"]["url"] not in ("", "about:blank")), default=0)
    tasks = [event["tdur"] / 1000 for event in trace
             if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in threads and event["ts"] > read]
    require(tasks, "the trace has no tasks")
    return max(tasks)


def _longest_gap(page, action: Callable[[], None]) -> float:
    page.before_scripts(HEARTBEAT)
    page.evaluate(HEARTBEAT)
    page.evaluate("void Object.assign(heartbeat, { at: performance.now(), longest: 0 })")
    action()
    return page.evaluate("heartbeat.longest")
