// Pools: many numbers on springs, advanced frame by frame.

import { counted, doubles, encoded, output, real, succeeded } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";
import { springNumbers } from "./spring-numbers.js";

export class SpringPool extends Handle {
  constructor(count, spring, { position = 0, tolerance = 1e-3 } = {}) {
    const { functions, memory } = library();
    counted(count);
    real(position, "position");
    real(tolerance, "tolerance");
    const pointer = memory.opened("parameter", withSpring(spring,
      (notation, message) => functions.inbetween_pool_open(count, notation, position, tolerance, ...message),
      (numbers, message) => functions.inbetween_pool_open_numbers(count, ...numbers, position, tolerance, ...message)));
    super(pointer, functions.inbetween_pool_close);
  }

  get count() { return library().functions.inbetween_pool_count(pointerOf(this)); }
  get awakeCount() { return library().functions.inbetween_pool_awake_count(pointerOf(this)); }

  step(interval) {
    const code = library().functions.inbetween_pool_step(pointerOf(this), real(interval, "interval"));
    succeeded(code, `interval must be finite and at least 0, not ${interval}`);
  }

  retarget(targets, { members } = {}) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    let code;
    if (members === undefined) {
      const [place] = memory.lay(this.#each(targets, "targets", this.count));
      code = functions.inbetween_pool_retarget_all(pointer, place, this.count);
    } else {
      const numbers = Int32Array.from(members, (member) => counted(member, "a member"));
      const [membersPlace, place] = memory.lay(numbers, this.#each(targets, "targets", numbers.length));
      code = functions.inbetween_pool_retarget(pointer, membersPlace, place, numbers.length);
    }
    succeeded(code, "members must be numbers of members, and targets at finite distances from them");
  }

  place({ positions, velocities = 0, targets = positions }) {
    const { functions, memory } = library();
    const { count } = this;
    const places = memory.lay(
      this.#each(positions, "positions", count), this.#each(velocities, "velocities", count),
      this.#each(targets, "targets", count));
    const code = functions.inbetween_pool_place_all(pointerOf(this), ...places, count);
    succeeded(code, "positions, velocities and targets must be finite, and so must their distances");
  }

  setSpring(member, spring) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    counted(member, "member");
    const code = memory.told(withSpring(spring,
      (notation, message) => functions.inbetween_pool_set_spring(pointer, member, notation, ...message),
      (numbers, message) => functions.inbetween_pool_set_spring_numbers(pointer, member, ...numbers, ...message)));
    succeeded(code, memory.message);
  }

  positions(out) { return this.#written(library().functions.inbetween_pool_positions, out); }
  velocities(out) { return this.#written(library().functions.inbetween_pool_velocities, out); }
  targets(out) { return this.#written(library().functions.inbetween_pool_targets, out); }

  settled() {
    const { functions, memory } = library();
    const { count } = this;
    const [place] = memory.lay(4 * count);
    const settledCount = functions.inbetween_pool_settled(pointerOf(this), place, count);
    return memory.read(place, new Int32Array(settledCount));
  }

  #written(write, out) {
    const { memory } = library();
    const numbers = output(out, this.count);
    const [place] = memory.lay(8 * numbers.length);
    succeeded(write(pointerOf(this), place, numbers.length), "the numbers cannot be written");
    return memory.read(place, numbers);
  }

  /** A number for each of `count` members: the same for all, or an array of them. */
  #each(numbers, what, count) {
    if (typeof numbers === "number") return new Float64Array(count).fill(numbers);
    const given = doubles(numbers, what);
    if (given.length === count) return given;
    throw new InbetweenError("parameter", `${what} must be one number or ${count}, not ${given.length}`);
  }
}

/** The call for a spring by its notation or by its numbers, which then takes where a message goes. */
function withSpring(spring, byNotation, byNumbers) {
  if (typeof spring !== "string") {
    const numbers = springNumbers(spring);
    return (...message) => byNumbers(numbers, message);
  }
  const [notation] = library().memory.lay(encoded(spring, "the spring"));
  return (...message) => byNotation(notation, message);
}
