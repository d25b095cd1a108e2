// What a page holds packed, by LZMA, in script elements; another one holds what unpacks it.

import { bytesOf } from "./held-text.js";
import { pause } from "./pause.js";

/** The bytes that the element with an id holds. They are unpacked in steps, by Unpacker/unpack.c. */
export async function unpacked(id) {
  const packed = await held(id);
  const { instance: { exports } } = await WebAssembly.instantiate(await held("unpacker"));
  const place = exports.room(packed.length);
  new Uint8Array(exports.memory.buffer, place, packed.length).set(packed);
  let length = 0;
  for (let more = 1; more > 0; length += more) {
    await pause();
    more = exports.unpack();
    if (more < 0) throw new Error(`its ${id} is broken`);
  }
  return new Uint8Array(exports.memory.buffer, place + packed.length, length);
}

/** The bytes of an element's text, between two line breaks. */
function held(id) { return bytesOf(document.getElementById(id).textContent.slice(1, -1)); }
