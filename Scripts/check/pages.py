"""Drives pages as readers do: those that hold the library, and those that the tool writes.

The names of suites choose some of them. All checks share one browser, --engine chromium, firefox or webkit; the last two are
optional: a line says if they are missing, and one for each check that they leave out. The values that checks read are compared
with those of the tool. --write makes the reference pictures in Tests/Browser anew.
"""

from importlib import import_module

from check.browser.chromium import Chromium
from check.browser.firefox import Firefox
from check.browser.suites import run
from check.browser.webkit import WebKit
from check.support import leave_out, require

SUITES = {
    "driver": "browser.self_test", "compare": "explorer.compare_test", "stage": "explorer.stage_test",
    "editors": "explorer.editors_test", "gesture": "explorer.gesture_test", "keyframes": "explorer.keyframes_test",
    "converter": "explorer.converter_test", "export": "explorer.export_test", "address": "explorer.address_test",
    "lottie": "explorer.lottie_test", "looks": "explorer.looks_test", "reach": "explorer.reach_test",
    "limits": "explorer.limits_test", "gallery": "gallery", "player": "player", "unpacking": "unpacking", "tool": "tool_pages",
}
ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
PICTURES = "the reference pictures are Chromium's"
COSTS = "its driver does not measure scripts"
TOUCH = "its driver has no fingers"
CANCELLED = "its driver cannot take a touch away"
CLOCK = "its driver has no virtual clock"
THROWN = "what a driver's own script throws is not told by name"
SAVED = "its driver saves no files"
CLICKED = "its driver's double click does not arrive"
REPEATED = "its driver repeats no keys"
NARROW = "its window is at least 447 pixels wide"
FORCED = "GTK has no forced colours"
# What the drivers of other engines cannot do.
ONLY_CHROMIUM = {
    "browser.self_test.check_record": THROWN, "browser.self_test.check_pictures": PICTURES, "browser.self_test.check_times": COSTS,
    "explorer.looks_test.check_pictures": PICTURES, "explorer.looks_test.check_cost": COSTS,
    "explorer.stage_test.check_cost": COSTS, "gallery.check_controls": CLOCK, "gallery.check_driven": CLOCK,
    "gallery.check_narrow_and_still": CLOCK,
    "gallery.check_pictures": PICTURES,
}
LEFT_OUT = {
    "chromium": {},
    "firefox": ONLY_CHROMIUM | {
        "explorer.editors_test.check_curve_by_touch": CANCELLED, "explorer.gesture_test.check_touch": CANCELLED,
        "explorer.editors_test.check_lines": CLICKED, "explorer.keyframes_test.check_keys": CLICKED,
    },
    "webkit": ONLY_CHROMIUM | {
        "explorer.looks_test.check_tabs": "its driver's Tab key makes no focus visible",
        "explorer.keyframes_test.check_document": SAVED, "explorer.keyframes_test.check_keys": REPEATED,
        "explorer.keyframes_test.check_touch": TOUCH,
        "explorer.lottie_test.check_film": SAVED, "gallery.check_accessible": "axe reads no <title> of an <svg> there",
        "player.check_export": SAVED, "player.check_film": SAVED, "player.check_document": SAVED,
        "explorer.compare_test.check_touch": TOUCH, "explorer.editors_test.check_curve_by_touch": TOUCH,
        "explorer.gesture_test.check_touch": TOUCH, "explorer.reach_test.check_touch": TOUCH,
        "explorer.reach_test.check_forced_colors": FORCED, "explorer.looks_test.check_axe": FORCED,
        "explorer.looks_test.check_widths": NARROW, "explorer.reach_test.check_widths": NARROW,
        "explorer.stage_test.check_first_screen": NARROW, "explorer.editors_test.check_curve_by_keys": REPEATED,
        "explorer.limits_test.check_without_workers": "nothing runs before the page's scripts",
    },
}


def check(options) -> None:
    require(options.engine in ENGINES, f"there is no engine {options.engine}, but {', '.join(ENGINES)}")
    engine = ENGINES[options.engine]
    if not engine.is_there():
        if engine is Chromium:
            leave_out("pages, as there is no Chromium to open them in")
        else:
            print(f"Left out: pages in {engine.name}, which is not installed")
        return
    modules = [import_module(f"check.{SUITES[name]}") for name in options.words or SUITES]
    if options.write:
        run([module.WRITING for module in modules if hasattr(module, "WRITING")], options.tool, engine(), {})
    else:
        run([module.SUITE for module in modules], options.tool, engine(), LEFT_OUT[options.engine])
