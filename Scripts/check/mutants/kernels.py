"""The loops in C for wide vectors against their mutants: each is compiled as the build compiles its file, and the tests are
linked anew with it.

They have no switches, as these would be in the way of the vectors.
"""

import json
import tempfile
from pathlib import Path

from check.mutants.sites import Site, changed
from check.mutants.switches import BUILD, COPY, TESTS
from check.mutants.tests import NUMERICS, notices
from check.support import ROOT, require, run

FOLDER = ROOT / "Sources/MotionKernels"
# The tests that call the loops themselves, which notice most mutants, and all that may reach one.
PARTS = [rf"^{NUMERICS}\..*KernelTests/", rf"^{NUMERICS}\."]
# Three times what the tests take beside other work.
PATIENCE = 900


def is_built(site: Site) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        return compiled(Path(folder), site) is not None


def verdict(site: Site) -> str:
    """Whether the tests notice a mutant."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        tests = linked(place, compiled(place, site))
        words = [tests, "--testing-library", "swift-testing", "--filter"]
        return "killed" if any(notices([*words, part], PATIENCE, COPY, {"SWIFT_BACKTRACE": "enable=no"}) for part in PARTS) else "survived"


def compiled(place: Path, site: Site) -> tuple[str, Path] | None:
    """The object of the build in whose place the mutant's is, and that one; none if the compiler does not take it."""
    words, source, made = command(f"/{FOLDER.name}.build/{Path(site.file).name}.o"), place / Path(site.file).name, place / "mutant.o"
    source.write_text(changed(site), encoding="utf-8")
    old = words[words.index("-o") + 1]
    places = {old: str(made), str(COPY / site.file): str(source)}
    # Its own headers are beside the file of the build.
    done = run(*(places.get(word, word) for word in words), "-I", COPY / site.file.rpartition("/")[0])
    return (old, made) if done.returncode == 0 else None


def linked(place: Path, exchanged: tuple[str, Path]) -> Path:
    """The tests with one object in the place of another."""
    words = command(f"/{TESTS.name}")
    objects = next(word for word in words if word.startswith("@"))
    (place / "objects").write_text(Path(objects[1:]).read_text(encoding="utf-8").replace(exchanged[0], str(exchanged[1])), encoding="utf-8")
    places = {words[words.index("-o") + 1]: str(place / TESTS.name), objects: f"@{place / 'objects'}"}
    done = run(*(places.get(word, word) for word in words))
    require(done.returncode == 0, f"the tests are not linked with a mutant:\n{done.stderr[-2000:]}")
    return place / TESTS.name


def command(name: str) -> list[str]:
    """The command by which the build makes a file."""
    lines = (BUILD / "build/debug.yaml").read_text(encoding="utf-8").splitlines()
    every = (json.loads(line.partition(":")[2]) for line in lines if line.startswith("    args: [") and f'{name}"' in line)
    return next(words for words in every if "-o" in words and words[words.index("-o") + 1].endswith(name))
