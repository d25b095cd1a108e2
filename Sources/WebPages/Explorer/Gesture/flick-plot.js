// The last seconds of the card, of what follows it and of the hand.

import { element } from "../../Kit/elements.js";
import { Plot } from "../../Kit/plot.js";
import { legend } from "./figures.js";
import { SPAN } from "./flight.js";
import { lag } from "./measures.js";
import { Trace } from "./trace.js";

const SECONDS = 4;
// The room for the rubber band and the springs beyond the ends, in points.
const BEYOND = 100;
// A search through the last seconds is too much for each frame, and numbers that change faster cannot be read.
const LAG_INTERVAL = 0.25;
// The step of the plot's time where it goes on after a rest.
const FRAME = 1 / 60;

const LINES = [
  { label: "Card", color: "var(--curve-0)" },
  { label: "Follower", color: "var(--curve-1)" },
  { label: "Hand", color: "var(--reference)", isDashed: true },
];

/** A plot that runs along while something moves. Its time stands still with what it shows. */
export class FlickPlot {
  #plot = new Plot({ label: "Places of the card, the follower and the hand in the last seconds", height: 220 });
  #trace = new Trace(SECONDS, LINES.length);
  #begin = 0;
  // The sum of all rests, which the plot's time leaves out of the page's time.
  #rests = null;
  #lagTime = 0;
  /** The greatest distance of the follower from the card since `begin`. */
  farthest = 0;
  /** The seconds by which it has come behind since then. */
  lag = NaN;

  constructor() {
    this.element = element("div", { class: "stack" }, legend(LINES), this.#plot.element);
    const none = LINES.map(({ color, isDashed }) => ({ xs: [], ys: [], color, dash: isDashed ? "5 4" : undefined }));
    this.#plot.draw({
      x: { lower: -SECONDS, upper: 0, label: "seconds" }, y: { lower: -BEYOND, upper: SPAN + BEYOND, label: "points" },
      curves: none,
    });
  }

  /** Measures from here on. */
  begin() {
    this.#begin = this.#trace.lastTime;
    this.#lagTime = this.#begin;
    this.farthest = 0;
    this.lag = NaN;
  }

  /** Goes on after a rest. */
  goOn() { this.#rests = null; }

  /** Adds a sample; of the hand NaN if there is none. */
  add(pageTime, place, followerPlace, handPlace) {
    this.#rests ??= pageTime - this.#trace.lastTime - FRAME;
    this.#trace.add(pageTime - this.#rests, place, followerPlace, handPlace);
    this.farthest = Math.max(this.farthest, Math.abs(place - followerPlace));
  }

  /** Draws the recorded lines. */
  draw(isLast) {
    const time = this.#trace.lastTime;
    if (isLast || time - this.#lagTime >= LAG_INTERVAL) this.#measureLag(time);
    const { times, values } = this.#trace.since(-Infinity);
    const xs = times.map((each) => each - time);
    this.#plot.redraw(values.map((ys) => ({ xs, ys })));
  }

  #measureLag(time) {
    this.#lagTime = time;
    const { times, values: [card, follower] } = this.#trace.since(this.#begin);
    this.lag = lag({ times, values: card }, { times, values: follower });
  }
}
