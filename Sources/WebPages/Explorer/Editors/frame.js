// The axes of an editor's plot: progress to the right, the value upwards, and the frame between 0 and 1.

import { svgElement } from "../../Kit/elements.js";
import { formatted, limited, ticks } from "../../Kit/numbers.js";

const LEFT = 38;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 28;
// The view grows by this much of the value, so that it stands still while a point moves within it.
const STRIDE = 0.5;
const ROOM = 0.05;

/** Places on the plot, in pixels of the page, and what is drawn behind all else. */
export class Frame {
  element = svgElement("g");
  width = 0;
  height = 0;
  view = { lower: -STRIDE, upper: 1 + STRIDE };

  /** The pixels of a unit. */
  get unit() {
    return {
      x: this.width - LEFT - RIGHT,
      y: (this.height - TOP - BOTTOM) / (this.view.upper - this.view.lower),
    };
  }

  x(progress) { return LEFT + progress * this.unit.x; }
  y(value) { return TOP + (this.view.upper - value) * this.unit.y; }

  /** The progress and the value of a place in the plot. */
  at(x, y) { return { x: limited((x - LEFT) / this.unit.x, 0, 1), y: this.view.upper - (y - TOP) / this.unit.y }; }

  path(xs, ys) {
    let d = "";
    for (let index = 0; index < xs.length; index++) {
      d += `${index === 0 ? "M" : "L"}${this.x(xs[index]).toFixed(1)} ${this.y(ys[index]).toFixed(1)}`;
    }
    return d;
  }

  draw() {
    const { lower, upper } = this.view;
    const [left, right, top, bottom] = [this.x(0), this.x(1), this.y(upper), this.y(lower)];
    const rows = ticks(lower, upper, 6);
    const parts = [svgElement("rect", { class: "unit", x: left, y: this.y(1), width: right - left, height: this.unit.y })];
    for (const value of rows.values) {
      const at = this.y(value).toFixed(1);
      parts.push(svgElement("path", { class: "grid", d: `M${left} ${at}H${right}` }));
      parts.push(svgElement("text", { x: left - 8, y: Number(at) + 4, "text-anchor": "end" }, formatted(value, rows.places)));
    }
    for (const progress of [0, 0.25, 0.5, 0.75, 1]) {
      const at = this.x(progress).toFixed(1);
      parts.push(svgElement("path", { class: "grid", d: `M${at} ${top}V${bottom}` }));
      // The name of the axis stands between the numbers.
      if (progress * 4 % 2 === 0) parts.push(svgElement("text", { x: at, y: bottom + 18, "text-anchor": "middle" }, String(progress)));
    }
    parts.push(svgElement("text", { x: this.x(0.75), y: bottom + 18, "text-anchor": "middle" }, "progress"));
    parts.push(svgElement("text", { x: left + 6, y: top + 14 }, "value"));
    parts.push(svgElement("path", { class: "linear", d: this.path([0, 1], [0, 1]) }));
    this.element.replaceChildren(...parts);
  }
}

/** The least view of whole strides that holds some values and the usual room around 0 … 1. */
export function viewOf(values, { lower, upper } = { lower: -STRIDE, upper: 1 + STRIDE }) {
  for (const value of values) {
    if (value < lower + ROOM) lower = Math.floor((value - ROOM) / STRIDE) * STRIDE;
    if (value > upper - ROOM) upper = Math.ceil((value + ROOM) / STRIDE) * STRIDE;
  }
  return { lower, upper };
}
