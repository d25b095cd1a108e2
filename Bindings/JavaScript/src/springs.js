// Springs by the numbers that the field gives them.

import { encoded, real } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Motion } from "./motions.js";

// The notation of a spring by the names of the numbers that are given.
const FORMS = [
  { names: ["mass", "stiffness", "damping"], notation: (n) => `spring(${n.mass} ${n.stiffness} ${n.damping})` },
  { names: ["duration", "bounce"], notation: (n) => `spring(duration: ${n.duration}, bounce: ${n.bounce})` },
  { names: ["response", "dampingRatio"], notation: (n) => `spring(response: ${n.response}, damping-ratio: ${n.dampingRatio})` },
  { names: ["settling", "dampingRatio"], notation: (n) => `spring(settling: ${n.settling}, damping-ratio: ${n.dampingRatio})` },
];

/** A mass on a damped spring, without a start and an end: its numbers are the library's. */
export class Spring {
  constructor(numbers) {
    const given = typeof numbers === "string" ? numbers : notationOf(numbers);
    const motion = new Motion(given);
    try {
      const spring = motion.spring;
      if (!spring || spring.start !== 0 || spring.target !== 1 || spring.velocity !== 0) {
        throw new InbetweenError("notation", `expected a spring without a velocity and ends, not '${given}'`);
      }
      const { mass, stiffness, damping } = spring;
      const { naturalFrequency, dampingRatio, response, bounce, settlingDuration, overshoot, regime } = motion.facts;
      Object.assign(this, {
        mass, stiffness, damping, naturalFrequency, dampingRatio, response, bounce, settlingDuration, overshoot, regime,
      });
    } finally {
      motion.close();
    }
    this.notation = `spring(${decimal(this.mass)} ${decimal(this.stiffness)} ${decimal(this.damping)})`;
    Object.freeze(this);
  }

  /** The motion from `from` to `to`, with a velocity at the start in value units per second. */
  motion({ from = 0, to = 1, velocity = 0 } = {}) {
    const ends = `${decimal(from)} -> ${decimal(to)}`;
    if (real(velocity, "velocity") === 0) return new Motion(`${this.notation} ${ends}`);
    if (from === to) {
      throw new InbetweenError("parameter", "a velocity needs a start and an end that differ: hand a motion over instead");
    }
    // The notation holds it in distances per second.
    return new Motion(`${this.notation.slice(0, -1)} ${decimal(velocity / (to - from))}) ${ends}`);
  }

  toString() { return this.notation; }
}

/** The notation of a spring, as the library takes it. */
export function springNotation(spring) {
  return encoded(spring instanceof Spring ? spring.notation : spring, "the spring");
}

function notationOf(numbers) {
  if (typeof numbers !== "object" || numbers === null) throw new TypeError("a Spring takes its numbers, or its notation");
  const given = { ...numbers };
  if ("duration" in given) given.bounce ??= 0;
  const names = Object.keys(given);
  const form = FORMS.find((form) => form.names.length === names.length && form.names.every((name) => name in given));
  if (!form) throw new TypeError(`a Spring takes ${FORMS.map((form) => form.names.join(", ")).join("; or ")}`);
  for (const name of names) given[name] = decimal(given[name]);
  return form.notation(given);
}

/** A number as the notation holds it: it reads back as the same double. */
function decimal(number) {
  if (!Number.isFinite(real(number, "a number of a spring"))) {
    throw new InbetweenError("parameter", `expected a finite number, not ${number}`);
  }
  return Object.is(number, -0) ? "-0" : String(number);
}
