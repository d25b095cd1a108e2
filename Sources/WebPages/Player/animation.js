// A Lottie document that is played: the library's animation, in its own colours or in others.

import { Lottie } from "../../../Bindings/JavaScript/src/lottie.js";
import { recoloringOf } from "./recoloring.js";

/**
 * An animation by the name and the text of its file, with `overrides` of its properties, pairs of a key path and a value.
 * Throws the library's error if it is no Lottie animation.
 */
export class Animation {
  /** The other colours by those in whose places they are. */
  others = {};
  /** The name of the animation in its file, if the file is a container that shows another one first. */
  part = null;
  #original;
  #recolored = null;
  #keyPaths = null;
  #colors = null;

  constructor(name, text, overrides = []) {
    this.bytes = new TextEncoder().encode(text);
    this.#original = new Lottie(this.bytes);
    for (const [keyPath, value] of overrides) {
      const former = this.#original;
      this.#original = former.overriding(keyPath, value);
      former.close();
    }
    this.name = name;
    this.overrides = overrides;
    this.facts = this.#original.facts;
  }

  /** The name of its file, without the ending and what files may not have in their names. */
  get fileName() { return this.name.replace(/\.(json|lottie|tgs|zip)$/i, "").replace(/[^\p{L}\p{N} ._-]/gu, "-"); }

  /** As it is drawn now. It is closed when the colours change. */
  get lottie() { return this.#recolored ?? this.#original; }

  /** The frames at its start, and at its end, which is no longer shown. */
  get frames() { return [this.facts.inFrame, this.facts.outFrame]; }

  /** The whole frames, from the first one. */
  get wholeFrames() {
    const [first, end] = this.frames;
    return Float64Array.from({ length: countedFrames(first, end) }, (_, index) => first + index);
  }

  /** The marker of the part that is made for who wants less motion; null without one. */
  get reducedMotion() { return this.facts.markers.find((marker) => marker.reducedMotion) ?? null; }

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

  /** Draws it in other colours, as recoloring.js writes them. */
  recolor(text) {
    this.others = Object.fromEntries(recoloringOf(text));
    this.#recolored?.close();
    this.#recolored = text === "" ? null : this.copy();
  }

  /** The library's animation as it is drawn now, for someone who closes it. */
  copy() { return this.#original.recolored(this.others); }

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
