"""The clipboard of a page's reader; all pages of a browser have the same.

Measured in Chromium 156 with pages opened from a file: such a page is a secure context. In the handler of a click, both
`navigator.clipboard.writeText(text)` and, with the text selected, `document.execCommand("copy")` work without a permission
and under a policy of default-src 'none'. Reading needs a permission. A page should not ask for it.
"""

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages.page import Page


class Clipboard:
    """The clipboard of a page."""

    def __init__(self, page: "Page") -> None:
        self._page = page

    def allow(self) -> None:
        """Lets the page read and write without asking."""
        self._page.browser_command(
            "Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
            browserContextId=self._page.context)

    def forbid(self) -> None:
        """Takes back all permissions of the page."""
        self._page.browser_command("Browser.resetPermissions", browserContextId=self._page.context)

    def text(self) -> str:
        """The text on it; the page may read it from then on."""
        self.allow()
        return self._page.evaluate("navigator.clipboard.readText()")

    def put(self, text: str) -> None:
        """Puts a text on it."""
        self.allow()
        self._page.evaluate(f"navigator.clipboard.writeText({json.dumps(text)})")
