"""Holds the tests of the modules against mutants, and what survives against the list of what may.

`python3 -m check mutants [MODULE…] --count N --seed N` builds N mutants of each module at once (25 by default) and runs
the module's own tests with each. The packages JavaScript and Python are modules, too, and so is what is in C: the helper
Raster and the loops MotionKernels. Verdicts are kept in .build-mutants/verdicts.csv, so that a run goes on where one was
interrupted. A survivor that Tests/Mutants/survivors.csv has no reason for is a failure, and so is a module that notices
fewer than Tests/Mutants/scores.csv states. --write brings both files up to date; a reason is written by hand.
"""

import csv
import hashlib
import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from check.mutants import packages, switches, tests
from check.mutants.sites import Site, sample
from check.support import ROOT, Findings, require, table

BUILD = switches.BUILD
LISTS = ROOT / "Tests/Mutants"
VERDICTS = BUILD / "verdicts.csv"
# More mutants than are asked for, as the compiler takes some of them only.
SPARE = 1.5
SURVIVOR_FIELDS = ["module", "file", "code", "column", "change", "kind", "reason"]
SCORE_FIELDS = ["module", "mutants", "killed", "equivalent"]


def check(options) -> None:
    modules = options.words or [*swift_modules(), *packages.FOLDERS]
    count, seed = options.count or 25, options.seed or 1
    found = [site for module in modules for site in sample(module, sources_of(module), round(count * SPARE), seed)]
    scripts, swift = ([site for site in found if (site.module in packages.FOLDERS) == is_script] for is_script in (True, False))
    targets = tests.targets_of(found)
    # The build is first, as the loops in C are compiled and linked by its commands.
    built = (switches.build(swift, targets, len(swift)) if targets else []) + packages.built(scripts)
    chosen = [site for module in modules for site in [site for site in built if site.module == module][:count]]
    print(f"{len(chosen)} mutants of {len(modules)} modules; {len(found) - len(built)} of {len(found)} are none that the compiler takes", flush=True)
    verdicts = judged(chosen, modules, len(swift), options.tool)
    report(chosen, verdicts, options.write)


def sources_of(module: str) -> list[Path]:
    folder = packages.FOLDERS.get(module)
    return files(folder, ".js", ".py", ".c") if folder else files(ROOT / "Sources" / module, ".swift")


def files(folder: Path, *suffixes: str) -> list[Path]:
    return sorted(path for suffix in suffixes for path in folder.rglob("*" + suffix))


def swift_modules() -> list[str]:
    """The modules of Sources that are in Swift and have tests."""
    folders = sorted(folder.name for folder in (ROOT / "Sources").iterdir() if any(folder.rglob("*.swift")))
    return [name for name in folders if (ROOT / "Tests" / tests.tests_of(name)[0]).is_dir()]


def judged(chosen: list[Site], modules: list[str], most: int, tool: Path) -> dict[tuple, str]:
    """The verdict of each mutant: those that are known for these sources, and new ones."""
    # Tests are added far more often than taken away: what was noticed once is judged anew if its module changes only.
    places = [ROOT / folder for folder in ("Sources", "Tests", "Bindings")]
    checks = sorted((ROOT / "Scripts/check").glob("raster*.py"))
    everything = sum_of([*checks, *(path for place in places for path in files(place, ".swift", ".js", ".py", ".c"))])
    states = {module: sum_of(sources_of(module)) for module in modules}
    module_of = {site.identity: site.module for site in chosen}
    known = {tuple(row[:4]): row[6] for row in table(VERDICTS)
             if row[4] == states.get(module_of.get(tuple(row[:4]))) and (row[6] == "killed" or row[5] == everything)}
    left = [site for site in chosen if site.identity not in known]
    swift = [site for site in left if site.module not in packages.FOLDERS]
    every = tests.suites(tests.targets_of(swift), most) if swift else []
    print(f"{len(every)} suites take {sum(suite.seconds for suite in every):.0f} s; {len(left)} mutants are left", flush=True)

    # A blank line changes nothing: tests that notice it would notice every mutant.
    for module, file in {site.module: site.file for site in left if site.module in packages.FOLDERS}.items():
        blank = Site(module, file, 1, 0, "", "", "\n")
        require(packages.verdict(blank, tool) == "survived", f"the tests of {module} fail without a mutant")

    def verdict(site: Site) -> str:
        return packages.verdict(site, tool) if site.module in packages.FOLDERS else tests.verdict(site, every)

    BUILD.mkdir(exist_ok=True)
    with VERDICTS.open("a", newline="", encoding="utf-8") as file, ThreadPoolExecutor(os.cpu_count()) as pool:
        writer = csv.writer(file, lineterminator="\n")
        for site, said in zip(left, pool.map(verdict, left)):
            known[site.identity] = said
            writer.writerow([*site.identity, states[site.module], everything, said])
            file.flush()
            if said != "killed":
                print(f"{site.file}:{site.line}: {said}: {site.change}: {site.code}", flush=True)
    return known


def sum_of(paths: Iterable[Path]) -> str:
    """A sum of sources, by which a verdict is known to be about them."""
    sum_ = hashlib.sha256()
    for path in paths:
        sum_.update(path.read_bytes())
    return sum_.hexdigest()[:16]


def report(chosen: list[Site], verdicts: dict[tuple, str], writes: bool) -> None:
    listed = {tuple(row[1:5]): row for row in table(LISTS / "survivors.csv")[1:]}
    stated = {row[0]: [int(number) for number in row[1:]] for row in table(LISTS / "scores.csv")[1:]}
    findings, scores, survivors = Findings(), {}, []
    for module in dict.fromkeys(site.module for site in chosen):
        said = Counter()
        for site in (site for site in chosen if site.module == module):
            row = listed.get(site.identity)
            kind = "killed" if verdicts[site.identity] == "killed" else row[5] if row else "new"
            said[kind] += 1
            if kind == "killed":
                continue
            survivors.append(row or [module, *site.identity, "open", ""])
            findings.expect(kind != "new", f"{site.file}:{site.line}: no test notices {site.change} in {site.code}")
        mutants, equivalent = sum(said.values()), said["equivalent"]
        scores[module] = [mutants, said["killed"], equivalent]
        share = said["killed"] / max(1, mutants - equivalent)
        old = stated.get(module)
        print(f"{module:18} {said['killed']:3} of {mutants - equivalent:3}, {share:6.1%}; {equivalent} equivalent")
        findings.expect(old is None or share >= old[1] / max(1, old[0] - old[2]), f"{module}: {share:.1%} is less than it was")
    if writes:
        others = [row for key, row in listed.items() if row[0] not in scores]
        save(LISTS / "survivors.csv", SURVIVOR_FIELDS, sorted(others + survivors))
        save(LISTS / "scores.csv", SCORE_FIELDS, [[module, *row] for module, row in sorted((stated | scores).items())])
        return
    findings.report("mutants")


def save(path: Path, fields: list[str], rows: list[list]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerows([fields, *rows])
