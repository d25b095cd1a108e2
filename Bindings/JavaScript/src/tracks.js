// Keyframe tracks: values at times, and rules between them.

import { doubles, encoded, encodedIfAny, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { library } from "./library.js";
import { Motion } from "./motions.js";
import { springNumbers } from "./spring-numbers.js";
import { Spring } from "./springs.js";
import { LibraryTrack, VectorMotion } from "./vectors.js";

export class Track extends LibraryTrack {
  #isOfNumbers;

  constructor(times, values, { curves = null, mode = "linear" } = {}) {
    const at = doubles(times, "times");
    const keys = keysOf(values);
    if (keys.count !== at.length) {
      throw new InbetweenError("parameter", `there are ${at.length} times, and ${keys.count} values`);
    }
    const pointer = opened(at, keys, typeof curves === "string" ? Array(at.length).fill(curves) : curves, mode);
    super(pointer, keys.areNumbers ? null : keys.dimension);
    this.dimension = keys.dimension;
    this.#isOfNumbers = keys.areNumbers;
  }

  handedOver(target, { at, spring } = {}) {
    const ends = this.#isOfNumbers ? [real(target, "target")] : doubles(target, "target");
    if (ends.length !== this.dimension) {
      throw new InbetweenError("parameter", `target must have ${this.dimension} numbers, not ${ends.length}`);
    }
    const time = real(at, "at");
    const [mass, stiffness, damping] = springNumbers(typeof spring === "string" ? new Spring(spring) : spring);
    const { values, velocities } = this.states([time]);
    const motions = Array.from(ends, (end, place) => new Motion({
      mass, stiffness, damping, start: values[place], target: end,
      velocity: Number.isFinite(velocities[place]) ? velocities[place] : 0, startTime: time,
    }));
    return this.#isOfNumbers ? motions[0] : new VectorMotion(motions);
  }
}

/** The numbers of all keys, one behind another. */
function keysOf(values) {
  const list = values instanceof Float64Array ? values : Array.from(values ?? doubles(values, "values"));
  if (list.length === 0 || typeof list[0] === "number") {
    return { numbers: doubles(list, "values"), areNumbers: true, dimension: 1, count: list.length };
  }
  const keys = Array.from(list, (key) => doubles(key, "a value"));
  const dimension = keys[0].length;
  if (keys.some((key) => key.length !== dimension)) {
    throw new InbetweenError("parameter", "all values must have as many numbers");
  }
  return { numbers: Float64Array.from(keys.flatMap((key) => [...key])), areNumbers: false, dimension, count: keys.length };
}

function opened(times, keys, curves, mode) {
  const { functions, memory } = library();
  // The last key has nothing behind it, so that a curve for each segment is enough.
  const texts = Array.from(curves?.length === times.length - 1 ? [...curves, null] : curves ?? [], (curve) => encodedIfAny(curve, "a curve"));
  if (curves && texts.length !== times.length) {
    throw new InbetweenError("parameter", `${times.length} keys need a curve for each, or for each but the last, not ${texts.length}`);
  }
  const parts = [times, keys.numbers, encoded(mode, "mode"), ...texts];
  // The places of the texts are known when all parts lie there: once, to see where, and again with the list of them.
  const list = Int32Array.from(memory.lay(...parts, 4 * texts.length).slice(3, 3 + texts.length));
  const places = memory.lay(...parts, list);
  return memory.opened("parameter", (...message) => functions.inbetween_track_open(
    places[0], places[1], keys.dimension, curves ? places.at(-1) : 0, times.length, places[2], ...message));
}
