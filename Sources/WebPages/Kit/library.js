// The library in the page: WebAssembly, packed.

import { load } from "../../../Bindings/JavaScript/src/library.js";
import { unpacked } from "./unpacking.js";

let compiled = null;

/** The library as a WebAssembly.Module, for workers. */
export function compiledLibrary() { return compiled; }

/** Loads the library that the page holds, or that is compiled already. */
export async function loadLibrary(known) {
  compiled = known ?? await WebAssembly.compile(await unpacked("library"));
  await load("page", null, compiled);
}
