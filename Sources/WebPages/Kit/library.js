// The library in the page: WebAssembly, compressed, in a separate script element.

import { load } from "../../../Bindings/JavaScript/src/library.js";

/** Loads the library that the page holds. */
export async function loadLibrary() {
  const text = document.getElementById("library").textContent.trim();
  const packed = new Blob([bytesOf(text)]).stream();
  // As a response of this type the browser compiles it while it is unpacked.
  const options = { headers: { "Content-Type": "application/wasm" } };
  await load("page", null, new Response(packed.pipeThrough(new DecompressionStream("gzip")), options));
}

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
