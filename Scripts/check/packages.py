"""Checks the tool as one file, and the packages of it: their contents and terms, whether another run gives the same bytes, and
whether dpkg installs and removes them."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from check.c_library import CLANG, TESTS, check_cmake
from check.support import DOCUMENTS, ROOT, call, output, require, require_equal, run

STATIC = ROOT / ".build-static"
PACKAGES = ROOT / "out/package"
COMMANDS = ROOT / "Tests/Package/commands.txt"
# The command by which another user becomes root in new namespaces.
AS_ROOT = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]


def require_version(tool: Path) -> None:
    version = output(tool, "--version", env={}).strip()
    commit = os.environ.get("INBETWEEN_COMMIT", "")
    require_equal(version, version.split()[0] + (f" ({commit})" if commit else ""), "the version")


def becomes_root(what: str) -> bool:
    if run(*AS_ROOT, "true").returncode == 0:
        return True
    print(f"Not tried: {what}, for which somebody else than root needs user namespaces.")
    return False


# MARK: The tool as one file


def check_static_tool(options) -> None:
    """It must need no other file, no environment and no system around it, and answer with the same bytes as the ordinary tool."""
    static = STATIC / "inbetween"
    require(not re.search(r"\b(INTERP|DYNAMIC)\b", output("readelf", "-lW", static)), f"{static} needs other files")
    require_version(static)
    # It must contain no path of this machine: a build in another folder would have other bytes.
    require(str(ROOT).encode() not in static.read_bytes(), f"{static} names {ROOT}")
    with tempfile.TemporaryDirectory() as place:
        tools = {"static": static, "ordinary": options.tool}
        answers = {name: answered(tool, Path(place) / name) for name, tool in tools.items()}
        call("diff", "-r", *(Path(place) / name / "ran" for name in tools))
        for (command, one), (_, other) in zip(answers["static"].items(), answers["ordinary"].items(), strict=True):
            require_equal(one, other, f"the answer to {command}")
        statuses = sorted({status for status, _, _ in answers["static"].values()})
        require_equal(statuses, [0, 1, 64, 65, 66, 69, 73], "the exit codes of the commands")
        if becomes_root("an empty root"):
            check_alone(static, options.tool, Path(place))
    print(f"The same bytes as the ordinary tool's: {len(answers['static'])} commands")


def answered(tool: Path, folder: Path) -> dict[str, tuple[int, str, str]]:
    """Runs the commands in a folder; their exit codes and outputs."""
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/inbetween").symlink_to(tool)
    shutil.copytree(DOCUMENTS, folder / "ran/documents")
    answers = {}
    for command in COMMANDS.read_text().splitlines():
        if command and not command.startswith("#"):
            done = run("bash", "-c", command, cwd=folder / "ran", env={"PATH": f"{folder}/bin:/usr/bin:/bin"},
                       stdin=subprocess.DEVNULL, errors="surrogateescape")
            answers[command] = done.returncode, done.stdout, done.stderr
    return answers


def check_alone(static: Path, ordinary: Path, place: Path) -> None:
    """Runs it without a system: the root contains only the file, and no /proc."""
    root = place / "root"
    root.mkdir()
    shutil.copy(static, root / "inbetween")

    def alone(*words: str, **more) -> subprocess.CompletedProcess:
        return run(*AS_ROOT, "chroot", root, "/inbetween", *words, env={"PATH": "/usr/sbin:/usr/bin"}, **more)

    ball = (DOCUMENTS / "bouncing-ball.json").read_text()
    for words, more in ((["simulate", "-", "--rate", "100"], {"input": ball}), (["--experimental-dump-help"], {})):
        require_equal(alone(*words, **more).stdout, output(ordinary, *words, **more), f"in an empty root {words}")
    plot = ["plot", "snappy", "wobbly", "--velocity", "-o"]
    alone(*plot, "/plot.html")
    output(ordinary, *plot, place / "plot.html")
    require_equal((root / "plot.html").read_bytes(), (place / "plot.html").read_bytes(), "a plot in an empty root")
    require_equal(alone("describe", "ease-in-quat").returncode, 65, "the exit code in an empty root")
    require_equal(sorted(path.name for path in root.iterdir()), ["inbetween", "plot.html"], "what it leaves in an empty root")


# MARK: Packages


def check(_) -> None:
    check_packages(STATIC / "inbetween", STATIC / "checkouts", PACKAGES, "out/c-library")


def pack(tool: Path, checkouts: Path, folder: Path, library: str, **more) -> None:
    words = [tool, checkouts, folder, "out/raster/inbetween-raster", "out/web", library]
    output("Scripts/build/package.sh", *words, cwd=ROOT, **more)


def check_packages(tool: Path, checkouts: Path, folder: Path, library: str) -> None:
    """The tool may be any executable that answers like it. The library for C has packages unless its folder is empty."""
    version = output(tool, "--version").split()[0]
    end = f"{debian_version(version)}_{output('dpkg', '--print-architecture').strip()}.deb"
    debian = folder / f"inbetween_{end}"
    libraries = [folder / f"{name}_{end}" for name in ("libinbetween1", "libinbetween-dev") if library]
    packed = folder / f"inbetween-{version}-linux-{os.uname().machine}.tar.gz"
    source = folder / f"inbetween-{version}-source.tar.gz"
    require_equal(sorted(folder.iterdir()), sorted([packed, source, debian, *libraries]), f"what {folder} holds")
    check_modes("".join([output("tar", "-tvf", packed), *(output("dpkg-deb", "--contents", each) for each in (debian, *libraries))]))
    with tempfile.TemporaryDirectory() as place:
        archive, unpacked = Path(place) / "archive", Path(place) / "debian"
        unpack(packed, archive)
        output("dpkg-deb", "--raw-extract", debian, unpacked)
        for root in (archive, unpacked / "usr"):
            check_files(root, tool, checkouts, version)
        pages = check_places(archive, unpacked / "usr")
        check_control(debian, version)
        call("md5sum", "--quiet", "--check", "DEBIAN/md5sums", cwd=unpacked)
        check_with_lintian(debian, tool)
        if libraries:
            check_libraries(libraries, Path(place) / "library")
        check_source(source, Path(place) / "source")
        check_repetition(tool, checkouts, library, [packed, source, debian, *libraries], Path(place) / "again")
        if becomes_root("to install the package"):
            check_dpkg(debian, tool, Path(place))
        licences = len(list((archive / "share/doc/inbetween/licenses").iterdir()))
    print(f"Packed, unpacked, installed and removed: {pages} manual pages, {licences} licences")


def debian_version(version: str) -> str:
    """Debian sorts what has ~ before what has not: a candidate before its release."""
    return version.replace("-", "~", 1)


def check_modes(listing: str) -> None:
    """Everything must belong to root, and be readable by everybody."""
    for line in listing.splitlines():
        mode, owner, *_, name = line.split()
        is_program = re.search(r"bin/inbetween(-raster)?$|/$", name)
        expected = r"lrwxrwxrwx" if " -> " in line else r"[d-]rwxr-xr-x" if is_program else r"-rw-r--r--"
        require(owner in ("0/0", "root/root") and re.fullmatch(expected, mode), f"another owner or mode: {line}")


def unpack(file: Path, folder: Path) -> None:
    folder.mkdir()
    output("tar", "-xf", file, "-C", folder, "--strip-components=1")


def require_same(one: Path, other: Path) -> None:
    require(one.read_bytes() == other.read_bytes(), f"{one} and {other} differ")


def check_files(root: Path, tool: Path, checkouts: Path, version: str) -> None:
    """Unpacked, both packages have the same files, except for the places that Debian requires."""
    require_same(tool, root / "bin/inbetween")
    table = output(root / "bin/inbetween", "sample", "ease", "--count", 2, env={})
    require_equal(table, "time,value\n0,0\n1,1\n", "the table of the packed tool")
    for name in ("share/bash-completion/completions/inbetween", "share/fish/vendor_completions.d/inbetween.fish"):
        require((root / name).stat().st_size > 0, f"{name} is empty")
    raster = output(root / "bin/inbetween-raster", "--version", env={})
    require(raster.startswith(f"inbetween-raster {version},"), f"what draws pixels says {raster}")
    documents = root / "share/doc/inbetween"
    licences = documents / "licenses"
    # There are the terms of each work that the README names, and otherwise only the two licences that Debian keeps.
    named = set(re.findall(r"\(licenses/([^)]*)", (documents / "README").read_text()))
    require_equal({path.name for path in licences.iterdir()}, named, "the licences that are there, and those that the README names")
    for name, original in {
        "GPL-3": "/usr/share/common-licenses/GPL-3", "LGPL-2.1": "/usr/share/common-licenses/LGPL-2.1", "inbetween": ROOT / "LICENSE",
        "swift-numerics": checkouts / "swift-numerics/LICENSE.txt",
        "swift-argument-parser": checkouts / "swift-argument-parser/LICENSE.txt",
    }.items():
        require_same(Path(original), licences / f"{name}.txt")
    for pattern, words in {
        "gsl.txt": "GNU Scientific", "zlib.txt": "Mark Adler", "glibc.txt": "GNU C Library", "gcc-*.txt": "GCC RUNTIME LIBRARY EXCEPTION",
        "swift.txt": "Runtime Library Exception",
    }.items():
        require(any(words in path.read_text() for path in licences.glob(pattern)), f"the terms of {pattern} are missing")


def check_places(archive: Path, debian: Path) -> int:
    """The places in which the two packages differ; returns the number of manual pages."""
    for file in (archive / "share/zsh/site-functions/_inbetween", debian / "share/zsh/vendor-completions/_inbetween"):
        require(file.stat().st_size > 0, f"{file} is empty")
    require_same(ROOT / "CHANGELOG.md", archive / "share/doc/inbetween/CHANGELOG.md")
    pages = sorted((archive / "share/man/man1").iterdir())
    compressed = sorted((debian / "share/man/man1").iterdir())
    require_equal([f"{page.name}.gz" for page in pages], [page.name for page in compressed], "the manual pages")
    for page, other in zip(pages, compressed):
        require(output("gzip", "-dc", other, text=False) == page.read_bytes(), f"{other} is another page")
    require(len(pages) > 10, f"there are {len(pages)} manual pages")
    if shutil.which("man"):
        shown = output("man", "-l", debian / "share/man/man1/inbetween-sample.1.gz", env=os.environ | {"LC_ALL": "C.UTF-8"})
        require("inbetween sample" in shown, "man does not show the page")
    return len(pages)


def check_control(package: Path, version: str) -> None:
    def field(name: str) -> str:
        return output("dpkg-deb", "--field", package, name).strip()

    found = [field(name) for name in ("Package", "Version", "Priority")]
    require_equal(found, ["inbetween", debian_version(version), "optional"], "the control file")
    for name in ("Depends", "Pre-Depends"):
        require_equal(field(name), "", f"the field {name}")
    for name in ("Maintainer", "Section", "Description", "Installed-Size"):
        require(field(name) != "", f"{name} is missing")
    require("librsvg2-2" in field("Recommends"), f"Recommends is {field('Recommends')}")
    require(re.search(r"gcc-.*glibc \(= .*gsl \(= ", field("Built-Using")), f"Built-Using is {field('Built-Using')}")


def check_with_lintian(package: Path, tool: Path) -> None:
    # lintian would complain about a script instead of the tool, which has no architecture.
    if run("readelf", "--file-header", tool).returncode == 0:
        require_no_complaint(package)


def require_no_complaint(*packages: Path) -> None:
    if shutil.which("lintian"):
        done = run("lintian", "--allow-root", *packages)
        require(done.returncode == 0 and done.stdout + done.stderr == "", done.stdout + done.stderr)


def check_libraries(packages: list[Path], root: Path) -> None:
    """Compiles the guide's program with the files of both packages, by pkg-config and by CMake, and runs it."""
    require_no_complaint(*packages)
    for package in packages:
        output("dpkg-deb", "--extract", package, root)
    places = next(root.glob("usr/lib/*-linux-gnu"))
    flags = [f"-I{root}/usr/include", f"-L{places}", "-linbetween"]
    if shutil.which("pkg-config"):
        settings = os.environ | {"PKG_CONFIG_PATH": str(places / "pkgconfig")}
        flags = output("pkg-config", "--cflags", "--libs", "inbetween", env=settings).split()
    call(CLANG, "-std=c99", TESTS / "guide.c", *flags, "-o", root / "guide")
    printed = output(root / "guide", env={"LD_LIBRARY_PATH": str(places)})
    check_cmake(root / "usr", root, printed)
    needed, version = (output("dpkg-deb", "--field", package, "Depends").strip() for package in packages)
    require(re.fullmatch(r"libc6 \(>= 2\.\d+\)", needed), f"the shared library depends on {needed}")
    require(version.startswith("libinbetween1 (= "), f"the headers depend on {version}")


def check_source(source: Path, folder: Path) -> None:
    """The source must equal this checkout."""
    unpack(source, folder)
    for part in ("Benchmarks", "Documentation", "Makefile", "Package.swift", "Sources"):
        call("diff", "-r", "--no-dereference", "--exclude=.build*", "--exclude=Package.resolved", ROOT / part, folder / part)


def check_repetition(tool: Path, checkouts: Path, library: str, files: list[Path], again: Path) -> None:
    """Packs again, with another time zone, mask and folder."""
    pack(tool, checkouts, again, library, umask=0o077, env=os.environ | {"TZ": "Asia/Tokyo", "LC_ALL": "C"})
    for file in files:
        require_same(file, again / file.name)


def check_dpkg(package: Path, tool: Path, place: Path) -> None:
    """Installs into a separate root folder, where dpkg makes root the owner of all files."""
    root = place / "root"
    for name in ("info", "updates", "triggers"):
        (root / "var/lib/dpkg" / name).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    environment = os.environ | {"PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"}
    into_root = [*AS_ROOT, "dpkg", f"--root={root}", f"--log={place / 'log'}"]
    output(*into_root, "--install", package, env=environment)
    output("dpkg", f"--root={root}", "--verify", "inbetween")
    require_same(tool, root / "usr/bin/inbetween")
    output(*into_root, "--purge", "inbetween", env=environment)
    left = list(root.rglob("*inbetween*"))
    require(left == [], f"removed, the package leaves {left}")
