"""Builds Tests/Fixtures/Clients, a package that depends on this one, and runs its programs.

The programs check their own numbers, and must print the contents of their files in Expected. They get the checkout by URL, as a
version of a clone, because SwiftPM compiles packages by path differently. The first program is the Swift code of a guide. It
is built before the others, to see which packages and modules it needs. The packages of Examples are built after them. With
INBETWEEN_THOROUGH=1 the first program is also built by Swift Build, the engine of Xcode.
"""

import os
import re
import resource
import shutil
from pathlib import Path

from check.examples import check_examples, check_manifest
from check.support import FIXTURES, IS_THOROUGH, ROOT, Findings, call, leave_out, output, require_equal

PACKAGE = FIXTURES / "Clients"
EXAMPLE = PACKAGE / "Sources/Consumer/main.swift"
GUIDE = ROOT / "Documentation/Guides/TenMinutes.md"
SCRATCH = ROOT / ".build-clients"
UMBRELLA = ROOT / "Sources/MotionNumerics/MotionNumerics.swift"
COSTS = SCRATCH.with_name(f"{SCRATCH.name}-costs")
# How much more than the recorded costs is still no growth.
MORE_BYTES, MORE_SECONDS, MORE_INSTRUCTIONS = 1.1, 1.33, 1.05
# The calls of each function of HotCalls.
CALLS = 20_000


def check(options) -> None:
    require_equal(guide_program(), EXAMPLE.read_text(), f"the code of {GUIDE} beside {EXAMPLE}")
    check_manifest(GUIDE)
    environment = {name: value for name, value in os.environ.items() if name != "INBETWEEN_MAKE"} | publish()
    check_consumer(environment)
    if IS_THOROUGH:
        build(environment, "--build-system", "swiftbuild", "--product", "Consumer")
    build(environment)
    for source in sorted(PACKAGE.glob("Sources/*/main.swift")):
        name = source.parent.name
        print(f"-- {name}", flush=True)
        printed = output(SCRATCH / "debug" / name)
        # A comment after a call of print states the output.
        stated = re.findall(r"^ *print\(.*\) *// (.*)$", EXAMPLE.read_text(), re.MULTILINE)
        expected = "\n".join(stated) + "\n" if name == "Consumer" else (PACKAGE / f"Expected/{name}.txt").read_text()
        require_equal(printed, expected, f"what {name} prints")
    check_examples(SCRATCH, environment)
    check_costs(environment)
    check_instructions(environment, options.write)


def build(environment: dict[str, str], *words: str) -> None:
    call("swift", "build", "--package-path", PACKAGE, "--scratch-path", SCRATCH, *words, env=environment, timeout=None)


def guide_program() -> str:
    """The Swift blocks of the guide, up to the first that needs more than MotionNumerics; `make readme` runs all of it."""
    blocks = re.findall(r"^```swift\n(?!// swift-tools)(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    more = re.compile(r"^import (?!MotionNumerics$)", re.MULTILINE)
    end = next((index for index, block in enumerate(blocks) if more.search(block)), len(blocks))
    return "\n".join(blocks[:end])


def publish() -> dict[str, str]:
    """Makes a repository whose only version is the checkout's files, with uncommitted changes; returns what the clients need.

    Changed files get another version, as SwiftPM trusts that a version stays the same.
    """

    def git(*words, **variables: str) -> str:
        return output("git", *words, cwd=ROOT, env=os.environ | variables).strip()

    SCRATCH.mkdir(exist_ok=True)
    index, clone = SCRATCH / "index", SCRATCH / "inbetween"
    shutil.copy(git("rev-parse", "--git-path", "index"), index)
    git("add", "--all", GIT_INDEX_FILE=str(index))
    tree = git("write-tree", GIT_INDEX_FILE=str(index))
    nobody = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
    commit = git(*nobody, "commit-tree", tree, "-m", "The checkout", GIT_AUTHOR_DATE="@0 +0000", GIT_COMMITTER_DATE="@0 +0000")
    version = f"1.0.{int(tree[:7], 16)}"
    shutil.rmtree(clone, ignore_errors=True)
    # Its pin names a commit of the clone before.
    (PACKAGE / "Package.resolved").unlink(missing_ok=True)
    git("init", "--quiet", "--bare", "--initial-branch=main", clone)
    git("push", "--quiet", clone, f"{commit}:refs/heads/main", f"{commit}:refs/tags/{version}")
    return {"INBETWEEN_VERSION": version, "INBETWEEN_CLONE": f"file://{clone}"}


def check_consumer(environment: dict[str, str]) -> None:
    """Builds the first program alone."""
    modules = SCRATCH / "debug/Modules"
    # Other builds may have left their modules there.
    shutil.rmtree(modules, ignore_errors=True)
    build(environment, "--product", "Consumer")
    # A client without traits must not fetch packages that only the command-line tool needs.
    fetched = sorted(path.name for path in (SCRATCH / "checkouts").iterdir())
    require_equal(fetched, ["inbetween", "swift-numerics"], "the packages that the clients fetch")
    # A client of MotionNumerics must build only the modules that it re-exports.
    exported = re.findall(r"^@_exported public import (\w+)", UMBRELLA.read_text(), re.MULTILINE)
    built = sorted(path.stem for path in modules.glob("*.swiftmodule"))
    require_equal(built, sorted([*exported, "Consumer", "MotionNumerics", "RealModule"]), "the modules that the consumer builds")


def check_costs(environment: dict[str, str]) -> None:
    """Compares the costs of clients with costs.txt.

    Each row is a program in an optimised build. It states the bytes without symbols, and the processor seconds of compiling it
    as a ratio to those of a fixed reference. Each program needs the modules of the programs before it, so its seconds include
    theirs. Growth must be intended.
    """
    scratch, findings = COSTS, Findings()
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir()
    places = ("--package-path", PACKAGE, "--scratch-path", scratch)
    output("swift", "package", "resolve", *places, env=environment)
    # A processor is up to twice as slow beside a busy one, so each program has the reference before and after it.
    before, seconds, ratio = reference_seconds(scratch), 0.0, 0.0
    for line in (PACKAGE / "costs.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        program, bytes_, recorded = line.split()
        spent = processor_seconds("swift", "build", *places, "-c", "release", "--product", program, env=environment)
        after = reference_seconds(scratch)
        seconds, ratio, before = seconds + spent, ratio + 2 * spent / (before + after), after
        output("strip", "-o", scratch / "stripped", scratch / "release" / program)
        size = (scratch / "stripped").stat().st_size
        text = f"{program}: {size} bytes (recorded {bytes_}), {seconds:.1f} s, {ratio:.1f} of the reference (recorded {recorded})"
        print(text, flush=True)
        is_alike = size <= MORE_BYTES * int(bytes_) and ratio <= MORE_SECONDS * float(recorded)
        findings.expect(is_alike, f"{text}: see what has grown, or record it in {PACKAGE}/costs.txt")
    findings.report("costs of clients")


def reference_seconds(folder: Path) -> float:
    """The processor seconds of compiling a file of a hundred functions over arrays, one on each processor.

    Their code does not matter.
    """
    processors = os.cpu_count()
    sources = [folder / f"reference-{index}.swift" for index in range(processors)]
    for file, source in enumerate(sources):
        source.write_text("".join(
            f"public func f{file}_{index}(_ x: [Double]) -> [Double] {{\n"
            f"  x.map {{ $0 * {index} }}.filter {{ $0 > 1 }}.sorted().reversed()\n}}\n" for index in range(100)))
    words = ("swiftc", "-O", "-parse-as-library", "-module-name", "Reference", "-j", processors, "-c", *sources)
    return processor_seconds(*words, cwd=folder) / processors


def processor_seconds(*words, **more) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output(*words, timeout=None, **more)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def check_instructions(environment: dict[str, str], writes: bool) -> None:
    """Compares the instructions of the calls of HotCalls, in an optimised build, with instructions.txt.

    Callgrind counts the same on a busy machine. With `writes` the counts are recorded anew.
    """
    if not shutil.which("valgrind"):
        leave_out("counts of instructions, as there is no valgrind")
        return
    places = ("--package-path", PACKAGE, "--scratch-path", COSTS)
    call("swift", "build", *places, "-c", "release", "--product", "HotCalls", env=environment, timeout=None)
    counts, program = COSTS / "callgrind.out", COSTS / "HotCalls"
    # Valgrind gives up on the debugging information of Swift.
    output("strip", "-g", "-o", program, COSTS / "release/HotCalls")
    output("valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", "--toggle-collect=*HotCalls*hot*SdyF", program)
    rows = re.findall(r"^ *([0-9,]+) .*:\$s8HotCalls\d+(hot\w+?)SdyF ",
                      output("callgrind_annotate", "--inclusive=yes", "--threshold=100", counts), re.MULTILINE)
    found = {name: int(count.replace(",", "")) / CALLS for count, name in rows}
    table = PACKAGE / "instructions.txt"
    kept = [line for line in table.read_text().splitlines() if line.startswith("#")]
    if writes:
        table.write_text("\n".join([*kept, *(f"{name} {found[name]:.1f}" for name in sorted(found))]) + "\n")
        return
    findings = Findings()
    recorded = dict(line.split() for line in table.read_text().splitlines() if not line.startswith("#"))
    require_equal(sorted(found), sorted(recorded), f"the calls that callgrind saw beside {table}")
    for name, count in found.items():
        text = f"{name}: {count:.1f} instructions a call (recorded {recorded[name]})"
        print(text)
        findings.expect(count <= MORE_INSTRUCTIONS * float(recorded[name]), f"{text}: see what has grown, or record it")
    findings.report("instructions of hot calls")
