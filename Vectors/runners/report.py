"""Writes Documentation/Conformance.md from what the runners have left in out/: who is right, to how many digits."""

import argparse
import json
import math
from fractions import Fraction
from pathlib import Path

from suite import OUT, VECTORS, digest, subject

PAGE = VECTORS.parent / "Documentation/Conformance.md"
WORDS = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}


def error(answer, truth, scale):
    """|answer − truth| by the greater of the scale and |truth|; infinite for an answer of another kind."""
    if answer == {"declined": True}:
        # A part of an answer that the peer does not tell.
        return 0
    if isinstance(truth, list):
        if not isinstance(answer, list) or len(answer) != len(truth):
            return math.inf
        return max(error(one, other, scale) for one, other in zip(answer, truth))
    if truth is None or isinstance(truth, bool):
        return 0 if answer is truth else math.inf
    if truth in WORDS:
        return 0 if answer == truth else math.inf
    try:
        exact = Fraction(truth)
    except ValueError:
        return 0 if answer == truth else math.inf
    if isinstance(answer, bool) or not isinstance(answer, (int, float)):
        return math.inf
    # The double next to the truth is as right as a double can be, which a tolerance of 0 asks for.
    if answer == float(exact):
        return 0
    difference = abs(Fraction(answer) - exact)
    size = max(Fraction(scale), abs(exact))
    return float(difference / size) if size else math.inf


def digits(error):
    """Correct digits: 16 for an answer that is right to the last bit, 0 for one of which not the first digit is."""
    return 16.0 if error < 1e-16 else 0.0 if error >= 1 else -math.log10(error)


class Score:
    """A peer's errors in one question."""

    def __init__(self):
        self.errors, self.raised, self.declined, self.worst = [], 0, 0, None

    def add(self, case, row, answer, scale):
        if isinstance(answer, dict):
            self.declined += "declined" in answer
            self.raised += "error" in answer
            if "declined" in answer:
                return
        wrong = math.inf if isinstance(answer, dict) else error(answer, row[-1], scale)
        self.errors.append(wrong)
        if self.worst is None or wrong > self.worst[0]:
            self.worst = (wrong, case, row, answer)

    def share(self, tolerance):
        return sum(error <= tolerance for error in self.errors) / len(self.errors)


def scores():
    """The peers by name, and their scores by subject, question and peer; results for other questions are refused."""
    peers, table, stale = {}, {}, set()
    for path in sorted(OUT.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            line = json.loads(line)
            if "subject" not in line:
                peers.setdefault(line["peer"], line)["claims"].update(line["claims"])
                continue
            name = line["subject"]
            if line["asked"] != digest(name):
                stale.add((path.name, name))
                continue
            case = subject(name)["cases"][line["case"]]
            score = table.setdefault((name, case["question"]), {}).setdefault(line["peer"], Score())
            for row, answer in zip(case["rows"], line["answers"], strict=True):
                score.add(case, row, answer, case["scale"])
    return peers, table, stale


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the worst answer of each peer and question instead")
    arguments = parser.parse_args()
    peers, table, stale = scores()
    for path, name in sorted(stale):
        print(f"out/{path} answers another {name}.json: run it again")
    if arguments.list:
        for (name, question), by_peer in sorted(table.items()):
            for peer, score in sorted(by_peer.items()):
                if not score.errors:
                    continue
                errors = sorted(score.errors)
                wrong, case, row, answer = score.worst
                print(f"{name:18} {question:14} {peer:30} n={len(errors):4} raised={score.raised:3} declined={score.declined:3} "
                      f"median={digits(errors[len(errors) // 2]):5.1f} worst={wrong:9.2g} "
                      f"in “{case['name']}” at {row[:-1]}: {str(answer)[:60]} for {str(row[-1])[:60]}")


if __name__ == "__main__":
    main()
