"""The explorer in a page, with the tool beside it and a folder for files."""

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

from check.browser.elements import Element
from check.browser.page import Page
from check.browser.suites import require, require_well
from check.support import output, rows, run

IS_PLAYING = "document.querySelector('.compare .transport button').title === 'Pause'"
SCRUBBER = ".compare .transport input[type=range]"
# The clock's time in seconds, as its slider shows it.
TIME = f"document.querySelector('{SCRUBBER}').value * Math.max(...explorer.state.shown.map(({{ end }}) => end))"
# A small element that is always visible; the page accepts drops anywhere.
TABS = "[role=tablist]"
# Whether all that the page searches for is there.
IS_SETTLED = "[...document.querySelectorAll('.searching')].every((one) => !one.checkVisibility())"
FITS = "document.querySelectorAll('.fits li').length"
MESSAGES = """{
  window.messages = [...document.querySelectorAll(".announcement, .import-problem")].map((one) => one.textContent).filter(Boolean);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target.closest ? target : target.parentElement)?.closest(".announcement, .import-problem");
      if (region && messages.at(-1) !== region.textContent) messages.push(region.textContent);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}"""
# The parts of all number controls of a scope with a label that are shown.
CONTROLS = """[...document.querySelectorAll(%s)].filter((control) =>
  control.checkVisibility() && control.querySelector("label").textContent === %s).map((control) => control.querySelector(%s))"""


class Explorer:
    """A reader of the explorer."""

    def __init__(self, page: Page, file: Path, tool: Path, folder: Path) -> None:
        self.page, self.file, self.tool, self.folder = page, file, tool, folder
        # Runs before the page's scripts, so that no announcement is missed.
        page.before_scripts(MESSAGES)

    # MARK: The tool

    def output(self, *arguments: str) -> str | None:
        """The output of the tool; None if it refuses."""
        answer = run(self.tool, *arguments)
        return answer.stdout if answer.returncode == 0 else None

    def refusal(self, motion: str) -> str:
        """The message of the tool when it refuses a motion."""
        return run(self.tool, "describe", motion).stderr

    def refused_export(self, *arguments: str) -> str:
        """The message of the tool when it refuses an export."""
        return run(self.tool, "export", *arguments).stderr

    def described(self, motion: str) -> dict:
        """The facts that the tool states about a motion."""
        return described(self.tool, motion)

    def sampled(self, motion: str, *times: float) -> list[tuple[float, float]]:
        """The values and velocities of a motion."""
        table = output(self.tool, "sample", motion, "--at", ",".join(map(repr, times)), "--velocity")
        return [tuple(float(cell) for cell in list(row.values())[1:]) for row in rows(table)]

    # MARK: The page

    def open(self, *motions: str, settings: str = "") -> None:
        """Opens the page with motions and settings of its address."""
        self.open_address("&".join(filter(None, [f"m={quote(motion)}" for motion in motions] + [settings])))

    def open_address(self, fragment: str) -> None:
        require_well(self.page)
        self.page.open(self.file, fragment)
        self.page.wait_until("document.body.dataset.state === 'ready'", 60)

    def reload(self) -> None:
        """Opens the page's address again."""
        self.open_address(self.address)

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

    def setting(self, name: str):
        return self.page.evaluate(f"explorer.state.setting('{name}') ?? null")

    def texts(self, selector: str) -> list[str]:
        """The texts of the elements that are shown."""
        return self.page.call("""((selector) => [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility()).map((one) => one.textContent))""", selector)

    def click(self, name: str, role: str = "button") -> None:
        self.page.click(name, role)

    def add(self, motion: str) -> None:
        """Types a motion into the box."""
        self.page.write(self.page.named("A motion in any form", "textbox"), motion)

    def number(self, label: str, scope: str = ".editor", index: int = 0, part: str = ".field input") -> Element:
        """The field of a number; `index` chooses one of several with the same label."""
        controls = CONTROLS % tuple(map(json.dumps, (f"{scope} .number-control", label, part)))
        return self.page.found(f"{controls}[{index}]", f"number {label} in {scope}")

    def slider(self, label: str) -> Element:
        return self.number(label, part="input[type=range]")

    def paste(self, text: str) -> None:
        """Pastes as from the keyboard, while nothing has the focus."""
        self.page.call("""((text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          // Firefox gives a ClipboardEvent of a script no data.
          const paste = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData });
          document.body.dispatchEvent(paste);
        })""", text)

    def written(self) -> str | None:
        """The text that is written for the chosen target; None if the page refuses it, or waits until somebody asks for it."""
        self.page.wait_until("document.querySelector('.written').getAttribute('aria-busy') === 'false'", 120)
        return self.page.evaluate("document.querySelector('.written pre').textContent") or None

    def settle(self) -> None:
        """Waits until all that the page searches for is there."""
        self.page.wait_until(IS_SETTLED, 60)

    def recording(self, name: str, *arguments: str) -> Path:
        """A file with a table of the tool."""
        file = self.folder / name
        file.write_text(self.output("sample", *arguments))
        return file

    # MARK: Its clock

    @property
    def time(self) -> float:
        return self.page.evaluate(TIME)

    def pause(self) -> None:
        """Stops the clock at its start."""
        if self.page.evaluate(IS_PLAYING):
            self.page.click(".compare .transport button")
            self.page.wait_until(f"!({IS_PLAYING})")
        self.page.element(SCRUBBER).focus()
        self.press("Home")

    def press(self, key: str, **modifiers: bool) -> None:
        """Presses a key, and waits until the page has drawn."""
        self.page.press(key, **modifiers)
        self.page.wait_for_frames(3)

    def step(self, frames: int) -> None:
        """Goes on by frames, with the button."""
        for _ in range(frames):
            self.click("One frame on")
        self.page.wait_for_frames(3)


@cache
def described(tool: Path, motion: str) -> dict:
    return json.loads(output(tool, "describe", motion, "--format", "json"))


def significant(number: float | None, digits: int = 3) -> str:
    """A number as the page writes it, with a number of digits."""
    if number is None:
        return "∞"
    # JavaScript's shortest form of the rounded number.
    text = repr(float(f"{number:.{digits - 1}e}"))
    return re.sub(r"\.0$", "", text).replace("-", "−")


def beyond_noise(number: float, scale: float) -> str:
    """A number as the page writes it beside greater ones."""
    return "0" if abs(number) < scale / 2000 else significant(number)


def read(text: str) -> float:
    """A number that the page has written."""
    return float(text.replace("−", "-"))
