// A motion of the explorer, opened, on the page's clock.

import { Motion } from "../../../Bindings/JavaScript/src/motions.js";

// What is shown of a motion that never comes to rest, in seconds.
const ENDLESS_SECONDS = 3;
const SAMPLES = 512;

/**
 * A motion with its colour. Its times are seconds: a curve without a duration takes `duration` seconds for its progress, and a
 * damped oscillation for its x from 0 to 1.
 */
export class MotionEntry {
  #samples = null;
  #facts = null;
  #parts = null;
  #ends = null;

  /** What is equal for entries that need not be opened anew. */
  static keyOf({ notation, color, isShown }, index, duration) { return `${index} ${color} ${isShown} ${duration} ${notation}`; }

  constructor({ notation, color, isShown }, key, duration) {
    this.key = key;
    this.color = `var(--curve-${color})`;
    this.isShown = isShown;
    this.motion = new Motion(notation);
    /** As it was typed. */
    this.text = notation;
    /** In the canonical form. */
    this.notation = this.motion.notation;
    /** What the time of the motion means: "seconds", "progress" or "x". */
    this.meaning = this.motion.timeMeaning;
    /** The seconds that a unit of its time takes. */
    this.unit = this.meaning === "seconds" ? 1 : duration;
    const [, end] = this.motion.domain;
    this.isEndless = !Number.isFinite(end);
    /** When it is over, in seconds. */
    this.end = this.isEndless ? ENDLESS_SECONDS : end * this.unit;
  }

  /** The value at a time in seconds. */
  value(seconds) { return this.motion.value(seconds / this.unit); }

  /** The velocity, in value units per second. */
  velocity(seconds) { return this.motion.velocity(seconds / this.unit) / this.unit; }

  /** What `inbetween describe` says. */
  get facts() { return (this.#facts ??= this.motion.facts); }

  /** What it is made of. */
  get parts() { return (this.#parts ??= this.motion.parts); }

  /** The values at its start and its end: 0 and 1 without ends of its own. */
  get ends() {
    return (this.#ends ??= [this.parts.from, this.parts.to]);
  }

  /** Values and velocities at even times from 0 to `seconds`: `{ times, values, velocities }`, made once for each length. */
  samples(seconds) {
    if (this.#samples?.seconds === seconds) return this.#samples;
    const times = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => (index / SAMPLES) * seconds);
    const own = times.map((time) => time / this.unit);
    const { values, velocities } = this.motion.states(own);
    this.#samples = { seconds, times, values, velocities: velocities.map((velocity) => velocity / this.unit) };
    return this.#samples;
  }

  close() { this.motion.close(); }
}
