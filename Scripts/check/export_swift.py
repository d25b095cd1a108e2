"""Checks the types of exported Swift: export_swift.py TOOL.

The texts of `inbetween export swiftui` and `core-animation` are put into functions. swiftc checks them against stand-ins
for SwiftUI and QuartzCore in Tests/Fixtures/AppleStandIns, which have the signatures that the texts call. Kotlin and Dart
have no compiler here: their texts say that they were not run.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

STAND_INS = Path(__file__).resolve().parents[2] / "Tests/Fixtures/AppleStandIns"
MOTIONS = [
    "spring(1 100 10) 0 -> 300", "spring(1 100 40 -5) 0 -> 300", "0.4s ease 0.1s", "0.4s ease -0.1s 5 -> -3",
    "0.6s ease-out-bounce 0.25s 0 -> 300", "1s steps(3) 0 -> 1", "1s ease-in-elastic", "min-jerk(0.5s) 10 -> -20",
    "spring(1 100 10) 5 -> 5", "decay(velocity: 1000, deceleration: 0.998)", "1s ease 1e-7 -> 1e9",
]
PROPERTIES = ["translate", "scale", "rotate", "opacity"]
# The function around a text, and the module that it imports.
TARGETS = {
    "swiftui": ("SwiftUI", "func example{}(content: some View, isThere: Bool, trigger: Int) -> some View {{\n{}}}\n"),
    "core-animation": ("QuartzCore", "func example{}() -> CAAnimation {{\n{}return animation\n}}\n"),
}


def exported(tool: str, target: str, motion: str, property_name: str) -> str:
    """The text of a motion."""
    command = [tool, "export", target, motion, "--property", property_name]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def main() -> None:
    tool = str(Path(sys.argv[1]).resolve())
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for target, (module, function) in TARGETS.items():
            build = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", module, STAND_INS / f"{module}.swift"]
            subprocess.run([*build, "-o", folder / f"{module}.swiftmodule"], check=True, timeout=300)
            texts = [exported(tool, target, motion, each) for motion in MOTIONS for each in PROPERTIES]
            examples = [function.format(index, text) for index, text in enumerate(texts)]
            source = folder / f"{target}.swift"
            source.write_text(f"import {module}\n\n" + "\n".join(examples))
            check = ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder, source]
            failed |= subprocess.run(check, timeout=600).returncode != 0
            print(f"{target}: {len(examples)} texts against the stand-in of {module}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
