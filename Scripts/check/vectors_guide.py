"""Follows Documentation/TestingWithVectors.md in an empty folder, with this checkout's vectors, in its three languages.

The readers of the guide then read every file: they have to take its own answers, and to refuse others.
"""

import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from check.support import ROOT, leave_out, output, require, require_equal
from check.web_guide import FILE

GUIDE = ROOT / "Documentation/TestingWithVectors.md"
COMMANDS = re.compile(r"^<!-- commands -->\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STATED = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Engines that know the answers of a file, and give them or something else.
ENGINES = {
    "every.py": """
import json, math, sys
from conformance import NUMBERS, ask

def known(truth, shift):
    if isinstance(truth, list):
        return [known(part, shift) for part in truth] + [0.0] * shift
    try:
        value = NUMBERS[truth] if truth in NUMBERS else float(truth) if isinstance(truth, str) else truth
    except ValueError:
        value = truth
    return value if not shift else 1.7e308 if isinstance(value, float) and math.isfinite(value) else 7.5

for subject, question, shift in json.loads(sys.argv[1]):
    with open(f"Vectors/{subject}.json") as file:
        cases = json.load(file)["cases"]
    truths = iter([row[-1] for case in cases if case["question"] == question for row in case["rows"]])
    print(ask(subject, question, lambda *_: known(next(truths), shift), "display"), sum(1 for _ in truths))
""",
    "every.mjs": """
import { readFileSync } from "node:fs";
import { ask } from "./conformance.mjs";

const numbers = { inf: Infinity, "-inf": -Infinity, nan: NaN };

function known(truth, shift) {
  if (Array.isArray(truth)) return [...truth.map((part) => known(part, shift)), ...(shift ? [0] : [])];
  const value = truth in numbers ? numbers[truth] : typeof truth === "string" && !Number.isNaN(Number(truth)) ? Number(truth) : truth;
  return !shift ? value : Number.isFinite(value) ? 1.7e308 : 7.5;
}

for (const [subject, question, shift] of JSON.parse(process.argv[2])) {
  const cases = JSON.parse(readFileSync(`Vectors/${subject}.json`)).cases;
  const truths = cases.filter((one) => one.question === question).flatMap((one) => one.rows.map((row) => row.at(-1)));
  console.log(ask(subject, question, () => known(truths.shift(), shift), "display"), truths.length);
}
""",
}


def check(_) -> None:
    if not shutil.which("node"):
        leave_out("the guide to the vectors, as there is no node")
        return
    text = GUIDE.read_text()
    blocks, [stated] = COMMANDS.findall(text), STATED.findall(text)
    require(len(blocks) == 3, f"the guide has {len(blocks)} blocks of commands")
    environment = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "Vectors").mkdir()
        for file in (ROOT / "Vectors").glob("*.json"):
            shutil.copy(file, folder / "Vectors")
        for file, content in [*FILE.findall(text), *ENGINES.items()]:
            (folder / file).write_text(content)
        for commands in blocks:
            require_equal(output("bash", "-eu", "-c", commands, cwd=folder, env=environment), stated, f"what the guide prints by {commands}")
        check_readers(folder)
    print("The guide to the vectors: three languages, and every question read by two of its readers")


def check_readers(folder: Path) -> None:
    questions = {}
    for file in sorted((ROOT / "Vectors").glob("*.json")):
        for case in json.loads(file.read_text()).get("cases", []):
            key = (file.stem, case["question"])
            questions[key] = questions.get(key, 0) + len(case["rows"])
    for program in ([sys.executable, "every.py"], ["node", "every.mjs"]):
        for shift in (0, 1):
            asked = json.dumps([[*key, shift] for key in questions])
            lines = [line for line in output(*program, asked, cwd=folder).splitlines() if re.fullmatch(r"\d+ \d+", line)]
            for (key, rows), line in zip(questions.items(), lines, strict=True):
                wrong = rows if shift else 0
                require_equal(line, f"{wrong} 0", f"{program[1]}: rows of {key} that are wrong, and those not asked")
