// The card between its ends, and what follows it: the library's axis and follower, on one clock.

import { Axis } from "../../../../Bindings/JavaScript/src/axes.js";
import { Follower } from "../../../../Bindings/JavaScript/src/followers.js";

/** The places of the card go from 0 to this many points. */
export const SPAN = 600;
/** The distance of its four pages. */
export const PAGE = 200;
// How far the rubber band reaches beyond an end: no further than the stage does.
const EXTENT = 140;
// The follower learns the card's place so many times a second, whatever rate the display has.
const FEED = 1 / 240;
// After a longer pause, as of a hidden tab, the time before it does not count.
const LONGEST_FEED = 1;
// Slower than this towards one side, the hand has not flicked.
const LEAST_FLICK = 150;

/** Times are those of the page's events and frames, in seconds; one before the last counts as the last. */
export class Flight {
  #onStep;
  #axis = null;
  #follower = null;
  #pages = null;
  #notation = null;
  #time = 0;
  #hand = null;

  /** `onStep(time, place, followerPlace, handPlace)` is called for each step, however long the display's frames are. */
  constructor(onStep) { this.#onStep = onStep; }

  /** Makes ready for a way of landing, "coast", "pages" or "spring", and for a follower by its notation. */
  set(landing, notation) {
    const hasPages = landing === "pages";
    if (this.#pages !== hasPages) this.#open(hasPages, this.#axis ? this.place : 0);
    if (this.#notation === notation) return;
    const follower = new Follower(notation);
    follower.jump(this.place, this.#time);
    this.#follower?.close();
    this.#follower = follower;
    this.#notation = notation;
  }

  get place() { return this.#axis.value(this.#time); }
  get velocity() { return this.#axis.velocity(this.#time); }
  get followerPlace() { return this.#follower.value(this.#time); }
  /** Where the hand is; NaN if there is none. */
  get handPlace() { return this.#hand ? this.#hand.from + this.#hand.moved : NaN; }
  get isHeld() { return this.#hand !== null; }

  /** Whether nothing is seen to move any more. */
  get isResting() {
    if (this.isHeld || this.#time < this.#axis.restTime) return false;
    const isStill = Math.abs(this.velocity) < 2 && Math.abs(this.place - this.#axis.value(Infinity)) < 0.25;
    return isStill && Math.abs(this.followerPlace - this.place) < 0.1 && Math.abs(this.#follower.velocity(this.#time)) < 2;
  }

  /** Goes on to a time. */
  advance(time) {
    if (this.isResting) return this.#step(Math.max(time, this.#time));
    let last = Math.max(this.#time, time - LONGEST_FEED);
    for (; last + FEED <= time; last += FEED) this.#step(last + FEED);
    if (time > last) this.#step(time);
  }

  #step(time) {
    this.#follower.follow(this.#axis.value(time), time);
    this.#time = time;
    this.#onStep(time, this.place, this.followerPlace, this.handPlace);
  }

  /** A hand catches the card where it is. */
  grab(time) {
    this.advance(time);
    this.#axis.grab(this.#time);
    this.#hand = { from: this.place, moved: 0 };
  }

  /** The hand has moved by so much since then. */
  drag(moved, time) {
    if (!this.#hand) return;
    this.advance(time);
    this.#axis.drag(moved, this.#time);
    this.#hand.moved = moved;
  }

  /**
   * The hand lets go: with `spring`, a notation, the card goes on to an end on it. Returns the velocities before and after, and
   * where the card will come to rest.
   */
  release(time, spring = null) {
    this.advance(time);
    this.#hand = null;
    const before = this.velocity;
    if (spring) this.#axis.springTo(this.#side(before), { at: this.#time, spring });
    else this.#axis.release(this.#time);
    return { before, after: this.velocity, end: this.#axis.value(Infinity) };
  }

  /** Puts the card, and what follows it, to a place, at rest. */
  moveTo(place) {
    this.#open(this.#pages, place);
    this.#follower.jump(place, this.#time);
  }

  // The end towards which it is flicked; without a flick the nearer one.
  #side(velocity) {
    const isRight = Math.abs(velocity) >= LEAST_FLICK ? velocity > 0 : this.place > SPAN / 2;
    return isRight ? SPAN : 0;
  }

  #open(hasPages, place) {
    this.#axis?.close();
    const start = Math.min(Math.max(place, 0), SPAN);
    this.#axis = new Axis({ greatest: SPAN, extent: EXTENT, page: hasPages ? PAGE : 0, start });
    this.#pages = hasPages;
    this.#hand = null;
  }
}
