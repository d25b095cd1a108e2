import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { init, looksLikeTable, readTable } from "inbetween";

import { refuses, tool } from "./support.js";

await init();

function plain({ names, times, columns }) {
  return { names, times: [...times], columns: columns.map((column) => [...column]) };
}

test("a table with names, and one without", () => {
  assert.deepEqual(plain(readTable("time,value\n0,0\n0.5,1\n1,2.5e-1\n")), { names: ["value"], times: [0, 0.5, 1], columns: [[0, 1, 0.25]] });
  assert.deepEqual(plain(readTable("\uFEFF0\t1\t-2\r\n1\t3\t−4\r\n")),
    { names: ["value1", "value2"], times: [0, 1], columns: [[1, 3], [-2, -4]] });
});

test("decimal commas between semicolons, and in quotation marks", () => {
  assert.deepEqual(plain(readTable("t;x\n0,5;1,25\n1,0;,5")), { names: ["x"], times: [0.5, 1], columns: [[1.25, 0.5]] });
  assert.deepEqual(plain(readTable('"t","x, left"\n"0,5","1,25"')), { names: ["x, left"], times: [0.5], columns: [[1.25]] });
});

test("milliseconds, said by the name, by the cells or by the caller", () => {
  for (const name of ["time (ms)", "time_ms", "timeMs", "ms", "t [ms]", "milliseconds"]) {
    const { times, remarks } = readTable(`${name},x\n0,0\n16,1px`);
    assert.deepEqual([...times], [0, 0.016], name);
    assert.deepEqual(remarks, [`times in '${name}' are read as milliseconds`, "the unit 'px' of the values of 'x' is left out"]);
  }
  assert.deepEqual([...readTable("0ms,0\n16 ms,1").times], [0, 0.016]);
  for (const name of ["time", "terms", "items", "seconds", "t (s)"]) {
    assert.deepEqual([...readTable(`${name},x\n0,0\n16,1`).times], [0, 16], name);
  }
  assert.deepEqual([...readTable("t,x\n0,0\n16,1", { timeUnit: "ms" }).times], [0, 0.016]);
  assert.deepEqual([...readTable("frame,x\n0,0\n6,1", { frameRate: 60 }).times], [0, 0.1]);
  assert.equal(readTable("frame,x\n0,0\n6,1").counted, "frame");
});

test("gaps, comments, empty lines and empty columns", () => {
  assert.deepEqual(plain(readTable("# recorded\n\nt,x,y,\n0,1,,\n1,NaN,2,\n")),
    { names: ["x", "y"], times: [0, 1], columns: [[1, NaN], [NaN, 2]] });
});

test("errors name the line and the cell", () => {
  const refusals = {
    "": /^expected a table with times and values/,
    "1\n2": /^line 1: expected a time and a value/,
    "t,x\n0,1\n1,abc": /^line 3, cell 2: expected a number, found 'abc'/,
    "# a\nt,x\n0,1\n,2": /^line 4, cell 1: expected a number/,
    "t,x\n0,1\n1,2,3": /^line 3: expected 2 cells, found 3/,
    "0,1\n2,1\n1,1": /^line 3, cell 1: expected a time of at least 2/,
    "0;1.000,5\n1;2": /^line 1, cell 2/,
  };
  for (const [text, message] of Object.entries(refusals)) refuses(() => readTable(text), "table", message);
  refuses(() => readTable("0,1", { timeUnit: "weeks" }), "table", /time_unit/);
  refuses(() => readTable("0,1", { frameRate: -1 }), "table", /frame_rate/);
  assert.throws(() => readTable(5), TypeError);
});

test("what the tool writes, in every format", () => {
  for (const format of ["csv", "tsv", "json", "ndjson", "npy"]) {
    const bytes = execFileSync(tool, ["sample", "wobbly", "--rate", "60", "--velocity", "--format", format]);
    const { times, columns } = readTable(bytes);
    const rows = execFileSync(tool, ["sample", "wobbly", "--rate", "60", "--velocity"], { encoding: "utf8" }).trim().split("\n").slice(1);
    const numbers = rows.map((row) => row.split(",").map(Number));
    assert.deepEqual([...times], numbers.map(([time]) => time), format);
    assert.deepEqual(columns.map((column) => [...column]), [1, 2].map((index) => numbers.map((row) => row[index])), format);
  }
});

test("what reads like a table", () => {
  for (const text of ["t,x\n0,1", "0,0\n1,1", "a;b;c\n1,5;2;3", "0\t1"]) assert.ok(looksLikeTable(text), text);
  for (const text of ["spring(1, 100, 10)", "ease", "", "\0", "transition: all .4s ease, color 1s", "0.4s ease", "0.5", "{ \"fr\": 60, \"op\": 1 }"]) {
    assert.ok(!looksLikeTable(text), text);
  }
});
