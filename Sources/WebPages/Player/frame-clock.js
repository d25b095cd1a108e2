// A clock that goes by frames.

import { Clock } from "../Kit/clock.js";
import { countedFrames } from "./animation.js";

// The time of a frame, times the rate, may lie a rounding below the frame.
const ROUNDING = 1e-6;

/** The time of a segment of an animation. It shows whole frames, unless `isBetween`. */
export class FrameClock extends Clock {
  rest = 0;
  // A file that takes longer to draw skips frames, and goes on at its speed.
  longestFrame = 1;
  isBetween = false;
  #rate = 30;
  #from = 0;
  #count = 1;

  /** The played frames: up to `to`, without `to` itself. */
  setSegment(rate, from, to) {
    const frame = this.frame;
    this.#rate = rate;
    this.#from = from;
    this.#count = countedFrames(from, to);
    this.duration = Math.max(to - from, 1) / rate;
    this.time = frame >= from && frame < to ? (frame - from) / rate : 0;
    this.changed();
  }

  get from() { return this.#from; }

  get lastFrame() { return this.#from + this.#count - 1; }

  /** The frame of the present time. */
  get frame() {
    const passed = Math.min(this.time, this.duration) * this.#rate;
    return this.#from + (this.isBetween ? passed : Math.min(Math.floor(passed + ROUNDING), this.#count - 1));
  }

  /** Shows a frame, or the nearest one of the segment, and stops there. */
  showFrame(frame) { this.seek((frame - this.#from) / this.#rate); }

  play() {
    if (!this.isLooping && this.frame >= this.lastFrame) this.time = 0;
    super.play();
  }

  seek(time) {
    if (this.isBetween) return super.seek(time);
    const index = Math.floor(time * this.#rate + ROUNDING);
    super.seek(Math.min(index, this.#count - 1) / this.#rate);
  }

  step(frames) { this.showFrame(Math.floor(this.frame - this.#from + ROUNDING) + this.#from + frames); }
}
