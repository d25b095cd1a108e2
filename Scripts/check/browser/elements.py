"""An element of a page, and its place."""

from check.browser.chromium import PageError

# A click on a label counts as a click on its control.
REACHES = """function (x, y) {
  const hit = document.elementFromPoint(x, y);
  const reaches = hit && (this.contains(hit) || hit.closest("label")?.control === this);
  return reaches ? "" : hit?.outerHTML.slice(0, 120) ?? "nothing";
}"""
BOX = "function () { const { x, y, width, height } = this.getBoundingClientRect(); return [x, y, width, height]; }"


class Element:
    """An element of a page in its present state; a reload ends it."""

    def __init__(self, page, object_id: str, description: str) -> None:
        self.page, self.object_id, self.description = page, object_id, description

    def call(self, function: str, *arguments):
        """The result of a function whose `this` is the element."""
        answer = self.page.command(
            "Runtime.callFunctionOn", objectId=self.object_id, functionDeclaration=function, awaitPromise=True,
            arguments=[{"value": argument} for argument in arguments], returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(f"{self.description}: {answer['exceptionDetails']['exception']['description'][:500]}")
        return answer["result"].get("value")

    def value(self, name: str = "value"):
        """A property of the element, converted by JSON."""
        return self.call("function (name) { return this[name]; }", name)

    def focus(self) -> None:
        self.call("function () { this.focus(); }")

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Scrolls the element into view; a point of the window by its fractions of the element's width and height."""
        self.page.command("DOM.scrollIntoViewIfNeeded", objectId=self.object_id)
        left, top, width, height = self.call(BOX)
        return left + x * width, top + y * height

    def reachable_centre(self) -> tuple[float, float]:
        """The centre in the window; raises PageError if a click there would hit another element."""
        centre = self.at(0.5, 0.5)
        other = self.call(REACHES, *centre)
        if other:
            raise PageError(f"{self.description} is covered by {other}")
        return centre
