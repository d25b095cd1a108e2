// The motions in numbers: where they are now, and what they are like as a whole.

import { element, setText } from "../../Kit/elements.js";
import { formatted, significant } from "../../Kit/numbers.js";

// What is better the less of it there is: the least of a column is set off.
const COLUMNS = [
  { head: "Settles", unit: "s", hint: "from then on within a thousandth of the distance", of: settling, isLess: true },
  { head: "Perceptual", unit: "s", hint: "the perceptual duration 2π/ω of a spring; the duration of a curve", of: perceptual },
  { head: "Overshoot", unit: "%", hint: "beyond the end, or before the start, in hundredths of the distance", of: overshoot, isLess: true },
  { head: "Peak speed", unit: "/s", hint: "the greatest speed, in value units per second", of: peak("peakSpeed", 1), isLess: true },
  { head: "Acceleration", unit: "/s²", hint: "the greatest acceleration", of: peak("peakAcceleration", 2), isLess: true },
  { head: "Jerk", unit: "/s³", hint: "the greatest jerk: less of it is calmer", of: peak("peakJerk", 3), isLess: true },
];

export class FactsTable {
  #state;
  #body;
  #now = [];

  constructor(state) {
    this.#state = state;
    this.#body = element("tbody");
    const heads = COLUMNS.map(({ head, unit, hint }) =>
      element("th", { scope: "col", title: hint }, head, " ", element("small", {}, unit)));
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "In numbers"), element("p", { class: "muted small" }, "The least of a column is bold.")),
      element("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": "The motions in numbers" },
        element("table", { class: "facts" },
          element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Motion"),
            element("th", { scope: "col" }, "Value"), element("th", { scope: "col" }, "Velocity"), heads)),
          this.#body)));
  }

  draw() {
    const { shown } = this.#state;
    const numbers = shown.map((entry) => COLUMNS.map(({ of }) => of(entry)));
    const least = COLUMNS.map(({ isLess }, column) => (isLess && shown.length > 1 ? leastOf(numbers.map((row) => row[column])) : null));
    this.#now = shown.map(() => [element("td"), element("td")]);
    this.#body.replaceChildren(...shown.map((entry, row) => element("tr", { style: `--curve: ${entry.color}` },
      element("th", { scope: "row" }, element("span", { class: "swatch" }), element("span", { class: "code" }, entry.text)),
      this.#now[row],
      numbers[row].map((number, column) => cell(number, number !== null && number === least[column])))));
  }

  /** Shows the values and velocities of the motions at the present time. */
  point(states) {
    states.forEach(({ value, velocity }, row) => {
      const [first, second] = this.#now[row] ?? [];
      if (!first) return;
      setText(first, formatted(value, 3));
      setText(second, significant(velocity, 3));
    });
  }
}

function cell(number, isLeast) {
  const text = number === null ? "–" : significant(number, 3);
  return element("td", {}, isLeast ? element("strong", {}, text) : text);
}

// Null where all are equal: then none is better.
function leastOf(numbers) {
  const known = numbers.filter((number) => number !== null && Number.isFinite(number));
  const least = Math.min(...known);
  return known.length > 1 && known.some((number) => number > least) ? least : null;
}

function settling(entry) {
  return entry.isEndless ? Infinity : entry.end;
}

function perceptual({ facts, unit, meaning }) {
  if (meaning === "x") return null;
  return facts.response ?? facts.duration ?? (meaning === "progress" ? unit : null);
}

// The facts are those of a motion from 0 to 1, whatever its ends.
function overshoot({ facts }) {
  if (typeof facts.overshoot === "number") return 100 * facts.overshoot;
  if (typeof facts.maximum !== "number") return null;
  return 100 * Math.max(facts.maximum - 1, -facts.minimum, 0);
}

// A peak of a motion whose unit of time takes several seconds is less by powers of them.
function peak(name, order) {
  return ({ facts, unit }) => (typeof facts[name] === "number" ? facts[name] / unit ** order : facts[name] === null ? Infinity : null);
}
