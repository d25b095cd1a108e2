// Animation documents: several properties over time, with keys, springs and groups.

import { doubles, encodedIfAny, output } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { exported } from "./exports.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";
import { inBlocks } from "./sampling.js";

export class Animation extends Handle {
  constructor(document) {
    const { functions, memory } = library();
    const text = typeof document === "string" ? document : JSON.stringify(document);
    if (typeof text !== "string") throw new TypeError("an animation is made from its document or the text of it");
    const bytes = new TextEncoder().encode(text);
    const [place] = memory.lay(bytes);
    const pointer = memory.opened("document", (...message) =>
      functions.inbetween_animation_open(place, bytes.length, ...message));
    super(pointer, functions.inbetween_animation_close);
    Object.assign(this, JSON.parse(memory.written([], (...buffer) => functions.inbetween_animation_describe(pointer, ...buffer))));
    this.duration ??= Infinity;
  }

  sample(keyPath, times, out) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const track = this.tracks.find((track) => track.keyPath === keyPath);
    if (!track) throw new InbetweenError("key-path", `the animation moves no ${keyPath}`);
    const read = doubles(times, "times");
    const size = track.components.length;
    const values = output(out, size * read.length);
    inBlocks(read, [{ into: values, size }], (at, place, path, count) =>
      functions.inbetween_animation_sample(pointer, path, at, place, count), encodedIfAny(keyPath, "the key path", "key-path"));
    return values;
  }

  export(target, options) {
    return exported("inbetween_animation_export", pointerOf(this), target, options);
  }
}
