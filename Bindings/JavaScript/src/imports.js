// What texts of other systems say about motion.

import { encoded, encodedIfAny, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { library } from "./library.js";

// The documents of large style sheets are longer than these; they are read a second time.
const CAPACITY = 1 << 16;

export function importMotions(source, format = "css") {
  const text = bytesOf(source);
  return read([text, encoded(format, "format", "document")], (sourcePlace, formatPlace, ...buffers) =>
    library().functions.inbetween_import(sourcePlace, text.length, formatPlace, ...buffers));
}

export function importLottie(source, { path, frameRate = 0 } = {}) {
  const text = bytesOf(source);
  real(frameRate, "frameRate");
  return read([text, encodedIfAny(path, "path", "document")], (sourcePlace, pathPlace, ...buffers) =>
    library().functions.inbetween_lottie_import(sourcePlace, text.length, pathPlace, frameRate, ...buffers));
}

/** The object that a call writes as JSON, or the library's message as an error. */
function read(arguments_, call) {
  const { memory } = library();
  const json = memory.written(arguments_, (...places) => memory.told((...message) => call(...places, ...message)), CAPACITY);
  if (json === null) throw new InbetweenError("document", memory.message);
  return JSON.parse(json);
}

function bytesOf(source) {
  if (typeof source === "string") return new TextEncoder().encode(source);
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new TypeError(`a text or its bytes are imported, not ${source === null ? "null" : typeof source}`);
}
