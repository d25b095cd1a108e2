// The nearest motions to values at times, and how near they are. The fits and the distances are the library's.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { extremesOf, notated } from "../../Kit/numbers.js";
import { curveText, sixDigits, written } from "../notation.js";

/**
 * The nearest spring and the nearest cubic-bezier to values: for each `{ kind, title, motion, notation, distances }`, or
 * `{ kind, title, problem }` in the library's words. `distances` are those of the motion as it is written.
 */
export function nearestMotions({ times, values }, kinds = ["spring", "cubic-bezier"]) {
  const known = withoutGaps(times, values);
  return kinds.map((kind) => {
    const { title, fit, text } = KINDS[kind];
    try {
      const fitted = fit(known.times, known.values).motion;
      const notation = text(fitted.parts, endsOf(fitted.parts, values));
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
    text({ mass, stiffness, damping, velocity }, ends) {
      const isAtRest = notated(velocity, 6) === "0";
      const numbers = [mass, stiffness, damping, ...(isAtRest ? [] : [velocity])];
      return written(`spring(${numbers.map(sixDigits).join(" ")})`, ends);
    },
  },
  "cubic-bezier": {
    title: "The nearest Bézier", fit: (times, values) => Motion.fitCurve(times, values),
    text({ duration, points }, ends) {
      return written(curveText(points.map(sixDigits)), { duration: sixDigits(duration), ...ends });
    },
  },
};

// Ends may be small in comparison with the range of the values. They are rounded to six digits of this range.
function endsOf({ from, to }, values) {
  const places = Math.min(Math.max(5 - Math.floor(Math.log10(rangeOfValues(values))), 0), 20);
  return { from: Number(notated(from, places)), to: Number(notated(to, places)) };
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
