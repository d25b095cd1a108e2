"""Writes Documentation/Conformance.md from what the runners have left in out/: who is right, to how many digits."""

import argparse
import json
import math
import sys
from fractions import Fraction
from functools import cache
from pathlib import Path

from suite import OUT, VECTORS, digest
from suite import subject as read_subject

subject = cache(read_subject)
PAGE = VECTORS.parent / "Documentation/Conformance.md"
DISPLAY, EIGHT_BITS = 1e-6, 0.00196
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
        self.errors, self.exact, self.raised, self.worst = [], 0, 0, None

    def add(self, case, row, answer, tolerance):
        if isinstance(answer, dict) and "declined" in answer:
            return
        self.raised += isinstance(answer, dict)
        wrong = math.inf if isinstance(answer, dict) else error(answer, row[-1], case["scale"])
        self.errors.append(wrong)
        self.exact += wrong <= tolerance
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
            data = subject(name)
            case = data["cases"][line["case"]]
            score = table.setdefault((name, case["question"]), {}).setdefault(line["peer"], Score())
            for row, answer in zip(case["rows"], line["answers"], strict=True):
                score.add(case, row, answer, tolerance_of(data, case))
    return peers, table, stale


# MARK: The page

HEAD = """# Conformance

Whose spring is right? This page holds libraries and browsers against [the vectors](../Vectors/README.md), whose answers are
true to 25 digits. It is made by `Vectors/runners/all.sh` from what each peer answered on the machine that made it; nothing
here is taken from another's word. [Errata](Errata.md) has what goes beyond a peer's claim, with the smallest reproductions.

*Digits* are those that agree with the truth, relative to the scale of the question: 16 is all that a double has, 7 what a
32-bit number has, 3 what is visible on a large screen. *Exact*, *display* and *8 bits* are the shares of the answers within
the tolerances that each subject states: what a careful implementation in doubles keeps, a millionth, and half of a 255th.
Exceptions, `NaN` and missing answers count as wrong. A low figure is no fault where a peer promises no more, or another
formula; what it says of that stands below each table. *Restated* is a formula of a program that could not be run here.
"""
COLUMNS = ("Question", "Peer", "Answers", "Median", "Worst", "Exact", "Display", "8 bits", "Least right in")


def tolerance_of(data, case):
    return case.get("exact", data["questions"][case["question"]].get("exact", data["tolerances"]["exact"]))


def percent(share):
    """A share, with 100 % and 0 % only for all and none."""
    if share in (0, 1):
        return f"{share:.0%}"
    return f"{min(max(share * 100, 1), 99):.0f}%"


def cell(text):
    return str(text).replace("|", "\\|").replace("\n", " ")


def shortened(value):
    """An input or an answer in at most a few words."""
    if isinstance(value, dict):
        return "an exception" if "error" in value else "…"
    if isinstance(value, list):
        parts = [shortened(part) for part in value]
        return f"[{', '.join(parts[:4])}{', …' if len(parts) > 4 else ''}]"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    try:
        number = float(value)
    except ValueError:
        return value if len(value) <= 24 else value[:23] + "…"
    return f"{number:.6g}"


def worst_words(score):
    wrong, case, row, answer = score.worst
    if not wrong:
        return ""
    inputs = ", ".join(shortened(value) for value in row[:-1])
    at = f" at {inputs}" if inputs else ""
    return f"{case['name']}{at}: {shortened(answer)} for {shortened(row[-1])}"


def row_of(question, peer, score):
    errors = sorted(score.errors)
    shares = [percent(share) for share in (score.exact / len(errors), score.share(DISPLAY), score.share(EIGHT_BITS))]
    return (question, peer, len(errors), f"{digits(errors[len(errors) // 2]):.1f}", f"{digits(errors[-1]):.1f}", *shares,
            worst_words(score))


def table_lines(rows):
    yield "| " + " | ".join(COLUMNS) + " |"
    yield "| --- | --- |" + " ---: |" * 6 + " --- |"
    previous = None
    for row in rows:
        yield "| " + " | ".join(cell(value) for value in ("" if row[0] == previous else row[0], *row[1:])) + " |"
        previous = row[0]


def subject_lines(name, peers, table):
    data = subject(name)
    rows, asked = [], {}
    for question in data["questions"]:
        scores = {peer: score for peer, score in table.get((name, question), {}).items() if score.errors}
        asked |= dict.fromkeys(scores)
        # The most exact first.
        ordered = sorted(scores, key=lambda peer: (-scores[peer].exact / len(scores[peer].errors), max(scores[peer].errors), peer))
        rows += [row_of(question, peer + " (restated)" * peers[peer]["restated"], scores[peer]) for peer in ordered]
    yield ""
    yield f"## {name.replace('-', ' ').capitalize()}"
    yield ""
    if not rows:
        yield f"{data['summary']} No peer here answers this subject."
        return
    yield data["summary"]
    yield ""
    yield from table_lines(rows)
    claims = [(peer, peers[peer]["claims"].get(name)) for peer in asked]
    notes = [f"- {peer}: {claim}." for peer, claim in claims if claim]
    unasked = [question for question in data["questions"] if not table.get((name, question))]
    if notes:
        yield ""
        yield from notes
    if unasked:
        yield ""
        yield f"No peer here answers {', '.join(f'`{question}`' for question in unasked)}."


def peer_lines(peers):
    yield ""
    yield "## Peers"
    yield ""
    yield "| Peer | Version | Language |"
    yield "| --- | --- | --- |"
    for name, peer in sorted(peers.items(), key=lambda item: item[0].lower()):
        yield f"| [{name}]({peer['source']}) | {peer['version']} | {peer['language']} |"


def page(peers, table):
    names = sorted(path.stem for path in VECTORS.glob("*.json") if path.stem != "schema")
    lines = [HEAD.rstrip()]
    for name in names:
        lines += subject_lines(name, peers, table)
    lines += peer_lines(peers)
    return "\n".join(lines) + "\n"


def print_list(table):
    """The worst answer of each peer and question, for whoever looks for errata."""
    for (name, question), by_peer in sorted(table.items()):
        for peer, score in sorted(by_peer.items()):
            if score.errors:
                errors = sorted(score.errors)
                print(f"{name:18} {question:22} {peer:30} n={len(errors):4} raised={score.raised:3} "
                      f"median={digits(errors[len(errors) // 2]):5.1f} exact={score.exact:4} worst={errors[-1]:9.2g} "
                      f"{worst_words(score)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the worst answer of each peer and question instead")
    arguments = parser.parse_args()
    peers, table, stale = scores()
    for path, name in sorted(stale):
        print(f"out/{path} answers another {name}.json: run it again", file=sys.stderr)
    if arguments.list:
        print_list(table)
    else:
        PAGE.write_text(page(peers, table), encoding="utf-8")
    sys.exit(bool(stale))


if __name__ == "__main__":
    main()
