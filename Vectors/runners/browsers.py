"""Asks Chromium, Firefox and WebKit: Web Animations, CSS's timing functions and colours, and SVG's paths and animations."""

import json
import sys
from pathlib import Path

from engines import ENGINES
from suite import VECTORS, Results, subject

SCRIPT = Path(__file__).parent / "browser.js"
# Browsers keep times in units of theirs, and WebKit takes its accuracy from the duration. A long animation shows what is
# left without that.
SHORT, LONG = 2**10, 2**30
LONG_SUBJECTS = ("cubic-bezier", "timing-functions")
COMMON = {
    "colours": "written with six digits, alpha with three; a lightness is kept within 0 … 1, as CSS says",
    "keyframes": "read from a computed style, or from SVG's 32-bit numbers",
    "media-timing": "asked for iteration and progress; the phase is not told",
    "paths": "SVG's 32-bit numbers",
    "rotations": "read from a computed style",
}
CLAIMS = {
    "Chromium": COMMON | {"cubic-bezier": "finds the progress to 1e-7 in x", "media-timing":
                          "asked for iteration and progress; holds times to a microsecond, in which boundaries may lie"},
    "Firefox": COMMON | {"cubic-bezier": "finds the progress to 1e-7 in x"},
    "WebKit": COMMON | {"cubic-bezier": "finds the progress to 1/(1000·duration in seconds) in x, at best 1e-10",
                        "media-timing": "asked for iteration and progress; boundaries have a tolerance of a microsecond",
                        "rotations": "the decomposition of CSS Transforms 1 to the letter, which is not that of the question"},
}


def ask(engine, peer, script, names, duration):
    for name in names:
        head = (f"const subject = {json.dumps(subject(name))}, duration = {duration}, "
                f"progressesOnly = {json.dumps(duration == LONG)};\n")
        peer.answered(name, engine.run(head + script))


def main():
    script = SCRIPT.read_text(encoding="utf-8")
    subjects = [path.stem for path in sorted(VECTORS.glob("*.json")) if path.stem != "schema"]
    with Results("browsers") as results:
        for Engine in ENGINES:
            try:
                engine = Engine()
            except FileNotFoundError as error:
                print(f"{Engine.name}: not installed: {error}", file=sys.stderr)
                continue
            try:
                for name, names, duration in ((engine.name, subjects, SHORT),
                                              (f"{engine.name}, in 12 days", LONG_SUBJECTS, LONG)):
                    claims = CLAIMS[engine.name] if duration == SHORT else {}
                    peer = results.peer(name, engine.version, engine.source, language="C++", claims=claims)
                    ask(engine, peer, script, names, duration)
            finally:
                engine.close()


if __name__ == "__main__":
    main()
