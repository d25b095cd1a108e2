"""Requires that each step of the workflows can be run by hand: its commands are targets of the Makefile, scripts that are there, or git,
brew and gh."""

import re

from check.support import ROOT, Findings

STEP = re.compile(r"^ +(?:- )?run: (.*)$", re.MULTILINE)
PROGRAMS = {"brew", "gh", "git", "swiftc"}


def check(_) -> None:
    findings = Findings()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for file in sorted((ROOT / ".github/workflows").glob("*.yml")):
        steps = STEP.findall(file.read_text(encoding="utf-8"))
        findings.expect(steps != [], f"{file.name} runs nothing")
        for step in steps:
            program, *words = step.split()
            if program == "make":
                findings.expect(set(words) <= targets, f"{file.name}: the Makefile has not all of {words}")
            else:
                is_there = program in PROGRAMS or program == "./recorder" or (ROOT / program).is_file()
                findings.expect(is_there, f"{file.name}: there is no {program}")
    findings.report(f"{findings.count} steps of workflows")
