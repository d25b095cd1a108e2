"""Puts the shared library into the wheel, as hatchling builds it.

The library is the one that INBETWEEN_LIBRARY names; else it is made by Scripts/build/c-library.sh, where there are a checkout and a
Swift toolchain.
"""

import os
import platform
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[Any]):
    """The hook, which hatchling finds by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        library = self.library()
        build_data["tag"] = f"py3-none-{platform_tag(library)}"
        build_data["pure_python"] = False
        build_data["force_include"][str(library)] = "inbetween/_lib/libinbetween.so"

    def library(self) -> Path:
        """The shared library, made if need be."""
        named = os.environ.get("INBETWEEN_LIBRARY")
        if named:
            library = Path(named).resolve()
            if not library.is_file():
                raise SystemExit(f"INBETWEEN_LIBRARY names {named}, which is no file.")
            return library
        checkout = Path(self.root).resolve().parents[1]
        if not (checkout / "Scripts/build/c-library.sh").is_file() or shutil.which("swift") is None:
            raise SystemExit(
                "The library is made from a checkout of Inbetween by a Swift toolchain: have both, or name a "
                "libinbetween.so.1 in INBETWEEN_LIBRARY.")
        made = subprocess.run(["Scripts/build/c-library.sh", "out/c-library"], cwd=checkout, check=False)
        if made.returncode != 0:
            raise SystemExit("Scripts/build/c-library.sh has failed.")
        return checkout / "out/c-library/lib/libinbetween.so.1"


def platform_tag(library: Path) -> str:
    """The platform of a wheel with a library: a manylinux one, by the newest version of glibc that it needs (PEP 600).

    The library needs libc and libm alone, as manylinux demands.
    """
    versions = [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", library.read_bytes())]
    if platform.libc_ver()[0] == "glibc" and versions:
        return f"manylinux_2_{max(versions)}_{platform.machine()}"
    return re.sub(r"[-.]", "_", sysconfig.get_platform())
