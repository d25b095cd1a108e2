// A spring as an argument: its notation, or its stiffness and damping, with a mass of 1 by default.

import { real } from "./arguments.js";

/** The three numbers of a spring, by their names. */
export function springNumbers(spring) {
  if (typeof spring !== "object" || spring === null) {
    throw new TypeError("a spring must be its notation, or an object with its stiffness and damping, and perhaps a mass");
  }
  return [real(spring.mass ?? 1, "mass"), real(spring.stiffness, "stiffness"), real(spring.damping, "damping")];
}
