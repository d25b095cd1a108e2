// Computes the table of values as WebAssembly, and compares it with the table of this machine:
// node compare.mjs NATIVE-TABLE MODULE.wasm.
import { readFileSync } from "node:fs";

import { instantiated } from "./module.mjs";

const [nativeTable, modulePath] = process.argv.slice(2);

// The rows of a section by their names, and its error. Each section has a separate memory, as a trap leaves its memory
// unchanged.
function compute(section) {
  const { functions, text: textOf } = instantiated(modulePath);
  const table = functions.values_open();
  const text = () => textOf(table);
  const rows = new Map();
  let failure;
  try {
    if (functions.values_compute(table, section) !== 0) failure = text();
  } catch (trap) {
    failure = `trapped: ${trap}`;
  }
  for (let row = 0; row < functions.values_row_count(table); row++) {
    functions.values_name(table, row);
    rows.set(text(), functions.values_value(table, row));
  }
  return { rows, failure };
}

// The distance from a double to the next greater one.
function ulp(size) {
  const exponent = Math.max(Math.floor(Math.log2(size)), -1022);
  return 2 ** (exponent - 52);
}

function isNear(value, expected, ulps, scale) {
  if (Object.is(value, expected)) return true;
  return ulps > 0 && Math.abs(value - expected) <= ulps * ulp(Math.max(Math.abs(expected), scale));
}

function fromBits(hexadecimal) {
  return new Float64Array(new BigUint64Array([BigInt(`0x${hexadecimal}`)]).buffer)[0];
}

const expected = readFileSync(nativeTable, "utf8").trimEnd().split("\n").map((line) => {
  const [, bits, ulps, scale, name] = line.match(/^(\S+) (\S+) (\S+) (.*)$/);
  return { value: fromBits(bits), ulps: Number(ulps), scale: Number(scale), name };
});

const sectionCount = instantiated(modulePath).functions.values_section_count();
const found = new Map();
const failures = [];
for (let section = 0; section < sectionCount; section++) {
  const { rows, failure } = compute(section);
  if (failure) failures.push(`section ${section}, after ${[...rows.keys()].at(-1) ?? "no row"}: ${failure}`);
  for (const [name, value] of rows) found.set(name, value);
}

let different = 0;
for (const { value, ulps, scale, name } of expected) {
  const other = found.get(name);
  if (other === undefined) {
    failures.push(`${name} is missing`);
    continue;
  }
  if (!Object.is(other, value)) different++;
  if (!isNear(other, value, ulps, scale)) failures.push(`${name}: ${other}, here ${value}`);
}
const names = new Set(expected.map(({ name }) => name));
if (names.size !== expected.length) failures.push("two rows have the same name");
for (const name of found.keys()) if (!names.has(name)) failures.push(`${name} is not among the values here`);

for (const failure of failures) console.log(failure);
const exact = expected.filter(({ ulps }) => ulps === 0).length;
console.log(
  `${found.size} values as WebAssembly, ${exact} of them exact, ${different} different, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
