"""Lets the documentation of one module link to the symbols of others: cross_links.py WORK MODULE…

A comment or an article names a symbol of another module like one of its module, ``ParameterError``, or with the module
if the name alone is ambiguous. DocC needs ``/MODULE/SYMBOL``. The script edits the symbol graphs WORK/MODULE and the
catalogues WORK/MODULE.docc in place. A link to a top-level symbol that only an earlier module has gets that form. A link
to a member that this module adds to such a symbol becomes ``MODULE/SYMBOL/MEMBER``. DocC cannot link to a later module,
as it is made afterwards: such a link becomes code.
"""

import json
import re
import sys
from pathlib import Path

# The first word of a link; / or a disambiguation suffix may follow it.
LINK = re.compile(r"(?<!`)``(?P<name>[A-Za-z_][A-Za-z0-9_]*)(?P<rest>(?:[/(-][^`]*)?)``(?!`)")


def symbols(folder: Path) -> list[dict]:
    """The symbols of a module, without extensions of other modules' types."""
    graphs = sorted(folder.glob("*.symbols.json"))
    found = [symbol for graph in graphs for symbol in json.loads(graph.read_text(encoding="utf-8"))["symbols"]]
    return [symbol for symbol in found if symbol["kind"]["identifier"] != "swift.extension"]


def main() -> None:
    work, modules = Path(sys.argv[1]), sys.argv[2:]
    own = {module: symbols(work / module) for module in modules}
    tops = {module: {symbol["pathComponents"][0] for symbol in own[module] if len(symbol["pathComponents"]) == 1}
            for module in modules}
    for position, module in enumerate(modules):
        own_paths = {"/".join(symbol["pathComponents"]) for symbol in own[module]}
        own_names = {path.split("/")[-1] for path in own_paths} | {module}
        below = {name: other for other in modules[:position] for name in tops[other]}
        above = set(modules[position + 1:]).union(*(tops[other] for other in modules[position + 1:]))

        def linked(match: re.Match) -> str:
            name, rest = match["name"], match["rest"]
            if name in below and (name + rest).split("-")[0] in own_paths and rest:
                return f"``{below[name]}/{name}{rest}``"
            if name in below and name not in own_names:
                return f"``/{below[name]}/{name}{rest}``"
            if name in modules[:position]:
                return f"``/{name}{rest}``"
            if name in above and name not in own_names:
                return f"`{(name + rest).removeprefix(f'{name}/' if name in modules else '')}`"
            return match[0]

        for graph in (work / module).glob("*.symbols.json"):
            document = json.loads(graph.read_text(encoding="utf-8"))
            for symbol in document["symbols"]:
                for line in symbol.get("docComment", {}).get("lines", []):
                    line["text"] = LINK.sub(linked, line["text"])
            graph.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
        for page in (work / f"{module}.docc").glob("*.md"):
            page.write_text(LINK.sub(linked, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
