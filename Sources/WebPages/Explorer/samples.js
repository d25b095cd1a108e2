// Values of a timing curve alone, without its duration and ends, by the library.

import { Motion } from "../../../Bindings/JavaScript/src/motions.js";
import { evenly } from "../Kit/numbers.js";

const XS = evenly(256);

/** `{ xs, ys }` of a curve from its progress 0 to 1. */
export function curveSamples(notation) {
  return opened(notation, (motion) => ({ xs: XS, ys: motion.sample(XS) }));
}

/** Opens a motion, returns the result of a function of it, and closes it again. */
export function opened(notation, look) {
  const motion = new Motion(notation);
  try {
    return look(motion);
  } finally {
    motion.close();
  }
}
