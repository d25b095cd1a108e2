// The linear() of a motion within a tolerance.

import { significant } from "../../Kit/numbers.js";
import { linesText } from "../notation.js";
import { opened } from "../samples.js";

/** `{ base, duration, remark }` of a motion from 0 to 1; the duration is undefined for a curve without one. */
export function approximated(notation, tolerance) {
  return opened(notation, (motion) => {
    const { motion: lines } = motion.fitLines(tolerance);
    const { stops, duration } = lines.parts;
    lines.close();
    return {
      base: linesText(stops), duration,
      remark: `${stops.length} stops, at most ${significant(100 * tolerance, 3)} % of the distance away.`,
    };
  });
}
