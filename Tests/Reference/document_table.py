"""Shared by the scripts of the accuracy tables: the tool, the document's section, the command line."""

import argparse
import math
import subprocess
import sys
from pathlib import Path

TOOL_SECONDS = 60


class ToolError(Exception):
    """The command failed, or its table is not the requested one."""


def tool_rows(tool, motion, times, columns, flags=()):
    """The columns after the time in the output of `inbetween sample MOTION --at -` for these times."""
    text = "".join(f"{time!r}\n" for time in times)
    done = subprocess.run([tool, "sample", motion, "--at", "-", *flags], input=text, capture_output=True, text=True,
                          timeout=TOOL_SECONDS)
    if done.returncode != 0:
        raise ToolError(f"{motion}: exit code {done.returncode}: {done.stderr.strip()}")
    header, _, body = done.stdout.partition("\n")
    try:
        table = [tuple(map(float, line.split(","))) for line in body.splitlines()]
    except ValueError as error:
        raise ToolError(f"{motion}: {error}") from None
    fits = header == ",".join(["time", *columns]) and {len(row) for row in table} == {1 + len(columns)}
    if not fits or [row[0] for row in table] != list(times):
        raise ToolError(f"{motion}: not a table of the values asked for")
    return [row[1:] for row in table]


def short(number):
    """The shortest text that reads back exactly, whole numbers without their point."""
    text = repr(number)
    return text.removesuffix(".0").replace("e-0", "e-").replace("e+", "e")


def two_digits(error):
    """An error with two significant digits."""
    if math.isinf(error):
        return "overflow"
    if error < 1e-9:  # exact: the rest is the rounding of the truth
        return "0"
    mantissa, exponent = f"{error:.1e}".split("e")
    exponent = int(exponent)
    if exponent >= 3 or exponent <= -3:
        return f"{mantissa}e{exponent}"
    return f"{float(f'{error:.1e}'):.{max(0, 1 - exponent)}f}"


class DocumentTable:
    """The text between two markers of a document."""

    def __init__(self, name):
        self.begin, self.end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"

    def split(self, path):
        """The text before, between and after the markers."""
        before, begin, rest = path.read_text(encoding="utf-8").partition(self.begin)
        table, end, after = rest.partition(self.end)
        if not begin or not end:
            raise ToolError(f"{path}: no {self.begin} … {self.end}")
        return before, table, after

    def rows(self, path):
        """The lines of the table below its two lines of header."""
        return [line for line in self.split(path)[1].splitlines() if line.startswith("| ")][1:]

    def write(self, path, table):
        before, _, after = self.split(path)
        path.write_text(f"{before}{self.begin}\n{table}\n{self.end}{after}", encoding="utf-8")

    def main(self, description, measure, markdown, complaints):
        """The script's exit code: measure(tool), markdown(measured) and complaints(measured, rows of the document)."""
        parser = argparse.ArgumentParser(description=description,
                                         formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--tool", required=True, metavar="PATH", help="the inbetween command")
        target = parser.add_mutually_exclusive_group()
        target.add_argument("--write", type=Path, metavar="FILE", help="write the table between the markers of FILE")
        target.add_argument("--check", type=Path, metavar="FILE", help="exit with 1 if ours exceeds what is allowed, "
                            "or FILE's table has another number of rows")
        arguments = parser.parse_args()
        try:
            if arguments.write or arguments.check:
                self.split(arguments.write or arguments.check)  # fails before the work, not after it
            measured = measure(arguments.tool)
            if arguments.check:
                found = list(complaints(measured, self.rows(arguments.check)))
                print("\n".join(found), end="\n" if found else "", file=sys.stderr)
                return 1 if found else 0
            if arguments.write:
                self.write(arguments.write, markdown(measured))
            else:
                print(markdown(measured))
        except (ToolError, OSError, subprocess.TimeoutExpired) as error:
            print(f"{Path(sys.argv[0]).name}: {error}", file=sys.stderr)
            return 2
        return 0
