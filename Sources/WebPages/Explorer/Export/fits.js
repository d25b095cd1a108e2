// The nearest motions to values at times, and how near they are. The fits and the distances are the library's.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { notated } from "../../Kit/numbers.js";

// The numbers of a fit are written with so many digits: far more than a recording has, and people can read them.
const DIGITS = 6;

/**
 * The nearest spring and the nearest cubic-bezier to values: for each `{ kind, title, motion, notation, distances }`, or
 * `{ kind, title, problem }` in the library's words. `distances` are those of the motion as it is written.
 */
export function nearestMotions({ times, values }, kinds = ["spring", "cubic-bezier"]) {
  const known = withoutGaps(times, values);
  return kinds.map((kind) => {
    const { title, fit, written } = KINDS[kind];
    try {
      const fitted = fit(known.times, known.values).motion;
      const notation = written(fitted.parts, digitsFor(values));
      fitted.close();
      const motion = new Motion(notation);
      return { kind, title, motion, notation, distances: motion.compare(known.times, known.values) };
    } catch (error) {
      return { kind, title, problem: error.message };
    }
  });
}

/** The distances of an entry of the explorer from values: `{ distances }` or `{ problem }`. */
export function distancesOf(entry, { times, values }) {
  try {
    return { distances: entry.motion.compare(times.map((time) => time / entry.unit), values) };
  } catch (error) {
    return { problem: error.message };
  }
}

const KINDS = {
  spring: {
    title: "The nearest spring", fit: (times, values) => Motion.fitSpring(times, values),
    written({ mass, stiffness, damping, velocity, from, to }, { short, ofRange }) {
      const isAtRest = notated(velocity, DIGITS) === "0";
      const numbers = [short(mass), short(stiffness), short(damping), ...(isAtRest ? [] : [short(velocity)])];
      return `spring(${numbers.join(" ")})${ends(from, to, ofRange)}`;
    },
  },
  "cubic-bezier": {
    title: "The nearest Bézier", fit: (times, values) => Motion.fitCurve(times, values),
    written({ duration, points, from, to }, { short, ofRange }) {
      return `${short(duration)}s cubic-bezier(${points.map(short).join(", ")})${ends(from, to, ofRange)}`;
    },
  },
};

function ends(from, to, ofRange) {
  const [first, last] = [ofRange(from), ofRange(to)];
  return first === "0" && last === "1" ? "" : ` ${first} -> ${last}`;
}

// Numbers by themselves, and those that are small beside the range of the values.
function digitsFor(values) {
  const places = Math.min(Math.max(DIGITS - 1 - Math.floor(Math.log10(rangeOfValues(values))), 0), 20);
  return { short: (number) => String(Number(number.toPrecision(DIGITS))), ofRange: (number) => notated(number, places) };
}

/** The difference of the greatest and the least of some values; those that are NaN are missing. */
export function rangeOfValues(values) {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return greatest - least;
}

function withoutGaps(times, values) {
  const rows = [...values.keys()].filter((row) => Number.isFinite(values[row]));
  if (rows.length === values.length) return { times, values };
  return { times: Float64Array.from(rows, (row) => times[row]), values: Float64Array.from(rows, (row) => values[row]) };
}
