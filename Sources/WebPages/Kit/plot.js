// A plot: axes, curves over them, and a cursor with the values below it.

import { element, setAttributes, svgElement } from "./elements.js";
import { extremesOf, formatted, limited, ticks } from "./numbers.js";

const GUTTER = 46;
// Above the axes stands the name of the upright one.
const TOP = 22;
const BOTTOM = 26;
const RIGHT = 10;
const LEAST_WIDTH = 200;

/**
 * A plot of curves that share their axes.
 *
 * `draw` takes `{ x: { lower, upper, label }, y: { lower, upper, label, isFree }, curves }`, with a curve as
 * `{ xs, ys, color, dash, name, isChosen, isWeak, marks: [{ x, y, label }] }`: arrays of numbers, with gaps where a y is NaN.
 * `point(x, values)` puts the cursor at an x, with a dot at each value; `place(points)` puts a dot at each of `{ x, y, color }`.
 * `onSeek(x)` is the reader's pointer or keys.
 */
export class Plot {
  #svg;
  #axes;
  #lines;
  #names = svgElement("g");
  #cursor;
  #hairline;
  #dots = [];
  #places;
  #placed = [];
  #height;
  #width = 0;
  #drawn = null;
  #axesKey = "";
  // The paths of arrays that are drawn again over the same axes.
  #paths = new WeakMap();
  #onSeek;
  #placesOfNames;
  #at = null;

  /** `placesOfNames(lines, frame)` says where the names of curves stand, in pixels; without it they have none. */
  constructor({ label, height = 240, onSeek = null, placesOfNames = null }) {
    this.#placesOfNames = placesOfNames;
    this.#height = height;
    this.#onSeek = onSeek;
    this.#axes = svgElement("g");
    this.#lines = svgElement("g");
    this.#hairline = svgElement("line", { y1: TOP });
    this.#cursor = svgElement("g", { class: "cursor", visibility: "hidden" }, this.#hairline);
    this.#places = svgElement("g", { class: "cursor" });
    this.#svg = svgElement("svg", { height: "100%", "aria-hidden": "true" }, this.#axes, this.#lines, this.#names, this.#cursor, this.#places);
    // A style sheet may give it another height.
    this.element = element("div", { class: "plot", "aria-label": label, role: onSeek ? "slider" : "img" }, this.#svg);
    this.element.style.setProperty("--plot-height", `${height}px`);
    if (onSeek) this.#listen();
    new ResizeObserver(() => this.#resized()).observe(this.element);
  }

  draw(content) {
    this.#drawn = content;
    // Measured once for each layout, as a scrolling plot is drawn in every frame.
    if (this.#width === 0) this.#measure();
    const { x, y } = content;
    const key = [this.#width, this.#height, x.lower, x.upper, x.label, y.lower, y.upper, y.label].join();
    if (key !== this.#axesKey) {
      this.#axesKey = key;
      this.#paths = new WeakMap();
      this.#svg.setAttribute("viewBox", `0 0 ${this.#width} ${this.#height}`);
      this.#drawAxes(content);
    }
    this.#lines.replaceChildren(...content.curves.flatMap((curve) => this.#drawnCurve(curve)));
    if (this.#placesOfNames) this.#names.replaceChildren(...this.#drawnNames(content.curves));
    if (this.#onSeek) setAttributes(this.element, { "aria-valuemin": content.x.lower, "aria-valuemax": content.x.upper });
    if (this.#at) this.point(...this.#at);
  }

  /** Draws as many curves with other numbers over the same axes, and looks at no layout: for lines that run along. */
  redraw(curves) {
    const lines = this.#lines.querySelectorAll(".curve");
    this.#drawn = { ...this.#drawn, curves: curves.map((curve, index) => ({ ...this.#drawn.curves[index], ...curve })) };
    curves.forEach(({ xs, ys }, index) => lines[index].setAttribute("d", this.#path(xs, ys)));
  }

  /** Puts the cursor at an x, with a dot at each of the curves' values; null hides it. Screen readers read out `text`. */
  point(x, values = [], text = "") {
    this.#at = x === null ? null : [x, values, text];
    const content = this.#drawn;
    this.#cursor.setAttribute("visibility", x === null || !content ? "hidden" : "visible");
    if (x === null || !content) return;
    this.#cursor.setAttribute("transform", `translate(${this.#x(x).toFixed(1)} 0)`);
    const points = values.map((y, index) => ({ x: content.x.lower, y, color: content.curves[index]?.color }));
    this.#show(points, this.#dots, this.#cursor, false);
    if (this.#onSeek) setAttributes(this.element, { "aria-valuenow": x, "aria-valuetext": text });
  }

  /** Puts a dot at each of some points, `{ x, y, color }`. */
  place(points) {
    if (this.#drawn) this.#show(points, this.#placed, this.#places, true);
  }

  // The dots of a group, made as they are needed, and hidden where they are outside of the axes.
  #show(points, dots, group, isAcross) {
    while (dots.length < points.length) {
      dots.push(svgElement("circle", { r: 4 }));
      group.append(dots.at(-1));
    }
    dots.forEach((dot, index) => {
      const point = points[index];
      const isShown = point && this.#isInside(point);
      setAttributes(dot, { visibility: isShown ? "inherit" : "hidden" });
      if (!isShown) return;
      setAttributes(dot, { cy: this.#y(point.y).toFixed(1), style: `fill: ${point.color}` });
      if (isAcross) setAttributes(dot, { cx: this.#x(point.x).toFixed(1) });
    });
  }

  #isInside({ x, y }) {
    const axes = this.#drawn;
    return x >= axes.x.lower && x <= axes.x.upper && y >= axes.y.lower && y <= axes.y.upper;
  }

  /** The x and y of a place on the page. */
  at(clientX, clientY) {
    const box = this.#svg.getBoundingClientRect();
    const { x, y } = this.#drawn;
    const across = (clientX - box.left - GUTTER) / (box.width - GUTTER - RIGHT);
    const down = (clientY - box.top - TOP) / (this.#height - TOP - BOTTOM);
    return { x: x.lower + (x.upper - x.lower) * across, y: y.upper - (y.upper - y.lower) * down };
  }

  /** The place of an x and a y in the plot, in its pixels. */
  placeOf(x, y) { return { x: this.#x(x), y: this.#y(y) }; }

  #x(value) {
    const { lower, upper } = this.#drawn.x;
    return GUTTER + ((value - lower) / (upper - lower)) * (this.#width - GUTTER - RIGHT);
  }

  #y(value) {
    const { lower, upper } = this.#drawn.y;
    return TOP + ((upper - value) / (upper - lower)) * (this.#height - TOP - BOTTOM);
  }

  #drawAxes({ x, y }) {
    const xTicks = ticks(x.lower, x.upper, this.#width < 420 ? 4 : 8);
    const yTicks = ticks(y.lower, y.upper, this.#height < 160 ? 3 : 5);
    const [left, right, top, bottom] = [GUTTER, this.#width - RIGHT, TOP, this.#height - BOTTOM];
    const parts = [];
    this.#hairline.setAttribute("y2", bottom);
    // The name of an axis takes the place of the numbers that it would cover.
    const nameWidth = x.label ? 8 * x.label.length + 24 : 0;
    for (const value of xTicks.values) {
      const at = this.#x(value);
      parts.push(svgElement("path", { class: "grid", d: `M${at.toFixed(1)} ${top}V${bottom}` }));
      if (at <= right - nameWidth) parts.push(svgElement("text", { x: at.toFixed(1), y: bottom + 17, "text-anchor": "middle" }, formatted(value, xTicks.places)));
    }
    for (const value of yTicks.values) {
      const at = this.#y(value);
      const isZero = Math.abs(value) < 1e-12 * (y.upper - y.lower);
      parts.push(svgElement("path", { class: isZero ? "zero" : "grid", d: `M${left} ${at.toFixed(1)}H${right}` }));
      parts.push(svgElement("text", { x: left - 8, y: at + 4, "text-anchor": "end" }, formatted(value, yTicks.places)));
    }
    if (y.label) parts.push(svgElement("text", { x: left, y: top - 9, class: "name" }, y.label));
    if (x.label) parts.push(svgElement("text", { x: right, y: bottom + 17, "text-anchor": "end", class: "name" }, x.label));
    this.#axes.replaceChildren(...parts);
  }

  #drawnCurve({ xs, ys, color, dash, isChosen, isWeak, marks = [] }) {
    const name = ["curve", isChosen && "chosen", isWeak && "weak"].filter(Boolean).join(" ");
    const known = this.#paths.get(ys);
    const d = known?.xs === xs ? known.d : this.#path(xs, ys);
    this.#paths.set(ys, { xs, d });
    const line = svgElement("path", { class: name, d, style: `stroke: ${color}`, "stroke-dasharray": dash });
    const dots = marks.map(({ x, y }) =>
      svgElement("circle", { class: "mark", cx: this.#x(x).toFixed(1), cy: this.#y(y).toFixed(1), r: 4, style: `fill: ${color}` }));
    return [line, ...dots];
  }

  #drawnNames(curves) {
    const lines = curves.map(({ name, xs, ys }) => {
      const points = new Float64Array(2 * xs.length);
      for (let index = 0; index < xs.length; index++) points.set([this.#x(xs[index]), this.#y(ys[index])], 2 * index);
      return { name, points };
    });
    const frame = { left: GUTTER + 4, right: this.#width - RIGHT, top: TOP, bottom: this.#height - BOTTOM };
    return this.#placesOfNames(lines, frame).flatMap((place, index) => (place === null ? [] : svgElement("text", {
      class: "line-name", x: place.x.toFixed(1), y: (place.y + 4).toFixed(1), style: `--curve: ${curves[index].color}`,
    }, curves[index].name)));
  }

  #path(xs, ys) {
    // Far outside it is not drawn: a browser's coordinates have few digits.
    const far = 20 * this.#height;
    let d = "";
    let isDown = false;
    for (let index = 0; index < xs.length; index++) {
      const y = this.#y(ys[index]);
      if (Number.isFinite(y)) d += `${isDown ? "L" : "M"}${this.#x(xs[index]).toFixed(1)} ${limited(y, -far, far).toFixed(1)}`;
      isDown = Number.isFinite(y);
    }
    return d;
  }

  #listen() {
    const { element } = this;
    element.tabIndex = 0;
    const seek = (event) => this.#onSeek(this.#inside(this.at(event.clientX, event.clientY).x));
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (event.isTrusted) element.setPointerCapture(event.pointerId);
      seek(event);
    });
    element.addEventListener("pointermove", (event) => { if (event.buttons === 1) seek(event); });
    element.addEventListener("keydown", (event) => {
      const { lower, upper } = this.#drawn.x;
      const stride = (upper - lower) / (event.shiftKey ? 10 : 100);
      const from = this.#at?.[0] ?? lower;
      const next = {
        ArrowRight: from + stride, ArrowUp: from + stride, ArrowLeft: from - stride, ArrowDown: from - stride,
        PageUp: from + 10 * stride, PageDown: from - 10 * stride, Home: lower, End: upper,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      this.#onSeek(this.#inside(next));
    });
  }

  #inside(x) { return limited(x, this.#drawn.x.lower, this.#drawn.x.upper); }

  // True if its size differs; one that is not shown keeps the size that it had.
  #measure() {
    const [width, height] = [this.#width, this.#height];
    const { clientWidth, clientHeight } = this.element;
    this.#width = Math.max(clientWidth, LEAST_WIDTH);
    this.#height = clientHeight || height;
    return this.#width !== width || this.#height !== height;
  }

  #resized() {
    if (this.#drawn && this.element.clientWidth > 0 && this.#measure()) this.draw(this.#drawn);
  }
}

/** The least range that holds all numbers of some arrays and `least` … `greatest`, with a margin of a twentieth. */
export function rangeOf(arrays, least = Infinity, greatest = -Infinity) {
  let [lower, upper] = [least, greatest];
  for (const array of arrays) [lower, upper] = extremesOf(array, lower, upper);
  if (!(lower <= upper)) return { lower: 0, upper: 1 };
  const margin = upper > lower ? (upper - lower) / 20 : Math.max(Math.abs(upper), 1) / 10;
  return { lower: lower - margin, upper: upper + margin };
}
