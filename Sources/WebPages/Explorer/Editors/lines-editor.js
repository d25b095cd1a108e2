// The editor of linear(): stops to drag, a table of them, and fewer stops within a tolerance.

import { announce } from "../../Kit/announcements.js";
import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { limited, significant } from "../../Kit/numbers.js";
import { HandlePlot } from "./handle-plot.js";
import { opened } from "../motion-source.js";
import { curveSamples } from "../samples.js";
import { StopsTable } from "./stops-table.js";

const LEAST_STOPS = 2;
// Handles and rows of more stops cost seconds, and no hand finds one.
const MOST_STOPS = 200;

export class LinesEditor {
  #plot;
  #table;
  #tolerance;
  #again;
  #anew;
  #byHand;
  #tooMany = element("p", { class: "muted", hidden: true });
  #count = element("p", { class: "muted small" });
  #onChange;
  #stops = [];
  // The motion that the lines stand for, and the colour of that which they are.
  #source = null;
  #color = null;

  /** `onChange(base, isLive)` takes the linear() alone; `onApproximate(source)` asks for that of a motion. */
  constructor({ onChange, onApproximate }) {
    this.#onChange = onChange;
    this.#plot = new HandlePlot({
      label: "The lines from progress to value, with their stops",
      onMove: (index, stop, isLive) => this.#move(index, stop, isLive),
      onAdd: (stop) => this.#add(stop), onRemove: (index) => this.#remove(index),
    });
    this.#table = new StopsTable({
      onChange: (index, stop) => this.#move(index, stop, false), onRemove: (index) => this.#remove(index),
    });
    this.#tolerance = new NumberControl({
      label: "Tolerance", places: 4, least: 0.0001, greatest: 0.05, value: 0.001, isLogarithmic: true, allowed: [1e-6, 1],
      hint: "How far the lines may be from the motion, as a fraction of the distance",
      onInput: (tolerance, isLive) => { if (!isLive && this.#source) onApproximate(this.#source); },
    });
    this.#again = element("button", { type: "button", onclick: () => onApproximate(this.#source) });
    this.#anew = element("div", { class: "stack" },
      element("h3", {}, "Stops within a tolerance"), this.#tolerance.element, element("div", {}, this.#again));
    this.#byHand = element("div", { class: "stack" },
      this.#plot.element,
      element("p", { class: "muted small" }, "Double click adds a stop, Delete removes it."),
      element("div", { class: "row" },
        element("button", { type: "button", onclick: () => this.#addInGap() }, "Add a stop"), this.#count),
      this.#table.element);
    this.element = element("div", { class: "stack" }, this.#byHand, this.#tooMany, this.#anew);
  }

  get tolerance() { return this.#tolerance.value; }

  /** Keeps the motion that the lines with a colour approximate: the editor can approximate it again, within another tolerance. */
  remember(source, color) {
    this.#source = source;
    this.#color = color;
  }

  show({ parts, color }) {
    if (color !== this.#color) this.remember(null, color);
    this.#stops = parts.stops;
    const isEditable = parts.stops.length <= MOST_STOPS;
    this.#byHand.hidden = !isEditable;
    this.#tooMany.hidden = isEditable;
    if (isEditable) this.#showStops(parts.stops, color);
    else setText(this.#tooMany, `${parts.stops.length} stops: ${MOST_STOPS} are the most that are moved by hand.`);
    this.#anew.hidden = this.#source === null;
    setText(this.#again, this.#source ? `Again from ${opened(this.#source, ({ written }) => written)}` : "");
  }

  #showStops(stops, color) {
    this.#plot.draw({
      ...curveSamples(lines(stops)), color, points: stops, labels: stops.map((_, index) => `Stop ${index + 1}`),
    });
    this.#table.show(stops);
    setText(this.#count, `${stops.length} stops`);
  }

  #move(index, [input, output], isLive) {
    // CSS has inputs that do not descend: a stop stays between its neighbours.
    const least = this.#stops[index - 1]?.[0] ?? -Infinity;
    const greatest = this.#stops[index + 1]?.[0] ?? Infinity;
    this.#change(this.#stops.with(index, [limited(input, least, greatest), output]), isLive);
  }

  #add(stop) {
    const behind = this.#stops.findIndex(([input]) => input > stop[0]);
    const at = behind < 0 ? this.#stops.length : behind;
    this.#change(this.#stops.toSpliced(at, 0, stop), false);
    this.#plot.focus(at);
    announce(`Stop ${at + 1} added at ${significant(100 * stop[0])} %`);
  }

  // On the line in the middle of the widest gap.
  #addInGap() {
    const gaps = this.#stops.slice(1).map(([input], index) => input - this.#stops[index][0]);
    const at = gaps.indexOf(Math.max(...gaps));
    const input = Number((this.#stops[at][0] + gaps[at] / 2).toFixed(4));
    const output = opened({ base: lines(this.#stops) }, (motion) => motion.value(input));
    this.#add([input, Number(output.toFixed(4))]);
  }

  #remove(index) {
    if (this.#stops.length <= LEAST_STOPS) return announce("Two stops are the least.");
    this.#change(this.#stops.toSpliced(index, 1), false);
    this.#plot.focus(Math.min(index, this.#stops.length - 1));
    announce(`Stop ${index + 1} removed`);
  }

  #change(stops, isLive) { this.#onChange(lines(stops), isLive); }
}

function lines(stops) { return { kind: "linear", numbers: stops }; }
