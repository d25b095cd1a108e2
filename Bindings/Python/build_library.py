"""Puts the shared library into the wheel, as hatchling builds it; a source distribution has none.

The library is the one that INBETWEEN_LIBRARY names; else it is made by Scripts/build/c-library.sh, where there are a checkout and a
Swift toolchain.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MACHINES = {62: "x86_64", 183: "aarch64"}
MUSL = "1_2"  # its interface since 2020: the library needs nothing newer


class LibraryHook(BuildHookInterface[Any]):
    """The hook, which hatchling finds by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "sdist":
            # In a checkout the licence is a link, which would lead nowhere.
            files = build_data["force_include"]
            build_data["force_include"] = {str(Path(file).resolve()): name for file, name in files.items()}
            return
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
    """The platform of a wheel with a library of Linux, as the library says it: its machine, and its C library.

    With glibc it is a manylinux one, by the newest version that the library needs (PEP 600), with musl a musllinux one (PEP
    656). The library needs libc and libm alone, as both demand.
    """
    data = library.read_bytes()
    machine = MACHINES.get(int.from_bytes(data[18:20], "little")) if data[:6] == b"\x7fELF\x02\x01" else None
    if machine is None:
        raise SystemExit(f"{library} is no library of Linux for {' or '.join(MACHINES.values())}.")
    versions = [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", data)]
    if versions:
        return f"manylinux_2_{max(versions)}_{machine}"
    if re.search(rb"\0libc\.(so|musl-\w+\.so\.1)\0", data):
        return f"musllinux_{MUSL}_{machine}"
    raise SystemExit(f"{library} needs neither glibc nor musl.")
