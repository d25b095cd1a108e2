"""Installs the tool and the library for C into a temporary folder, and checks them there.

It also packs the tool, as far as this does not need the tool as one file, which `make package` takes minutes to link. The packages
of the library take longer to compress than all else here: `make thorough` checks them.
"""

import os
import re
import shutil
import tempfile
from pathlib import Path

from check import packages
from check.c_library import CLANG, TESTS
from check.support import ROOT, call, output, require, require_equal, run

RASTER = ROOT / "out/raster/inbetween-raster"
# A shell that completes a command as bash does at a press of Tab.
COMPLETE = """
source "$1"
function=$(complete -p inbetween | sed "s/.* -F \\([^ ]*\\) .*/\\1/")
COMP_WORDS=(inbetween desc) COMP_CWORD=1 COMP_LINE="inbetween desc" COMP_POINT=14 COMP_TYPE=9
"$function" inbetween desc inbetween
echo "${COMPREPLY[@]}"
"""


def check(options) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        to_folder = ["PREFIX=/usr", f"DESTDIR={folder}", f"TOOL={options.tool}"]
        make("install", *to_folder, "-o", "tool", "-o", "c-library", "-o", "pages")
        usr = folder / "usr"
        check_tool(usr / "bin/inbetween")
        pages = check_manual(usr / "bin/inbetween", usr / "share/man/man1")
        check_completions(usr / "share")
        check_raster(usr / "bin/inbetween", folder)
        check_library(usr, folder)
        make("uninstall", *to_folder)
        left = [path for path in folder.rglob("*") if not path.is_dir()]
        require(left == [], f"make uninstall has left: {left}")
        if RASTER.exists() and shutil.which("dpkg-deb"):
            check_packages(options.tool, folder / "packing")
    print(f"Installed, tried and removed: the tool, what draws pixels, {pages} manual pages, completions, the library for C")
    missing = [program for program in ("man", "mandoc", "zsh", "fish", "dpkg-deb") if not shutil.which(program)]
    if missing:
        print(f"Not there to read what is installed: {', '.join(missing)}")


def make(*words: str) -> None:
    output(os.environ.get("MAKE", "make"), "--no-print-directory", *words, cwd=ROOT)


def check_tool(tool: Path) -> None:
    """The tool must work in any folder, and without the environment of a shell."""
    table = output(tool, "sample", "ease", "--count", 2, cwd="/", env={})
    require_equal(table, "time,value\n0,0\n1,1\n", "the table of the installed tool")
    packages.require_version(tool)


def check_manual(tool: Path, folder: Path) -> int:
    """Each command has its page, and there are no others; returns their number."""
    pages = [folder / f"{'-'.join(command)}.1" for command in commands(tool, ["inbetween"])]
    for page in pages:
        require(page.is_file() and re.search(r"^\.Sh SYNOPSIS", page.read_text(), re.MULTILINE), f"{page} has no synopsis")
        if shutil.which("man"):
            done = run("man", "--warnings", "-l", page, env=os.environ | {"LC_ALL": "C.UTF-8"})
            require_equal(done.stderr, "", f"what man says about {page}")
        if shutil.which("mandoc"):
            call("mandoc", "-T", "lint", "-W", "warning", page)
    require(len(pages) > 10, f"the help lists {len(pages)} commands only")
    # The program that draws pixels has a page, too, if it could be made.
    count = len(pages) + RASTER.exists()
    require_equal(len(list(folder.iterdir())), count, "the number of manual pages")
    return count


def commands(tool: Path, command: list[str]) -> list[list[str]]:
    """A command and all its subcommands, as its help lists them."""
    groups = re.findall(r"SUBCOMMANDS:\n(.*?)(?:^$|\Z)", output(tool, *command[1:], "--help"), re.MULTILINE | re.DOTALL)
    names = [name for group in groups for name in re.findall(r"^  ([a-z]\S*)", group, re.MULTILINE)]
    return [command, *(found for name in names for found in commands(tool, [*command, name]))]


def check_completions(share: Path) -> None:
    """Checks how the shells use the completions."""
    bash = share / "bash-completion/completions/inbetween"
    require_equal(output("bash", "-c", COMPLETE, "bash", bash), "describe\n", "what bash completes 'inbetween desc' to")
    if shutil.which("zsh"):
        call("zsh", "-n", share / "zsh/site-functions/_inbetween")
    if shutil.which("fish"):
        call("fish", "--no-execute", share / "fish/vendor_completions.d/inbetween.fish")


def check_raster(tool: Path, folder: Path) -> None:
    """The tool must find the program that draws pixels beside it."""
    if RASTER.exists():
        picture = folder / "ease.png"
        output(tool, "plot", "ease", "-o", picture, cwd="/", env={})
        require_equal(picture.read_bytes()[1:4], b"PNG", "what the installed tool draws")
        picture.unlink()


def check_library(usr: Path, folder: Path) -> None:
    """Builds a program with the installed files, if the library was made."""
    library, guide = usr / "lib", folder / "guide"
    if not (library / "libinbetween.so").exists():
        return
    call(CLANG, "-std=c99", TESTS / "guide.c", f"-I{usr}/include", f"-L{library}", "-linbetween", f"-Wl,-rpath,{library}", "-o", guide)
    output(guide, env={})
    guide.unlink()
    require((library / "cmake/Inbetween/InbetweenConfig.cmake").exists(), "the package for CMake is not installed")
    require("\nVersion: " in (library / "pkgconfig/inbetween.pc").read_text(), "the file for pkg-config has no version")


def check_packages(tool: Path, packing: Path) -> None:
    """Packs a script that calls the tool instead of the tool: that takes only seconds."""
    packing.mkdir()
    script = packing / "inbetween"
    script.write_text(f"#!/bin/sh\nexec '{tool}' \"$@\"\n")
    script.chmod(0o755)
    names = ("libgsl.a", "libz.a", "libc.a", "libstdc++.a", "libgcc.a")
    archives = [output(CLANG, f"-print-file-name={name}").strip() for name in names]
    (packing / "inbetween.archives").write_text("".join(f"{Path(path).resolve()}\n" for path in archives))
    checkouts = next(folder / "checkouts" for folder in tool.parents if (folder / "checkouts").is_dir())
    packages.pack(script, checkouts, packing / "packages", library="")
    packages.check_packages(script, checkouts, packing / "packages", library="")
