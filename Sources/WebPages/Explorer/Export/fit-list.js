// Motions next to the recording or motion that they approximate: a plot, and the error of each.

import { announce } from "../../Kit/announcements.js";
import { element } from "../../Kit/elements.js";
import { evenly, significant } from "../../Kit/numbers.js";
import { Plot, rangeOf } from "../../Kit/plot.js";
import { rangeOfValues } from "./fits.js";
import { targetNamed } from "./targets.js";
import { CopyingMotion } from "./writing.js";

const CURVE_SAMPLES = 256;
// More would be a band, and are drawn as a line.
const MOST_DOTS = 120;
// More points than a screen has columns are thinned to the least and the greatest of so many stretches.
const STRETCHES = 1000;

const ADD = { spring: "Add this spring", "cubic-bezier": "Add this curve" };

/**
 * `show(source, rows)`: the source is `{ times, values, color, isDots }`, a row `{ kind, title, motion, unit, notation, color, dash,
 * distances, problem, note }`; one with a kind can be added, and copied as CSS.
 */
export class FitList {
  #state;
  #plot;
  #rows;
  #copying;
  #subject;

  constructor(state, subject) {
    this.#state = state;
    this.#subject = subject;
    this.#copying = new CopyingMotion(state);
    this.#plot = new Plot({ label: `The ${subject} and the nearest motions over time`, height: 220 });
    this.#rows = element("ul", { class: "fits" });
    this.element = element("div", { class: "fitted stack" }, this.#plot.element, this.#rows);
  }

  show(source, rows) {
    const { times, values, color } = source;
    const end = times[times.length - 1] || 1;
    const xs = evenly(CURVE_SAMPLES, end);
    const curves = rows.filter(({ motion }) => motion).map(({ motion, unit = 1, color: own, dash }) =>
      ({ xs, ys: motion.sample(xs.map((time) => time / unit)), color: own, dash }));
    const isDotted = source.isDots && times.length <= MOST_DOTS;
    const line = isDotted ? { xs: [], ys: [], color, marks: dots(times, values) } : { ...thinned(times, values), color, isWeak: source.isDots };
    this.#plot.draw({
      x: { lower: 0, upper: end, label: "s" }, y: { ...rangeOf([values, ...curves.map(({ ys }) => ys)]), label: "value" },
      curves: [line, ...curves],
    });
    const range = rangeOfValues(values);
    this.#rows.replaceChildren(...rows.map((row) => this.#row(row, range)));
  }

  #row({ kind, title, notation, color, dash, distances, problem, note }, range) {
    return element("li", { style: `--curve: ${color}` },
      element("span", { class: dash ? "swatch dashed-swatch" : "swatch" }),
      element("div", {}, element("h3", {}, title), notation ? element("p", { class: "code clamped" }, notation) : null,
        distances ? element("p", { class: "small muted numbers" }, nearness(distances, range)) : null,
        problem ? element("p", { class: "problem" }, problem) : null, note ? element("p", { class: "small" }, note) : null),
      kind && notation ? element("div", { class: "row" },
        element("button", { type: "button", onclick: () => this.#add(notation) }, ADD[kind]),
        element("button", {
          type: "button", "aria-label": `Copy ${title.toLowerCase()} to the ${this.#subject} as CSS`, onclick: () => this.#copy(notation),
        }, "Copy CSS")) : null);
  }

  #copy(notation) { this.#copying.copy({ source: notation, notation }, targetNamed("css")); }

  #add(notation) {
    try {
      this.#state.add(notation);
      announce(`Added ${notation}`);
    } catch (error) {
      announce(error.message);
    }
  }
}

/** Two colours that are not that of an entry. */
export function freeColors(entry) {
  return [1, 2, 0].map((color) => `var(--curve-${color})`).filter((color) => color !== entry?.color);
}

function nearness({ rootMeanSquare, largest, worstTime }, range) {
  if (largest === 0) return "The same at every time";
  const part = (number) => `${significant(number, 3)} (${significant((100 * number) / range, 2)}\u00A0% of the range)`;
  return `Root mean square ${part(rootMeanSquare)}, largest error ${part(largest)} at ${significant(worstTime, 3)}\u00A0s`;
}

function dots(times, values) {
  return [...values.keys()].filter((row) => Number.isFinite(values[row])).map((row) => ({ x: times[row], y: values[row] }));
}

function thinned(times, values) {
  const stretch = Math.ceil(times.length / STRETCHES);
  if (stretch <= 2) return { xs: times, ys: values };
  const rows = [];
  for (let first = 0; first < times.length; first += stretch) {
    let [least, greatest] = [first, first];
    for (let row = first; row < Math.min(first + stretch, times.length); row++) {
      if (!(values[row] >= values[least])) least = row;
      if (!(values[row] <= values[greatest])) greatest = row;
    }
    rows.push(Math.min(least, greatest), Math.max(least, greatest));
  }
  return { xs: rows.map((row) => times[row]), ys: rows.map((row) => values[row]) };
}
