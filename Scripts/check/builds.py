"""Builds in ways that go wrong elsewhere: interrupted, twice at once, without network and without root.

The clone lies in a folder with blanks and letters beyond ASCII. The library for C is built there, which takes SwiftPM,
packages and a linker, and it must have the same bytes each time. `make thorough` does it, as it takes minutes.
"""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from check.support import ROOT, call, require

PRODUCT, LIBRARY = ["make", "c-library"], "out/c-library/lib/libinbetween.so.1"
# A source of the library's last module. A comment at its end compiles that anew, and changes nothing.
SOURCE = "Sources/InbetweenC/Axes/AxisFunctions.swift"
# While Swift compiles: SwiftPM has read the package by then.
SECONDS = 20
NOBODY = 65534


class Build(NamedTuple):
    process: subprocess.Popen
    log: Path


def check(_options) -> None:
    with tempfile.TemporaryDirectory() as place:
        clone = Path(place) / "zwei Häuser/inbetween"
        call("git", "clone", "--quiet", ROOT, clone)
        interrupted(clone)
        both = [started(clone, PRODUCT) for _ in range(2)]
        for build in both:
            finish(build, "one of two builds at once after one that was interrupted")
        library = (clone / LIBRARY).read_bytes()
        again(clone, ["unshare", "--net", *([] if is_root() else ["--map-root-user"]), *PRODUCT], library, "without network")
        if is_root():
            # The folder belongs to root, for its owner alone.
            Path(place).chmod(0o755)
            call("chown", "--recursive", str(NOBODY), place)
            again(clone, ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *PRODUCT], library, "without root")
    print(f"Built after an interruption, twice at once, without network and without root: the same {len(library)} bytes")


def interrupted(clone: Path) -> None:
    process = started(clone, PRODUCT).process
    time.sleep(SECONDS)
    require(process.poll() is None, f"a build takes less than {SECONDS} s, which interrupts none")
    os.killpg(process.pid, signal.SIGINT)
    process.wait()


def again(clone: Path, words: list[str], library: bytes, how: str) -> None:
    with (clone / SOURCE).open("a", encoding="utf-8") as file:
        file.write(f"// {how}\n")
    finish(started(clone, words), how)
    require((clone / LIBRARY).read_bytes() == library, f"a build {how} has other bytes")


def started(clone: Path, words: list[str]) -> Build:
    # Beside the folder with letters beyond ASCII: Swift's driver crashes if TMPDIR has some.
    home = clone.parents[1] / "home"
    home.mkdir(exist_ok=True)
    log = home / f"{time.monotonic_ns()}.log"
    with log.open("w", encoding="utf-8") as file:
        surroundings = os.environ | {"TMPDIR": str(home), "HOME": str(home)}
        return Build(subprocess.Popen(words, cwd=clone, env=surroundings, stdout=file, stderr=file, start_new_session=True), log)


def finish(build: Build, how: str) -> None:
    code = build.process.wait()
    require(code == 0, f"{how}, a build ends with {code}:\n{build.log.read_text(encoding='utf-8')[-2000:]}")


def is_root() -> bool:
    return os.getuid() == 0
