// Lottie animations, drawn at any frame.

import { encoded, lines, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";

const FACTS = ["width", "height", "frameRate", "firstFrame", "endFrame"];

export class Lottie extends Handle {
  constructor(document) {
    const { functions, memory } = library();
    const bytes = bytesOf(document);
    const [place] = memory.lay(bytes);
    const pointer = memory.opened("document", (...message) =>
      functions.inbetween_lottie_open(place, bytes.length, ...message));
    super(pointer, functions.inbetween_lottie_close);
    const [facts] = memory.lay(40);
    functions.inbetween_lottie_facts(pointer, facts);
    memory.read(facts, new Float64Array(5)).forEach((number, i) => { this[FACTS[i]] = number; });
  }

  get warnings() { return this.#lines("inbetween_lottie_warnings"); }
  get keyPaths() { return this.#lines("inbetween_lottie_key_paths"); }

  values(keyPath, frame) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(frame, "frame");
    const numbers = memory.numbers([encoded(keyPath, "the key path", "key-path")], (path, ...buffer) =>
      functions.inbetween_lottie_values(pointer, path, frame, ...buffer));
    if (numbers) return numbers;
    throw new InbetweenError("key-path", `no property fits ${keyPath}`);
  }

  svg(frame) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(frame, "frame");
    const text = memory.written([], (...buffer) => functions.inbetween_lottie_svg(pointer, frame, ...buffer), 1 << 16);
    if (text !== null) return text;
    throw new InbetweenError("document", `SVG cannot hold the frame ${frame}`);
  }

  #lines(name) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    return lines(memory.written([], (...buffer) => functions[name](pointer, ...buffer)));
  }
}

function bytesOf(document) {
  if (typeof document === "string") return new TextEncoder().encode(document);
  if (document instanceof ArrayBuffer) return new Uint8Array(document);
  if (ArrayBuffer.isView(document)) return new Uint8Array(document.buffer, document.byteOffset, document.byteLength);
  throw new TypeError("a Lottie is made from the text or the bytes of its document");
}
