"""The sessions of the guides, outside the checkout, with what is shown there as the result."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# Documents with sessions: the guide to the package comes first.
GUIDES = [name for name in ["Documentation/Python.md", "README.md", *sorted(
    str(path.relative_to(ROOT)) for folder in ("Guides", "Essays") for path in (ROOT / "Documentation" / folder).glob("*.md"))]
    if "```pycon" in (ROOT / name).read_text(encoding="utf-8")]


def sessions(document: Path) -> list[str]:
    """The sessions of a document; an empty line ends the last result of each."""
    blocks: list[str] = re.findall(r"^```pycon\n(.*?)^```$", document.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE)
    return [block + "\n" for block in blocks]


def run(session: str, folder: Path, environment: dict[str, str]) -> None:
    """Runs a session by doctest, isolated from the checkout and the user's settings."""
    file = folder / "session.txt"
    file.write_text(session, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-W", "error", "-m", "doctest", str(file)], cwd=folder, env=environment,
        capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Documentation/Python.md", "Bindings/Python/README.md"])
def test_first_session_needs_no_environment(name: str, checkout: Path, tmp_path: Path) -> None:
    run(sessions(checkout / name)[0], tmp_path, {})


@pytest.mark.parametrize("name", GUIDES)
def test_all_sessions(name: str, tmp_path: Path, tool: str) -> None:
    run("\n".join(sessions(ROOT / name)), tmp_path, {"INBETWEEN": tool})


def test_the_guide_has_sessions() -> None:
    assert len(sessions(ROOT / GUIDES[0])) > 5


def test_a_wrong_result_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run(">>> 1 + 1\n3\n", tmp_path, {})
