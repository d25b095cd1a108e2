// Lottie animations, drawn at any frame.

import { doubles, encoded, lines, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Handle, Opened, pointerOf } from "./handles.js";
import { library } from "./library.js";

const FACTS = ["width", "height", "frameRate", "firstFrame", "endFrame"];

export class Lottie extends Handle {
  constructor(document) {
    const { functions, memory } = library();
    const pointer = document instanceof Opened ? document.pointer : opened(document);
    super(pointer, functions.inbetween_lottie_close);
    const [facts] = memory.lay(40);
    functions.inbetween_lottie_facts(pointer, facts);
    memory.read(facts, new Float64Array(5)).forEach((number, i) => { this[FACTS[i]] = number; });
  }

  get facts() { return JSON.parse(this.#text("inbetween_lottie_describe")); }
  get warnings() { return lines(this.#text("inbetween_lottie_warnings")); }
  get keyPaths() { return lines(this.#text("inbetween_lottie_key_paths")); }

  get colors() {
    return lines(this.#text("inbetween_lottie_colors")).map((line) => {
      const end = line.lastIndexOf(" ");
      return { keyPath: line.slice(0, end), color: line.slice(end + 1) };
    });
  }

  values(keyPath, frame) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(frame, "frame");
    const numbers = memory.numbers([encoded(keyPath, "the key path", "key-path")], (path, ...buffer) =>
      functions.inbetween_lottie_values(pointer, path, frame, ...buffer));
    if (numbers) return numbers;
    throw new InbetweenError("key-path", `no property fits ${keyPath}`);
  }

  overriding(keyPath, value) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const typed = typeof value === "string" ? value : valueText(value);
    const places = memory.lay(encoded(keyPath, "the key path", "key-path"), encoded(typed, "the value", "key-path"));
    return new Lottie(new Opened(memory.opened("key-path", (...message) =>
      functions.inbetween_lottie_override(pointer, ...places, ...message))));
  }

  recolored(colors) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const [lines] = memory.lay(colorLines(colors));
    return new Lottie(new Opened(memory.opened("key-path", (...message) =>
      functions.inbetween_lottie_recolor(pointer, lines, ...message))));
  }

  static recoloredDocument(document, colors) {
    const bytes = bytesOf(document);
    return told([bytes, colorLines(colors)], (functions, [json, lines, ...buffers]) =>
      functions.inbetween_lottie_recolored_document(json, bytes.length, lines, ...buffers), 2 * bytes.length);
  }

  animatedSVG({ from = this.firstFrame, to = this.endFrame, rate = 0 } = {}) {
    const pointer = pointerOf(this);
    for (const [name, number] of Object.entries({ from, to, rate })) real(number, name);
    // It takes long to write it a second time.
    return told([], (functions, buffers) => functions.inbetween_lottie_animated_svg(pointer, from, to, rate, ...buffers), 1 << 22);
  }

  svg(frame, { prefix = "" } = {}) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(frame, "frame");
    const text = memory.written([encoded(prefix, "prefix", "document")], (...places) =>
      functions.inbetween_lottie_svg(pointer, frame, ...places), 1 << 16);
    if (text !== null) return text;
    throw new InbetweenError("document", `SVG cannot hold the frame ${frame}, or the prefix '${prefix}'`);
  }

  #text(name) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    return memory.written([], (...buffer) => functions[name](pointer, ...buffer));
  }
}

function opened(document) {
  const { functions, memory } = library();
  const bytes = bytesOf(document);
  const [place] = memory.lay(bytes);
  return memory.opened("document", (...message) => functions.inbetween_lottie_open(place, bytes.length, ...message));
}

/** The text that a call writes with a message beside it, or that as an error. */
function told(texts, call, capacity) {
  const { functions, memory } = library();
  const write = (...places) => memory.told((...message) => call(functions, [...places, ...message]));
  const text = memory.written(texts, write, capacity);
  if (text === null) throw new InbetweenError("document", memory.message);
  return text;
}

/** Colours by those in whose places they are, a line each. */
function colorLines(colors) {
  return encoded(Object.entries(colors).map(([color, other]) => `${color} ${other}\n`).join(""), "the colours", "key-path");
}

/** A number, or several ones, as people type them. */
function valueText(value) {
  return (typeof value === "number" ? [value] : [...doubles(value, "the value")]).join(",");
}

function bytesOf(document) {
  if (typeof document === "string") return new TextEncoder().encode(document);
  if (document instanceof ArrayBuffer) return new Uint8Array(document);
  if (ArrayBuffer.isView(document)) return new Uint8Array(document.buffer, document.byteOffset, document.byteLength);
  throw new TypeError("a Lottie is made from the text or the bytes of its document");
}
