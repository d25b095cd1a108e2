// Springs, prepared curves and pools by their numbers: without the notation, and without facts, exports or fits of motions.

import { load } from "./library.js";

export { Curve } from "./curves.js";
export { InbetweenError } from "./errors.js";
export { Motion } from "./motions.js";
export { SpringPool } from "./pools.js";

// Functions of the whole package that these classes call and this module lacks.
const ABSENT = [
  "inbetween_curve_open", "inbetween_motion_acceleration", "inbetween_motion_between", "inbetween_motion_compare", "inbetween_motion_delayed", "inbetween_motion_describe", "inbetween_motion_export",
  "inbetween_motion_fit_curve", "inbetween_motion_fit_lines", "inbetween_motion_fit_spring", "inbetween_motion_followed", "inbetween_motion_hand_over", "inbetween_motion_names",
  "inbetween_motion_notation", "inbetween_motion_numbers", "inbetween_motion_open", "inbetween_motion_open_numbers", "inbetween_motion_parts",
  "inbetween_motion_placed", "inbetween_motion_repeated", "inbetween_motion_sample_accelerations", "inbetween_motion_time_meaning", "inbetween_motion_written",
  "inbetween_pool_open", "inbetween_pool_set_spring",
];

export function init(source) {
  return load("inbetween/small", new URL("./inbetween-small.wasm", import.meta.url), source, ABSENT);
}
