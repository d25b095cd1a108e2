// A spring as an argument: its notation, or its mass, stiffness and damping.

import { real } from "./arguments.js";

/** The three numbers of a spring, by their names. */
export function springNumbers(spring) {
  if (typeof spring !== "object" || spring === null) {
    throw new TypeError("a spring must be its notation, or an object with its mass, stiffness and damping");
  }
  return [real(spring.mass, "mass"), real(spring.stiffness, "stiffness"), real(spring.damping, "damping")];
}
