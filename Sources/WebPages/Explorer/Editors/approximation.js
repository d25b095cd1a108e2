// The linear() of a motion within a tolerance.

import { evenly, significant } from "../../Kit/numbers.js";
import { linesText, sixDigits } from "../notation.js";
import { opened } from "../samples.js";

// As many even stops as are tried, and the places at which they are held against the curve.
const MOST_STOPS = 120;
const PLACES = 960;

/** `{ base, duration, remark }` of a motion from 0 to 1; the duration is undefined for a curve without one. */
export function approximated(notation, tolerance) {
  return opened(notation, (motion) => {
    const { easing, duration } = motion.easing(tolerance);
    // CSS has its own functions for curves and steps, without stops: these get even stops.
    const stops = opened(easing, ({ parts }) => parts.stops) ?? evenStops(motion, tolerance);
    return {
      base: linesText(stops), duration: duration === undefined ? undefined : sixDigits(duration / 1000),
      remark: `${stops.length} stops, at most ${significant(100 * tolerance, 3)} % of the distance away.`,
    };
  });
}

/** The fewest even stops on a curve whose lines are as near to it as the tolerance says. */
function evenStops(motion, tolerance) {
  const places = evenInputs(PLACES);
  const values = motion.sample(places);
  for (let count = 1; count <= MOST_STOPS; count++) {
    const inputs = evenInputs(count);
    const outputs = motion.sample(inputs);
    const stops = Array.from(inputs, (input, index) => [input, Number(outputs[index].toFixed(5))]);
    if (opened(linesText(stops), (lines) => lines.compare(places, values).largest) <= tolerance) return stops;
  }
  throw new ApproximationError(`No ${MOST_STOPS} lines are within ${tolerance} of it: a jump, or a tolerance too small.`);
}

// As they are written in percent.
function evenInputs(count) { return evenly(count).map((input) => Number(input.toFixed(6))); }

/** That no lines are near enough; shown like the library's errors. */
class ApproximationError extends Error {
  code = "parameter";
}
