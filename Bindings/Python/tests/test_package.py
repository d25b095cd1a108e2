"""The package as it is installed: its names, its version, its wheel."""

import importlib.util
import inspect
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

import inbetween


@pytest.mark.parametrize("name", inbetween.__all__)
def test_public_names_are_documented(name: str, checkout: Path) -> None:
    public = getattr(inbetween, name)
    assert inspect.getdoc(public)
    if inspect.isclass(public):
        for member, value in vars(public).items():
            if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                assert inspect.getdoc(value), f"{name}.{member}"
    assert name in (checkout / "Documentation/Python.md").read_text(encoding="utf-8")


def test_it_is_the_installed_one(checkout: Path) -> None:
    folder = Path(inbetween.__file__).parent
    assert "site-packages" in folder.parts and checkout / "Bindings" not in folder.parents
    assert (folder / "py.typed").exists() and (folder / "_lib/libinbetween.so").exists()


def test_version_is_that_of_the_tool(tool: str) -> None:
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.split()[0]
    assert inbetween.__version__ == version == metadata.version("inbetween-motion")


def test_wheel() -> None:
    wheel = metadata.distribution("inbetween-motion").read_text("WHEEL") or ""
    assert "Root-Is-Purelib: false" in wheel and "Tag: py3-none-" in wheel
    requires = metadata.requires("inbetween-motion") or []
    assert [each for each in requires if "extra" not in each] == ["numpy>=1.23"]
    assert metadata.metadata("inbetween-motion")["License-Expression"] == "Apache-2.0"


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the C library is another one")
def test_wheel_fits_older_systems() -> None:
    """glibc 2.28 is that of 2018: Debian 10, Red Hat Enterprise Linux 8."""
    wheel = metadata.distribution("inbetween-motion").read_text("WHEEL") or ""
    newest = re.search(r"manylinux_2_(\d+)_", wheel)
    assert newest and int(newest[1]) <= 28


@pytest.fixture(scope="module")
def hook(checkout: Path) -> ModuleType:
    """The build hook, as a module."""
    spec = importlib.util.spec_from_file_location("build_library", checkout / "Bindings/Python/build_library.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_platform_is_what_the_library_needs(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "library.so"
    library.write_bytes(b"\0GLIBC_2.2.5\0GLIBC_2.35\0GLIBC_2.4\0")
    monkeypatch.setattr(hook.platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(hook.platform, "machine", lambda: "x86_64")
    assert hook.platform_tag(library) == "manylinux_2_35_x86_64"
    monkeypatch.setattr(hook.platform, "libc_ver", lambda: ("", ""))
    monkeypatch.setattr(hook.sysconfig, "get_platform", lambda: "macosx-15.0-arm64")
    assert hook.platform_tag(library) == "macosx_15_0_arm64"


@pytest.mark.parametrize("named, said", [
    (None, "The library is made from a checkout of Inbetween by a Swift toolchain: have both"),
    ("/nowhere.so", "INBETWEEN_LIBRARY names /nowhere.so, which is no file."),
])
def test_without_library_and_toolchain_one_sentence(
    named: str | None, said: str, checkout: Path, tmp_path: Path
) -> None:
    alone = tmp_path / "package"
    shutil.copytree(checkout / "Bindings/Python", alone)
    environment = {name: value for name, value in os.environ.items() if name != "INBETWEEN_LIBRARY"}
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "out"), str(alone)],
        env=environment | ({"INBETWEEN_LIBRARY": named} if named else {}), capture_output=True, text=True, check=False)
    assert done.returncode != 0 and not list((tmp_path / "out").glob("*"))
    assert said in done.stderr and "Traceback" not in done.stderr.partition(said)[0]
