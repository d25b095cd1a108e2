"""Shared by the scripts of this folder: exact rounding, writing a table, and --check.

A script gives its tables as text; `run` writes them beside the script, or, with --check,
exits with 1 and names the file if one of them would change.
"""

import argparse
import math
import sys
from pathlib import Path

from mpmath import libmp

FOLDER = Path(__file__).resolve().parent


def nearest_double(number):
    """The double nearest to an mpf, rounded once (subnormals too); ±inf on overflow."""
    return nearest_quotient(*libmp.to_rational(number._mpf_))


def nearest_quotient(numerator, denominator):
    """The double nearest to a quotient of integers, the denominator positive; ±inf on overflow."""
    try:
        return numerator / denominator
    except OverflowError:
        return math.inf if numerator > 0 else -math.inf


def log_uniform(random, low_exponent, high_exponent):
    """A log-uniform number in 2^low … 2^high. No libm: the same on every machine."""
    exponent = low_exponent + int(random.random() * (high_exponent - low_exponent))
    return math.ldexp(1 + random.random(), exponent)


def table_text(header, rows):
    """CSV: doubles as the shortest text that reads back exactly, `inf` and `-inf` for the infinite ones."""
    lines = [header]
    lines += [",".join(cell if isinstance(cell, str) else repr(cell) for cell in row) for row in rows]
    return "\n".join(lines) + "\n"


def run(description, make_tables, tolerance=0.0):
    """Command line of a table's script; `make_tables()` gives {file name: text}.

    A table with machine-dependent digits has a tolerance: numbers that differ by no more than that, relatively above 1
    and absolutely below, count as equal.
    """
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file would change")
    arguments = parser.parse_args()
    changed = [name for name, text in make_tables().items()
               if _differs(name, text, tolerance, write=not arguments.check)]
    for name in changed:
        print(f"{name}: {'would change' if arguments.check else 'written'}", file=sys.stderr)
    sys.exit(1 if changed and arguments.check else 0)


def _differs(name, text, tolerance, write):
    path = FOLDER / name
    content = text.encode()
    if path.exists():
        old_content = path.read_bytes()
        if old_content == content or tolerance and _agree(old_content.decode(), text, tolerance):
            return False
    if write:
        path.write_bytes(content)
    return True


def _agree(old_text, text, tolerance):
    """Whether two tables differ only in the last digits of numbers."""
    old_lines, lines = ([line.split(",") for line in table.split("\n")] for table in (old_text, text))
    return list(map(len, old_lines)) == list(map(len, lines)) and all(
        _cells_agree(*cells, tolerance) for pair in zip(old_lines, lines) for cells in zip(*pair))


def _cells_agree(old_cell, cell, tolerance):
    if old_cell == cell:
        return True
    try:
        return math.isclose(float(old_cell), float(cell), rel_tol=tolerance, abs_tol=tolerance)
    except ValueError:
        return False
