// Paths, by the distance travelled along them.

import { doubles, encoded, output, real, succeeded } from "./arguments.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";

// The order of the results among the arguments of the library's function, and the numbers of each.
const POSITIONS = 0, TANGENTS = 1, ANGLES = 2;
const SIZES = [2, 2, 1];

export class Path extends Handle {
  constructor(data, { tolerance = 1e-9 } = {}) {
    const { functions, memory } = library();
    const [place] = memory.lay(encoded(data, "the path"));
    real(tolerance, "tolerance");
    const code = tolerance >= 1e-13 && tolerance <= 0.1 ? "notation" : "parameter";
    const pointer = memory.opened(code, (...message) => functions.inbetween_path_open(place, tolerance, ...message));
    super(pointer, functions.inbetween_path_close);
  }

  get length() { return library().functions.inbetween_path_length(pointerOf(this)); }

  position(distance) { return point(this.#one(distance, POSITIONS)); }
  tangent(distance) { return point(this.#one(distance, TANGENTS)); }
  angle(distance) { return this.#one(distance, ANGLES)[1]; }

  positions(distances, out) { return this.#sampled(distances, out, POSITIONS); }
  tangents(distances, out) { return this.#sampled(distances, out, TANGENTS); }
  angles(distances, out) { return this.#sampled(distances, out, ANGLES); }

  part(start, end) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(start, "start");
    real(end, "end");
    return memory.written([], (...buffer) => functions.inbetween_path_part(pointer, start, end, ...buffer));
  }

  /** The numbers at one distance, from the second on. */
  #one(distance, result) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const numbers = memory.few, at = numbers.byteOffset, to = at + 8;
    numbers[0] = real(distance, "the distance");
    const code = functions.inbetween_path_sample(
      pointer, at, result === POSITIONS ? to : 0, result === TANGENTS ? to : 0, result === ANGLES ? to : 0, 1);
    succeeded(code, "the numbers cannot be written");
    return memory.few;
  }

  #sampled(distances, out, result) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const read = doubles(distances, "distances");
    const numbers = output(out, SIZES[result] * read.length);
    const [at, ...places] = memory.lay(read, ...SIZES.map((_, i) => (i === result ? 8 * numbers.length : null)));
    succeeded(functions.inbetween_path_sample(pointer, at, ...places, read.length), "the numbers cannot be written");
    return memory.read(places[result], numbers);
  }
}

function point(numbers) { return { x: numbers[1], y: numbers[2] }; }
