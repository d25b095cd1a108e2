"""An element of a page, and its place."""

from check.browser.eyes import PageError

# A click on a label counts as a click on its control.
REACHES = """function (x, y) {
  const hit = document.elementFromPoint(x, y);
  const reaches = hit && (this.contains(hit) || hit.closest("label")?.control === this);
  return reaches ? "" : hit?.outerHTML.slice(0, 120) ?? "nothing";
}"""
BOX = "function () { const { x, y, width, height } = this.getBoundingClientRect(); return [x, y, width, height]; }"


class Element:
    """An element of a page in its present state; a reload ends it."""

    def __init__(self, tab, handle: str, description: str) -> None:
        self.handle, self.description = handle, description
        self._tab = tab

    def call(self, function: str, *arguments):
        """The result of a function whose `this` is the element."""
        try:
            return self._tab.apply(self.handle, function, arguments)
        except PageError as error:
            raise PageError(f"{self.description}: {error}") from error

    def value(self, name: str = "value"):
        """A property of the element, converted by JSON."""
        return self.call("function (name) { return this[name]; }", name)

    def focus(self) -> None:
        self.call("function () { this.focus(); }")

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Scrolls the element into view; a point of the window by its fractions of the element's width and height."""
        self._tab.scroll_to(self.handle)
        left, top, width, height = self.call(BOX)
        return left + x * width, top + y * height

    def reachable_centre(self) -> tuple[float, float]:
        """The centre in the window; raises PageError if a click there would hit another element."""
        centre = self.at(0.5, 0.5)
        other = self.call(REACHES, *centre)
        if other:
            raise PageError(f"{self.description} is covered by {other}")
        return centre
