// Values of a timing curve alone, without its duration and ends, by the library.

import { evenly } from "../Kit/numbers.js";
import { opened } from "./motion-source.js";

const XS = evenly(256);

/** `{ xs, ys }` of a curve, `{ kind, numbers }`, from its progress 0 to 1. */
export function curveSamples(base) {
  return opened({ base }, (motion) => ({ xs: XS, ys: motion.sample(XS) }));
}
