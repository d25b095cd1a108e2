"""What SwiftUI and Core Animation answer, as a Mac has recorded it into Vectors/apple, against the library.

The recorder is the Swift program of this folder; .github/workflows/apple.yml runs it on a Mac. Here it is built against the
stand-ins of Tests/Fixtures/AppleStandIns and run, which shows that its types are right, what it asks and how it writes.
The stand-ins answer nothing, so that their recording has to differ; with the library's answers in place of theirs it
has to agree. A file that is not there is not yet recorded.
"""

import copy
import json
import struct
import tempfile
from pathlib import Path

from check.support import FIXTURES, ROOT, Findings, call, output, require, rows

HERE = Path(__file__).resolve().parent
RECORDED = ROOT / "Vectors/apple"
SUBJECTS = ["swiftui-springs", "core-animation-springs", "timing-functions", "keyframes"]
# Doubles that may be computed in another order; what a layer shows goes through Floats in places.
COMPUTED, SHOWN = 1e-9, 1e-5


def check(options) -> None:
    findings = Findings()
    with tempfile.TemporaryDirectory() as name:
        check_recorder(options.tool, record_with_stand_ins(Path(name)), findings)
    for subject in SUBJECTS:
        file = RECORDED / f"{subject}.json"
        if not file.exists():
            print(f"{subject}: not yet recorded")
            continue
        recording = json.loads(file.read_text())
        print(f"{subject}, as {recording['system']} answers:")
        report(differences(options.tool, recording), findings)
    findings.report("recordings of Apple's frameworks")


def record_with_stand_ins(folder: Path) -> dict[str, dict]:
    """Builds the recorder against stand-ins and runs it: its recordings by their subjects."""
    modules = ["QuartzCore", "SwiftUI", "AppKit"]
    for module in modules:
        links = ["-lQuartzCore"] if module == "AppKit" else []
        call("swiftc", "-emit-module", "-emit-library", "-parse-as-library", "-module-name", module, "-I", folder, "-L", folder,
             *links, FIXTURES / f"AppleStandIns/{module}.swift", "-o", folder / f"lib{module}.so",
             "-emit-module-path", folder / f"{module}.swiftmodule")
    call("swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder, "-L", folder, "-Xlinker", f"-rpath={folder}",
         *(f"-l{module}" for module in modules), *sorted(HERE.glob("*.swift")), "-o", folder / "recorder")
    call(folder / "recorder", folder / "recordings")
    return {file.stem: json.loads(file.read_text()) for file in (folder / "recordings").glob("*.json")}


def check_recorder(tool: Path, recordings: dict[str, dict], findings: Findings) -> None:
    """The comparison itself: it has to refuse the answers of stand-ins, and to take the library's."""
    require(sorted(recordings) == sorted(SUBJECTS), f"the recorder writes {sorted(recordings)}")
    for subject, recording in recordings.items():
        compared = differences(tool, recording)
        wrong = [case for case, worst, tolerance in compared if worst > tolerance]
        findings.expect(bool(compared) and len(wrong) >= len(compared) * 3 // 4,
                        f"{subject}: answers of stand-ins pass, in {len(compared) - len(wrong)} of {len(compared)} cases")
        answered = copy.deepcopy(recording)
        for case in answered["cases"]:
            case["rows"] = answers(tool, case) or case["rows"]
        report(differences(tool, answered), findings)


def report(compared: list[tuple[str, float, float]], findings: Findings) -> None:
    for case, worst, tolerance in compared:
        findings.expect(worst <= tolerance, f"{case}: off by {worst:.3g}, where {tolerance:.3g} is allowed")


def differences(tool: Path, recording: dict) -> list[tuple[str, float, float]]:
    """For each case that the library can answer the greatest difference and the tolerance."""
    found = []
    for case in recording["cases"]:
        ours = answers(tool, case)
        if ours is None:
            continue
        worst = max(difference(float(a), float(b)) for row, other in zip(case["rows"], ours, strict=True)
                    for a, b in zip(row, other, strict=True))
        shown = case["question"] in ("value", "position")
        found.append((f"{case['question']} of {case['given']}", worst, SHOWN if shown else COMPUTED))
    return found


def difference(recorded: float, ours: float) -> float:
    return abs(recorded - ours) / max(1, abs(ours))


# MARK: The library's answers


def answers(tool: Path, case: dict) -> list[list[float]] | None:
    """The rows of a case as the library answers them; None where it has no such question."""
    given, times = case["given"], [row[0] for row in case["rows"]]
    match case["question"]:
        case "state":
            return sampled(tool, spring(given), times, "--velocity")
        case "value" if "stiffness" in given:
            return sampled(tool, spring(given), times)
        case "value":
            return sampled(tool, f"cubic-bezier({', '.join(map(repr, given['controlPoints']))})", times)
        case "control points":
            # Apple's names for CSS's curves, as Floats.
            points = {"linear": (0, 0, 1, 1), "easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1),
                      "easeInEaseOut": (0.42, 0, 0.58, 1), "default": (0.25, 0.1, 0.25, 1)}
            return [list(map(as_float, points[given["name"]]))]
        case "settling" if "allowsOverdamping" in given and given["damping"] > 0:
            facts = json.loads(output(tool, "describe", spring(given), "--format", "json"))
            return [[facts["coreAnimationSettlingDuration"]]]
        case "duration and bounce":
            return parameters(tool, f"spring(duration: {given['duration']!r}, bounce: {given['bounce']!r})")
        case "response and damping ratio":
            return parameters(tool, f"spring(response: {given['response']!r}, damping-ratio: {given['dampingRatio']!r})")
        case "preset":
            return parameters(tool, f"swiftui.{given['name']}")
        case "position":
            return positions(tool, given, times)
    return None


def as_float(value: float) -> float:
    return struct.unpack("f", struct.pack("f", value))[0]


def spring(given: dict) -> str:
    """A spring's notation; one that is overdamped is critical where overdamping is not allowed."""
    mass, stiffness, damping = given["mass"], given["stiffness"], given["damping"]
    if given.get("allowsOverdamping") == "false":
        damping = min(damping, 2 * (mass * stiffness) ** 0.5)
    return f"spring({mass!r} {stiffness!r} {damping!r} {given['velocity']!r})"


def parameters(tool: Path, motion: str) -> list[list[float]]:
    """As the recorder orders them; the duration of SwiftUI's springs is their response."""
    facts = json.loads(output(tool, "describe", motion, "--format", "json"))
    names = ("mass", "stiffness", "damping", "response", "bounce", "response", "dampingRatio")
    return [[facts[name] for name in names]]


def sampled(tool: Path, motion: str, times: list[float], *words: str) -> list[list[float]]:
    table = rows(output(tool, "sample", motion, "--at", ",".join(map(repr, times)), *words))
    return [[float(cell) for cell in row.values()] for row in table]


def positions(tool: Path, given: dict, times: list[float]) -> list[list[float]]:
    count = len(given["values"])
    document = {"type": "keyframe", "keyPath": "position", "values": given["values"], "duration": 1,
                "calculationMode": given["calculationMode"], "fillMode": "both"}
    if given["calculationMode"].startswith("cubic"):
        document |= {f"{bend}Values": [given[bend]] * count for bend in ("tension", "continuity", "bias")}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(document, file)
        file.flush()
        table = rows(output(tool, "animate", file.name, "--at", ",".join(map(repr, times))))
    return [[float(cell) for cell in row.values()] for row in table]
