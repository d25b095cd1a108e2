"""Runs every subject's script of this folder: python3 Vectors/make/all.py [--check].

With --check nothing is written, and the exit is 1 if a file would change. In either case it is 1 if a file breaks the
schema or has no script, or if all are larger together than people download without a thought.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from jsonschema import Draft202012Validator

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent
GREATEST_SIZE = 5_000_000


def subject_scripts():
    """The programs of this folder; the other files are arithmetic that they share."""
    return sorted(path for path in HERE.glob("*.py")
                  if path.name != "all.py" and '__name__ == "__main__"' in path.read_text())


def findings():
    schema = json.loads((FOLDER / "schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    files = sorted(path for path in FOLDER.glob("*.json") if path.name != "schema.json")
    for path in files:
        for error in validator.iter_errors(json.loads(path.read_text())):
            yield f"{path.name}: {error.json_path}: {error.message[:200]}"
        if not (HERE / f"{path.stem}.py").exists():
            yield f"{path.name}: no script makes it"
    size = sum(path.stat().st_size for path in files)
    if size > GREATEST_SIZE:
        yield f"{size} bytes together, of at most {GREATEST_SIZE}"


def main():
    options = sys.argv[1:]
    if options not in ([], ["--check"]):
        sys.exit(__doc__)
    # Threads, each waiting for the process of a script.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = list(pool.map(lambda script: subprocess.run([sys.executable, script, *options]).returncode,
                              subject_scripts()))
    problems = list(findings())
    print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
    sys.exit(1 if any(codes) or problems else 0)


if __name__ == "__main__":
    main()
