// Computes the table of values as WebAssembly, and compares it with what this machine has computed:
// node compare.mjs NATIVE-TABLE MODULE.wasm. Elementary functions are those of Math, as in the gallery.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const [nativeTable, modulePath] = process.argv.slice(2);
// The page's own list of what is not in Math.
const page = new URL("../../Sources/EffectGallery/Page/library.js", import.meta.url);
const elementary = runInThisContext(`${readFileSync(page, "utf8")};elementary`);

let functions;
// What the page, which reads no numbers, does not give.
const ownImports = {
  web_parse_decimal: (place, length) => Number(textAt(place, length)),
};

function textAt(place, length) {
  return new TextDecoder().decode(new Uint8Array(functions.memory.buffer, place, length));
}

function open(bytes) {
  const module = new WebAssembly.Module(bytes);
  const env = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    env[name] = ownImports[name] ?? elementary[name] ?? Math[name];
    if (typeof env[name] !== "function") throw new Error(`the module needs ${name}, which is not in Math`);
  }
  functions = new WebAssembly.Instance(module, { env }).exports;
  return functions.values_open();
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

const table = open(readFileSync(modulePath));
const text = () => textAt(functions.values_text(table), functions.values_text_length(table));
const nameOf = (row) => (functions.values_name(table, row), text());
const failures = [];
for (let section = 0; section < functions.values_section_count(); section++) {
  try {
    if (functions.values_compute(table, section) !== 0) failures.push(`section ${section}: ${text()}`);
  } catch (trap) {
    const count = functions.values_row_count(table);
    // An array that is written to when the module traps stays as it is: nothing more can be computed.
    failures.push(`trapped after ${count} rows, the last being ${count > 0 ? nameOf(count - 1) : "none"}: ${trap}`);
    break;
  }
}

const count = functions.values_row_count(table);
if (count !== expected.length) failures.push(`${count} rows as WebAssembly, ${expected.length} here`);
const worst = new Map();
let different = 0;
for (const [row, { value, ulps, scale, name }] of expected.slice(0, count).entries()) {
  const found = functions.values_value(table, row);
  if (nameOf(row) !== name) failures.push(`row ${row} is ${nameOf(row)}, here ${name}`);
  if (!Object.is(found, value)) different++;
  if (!isNear(found, value, ulps, scale)) failures.push(`${name}: ${found}, here ${value}`);
  const used = Object.is(found, value) ? 0 : Math.abs(found - value) / ulp(Math.max(Math.abs(value), scale));
  const kind = `${name.split(" ")[0]}, within ${ulps} of ${scale}`;
  worst.set(kind, Math.max(worst.get(kind) ?? 0, used));
}

for (const failure of failures) console.log(failure);
if (process.env.VERBOSE) for (const [kind, used] of worst) console.log(`${kind}: ${used}`);
const exact = expected.filter(({ ulps }) => ulps === 0).length;
console.log(
  `${count} values as WebAssembly, ${exact} of them exact, ${different} different, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
