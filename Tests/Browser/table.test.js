// Tests of the tables that the explorer reads: node --test Tests/Browser/table.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import { looksLikeTable, parseTable } from "../../Sources/WebPages/Explorer/Export/table.js";

function plain({ names, times, columns }) {
  return { names, times: [...times], columns: columns.map((column) => [...column]) };
}

test("a table with names", () => {
  assert.deepEqual(plain(parseTable("time,value\n0,0\n0.5,1\n1,2.5e-1\n")), { names: ["value"], times: [0, 0.5, 1], columns: [[0, 1, 0.25]] });
});

test("a table without names, of several columns, with a byte order mark and other line ends", () => {
  assert.deepEqual(plain(parseTable("\uFEFF0\t1\t-2\r\n1\t3\t−4\r\n")),
    { names: ["column 2", "column 3"], times: [0, 1], columns: [[1, 3], [-2, -4]] });
});

test("decimal commas between semicolons, and in quotation marks", () => {
  assert.deepEqual(plain(parseTable("t;x\n0,5;1,25\n1,0;,5")), { names: ["x"], times: [0.5, 1], columns: [[1.25, 0.5]] });
  assert.deepEqual(plain(parseTable('"t","x, left"\n"0,5","1,25"')), { names: ["x, left"], times: [0.5], columns: [[1.25]] });
});

test("milliseconds, said by the name or by the cells, and units", () => {
  for (const name of ["time (ms)", "time_ms", "timeMs", "ms", "t [ms]", "milliseconds"]) {
    assert.deepEqual([...parseTable(`${name},x\n0,0\n16,1px`).times], [0, 0.016], name);
  }
  assert.deepEqual([...parseTable("0ms,0\n16 ms,1").times], [0, 0.016]);
  for (const name of ["time", "terms", "items", "seconds", "t (s)"]) {
    assert.deepEqual([...parseTable(`${name},x\n0,0\n16,1`).times], [0, 16], name);
  }
});

test("gaps, comments, empty lines and empty columns", () => {
  assert.deepEqual(plain(parseTable("# recorded\n\nt,x,y,\n0,1,,\n1,NaN,2,\n")),
    { names: ["x", "y"], times: [0, 1], columns: [[1, NaN], [NaN, 2]] });
});

test("errors name the line", () => {
  const refusals = {
    "": /^line 1: expected times and values/,
    "t,x\n": /^line 1: expected rows/,
    "1\n2": /^line 1: expected a time and a value/,
    "t,x\n0,1\n1,abc": /^line 3: cell 2: expected a number, found “abc”/,
    "# a\nt,x\n0,1\n,2": /^line 4: cell 1: expected a number/,
    "t,x\n0,1\n1,2,3": /^line 3: expected 2 cells, found 3/,
    "0,1\n2,1\n1,1": /^line 3: expected a time of at least 2/,
    "0,\n1,": /^line 1: expected a column of values/,
    "0,1\n1,1e999": /^line 2: cell 2/,
    "0;1.000,5\n1;2": /^line 1: cell 2/,
  };
  for (const [text, message] of Object.entries(refusals)) assert.throws(() => parseTable(text), { message }, text);
});

test("a hundred thousand rows, and not one more", () => {
  const rows = Array.from({ length: 100_000 }, (_, row) => `${row},${row % 7}`);
  assert.equal(parseTable(rows.join("\n")).times.length, 100_000);
  assert.throws(() => parseTable([...rows, "100000,1"].join("\n")), { message: "line 100001: more than 100000 rows" });
});

test("what reads like a table", () => {
  for (const text of ["t,x\n0,1", "0,0\n1,1", "a;b;c\n1,5;2;3", "0\t1"]) assert.ok(looksLikeTable(text), text);
  for (const text of ["spring(1, 100, 10)", "ease", "", "transition: all .4s ease, color 1s", "0.4s ease", "0.5", "{ \"fr\": 60, \"op\": 1 }"]) {
    assert.ok(!looksLikeTable(text), text);
  }
});
