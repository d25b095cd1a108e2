"""The content policies of pages: a page runs its own script, and no other."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.page import Page

# Scripts that got into the page: an element, and an attribute.
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
    """Whether a script runs that came into the page; the record begins anew, as a policy that forbids it says so."""
    has_run = page.evaluate(FOREIGN)
    page.evaluate("0")
    has_complained = len(page.record.policy_violations) >= 2
    page.record.clear()
    return has_run or not has_complained
