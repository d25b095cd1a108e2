// The base of motions and tracks: values and velocities at times.

import { doubles, output, real, succeeded } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";

// A batch has the bits of single values. It can be computed in parts, to keep the library's memory small.
const BLOCK = 4096;

/**
 * Calls a function of the library with the times, and with room for results, for a part after another.
 *
 * A result has `size` numbers for each time, and goes `into` an array; without one it is forgotten. A null is not asked for. Texts
 * lie behind the results.
 */
export function inBlocks(times, results, call, ...texts) {
  const { memory } = library();
  // A result may be written where the times are read.
  const read = results.some((result) => result?.into && overlap(result.into, times)) ? times.slice() : times;
  for (let first = 0; first < read.length; first += BLOCK) {
    const part = read.subarray(first, first + BLOCK);
    const [at, ...places] = memory.lay(part, ...results.map((result) => result && 8 * result.size * part.length), ...texts);
    succeeded(call(at, ...places, part.length), "the results cannot be written");
    results.forEach((result, i) => {
      if (!result?.into) return;
      memory.read(places[i], result.into.subarray(first * result.size, (first + part.length) * result.size));
    });
  }
}

/** Whether two arrays have memory in common. */
function overlap(a, b) {
  return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}

/** A value and a velocity at every time. */
export class TimeFunction extends Handle {
  #functions;
  #isNumber;
  #dimension;

  /** `functions` are the library's for this kind of object; a value is a number, or an array of `dimension` numbers. */
  constructor(pointer, functions, dimension = null) {
    super(pointer, functions.close);
    this.#functions = functions;
    this.#isNumber = dimension === null;
    this.#dimension = dimension ?? 1;
  }

  get restTime() { return this.#functions.restTime(pointerOf(this)); }

  value(time) {
    const pointer = pointerOf(this);
    if (this.#isNumber) return this.#functions.value(pointer, real(time, "time"));
    return this.#one(pointer, time, 0);
  }

  velocity(time) {
    const pointer = pointerOf(this);
    if (this.#isNumber) return this.#functions.velocity(pointer, real(time, "time"));
    return this.#one(pointer, time, 1);
  }

  sample(times, out) {
    const read = doubles(times, "times");
    const values = output(out, read.length * this.#dimension);
    this.#fill(read, { into: values }, null);
    return values;
  }

  velocities(times, out) {
    const read = doubles(times, "times");
    const velocities = output(out, read.length * this.#dimension);
    // The library writes them beside the values.
    this.#fill(read, {}, { into: velocities });
    return velocities;
  }

  states(times, out = {}) {
    const read = doubles(times, "times");
    const values = output(out.values, read.length * this.#dimension);
    const velocities = output(out.velocities, read.length * this.#dimension);
    if (overlap(values, velocities)) throw new InbetweenError("parameter", "values and velocities overlap");
    this.#fill(read, { into: values }, { into: velocities });
    return { values, velocities };
  }

  /** The value at one time, or the velocity, which the library writes beside the value. */
  #one(pointer, time, result) {
    const { memory } = library();
    const numbers = memory.few, at = numbers.byteOffset, values = at + 8;
    numbers[0] = real(time, "time");
    succeeded(
      this.#functions.sample(pointer, at, values, result ? values + 8 * this.#dimension : 0, 1), "the results cannot be written");
    const first = 1 + result * this.#dimension;
    return memory.few.slice(first, first + this.#dimension);
  }

  #fill(times, values, velocities) {
    const pointer = pointerOf(this);
    const { sample } = this.#functions;
    const results = [values, velocities].map((result) => result && { ...result, size: this.#dimension });
    inBlocks(times, results, (...places) => sample(pointer, ...places));
  }
}
