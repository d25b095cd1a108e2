// Springs by the numbers that the field gives them.

import { encoded, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Motion } from "./motions.js";

/** A mass on a damped spring, without a start and an end: its numbers are the library's. */
export class Spring {
  constructor(numbers) {
    const motion = typeof numbers === "string" ? new Motion(numbers) : Motion.of("spring", numbers);
    try {
      const spring = motion.spring;
      if (!spring || spring.start !== 0 || spring.target !== 1 || spring.velocity !== 0) {
        throw new InbetweenError("notation", `expected a spring without a velocity and ends, not '${motion.written}'`);
      }
      const { mass, stiffness, damping } = spring;
      const { naturalFrequency, dampingRatio, response, bounce, settlingDuration, overshoot, regime } = motion.facts;
      Object.assign(this, {
        mass, stiffness, damping, naturalFrequency, dampingRatio, response, bounce, settlingDuration, overshoot, regime,
      });
    } finally {
      motion.close();
    }
    const own = this.#moving();
    this.notation = own.notation;
    own.close();
    Object.freeze(this);
  }

  /** The motion from `from` to `to`, with a velocity at the start in value units per second. */
  motion({ from = 0, to = 1, velocity = 0 } = {}) {
    if (real(velocity, "velocity") !== 0 && from === to) {
      throw new InbetweenError("parameter", "a velocity needs a start and an end that differ: hand a motion over instead");
    }
    // The notation holds it in distances per second.
    const unit = this.#moving(velocity === 0 ? 0 : velocity / (to - from));
    try {
      return unit.placed({ from, to });
    } finally {
      unit.close();
    }
  }

  #moving(velocity = 0) { return Motion.of("spring", [this.mass, this.stiffness, this.damping, velocity]); }

  toString() { return this.notation; }
}

/** The notation of a spring, as the library takes it. */
export function springNotation(spring) {
  return encoded(spring instanceof Spring ? spring.notation : spring, "the spring");
}
