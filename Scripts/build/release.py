"""Puts what a release hands out into a folder: release.py FOLDER; release.py --ready only says whether the commit can be released

`make release` has made the parts before. FOLDER gets the packages of the tool and of the library for C, the wheels, the package
for npm, the site, the vectors, the notebooks, the notes of the version, the terms, a list of what is in each file (SPDX), and their
sums. The same parts give the same bytes: all dates are the commit's, or SOURCE_DATE_EPOCH.
"""

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import sbom

ROOT = Path(__file__).resolve().parents[2]
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
NAME = f"inbetween-{VERSION}"
PACKAGES, WHEELS, SITE = (ROOT / "out" / name for name in ("package", "wheels", "site"))
NPM = ROOT / ".build-javascript/inbetween"


def main() -> None:
    require_ready()
    if sys.argv[1] == "--ready":
        return
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    assemble(folder, [*PACKAGES.iterdir(), *WHEELS.iterdir()], {"package": NPM, f"{NAME}-site": SITE})
    for file in sorted(folder.iterdir()):
        print(f"{file.stat().st_size:>10} bytes: {file}")


def require_ready() -> None:
    """A release is of a commit, whose changelog knows the version."""
    if changed := git("status", "--porcelain", "--untracked-files=no"):
        sys.exit(f"A release is of a commit, and these files have changed:\n{changed}")
    if re.search(r"^## Unreleased\n+[^#\n]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE):
        sys.exit(f"CHANGELOG.md has unreleased changes: put them under {VERSION}, or give VERSION another number.")


def assemble(folder: Path, files: list[Path], folders: dict[str, Path]) -> None:
    """Makes the release of files, and of folders by their name in their archive."""
    folder.mkdir(parents=True)
    date = int(os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct"))
    for file in files:
        shutil.copyfile(file, folder / file.name)
    for name, contents in folders.items():
        # npm asks for this name within.
        archive(folder / (f"{NAME}.tgz" if name == "package" else f"{name}.tar.gz"), name, contents, files_of(contents), date)
    vectors = [ROOT / name for name in git("ls-files", "Vectors").split("\n")]
    archive(folder / f"{NAME}-vectors.tar.gz", f"{NAME}-vectors", ROOT / "Vectors", vectors, date)
    archive(folder / f"{NAME}-notebooks.tar.gz", f"{NAME}-notebooks", ROOT, notebooks(), date)
    for name in ("LICENSE", "NOTICE"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / "NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    document = sbom.document(VERSION, git("rev-parse", "HEAD"), date, sorted(folder.iterdir()))
    (folder / f"{NAME}.spdx.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(folder.iterdir())]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    for file in folder.iterdir():
        file.chmod(0o644)


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def notes(changelog: str) -> str:
    """What the changelog says of this version."""
    section = re.search(rf"^## {re.escape(VERSION)}\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if section is None:
        sys.exit(f"CHANGELOG.md says nothing of {VERSION}.")
    return f"# Inbetween {VERSION}\n{section[1]}"


def notebooks() -> list[Path]:
    """The notebooks, with what they read besides the package for Python."""
    listed = (ROOT / "Notebooks/taken_along.txt").read_text(encoding="utf-8").split()
    return [file for pattern in listed for file in ROOT.glob(pattern)]


def files_of(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def archive(file: Path, name: str, folder: Path, files: list[Path], date: int) -> None:
    """Packs files of a folder, which belong to root. The archive depends on nothing but their contents, modes and names."""
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.GNU_FORMAT) as packed:
        for path in sorted(files):
            entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder)}")
            entry.size, entry.mtime, entry.mode = path.stat().st_size, date, 0o755 if os.access(path, os.X_OK) else 0o644
            packed.addfile(entry, io.BytesIO(path.read_bytes()))
    file.write_bytes(gzip.compress(tar.getvalue(), mtime=0))


if __name__ == "__main__":
    main()
