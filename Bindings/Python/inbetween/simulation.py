"""Systems of bodies and springs, which the command-line tool integrates.

The tool, not this package, holds the GNU Scientific Library, whose licence is the GPL.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from typing import Any

import numpy as np

from inbetween._arrays import Doubles, Numbers, doubles, real
from inbetween.errors import DocumentError, ParameterError, ToolError

_AXIS = re.compile(r"(.*position|.*velocity)\.[01]", re.DOTALL)
_REFUSED = (64, 65)  # the tool's exit codes for flags and documents


def simulate(
    system: Mapping[str, Any], *, rate: float | None = None, at: Numbers | None = None, events: bool = False
) -> dict[str, Doubles]:
    """The motion of a system of bodies and springs, a dictionary as in the document of `inbetween simulate --help`.

    The result has the columns of the tool's table: "time", and "NAME.position" and "NAME.velocity" for each body, in the
    plane with a last dimension for x and y. Rows are `rate` a second, or `at` times; else as many as the tool chooses. With
    `events` there is an element for each event that has happened: "time", "event", "body", "position" and "velocity", where
    the event and the body are indices in the document. Missing numbers, such as the body of an event at a time, are NaN.

    The tool is the one that the environment variable INBETWEEN names, or the `inbetween` of the PATH. Raises `ToolError`
    where there is none, `DocumentError` with the tool's message for a system that it refuses, `ParameterError`.
    """
    options = []
    text = None
    if (rate is not None) + (at is not None) + events > 1:
        raise ParameterError("rate, at and events exclude each other")
    if rate is not None:
        options = ["--rate", repr(real(rate, "rate"))]
    elif at is not None:
        options = ["--at", "-"]
        text = "\n".join(map(repr, doubles(at, "at").ravel().tolist()))
    elif events:
        options = ["--events"]
    # Names have no commas: the tool refuses those that do.
    header, *rows = (line.split(",") for line in _run(system, options, text).rstrip("\n").split("\n"))
    table = np.array([[float(cell or "nan") for cell in row] for row in rows]).reshape(len(rows), len(header))
    return _columns(header, table)


def _run(system: Mapping[str, Any], options: list[str], text: str | None) -> str:
    """What the tool prints."""
    try:
        document = json.dumps(system, allow_nan=False, default=_plain)
    except (TypeError, ValueError) as error:
        raise DocumentError(f"the system is no JSON: {error}") from None
    named = os.environ.get("INBETWEEN")
    tool = named or shutil.which("inbetween")
    if tool is None:
        raise ToolError("there is no inbetween on the PATH: install the tool, or name one in INBETWEEN")
    # Standard input is for the times.
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(document)
        file.flush()
        try:
            done = subprocess.run(
                [tool, "simulate", file.name, *options], input=text or "", capture_output=True, encoding="utf-8",
                check=False)
        except OSError as error:
            raise ToolError(f"{tool} cannot be run: {error.strerror}") from None
        message = done.stderr.strip().removeprefix(f"inbetween: '{file.name}': ")
    if done.returncode in _REFUSED:
        raise DocumentError(message)
    if done.returncode != 0:
        raise ToolError(f"{tool} simulate: exit code {done.returncode}: {message}")
    return done.stdout


def _plain(value: object) -> object:
    """NumPy's numbers and arrays as JSON has them."""
    if isinstance(value, (np.ndarray, np.generic)):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} is not a number, a text, a list or a dictionary")


def _columns(header: list[str], table: Doubles) -> dict[str, Doubles]:
    """The columns of a table by their names; x and y become one array."""
    columns: dict[str, list[Doubles]] = {}
    planar = set()
    for name, column in zip(header, table.T):
        axis = _AXIS.fullmatch(name)
        if axis:
            planar.add(axis[1])
        columns.setdefault(axis[1] if axis else name, []).append(column)
    return {
        name: np.stack(parts, axis=1) if name in planar else np.ascontiguousarray(parts[0])
        for name, parts in columns.items()
    }
