"""The packages for JavaScript and Python against their mutants: a copy of the package for each, and the package's tests.

A package is the one that `make javascript-package` or `make python-package` has made. Its scripts are not built, so that a
mutant is a change of the copy.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from check import javascript
from check.mutants.sites import Site
from check.mutants.tests import notices
from check.support import ROOT

FOLDERS = {"JavaScript": ROOT / "Bindings/JavaScript/src", "Python": ROOT / "Bindings/Python/inbetween"}
# Three times what the tests take beside other work.
PATIENCE = 600


def built(found: list[Site]) -> list[Site]:
    """The mutants that are programs."""
    return [site for site in found if is_program(Path(site.file).suffix, changed(site))]


def is_program(suffix: str, text: str) -> bool:
    if suffix == ".py":
        try:
            ast.parse(text)
        except SyntaxError:
            return False
        return True
    return subprocess.run([javascript.NODE, "--check", "--input-type=module"], input=text, text=True, capture_output=True, check=False).returncode == 0


def changed(site: Site) -> str:
    """The text of a site's file with its change."""
    lines = (ROOT / site.file).read_text(encoding="utf-8").split("\n")
    line, new = lines[site.line - 1], "" if site.new == "dropped" else site.new
    lines[site.line - 1] = line[:site.column] + new + line[site.column + len(site.old):]
    return "\n".join(lines)


def verdict(site: Site, tool: Path) -> str:
    """Whether the tests of the package notice a mutant."""
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


