"""Runs every subject's script of this folder: python3 Vectors/make/all.py [--check].

It also writes the table of the subjects in Vectors/README.md. With --check nothing is written, and the exit is 1 if a
file would change. In either case it is 1 if a file breaks the schema or has no script, or if all are larger together
than people download without a thought.
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from jsonschema import Draft202012Validator

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent
GREATEST_SIZE = 5_000_000
TABLE_START, TABLE_END = "<!-- written by Vectors/make/all.py -->\n", "<!-- until here -->\n"


def subject_scripts():
    """The programs of this folder; the other files are arithmetic that they share."""
    return sorted(path for path in HERE.glob("*.py")
                  if path.name != "all.py" and '__name__ == "__main__"' in path.read_text())


def subject_files():
    return sorted(path for path in FOLDER.glob("*.json") if path.name != "schema.json")


def table():
    """The subjects, a row each."""
    yield "| file | questions | rows |"
    yield "|---|---|---|"
    for path in subject_files():
        subject = json.loads(path.read_text())
        count = sum(len(case["rows"]) for case in subject["cases"])
        # The first sentence; the file has the rest.
        summary = re.split(r"(?<=[.:]) ", subject["summary"])[0].rstrip(".:")
        yield f"| [{path.name}]({path.name}) | {summary}: `{'`, `'.join(subject['questions'])}` | {count} |"


def write_table(is_check):
    """Whether the README has another table; without --check it then gets this one."""
    path = FOLDER / "README.md"
    text = path.read_text()
    start, end = text.index(TABLE_START) + len(TABLE_START), text.index(TABLE_END)
    new = text[:start] + "\n".join(table()) + "\n" + text[end:]
    if new != text:
        print(f"{path.name}: {'would change' if is_check else 'written'}", file=sys.stderr)
        if not is_check:
            path.write_text(new)
    return new != text


def findings():
    schema = json.loads((FOLDER / "schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    files = subject_files()
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
    is_check = bool(options)
    has_changed = write_table(is_check)
    problems = list(findings())
    print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
    sys.exit(1 if any(codes) or problems or is_check and has_changed else 0)


if __name__ == "__main__":
    main()
