import type { ModuleSource } from "./types.js";

export { Axis, Curve, Effect, Follower, InbetweenError, Motion, Path, Spring, SpringPool, Track } from "./types.js";
export type {
  Comparison, ComparisonOptions, CurveFit, EffectVariant, EffectWords, ExportedText, ExportOptions, ExportTarget, ModuleSource,
  MotionParts, Numbers, SpringConstants, SpringFit, SpringMotion, SpringNumbers, Timing, TrackMode,
} from "./types.js";

/** Loads the library, once: from where it lies beside this file, or from a source. */
export function init(source?: ModuleSource): Promise<void>;
