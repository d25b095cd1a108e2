// Motions and animations as text for other systems.

import { encoded, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { library } from "./library.js";

// The library's names of the options that have a value, and of those that are set or not.
const VALUES = { name: "name", property: "property", format: "format", language: "language", fewest: "fewest", frameRate: "frame-rate", budget: "budget" };
const NUMBERS = new Set(["frameRate", "budget"]);
const FLAGS = ["minify", "fallback"];

/** What a function of the library writes for a target, and how near it is. */
export function exported(name, pointer, target, { tolerance = 1e-3, ...options } = {}) {
  const { functions, memory } = library();
  const texts = [encoded(target, "target", "export"), exportOptions(options)];
  real(tolerance, "tolerance");
  const write = (word, words, buffer, capacity) => memory.told((...message) =>
    functions[name](pointer, word, tolerance, words, buffer, capacity, ...message));
  // A text that does not fit into the buffer is computed a second time.
  const text = memory.written(texts, write, 1 << 16);
  if (text === null) throw new InbetweenError("export", memory.message);
  return { text, remark: memory.message };
}

/** The options of an export, as the library takes them. */
function exportOptions(options) {
  const words = [];
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    if (FLAGS.includes(key)) {
      if (value) words.push(key);
    } else if (VALUES[key]) {
      const word = NUMBERS.has(key) ? String(real(value, key)) : value;
      if (typeof word !== "string") throw new TypeError(`${key} must be a string, not ${typeof word}`);
      // A comma would begin the next option.
      if (word.includes(",")) throw new InbetweenError("export", `${key} holds a comma`);
      words.push(`${VALUES[key]}=${word}`);
    } else {
      throw new TypeError(`${key} is no option of an export`);
    }
  }
  return encoded(words.join(", "), "an option", "export");
}

/** The custom properties of the library's CSS as the options of `element.animate`. */
export function timing({ text, remark }) {
  const property = (name) => text.match(new RegExp(`--motion-${name}: ([^;]*);`))?.[1];
  const milliseconds = (name) => {
    const value = property(name);
    return value === undefined ? {} : { [name]: Number(value.replace("ms", "")) };
  };
  return { easing: property("easing"), ...milliseconds("duration"), ...milliseconds("delay"), fill: "both", remark };
}

// The timings of the last motions: pages ask for the same ones again, at each event.
const timings = new Map();
const MOST_TIMINGS = 100;

/** A copy of the timing with a key, made if it is not among the last ones. */
export function remembered(key, make) {
  const known = timings.get(key) ?? make();
  timings.delete(key);
  timings.set(key, known);
  if (timings.size > MOST_TIMINGS) timings.delete(timings.keys().next().value);
  return { ...known };
}
