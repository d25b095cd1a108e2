"""Drives the pages that hold the library as readers do: pages_test.py TOOL FOLDER [NAME…]

FOLDER has the pages that Scripts/web.sh makes; NAMEs choose suites. All checks share one browser, and what they read is held
against the command TOOL. Without a Chromium it says so in one line.
"""

import argparse
from pathlib import Path

import player_test
from browser import find_browser
from explorer import export_test
from pages.suites import run

SUITES = {"export": export_test.SUITE, "player": player_test.SUITE}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", choices=[[], *SUITES], metavar="NAME")
    arguments = parser.parse_args()
    if find_browser() is None:
        print("pages: skipped, as there is no Chromium to open them in")
        return
    tool, folder = arguments.tool.resolve(), arguments.folder.resolve()
    run([SUITES[name] for name in arguments.names or SUITES], tool, folder)


if __name__ == "__main__":
    main()
