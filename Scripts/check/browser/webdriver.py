"""A tab of Firefox or WebKit: what a page needs of its engine, by the commands of W3C WebDriver. `chromium_tab` has the same."""

import base64
import re
from abc import abstractmethod
from pathlib import Path

from check.browser.eyes import PageError, Record
from check.browser.hands import CONTROL, SHIFT, Point

# How WebDriver calls an element in JSON.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010",
    "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
}
MODIFIERS = {SHIFT: "\ue008", CONTROL: "\ue009"}
# A script that is no expression, which alone has a value.
STATEMENTS = re.compile(r"\s*(\{|(for|if|const|let|delete)\b)|.*;0$", re.DOTALL)
# Keeps what the page complains about.
WATCH = """if (!window.complaints) {
  window.complaints = [];
  const say = (text) => window.complaints.push(String(text));
  addEventListener("error", ({ error, message, target }) => say(error ?? message ?? `no ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => say(reason));
  addEventListener("securitypolicyviolation", (event) =>
    say(`Content Security Policy: ${event.violatedDirective} blocks ${event.blockedURI}`), true);
  for (const kind of ["log", "info", "warn", "error", "debug"]) {
    console[kind] = (...parts) => say(`${kind === "warn" ? "warning" : kind}: ${parts.map(String).join(" ")}`);
  }
}"""
COMPLAINTS = """[(window.complaints ?? []).splice(0), performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => !/^(data|blob|about):/.test(name))]"""
# The elements of a page that may have a role and a name; the engine itself says whether one has them.
CANDIDATES = """((name, role) => {
  const tags = { button: "button, summary", checkbox: "[type=checkbox]", radio: "[type=radio]", slider: "[type=range]",
    textbox: "input, textarea", searchbox: "[type=search]", tab: "button", spinbutton: "[type=number]" };
  const short = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  return [...document.querySelectorAll(`[role=${role}], ${tags[role] ?? role}`)].filter((one) => one.checkVisibility()
    && [one.ariaLabel, one.textContent, one.title, ...[...one.labels ?? []].map(({ textContent }) => textContent),
      ...(one.ariaLabelledByElements ?? []).map(({ textContent }) => textContent)].some((text) => short(text).includes(name)));
})"""
# A field that the keyboard pastes into.
FIELD = """{
  window.focused = document.activeElement;
  const field = document.createElement("textarea");
  field.id = "pasted";
  document.body.append(field);
  field.focus();
}"""
PASTED = """(() => {
  const field = document.getElementById("pasted");
  field.remove();
  window.focused.focus();
  return field.value;
})()"""
# No engine takes files from a driver's mouse, so the page gets a File by events of a script.
DROP = """function (name, bytes, x, y) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
  for (const kind of ["dragenter", "dragover", "drop"]) {
    this.dispatchEvent(new DragEvent(kind, { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true }));
  }
}"""


class WebDriverTab:
    """A tab; its subclasses bring its commands to the engine, and the reader's preferences."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._sources = [WATCH]

    # MARK: What the engines do differently

    @abstractmethod
    def _execute(self, script: str, arguments: list):
        """The result of the body of a function, or of its promise."""

    @abstractmethod
    def _navigate(self, url: str) -> None: ...

    @abstractmethod
    def _perform(self, kind: str, device: dict) -> None:
        """Performs the actions of a device."""

    @abstractmethod
    def _computed(self, handle: str) -> tuple[str, str]:
        """The role and the name of an element, as the engine tells them to screen readers."""

    # MARK: The document

    def open(self, url: str) -> None:
        self._navigate(url)

    def update_record(self) -> None:
        messages, self._record.requests = self.evaluate(COMPLAINTS, 60)
        self._record.messages += messages

    def evaluate(self, expression: str, timeout: float):
        is_value = not STATEMENTS.match(expression)
        return self._execute(f"return ({expression.rstrip().rstrip(';')}\n)" if is_value else expression, [])

    def find(self, expression: str) -> str | None:
        found = self._execute(f"return {expression} ?? null", [])
        return found and found[ELEMENT]

    def named(self, name: str, role: str) -> list[str]:
        handles = [each[ELEMENT] for each in self._execute(f"return {CANDIDATES}(...arguments)", [name, role])]
        return [handle for handle in handles if self._computed(handle) == (role, name)]

    def apply(self, handle: str, function: str, arguments: tuple):
        return self._execute(f"return ({function}).apply(arguments[0], arguments[1])", [{ELEMENT: handle}, list(arguments)])

    def scroll_to(self, handle: str) -> None:
        # Like Chromium, only if it is not in view.
        self.apply(handle, """function () {
          const { left, right, top, bottom } = this.getBoundingClientRect();
          const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          if (!isInView) this.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        }""", ())

    # MARK: The reader

    def key_down(self, key: str, modifiers: int, is_repeated: bool) -> None:
        held = [value for flag, value in MODIFIERS.items() if flag & modifiers]
        self._keys("keyDown", *held, KEYS.get(key, key))

    def key_up(self, key: str, modifiers: int) -> None:
        self._keys("keyUp", KEYS.get(key, key), *[value for flag, value in MODIFIERS.items() if flag & modifiers])

    def _keys(self, kind: str, *values: str) -> None:
        self._perform("keyboard", {"type": "key", "actions": [{"type": kind, "value": value} for value in values]})

    def insert(self, text: str) -> None:
        self._execute("document.execCommand('insertText', false, arguments[0])", [text])

    def mouse(self, kind: str, point: Point, is_down: bool, clicks: int = 0) -> None:
        self._point("mouse", "mouse", {"press": "pointerDown", "release": "pointerUp"}.get(kind), point)

    def touch(self, kind: str, *points: Point) -> None:
        self._point("finger", "touch", {"start": "pointerDown", "end": "pointerUp", "cancel": "pointerCancel"}.get(kind), *points)

    def _point(self, device: str, pointer: str, action: str | None, *points: Point) -> None:
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points]
        self._perform(device, {"type": "pointer", "parameters": {"pointerType": pointer},
                               "actions": [*moves, *([{"type": action, "button": 0}] if action else [])]})

    def copied(self) -> str:
        self.evaluate(FIELD, 60)
        self.key_down("v", CONTROL, False)
        self.key_up("v", CONTROL)
        return self.evaluate(PASTED, 60)

    def drop(self, file: Path, handle: str, point: Point) -> None:
        self.apply(handle, DROP, (file.name, base64.b64encode(file.read_bytes()).decode(), *point))
