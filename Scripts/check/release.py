"""Makes those parts of a release twice that take seconds, and compares them: the wheel, the package for npm, the vectors, the
notebooks, the notes, the list of what is in them, the sums. The packages of the tool are made twice by `installation`."""

import json
import os
import sys
import tarfile
import tempfile
from pathlib import Path

from check.support import ROOT, call, output, require, require_equal

NPM = ROOT / ".build-javascript/inbetween"
# What the subprocess runs, with another time zone and mask each time.
ASSEMBLE = """
import sys
from pathlib import Path
import release
folder, wheels, npm = map(Path, sys.argv[1:])
release.assemble(folder, list(wheels.iterdir()), {"package": npm})
"""


def check(_) -> None:
    with tempfile.TemporaryDirectory() as place:
        one, other = (Path(place) / name for name in ("one", "other"))
        made(one, os.environ, 0o022)
        made(other, os.environ | {"TZ": "Asia/Tokyo", "LC_ALL": "C"}, 0o077)
        call("diff", "-r", one / "release", other / "release")
        files = sorted((one / "release").iterdir())
        check_names([file.name for file in files])
        call("sha256sum", "--quiet", "--check", "SHA256SUMS", cwd=one / "release")
        check_contents(files)
        check_archives(files)
    print(f"Twice the same: {len(files)} files of a release")


def made(folder: Path, environment: dict[str, str], mask: int) -> None:
    output("Scripts/build/wheel.sh", sys.executable, "out/c-library", folder / "wheels", cwd=ROOT, env=environment, umask=mask)
    scripts = environment | {"PYTHONPATH": "Scripts/build", "PYTHONDONTWRITEBYTECODE": "1"}
    output(sys.executable, "-c", ASSEMBLE, folder / "release", folder / "wheels", NPM, cwd=ROOT, env=scripts, umask=mask)


def check_names(names: list[str]) -> None:
    version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
    expected = {"LICENSE", "NOTES.md", "NOTICE", "SHA256SUMS",
                *(f"inbetween-{version}{end}" for end in (".spdx.json", ".tgz", "-vectors.tar.gz", "-notebooks.tar.gz"))}
    wheels = [name for name in names if name.endswith(".whl")]
    require_equal(set(names) - set(wheels), expected, "the files of a release")
    require(len(wheels) == 1 and version.replace("-rc.", "rc") in wheels[0], f"the wheel is called {wheels}")


def check_contents(files: list[Path]) -> None:
    """Everything in the list has one identifier, and each file its sum and its works."""
    (listed,) = (file for file in files if file.name.endswith(".spdx.json"))
    document = json.loads(listed.read_text(encoding="utf-8"))
    packages = {row["SPDXID"]: row for row in document["packages"]}
    require_equal(len(packages), len(document["packages"]), "the number of identifiers")
    require_equal({row["packageFileName"] for row in packages.values() if "checksums" in row},
                  {file.name for file in files} - {listed.name, "SHA256SUMS"}, "the files in the list")
    for row in document["relationships"]:
        ends = {row["spdxElementId"], row["relatedSpdxElement"]} - {"SPDXRef-DOCUMENT"}
        require(ends <= packages.keys(), f"the list has no {ends - packages.keys()}")
    held = {(row["spdxElementId"], row["relatedSpdxElement"]) for row in document["relationships"] if row["relationshipType"] == "CONTAINS"}
    for identifier, row in packages.items():
        if row.get("packageFileName", "").endswith((".whl", ".tgz")):
            require((identifier, "SPDXRef-swift-numerics") in held, f"{identifier} holds no swift-numerics")


def check_archives(files: list[Path]) -> None:
    for file in files:
        if file.name.endswith((".tgz", ".tar.gz")):
            with tarfile.open(file) as packed:
                for entry in packed:
                    is_plain = entry.uid == entry.gid == 0 and entry.mode in (0o644, 0o755)
                    require(is_plain, f"{file.name}: {entry.name} has another owner or mode")
                    require(not entry.name.startswith(("/", "..")), f"{file.name} has {entry.name}")
