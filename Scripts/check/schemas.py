"""Checks the JSON Schemas of the documents against a table of good and bad ones, and the tool against the same table.

usage: schemas.py TOOL    the inbetween executable

A row of Tests/Fixtures/Documents/*.json is good unless it states the problem that the tool names. The schema accepts good
rows, and bad rows that it cannot recognise. The documents that come with the package are good.
"""

import json
import subprocess
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT / "Notebooks" / "documents"
TABLES = {"animation": ("animations", "animate"), "system": ("systems", "simulate")}
BAD_DATA = 65


def problem(tool: str, subcommand: str, document) -> str | None:
    """The tool's error message for a document; None if there is none."""
    text = json.dumps(document)
    run = subprocess.run([tool, subcommand, "-", "--at", "0"], input=text, capture_output=True, text=True, timeout=60)
    if run.returncode == 0:
        return None
    message = run.stderr.removeprefix("inbetween: standard input: ").removesuffix("\n")
    return message if run.returncode == BAD_DATA else f"exit code {run.returncode}: {run.stderr}"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    validators, failures, rows = {}, [], 0
    for name, (table, subcommand) in TABLES.items():
        schema = json.loads((DOCUMENTS / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validators[name] = Draft202012Validator(schema)
        for row in json.loads((ROOT / "Tests" / "Fixtures" / "Documents" / f"{table}.json").read_text(encoding="utf-8")):
            rows += 1
            document, expected = row["document"], row.get("problem")
            if validators[name].is_valid(document) != (expected is None or row.get("schemaAccepts", False)):
                failures.append(f"{name} schema: the other verdict on {json.dumps(document)}")
            found = problem(sys.argv[1], subcommand, document)
            if found != expected:
                failures.append(f"{subcommand}: {found} for {json.dumps(document)}")
    for path in sorted(DOCUMENTS.glob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        # Skip Lottie documents, which have the schema of their format: Tests/Fixtures/Lottie/Generator checks them.
        if "layers" in document:
            continue
        rows += 1
        if not validators["animation" if "type" in document else "system"].is_valid(document):
            failures.append(f"{path.name}: refused by its schema")
    print("\n".join([*failures, f"{rows} documents, {len(failures)} with another verdict than stated"]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
