// Motions, prepared curves and pools alone: no descriptions, no texts for other systems, no fits, paths, tracks and effects.

import { load } from "./library.js";

export { Curve } from "./curves.js";
export { InbetweenError } from "./errors.js";
export { Motion } from "./motions.js";
export { SpringPool } from "./pools.js";

// What the whole package has, and Motion calls.
const ABSENT = [
  "inbetween_motion_compare", "inbetween_motion_describe", "inbetween_motion_export", "inbetween_motion_fit_spring",
];

export function init(source) {
  return load("inbetween/small", new URL("./inbetween-small.wasm", import.meta.url), source, ABSENT);
}
