// Compares the libraries as WebAssembly with files of the conformance suite: node conformance.mjs MODULE.wasm FILE…. Prints what
// the native program prints for the same files.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

import { instantiated } from "./module.mjs";

const [modulePath, ...files] = process.argv.slice(2);
for (const file of files) {
  // A trap leaves its memory unchanged: each file has a separate one.
  const { functions, text } = instantiated(modulePath);
  const bytes = readFileSync(file);
  const place = functions.malloc(bytes.length);
  new Uint8Array(functions.memory.buffer).set(bytes, place);
  const table = functions.values_open();
  console.log(`file ${basename(file)}`);
  try {
    functions.values_conform(table, place, bytes.length);
    console.log(text(table));
  } catch (trap) {
    console.log(`failed ${trap}`);
  }
}
