// A Lottie document that is played: the library's animation, in its own colours or in others.

import { Lottie } from "../../../Bindings/JavaScript/src/lottie.js";

/**
 * An animation by the name and the text of its file, with `overrides` of its properties, pairs of a key path and a value.
 * Throws the library's error if it is no Lottie animation.
 */
export class Animation {
  #original;
  #recolored = null;
  #keyPaths = null;
  #colors = null;

  constructor(name, text, overrides = []) {
    const bytes = new TextEncoder().encode(text);
    this.#original = new Lottie(bytes);
    for (const [keyPath, value] of overrides) {
      const former = this.#original;
      this.#original = former.overriding(keyPath, value);
      former.close();
    }
    this.name = name;
    this.byteCount = bytes.length;
    this.facts = this.#original.facts;
  }

  /** As it is drawn now. It is closed when the colours change. */
  get lottie() { return this.#recolored ?? this.#original; }

  get isRecolored() { return this.#recolored !== null; }

  /** The frames at its start, and at its end, which is no longer shown. */
  get frames() { return [this.facts.inFrame, this.facts.outFrame]; }

  /** The whole frames, from the first one. */
  get wholeFrames() {
    const [first, end] = this.frames;
    return Float64Array.from({ length: countedFrames(first, end) }, (_, index) => first + index);
  }

  /** The key paths of all properties. */
  get keyPaths() { return (this.#keyPaths ??= this.#original.keyPaths); }

  /** The colours that it has at its first frame, most used first: `{ color, keyPaths }`. */
  get colors() { return (this.#colors ??= grouped(this.#original.colors)); }

  /** The numbers of a property at a frame; null for one that has none, such as a text. */
  values(keyPath, frame) {
    try {
      return this.lottie.values(keyPath, frame);
    } catch {
      return null;
    }
  }

  /** Draws some of its colours otherwise: a map from colours to others. All are drawn as they were if it is empty. */
  recolor(others) {
    const replaced = this.colors.filter(({ color }) => others.has(color));
    let made = null;
    for (const { color, keyPaths } of replaced) {
      for (const keyPath of keyPaths) {
        const former = made;
        made = (former ?? this.#original).overriding(keyPath, others.get(color));
        former?.close();
      }
    }
    this.#recolored?.close();
    this.#recolored = made;
  }

  close() {
    this.#recolored?.close();
    this.#original.close();
  }
}

// Exporters write ends such as 69.0000028: a smaller rest after the last whole frame is not another frame.
const ROUNDING = 1e-3;

/** The number of whole frames from a frame to an end, at least one. */
export function countedFrames(from, to) {
  return Math.max(Math.ceil(to - from - ROUNDING), 1);
}

function grouped(colors) {
  const groups = new Map();
  for (const { keyPath, color } of colors) {
    if (!groups.has(color)) groups.set(color, new Set());
    groups.get(color).add(keyPath);
  }
  return [...groups].map(([color, keyPaths]) => ({ color, keyPaths: [...keyPaths] }))
    .sort((one, other) => other.keyPaths.length - one.keyPaths.length);
}
