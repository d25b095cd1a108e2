// Without the other entries' types, which need those of pages. Bad numbers throw a RangeError that names the number.

/** A spring's numbers in one of the ways of the field; durations in seconds. */
export type SpringNumbers =
  | { mass: number; stiffness: number; damping: number }
  | { duration: number; bounce?: number }
  | { response: number; dampingRatio: number };

/** The options of `element.animate`, durations in milliseconds. */
export interface Timing {
  easing: string;
  duration: number;
  fill: "both";
}

/** A mass on a damped spring, without a start and an end. */
export class Spring {
  constructor(numbers: SpringNumbers);
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
  readonly naturalFrequency: number;
  readonly dampingRatio: number;
  readonly response: number;
  /** Null without damping. */
  readonly settlingDuration: number | null;
  /** The motion on it, from 0 to 1 without ends, with a velocity at the start in value units per second. */
  motion(options?: { from?: number; to?: number; velocity?: number }): SpringMotion;
}

/** The motion on a spring. */
export interface SpringMotion {
  /** Its numbers, of which `new Motion(motion.spring)` of the other entries makes the same motion. */
  readonly spring: Readonly<{
    mass: number; stiffness: number; damping: number; start: number; target: number; velocity: number; startTime: number;
  }>;
  /** The last time at which it is a thousandth of the distance from its end; Infinity without damping. */
  readonly restTime: number;
  /** The value at a time in seconds: the start before 0, the end at Infinity, NaN for NaN. */
  value(time: number): number;
  /** The velocity in value units per second. */
  velocity(time: number): number;
  /**
   * `element.animate(frames, motion.easing(1e-3))`, with frames at the start and the end of the motion: a `linear()` nowhere further off
   * than the tolerance, a part of the distance from 1e-6 to 0.5; 1e-3 without it.
   */
  easing(tolerance?: number): Timing;
}

type Direction = "in" | "out" | "in-out";
type Family = "sine" | "quad" | "cubic" | "quart" | "quint" | "expo" | "circ" | "back" | "elastic" | "bounce";

/** The words of CSS, and Penner's thirty easings. */
export type CurveName = "linear" | "ease" | `ease-${Direction}` | `ease-${Direction}-${Family}`;

/** A timing curve by its name, or a cubic-bezier by its control points. */
export class Curve {
  constructor(name: CurveName);
  constructor(x1: number, y1: number, x2: number, y2: number);
  /** The value at a progress: 0 before 0, and 1 after 1. */
  value(progress: number): number;
  /** The options of `element.animate`, to which you add a duration: CSS's word or function, or a `linear()` within the tolerance. */
  easing(tolerance?: number): Omit<Timing, "duration">;
}
