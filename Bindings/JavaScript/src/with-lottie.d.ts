import type { ModuleSource } from "./types.js";

export { Axis, Curve, Effect, Follower, InbetweenError, Lottie, Motion, Path, Spring, SpringPool, Track, catalogue } from "./types.js";
export type {
  Catalogue, CatalogueRow, Comparison, ComparisonOptions, CurveFit, EffectVariant, EffectWords, ExportOptions,
  ExportTarget, ExportedText, LottieFacts, ModuleSource, MotionKind, MotionParts, Numbers, SpringConstants, SpringFit,
  SpringMotion, SpringNumbers, TargetForm, TargetRow, Timing, TrackMode,
} from "./types.js";

/** Loads the library, once: from where it lies beside this file, or from a source. */
export function init(source?: ModuleSource): Promise<void>;
