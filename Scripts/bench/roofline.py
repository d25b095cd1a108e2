"""The limits of the machine for the rows that state their bytes and operations: see Documentation/Roofline.md."""

import re

from bench.results import digits

LIMITS = "Limits"
# Rows within this factor of the limit are left alone.
NEAR = 1.5


def roofline(rows):
    """A table of the rows with a demand, in Markdown; nothing if the machine's limits were not measured."""
    copies = sorted((int(match[1]) * 1024, row.nanoseconds) for row in rows
                    if row.suite == LIMITS and (match := re.fullmatch(r"copy within (\d+) kB", row.what)))
    operation = next((row.nanoseconds for row in rows if row.suite == LIMITS and row.what == "multiply and add"), None)
    asked = [row for row in rows if row.bytes is not None]
    if not copies or operation is None or not asked:
        return
    speeds = ", ".join(f"{1 / time:.0f} within {size // 1024} kB" for size, time in copies)
    yield f"Bytes a nanosecond, of copies: {speeds}. Operations a nanosecond: {1 / operation:.0f}.\n"
    yield "| suite | what | with | bytes | operations | limit, ns | by | ns | of the limit | |"
    yield "|---|---|---|--:|--:|--:|---|--:|--:|---|"
    for row in asked:
        memory = row.bytes * _time_of_byte(copies, row.bytes * row.values / row.passes)
        arithmetic = row.operations * operation
        limit = max(memory, arithmetic)
        ratio = row.nanoseconds / limit
        yield (f"| {row.suite} | {row.what} | `{row.solver}` | {row.bytes:g} | {row.operations:g} | {digits(limit)} | "
               f"{'memory' if memory >= arithmetic else 'arithmetic'} | {digits(row.nanoseconds)} | {digits(ratio)} | "
               f"{'at the limit' if ratio <= NEAR else ''} |")


def _time_of_byte(copies, size):
    """The nanoseconds of a byte in a copy within as much memory, or the most that was measured."""
    return next((time for largest, time in copies if size <= largest), copies[-1][1])
