// The library in the page: WebAssembly, compressed, in a separate script element.

import { load } from "../../../Bindings/JavaScript/src/library.js";

let compiled = null;

/** The library as a WebAssembly.Module, for workers. */
export function compiledLibrary() { return compiled; }

/** Loads the library that the page holds, or that is compiled already. */
export async function loadLibrary(known) {
  compiled = known ?? await WebAssembly.compileStreaming(heldLibrary());
  await load("page", null, compiled);
}

function heldLibrary() {
  const text = document.getElementById("library").textContent.trim();
  const packed = new Blob([bytesOf(text)]).stream();
  // As a response of this type the browser compiles it while it is unpacked.
  const options = { headers: { "Content-Type": "application/wasm" } };
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), options);
}

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
