// The linear() of a motion within a tolerance.

import { significant } from "../../Kit/numbers.js";
import { opened } from "../motion-source.js";

/** `{ base, duration, remark }` of a motion from 0 to 1; the duration is undefined for a curve without one. */
export function approximated({ source, tolerance }) {
  return opened(source, (motion) => {
    const { motion: lines } = motion.fitLines(tolerance);
    const { stops, duration } = lines.parts;
    lines.close();
    return {
      base: { kind: "linear", numbers: stops }, duration,
      remark: `${stops.length} stops, at most ${significant(100 * tolerance, 3)} % of the distance away.`,
    };
  });
}
