"""The package as it is installed: its names, its version, its wheel."""

import importlib.util
import inspect
import os
import platform
import re
import shutil
import subprocess
import sys
import zipfile
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


@pytest.mark.parametrize("name", inbetween.__all__)
def test_signatures_say_what_is_taken_and_given(name: str) -> None:
    public = getattr(inbetween, name)
    is_class = inspect.isclass(public) and not issubclass(public, (Exception, tuple))
    members = [member for key, member in inspect.getmembers(public) if key[0] != "_"] if is_class else []
    for function in [getattr(public, "__call__", None) if is_class else public, *members]:
        if inspect.isfunction(function) or inspect.ismethod(function):
            signature = inspect.signature(function)
            taken = [each.annotation for name, each in signature.parameters.items() if name != "self"]
            said = [signature.return_annotation, *taken]
            assert "Any" not in said and all(isinstance(word, str) for word in said), f"{function.__qualname__}{signature}"


def test_help_begins_with_an_overview() -> None:
    named = set(re.findall(r"\w+", inspect.getdoc(inbetween) or ""))
    for name in inbetween.__all__:
        public = getattr(inbetween, name)
        if name != "import_lottie" and (inspect.isfunction(public) or hasattr(public, "close")):
            assert name in named, name


def test_it_is_the_installed_one(checkout: Path) -> None:
    folder = Path(inbetween.__file__).parent
    assert "site-packages" in folder.parts and checkout / "Bindings" not in folder.parents
    assert (folder / "py.typed").exists() and (folder / "_lib/libinbetween.so").exists()


def test_version_is_that_of_the_tool(tool: str) -> None:
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.split()[0]
    assert inbetween.__version__ == metadata.version("inbetween-motion") == version.replace("-rc.", "rc")


def test_wheel() -> None:
    wheel = metadata.distribution("inbetween-motion").read_text("WHEEL") or ""
    assert "Root-Is-Purelib: false" in wheel and "Tag: py3-none-" in wheel
    requires = metadata.requires("inbetween-motion") or []
    assert [each for each in requires if "extra" not in each] == ["numpy>=1.23"]
    about = metadata.metadata("inbetween-motion")
    assert about["License-Expression"] == "Apache-2.0" and about["Author"] and "spring" in about["Keywords"].split(",")
    kinds = about.get_all("Classifier") or []
    assert "Programming Language :: Python :: {}.{}".format(*sys.version_info) in kinds
    assert not any(kind.startswith("License ::") for kind in kinds)  # PyPI refuses these beside an expression
    assert metadata.distribution("inbetween-motion").read_text("licenses/LICENSE")


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


@pytest.mark.parametrize("machine, names, tag", [
    (62, b"\0libc.so.6\0GLIBC_2.2.5\0GLIBC_2.35\0GLIBC_2.4\0", "manylinux_2_35_x86_64"),
    (183, b"\0libc.so.6\0GLIBC_2.17\0", "manylinux_2_17_aarch64"),
    (62, b"\0libc.so\0", "musllinux_1_2_x86_64"),
    (183, b"\0libc.musl-aarch64.so.1\0", "musllinux_1_2_aarch64"),
])
def test_platform_is_what_the_library_needs(
    machine: int, names: bytes, tag: str, hook: ModuleType, tmp_path: Path
) -> None:
    library = tmp_path / "library.so"
    library.write_bytes(b"\x7fELF\x02\x01".ljust(18, b"\0") + machine.to_bytes(2, "little") + names)
    assert hook.platform_tag(library) == tag


@pytest.mark.parametrize("data, said", [
    (b"", "no library of Linux"), (b"MZ".ljust(64, b"\0"), "no library of Linux"),
    (b"\x7fELF\x02\x01".ljust(18, b"\0") + b"\x03\0", "no library of Linux for x86_64 or aarch64"),
    (b"\x7fELF\x02\x01".ljust(18, b"\0") + b"\x3e\0\0libSystem\0", "neither glibc nor musl"),
])
def test_other_libraries_are_refused(data: bytes, said: str, hook: ModuleType, tmp_path: Path) -> None:
    library = tmp_path / "library.so"
    library.write_bytes(data)
    with pytest.raises(SystemExit, match=said):
        hook.platform_tag(library)


def test_the_tag_is_that_of_the_built_library(hook: ModuleType) -> None:
    library = Path(inbetween.__file__).parent / "_lib/libinbetween.so"
    wheel = metadata.distribution("inbetween-motion").read_text("WHEEL") or ""
    assert f"Tag: py3-none-{hook.platform_tag(library)}\n" in wheel


def built(package: Path, kind: str, folder: Path, library: str | None) -> subprocess.CompletedProcess[str]:
    """Makes a wheel or a source distribution of a package in a folder, with a library in the environment, or without one."""
    environment = {name: value for name, value in os.environ.items() if name != "INBETWEEN_LIBRARY"}
    return subprocess.run(
        [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(folder), str(package)],
        env=environment | ({"INBETWEEN_LIBRARY": library} if library else {}), capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def source(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    done = built(checkout / "Bindings/Python", "sdist", folder, None)
    assert done.returncode == 0, done.stderr
    shutil.unpack_archive(next(folder.glob("inbetween_motion-*.tar.gz")), folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def test_source_distribution_makes_the_same_wheel(source: Path, tmp_path: Path) -> None:
    installed = Path(inbetween.__file__).parent
    names = {path.name for path in source.iterdir()}
    assert names == {"LICENSE", "PKG-INFO", "README.md", "build_library.py", "inbetween", "pyproject.toml", ".gitignore"}
    assert "Apache License" in (source / "LICENSE").read_text()
    done = built(source, "wheel", tmp_path, str(installed / "_lib/libinbetween.so"))
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        for name in wheel.namelist():
            if name.startswith("inbetween/"):
                assert wheel.read(name) == (installed.parent / name).read_bytes()


@pytest.mark.parametrize("named, said", [
    (None, "The library is made from a checkout of Inbetween by a Swift toolchain: have both"),
    ("/nowhere.so", "INBETWEEN_LIBRARY names /nowhere.so, which is no file."),
])
def test_without_library_and_toolchain_one_sentence(named: str | None, said: str, source: Path, tmp_path: Path) -> None:
    done = built(source, "wheel", tmp_path, named)
    assert done.returncode != 0 and not list(tmp_path.glob("*"))
    assert said in done.stderr and "Traceback" not in done.stderr.partition(said)[0]
