"""Tests the wheels of `make wheels`, in out/wheels, and the libraries in them.

Those for the machine's own C library are tested by `make python`. Of the others the programs of Tests/C run with the library:
with musl's loader, and for arm64 under QEMU. No Python for these is here, so of the wheel itself the contents are checked.
"""

import re
import tempfile
import zipfile
from pathlib import Path

from check.c_library import CHECKS, SHARED, TESTS, check_exports
from check.support import ROOT, output, require_equal

# Another libm rounds otherwise: of 150,000 values 37 had other bits with musl's and 2 with that of arm64, by 5e-16 at most.
TOLERANCE = 2e-15
WHEELS, LIBRARIES = ROOT / "out/wheels", ROOT / ".build-wheels"
# For each platform the tag of its wheel, what its library needs, the compiler, and what runs its programs.
PLATFORMS = {
    "linux-gnu": (r"manylinux_2_\d+_x86_64", ["libc.so.6", "libm.so.6"], None, []),
    "linux-musl": ("musllinux_1_2_x86_64", ["libc.so"], "musl-gcc", []),
    "aarch64": ("manylinux_2_25_aarch64", ["ld-linux-aarch64.so.1", "libc.so.6", "libm.so.6"], "aarch64-linux-gnu-gcc",
                ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"]),
}


def check(options) -> None:
    wheels = {re.fullmatch(r".*-py3-none-(.*)\.whl", path.name)[1]: path for path in WHEELS.iterdir()}
    require_equal(len(wheels), len(PLATFORMS), "the number of wheels")
    for platform, (pattern, needed, compiler, runner) in PLATFORMS.items():
        library = LIBRARIES / platform
        (wheel,) = [path for tag, path in wheels.items() if re.fullmatch(pattern, tag)]
        check_exports(library, needed)
        check_contents(wheel, library)
        if compiler:
            with tempfile.TemporaryDirectory() as folder:
                check_library(Path(folder), library, compiler, runner, options.tool)
        print(f"{wheel.name}: {wheel.stat().st_size} bytes")


def check_contents(wheel: Path, library: Path) -> None:
    """The package and the library, and a tag that is that of the name."""
    with zipfile.ZipFile(wheel) as file:
        names = [name for name in file.namelist() if ".dist-info/" not in name]
        expected = [f"inbetween/{path.name}" for path in (ROOT / "Bindings/Python/inbetween").iterdir() if path.is_file()]
        require_equal(sorted(names), sorted([*expected, "inbetween/_lib/libinbetween.so"]), f"what {wheel} holds")
        require_equal(file.read("inbetween/_lib/libinbetween.so") == (library / SHARED).read_bytes(), True,
                      f"whether {wheel} has the library of {library}")
        (about,) = [name for name in file.namelist() if name.endswith("/WHEEL")]
        tag = re.search(r"^Tag: (.*)$", file.read(about).decode(), re.MULTILINE)[1]
        require_equal(wheel.name.endswith(f"-{tag}.whl"), True, f"whether {wheel} has the tag {tag}")


def check_library(folder: Path, library: Path, compiler: str, runner: list[str], tool: Path) -> None:
    """Runs the programs of Tests/C, and holds random motions against the tool's samples."""

    def build(name: str, *sources: Path) -> None:
        output(compiler, "-std=c99", "-O1", f"-I{library}/include", f"-I{TESTS}", *sources, f"-L{library}/lib", "-l:libinbetween.so.1",
               f"-Wl,-rpath,{library}/lib", "-lm", "-o", folder / name)

    def run(name: str, *words, **more) -> str:
        return output(*runner, folder / name, *words, cwd="/", timeout=3600, **more)

    build("checks", *CHECKS)
    print(run("checks"), end="")
    build("compare", TESTS / "compare.c")
    times = run("compare", "times", 1)
    motions = run("compare", "motions", 1, 200).splitlines()
    for motion in motions:
        run("compare", "within", TOLERANCE, motion, input=output(tool, "sample", motion, "--at", "-", "--velocity", input=times))
    print(f"Within {TOLERANCE} of the tool's values: {len(motions)} motions")
