"""Lets the comments of one module link to the symbols of others: cross_links.py GRAPHS OTHER-GRAPHS…

A comment names a symbol of another module like its own, ``ParameterError``, or with the module where the name alone is
ambiguous; DocC needs ``/MODULE/SYMBOL``. The script edits the symbol graphs of the folder GRAPHS in place: each link to
a top-level symbol that only another module has gets that form. MODULE is the name of one of the folders OTHER-GRAPHS.
"""

import json
import re
import sys
from pathlib import Path

# The first word of a link; / or a disambiguation suffix may follow it.
LINK = re.compile(r"(?<!`)``([A-Za-z_][A-Za-z0-9_]*)(?=[`/(-])")


def symbols(folder: Path) -> list[dict]:
    graphs = sorted(folder.glob("*.symbols.json"))
    return [symbol for graph in graphs for symbol in json.loads(graph.read_text(encoding="utf-8"))["symbols"]]


def main() -> None:
    own, *others = map(Path, sys.argv[1:])
    own_names = {name for symbol in symbols(own) for name in symbol["pathComponents"]}
    modules = {
        symbol["pathComponents"][0]: other.name
        for other in others for symbol in symbols(other) if len(symbol["pathComponents"]) == 1
    }

    def linked(match: re.Match) -> str:
        name = match[1]
        if name in own_names:
            return match[0]
        if name in modules.values():
            return f"``/{name}"
        return f"``/{modules[name]}/{name}" if name in modules else match[0]

    for graph in own.glob("*.symbols.json"):
        document = json.loads(graph.read_text(encoding="utf-8"))
        for symbol in document["symbols"]:
            for line in symbol.get("docComment", {}).get("lines", []):
                line["text"] = LINK.sub(linked, line["text"])
        graph.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
