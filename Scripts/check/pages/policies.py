"""The content policies of pages: a page runs its own script, and no other."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.page import Page

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
