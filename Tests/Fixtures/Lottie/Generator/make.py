"""Makes the Lottie files of Tests/Fixtures/Lottie and their list: make.py [--check] [--schema].

One file for each rule of the format, with a few frames that show it. `fixtures.csv` lists them: the file, the frames,
and why the official schema refuses it, where the rule is about files that it cannot allow.

  --check    write nothing; exit with 1 if a file would change, or is there without need
  --schema   hold all against the JSON schema of lottie-specs: the others are valid, those are not
"""

import argparse
import importlib
import json
import sys
from pathlib import Path

from parts import FIXTURES

FOLDER = Path(__file__).resolve().parent.parent
ROOMS = (
    "values", "layers", "transforms", "geometry", "styles", "modifiers", "gradients", "masks", "blending", "extras", "letters",
)
WIDTH = 112


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true")
    arguments = parser.parse_args()
    for room in ROOMS:
        importlib.import_module(room)
    files = {f"{item.room}/{item.name}.json": laid_out(item.document) + "\n" for item in FIXTURES}
    if len(files) != len(FIXTURES):
        sys.exit("two fixtures have one name")
    if any("," in item.invalid for item in FIXTURES):
        sys.exit("a reason has a comma")
    rows = [f"{item.room}/{item.name},{' '.join(map(repr, item.frames))},{item.invalid}" for item in FIXTURES]
    files["fixtures.csv"] = "\n".join(["file,frames,invalid", *rows]) + "\n"
    problems = schema_problems() if arguments.schema else []
    problems += written(files, arguments.check)
    sys.exit("\n".join(problems) if problems else 0)


def written(files: dict[str, str], is_check: bool) -> list[str]:
    """Writes the files, and removes others; for a check, tells which that would be."""
    present = {path.relative_to(FOLDER).as_posix() for path in [*FOLDER.rglob("*.json"), FOLDER / "fixtures.csv"]
               if path.exists()}
    changed = [name for name, text in files.items() if name not in present or (FOLDER / name).read_text() != text]
    surplus = sorted(present - set(files))
    if is_check:
        return [f"{name} would change" for name in changed + surplus]
    for name in surplus:
        (FOLDER / name).unlink()
    for name in changed:
        (FOLDER / name).parent.mkdir(exist_ok=True)
        (FOLDER / name).write_text(files[name])
    print(f"{len(files) - 1} files, {len(changed)} written, {len(surplus)} removed")
    return []


def schema_problems() -> list[str]:
    """What is valid and should not be, or the other way round."""
    import jsonschema
    import lottie_specs

    schema = json.loads((Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json").read_text())
    validator = jsonschema.validators.validator_for(schema)(schema)
    problems = []
    for item in FIXTURES:
        error = jsonschema.exceptions.best_match(validator.iter_errors(item.document))
        if error is not None and not item.invalid:
            place = "/".join(map(str, error.absolute_path))
            problems.append(f"{item.room}/{item.name}: at /{place}: {error.message[:200]}")
        if error is None and item.invalid:
            problems.append(f"{item.room}/{item.name}: the schema allows it, though {item.invalid}")
    refused = sum(bool(item.invalid) for item in FIXTURES)
    print(f"{len(FIXTURES) - refused} files are to be valid, {refused} refused")
    return problems


def laid_out(value, indent: int = 0) -> str:
    """JSON with what fits into a line in one."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not value or not isinstance(value, (dict, list)):
        return flat
    margin = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {laid_out(part, indent + 2)}" for name, part in value.items()]
        return "{\n" + ",\n".join(margin + part for part in parts) + "\n" + " " * indent + "}"
    parts = [laid_out(part, indent + 2) for part in value]
    return "[\n" + ",\n".join(margin + part for part in parts) + "\n" + " " * indent + "]"


if __name__ == "__main__":
    main()
