// Values of several numbers that move: vectors, by a motion for each number, and colours.

import { doubles, encoded, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { pointerOf } from "./handles.js";
import { library } from "./library.js";
import { Motion } from "./motions.js";
import { TimeFunction } from "./sampling.js";

const MOST = 4;

/** A track of the library's; a value is a number, or an array of `dimension` numbers. */
export class LibraryTrack extends TimeFunction {
  constructor(pointer, dimension = null) {
    const { functions: all } = library();
    super(pointer, {
      close: all.inbetween_track_close, value: all.inbetween_track_value, velocity: all.inbetween_track_velocity,
      sample: all.inbetween_track_sample, restTime: all.inbetween_track_rest_time,
    }, dimension);
  }
}

export class VectorMotion extends LibraryTrack {
  constructor(motions) {
    const parts = Array.from(motions, (motion) => motion instanceof Motion ? motion : new Motion(motion));
    const { functions, memory } = library();
    if (parts.length < 1 || parts.length > MOST) {
      throw new InbetweenError("parameter", `a vector has 1 to ${MOST} numbers, not ${parts.length}`);
    }
    const pointers = Array.from({ length: MOST }, (_, place) => parts[place] ? pointerOf(parts[place]) : 0);
    super(memory.opened("parameter", (...message) => functions.inbetween_track_open_motions(...pointers, ...message)), parts.length);
    this.motions = Object.freeze(parts);
  }

  /** The vector between two lists of numbers by one motion. */
  static between(motion, from, to) {
    const [start, end] = [doubles(from, "from"), doubles(to, "to")];
    if (start.length !== end.length) throw misfit("to", start.length, end.length);
    return new VectorMotion(Array.from(start, (number, place) => motion.between(number, end[place])));
  }

  accelerations(times) {
    const parts = this.motions.map((motion) => motion.accelerations(times));
    return Float64Array.from({ length: parts.length * parts[0].length }, (_, place) => parts[place % parts.length][Math.floor(place / parts.length)]);
  }

  handedOver(target, options) {
    const ends = doubles(target, "target");
    if (ends.length !== this.motions.length) throw misfit("target", this.motions.length, ends.length);
    return new VectorMotion(this.motions.map((motion, place) => motion.handedOver(ends[place], options)));
  }

  toString() { return `[${this.motions.join(", ")}]`; }

  // What is stored, and what node prints, opens the same motion again.
  toJSON() { return this.motions.map((motion) => motion.toJSON()); }

  [Symbol.for("nodejs.util.inspect.custom")](depth, options, inspect) {
    return this.closed ? "VectorMotion, closed" : `VectorMotion(${inspect(this.toJSON(), options)})`;
  }
}

export class ColorMotion extends LibraryTrack {
  #words;

  constructor(motion, start, end, { space = "oklab" } = {}) {
    const moved = motion instanceof Motion ? motion : new Motion(motion);
    const { functions, memory } = library();
    const texts = memory.lay(encoded(start, "start"), encoded(end, "end"), encoded(space, "space", "parameter"));
    super(memory.opened("notation", (...message) =>
      functions.inbetween_track_open_colors(pointerOf(moved), ...texts, ...message)), MOST);
    this.#words = [moved.toJSON(), start, end, { space }];
  }

  [Symbol.for("nodejs.util.inspect.custom")](depth, options, inspect) {
    return this.closed ? "ColorMotion, closed" : `ColorMotion(${this.#words.map((word) => inspect(word, options)).join(", ")})`;
  }

  color(time) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(time, "time");
    return memory.written([], (...buffer) => functions.inbetween_track_color(pointer, time, ...buffer));
  }
}

function misfit(what, expected, found) {
  return new InbetweenError("parameter", `${what} must have ${expected} numbers, not ${found}`);
}
