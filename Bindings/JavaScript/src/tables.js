// Tables of recorded numbers, as people and programs write them.

import { encoded, encodedIfAny, real } from "./arguments.js";
import { library } from "./library.js";

export function readTable(source, { timeUnit, frameRate = 0 } = {}) {
  const { functions, memory } = library();
  const bytes = bytesOf(source);
  real(frameRate, "frameRate");
  const [place, unit] = memory.lay(bytes, encodedIfAny(timeUnit, "timeUnit", "table"));
  const pointer = memory.opened("table", (...message) =>
    functions.inbetween_table_open(place, bytes.length, unit, frameRate, ...message));
  try {
    const { rowCount, ...facts } = JSON.parse(memory.written([], (...buffer) => functions.inbetween_table_describe(pointer, ...buffer)));
    const column = (index) => {
      const numbers = new Float64Array(rowCount);
      const [at] = memory.lay(numbers);
      functions.inbetween_table_column(pointer, index, at, rowCount);
      return memory.read(at, numbers);
    };
    return { ...facts, times: column(0), columns: facts.names.map((_, index) => column(index + 1)) };
  } finally {
    functions.inbetween_table_close(pointer);
  }
}

export function looksLikeTable(text) {
  const { functions, memory } = library();
  // No more is looked at; the text is long where it is none.
  const bytes = encoded(text.slice(0, 4096).replaceAll("\0", " "), "text", "table");
  const [place] = memory.lay(bytes);
  return functions.inbetween_table_is_likely(place, bytes.length - 1) === 1;
}

function bytesOf(source) {
  if (typeof source === "string") return new TextEncoder().encode(source);
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new TypeError(`a text or its bytes are read as a table, not ${source === null ? "null" : typeof source}`);
}
