// The editor of a cubic-bezier: two handles, four numbers, and the curves that have a name.

import { element, newId } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { HandlePlot } from "./handle-plot.js";
import { NamedCurves } from "./named-curves.js";
import { curveSamples } from "../samples.js";

const NUMBERS = ["x1", "y1", "x2", "y2"];

export class CurveEditor {
  #plot;
  #fields;
  #names;
  #points = [];

  /** `onChange(base, isLive)` takes the curve alone. */
  constructor(onChange) {
    const change = (points, isLive) => onChange(curve(points), isLive);
    this.#plot = new HandlePlot({
      label: "The curve from progress to value, with two handles",
      onMove: (index, point, isLive) => change(replaced(this.#points, 2 * index, point), isLive),
    });
    this.#fields = NUMBERS.map((label, index) => new NumberControl({
      label, places: 3, hasSlider: false, allowed: index % 2 === 0 ? [0, 1] : undefined,
      onInput: (value, isLive) => change(replaced(this.#points, index, [value]), isLive),
    }));
    const id = newId("named");
    this.#names = new NamedCurves({ id, onChoose: (name) => onChange(name, false) });
    this.element = element("div", { class: "stack" },
      this.#plot.element,
      element("p", { class: "muted small" }, "Drag the handles, or use the arrow keys."),
      element("div", { class: "four" }, this.#fields.map((field) => field.element)),
      element("div", { class: "labelled" }, element("label", { for: id }, "Named curve"), this.#names.element));
  }

  show({ parts, color }) {
    this.#points = parts.points;
    const [x1, y1, x2, y2] = parts.points;
    this.#plot.draw({
      ...curveSamples(curve(parts.points)), color, points: [[x1, y1], [x2, y2]], labels: ["First handle", "Second handle"],
      arms: [[[0, 0], [x1, y1]], [[1, 1], [x2, y2]]],
    });
    this.#fields.forEach((field, index) => { field.value = parts.points[index]; });
    this.#names.show(parts.points);
  }
}

function curve(points) { return { kind: "cubic-bezier", numbers: points }; }

function replaced(points, from, numbers) {
  const changed = [...points];
  changed.splice(from, numbers.length, ...numbers);
  return changed;
}
