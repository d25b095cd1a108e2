"""Elements of a page, found by a selector or by their accessible name, and their places."""

import json
from typing import TYPE_CHECKING

from check.browser.chromium import PageError

if TYPE_CHECKING:
    from check.browser.page import Page

# The roles of accessibility nodes that are only the text in another node.
TEXTS = {"StaticText", "InlineTextBox"}
# A click on a label counts as a click on its control.
REACHES = """function (x, y) {
  const hit = document.elementFromPoint(x, y);
  const reaches = hit && (this.contains(hit) || hit.closest("label")?.control === this);
  return reaches ? "" : hit?.outerHTML.slice(0, 120) ?? "nothing";
}"""
BOX_IN_PAGE = """function () {
  const box = this.getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height];
}"""


class Element:
    """An element of a page in its present state; a reload ends it."""

    def __init__(self, page: "Page", object_id: str, description: str) -> None:
        self.page = page
        self.object_id = object_id
        self.description = description

    def call(self, function: str, *arguments):
        """The result of a function whose `this` is the element."""
        answer = self.page.command(
            "Runtime.callFunctionOn", objectId=self.object_id, functionDeclaration=function, awaitPromise=True,
            arguments=[{"value": argument} for argument in arguments], returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(f"{self.description}: {answer['exceptionDetails']['exception']['description'][:500]}")
        return answer["result"].get("value")

    def value(self, attribute: str = "value"):
        """A property of the element, converted by JSON."""
        return self.call(f"function () {{ return this[{json.dumps(attribute)}]; }}")

    def focus(self) -> None:
        self.call("function () { this.focus(); }")

    def is_focused(self) -> bool:
        return self.call("function () { return document.activeElement === this; }")

    def box(self) -> tuple[float, float, float, float]:
        """Scrolls the element into view; its left and upper edge in the window, its width and height."""
        self.page.command("DOM.scrollIntoViewIfNeeded", objectId=self.object_id)
        x, y, width, height = self.call(BOX_IN_PAGE)
        scroll_x, scroll_y = self.page.evaluate("[scrollX, scrollY]")
        return x - scroll_x, y - scroll_y, width, height

    def box_in_page(self) -> tuple[float, float, float, float]:
        """The same box in coordinates of the page."""
        return tuple(self.call(BOX_IN_PAGE))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window by its fractions of the element's width and height: (0.5, 0.5) is the centre."""
        left, top, width, height = self.box()
        return left + x * width, top + y * height

    def reachable_centre(self) -> tuple[float, float]:
        """The centre in the window; raises PageError if a click there would hit another element."""
        centre = self.at(0.5, 0.5)
        other = self.call(REACHES, *centre)
        if other:
            raise PageError(f"{self.description} is covered by {other}")
        return centre


def selected_element(page: "Page", selector: str) -> Element:
    """The first element of a selector."""
    expression = f"document.querySelector({json.dumps(selector)})"
    result = page.command("Runtime.evaluate", expression=expression)["result"]
    if "objectId" not in result or result.get("subtype") != "node":
        raise PageError(f"there is no {selector}")
    return Element(page, result["objectId"], selector)


def named_element(page: "Page", name: str, role: str | None) -> Element:
    """The only element with an accessible name, and with a role if it is given."""
    root = page.command("DOM.getDocument", depth=0)["root"]["backendNodeId"]
    query = {"accessibleName": name} | ({} if role is None else {"role": role})
    nodes = page.command("Accessibility.queryAXTree", backendNodeId=root, **query)["nodes"]
    found = [node for node in nodes if not node["ignored"] and node["role"]["value"] not in TEXTS]
    description = " ".join(filter(None, [role, repr(name)]))
    if len(found) != 1:
        roles = ", ".join(node["role"]["value"] for node in found)
        raise PageError(f"{len(found)} elements are called {description}: {roles}")
    resolved = page.command("DOM.resolveNode", backendNodeId=found[0]["backendDOMNodeId"])
    return Element(page, resolved["object"]["objectId"], description)
