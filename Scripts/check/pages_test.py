"""Drives the pages that hold the library as readers do: pages_test.py [--write] TOOL FOLDER [NAME…]

FOLDER has the pages that Scripts/build/web.sh makes; NAMEs choose suites. All checks share one browser. The values that they
read are compared with those of the command TOOL. --write makes the reference pictures in Tests/Browser anew. Without a
Chromium it says so in one line.
"""

import argparse
from pathlib import Path

import player_test
import tool_pages_test
from browser import find_browser
from explorer import address_test, catch_test, compare_test, editors_test, export_test, limits_test, looks_test, trials_test
from pages.suites import run

SUITES = {
    "compare": compare_test.SUITE, "editors": editors_test.SUITE, "catch": catch_test.SUITE, "export": export_test.SUITE,
    "address": address_test.SUITE, "looks": looks_test.SUITE, "trials": trials_test.SUITE, "limits": limits_test.SUITE,
    "player": player_test.SUITE, "tool": tool_pages_test.SUITE,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="make the reference pictures anew")
    parser.add_argument("tool", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", choices=[[], *SUITES], metavar="NAME")
    arguments = parser.parse_args()
    if find_browser() is None:
        print("pages: skipped, as there is no Chromium to open them in")
        return
    tool, folder = arguments.tool.resolve(), arguments.folder.resolve()
    if arguments.write:
        run([looks_test.WRITING], tool, folder)
        return
    run([SUITES[name] for name in arguments.names or SUITES], tool, folder)


if __name__ == "__main__":
    main()
