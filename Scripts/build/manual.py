"""Writes the manual pages of the tool from its own help.

usage: manual.py TOOL FOLDER    the inbetween executable; an existing folder for inbetween.1, inbetween-sample.1 and so on

The pages are in mdoc, which man and mandoc read. Their date is that of SOURCE_DATE_EPOCH, or today.

swift-argument-parser's plugin is not used. It builds the whole package for pages named inbetween.effect.render.1, which
`man inbetween effect` does not find, and fills the examples and tables of the help like prose.
"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

SPECIAL = {"\\": r"\e", "-": r"\-", "'": r"\(aq", "`": r"\(ga", "^": r"\(ha", "~": r"\(ti", '"': r"\(dq"}


def escaped(text: str) -> str:
    """The text so that roff prints it unchanged, and that it can be copied from the page."""
    text = "".join(SPECIAL.get(character, character) for character in text)
    return r"\&" + text if text.startswith(".") else text


def sentences(text: str) -> list[str]:
    """The lines of a paragraph, one sentence in each, as roff sets the space between them; options are not broken."""
    lines = re.split(r"(?<=[.:;]) (?=[A-Z-])", text)
    return [re.sub(r"(?<!\S)(\\-\\-)", r"\\%\1", escaped(line)) for line in lines]


def display(lines: list[str]) -> list[str]:
    """Lines that are set unchanged."""
    return [".Bd -literal", *map(escaped, lines), ".Ed"]


def paragraphs(block: str) -> list[str]:
    """A block of the help without empty lines: each line is a paragraph of prose, unless one line is indented."""
    lines = block.split("\n")
    if any(line.startswith(" ") for line in lines):
        return display(lines)
    return [part for line in lines for part in [".Pp", *sentences(line)]]


def spelling(name: dict) -> str:
    """The name of an option, after the hyphen that Fl sets."""
    return escaped(name["name"] if name["kind"] == "short" else "-" + name["name"])


def value(argument: dict) -> str:
    return "Ar " + escaped(argument["valueName"]) + (" ..." if argument["isRepeating"] else "")


def synopsis(argument: dict) -> str:
    if argument["kind"] == "positional":
        term = value(argument)
    else:
        term = "Fl " + spelling(argument["preferredName"])
        term += " " + value(argument) if argument["kind"] == "option" else ""
    return (".Op " if argument["isOptional"] else ".") + term


def item(argument: dict) -> list[str]:
    """An argument in a list: its spelling and its description."""
    if argument["kind"] == "positional":
        term = value(argument)
    else:
        # The short name comes first.
        spellings = sorted(argument["names"], key=lambda name: name["kind"] != "short")
        term = " , ".join("Fl " + spelling(name) for name in spellings)
        term += " " + value(argument) if argument["kind"] == "option" else ""
    lines = sentences(argument.get("abstract", ""))
    choices, default = argument.get("allValues", []), argument.get("defaultValue")
    if choices and argument["kind"] == "option":
        lines.append(escaped("One of " + ", ".join(choices) + (f"; by default {default}." if default else ".")))
    elif default:
        lines.append(escaped(f"By default {default}."))
    return [".It " + term, *lines]


def section(title: str, lines: list[str]) -> list[str]:
    # A paragraph after a title needs no separate break.
    return [f".Sh {title}", *(lines[1:] if lines[0] == ".Pp" else lines)] if lines else []


def tagged(items: list[list[str]]) -> list[str]:
    return [".Bl -tag -width Ds", *(line for entry in items for line in entry), ".El"] if items else []


def path(command: dict) -> list[str]:
    return [*command.get("superCommands", []), command["commandName"]]


def subcommands(command: dict) -> list[dict]:
    return [child for child in command.get("subcommands", []) if child["commandName"] != "help"]


def page(command: dict, date: str, version: str) -> str:
    """The manual page of a command."""
    words, children = path(command), subcommands(command)
    arguments = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    own = [argument for argument in arguments if argument["valueName"] not in ("version", "help")]
    positional = [argument for argument in arguments if argument["kind"] == "positional"]
    options = [argument for argument in arguments if argument["kind"] != "positional"]
    blocks = [block for block in command.get("discussion", "").split("\n\n") if block]
    examples = [block for block in blocks if block.startswith("EXAMPLES:\n")]
    prose = [line for block in blocks if block not in examples for line in paragraphs(block)]
    shown = [line.removeprefix("  ") for block in examples for line in block.split("\n")[1:]]
    listed = [
        [".It Xr " + "-".join(path(child)) + " 1", *sentences(child["abstract"])] for child in children
    ]
    lines = [
        rf'.\" Made by Scripts/build/manual.py from the help of {" ".join(words)}.',
        f".Dd {date}",
        f".Dt {'-'.join(words).upper()} 1",
        f".Os {escaped('Inbetween ' + version)}",
        ".Sh NAME",
        f".Nm {'-'.join(words)}",
        f".Nd {escaped(command['abstract'].removesuffix('.'))}",
        ".Sh SYNOPSIS",
        f".Nm {' '.join(words)}",
        *([".Ar subcommand ..."] if children else map(synopsis, own)),
        *section("DESCRIPTION", prose or [escaped(command["abstract"])]),
        *section("SUBCOMMANDS", tagged(listed)),
        *section("ARGUMENTS", tagged([item(argument) for argument in positional])),
        *section("OPTIONS", tagged([item(argument) for argument in options])),
        *section("EXAMPLES", display(shown) if shown else []),
    ]
    if len(words) > 1:
        lines += [".Sh SEE ALSO", f".Xr {'-'.join(words[:-1])} 1"]
    return "\n".join(lines) + "\n"


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    tool, folder = sys.argv[1], Path(sys.argv[2])
    run = lambda flag: subprocess.run([tool, flag], check=True, capture_output=True, text=True, timeout=60).stdout
    version = run("--version").strip().split(" ")[0]
    day = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    date = time.strftime("%B ", day) + f"{day.tm_mday}, {day.tm_year}"
    commands = [json.loads(run("--experimental-dump-help"))["command"]]
    while commands:
        command = commands.pop()
        text = page(command, date, version)
        (folder / ("-".join(path(command)) + ".1")).write_text(text, encoding="utf-8")
        commands += subcommands(command)
    return 0


if __name__ == "__main__":
    sys.exit(main())
