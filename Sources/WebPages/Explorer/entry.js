// A motion of the explorer, opened, on the page's clock.

import { evenly } from "../Kit/numbers.js";
import { checkSize } from "./limits.js";
import { around, baseOf, open, partsOf, takesEnds } from "./motion-source.js";

// The seconds shown of a motion that never comes to rest.
const ENDLESS_SECONDS = 3;
const SAMPLES = 512;
// As on the tool's plots: readers who cannot tell colours apart have them. Round caps lengthen a dash by the width of the line.
const DASHES = ["none", "9 6", "0.5 5", "12 5.5 0.5 5.5", "18 6", "3 5.5", "12 5.5 0.5 5.5 0.5 5.5", "18 6 4 6"];
// The facts that the page shows, by the names of `inbetween describe`.
const FACTS = [
  "mass", "stiffness", "damping", "dampingRatio", "response", "bounce", "regime", "settlingDuration", "overshoot", "peakTime",
  "duration", "delay", "minimum", "maximum", "end", "peakSpeed", "peakAcceleration", "peakJerk",
];

/**
 * A motion with its colour. Its times are seconds: a curve without a duration takes `duration` seconds for its progress, and a
 * damped oscillation for its x from 0 to 1.
 */
export class MotionEntry {
  #samples = null;
  #facts = null;
  #parts = null;
  #ends = null;
  #text = null;
  #notation = null;
  #made;
  #progress = null;

  /** The key of an entry; an entry with the same key need not be opened again. */
  static keyOf({ source, name, color, isShown }, index, duration) {
    return JSON.stringify([index, color, isShown, duration, name, source]);
  }

  constructor({ source, name, color, isShown }, key, duration) {
    checkSize(source);
    this.key = key;
    this.color = `var(--curve-${color})`;
    this.dash = DASHES[color];
    /** The reader's name for it; empty without one. */
    this.name = name ?? "";
    this.#made = { color, isShown, duration };
    this.isShown = isShown;
    /** What it is made of, and that without the duration, the delay and the ends around it. */
    this.source = source;
    this.base = baseOf(source);
    this.motion = open(source);
    /** The meaning of the motion's time: "seconds", "progress" or "x". */
    this.meaning = this.motion.timeMeaning;
    /** The seconds that a unit of its time takes. */
    this.unit = this.meaning === "seconds" ? 1 : duration;
    const [, end] = this.motion.domain;
    this.isEndless = !Number.isFinite(end);
    /** When it is over, in seconds. */
    this.end = this.isEndless ? ENDLESS_SECONDS : end * this.unit;
  }

  /** The value at a time in seconds. */
  value(seconds) { return this.motion.value(this.#own(seconds)); }

  /** The velocity, in value units per second. */
  velocity(seconds) { return this.#isOver(seconds) ? 0 : this.motion.velocity(this.#own(seconds)) / this.unit; }

  // A curve without a duration goes on beyond progress 1; here it holds its end while other motions go on, as one with a
  // duration does.
  #isOver(seconds) { return this.meaning === "progress" && seconds > this.end; }
  #own(seconds) { return (this.#isOver(seconds) ? this.end : seconds) / this.unit; }

  /** As it was typed; of one that was made of numbers the library's notation of these, made when it is shown. */
  get text() { return (this.#text ??= typeof this.source === "string" ? this.source : this.motion.written); }

  /** Its name, by the reader or else its text. */
  get title() { return this.name || this.text; }

  /** In the canonical form. */
  get notation() { return (this.#notation ??= this.motion.notation); }

  /** The facts of `inbetween describe` as numbers: infinite ones are, and missing ones are undefined. */
  get facts() {
    if (this.#facts === null) {
      const numbers = this.motion.numbers(...FACTS);
      this.#facts = Object.fromEntries(FACTS.map((name, index) => [name, numbers[index]]).filter(([, number]) => !Number.isNaN(number)));
    }
    return this.#facts;
  }

  /** The parts of the motion. */
  get parts() { return (this.#parts ??= partsOf(this.source) ?? this.motion.parts); }

  /** The values at its start and its end: by default 0 and 1; for a decay 0 and its distance. */
  get ends() {
    return (this.#ends ??= takesEnds(this.parts) ? [this.parts.from, this.parts.to] : [0, this.motion.value(Infinity)]);
  }

  /** Values and velocities at even times from 0 to `seconds`: `{ times, values, velocities }`, made once for each length. */
  samples(seconds) {
    if (this.#samples?.seconds === seconds) return this.#samples;
    const times = evenly(SAMPLES, seconds);
    const { values, velocities } = this.motion.states(times.map((time) => this.#own(time)));
    velocities.forEach((velocity, index) => { velocities[index] = this.#isOver(times[index]) ? 0 : velocity / this.unit; });
    this.#samples = { seconds, times, values, velocities };
    return this.#samples;
  }

  /** Whether it can be shown as progress: a decay has a distance of its own, and no ends. */
  get hasProgress() { return takesEnds(this.parts); }

  /** The same from 0 to 1, under its own text. */
  get progress() {
    const [from, to] = this.ends;
    if (from === 0 && to === 1) return this;
    if (this.#progress === null) {
      const { duration, ...look } = this.#made;
      const source = { base: this.base, ...around(this.parts), from: 0, to: 1 };
      this.#progress = new MotionEntry({ ...look, source, name: this.name }, this.key, duration);
      this.#progress.#text = this.text;
    }
    return this.#progress;
  }

  close() {
    this.#progress?.close();
    this.motion.close();
  }
}
