// The time of what moves on a page: it plays, stops, goes slowly and steps by frames.

const isStill = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const STEP = 1 / 60;
// The part of the time at which most motions are on their way.
const STANDING = 0.3;

/**
 * A time in seconds from 0 to `duration`, and round again after `rest` seconds at the end.
 *
 * `onFrame(time)` is called at each change. It plays from the start unless the reader wants less motion.
 */
export class Clock {
  duration = 1;
  rest = 0.6;
  speed = 1;
  isLooping = true;
  time = 0;
  /** The ascending times by which it steps; without them it steps by sixtieths of a second. */
  frameTimes = null;
  /** The most seconds that pass in a frame: after a while without frames, as in a hidden tab, things go on at their times. */
  longestFrame = 0.1;
  #isPlaying = false;
  #isHeld = false;
  #isWaiting = false;
  #last = null;
  #listeners = [];

  constructor() {
    isStill.addEventListener("change", () => { if (isStill.matches) this.pause(); });
  }

  /** Whether the reader wants things to stand still. */
  static get isStill() { return isStill.matches; }

  get isPlaying() { return this.#isPlaying; }

  /** While it is held, as when nobody sees what it moves, its time stands still and nothing is called. */
  set isHeld(isHeld) {
    this.#isHeld = isHeld;
    this.#last = null;
    this.changed();
  }

  /** Calls a function with the time at each change, and when it starts or stops. */
  onFrame(listener) { this.#listeners.push(listener); }

  start() { if (!isStill.matches) this.play(); }

  /** Starts, or for who wants less motion stands where something is seen. */
  startOrStand() {
    if (isStill.matches && this.time === 0) this.seek(STANDING * this.duration);
    this.start();
  }

  play() {
    if (this.time >= this.duration) this.time = 0;
    this.#isPlaying = true;
    this.#last = null;
    this.changed();
  }

  pause() {
    this.#isPlaying = false;
    this.changed();
  }

  /** Shows a time, and stops there. */
  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.duration);
    this.pause();
  }

  /** Goes on or back by frames. */
  step(frames) { this.seek(this.frameTimes ? this.#frameTime(frames) : this.time + frames * STEP); }

  restart() {
    this.time = 0;
    this.play();
  }

  /** Shows the present time once more, in the next frame. */
  changed() {
    if (this.#isWaiting || this.#isHeld) return;
    this.#isWaiting = true;
    requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now) {
    this.#isWaiting = false;
    if (this.#isHeld) return;
    if (this.#isPlaying) this.#advance(now);
    for (const listener of this.#listeners) listener(Math.min(this.time, this.duration));
    if (this.#isPlaying) this.changed();
  }

  #frameTime(frames) {
    const times = this.frameTimes;
    const shown = times.findLastIndex((time) => time <= this.time);
    // Between two frames the first step back leads to the one that is shown.
    const next = shown + frames + (frames < 0 && times[shown] < this.time ? 1 : 0);
    return times[Math.min(Math.max(next, 0), times.length - 1)];
  }

  #advance(now) {
    const passed = this.#last === null ? 0 : Math.min((now - this.#last) / 1000, this.longestFrame) * this.speed;
    this.#last = now;
    this.time += passed;
    if (this.time <= this.duration + (this.isLooping ? this.rest : 0)) return;
    // A loop loses no time, so that rounds are equally long at any rate of frames.
    if (this.isLooping) this.time %= this.duration + this.rest;
    else [this.time, this.#isPlaying] = [this.duration, false];
  }
}
