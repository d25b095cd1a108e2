"""Prints the rows with a target, and the growth of the costs, as the tables of Benchmarks/README.md.

PYTHONPATH=Scripts python3 -m bench.markdown out/bench/bench.json
"""

import json
import sys


def digits(number: float) -> str:
    """Three digits, without an exponent."""
    return f"{number:.3g}" if 1e-4 < abs(number) < 1000 else f"{number:.0f}" if abs(number) >= 1000 else f"{number:g}"


def row(entry: dict) -> str:
    """A line of the table."""
    target = entry["target"]
    met = "met" if entry["is_met"] else "**missed**"
    solver = f"`{entry['solver']}`"
    limit = f"{target['sign']} {target['value']:g}"
    if entry["number"] is not None:
        measured = f"{digits(entry['number'])} {entry['unit']}".strip()
        return f"| {entry['suite']} | {entry['what']} | {solver} | | {measured} | {limit} | {met} |"
    is_cost = target["sign"] == "≤"
    measured = 1 / entry["times_as_fast"] if is_cost else entry["times_as_fast"]
    nanoseconds = entry["nanoseconds"]
    time = f"{nanoseconds / 1e6:.1f} ms" if nanoseconds > 1e6 else digits(nanoseconds)
    meaning = "cost" if is_cost else "times as fast"
    return f"| {entry['suite']} | {entry['what']} | {solver} | {time} | {digits(measured)} | {limit} {meaning} | {met} |"


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        figures = json.load(file)
    rows = [entry for entry in figures["rows"] if entry["target"]]
    loops = [entry for entry in rows if entry["suite"] == "Allocations"]
    print("| suite | what | with | ns a value | measured | target | |\n|---|---|---|--:|--:|--:|---|")
    for entry in rows:
        if entry not in loops:
            print(row(entry))
    blocks = max((entry["number"] for entry in loops), default=0)
    met = "met" if all(entry["is_met"] for entry in loops) else "**missed**"
    print(f"| Allocations | {len(loops)} sampling loops | | | {blocks} blocks | ≤ 0 | {met} |")
    print("\nGrowth of the costs:\n\n| suite | what | with | n | order |\n|---|---|---|---|---|")
    for line in figures["growth"]:
        sizes = sorted(point[0] for point in line["points"])
        print(f"| {line['suite']} | {line['what']} | {line['solver']} | {sizes[0]} … {sizes[-1]} | {line['order']} |")


if __name__ == "__main__":
    main()
