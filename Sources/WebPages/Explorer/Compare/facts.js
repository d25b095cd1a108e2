// The motions in numbers: their current values, and the facts of the whole motions.

import { element, setAttributes, setText } from "../../Kit/elements.js";
import { beyondNoise, extremesOf, formatted, placesFor } from "../../Kit/numbers.js";
import { lineSample, styleOf } from "../line-sample.js";

// The columns of the table. Where less is better, the least number is highlighted among those that are comparable by `less`: of
// parts all are, of times those in seconds, of speeds those over comparable times and between comparable values.
const COLUMNS = [
  { head: "Settles", unit: "s", hint: "from then on within a thousandth of the distance", of: settling, less: "time" },
  { head: "Perceptual", unit: "s", hint: "the perceptual duration 2π/ω of a spring; the duration of a curve", of: perceptual },
  { head: "Least", unit: "", hint: "the least value", of: (entry, seconds) => extrema(entry, seconds).least, scale: distance },
  {
    head: "Greatest", unit: "", hint: "the greatest value", of: (entry, seconds) => extrema(entry, seconds).greatest,
    scale: distance,
  },
  {
    head: "Overshoot", unit: "%", hint: "beyond the end, or before the start, in hundredths of the distance", of: overshoot,
    less: "part", scale: () => 100,
  },
  { head: "Peak speed", unit: "/s", hint: "the greatest speed", of: (entry) => peakSpeed(entry), less: "speed" },
  { head: "Acceleration", unit: "/s²", hint: "the greatest acceleration", of: peak("peakAcceleration", 2), less: "speed" },
  { head: "Jerk", unit: "/s³", hint: "the greatest jerk: less of it is calmer", of: peak("peakJerk", 3), less: "speed" },
];

export class FactsTable {
  #body;
  #rows = [];

  constructor() {
    this.#body = element("tbody");
    const heads = COLUMNS.map(({ head, unit, hint }) =>
      element("th", { scope: "col", title: hint }, head, " ", element("small", {}, unit)));
    this.element = element("section", { class: "card numbers" },
      element("header", {}, element("h2", {}, "Numbers"),
        element("p", { class: "muted small" }, "Bold: the least of what can be compared.")),
      element("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": "The motions in numbers" },
        element("table", { class: "fact-table" },
          element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Motion"),
            element("th", { scope: "col" }, "Value"), element("th", { scope: "col" }, "Velocity"), heads)),
          this.#body)));
  }

  /** Shows the motions of a scale anew; `seconds` is how long they are drawn. */
  draw({ entries, hasOneUnit }, seconds) {
    const cells = entries.map((entry) => COLUMNS.map(({ of, less, scale }) => {
      const number = of(entry, seconds);
      const isCompared = less === "part" || (less && (less === "time" || hasOneUnit) && hasComparableTime(entry, entries));
      return { text: beyondNoise(number, scale?.(entry) ?? 0), compared: isCompared ? number : null };
    }));
    const least = COLUMNS.map((_, column) => leastOf(cells.map((row) => row[column].compared)));
    while (this.#rows.length < entries.length) this.#append();
    while (this.#rows.length > entries.length) this.#rows.pop().element.remove();
    this.#rows.forEach((row, index) => showEntry(row, entries[index], cells[index], least));
  }

  /** Shows the values and velocities of the motions at the present time. */
  point(states) {
    states.forEach(({ entry, value, velocity }, index) => {
      if (!this.#rows[index]) return;
      const [first, second] = this.#rows[index].now;
      setText(first, formatted(value, placesFor(greatestEnd(entry))));
      setText(second, beyondNoise(velocity, peakSpeed(entry) ?? 0));
    });
  }

  // Rows stay as they are while a motion changes: making them anew is most of the work.
  #append() {
    const name = element("span");
    const [now, cells] = [2, COLUMNS.length].map((count) => Array.from({ length: count }, () => element("td")));
    const row = element("tr", {}, element("th", { scope: "row" }, lineSample(), name), now, cells);
    this.#rows.push({ element: row, name, now, cells });
    this.#body.append(row);
  }
}

function showEntry(row, entry, cells, least) {
  setAttributes(row.element, { style: styleOf(entry) });
  setAttributes(row.name, { title: entry.text, class: entry.name === "" ? "code" : "" });
  setText(row.name, entry.title);
  row.cells.forEach((cell, column) => {
    const { text, compared } = cells[column];
    setText(cell, text);
    cell.classList.toggle("least", compared !== null && compared === least[column]);
  });
}

// The page chooses how long a curve without a duration takes: it is compared only with others of its kind.
function hasComparableTime({ meaning }, entries) {
  return meaning === "seconds" || entries.every((entry) => entry.meaning === meaning);
}

function distance({ ends: [from, to] }) { return Math.abs(to - from); }
function greatestEnd({ ends }) { return Math.max(...ends.map(Math.abs)); }

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

const peakSpeed = peak("peakSpeed", 1);

// A peak of a motion whose unit of time takes several seconds is less by powers of them.
function peak(name, order) {
  return ({ facts, unit }) => (facts[name] === undefined ? null : facts[name] / unit ** order);
}
