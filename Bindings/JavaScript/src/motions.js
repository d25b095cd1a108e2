// Motions: anything with a value and a velocity at every time, by its notation or its numbers.

import { counted, doubles, encoded, encodedIfAny, lines, output, real, succeeded } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { exported, remembered, timing } from "./exports.js";
import { Opened, pointerOf } from "./handles.js";
import { library } from "./library.js";
import { inBlocks, TimeFunction } from "./sampling.js";
import { springNumbers } from "./spring-numbers.js";

const MEANINGS = ["progress", "x", "seconds"];

export class Motion extends TimeFunction {
  constructor(motion) {
    super(motion instanceof Opened ? motion.pointer : opened(motion), functions());
    this.remark = typeof motion === "string" ? library().memory.message : "";
  }

  static of(kind, numbers) {
    const { functions, memory } = library();
    const isOrdered = typeof numbers?.[Symbol.iterator] === "function";
    if (!isOrdered && !(numbers instanceof Object)) throw new TypeError("the numbers of a motion are an array, or have their names");
    const names = isOrdered ? null : Object.keys(numbers).map(inNotation).join();
    const values = doubles(isOrdered ? [...numbers].flat() : Object.values(numbers), "the numbers");
    const places = memory.lay(encoded(kind, "the kind", "parameter"), encodedIfAny(names, "the names", "parameter"), values);
    return new Motion(new Opened(memory.opened("parameter", (...message) =>
      functions.inbetween_motion_open_numbers(...places, values.length, ...message))));
  }

  static names() { return lines(text(library().functions.inbetween_motion_names)); }

  static fitSpring(times, values, { start, target, velocity, digits = 0 } = {}) {
    const known = Object.entries({ start, target, velocity }).map(([name, number]) => real(number ?? NaN, name));
    const { motion, errors } = fitted(
      library().functions.inbetween_motion_fit_spring, times, values, 7, [Float64Array.from(known)], [counted(digits, "digits")]);
    const [rootMeanSquare, largest, naturalFrequency, dampingRatio, ...ends] = errors;
    const standardErrors = { naturalFrequency, dampingRatio, start: ends[0], target: ends[1], velocity: ends[2] };
    return { motion, notation: motion.parts.notation, rootMeanSquare, largest, standardErrors };
  }

  static fitCurve(times, values) {
    const { motion, errors } = fitted(library().functions.inbetween_motion_fit_curve, times, values, 1);
    return { motion, largest: errors[0] };
  }

  fitLines(tolerance = 1e-3) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(tolerance, "tolerance");
    const [error] = memory.lay(8);
    const motion = new Motion(new Opened(memory.opened("export", (...message) =>
      functions.inbetween_motion_fit_lines(pointer, tolerance, error, ...message))));
    return { motion, largest: memory.read(error, new Float64Array(1))[0] };
  }

  get notation() {
    return text((...buffer) => library().functions.inbetween_motion_notation(pointerOf(this), ...buffer)) || null;
  }

  get written() {
    return text((...buffer) => library().functions.inbetween_motion_written(pointerOf(this), ...buffer)) || null;
  }

  get parts() {
    return JSON.parse(text((...buffer) => library().functions.inbetween_motion_parts(pointerOf(this), ...buffer)));
  }

  get facts() {
    return JSON.parse(text((...buffer) => library().functions.inbetween_motion_describe(pointerOf(this), ...buffer)));
  }

  numbers(...names) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const [list, place] = memory.lay(encoded(names.join(), "the names", "parameter"), 8 * names.length);
    succeeded(functions.inbetween_motion_numbers(pointer, list, place, names.length), "the names are not those of facts");
    return Array.from(memory.read(place, new Float64Array(names.length)));
  }

  placed({ duration, delay = 0, from = 0, to = 1 } = {}) {
    const numbers = Object.entries({ duration: duration ?? NaN, delay, from, to }).map(([name, number]) => real(number, name));
    return this.#made("placed", ...numbers);
  }

  between(from, to) {
    return this.#made("between", real(from, "from"), real(to, "to"));
  }

  followedBy(motion) {
    if (!(motion instanceof Motion)) throw new TypeError("the next motion must be a Motion");
    return this.#made("followed", pointerOf(motion));
  }

  repeated(count, { alternating = false } = {}) { return this.#made("repeated", real(count, "count"), alternating ? 1 : 0); }

  delayed(delay) { return this.#made("delayed", real(delay, "delay")); }

  acceleration(time) {
    return library().functions.inbetween_motion_acceleration(pointerOf(this), real(time, "time"));
  }

  accelerations(times, out) {
    const { functions } = library();
    const pointer = pointerOf(this);
    const read = doubles(times, "times");
    const found = output(out, read.length);
    inBlocks(read, [{ into: found, size: 1 }], (...places) => functions.inbetween_motion_sample_accelerations(pointer, ...places));
    return found;
  }

  /** The motion that a function of the library makes of this one. */
  #made(name, ...numbers) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    return new Motion(new Opened(memory.opened("parameter", (...message) =>
      functions[`inbetween_motion_${name}`](pointer, ...numbers, ...message))));
  }

  get domain() {
    const { functions, memory } = library();
    const [start, end] = memory.lay(8, 8);
    functions.inbetween_motion_domain(pointerOf(this), start, end);
    return [memory.read(start, new Float64Array(1))[0], memory.read(end, new Float64Array(1))[0]];
  }

  get restValue() {
    const value = library().functions.inbetween_motion_rest_value(pointerOf(this));
    return Number.isNaN(value) ? null : value;
  }

  get timeMeaning() { return MEANINGS[library().functions.inbetween_motion_time_meaning(pointerOf(this))]; }

  get spring() {
    const { functions, memory } = library();
    const [place] = memory.lay(56);
    if (functions.inbetween_motion_spring(pointerOf(this), place) !== 0) return null;
    const [mass, stiffness, damping, start, target, velocity, startTime] = memory.read(place, new Float64Array(7));
    return { mass, stiffness, damping, start, target, velocity, startTime };
  }

  evenly(start, interval, count, out) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(start, "start");
    real(interval, "interval");
    const values = output(out, counted(count));
    const [place] = memory.lay(8 * count);
    const code = functions.inbetween_motion_sample_evenly(pointer, start, interval, place, count);
    succeeded(code, "the values cannot be written");
    return memory.read(place, values);
  }

  handedOver(target, { at, spring, ...others } = {}) {
    const [other] = Object.keys(others);
    if (other) throw new TypeError(`a motion that is handed over keeps its velocity; there is no option ${other}`);
    const { functions, memory } = library();
    real(target, "target");
    real(at, "at");
    const next = spring ?? this.spring;
    if (next instanceof Object) {
      const numbers = springNumbers(next);
      return new Motion(new Opened(memory.opened("parameter", (...message) =>
        functions.inbetween_motion_hand_over_numbers(pointerOf(this), ...numbers, target, at, ...message))));
    }
    const [notation] = memory.lay(encodedIfAny(next, "the spring"));
    return new Motion(new Opened(memory.opened("parameter", (...message) =>
      functions.inbetween_motion_hand_over(pointerOf(this), notation, target, at, ...message))));
  }

  compare(times, values, { shifts = [0, 0] } = {}) {
    const { functions, memory } = library();
    const [at, recorded] = recording(times, values);
    const [least, greatest] = doubles(shifts, "shifts");
    const [atPlace, recordedPlace, place] = memory.lay(at, recorded, 40);
    const code = memory.told((...message) => functions.inbetween_motion_compare(
      pointerOf(this), atPlace, recordedPlace, at.length, least, greatest, place, ...message));
    succeeded(code, memory.message);
    const [largest, mean, rootMeanSquare, worstTime, shift] = memory.read(place, new Float64Array(5));
    return { largest, mean, rootMeanSquare, worstTime, shift };
  }

  check(times, values, tolerance, options) {
    if (!(real(tolerance, "tolerance") >= 0)) {
      throw new InbetweenError("parameter", `tolerance must be at least 0, not ${tolerance}`);
    }
    return this.compare(times, values, options).largest <= tolerance;
  }

  export(target, options) {
    return exported("inbetween_motion_export", pointerOf(this), target, options);
  }

  easing(tolerance = 1e-3, { fewest = false, budget } = {}) {
    const options = { tolerance, fewest: fewest ? "stops" : "time", budget };
    const words = [this.written ?? this.spring, options];
    return remembered(JSON.stringify(words), () => timing(this.export("css", options)));
  }

  toString() { return this.#notationIfAny() ?? sentence(this.spring); }

  // What is stored, and what node prints, opens the same motion again.
  toJSON() { return this.#notationIfAny() ?? this.spring; }

  [Symbol.for("nodejs.util.inspect.custom")](depth, options, inspect) {
    return this.closed ? "Motion, closed" : `Motion(${inspect(this.toJSON(), options)})`;
  }

  /** The notation; null, too, in a build that has none. */
  #notationIfAny() { return library().lacks("inbetween_motion_notation") ? null : this.notation; }
}

/** A name such as dampingRatio as the notation has it. */
function inNotation(name) { return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`); }

/** A description of a spring motion without a notation, in rounded numbers. */
function sentence({ mass, stiffness, damping, start, target, velocity, startTime }) {
  const [m, k, c, from, to, v, time] = [mass, stiffness, damping, start, target, velocity, startTime].map((number) =>
    Number(number.toPrecision(6)));
  return `spring(${m} ${k} ${c}) from ${from} to ${to}${v === 0 ? "" : ` with velocity ${v}`}, starting at ${time} s`;
}

function functions() {
  const { functions: all } = library();
  return {
    close: all.inbetween_motion_close, value: all.inbetween_motion_value, velocity: all.inbetween_motion_velocity,
    sample: all.inbetween_motion_sample, restTime: all.inbetween_motion_rest_time,
  };
}

function opened(notation) {
  const { functions: all, memory } = library();
  if (notation instanceof Object) {
    const { start = 0, target = 1, velocity = 0, startTime = 0 } = notation;
    const numbers = springNumbers(notation);
    for (const [name, number] of Object.entries({ start, target, velocity, startTime })) numbers.push(real(number, name));
    return memory.opened("parameter", (...message) => all.inbetween_spring_open(...numbers, ...message));
  }
  const [place] = memory.lay(encoded(notation, "the notation"));
  return memory.opened("notation", (...message) => all.inbetween_motion_open(place, ...message));
}

function text(call) {
  return library().memory.written([], call);
}

/** The motion that a function of the library fits to a recording, with so many errors, by more arrays and numbers. */
function fitted(fit, times, values, count, arrays = [], numbers = []) {
  const { memory } = library();
  const [at, recorded] = recording(times, values);
  const [errors, atPlace, recordedPlace, ...more] = memory.lay(8 * count, at, recorded, ...arrays);
  const pointer = memory.opened("parameter", (...message) =>
    fit(atPlace, recordedPlace, at.length, ...more, ...numbers, errors, ...message));
  return { motion: new Motion(new Opened(pointer)), errors: memory.read(errors, new Float64Array(count)) };
}

function recording(times, values) {
  const pair = [doubles(times, "times"), doubles(values, "values")];
  if (pair[0].length === pair[1].length) return pair;
  throw new InbetweenError("parameter", `there are ${pair[0].length} times, and ${pair[1].length} values`);
}
