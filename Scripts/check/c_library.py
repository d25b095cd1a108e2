"""Tests the library for C as users get it, in out/c-library or the folder that the words name.

The programs of Tests/C are compiled as C99 and as C++, moved out of the checkout and run with an empty environment. They run
again under the address sanitizer, which also finds leaks. Programs whose threads share handles also run under the thread
sanitizer.
"""

import os
import re
import shutil
import tempfile
from pathlib import Path

from check.support import IS_THOROUGH, ROOT, call, leave_out, output, require, require_equal, require_sizes, run

TESTS = ROOT / "Tests/C"
GUIDE = ROOT / "Documentation/C.md"
SHARED = "lib/libinbetween.so.1"
TOOLCHAIN = Path(shutil.which("swiftc") or "/").resolve().parent.parent
CLANG = TOOLCHAIN / "bin/clang"
CHECKS = [TESTS / f"{name}.c" for name in (
    "main motions fits exports imports animations followers axes tables curves pools paths tracks effects lottie".split())]
UNDEFINED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def check(options) -> None:
    library = (ROOT / (options.words or ["out/c-library"])[0]).resolve()
    check_exports(library)
    require_sizes(ROOT / "Tests/C/sizes.txt", lambda name: (
        ROOT / ".build-c/without-lottie.so" if name == "without Lottie" else library / "lib" / name).stat().st_size)
    with tempfile.TemporaryDirectory() as folder:
        programs = Programs(library, Path(folder))
        check_header(library)
        check_programs(programs)
        check_stale_handles(programs)
        check_guide(programs)
        shutil.copytree(library, Path(folder) / "moved", symlinks=True)
        check_pkg_config(Path(folder) / "moved")
        check_cmake(Path(folder) / "moved", Path(folder), programs.run("guide"))
        compare_motions(programs, options.tool)
        check_random_calls(programs, options.seed or 2026)


class Programs:
    """Programs that are linked with the library, in a folder outside the checkout."""

    def __init__(self, library: Path, folder: Path) -> None:
        self.library, self.folder = library, folder
        shutil.copy(library / SHARED, folder)
        self.flags = ["-fuse-ld=lld", "-g", "-Wall", "-Wextra", "-Werror", f"-I{library}/include", f"-I{TESTS}"]

    def build(self, name: str, *words, is_static: bool = False) -> None:
        linked = [self.library / "lib/libinbetween.a", "-Wl,--gc-sections"]
        if not is_static:
            linked = [f"-L{self.library}/lib", "-linbetween", f"-Wl,-rpath,{self.folder}"]
        call(CLANG, *self.flags, *words, "-o", self.folder / name, *linked, "-lm")

    def run(self, name: str, *words, **more) -> str:
        return output(self.folder / name, *words, cwd="/", env={}, **more)


def declared(library: Path) -> list[str]:
    """The functions of the header."""
    return sorted(set(re.findall(r"(inbetween_[a-z_]*)\(", (library / "include/inbetween.h").read_text())))


def check_exports(library: Path, needed=("libc.so.6", "libm.so.6")) -> None:
    """Checks the libraries that it needs, and the functions that it exports."""
    dynamic = output("readelf", "-d", library / SHARED)
    require_equal(sorted(re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)), list(needed), "what the library needs")
    require_equal(re.findall(r"SONAME.*\[(.*)\]", dynamic), ["libinbetween.so.1"], "the soname")
    symbols = [line.split() for line in output("nm", "-D", "--defined-only", library / SHARED).splitlines()]
    exported = sorted(name for *_, kind, name in symbols if kind != "A")
    require_equal(exported, [f"{name}@@INBETWEEN_1" for name in declared(library)], "what the library exports")


def check_header(library: Path) -> None:
    """A compiler of any language and system has one thing to say about a program that drops a handle, and nothing about the header."""
    program = '#include "inbetween.h"\nvoid drop(void) { inbetween_motion_open(NULL, NULL, 0); }\n'
    strict = [CLANG, "-fsyntax-only", "-ffreestanding", "-Wall", "-Wextra", "-Wundef", "-pedantic", f"-I{library}/include"]
    windows = ["--target=x86_64-pc-windows-msvc", "-xc", "-std=c99"]
    for flags in (["-xc", "-std=c99"], ["-xc", "-std=c23"], ["-xc++", "-std=c++11"], ["-xc++", "-std=c++17"], windows,
                  [*windows, "-DINBETWEEN_STATIC"]):
        said = run(*strict, *flags, "-", input=program).stderr
        require("[-Wunused-result]" in said and "1 warning generated" in said, f"clang with {flags} says: {said}")


def check_programs(programs: Programs) -> None:
    programs.build("c99", "-std=c99", *CHECKS)
    programs.build("cxx", "-x", "c++", "-std=c++17", *CHECKS)
    programs.build("static", "-std=c99", *CHECKS, is_static=True)
    programs.build("address", "-std=c99", *UNDEFINED, *CHECKS)
    threads = ("-std=c99", "-D_POSIX_C_SOURCE=200809L", TESTS / "threads.c", "-pthread")
    programs.build("threads-address", "-fsanitize=address", *threads)
    # The toolchain's thread sanitizer calls libdispatch.
    swift = TOOLCHAIN / "lib/swift/linux"
    programs.build("threads-thread", "-fsanitize=thread", *threads, f"-L{swift}", f"-Wl,-rpath,{swift}", "-ldispatch", "-lBlocksRuntime")
    for name in ("c99", "cxx", "static", "address", "threads-address", "threads-thread"):
        print(programs.run(name), end="", flush=True)


def check_stale_handles(programs: Programs) -> None:
    """The checked library: it answers handles that are not open as null ones, says so, and answers all others as ever."""
    programs.build("stale", "-std=c99", TESTS / "stale.c")
    checked = {"LD_LIBRARY_PATH": programs.library / "lib/checked"}
    stale = run(programs.folder / "stale", env=checked, cwd="/")
    require(stale.returncode == 0, stale.stderr)
    for line in ("inbetween_motion_value: the handle was closed before", "inbetween_pool_step: the handle is no pool, it is a curve"):
        require(line in stale.stderr.splitlines(), f"the checked library does not say {line!r}")
    for name in ("c99", "threads-thread"):
        said = run(programs.folder / name, env=checked, cwd="/")
        require(said.returncode == 0 and said.stderr == "", said.stderr)


def check_guide(programs: Programs) -> None:
    """The program in the guide, and the output that the guide states; that in the README, whose output a comment states."""

    def block(language: str) -> str:
        return "".join(re.findall(rf"^```{language}\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL))

    require_equal((TESTS / "guide.c").read_text(), block("c"), f"Tests/C/guide.c beside {GUIDE}")
    programs.build("guide", "-std=c99", TESTS / "guide.c")
    require_equal(programs.run("guide"), block("text"), f"what the program of {GUIDE} prints")
    code = re.search(r"^```c\n(.*?)^```$", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)[1]
    source = programs.folder / "readme.c"
    source.write_text(code)
    programs.build("readme", "-std=c99", source)
    stated = "".join(f"{line}\n" for line in re.findall(r"printf\(.*\); +// (.*)", code))
    require_equal(programs.run("readme"), stated, "what the program of the README prints")


def check_pkg_config(moved: Path) -> None:
    if not shutil.which("pkg-config"):
        return
    environment = os.environ | {"PKG_CONFIG_PATH": str(moved / "lib/pkgconfig")}
    found = output("pkg-config", "--cflags", "--libs", "inbetween", env=environment).strip()
    require(found.startswith(f"-I{moved}/") and found.endswith("-linbetween"), f"pkg-config says {found}")


def check_cmake(prefix: Path, folder: Path, printed: str) -> None:
    """A project of CMake: the program of the guide, with both libraries below a prefix, has to print the same."""
    if not shutil.which("cmake"):
        leave_out("the package for CMake: there is no cmake")
        return
    project, build = folder / "project", folder / "project/build"
    shutil.copytree(TESTS / "cmake", project)
    shutil.copy(TESTS / "guide.c", project)
    output("cmake", "-S", project, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_C_COMPILER={CLANG}")
    output("cmake", "--build", build)
    for name in ("shared", "static"):
        require_equal(output(build / name, env={}), printed, f"what the {name} program of CMake prints")


def compare_motions(programs: Programs, tool: Path) -> None:
    """Random motions: the tool's samples must have the same bits."""
    programs.build("compare", "-std=c99", TESTS / "compare.c")
    times = programs.run("compare", "times", 1)
    motions = programs.run("compare", "motions", 1, 1000 if IS_THOROUGH else 100).splitlines()
    for motion in motions:
        programs.run("compare", motion, input=output(tool, "sample", motion, "--at", "-", "--velocity", input=times))
        described = output(tool, "describe", motion, "--format", "json")
        require_equal(programs.run("compare", "describe", motion), described, f"the words of the library about {motion!r}")
    print(f"The same bits as the tool's: {len(motions)} motions")


def check_random_calls(programs: Programs, seed: int) -> None:
    """Random calls, in the normal library and under the address sanitizer: no call may end the program."""
    sources = ("-std=c99", TESTS / "fuzz.c", *sorted(TESTS.glob("fuzz_*.c")))
    programs.build("fuzz", *sources)
    programs.build("fuzz-address", *UNDEFINED, *sources)
    for name, count in (("fuzz", 50_000), ("fuzz-address", 20_000)):
        print(programs.run(name, seed, 1_000_000 if IS_THOROUGH else count, timeout=3600), end="")
