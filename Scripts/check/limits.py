"""Takes the tool and the package for Python to their stated limits, and one step beyond.

At a limit a command must do its work, within MEMORY and SECONDS; beyond it must end with code 65 and a line that names the
limit, or say in a line what it leaves out. The limits are those of Documentation/CommandLine.md and LottieLimits. The largest
inputs are some hundred MiB, so that this is a step of `make thorough`; with words, only the limits whose names have one.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from check.support import Findings

# Twice the seconds that the longest took beside other work, and what a machine of 8 GiB has left.
SECONDS, MEMORY = 600, 6 << 30
MEBIBYTE = 1 << 20


class Limit(NamedTuple):
    """A limit with the size of the input at it, the words of the command, and a part of the line about one more."""

    what: str
    size: int
    words: Callable[[int, Path], list]
    refusal: str
    # With 0 the rest is left out.
    code: int = 65


def check(options) -> None:
    findings = Findings()
    limits = [limit for limit in LIMITS if not options.words or any(word in limit.what for word in options.words)]
    for limit in limits:
        with tempfile.TemporaryDirectory() as place:
            hold(options.tool, limit, Path(place), findings)
    findings.report(f"{len(limits)} limits")


def hold(tool: Path, limit: Limit, place: Path, findings: Findings) -> None:
    def reached(size: int) -> Measured:
        words = limit.words(size, place)
        return measured(words if words[0] == sys.executable else [tool, *words])

    at, beyond = reached(limit.size), reached(limit.size + 1)
    print(f"{limit.what:32} {limit.size:>11,}  {at.seconds:6.1f} s {at.memory / MEBIBYTE:7,.0f} MiB", flush=True)
    findings.expect(at.code == 0, f"{limit.what}: {limit.size} end with {at.code}: {at.said}")
    findings.expect(at.seconds < SECONDS and at.memory < MEMORY, f"{limit.what}: {at.seconds:.0f} s and {at.memory >> 20} MiB")
    findings.expect(beyond.code == limit.code and limit.refusal in beyond.said and beyond.said.count("\n") == 1,
                    f"{limit.what}: {limit.size + 1} end with {beyond.code}: {beyond.said}")


class Measured(NamedTuple):
    code: int
    said: str
    seconds: float
    memory: int


def measured(words: list) -> Measured:
    """Runs a program without its output, and measures what it takes."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen([str(word) for word in words], stdout=subprocess.DEVNULL, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        return Measured(process.returncode, said.read().decode(errors="replace"), time.monotonic() - start, usage.ru_maxrss << 10)


def file(place: Path, name: str, text: str) -> Path:
    path = place / name
    path.write_text(text, encoding="utf-8")
    return path


# MARK: Tables

def table_rows(count: int, place: Path) -> list:
    path = place / "rows.csv"
    with path.open("w", encoding="utf-8") as out:
        out.write("time,value\n")
        for first in range(0, count, 100_000):
            out.write("".join(f"{row / 1e5},{row % 7}\n" for row in range(first, min(first + 100_000, count))))
    return ["fit", "linear", path, "--tolerance", "10"]


def table_columns(count: int, place: Path) -> list:
    names = ",".join(["time", *(f"v{column}" for column in range(count - 1))])
    path = file(place, "columns.csv", names + "\n" + "".join(f"{row}" + ",0.5" * (count - 1) + "\n" for row in range(6)))
    return ["fit", "linear", path, "--column", "v1", "--tolerance", "1"]


def table_bytes(count: int, place: Path) -> list:
    """Two columns of long numbers, with blanks up to the size."""
    line = "0." + "0" * 60 + ",0." + "1" * 60 + "\n"
    path = place / "bytes.csv"
    with path.open("w", encoding="utf-8") as out:
        size = out.write("time,value\n")
        row = 0
        while size + 200 < count:
            size += out.write(f"{row}.{'0' * 60},0.{'1' * 60}\n")
            row += 1
        out.write(f"{row}," + " " * (count - size - len(str(row)) - 3) + "1\n")
    return ["fit", "linear", path, "--tolerance", "10"]


def printed_rows(count: int, place: Path) -> list:
    return ["sample", "ease", "--count", count]


def printed_cells(count: int, place: Path) -> list:
    """The time and four numbers."""
    text = '{"type": "basic", "keyPath": "bounds", "fromValue": [0, 0, 1, 1], "toValue": [1, 1, 2, 2], "duration": 1}'
    return ["animate", file(place, "cells.json", text), "--count", -(-count // 5)]


# MARK: Documents

def document(count: int, place: Path) -> list:
    """A document of so many bytes."""
    text = '{"type": "keyframe", "keyPath": "opacity", "duration": 1, "values": [0, 1]'
    return ["animate", file(place, "large.json", text + " " * (count - len(text) - 1) + "}"), "--count", "3"]


def nested(count: int, place: Path) -> list:
    """So many groups in each other, an object and a list each, and an animation in the innermost."""
    inner = '{"type": "basic", "keyPath": "opacity", "fromValue": 0, "toValue": 1}'
    for _ in range(count):
        inner = '{"type": "group", "duration": 1, "animations": [' + inner + "]}"
    return ["animate", file(place, "nested.json", inner), "--count", "3"]


def members(count: int, place: Path) -> list:
    member = '{"type": "basic", "keyPath": "opacity", "byValue": 1, "duration": 1}'
    text = '{"type": "group", "duration": 1, "animations": [' + ", ".join([member] * count) + "]}"
    return ["animate", file(place, "members.json", text), "--count", "3"]


def values(count: int, place: Path) -> list:
    text = '{"type": "keyframe", "keyPath": "opacity", "duration": 1, "values": ' + json.dumps([row % 10 / 10 for row in range(count)]) + "}"
    return ["animate", file(place, "values.json", text), "--count", "3"]


def bodies(count: int, place: Path) -> list:
    return simulation(place, [{"name": f"b{index}", "mass": 1, "position": index} for index in range(count)], [], [])


def springs(count: int, place: Path) -> list:
    joined = [{"from": "b0", "to": index % 10, "stiffness": 1e-3} for index in range(count)]
    return simulation(place, [{"name": "b0", "mass": 1, "position": 0}], joined, [])


def events(count: int, place: Path) -> list:
    seen = [{"body": "b0", "position": 0.5 + index / count, "direction": "rising", "action": "record"} for index in range(count)]
    return simulation(place, [{"name": "b0", "mass": 1, "position": 0, "velocity": 2}], [], seen)


def stiff_bodies(count: int, place: Path) -> list:
    chain = [{"name": f"b{index}", "mass": 1, "position": index} for index in range(count)]
    return simulation(place, chain, [{"from": body["name"], "to": 0, "stiffness": 1e6, "damping": 1e3} for body in chain], [], method="msbdf")


def simulation(place: Path, bodies: list, springs: list, events: list, **more) -> list:
    text = json.dumps({"bodies": bodies, "springs": springs, "events": events, "duration": 1} | more)
    return ["simulate", file(place, "system.json", text), "--count", "3"]


# MARK: Lotties

def lottie(place: Path, name: str, layers: list, **more) -> Path:
    base = {"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 10, "h": 10, "layers": layers}
    return file(place, name, json.dumps(base | more))


def lottie_bytes(count: int, place: Path) -> list:
    text = '{"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 10, "h": 10, "layers": ['
    return ["lottie", "info", file(place, "large.lottie.json", text + " " * (count - len(text) - 2) + "]}")]


def lottie_layers(count: int, place: Path) -> list:
    layer = {"ty": 1, "ip": 0, "op": 60, "st": 0, "sw": 5, "sh": 5, "sc": "#ff0000", "ks": {}}
    return ["lottie", "render", lottie(place, "layers.json", [layer] * count), "--at", "0f"]


def unfolded_layers(count: int, place: Path) -> list:
    """A layer that shows 199 others is 200."""
    shape = {"ty": 1, "ip": 0, "op": 60, "st": 0, "sw": 5, "sh": 5, "sc": "#ff0000", "ks": {}}
    shown = {"ty": 0, "refId": "many", "ip": 0, "op": 60, "st": 0, "w": 10, "h": 10, "ks": {}}
    layers = [shown] * (count // 200) + [shape] * (count % 200)
    return ["lottie", "info", lottie(place, "unfolded.json", layers, assets=[{"id": "many", "layers": [shape] * 199}])]


def frames(count: int, place: Path) -> list:
    layer = {"ty": 1, "ip": 0, "op": count, "st": 0, "sw": 5, "sh": 5, "sc": "#ff0000", "ks": {}}
    return ["lottie", "render", lottie(place, "frames.json", [layer], op=count), "-o", place / "frames.apng"]


# MARK: Packages

def pool(count: int, place: Path) -> list:
    """Many springs, a step of all; the package refuses by an exception, here told as the tool does."""
    program = ("import sys; from inbetween import ParameterError, SpringPool\ntry:\n"
               f"    springs = SpringPool({count}, 'snappy'); springs.retarget(1); springs.step(1 / 60); springs.positions\n"
               "except ParameterError as error:\n    print(error, file=sys.stderr); sys.exit(65)\n")
    return [sys.executable, "-c", program]


LIMITS = [
    Limit("rows of a table that is read", 10_000_000, table_rows, "10000000"),
    Limit("columns of a table", 65_536, table_columns, "65536"),
    Limit("bytes of a table", 256 * MEBIBYTE, table_bytes, "256 MiB"),
    Limit("rows that are printed", 100_000_000, printed_rows, "100000000"),
    Limit("cells of an animation", 200_000_000, printed_cells, "200000000"),
    Limit("bytes of a document", 16 * MEBIBYTE, document, "16 MiB"),
    Limit("groups in each other", 31, nested, "64"),
    Limit("members of a group", 100_000, members, "100000"),
    Limit("values of a keyframe animation", 100_000, values, "100000"),
    Limit("bodies", 10_000, bodies, "10000"),
    Limit("springs of a system", 100_000, springs, "100000"),
    Limit("events of a system", 10_000, events, "10000"),
    Limit("bodies of a stiff method", 100, stiff_bodies, "100"),
    Limit("bytes of a Lottie", 64 * MEBIBYTE, lottie_bytes, "64 MiB"),
    Limit("layers of a Lottie's frame", 100_000, lottie_layers, "the first 100000 are drawn", 0),
    Limit("layers of a Lottie", 200_000, unfolded_layers, "200000"),
    Limit("frames of a moving picture", 3600, frames, "3600"),
    Limit("springs of a pool", 1 << 24, pool, "16777216"),
]
