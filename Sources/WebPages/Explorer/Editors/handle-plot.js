// A curve with points that are moved by mouse, finger and keys.

import { element, setAttributes, svgElement } from "../../Kit/elements.js";
import { limited, significant } from "../../Kit/numbers.js";
import { Frame, viewOf } from "./frame.js";

const LEAST_WIDTH = 220;
const MOST_HEIGHT = 400;
const STEP = 0.01;

/**
 * A plot from progress to value with handles.
 *
 * `draw` takes `{ xs, ys, color, points: [[x, y]], labels, arms }`: the curve, the points with their labels, and the lines below
 * them as pairs of points. `onMove(index, [x, y], isLive)` is the reader's move of a point, with x from 0 to 1;
 * `onAdd([x, y])` a double click beside the points, and `onRemove(index)` the key Delete.
 */
export class HandlePlot {
  #frame = new Frame();
  #svg;
  #curve = svgElement("path", { class: "curve chosen" });
  #arms = svgElement("path", { class: "arms" });
  #group = svgElement("g");
  #handles = [];
  #drawn = null;
  #dragged = null;
  #isStepping = false;
  #events;

  constructor({ label, onMove, onAdd = null, onRemove = null }) {
    this.#events = { onMove, onRemove };
    this.#svg = svgElement("svg", { role: "group", "aria-label": label }, this.#frame.element, this.#curve, this.#arms, this.#group);
    this.element = element("div", { class: "plot handle-plot" }, this.#svg);
    if (onAdd) {
      this.#svg.addEventListener("dblclick", (event) => {
        if (event.target.closest(".handle")) return;
        const box = this.#svg.getBoundingClientRect();
        const { x, y } = this.#frame.at(event.clientX - box.left, event.clientY - box.top);
        onAdd([rounded(x), rounded(y)]);
      });
    }
    new ResizeObserver(() => this.#resized()).observe(this.element);
  }

  draw(content) {
    this.#drawn = content;
    const { xs, ys, color, points, labels, arms = [] } = content;
    const values = [Math.min(...ys), Math.max(...ys), ...points.map(([, y]) => y)];
    // While a point is held the view grows and does not shrink, so that nothing flickers.
    const view = viewOf(values, this.#dragged ? this.#frame.view : undefined);
    const isNew = view.lower !== this.#frame.view.lower || view.upper !== this.#frame.view.upper;
    this.#frame.view = view;
    if (isNew || this.#frame.width === 0) this.#measure();
    setAttributes(this.#curve, { d: this.#frame.path(xs, ys), style: `stroke: ${color}` });
    setAttributes(this.#arms, { d: arms.map((pair) => this.#frame.path(...columns(pair))).join("") });
    this.#place(points, labels, color);
  }

  focus(index) { this.#handles[index]?.focus(); }

  #measure() {
    const frame = this.#frame;
    const width = Math.max(this.element.clientWidth, LEAST_WIDTH);
    const height = Math.min(width, MOST_HEIGHT);
    [frame.width, frame.height] = [width, height];
    setAttributes(this.#svg, { viewBox: `0 0 ${width} ${height}`, height });
    frame.draw();
  }

  #place(points, labels, color) {
    while (this.#handles.length < points.length) this.#append();
    while (this.#handles.length > points.length) this.#handles.pop().remove();
    points.forEach(([x, y], index) => {
      setAttributes(this.#handles[index], {
        transform: `translate(${this.#frame.x(x).toFixed(1)} ${this.#frame.y(y).toFixed(1)})`, style: `--curve: ${color}`,
        "aria-label": labels[index], "aria-valuenow": x, "aria-valuetext": `x ${significant(x)}, y ${significant(y)}`,
      });
    });
  }

  #append() {
    const index = this.#handles.length;
    const handle = svgElement("g", {
      class: "handle", tabindex: 0, role: "slider", "aria-valuemin": 0, "aria-valuemax": 1,
      onpointerdown: (event) => this.#grab(event), onpointermove: (event) => this.#drag(event),
      onpointerup: (event) => this.#drop(event), onpointercancel: (event) => this.#drop(event),
      // A finger on it does not scroll: touch-action has no effect within SVG.
      ontouchstart: (event) => event.preventDefault(),
      onkeydown: (event) => this.#step(event, index), onkeyup: () => this.#rest(index), onblur: () => this.#rest(index),
    },
    svgElement("circle", { class: "reach" }), svgElement("circle", { class: "ring", r: 12 }),
    svgElement("circle", { class: "knob", r: 7 }));
    this.#handles.push(handle);
    this.#group.append(handle);
  }

  // MARK: Pointers

  #grab(event) {
    if (event.button !== 0 || this.#dragged) return;
    event.preventDefault();
    const index = this.#nearest(event, this.#handles.indexOf(event.currentTarget));
    // Another handle may lie below the one that was hit; it gets all further events.
    const handle = this.#handles[index];
    if (event.isTrusted) handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    // Moves are measured by the scale at the start: a view that grows does not carry the point away from the hand.
    this.#dragged = {
      index, pointer: event.pointerId, start: this.#drawn.points[index], unit: this.#frame.unit,
      from: [event.clientX, event.clientY], last: null,
    };
  }

  #drag(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { index, start, unit, from } = this.#dragged;
    const x = rounded(limited(start[0] + (event.clientX - from[0]) / unit.x, 0, 1));
    const y = rounded(start[1] - (event.clientY - from[1]) / unit.y);
    this.#dragged.last = [x, y];
    this.#events.onMove(index, [x, y], true);
  }

  #drop(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { index, last } = this.#dragged;
    this.#dragged = null;
    if (last) this.#events.onMove(index, last, false);
    if (this.#drawn) this.draw(this.#drawn);
  }

  #nearest(event, hit) {
    const box = this.#svg.getBoundingClientRect();
    const distance = ([x, y]) =>
      Math.hypot(this.#frame.x(x) - (event.clientX - box.left), this.#frame.y(y) - (event.clientY - box.top));
    const { points } = this.#drawn;
    return points.reduce((best, point, index) => (distance(point) < distance(points[best]) - 1e-6 ? index : best), hit);
  }

  // MARK: Keys

  #step(event, index) {
    if ((event.key === "Delete" || event.key === "Backspace") && this.#events.onRemove) {
      event.preventDefault();
      this.#events.onRemove(index);
      return;
    }
    const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 * STEP : STEP;
    const [x, y] = this.#drawn.points[index];
    this.#isStepping = true;
    this.#events.onMove(index, [
      Number(limited(x + direction[0] * step, 0, 1).toFixed(4)), Number((y + direction[1] * step).toFixed(4)),
    ], true);
  }

  // A key that is held repeats: all its steps are undone as one.
  #rest(index) {
    if (!this.#isStepping) return;
    this.#isStepping = false;
    this.#events.onMove(index, this.#drawn.points[index], false);
  }

  #resized() {
    if (!this.#drawn || this.element.clientWidth === 0 || this.element.clientWidth === this.#frame.width) return;
    this.#measure();
    this.draw(this.#drawn);
  }
}

function rounded(number) { return Number(number.toFixed(2)); }

function columns(points) { return [points.map(([x]) => x), points.map(([, y]) => y)]; }
