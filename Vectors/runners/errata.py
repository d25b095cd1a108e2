"""Runs the reproductions of Documentation/Errata.md and compares what they print with what stands there.

A block of `js` or `python` is a program, and the block of `text` after it what it prints. A block of `js` after a line
<!-- in NAME --> is the body of a function that the browser NAME runs, which returns what is printed. What is not installed is
named and left out; the versions that the page was measured with stand in it.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from engines import ENGINES
from suite import VECTORS

PAGE = VECTORS.parent / "Documentation/Errata.md"
BLOCK = re.compile(r"(?:<!-- in (?P<browser>\w+) -->\n+)?```(?P<language>js|python)\n(?P<code>.*?)```\n+```text\n(?P<output>.*?)```",
                   re.DOTALL)
FOLDER = Path(__file__).parent


class Missing(Exception):
    """The peer is not installed."""


def in_browser(name, code, running):
    if name not in running:
        Engine = next(engine for engine in ENGINES if engine.name == name)
        try:
            running[name] = Engine()
        except FileNotFoundError as error:
            raise Missing(error) from error
    answer = running[name].run(code)
    return answer if isinstance(answer, str) else json.dumps(answer)


def in_process(words, code):
    result = subprocess.run(words, input=code, capture_output=True, text=True, cwd=FOLDER)
    if result.returncode:
        if "ERR_MODULE_NOT_FOUND" in result.stderr or "ModuleNotFoundError" in result.stderr:
            raise Missing(result.stderr.strip().splitlines()[-1])
        raise RuntimeError(result.stderr)
    return result.stdout


def main():
    running, failures, count = {}, 0, 0
    text = PAGE.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start("code"))
        try:
            if block["browser"]:
                printed = in_browser(block["browser"], block["code"], running)
            elif block["language"] == "js":
                # What libraries leave running ends with the program.
                printed = in_process(["node", "--input-type=module"], block["code"] + "\nprocess.exit();\n")
            else:
                printed = in_process([sys.executable, "-"], block["code"])
        except Missing as error:
            print(f"{PAGE.name}:{line}: left out: {error}")
            continue
        count += 1
        if printed.strip() != block["output"].strip():
            failures += 1
            print(f"{PAGE.name}:{line} prints\n{printed.strip()}\nand not\n{block['output'].strip()}")
    for engine in running.values():
        engine.close()
    print(f"{count} reproductions of {PAGE.name} run, {failures} print something else")
    sys.exit(bool(failures) or not count)


if __name__ == "__main__":
    main()
