"""The sessions of the guide, outside the checkout, with what is shown there as the result."""

import re
import subprocess
import sys
from pathlib import Path

import pytest


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


def test_all_sessions(checkout: Path, tmp_path: Path, tool: str) -> None:
    all_ = sessions(checkout / "Documentation/Python.md")
    assert len(all_) > 5
    run("\n".join(all_), tmp_path, {"INBETWEEN": tool})


def test_a_wrong_result_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run(">>> 1 + 1\n3\n", tmp_path, {})
