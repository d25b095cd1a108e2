"""Tables of recorded numbers, as people and programs write them."""

from __future__ import annotations

import json
import os
from pathlib import Path as FilePath
from typing import NamedTuple, Union

import numpy as np

from inbetween._arrays import Doubles, address, real
from inbetween._library import encoded, library, opened, written
from inbetween.errors import DocumentError

Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview]


class RecordedTable(NamedTuple):
    """Recorded times and values."""

    time_name: str
    """The name of the times, without their unit."""
    times: Doubles
    """In seconds and ascending; in the unit `counted` if there is one."""
    columns: dict[str, Doubles]
    """The other columns by their names, NaN where there is no number."""
    counted: str | None
    """What the first column counts instead of seconds, such as "frame"."""
    remarks: list[str]
    """What was recognised and could be meant otherwise, a sentence each."""


def read_table(source: Source, time_unit: str | None = None, frame_rate: float = 0) -> RecordedTable:
    """A table from the path of a file, or from its bytes: CSV or TSV in any dialect, JSON, a JSON value a line, or npy.

    `time_unit`, such as "ms", is that of times without one, and `frame_rate` the rate of a table that counts frames. Raises
    `DocumentError` for what is no table, with the line and the cell; `OSError` for a file that cannot be read.
    """
    data = bytes(source) if isinstance(source, (bytes, bytearray, memoryview)) else FilePath(source).read_bytes()
    unit = None if time_unit is None else encoded(time_unit, "time_unit", DocumentError)
    pointer = opened(DocumentError, "table_open", data, len(data), unit, real(frame_rate, "frame_rate"))
    facts = json.loads(written("table_describe", pointer) or "{}")

    def column(index: int) -> Doubles:
        numbers = np.empty(facts["rowCount"])
        library["table_column"](pointer, index, address(numbers), len(numbers))
        return numbers

    columns = {name: column(index + 1) for index, name in enumerate(facts["names"])}
    return RecordedTable(facts["timeName"], column(0), columns, facts["counted"], facts["remarks"])
