// The motions in numbers: their current values, and the facts of the whole motions.

import { element, setAttributes, setText } from "../../Kit/elements.js";
import { extremesOf, formatted, significant } from "../../Kit/numbers.js";

// The columns of the table. `isLess`: less is better, and the least number of the column is highlighted.
const COLUMNS = [
  { head: "Settles", unit: "s", hint: "from then on within a thousandth of the distance", of: settling, isLess: true },
  { head: "Perceptual", unit: "s", hint: "the perceptual duration 2π/ω of a spring; the duration of a curve", of: perceptual },
  { head: "Least", unit: "", hint: "the least value", of: (entry, seconds) => extrema(entry, seconds).least },
  { head: "Greatest", unit: "", hint: "the greatest value", of: (entry, seconds) => extrema(entry, seconds).greatest },
  { head: "Overshoot", unit: "%", hint: "beyond the end, or before the start, in hundredths of the distance", of: overshoot, isLess: true },
  { head: "Peak speed", unit: "/s", hint: "the greatest speed, in value units per second", of: peak("peakSpeed", 1), isLess: true },
  { head: "Acceleration", unit: "/s²", hint: "the greatest acceleration", of: peak("peakAcceleration", 2), isLess: true },
  { head: "Jerk", unit: "/s³", hint: "the greatest jerk: less of it is calmer", of: peak("peakJerk", 3), isLess: true },
];

export class FactsTable {
  #state;
  #body;
  #rows = [];

  constructor(state) {
    this.#state = state;
    this.#body = element("tbody");
    const heads = COLUMNS.map(({ head, unit, hint }) =>
      element("th", { scope: "col", title: hint }, head, " ", element("small", {}, unit)));
    this.element = element("section", { class: "card numbers" },
      element("header", {}, element("h2", {}, "In numbers"), element("p", { class: "muted small" }, "The least of a column is bold.")),
      element("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": "The motions in numbers" },
        element("table", { class: "fact-table" },
          element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Motion"),
            element("th", { scope: "col" }, "Value"), element("th", { scope: "col" }, "Velocity"), heads)),
          this.#body)));
  }

  /** Shows the motions anew; `seconds` is how long they are drawn. */
  draw(seconds) {
    const { shown } = this.#state;
    const numbers = shown.map((entry) => COLUMNS.map(({ of }) => of(entry, seconds)));
    const least = COLUMNS.map(({ isLess }, column) => (isLess && shown.length > 1 ? leastOf(numbers.map((row) => row[column])) : null));
    while (this.#rows.length < shown.length) this.#append();
    while (this.#rows.length > shown.length) this.#rows.pop().element.remove();
    this.#rows.forEach((row, index) => showEntry(row, shown[index], numbers[index], least));
  }

  /** Shows the values and velocities of the motions at the present time. */
  point(states) {
    states.forEach(({ value, velocity }, index) => {
      if (!this.#rows[index]) return;
      const [first, second] = this.#rows[index].now;
      setText(first, formatted(value, 3));
      setText(second, significant(velocity, 3));
    });
  }

  // Rows stay as they are while a motion changes: making them anew is most of the work.
  #append() {
    const name = element("span", { class: "code" });
    const [now, cells] = [2, COLUMNS.length].map((count) => Array.from({ length: count }, () => element("td")));
    const row = element("tr", {}, element("th", { scope: "row" }, element("span", { class: "swatch" }), name), now, cells);
    this.#rows.push({ element: row, name, now, cells });
    this.#body.append(row);
  }
}

function showEntry({ element: row, name, cells }, entry, numbers, least) {
  setAttributes(row, { style: `--curve: ${entry.color}` });
  setAttributes(name, { title: entry.text });
  setText(name, entry.text);
  cells.forEach((cell, column) => {
    setText(cell, significant(numbers[column], 3));
    cell.classList.toggle("least", numbers[column] !== null && numbers[column] === least[column]);
  });
}

// Null where all are equal: then none is better.
function leastOf(numbers) {
  const known = numbers.filter((number) => number !== null && Number.isFinite(number));
  const least = Math.min(...known);
  return known.length > 1 && known.some((number) => number > least) ? least : null;
}

// A damped oscillation is shown for x from 0 to 1, and may settle later. A duration begins when the motion does.
function settling({ facts, unit, end }) {
  return facts.settlingDuration === undefined ? end : (facts.delay ?? 0) + facts.settlingDuration * unit;
}

function perceptual({ facts, unit, meaning }) {
  if (meaning === "x") return null;
  return facts.response ?? facts.duration ?? (meaning === "progress" ? unit : null);
}

// The samples miss an extremum between two of them, which the facts of curves and springs have.
function extrema(entry, seconds) {
  const { facts } = entry;
  const known = [facts.minimum, facts.maximum].filter((value) => value !== undefined);
  if (facts.peakTime !== undefined) known.push(entry.motion.value(facts.peakTime));
  const [least, greatest] = extremesOf(entry.samples(seconds).values, Math.min(...known), Math.max(...known));
  return { least, greatest };
}

// In parts of the distance, whatever the ends; the facts are in their unit.
function overshoot({ facts, ends: [from, to] }) {
  const distance = Math.abs(to - from);
  if (distance === 0) return null;
  if (facts.overshoot !== undefined) return 100 * facts.overshoot / distance;
  if (facts.maximum === undefined) return null;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return 100 * Math.max(facts.maximum - high, low - facts.minimum, 0) / distance;
}

// A peak of a motion whose unit of time takes several seconds is less by powers of them.
function peak(name, order) {
  return ({ facts, unit }) => (facts[name] === undefined ? null : facts[name] / unit ** order);
}
