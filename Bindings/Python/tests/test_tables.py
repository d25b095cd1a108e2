"""Tables of recorded numbers."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

from inbetween import DocumentError, read_table


def test_dialects_and_units(tmp_path: Path) -> None:
    table = read_table(b"time_ms;x;y\n0;0;\n16,5;0,25;-1\n")
    assert table.time_name == "time" and table.counted is None
    assert table.times.tolist() == [0, 0.0165]
    assert table.columns["x"].tolist() == [0, 0.25]
    np.testing.assert_array_equal(table.columns["y"], [np.nan, -1])
    assert table.remarks[0] == "times in 'time_ms' are read as milliseconds"
    path = tmp_path / "r.csv"
    path.write_text("t,x\n0,1\n6,2\n")
    assert read_table(path, time_unit="ms").times.tolist() == [0, 0.006]
    assert read_table(path, time_unit="frames", frame_rate=60).times.tolist() == [0, 0.1]


def test_arrays_of_numpy() -> None:
    array = np.column_stack([np.arange(9) / 60, np.random.default_rng(1).normal(size=(9, 2))])
    for written in (array, np.asfortranarray(array)):
        file = io.BytesIO()
        np.save(file, written)
        table = read_table(file.getvalue())
        np.testing.assert_array_equal(np.column_stack([table.times, *table.columns.values()]), array)
    text = io.StringIO()
    np.savetxt(text, array, header="t x y", fmt="%.17g")
    table = read_table(text.getvalue().encode())
    assert list(table.columns) == ["x", "y"]
    np.testing.assert_array_equal(table.columns["y"], array[:, 2])


@pytest.mark.parametrize(("text", "message"), [
    ("", "found no row"), ("0,1\n1,x", "line 2, cell 2: expected a number, found 'x'"), ("[[0,1],[1]]", "line 1: expected 2 numbers"),
])
def test_what_is_none(text: str, message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        read_table(text.encode())
    with pytest.raises(DocumentError, match="time_unit"):
        read_table(b"0,1", time_unit="weeks")
