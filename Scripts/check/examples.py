"""Builds the packages of Examples beside the other clients, and runs them briefly.

They name the checkout by its path, as a reader's copy names a clone; here they get the version that clients.py has published, so
that the libraries are compiled once for all clients.
"""

import json
import re
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from check.support import ROOT, call, output, require, require_equal

DEPENDENCY = '.package(name: "Inbetween", path: "../..", traits: [])'


def check_examples(scratch: Path, environment: dict[str, str]) -> None:
    for folder in sorted(path.parent for path in ROOT.glob("Examples/*/Package.swift")):
        name, copy = folder.name, scratch / "examples" / folder.name
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        manifest = (copy / "Package.swift").read_text()
        require(DEPENDENCY in manifest, f"{folder}/Package.swift does not depend on {DEPENDENCY}")
        published = f'.package(url: "{environment["INBETWEEN_CLONE"]}", exact: "{environment["INBETWEEN_VERSION"]}", traits: [])'
        (copy / "Package.swift").write_text(manifest.replace(DEPENDENCY, published))
        print(f"-- {name}", flush=True)
        # Without the last flag SwiftPM takes the plan of the package that was built in this folder before.
        call("swift", "build", "--package-path", copy, "--scratch-path", scratch, "--disable-build-manifest-caching",
             env=environment, timeout=None)
        RUNS[name](scratch / "debug" / name)


def check_manifest(guide: Path) -> None:
    """The manifest of a guide is one, and names products of this package alone."""
    text = re.search(r"^<!-- file Package.swift -->\n```swift\n(.*?)^```$", guide.read_text(), re.MULTILINE | re.DOTALL)[1]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "Package.swift").write_text(text)
        dumped = json.loads(output("swift", "package", "--package-path", folder, "dump-package"))
    named = {dependency["product"][0] for target in dumped["targets"] for dependency in target["dependencies"]}
    require(named and all((ROOT / "Sources" / name).is_dir() for name in named), f"{guide} names other products: {named}")


def run_springs(program: Path) -> None:
    picture = program.with_name("springs.svg")
    printed = re.sub(r"[\d.]+ ms", "… ms", output(program, picture))
    require_equal(printed, "10000 springs, 1821 of them away from home\na frame takes … ms\n", "what the ten thousand springs print")
    require(picture.read_text().startswith("<svg"), "the ten thousand springs draw no picture")


def run_progress(program: Path) -> None:
    reports = "8 %\n30 %\n34 %\n80 %\n100 %\n"
    require_equal(output(program), f"{reports}{'█' * 40} 100 %\n", "what the progress bar prints")


def run_server(program: Path) -> None:
    """Asks for a frame, a film and what is no motion; pixels may be missing, and are then refused."""
    with subprocess.Popen([program, "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            address = server.stdout.readline().split("/frame")[0]
            require_equal(ask(f"{address}/frame.svg?motion=bouncy&time=0.2")[1][:4], b"<svg", "a frame of the server")
            require_equal(ask(f"{address}/film.svg?motion=0.4s+ease")[0], 200, "a film of the server")
            require(ask(f"{address}/frame.png")[0] in (200, 501), "the server answers a PNG otherwise")
            require_equal(ask(f"{address}/frame.svg?motion=rm%20-rf"), (400, b"column 1: expected a motion, found 'rm'\n"), "a refusal")
        finally:
            server.terminate()


def ask(address: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(address, timeout=60) as response:
            return response.status, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


RUNS = {"FrameServer": run_server, "TenThousandSprings": run_springs, "TerminalProgress": run_progress}
