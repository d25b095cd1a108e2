"""Drives pages as readers do: those that hold the library, and those that the tool writes.

The names of suites choose some of them. All checks share one browser. The values that they read are compared with those of the
tool. --write makes the reference pictures in Tests/Browser anew.
"""

from check import gallery, player, tool_pages
from check.browser import self_test
from check.browser.chromium import find_browser
from check.browser.suites import run
from check.explorer import (
    address_test, compare_test, editors_test, export_test, gesture_test, limits_test, looks_test, trials_test,
)
from check.support import leave_out

SUITES = {
    "driver": self_test.SUITE, "compare": compare_test.SUITE, "editors": editors_test.SUITE, "gesture": gesture_test.SUITE,
    "export": export_test.SUITE, "address": address_test.SUITE, "looks": looks_test.SUITE, "trials": trials_test.SUITE,
    "limits": limits_test.SUITE, "gallery": gallery.SUITE, "player": player.SUITE, "tool": tool_pages.SUITE,
}
WRITING = [looks_test.WRITING, gallery.WRITING]


def check(options) -> None:
    if find_browser() is None:
        leave_out("pages, as there is no Chromium to open them in")
        return
    run(WRITING if options.write else [SUITES[name] for name in options.words or SUITES], options.tool)
