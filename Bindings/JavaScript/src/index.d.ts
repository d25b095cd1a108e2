import type { ModuleSource } from "./types.js";

export {
  Animation, Axis, catalogue, ColorMotion, Curve, Effect, Follower, importMotions, InbetweenError, looksLikeTable, Motion, Path, readTable, Spring,
  SpringPool, Track, VectorMotion,
} from "./types.js";
export type {
  AnimationTrack, Catalogue, CatalogueRow, ColorSpace, Comparison, ComparisonOptions, CurveFit, EffectVariant, EffectWords, ExportedText,
  ExportOptions, ExportTarget, Gesture, Imported, ImportFormat, KnownNumbers, LineFit, ModuleSource, MotionKind, MotionParts, Numbers, RecordedTable,
  SpringConstants, SpringFit, SpringMotion, SpringNumbers, StandardErrors, TargetForm, TargetRow, TextPlace, Timing, TrackMode,
} from "./types.js";

/** Loads the library, once: from where it lies beside this file, or from a source. */
export function init(source?: ModuleSource): Promise<void>;
