"""The explorer in a page, with the tool beside it and a folder for files."""

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

from check.browser.elements import Element
from check.browser.page import Page
from check.browser.suites import require, require_well
from check.support import output, run

IS_PLAYING = "document.querySelector('.compare .transport button').title === 'Pause'"
SCRUBBER = ".compare .transport input[type=range]"
MESSAGES = """{
  window.messages = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target.closest ? target : target.parentElement)?.closest(".announcement, .import-problem");
      if (region && messages.at(-1) !== region.textContent) messages.push(region.textContent);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}"""


class Explorer:
    """A reader of the explorer."""

    def __init__(self, page: Page, file: Path, tool: Path, folder: Path) -> None:
        self.page, self.file, self.tool, self.folder = page, file, tool, folder
        # Runs before the page's scripts, so that no announcement is missed.
        page.command("Page.addScriptToEvaluateOnNewDocument", source=MESSAGES)

    # MARK: The tool

    def output(self, *arguments: str) -> str | None:
        """The output of the tool; None if it refuses."""
        answer = run(self.tool, *arguments)
        return answer.stdout if answer.returncode == 0 else None

    def refusal(self, *arguments: str) -> str:
        """The message of the tool when it refuses."""
        return run(self.tool, *arguments).stderr

    def described(self, motion: str) -> dict:
        return described(self.tool, motion)

    def sampled(self, motions: list[str], times: list[float]) -> list[list[tuple[float, float]]]:
        """The values and velocities of motions of one kind of time: a list for each motion."""
        at = ",".join(map(repr, times))
        lines = self.output("sample", *motions, "--at", at, "--velocity").splitlines()[1:]
        rows = [[float(cell) for cell in line.split(",")[1:]] for line in lines]
        return [[(row[2 * index], row[2 * index + 1]) for row in rows] for index in range(len(motions))]

    # MARK: The page

    def open(self, *motions: str, settings: str = "") -> None:
        """Opens the page with motions and settings of its address."""
        self.open_address("&".join(filter(None, [f"m={quote(motion)}" for motion in motions] + [settings])))

    def open_address(self, fragment: str) -> None:
        require_well(self.page)
        # A new fragment alone would not reload the page.
        self.page.open("about:blank")
        self.page.open(f"{self.file.as_uri()}#{fragment}" if fragment else self.file)
        self.page.wait_until("document.body.dataset.state === 'ready'", 30)

    def reload(self) -> None:
        """Opens the page's address again."""
        self.open_address(self.page.evaluate("explorer.state.address"))

    @property
    def notations(self) -> list[str]:
        return self.page.evaluate("explorer.state.entries.map(({ notation }) => notation)")

    @property
    def selected(self) -> str:
        """The selected motion as it was typed."""
        return self.page.evaluate("explorer.state.selected.text")

    @property
    def address(self) -> str:
        return self.page.evaluate("explorer.state.address")

    @property
    def messages(self) -> list[str]:
        """The announcements of the page since it was opened."""
        return self.page.evaluate("messages")

    def texts(self, selector: str) -> list[str]:
        """The texts of the elements that are shown."""
        return self.page.call("""((selector) => [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility()).map((one) => one.textContent))""", selector)

    def click(self, name: str, role: str = "button") -> None:
        self.page.click(self.page.named(name, role))

    def write(self, target: Element, text: str, key: str = "Enter") -> None:
        """Clicks into a field, and replaces its text."""
        self.page.click(target)
        self.page.press("a", control=True)
        self.page.type(text)
        self.page.press(key)

    def add(self, motion: str) -> None:
        """Types a motion into the list."""
        self.write(self.page.named("A motion in the notation", "textbox"), motion)

    def number(self, label: str, scope: str = ".editor", index: int = 0) -> Element:
        """The field of a number; `index` chooses one of several with the same label."""
        return self._control(label, scope, index, ".field input")

    def slider(self, label: str, scope: str = ".editor", index: int = 0) -> Element:
        return self._control(label, scope, index, "input[type=range]")

    def _control(self, label: str, scope: str, index: int, part: str) -> Element:
        mark = f"own-{abs(hash((label, scope, index, part)))}"
        count = self.page.call("""((label, scope, index, part, mark) => {
          document.querySelector(`[data-found="${mark}"]`)?.removeAttribute("data-found");
          const all = [...document.querySelectorAll(`${scope} .number-control`)].filter((control) =>
            control.checkVisibility() && control.querySelector("label").textContent === label);
          all[index]?.querySelector(part)?.setAttribute("data-found", mark);
          return all.length;
        })""", label, scope, index, part, mark)
        require(count > index, f"there is no number {label} in {scope}")
        return self.page.element(f'[data-found="{mark}"]')

    # MARK: Its clock

    @property
    def time(self) -> float:
        """The clock's time in seconds, as its slider shows it."""
        return self.page.evaluate(f"""(() => {{
          const scrubber = document.querySelector("{SCRUBBER}");
          return scrubber.value * Math.max(...explorer.state.shown.map(({{ end }}) => end));
        }})()""")

    def pause(self) -> None:
        """Stops the clock at its start."""
        if self.page.evaluate(IS_PLAYING):
            self.page.click(".compare .transport button")
            self.page.wait_until(f"!({IS_PLAYING})")
        self.page.element(SCRUBBER).focus()
        self.page.press("Home")
        self.page.wait_for_frames(3)

    def step(self, frames: int) -> None:
        """Goes on by frames, with the button."""
        for _ in range(frames):
            self.page.click(self.page.named("One frame on", "button"))
        self.page.wait_for_frames(3)


@cache
def described(tool: Path, motion: str) -> dict:
    """The facts that the tool states about a motion."""
    return json.loads(output(tool, "describe", motion, "--format", "json"))


def significant(number: float | None, digits: int) -> str:
    """A number as the page writes it, with a number of digits."""
    if number is None:
        return "∞"
    # JavaScript's shortest form of the rounded number.
    text = repr(float(f"{number:.{digits - 1}e}"))
    return re.sub(r"\.0$", "", text).replace("-", "−")


def read(text: str) -> float:
    """A number that the page has written."""
    return float(text.replace("−", "-"))
