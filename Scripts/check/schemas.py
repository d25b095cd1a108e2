"""Checks the JSON Schemas of the documents against a table of good and bad ones, as the tool's own tests check its reader.

A row of Tests/Fixtures/Documents/*.json is good unless it states the problem that the tool names. The schema accepts good
rows, and bad rows that it cannot recognise. The documents that come with the package are good.
"""

import json

from jsonschema import Draft202012Validator

from check.support import DOCUMENTS, FIXTURES, Findings


def check(_) -> None:
    findings, validators = Findings(), {}
    for name, table in (("animation", "animations"), ("system", "systems")):
        schema = json.loads((DOCUMENTS / f"schemas/{name}.schema.json").read_text())
        Draft202012Validator.check_schema(schema)
        validators[name] = Draft202012Validator(schema)
        for row in json.loads((FIXTURES / f"Documents/{table}.json").read_text()):
            is_good = "problem" not in row or row.get("schemaAccepts", False)
            found = validators[name].is_valid(row["document"])
            findings.expect(found == is_good, f"{name}: the other verdict on {json.dumps(row['document'])}")
    for path in sorted(DOCUMENTS.glob("*.json")):
        document = json.loads(path.read_text())
        # Skip Lottie documents, which have the schema of their format: Tests/Fixtures/Lottie/Generator checks them.
        if "layers" not in document:
            validator = validators["animation" if "type" in document else "system"]
            findings.expect(validator.is_valid(document), f"{path.name}: refused by its schema")
    findings.report(f"{findings.count} verdicts on documents")
