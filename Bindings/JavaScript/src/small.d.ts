import type {
  Curve as WholeCurve, ModuleSource, Motion as WholeMotion, SpringConstants, SpringMotion, SpringPool as WholePool,
} from "./types.js";

export { InbetweenError } from "./types.js";
export type { ModuleSource, Numbers, SpringConstants, SpringMotion } from "./types.js";

// The members that are left out call functions that are not in this module. They throw the error `module`; so does a notation.

/** A motion on a spring, by its numbers: from 0 to 1, at rest and at the time 0 unless they say otherwise. */
export type Motion = Omit<
  WholeMotion,
  "check" | "compare" | "easing" | "export" | "facts" | "handedOver" | "notation" | "parts" | "spring" | "timeMeaning" | "toJSON"
> & {
  readonly spring: SpringMotion;
  toJSON(): SpringMotion;
  handedOver(target: number, options: { at: number; spring?: SpringConstants }): Motion;
};
export const Motion: { new (numbers: SpringConstants & Partial<Omit<SpringMotion, keyof SpringConstants>>): Motion };

/** A cubic-bezier by its control points, prepared. */
export type Curve = WholeCurve;
export const Curve: { new (x1: number, y1: number, x2: number, y2: number): Curve };

/** Many numbers on springs. */
export type SpringPool = Omit<WholePool, "setSpring"> & { setSpring(member: number, spring: SpringConstants): void };
export const SpringPool: {
  new (count: number, spring: SpringConstants, options?: { position?: number; tolerance?: number }): SpringPool;
};

/** Loads the library, once: from where it lies beside this file, or from a source. */
export function init(source?: ModuleSource): Promise<void>;
