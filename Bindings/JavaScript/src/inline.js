// All of the package but Lottie, with the library's module in the script: for bundles and pages that are one file.

import { gzipped } from "./inbetween.wasm.js";
import { load } from "./library.js";

export * from "./index.js";

export function init(source) {
  return load("inbetween", inflated, source);
}

function inflated() {
  const stream = new Blob([Uint8Array.from(atob(gzipped), (letter) => letter.charCodeAt(0))]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
