// All of the package but Lottie.

import { load } from "./library.js";

export { Animation } from "./animations.js";
export { Axis } from "./axes.js";
export { catalogue } from "./catalogue.js";
export { Curve } from "./curves.js";
export { Effect } from "./effects.js";
export { InbetweenError } from "./errors.js";
export { Follower } from "./followers.js";
export { importMotions } from "./imports.js";
export { Motion } from "./motions.js";
export { Path } from "./paths.js";
export { SpringPool } from "./pools.js";
export { Spring } from "./springs.js";
export { looksLikeTable, readTable } from "./tables.js";
export { Track } from "./tracks.js";
export { ColorMotion, VectorMotion } from "./vectors.js";

export function init(source) {
  return load("inbetween", new URL("./inbetween.wasm", import.meta.url), source);
}
