// The library in the page: WebAssembly, packed by LZMA, in a separate script element. Another one holds what unpacks it.

import { load } from "../../../Bindings/JavaScript/src/library.js";
import { bytesOf } from "./held-text.js";
import { pause } from "./pause.js";

let compiled = null;

/** The library as a WebAssembly.Module, for workers. */
export function compiledLibrary() { return compiled; }

/** Loads the library that the page holds, or that is compiled already. */
export async function loadLibrary(known) {
  compiled = known ?? await WebAssembly.compile(await unpacked(await held("library")));
  await load("page", null, compiled);
}

/** Unpacks data in steps, by Unpacker/unpack.c. */
async function unpacked(packed) {
  const { instance: { exports } } = await WebAssembly.instantiate(await held("unpacker"));
  const place = exports.room(packed.length);
  new Uint8Array(exports.memory.buffer, place, packed.length).set(packed);
  let length = 0;
  for (let more = 1; more > 0; length += more) {
    await pause();
    more = exports.unpack();
    if (more < 0) throw new Error("its library is broken");
  }
  return new Uint8Array(exports.memory.buffer, place + packed.length, length);
}

/** The bytes that the element with an id holds, between two line breaks. */
function held(id) { return bytesOf(document.getElementById(id).textContent.slice(1, -1)); }
