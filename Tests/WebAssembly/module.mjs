// The module of values: instances of it, with the functions that it asks of a page. Elementary functions are those of Math, as in
// the pages.
import { readFileSync } from "node:fs";

// The package's own list of the functions that Math lacks.
import { elementary } from "../../Bindings/JavaScript/src/library.js";

let module;

/** A new instance of a module: its functions, and the text that a table keeps. */
export function instantiated(path) {
  module ??= new WebAssembly.Module(readFileSync(path));
  let functions;
  const textAt = (place, length) => new TextDecoder().decode(new Uint8Array(functions.memory.buffer, place, length));
  // The functions that the page does not provide, as it reads no numbers.
  const ownImports = { web_parse_decimal: (place, length) => Number(textAt(place, length)) };
  const env = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    env[name] = ownImports[name] ?? elementary[name] ?? Math[name];
    if (typeof env[name] !== "function") throw new Error(`the module needs ${name}, which is not in Math`);
  }
  functions = new WebAssembly.Instance(module, { env }).exports;
  return { functions, text: (table) => textAt(functions.values_text(table), functions.values_text_length(table)) };
}
