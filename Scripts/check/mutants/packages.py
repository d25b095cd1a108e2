"""What is no library of Swift against its mutants: a copy for each, and its tests. raster.py has the helper in C.

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
from check.mutants import raster
from check.mutants.sites import Site, changed
from check.mutants.tests import notices
from check.support import ROOT

FOLDERS = {"JavaScript": ROOT / "Bindings/JavaScript/src", "Python": ROOT / "Bindings/Python/inbetween", "Raster": raster.FOLDER}
# Three times what the tests take beside other work.
PATIENCE = 600


def built(found: list[Site]) -> list[Site]:
    """The mutants that are programs."""
    return [site for site in found if is_program(site)]


def is_program(site: Site) -> bool:
    if site.module == "Raster":
        return raster.is_built(site)
    text = changed(site)
    if Path(site.file).suffix == ".py":
        try:
            ast.parse(text)
        except SyntaxError:
            return False
        return True
    return subprocess.run([javascript.NODE, "--check", "--input-type=module"], input=text, text=True, capture_output=True, check=False).returncode == 0


def verdict(site: Site, tool: Path) -> str:
    """Whether the tests of the package notice a mutant."""
    if site.module == "Raster":
        return raster.verdict(site)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        package, words, environment = javascript_in(place) if site.module == "JavaScript" else python_in(place)
        (package / Path(site.file).relative_to(FOLDERS[site.module].relative_to(ROOT))).write_text(changed(site), encoding="utf-8")
        return "killed" if notices(words, PATIENCE, place, environment | javascript.surroundings(tool)) else "survived"


def javascript_in(place: Path) -> tuple[Path, list, dict[str, str]]:
    return javascript.lay_out(place) / "src", javascript.TESTS, {}


def python_in(place: Path) -> tuple[Path, list, dict[str, str]]:
    spec, home = find_spec("inbetween"), ROOT / "Bindings/Python"
    # Its tests ask where it is installed.
    package = shutil.copytree(Path(spec.origin).parent, place / "site-packages/inbetween")
    words = [sys.executable, "-P", "-B", "-m", "pytest", "-x", "-c", home / "pyproject.toml", "--rootdir", home, home / "tests"]
    return package, words, {"PYTHONPATH": str(package.parent)}


