import type { ModuleSource, Motion as WholeMotion } from "./types.js";

export { Curve, InbetweenError, SpringPool } from "./types.js";
export type { ModuleSource, Numbers, SpringMotion } from "./types.js";

/** A motion without what is said of it and made of it: these members throw an error, `module`. */
export type Motion = Omit<WholeMotion, "compare" | "check" | "easing" | "export" | "facts" | "handedOver" | "parts"> & {
  handedOver(target: number, options: { at: number; spring?: string }): Motion;
};
export const Motion: { new (notation: string): Motion };

/** Loads the library, once: from where it lies beside this file, or from a source. */
export function init(source?: ModuleSource): Promise<void>;
