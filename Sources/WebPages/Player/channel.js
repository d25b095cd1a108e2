// One property of an animation over its frames: a plot of its numbers.

import { element, iconButton, setText, svgElement } from "../Kit/elements.js";
import { significant } from "../Kit/numbers.js";
import { Plot, rangeOf } from "../Kit/plot.js";

const HEIGHT = 132;
// A path has hundreds of numbers: more curves than these cannot be told apart.
export const MOST_NUMBERS = 6;
const COLORS = [0, 1, 2, 3, 5, 6].map((index) => `var(--curve-${index})`);
// Red, green and blue look like themselves.
const COLORS_OF_COLORS = [1, 2, 0, 3].map((index) => `var(--curve-${index})`);
const DASHES = [undefined, "7 4", "2 4", "10 3 2 3", "4 2", "1 5"];
const UNITS = new Map([
  ["Position", "points"], ["X Position", "points"], ["Y Position", "points"], ["Anchor Point", "points"], ["Size", "points"],
  ["Stroke Width", "points"], ["Path", "points"], ["Scale", "%"], ["Opacity", "%"], ["Rotation", "degrees"], ["Skew", "degrees"],
  ["Skew Axis", "degrees"], ["Color", "0 to 1"], ["Start", "%"], ["End", "%"], ["Time Remap", "seconds"],
]);

/** A plot of a property. `onSeek(frame)` and `onRemove()` are the reader's. */
export class Channel {
  #heading;
  #state;
  #plot;
  #outputs = [];
  #frames = [];
  #curves = [];
  #left = 0;

  constructor(keyPath, { onSeek, onRemove }) {
    this.keyPath = keyPath;
    this.#state = element("span", { class: "muted small" }, "reading …");
    this.#heading = element("header", {}, element("h3", { class: "code" }, keyPath), this.#state,
      iconButton("remove", `Remove ${keyPath}`, onRemove));
    this.#plot = new Plot({ label: `${keyPath}, by frames`, height: HEIGHT, onSeek });
    // A slider without a value is none.
    this.#plot.element.hidden = true;
    this.element = element("section", { class: "channel" }, this.#heading, this.#plot.element);
  }

  /** A function that reads a few frames with each call, as work of the background; `onDone()` once they are read. */
  reading(animation, onDone) {
    const frames = animation.wholeFrames;
    const rows = [];
    return () => {
      const values = animation.values(this.keyPath, frames[rows.length]);
      if (!values || values.length === 0) return this.#showNone();
      rows.push(values);
      if (rows.length % 50 === 0) setText(this.#state, `reading ${rows.length} of ${frames.length} frames`);
      if (rows.length < frames.length) return true;
      this.#take(frames, rows);
      onDone();
      return false;
    };
  }

  /** Puts the cursor at a frame. */
  point(frame) {
    if (this.#curves.length === 0) return;
    const index = Math.min(Math.max(Math.floor(frame - this.#frames[0] + 1e-6), 0), this.#frames.length - 1);
    const values = this.#curves.map(({ ys }) => ys[index]);
    values.forEach((value, index) => setText(this.#outputs[index], significant(value)));
    this.#plot.point(frame, values, `frame ${significant(frame)}: ${values.map((value) => significant(value)).join(", ")}`);
  }

  #showNone() {
    setText(this.#state, "has no numbers");
    return false;
  }

  #take(frames, rows) {
    const count = Math.max(...rows.map((row) => row.length));
    const names = numberNames(this.keyPath, count);
    const colors = isColor(this.keyPath) ? COLORS_OF_COLORS : COLORS;
    this.#frames = frames;
    this.#left = count - names.length;
    this.#curves = names.map((_, index) => ({
      xs: frames, ys: Float64Array.from(rows, (row) => row[index] ?? NaN), color: colors[index], dash: DASHES[index],
    }));
    this.#showLegend(names);
    this.#plot.element.hidden = false;
    this.#plot.draw({
      x: { lower: frames[0], upper: Math.max(frames.at(-1), frames[0] + 1), label: "frame" },
      y: { ...rangeOf(this.#curves.map(({ ys }) => ys)), label: UNITS.get(lastName(this.keyPath)) },
      curves: this.#curves,
    });
  }

  #showLegend(names) {
    this.#outputs = names.map(() => element("span", { class: "value" }));
    this.#state.replaceChildren(...names.map((name, index) =>
      element("span", { class: "number" }, lineSample(this.#curves[index]), name, " ", this.#outputs[index])));
    if (this.#left > 0) this.#state.append(element("span", {}, `and ${this.#left} more numbers`));
  }
}

function lineSample({ color, dash }) {
  return svgElement("svg", { class: "line", viewBox: "0 0 24 4", "aria-hidden": "true" },
    svgElement("path", { d: "M0 2H24", style: `stroke: ${color}`, "stroke-dasharray": dash }));
}

function lastName(keyPath) { return keyPath.slice(keyPath.lastIndexOf(".") + 1); }

// By After Effects' name for it, as the library gives numbers alone.
function isColor(keyPath) { return /colou?r$/i.test(lastName(keyPath)); }

function numberNames(keyPath, count) {
  if (count === 1) return [""];
  if (isColor(keyPath) && count <= 4) return ["red", "green", "blue", "alpha"].slice(0, count);
  if (lastName(keyPath) === "@matrix") return ["a", "b", "c", "d", "e", "f"];
  if (count <= 3) return ["x", "y", "z"].slice(0, count);
  return Array.from({ length: Math.min(count, MOST_NUMBERS) }, (_, index) => String(index + 1));
}
