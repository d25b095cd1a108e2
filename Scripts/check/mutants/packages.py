"""What is not in Swift against its mutants: a copy for each, and its tests. raster.py and kernels.py have what is in C.

The packages for JavaScript and Python are those that `make javascript-package` and `make python-package` have made. Their
scripts are not built, so that a mutant is a change of the copy.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from check import javascript
from check.mutants import kernels, raster
from check.mutants.sites import Site, changed
from check.mutants.tests import notices
from check.support import ROOT

FOLDERS = {"JavaScript": ROOT / "Bindings/JavaScript/src", "Python": ROOT / "Bindings/Python/inbetween",
           "Raster": raster.FOLDER, kernels.FOLDER.name: kernels.FOLDER}
IN_C = {"Raster": raster, kernels.FOLDER.name: kernels}
# Three times what the tests take beside much other work.
PATIENCE = 1500
# These are last, as the others notice most.
LONGEST = {"test_fuzz.py", "browser.test.js"}


def built(found: list[Site]) -> list[Site]:
    """The mutants that are programs."""
    return [site for site in found if is_program(site)]


def is_program(site: Site) -> bool:
    if site.module in IN_C:
        return IN_C[site.module].is_built(site)
    text = changed(site)
    if Path(site.file).suffix == ".py":
        try:
            ast.parse(text)
        except SyntaxError:
            return False
        return True
    return subprocess.run([javascript.NODE, "--check", "--input-type=module"], input=text, text=True, capture_output=True, check=False).returncode == 0


def verdict(site: Site, tool: Path) -> str:
    """Whether the tests of the package notice a mutant: those with the name of its file, which notice most, or all of them."""
    if site.module in IN_C:
        return IN_C[site.module].verdict(site)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        package, words, own, environment = javascript_in(place) if site.module == "JavaScript" else python_in(place)
        (package / Path(site.file).relative_to(FOLDERS[site.module].relative_to(ROOT))).write_text(changed(site), encoding="utf-8")
        first = own.with_name(own.name.replace("*", Path(site.file).stem.strip("_")))
        every = sorted(own.parent.glob(own.name), key=lambda path: path.name in LONGEST)
        parts = [([first], PATIENCE / 3)] if first.is_file() else []
        is_noticed = any(notices([*words, *part], patience, place, environment | javascript.surroundings(tool))
                         for part, patience in [*parts, (every, PATIENCE)])
        return "killed" if is_noticed else "survived"


def javascript_in(place: Path) -> tuple[Path, list, Path, dict[str, str]]:
    return javascript.lay_out(place) / "src", [javascript.NODE, "--test"], place / "tests/*.test.js", {}


def python_in(place: Path) -> tuple[Path, list, Path, dict[str, str]]:
    spec, home = find_spec("inbetween"), ROOT / "Bindings/Python"
    # Its tests ask where it is installed.
    package = shutil.copytree(Path(spec.origin).parent, place / "site-packages/inbetween")
    # One compares what is installed with its source, so that every change is noticed.
    words = [sys.executable, "-P", "-B", "-m", "pytest", "-x", "-c", home / "pyproject.toml", "--rootdir", home,
             "--deselect", "tests/test_package.py::test_source_distribution_makes_the_same_wheel"]
    return package, words, home / "tests/test_*.py", {"PYTHONPATH": str(package.parent)}
