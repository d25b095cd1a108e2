"""Places of sources where a small change makes them wrong: an operator, a negation, a minimum, a truth."""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from check.support import ROOT

# For each operator its changes. A comparison meets its border or is turned round, a condition loses a side or takes either,
# arithmetic is turned round.
CHANGES = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "&&": ["left", "right", "||"], "||": ["left", "right", "&&"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    "min": ["max"], "max": ["min"], "!": ["dropped"], "true": ["false"], "false": ["true"],
}
# Words cannot lose a side as the switches of Swift do.
SCRIPT_CHANGES = CHANGES | {
    "&&": ["||"], "||": ["&&"], "===": ["!=="], "!==": ["==="], "and": ["or"], "or": ["and"], "not ": ["dropped"],
    "True": ["False"], "False": ["True"],
}
# The layout puts blanks around infix operators and none around generic arguments.
INFIX = r"(?<=\s)(?:<=|>=|==|!=|&&|\|\||\+=|-=|[<>+\-*/])(?=\s)"
SITE = re.compile(rf"{INFIX}|(?<![.\w])(?:min|max)(?=\()|(?<=[\s(\[,])!(?=[A-Za-z_(])|(?<=return )(?:true|false)\b")
SCRIPT_INFIX = INFIX.replace("==|!=", "===?|!==?")
SCRIPT_SITES = {
    ".js": re.compile(rf"{SCRIPT_INFIX}|(?<=Math\.)(?:min|max)(?=\()|(?<=[\s(\[,])!(?=[A-Za-z_(])|(?<=return )(?:true|false)\b"),
    ".c": re.compile(rf"{INFIX}|(?<=[\s(])!(?=[A-Za-z_(])|(?<=return )(?:true|false)\b"),
    ".py": re.compile(rf"{INFIX}|(?<![.\w])(?:min|max)(?=\()|\b(?:and|or)\b|(?<!is )\bnot (?!in\b)|(?<=return )(?:True|False)\b"),
}
# What is no text of a program, or is one that has other operators: literals, comments, and lines that name types.
HIDDEN = re.compile(r'#*"""[\s\S]*?"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
SCRIPT_HIDDEN = {
    ".js": re.compile(r'`(?:\\.|[^`\\])*`|(?<=[(=,:] )?/(?![/* ])(?:\\.|[^/\\\n])+/[a-z]*(?=[.,);])|' + r"""'(?:\\.|[^'\\\n])*'|""" + HIDDEN.pattern),
    # In C also lines of the preprocessor; a letter in marks may stand beside an operator, as numbers do.
    ".c": re.compile(r"""'"'|(?m:^[ ]*#.*$)|""" + HIDDEN.pattern),
    ".py": re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*'|#[^\n]*"),
}
OTHER_LINE = re.compile(r"^\s*(#|@available|import |infix |prefix |precedence)|\bwhere [A-Z][\w.]* ==|\bfunc |[=!]= nil|\boperator\b|\btypealias\b")


@dataclass(frozen=True)
class Site:
    """A change of one word of a file. Its identity outlives changes to other lines."""
    module: str
    file: str
    line: int
    column: int
    code: str
    old: str
    new: str
    number: int = field(default=0, compare=False)

    @property
    def identity(self) -> tuple[str, str, str, str]:
        return self.file, self.code, f"{self.column - (len(self.code) - len(self.code.lstrip()))}", self.change

    @property
    def change(self) -> str: return f"{self.old} → {self.new}"


def sites(module: str, path: Path) -> list[Site]:
    """All changes of a file, in the order of its text."""
    text, kind = path.read_text(encoding="utf-8"), path.suffix
    pattern, changes = SCRIPT_SITES.get(kind, SITE), CHANGES if kind == ".swift" else SCRIPT_CHANGES
    shown = SCRIPT_HIDDEN.get(kind, HIDDEN).sub(lambda hidden: re.sub(r"[^\n]", "·", hidden[0]), text)
    lines, found = text.split("\n"), []
    for number, line in enumerate(shown.split("\n"), 1):
        if kind == ".swift" and OTHER_LINE.search(line):
            continue
        for match in pattern.finditer(line):
            # An operator at a literal's side may be a text's.
            if "·" in line[max(0, match.start() - 3):match.end() + 3]:
                continue
            found += [Site(module, str(path.relative_to(ROOT)), number, match.start(), lines[number - 1].strip(), match[0], change)
                      for change in changes[match[0]]]
    return found


def sample(module: str, paths: list[Path], count: int, seed: int) -> list[Site]:
    """So many changes of a module, at most one at a place, chosen by a seed: the same for the same sources."""
    every = [site for path in paths for site in sites(module, path)]
    random.Random(f"{seed} {module}").shuffle(every)
    places = {(site.file, site.line, site.column): site for site in reversed(every)}
    return [site for site in every if places[site.file, site.line, site.column] is site][:count]


def changed(site: Site) -> str:
    """The text of a site's file with its change."""
    lines = (ROOT / site.file).read_text(encoding="utf-8").split("\n")
    line, new = lines[site.line - 1], "" if site.new == "dropped" else site.new
    lines[site.line - 1] = line[:site.column] + new + line[site.column + len(site.old):]
    return "\n".join(lines)
