"""Checks the JSON Schemas of the documents against a table of good and bad ones, and the tool against the same table.

A row of Tests/Fixtures/Documents/*.json is good unless it states the problem that the tool names. The schema accepts good
rows, and bad rows that it cannot recognise. The documents that come with the package are good.
"""

import json
from pathlib import Path

from jsonschema import Draft202012Validator

from check.support import DOCUMENTS, FIXTURES, Findings, run

TABLES = {"animation": ("animations", "animate"), "system": ("systems", "simulate")}
BAD_DATA = 65


def problem(tool: Path, subcommand: str, document) -> str | None:
    """The tool's error message for a document; None if there is none."""
    done = run(tool, subcommand, "-", "--at", "0", input=json.dumps(document))
    if done.returncode == 0:
        return None
    message = done.stderr.removeprefix("inbetween: standard input: ").removesuffix("\n")
    return message if done.returncode == BAD_DATA else f"exit code {done.returncode}: {done.stderr}"


def read(path: Path):
    return json.loads(path.read_text(encoding="utf-8"))


def check(options) -> None:
    findings, validators = Findings(), {}
    for name, (table, subcommand) in TABLES.items():
        schema = read(DOCUMENTS / f"schemas/{name}.schema.json")
        Draft202012Validator.check_schema(schema)
        validators[name] = Draft202012Validator(schema)
        for row in read(FIXTURES / f"Documents/{table}.json"):
            document, expected = row["document"], row.get("problem")
            is_valid = validators[name].is_valid(document)
            findings.expect(is_valid == (expected is None or row.get("schemaAccepts", False)),
                            f"{name} schema: the other verdict on {json.dumps(document)}")
            found = problem(options.tool, subcommand, document)
            findings.expect(found == expected, f"{subcommand}: {found} for {json.dumps(document)}")
    for path in sorted(DOCUMENTS.glob("*.json")):
        document = read(path)
        # Skip Lottie documents, which have the schema of their format: Tests/Fixtures/Lottie/Generator checks them.
        if "layers" not in document:
            validator = validators["animation" if "type" in document else "system"]
            findings.expect(validator.is_valid(document), f"{path.name}: refused by its schema")
    findings.report(f"{findings.count} verdicts on documents")
