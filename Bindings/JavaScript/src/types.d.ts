// The types of the package; index.d.ts, with-lottie.d.ts and small.d.ts say which of them a build has.

// As in TypeScript's own library from 5.2 on; older ones have not got it.
declare global {
  interface SymbolConstructor { readonly dispose: unique symbol }
}

/** Numbers that are read: a Float64Array is read where it lies. */
export type Numbers = Float64Array | Iterable<number>;

/** Where a module is: its address, a response with it, its bytes, or itself. */
export type ModuleSource = string | URL | BufferSource | WebAssembly.Module | Response | Promise<Response>;

/**
 * An error of the library. `code` is
 * - `notation`: a text is no motion, curve, spring or path; the message names the column and what was expected there,
 * - `parameter`: a number, a name or an array is outside its domain,
 * - `export`: a motion cannot be written for a system, or no lines come near it,
 * - `document`: a document or a text to import is none, with its place; or SVG cannot hold a picture,
 * - `table`: a text is no table of times and values; the message names the line and the cell,
 * - `key-path`: no property of an animation fits a key path, or takes a value,
 * - `closed`: an object is used after it was closed,
 * - `memory`: a call takes more memory than there is,
 * - `module`: the library is not loaded, or is another one.
 *
 * An argument of another type than is declared here is a TypeError.
 */
export class InbetweenError extends Error {
  constructor(code: InbetweenError["code"], message: string);
  readonly code: "notation" | "parameter" | "export" | "document" | "table" | "key-path" | "closed" | "memory" | "module";
}

/** An object in the library's memory. `close`, the end of a `using` block or its last reference frees it. */
declare class Handle {
  /** Whether it was closed. */
  readonly closed: boolean;
  /** Frees it; any later use is an error, `closed`. To close it twice does nothing. */
  close(): void;
  [Symbol.dispose](): void;
}

/** A function of time: one number for each time, or several numbers one behind another. */
declare class TimeFunction<One> extends Handle {
  /** The value at a time; NaN at NaN, the limit at infinity. */
  value(time: number): One;
  /** The velocity at a time, in value units per unit of time. */
  velocity(time: number): One;
  /** The values at many times, with the bits of single ones; `out` may be the times themselves. */
  sample(times: Numbers, out?: Float64Array): Float64Array;
  /** The velocities at many times. */
  velocities(times: Numbers, out?: Float64Array): Float64Array;
  /** Both, which together cost less than apart. */
  states(times: Numbers, out?: { values?: Float64Array; velocities?: Float64Array }): {
    values: Float64Array; velocities: Float64Array;
  };
  /** The time from which on the value stays the same, or within a thousandth of the distance; Infinity if there is none. */
  readonly restTime: number;
}

/** The numbers of a spring; a `Spring` has them. The mass is 1 if it is not given. */
export interface SpringConstants { mass?: number; stiffness: number; damping: number }

/** The numbers of a motion on a spring. */
export interface SpringMotion extends Required<SpringConstants> {
  /** The value at the start time. */
  start: number;
  target: number;
  /** The velocity at the start time, in value units per second. */
  velocity: number;
  /** In seconds. */
  startTime: number;
}

/**
 * The motion on a spring that is nearest to a recording, and how near it is, in value units. It starts with the recording;
 * `notation` is that of the motion from there on, with this time as its 0, and null if it has none.
 */
export interface SpringFit {
  motion: Motion; notation: string | null; rootMeanSquare: number; largest: number; standardErrors: StandardErrors;
}

/** What is known of a motion before its spring is sought: the value and the velocity at the first time, and the value at rest. */
export interface KnownNumbers { start?: number; target?: number; velocity?: number }

/**
 * How far the numbers of a fit may be off: one standard deviation, where the samples have independent errors of one size. The
 * frequency is in radians per second; 0 is the error of a number that was known.
 */
export interface StandardErrors {
  naturalFrequency: number; dampingRatio: number; start: number; target: number; velocity: number;
}

/** The nearest tween on a cubic-bezier to a recording, and its largest error in value units. Its time 0 is the first sample's. */
export interface CurveFit { motion: Motion; largest: number }

/** The lines near a motion, and their largest error, as a part of its distance. */
export interface LineFit { motion: Motion; largest: number }

/** The parts of all motions. */
interface CommonParts {
  /** The word for it in the notation, such as `"ease"`; null without one. */
  name: string | null;
  /** The ends; 0 and 1 without any. */
  from: number;
  to: number;
  /** The canonical notation; of a motion that was handed over or fitted, that from its start time on, or null. */
  notation: string | null;
  /** That of a motion that was handed over or fitted. */
  startTime?: number;
  /** That of a motion in seconds that begins later: of a spring only where it has one, of what has a duration always. */
  delay?: number;
}

/** The numbers of a spring; its velocity in distances per second, null where there is no distance. */
interface SpringParts {
  mass: number; stiffness: number; damping: number; velocity: number | null;
  /** The other numbers by which it was made, such as `"duration: 0.5, bounce: 0.3"`. */
  given?: string;
}

interface DecayParts { velocity: number; deceleration: number }

/** The numbers of a timing curve, and its times if it has a duration. */
type CurveParts = { duration?: number } & (
  | { kind: "cubic-bezier"; points: [x1: number, y1: number, x2: number, y2: number] }
  | { kind: "linear"; stops: [input: number, output: number][] }
  | { kind: "steps"; count: number; position: "start" | "jump-start" | "jump-end" | "jump-none" | "jump-both" }
  | { kind: "easing" }
);

/** The parts of a motion, for editors. */
export type MotionParts = CommonParts & (
  | CurveParts
  | { kind: "spring" } & SpringParts
  | { kind: "damped"; decay: number; frequency: number; duration?: number }
  | { kind: "decay" } & DecayParts
  | { kind: "second-order"; frequency: number; dampingRatio: number; response: number }
  | { kind: "min-jerk"; duration: number }
  | { kind: "trapezoid"; velocity: number; acceleration: number }
  | { kind: "s-curve"; velocity: number; acceleration: number; jerk: number }
  | { kind: "within"; min: number | null; max: number | null; restitution?: number }
    & ({ base: "spring" } & SpringParts | { base: "decay" } & DecayParts)
  | { kind: "keyframes"; mode: "linear" | "cubic" | "monotone" | "natural" | "catmull-rom"; keys: [time: number, value: number][] }
  | { kind: "sequence"; steps: { notation: string }[] }
  /** A count of null has no end; a period is one cycle in seconds. */
  | { kind: "repetition"; motion: string; count: number | null; alternates: boolean; period: number }
);

/** The distances of a recording from a motion, in value units. */
export interface Comparison {
  largest: number;
  mean: number;
  rootMeanSquare: number;
  /** The time of the largest distance, in the recording's times. */
  worstTime: number;
  /** The number that was added to the recording's times. */
  shift: number;
}

/** The bounds of the shift of a recording's times that makes the largest distance least. */
export interface ComparisonOptions { shifts?: readonly [number, number] }

/** A row of a list of the catalogue. */
export interface CatalogueRow { name: string }

/** A kind of motion: the numbers of its notation, and the properties that `facts` tells. */
export interface MotionKind extends CatalogueRow {
  summary: string;
  forms: { text: string; note: string }[];
  example: string;
  /** What its time is, without a duration. */
  time: "progress" | "x" | "seconds";
  /** Whether ends may stand behind it. */
  takesEnds: boolean;
  parameters: { name: string; unit: string; allowed: string }[];
  properties: { name: string; label: string; unit?: string }[];
}

/** A form of a target's text: its title, the endings of its files, and the option that chooses it. */
export interface TargetForm extends CatalogueRow {
  title: string;
  group: string;
  endings: string[];
  mediaType: string;
  option?: string;
  unused: string[];
  hasComments: boolean;
}

/** A system that a motion can be written for. */
export interface TargetRow extends CatalogueRow {
  name: ExportTarget;
  summary: string;
  tolerance: number;
  movesInThePlane: boolean;
  options: string[];
  forms: TargetForm[];
}

/** What there is, as `inbetween catalogue` prints it; effects without their parameters. */
export interface Catalogue {
  motions: MotionKind[];
  curves: string[];
  presets: (CatalogueRow & { vendor: string; notation: string })[];
  targets: TargetRow[];
  groups: string[];
  options: (CatalogueRow & { type: "word" | "name" | "number" | "count" | "flag"; words?: string[]; unit?: string; default: unknown })[];
  /** The formats of `importMotions`, and Lottie where the module has it; `function` is the one of C that reads the format. */
  imports: (CatalogueRow & { summary: string; ending: string; function: string })[];
  /** `script` is what the script does with the effect; an effect without `channels` gets them by its events. */
  effects: (CatalogueRow & { summary: string; isRefresh: boolean; gesture: Gesture; script: string; channels: string[] })[];
}

/** The kinds of motions, the presets, the systems for exports with their options, and the effects. */
export function catalogue(): Catalogue;

export type ExportTarget =
  | "css" | "keyframes" | "waapi" | "tailwind" | "motion" | "gsap" | "react-spring" | "svg" | "lottie" | "core-animation"
  | "swiftui" | "android" | "compose" | "flutter" | "gltf" | "tokens" | "code" | "c" | "javascript" | "swift" | "python"
  | "glsl";

/** The options of `inbetween export TARGET`. */
export interface ExportOptions {
  /** A part of the distance; 1e-3 without it. */
  tolerance?: number;
  name?: string;
  property?: "translate" | "scale" | "rotate" | "opacity";
  format?: "css" | "waapi";
  language?: "c" | "javascript" | "swift" | "python" | "glsl";
  fewest?: "stops" | "bytes" | "time";
  /** The most steps of the search for the fewest; then the best so far is written, and called so. 120,000,000 without it. */
  budget?: number;
  frameRate?: number;
  minify?: boolean;
  fallback?: boolean;
}

/** A text for another system, with a remark on the written format and its distance from the motion. */
export interface ExportedText { text: string; remark: string }

export type ImportFormat = "css" | "android" | "svg";

/** A place in a text: line and column from 1, null for the text as a whole. */
export interface TextPlace { line: number | null; column: number | null }

/** What a text of another system says about motion. */
export interface Imported {
  /** What has an exact equal in the notation, in the order of the text, by names such as `"--back"` or `".menu transition"`. */
  motions: (TextPlace & { name: string; notation: string })[];
  /** The `@keyframes` and the animations of a picture that have an exact equal, as documents for `inbetween animate`. */
  animations: (TextPlace & { name: string; document: Record<string, unknown> })[];
  /** What is meant to be one of these, and cannot be read or has no exact equal. */
  problems: (TextPlace & { text: string })[];
  /** What else says how something moves and is in none of the motions. */
  remarks: (TextPlace & { text: string })[];
}

/** Reads a style sheet, an interpolator of Android as XML, or an SVG document: a text, or its bytes in UTF-8. `"css"` without a format. */
export function importMotions(source: string | BufferSource, format?: ImportFormat): Imported;

/**
 * The keyframes of a property of a Lottie document, as a document for `inbetween animate`. `path` chooses the property of a whole
 * document, `"Ball.r"` or `"layers[0].ks.r"`; a property alone has `frameRate` frames per second, 60 without it.
 */
export function importLottie(
  source: string | BufferSource, options?: { path?: string; frameRate?: number },
): Record<string, unknown>;

/** A table of recorded numbers. */
export interface RecordedTable {
  /** The name of the times, without their unit. */
  timeName: string;
  /** In seconds and ascending; in the unit `counted` if there is one. */
  times: Float64Array;
  /** The names of the other columns. */
  names: string[];
  /** Their numbers, NaN where there is none. */
  columns: Float64Array[];
  /** What the first column counts instead of seconds, such as `"frame"`. */
  counted: string | null;
  /** What was recognised and could be meant otherwise, a sentence each. */
  remarks: string[];
}

/**
 * Reads a table of times and values: CSV or TSV in any dialect, JSON, a JSON value in each line, or npy. `timeUnit`, such as
 * `"ms"`, is that of times without one, seconds without it; `frameRate` is the rate of a table that counts frames. The error
 * names the line and the cell.
 */
export function readTable(
  source: string | BufferSource, options?: { timeUnit?: string; frameRate?: number },
): RecordedTable;

/** Whether a text reads like lines of cells: one of the first three has numbers, two or more. */
export function looksLikeTable(text: string): boolean;

/** A motion as the options of `element.animate`: durations in milliseconds, none for a curve without one. */
export interface Timing { easing: string; duration?: number; delay?: number; fill: "both"; remark: string }

/**
 * A motion by its notation: `new Motion("spring(1 100 10) 0 -> 300")`, `"400ms ease-in-out"`, `"snappy"`. One on a spring also by
 * its numbers, such as those of `spring`: from 0 to 1, at rest and at the time 0 unless they say otherwise.
 *
 * Times are in seconds, or in the progress of a timing curve without a duration: `timeMeaning`. Motions never change.
 */
export class Motion extends TimeFunction<number> {
  constructor(motion: string | (SpringConstants & Partial<Omit<SpringMotion, keyof SpringConstants>>));
  /**
   * A motion of a kind of the catalogue by the numbers of its notation, without a text: `Motion.of("spring", { duration: 0.5,
   * bounce: 0.3 })`, or in the notation's order, `Motion.of("cubic-bezier", [0.2, 0, 0, 1])`; of `"linear"` the points.
   */
  static of(kind: string, numbers: Record<string, number> | Numbers | [input: number, output: number][]): Motion;
  /** The names of the notation that take no arguments: CSS's words, Penner's easings, the presets with their vendors. */
  static names(): string[];
  /**
   * The nearest motion on a spring to a recording of at least six samples with ascending times. Its mass is 1. `digits`, from 1 to 15,
   * rounds the stiffness and the damping to as many significant digits.
   */
  static fitSpring(times: Numbers, values: Numbers, options?: KnownNumbers & { digits?: number }): SpringFit;
  /** The cubic-bezier that is nearest to a recording in the largest distance, from its first sample to its last one. */
  static fitCurve(times: Numbers, values: Numbers): CurveFit;
  /**
   * The fewest lines that are nowhere further off than a tolerance, a part of the distance; 1e-3 without it: a `linear()` between the
   * ends of this motion, also for what CSS has itself.
   */
  fitLines(tolerance?: number): LineFit;
  /** The canonical notation; null for one that was handed over, fitted or made from numbers: `parts.notation` has it from its start on. */
  readonly notation: string | null;
  /** What a text of another system was understood as, and what it says more; empty for the notation itself. */
  readonly remark: string;
  /** The notation in the numbers by which the motion was made: a spring's duration and bounce, if these were given. */
  readonly written: string | null;
  /**
   * The facts of some names as numbers: an infinite one is Infinity, true 1, a regime its place in undamped, underdamped, critical
   * and overdamped; a missing one, and another word, is NaN.
   */
  numbers(...names: string[]): number[];
  /** The same motion with another duration, delay and ends beside it; without them it has none. */
  placed(options?: { duration?: number; delay?: number; from?: number; to?: number }): Motion;
  /** The motion between other ends, with its duration and its delay; `VectorMotion.between` has it between lists of numbers. */
  between(from: number, to: number): Motion;
  /** This motion, and another one with its own ends when it is over, as "… then …" in the notation; both are in seconds. */
  followedBy(motion: Motion): Motion;
  /** This motion so many times, which may have a fraction or be Infinity, each second time backwards if it alternates. */
  repeated(count: number, options?: { alternating?: boolean }): Motion;
  /** This motion, later by seconds in addition to its own delay. */
  delayed(delay: number): Motion;
  /**
   * The acceleration at a time, without the impulses of jumps and corners; there that from the right. Infinite where a curve is
   * vertical.
   */
  acceleration(time: number): number;
  accelerations(times: Numbers, out?: Float64Array): Float64Array;
  /** The parts of the motion: its kind and the numbers of its notation. */
  readonly parts: MotionParts;
  /** The facts of `inbetween describe --format json`, with the `units` of the numbers; infinite and missing numbers are null. */
  readonly facts: Record<string, unknown>;
  /** The times of interest, from 0 to 1 for timing curves, from 0 to the end, which may be Infinity, for others. */
  readonly domain: [start: number, end: number];
  /** The value at rest: the limit for a motion that only comes near it; null for one that never rests. */
  readonly restValue: number | null;
  readonly timeMeaning: "progress" | "x" | "seconds";
  /** The numbers of a motion on a spring; null for others. */
  readonly spring: SpringMotion | null;
  /**
   * The values at start + i · interval, i from 0 to count - 1. For a spring these times are not rounded and a value takes a
   * few additions; it differs from the one of `value` by 1e-14 of the distance. For others the bits are the same.
   */
  evenly(start: number, interval: number, count: number, out?: Float64Array): Float64Array;
  /**
   * The motion that goes on from a time to another target on a spring, without a jump; without a spring on that of this motion.
   */
  handedOver(target: number, options: { at: number; spring?: string | SpringConstants }): Motion;
  /** Holds a recording against this motion; values that are NaN are missing. */
  compare(times: Numbers, values: Numbers, options?: ComparisonOptions): Comparison;
  /** Whether a recording is this motion, nowhere further off than a tolerance in value units. */
  check(times: Numbers, values: Numbers, tolerance: number, options?: ComparisonOptions): boolean;
  /** The motion as text for another system; one that was handed over, fitted or made from numbers from its start on. */
  export(target: ExportTarget, options?: ExportOptions): ExportedText;
  /**
   * `element.animate(frames, motion.easing(1e-3))`, with frames at the start and the end of the motion. It is nowhere further off
   * than the tolerance, and found at once; with `fewest` by a search that takes tens of milliseconds and proves that no fewer
   * stops are enough. The last hundred are remembered.
   */
  easing(tolerance?: number, options?: { fewest?: boolean; budget?: number }): Timing;
  /** The canonical notation; for a motion without one, a description in rounded numbers. */
  toString(): string;
  /** What `JSON.stringify` stores and `new Motion` takes, to the bit: the notation, or the numbers of a motion without one. */
  toJSON(): string | SpringMotion;
}

/** A spring's numbers in one of the ways of the field; durations in seconds. */
export type SpringNumbers =
  | { mass?: number; stiffness: number; damping: number }
  | { duration: number; bounce?: number }
  | { response: number; dampingRatio: number }
  | { settling: number; dampingRatio: number }
  | { halfLife: number }
  | { overshoot: number } & ({ settlingDuration: number } | { peakTime: number } | { peakSpeed: number } | { response: number })
  | { dampingRatio: number } & ({ settlingDuration: number } | { peakSpeed: number });

/** A mass on a damped spring, without a start and an end, by its numbers or by a name such as `"react-spring.wobbly"`. */
export class Spring {
  constructor(numbers: SpringNumbers | string);
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
  readonly naturalFrequency: number;
  readonly dampingRatio: number;
  readonly response: number;
  readonly bounce: number;
  /** Null without damping. */
  readonly settlingDuration: number | null;
  readonly overshoot: number;
  readonly regime: "undamped" | "underdamped" | "critical" | "overdamped";
  readonly notation: string;
  /** The motion on it, from 0 to 1 without ends, with a velocity at the start in value units per second. */
  motion(options?: { from?: number; to?: number; velocity?: number }): Motion;
  toString(): string;
}

/**
 * A number that goes after another one, by events with their own times: `new Follower("snappy")`, `"half-life(80ms)"`,
 * `"one-euro(beta: 0.007)"`, `"second-order(frequency: 2, damping-ratio: 0.5, response: 2)"`. Times of events do not descend.
 */
export class Follower extends Handle {
  constructor(notation: string);
  /** Is at a value from a time on, at rest. */
  jump(value: number, time: number): void;
  /** The target is at a value from a time on; a filter takes it as measured then. The first one is a jump. */
  follow(value: number, time: number): void;
  /** The value at a time from the last event on; NaN before the first one. */
  value(time: number): number;
  velocity(time: number): number;
}

/** A number that a hand drags and lets go within bounds, as that of a scroll view. Times of events do not descend. */
export class Axis extends Handle {
  constructor(options: {
    /** 0 without it. */
    least?: number;
    greatest: number;
    /** How far a rubber band beyond the bounds reaches, such as the length of the view. */
    extent: number;
    /** The fraction of the velocity that remains after a millisecond; 0.998 without it. */
    deceleration?: number;
    /** It comes to rest at multiples of this, counted from `least`; 0 is anywhere. */
    page?: number;
    /** `least` without it. */
    start?: number;
  });
  /** The time from which on it rests; Infinity while a hand holds it, -Infinity before anything has moved it. */
  readonly restTime: number;
  /** A hand catches it where it is. */
  grab(time: number): void;
  /** The hand has moved by so much since it has caught it. */
  drag(moved: number, time: number): void;
  /** The hand lets go: it goes on with the hand's velocity. */
  release(time: number): void;
  /** Goes on to a target on a spring, without a jump; a hand lets go. */
  springTo(target: number, options: { at: number; spring: string | Spring }): void;
  /** The value at a time from the last event on. */
  value(time: number): number;
  velocity(time: number): number;
}

/** A cubic-bezier by its notation, name or control points, prepared: several times as fast as a `Motion`, and at most 1e-12 from it. */
export class Curve extends Handle {
  constructor(notation: string);
  constructor(x1: number, y1: number, x2: number, y2: number);
  value(progress: number): number;
  /** The values at many points of progress, fastest if these ascend. */
  sample(progress: Numbers, out?: Float64Array): Float64Array;
  /** The values at i · step + start. */
  evenly(start: number, step: number, count: number, out?: Float64Array): Float64Array;
}

/** A path of SVG's data, measured: distances are in points from the start, and right to `tolerance` times the length. */
export class Path extends Handle {
  constructor(data: string, options?: { tolerance?: number });
  readonly length: number;
  position(distance: number): { x: number; y: number };
  /** The direction, a vector of length 1. */
  tangent(distance: number): { x: number; y: number };
  /** Radians from the x axis towards y, without jumps of whole turns. */
  angle(distance: number): number;
  /** x and y by turns. */
  positions(distances: Numbers, out?: Float64Array): Float64Array;
  tangents(distances: Numbers, out?: Float64Array): Float64Array;
  angles(distances: Numbers, out?: Float64Array): Float64Array;
  /** The part between two distances as SVG's data; empty unless start < end. */
  part(start: number, end: number): string;
}

export type TrackMode = "discrete" | "linear" | "paced" | "cubic" | "cubicPaced" | "monotone" | "natural";

/**
 * Keys with values at times that do not descend: `new Track([0, 0.3, 1], [0, 1, 0.8], { curves: ["ease-in", "hold"] })`.
 *
 * A value is a number, or a list of one to four; at a time the track has a number, or an array of as many. `curves` has for each
 * key the timing curve to the next one, which the last key may lack, or is one for all.
 */
export class Track<Key extends number | Numbers = number> extends TimeFunction<Key extends number ? number : Float64Array> {
  constructor(times: Numbers, values: Iterable<Key>, options?: {
    curves?: string | readonly (string | null)[] | null; mode?: TrackMode;
  });
  /** The numbers in a value. */
  readonly dimension: number;
  /** The motion that goes on from a time to another value on a spring, with the value and the velocity of the track then. */
  handedOver(
    target: Key extends number ? number : Numbers, options: { at: number; spring: string | SpringConstants },
  ): Key extends number ? Motion : VectorMotion;
}

/**
 * A value of one to four numbers, each with a motion: `VectorMotion.between(new Motion("snappy"), [0, 40], [120, 0])`, or a motion
 * or a notation for each, which have the same kind of time.
 */
export class VectorMotion extends TimeFunction<Float64Array> {
  constructor(motions: Iterable<Motion | string | SpringMotion>);
  static between(motion: Motion, from: Numbers, to: Numbers): VectorMotion;
  /** The motion of each number, to be exported or printed. */
  readonly motions: readonly Motion[];
  /** The accelerations at many times, the numbers of a value one behind another. */
  accelerations(times: Numbers): Float64Array;
  /** The vector that goes on from a time to another one on a spring; without a spring each number on that of its motion. */
  handedOver(target: Numbers, options: { at: number; spring?: string | SpringConstants }): VectorMotion;
  toString(): string;
  /** What `new VectorMotion` opens again, to the bit. */
  toJSON(): (string | SpringMotion)[];
}

/** A space in which colours are mixed; `"oklch"` and `"lch"` go around the circle of hues by the shorter way. */
export type ColorSpace = "srgb" | "srgb-linear" | "oklab" | "oklch" | "lab" | "lch";

/**
 * A colour that moves, from `start`, where a motion is 0, to `end`, where it is 1: `new ColorMotion("0.4s ease", "#f00", "blue")`.
 * Values are red, green, blue and alpha from 0 to 1, outside of that for a colour that sRGB lacks. A colour has no velocity: it is
 * NaN.
 */
export class ColorMotion extends TimeFunction<Float64Array> {
  constructor(motion: Motion | string, start: string, end: string, options?: { space?: ColorSpace });
  /** The colour at a time as `"#rrggbb"`, or `"#rrggbbaa"` unless it is opaque. */
  color(time: number): string;
}

/** Many numbers on springs, at most 2²⁴: `new SpringPool(1000, "snappy")`. One number stands for the same of all members. */
export class SpringPool extends Handle {
  constructor(count: number, spring: string | SpringConstants, options?: { position?: number; tolerance?: number });
  readonly count: number;
  /** The number of members that are not at rest. */
  readonly awakeCount: number;
  /** Advances all members by seconds; exact for any interval. */
  step(interval: number): void;
  /** New targets of all members, or of those whose numbers are given; positions and velocities go on. */
  retarget(targets: Numbers | number, options?: { members?: Iterable<number> }): void;
  /** Sets all members; without velocities and targets they are at rest. */
  place(states: { positions: Numbers | number; velocities?: Numbers | number; targets?: Numbers | number }): void;
  setSpring(member: number, spring: string | SpringConstants): void;
  positions(out?: Float64Array): Float64Array;
  velocities(out?: Float64Array): Float64Array;
  targets(out?: Float64Array): Float64Array;
  /** The numbers of the members that came to rest in the last step. */
  settled(): Int32Array;
}

export type EffectVariant = "exact" | "legacy";

/** The way in which hands move an effect. */
export type Gesture = "pull" | "drag" | "tap";

/** The texts of pages about an effect, in plain text. */
export interface EffectWords {
  title: string;
  /** A description of the visible motion. */
  sentence: string;
  /** The fault of the original, and the behaviour of the exact variant instead; null without a fault. */
  flaw: string | null;
  remedy: string | null;
  /** The Swift type that makes it, and its file. */
  type: string;
  file: string;
  gesture: Gesture;
  /** What a button does that stands for the gesture, and what hands can do. */
  action: string;
  hint: string;
}

/** An animated effect: one that waits for a hand, or `Effect.script`. Times of what a hand does do not descend. */
export class Effect extends Handle {
  constructor(name: string, options?: { variant?: EffectVariant });
  static script(name: string, options?: { pull?: number; refresh?: number; variant?: EffectVariant }): Effect;
  static names(): string[];
  readonly name: string;
  readonly summary: string;
  readonly about: EffectWords;
  readonly channelNames: string[];
  /** The end of the script; Infinity without one. */
  readonly endTime: number;
  phase(time: number): string;
  /** A number for each channel, NaN where a part is hidden; for many times an array each. */
  channels(time: number): Record<string, number>;
  channels(times: Numbers): Record<string, Float64Array>;
  /** How far the list below an effect that is pulled lies from its place, in points downwards. */
  listOffset(time: number): number;
  /** The picture; those in one page need identifiers that begin with different prefixes. */
  svg(time: number, options?: { prefix?: string }): string;
  grab(time: number): void;
  /** Points since the hand touched down. */
  drag(x: number, y: number, time: number): void;
  release(time: number): void;
  tap(time: number): void;
  /** Loading is finished. */
  finish(time: number): void;
  /** Forgets what was before a time: whoever plays for hours calls it now and then. */
  forget(time: number): void;
}

/** A property that an animation moves, `"value"` if its document names none; null for a transition. */
export interface AnimationTrack {
  keyPath: string | null;
  /** The names of its numbers: `[""]` for one, `["0", "1"]` for two, and `"rotation"` along a path. */
  components: string[];
}

/**
 * An animation by its document, as `inbetween animate` reads it: properties over time, with keys, springs and groups.
 * `new Animation({ type: "keyframe", keyPath: "opacity", duration: 1, values: [0, 1] })`
 */
export class Animation extends Handle {
  constructor(document: string | Record<string, unknown>);
  /** The time at which it ends, in seconds; infinite for an endless one. */
  readonly duration: number;
  /** The end of one run, of an endless one that of its first; null if there is none. */
  readonly run: number | null;
  readonly tracks: AnimationTrack[];
  /** The numbers of a track, those of a time one behind another; NaN where the animation has no effect. */
  sample(keyPath: string | null, times: Numbers, out?: Float64Array): Float64Array;
  /** As `Motion.export`; the tolerance is a part of the range of a property's values. */
  export(target: ExportTarget, options?: ExportOptions): ExportedText;
}

/** The contents of a Lottie document. */
export interface LottieFacts {
  name: string;
  width: number;
  height: number;
  frameRate: number;
  inFrame: number;
  /** The end of the frames, which is no longer shown. */
  outFrame: number;
  /** In seconds. */
  duration: number;
  /** In the order of the document, each followed by those of its precomposition. */
  layers: {
    name: string; index: number | null; type: string; depth: number; inFrame: number; outFrame: number;
    parent: string | null; matte: string | null; hidden: boolean;
  }[];
  /** `reducedMotion` says that the marker is the part for who wants less motion. */
  markers: { name: string; frame: number; duration: number; reducedMotion: boolean }[];
  /** The parts of the format that are used, with the numbers of their places. */
  features: Record<string, number>;
  level: number;
  /** The features that are not drawn as the document says, each with the place of its first use. */
  warnings: {
    feature: string; pointer: string; count: number; effect: "ignored" | "approximate" | "static"; explanation: string;
  }[];
}

/** A Lottie animation from the text or the bytes of its document. Frames may lie between whole numbers. */
export class Lottie extends Handle {
  constructor(document: string | BufferSource);
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly firstFrame: number;
  /** The end of the frames, which is no longer shown. */
  readonly endFrame: number;
  /** The facts of `inbetween lottie info --format json`: layers, markers, features and warnings. */
  readonly facts: LottieFacts;
  /** A line for each feature that is not drawn as the document says. */
  readonly warnings: string[];
  /** Such as `"Ball.Transform.Position"`. */
  readonly keyPaths: string[];
  /** The properties that are colours, and the stops of gradients, with their colours at the first frame, as `"#rrggbb"`. */
  readonly colors: { keyPath: string; color: string }[];
  /**
   * The animation with a value for all properties that fit a key path: a number, several ones, or what
   * `inbetween lottie render --set` takes, such as `"#ff0000"`, path data or a text. This one stays as it is.
   */
  overriding(keyPath: string, value: string | number | Numbers): Lottie;
  /**
   * The animation with other colours, `{ "#ff0000": "#0000ff" }`: all properties and stops of gradients that have one at the first
   * frame have the other throughout. One that none has changes nothing.
   */
  recolored(colors: Record<string, string>): Lottie;
  /** The text of a document with these colours, all else as it is. */
  static recoloredDocument(document: string | BufferSource, colors: Record<string, string>): string;
  /**
   * An SVG that plays the frames from one to another, without that one, in a loop, by default all of them. `rate` is in pictures a
   * second, by default the document's.
   */
  animatedSVG(options?: { from?: number; to?: number; rate?: number }): string;
  /** The numbers at a frame of the first property that fits a key path, such as `"**.Opacity"`. */
  values(keyPath: string, frame: number): Float64Array;
  /** The picture; those in one page need identifiers that begin with different prefixes. */
  svg(frame: number, options?: { prefix?: string }): string;
}
