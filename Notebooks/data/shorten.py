"""Makes benchmarks.json of a run of `make bench`: its rows by suite, task and solver, without what is null.

usage: shorten.py out/bench/bench.json > Notebooks/data/benchmarks.json
"""

import json
import sys
from pathlib import Path


def main():
    document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    nested = {}
    for row in document["rows"]:
        names = [row.pop(name) for name in ("suite", "what", "solver")]
        kept = {name: value for name, value in row.items() if value not in (None, "") and value is not False}
        if row["is_met"] is not None:
            kept["is_met"] = row["is_met"]
        if row["is_baseline"]:
            del kept["times_as_fast"]  # 1
        nested.setdefault(names[0], {}).setdefault(names[1], {})[names[2]] = kept
    print(json.dumps(document | {"rows": nested}, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
