"""Runs checks, one after another: python3 -m check [OPTION…] NAME[:WORD,…]…

They end with 1, and a line for each problem, if something is not as it should be.
"""

import argparse
import importlib
import sys
from pathlib import Path

from check.support import Failure

# For each check its module, with the function if it is not `check`, and what it holds against what.
CHECKS = {
    "words": ("sources:check_words", "the sources against the words that others have replaced"),
    "workflows": ("workflows", "the steps of the workflows against the Makefile and the scripts"),
    "platforms": ("sources:check_platforms", "imports of a C library against the systems that have it"),
    "graph": ("sources:check_graph", "the files of each module against the known circles; with names of modules, draws them"),
    "interface": ("interface", "what is made of inbetween.h, and the bindings, against it; --write makes it anew"),
    "readme": ("documents", "the commands, the code and the links of the README and the guides against the tool and the libraries"),
    "guesses": ("guesses", "calls and commands as newcomers guess them against what answers them; --write writes the answers"),
    "schemas": ("schemas", "the schemas of the documents against a table of good and bad ones"),
    "recipes": ("recipes", "the recipes of CONTRIBUTING, followed in a copy of the tree"),
    "clients": ("clients", "a package that depends on this one: what it fetches, builds, prints and costs"),
    "c": ("c_library", "the library for C, called from C and C++, against its header and the tool"),
    "javascript": ("javascript", "the package for JavaScript: its types, its tests, its size"),
    "python": ("python", "the package for Python: its types, its tests"),
    "wheels": ("wheels", "the wheels for other machines and C libraries: their contents, and their libraries against the tool"),
    "values": ("values", "the table of values as WebAssembly against the native one"),
    "conformance": ("conformance", "the conformance suite as WebAssembly, in C, Python and JavaScript"),
    "web-guide": ("web_guide", "the guide to WebAssembly, followed, in node and Chromium"),
    "vectors-guide": ("vectors_guide", "the guide to testing with the vectors, followed in an empty folder, in three languages"),
    "installation": ("installation", "what `make install` installs, and that `make uninstall` removes it"),
    "static": ("packages:check_static_tool", "the tool as one file against the ordinary one"),
    "packages": ("packages", "the archive and the Debian packages: contents, terms, repetition, installation"),
    "raster": ("raster", "inbetween-raster against its protocol, arithmetic, Pillow and harmful documents"),
    "pixels": ("pixels", "the tool's pixels against Pillow, ffprobe and Chromium"),
    "release": ("release", "the quick parts of a release, made twice: their bytes, sums and contents"),
    "site": ("site", "the links, the loads and the looks of the site; with a word, of that folder"),
    "pages": ("pages", "the pages as readers use them; with words, some of its suites"),
    "effects": ("effects", "pictures and pages of effects and scenes in Chromium and librsvg"),
    "exports": ("exports", "exports of motions and documents, played in Chromium, against the tool"),
    "code": ("export_code", "exported C, JavaScript, Swift, Python and GLSL, and texts for libraries of JavaScript, run against the tool"),
    "apple": ("apple", "the recorder of Apple's frameworks, and what it has recorded, against the library"),
    "bounds": ("bounds", "the stated errors of the elementary functions against proofs by Gappa from their sources"),
    "mutants": ("mutants.all", "the tests of the modules against small wrong changes; with names of modules, theirs"),
    "faults": ("faults", "the tool against calls of the system that fail, each in turn"),
    "builds": ("builds", "builds that are interrupted, two at once, without network and without root"),
    "limits": ("limits", "the tool and the package for Python at their stated limits, and beyond; with words, some of them"),
    "lottie": ("lottie.all", "Lottie files against lottie-web, rlottie and ThorVG"),
    "requirements": ("steps:check_requirements", "what this machine has for the tests"),
    "steps": ("steps", "the steps of a command in steps.txt, and their minutes"),
    "beside": ("steps:check_beside", "command lines, in parallel"),
}


def main() -> None:
    lines = "\n".join(f"  {name:14} {what}" for name, (_, what) in CHECKS.items())
    parser = argparse.ArgumentParser(
        prog="python3 -m check", description=f"{__doc__}\n{lines}", formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="name the checks")
    parser.add_argument("--tool", type=lambda text: Path(text).resolve(), help="the executable")
    parser.add_argument("--count", type=int, help="the number of random inputs")
    parser.add_argument("--seed", type=int, help="the seed of random inputs")
    parser.add_argument("--engine", default="chromium", help="the browser of `pages`: chromium, firefox or webkit")
    parser.add_argument("--write", action="store_true", help="make what a check compares anew: pictures, answers, tables")
    parser.add_argument("name", nargs="?")
    parser.add_argument("words", nargs="*", help="what the check asks for")
    options = parser.parse_args()
    if options.list or not options.name:
        print(lines)
        return
    if options.name not in CHECKS:
        parser.error(f"there is no check {options.name}")
    module, _, function = CHECKS[options.name][0].partition(":")
    try:
        getattr(importlib.import_module(f"check.{module}"), function or "check")(options)
    except Failure as failure:
        sys.exit(f"{options.name}: {failure}")


if __name__ == "__main__":
    main()
