// The nearest motions to values at times, and how near they are. The fits and the distances are the library's.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { extremesOf } from "../../Kit/numbers.js";
import { opened, sixDigits } from "../motion-source.js";

/**
 * The nearest motions of some kinds to values, `{ rows }`: for each kind `{ kind, title, source, notation, distances }`, or
 * `{ kind, title, problem }` in the library's words. `distances` are those of the motion as it is written.
 */
export function nearestMotions({ times, values, kinds = ["spring", "cubic-bezier"] }) {
  const known = withoutGaps(times, values);
  return { rows: kinds.map((kind) => ({ kind, title: KINDS[kind].title, ...nearest(KINDS[kind], kind, known, values) })) };
}

function nearest({ fit, made }, kind, known, values) {
  try {
    const fitted = fit(known.times, known.values).motion;
    const { parts } = fitted;
    fitted.close();
    const source = { base: { kind, numbers: made(parts) }, ...timesOf(parts), ...endsOf(parts, values) };
    return opened(source, (motion) =>
      ({ source, notation: motion.notation, distances: motion.compare(known.times, known.values) }));
  } catch (error) {
    return { problem: error.message };
  }
}

/** The distances of a motion, whose time has a unit, from values: `{ distances }` or `{ problem }`. */
export function distancesOf({ source, unit, times, values }) {
  try {
    return { distances: opened(source, (motion) => motion.compare(times.map((time) => time / unit), values)) };
  } catch (error) {
    return { problem: error.message };
  }
}

// A fitted spring that starts slower than this, in distances per second, starts from rest.
const AT_REST = 5e-7;

const KINDS = {
  spring: {
    title: "The nearest spring", fit: (times, values) => Motion.fitSpring(times, values),
    made: ({ mass, stiffness, damping, velocity }) =>
      [mass, stiffness, damping, Math.abs(velocity) < AT_REST ? 0 : velocity].map(sixDigits),
  },
  "cubic-bezier": {
    title: "The nearest Bézier", fit: (times, values) => Motion.fitCurve(times, values),
    made: ({ points }) => points.map(sixDigits),
  },
};

function timesOf({ duration }) { return duration === undefined ? {} : { duration: sixDigits(duration) }; }

// Ends may be small in comparison with the range of the values. They are rounded to six digits of this range.
function endsOf({ from, to }, values) {
  const places = Math.min(Math.max(5 - Math.floor(Math.log10(rangeOfValues(values))), 0), 20);
  // Minus zero is written as zero.
  return { from: Number(from.toFixed(places)) + 0, to: Number(to.toFixed(places)) + 0 };
}

/** The difference of the greatest and the least of some values; those that are NaN are missing. */
export function rangeOfValues(values) {
  const [least, greatest] = extremesOf(values);
  return greatest - least;
}

function withoutGaps(times, values) {
  const rows = [...values.keys()].filter((row) => Number.isFinite(values[row]));
  if (rows.length === values.length) return { times, values };
  return { times: Float64Array.from(rows, (row) => times[row]), values: Float64Array.from(rows, (row) => values[row]) };
}
