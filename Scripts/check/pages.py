"""Drives pages as readers do: those that hold the library, and those that the tool writes.

The names of suites choose some of them. All checks share one browser. The values that they read are compared with those of the
tool. --write makes the reference pictures in Tests/Browser anew.
"""

from importlib import import_module

from check.browser.chromium import find_browser
from check.browser.suites import run
from check.support import leave_out

SUITES = {
    "driver": "browser.self_test", "compare": "explorer.compare_test", "editors": "explorer.editors_test",
    "keyframes": "explorer.keyframes_test", "gesture": "explorer.gesture_test", "export": "explorer.export_test",
    "address": "explorer.address_test", "looks": "explorer.looks_test", "limits": "explorer.limits_test", "gallery": "gallery",
    "player": "player", "tool": "tool_pages",
}


def check(options) -> None:
    if find_browser() is None:
        leave_out("pages, as there is no Chromium to open them in")
        return
    modules = [import_module(f"check.{SUITES[name]}") for name in options.words or SUITES]
    if options.write:
        run([module.WRITING for module in modules if hasattr(module, "WRITING")], options.tool)
    else:
        run([module.SUITE for module in modules], options.tool)
