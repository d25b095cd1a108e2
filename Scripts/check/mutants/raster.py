"""The helper that draws, in C, against its mutants: each is built in a copy of its sources, and held against `check raster`.

The copy has the checks, too, as one of them builds a part of the helper.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from check.mutants.sites import Site, changed
from check.mutants.tests import notices
from check.support import ROOT, run

FOLDER = ROOT / "Sources/inbetween-raster"
# The parts of the check, the quick ones first, which notice most mutants. What reads or writes beside its memory, or loses
# some, is noticed by the sanitizer of `make thorough` alone.
PARTS = [["options", "pixels", "layers", "files", "errors"], ["order", "sandbox"], ["garbage"], ["bombs"], ["address"]]
# Three times what the longest part takes beside other work; a part waits two minutes for an answer.
PATIENCE = 600


def is_built(site: Site) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        return built_in(Path(folder), site)


def verdict(site: Site) -> str:
    """Whether the check notices a mutant."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        built_in(place, site)
        # The check asks for the helper beside the tool.
        words = [sys.executable, "-m", "check", "--tool", place / "inbetween", "raster"]
        return "killed" if any(notices([*words, *names], PATIENCE, place, {"PYTHONPATH": "Scripts"}) for names in PARTS) else "survived"


def built_in(place: Path, site: Site) -> bool:
    """Builds a mutant in a folder; false if the compiler does not take it."""
    for name in ("Scripts/build", "Scripts/check", FOLDER.relative_to(ROOT)):
        shutil.copytree(ROOT / name, place / name)
    shutil.copy(ROOT / "VERSION", place)
    (place / site.file).write_text(changed(site), encoding="utf-8")
    return run("Scripts/build/raster.sh", place / "inbetween-raster", cwd=place).returncode == 0
