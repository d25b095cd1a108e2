// Value and velocity over time, and one over the other: all shown motions on the same axes.

import { Plot, rangeOf } from "../../Kit/plot.js";
import { element } from "../../Kit/elements.js";
import { significant } from "../../Kit/numbers.js";
import { excerpt } from "../excerpt.js";
import { optionOf, settingChoice } from "../setting-choice.js";
import { placesOfNames } from "./line-names.js";

// Of a name beside its line.
const MOST_LETTERS = 18;
const BELOW = [
  { value: "velocity", label: "Velocity" }, { value: "phase", label: "Phase", hint: "Velocities over values" },
  { value: "difference", label: "Difference", hint: "From the selected motion" }, { value: "none", label: "Off" },
];
const VALUES = [
  { value: "progress", label: "Progress", hint: "All between 0 and 1, as their ends differ" }, { value: "units", label: "Units" },
];
const LABELS = { seconds: "seconds", progress: "progress", x: "x" };

/** `value` is the plot of the values; `element` has what stands below it. */
export class Graphs {
  #state;
  #plots;
  #note;
  #below;
  #values;
  // The motion from which the others differ, by its index.
  #reference = 0;
  #axis = { seconds: 1, unit: 1 };

  /** Calls `onSeek` with the seconds that the reader points at. */
  constructor(state, onSeek) {
    this.#state = state;
    const plot = (label, height, onSeek) => new Plot({ label, height, onSeek, placesOfNames });
    const seek = (x) => onSeek(x * this.#axis.unit);
    this.#plots = {
      value: plot("Values over time", 240, seek), velocity: plot("Velocities over time", 190, seek),
      phase: plot("Velocities over values", 240), difference: plot("Differences over time", 190, seek),
    };
    this.#below = settingChoice(state, "Below the values", "below", BELOW, true);
    this.#values = settingChoice(state, "Values", "values", VALUES, true);
    this.#note = element("p", { class: "muted small" });
    const { value, ...below } = this.#plots;
    this.value = value.element;
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Over time"), this.#values.element, this.#below.element),
      Object.values(below).map((plot) => plot.element), this.#note);
  }

  /** The seconds that the axes of time have. */
  get seconds() { return this.#axis.seconds; }

  /** Draws the motions of a scale anew. */
  draw({ entries, chosen, isProgress, isChoice }) {
    this.#axis = axisOf(entries);
    this.#reference = Math.max(chosen, 0);
    const { seconds, unit, label } = this.#axis;
    this.#below.value = this.#shownBelow;
    this.#values.element.hidden = !isChoice;
    this.#values.value = isProgress ? "progress" : "units";
    const samples = entries.map((entry) => entry.samples(seconds));
    const x = { lower: 0, upper: seconds / unit, label };
    const times = samples.map(({ times }) => (unit === 1 ? times : times.map((time) => time / unit)));
    const values = samples.map(({ values }) => values);
    const velocities = samples.map(({ velocities }) => (unit === 1 ? velocities : velocities.map((velocity) => velocity * unit)));
    const value = isProgress ? "progress" : "value";
    const curves = (xs, ys) => entries.map((entry, index) => ({
      color: entry.color, dash: entry.dash, name: nameOf(entry), isChosen: index === chosen,
      xs: xs[index], ys: ys[index],
    }));
    const range = { ...rangeOf(values, ...entries.length ? [] : [0, 1]), label: value };
    this.#plots.value.draw({ x, y: range, curves: curves(times, values) });
    const speeds = { ...usualRange(velocities), label: `per ${label === LABELS.seconds ? "second" : label}` };
    this.#show("velocity", () => ({ x, y: speeds, curves: curves(times, velocities) }));
    this.#show("phase", () => ({ x: { ...rangeOf(values), label: value }, y: speeds, curves: curves(values, velocities) }));
    this.#show("difference", () => {
      const differences = values.map((own) => own.map((number, index) => number - values[this.#reference][index]));
      const y = { ...rangeOf(differences), label: `${value} less ${nameOf(entries[this.#reference])}` };
      return { x, y, curves: curves(times, differences) };
    });
    this.#note.textContent = this.#axis.note;
    this.#note.hidden = this.#axis.note === "";
  }

  get #shownBelow() { return optionOf(BELOW, this.#state.setting("below")).value; }

  #show(name, content) {
    const isShown = this.#shownBelow === name;
    this.#plots[name].element.hidden = !isShown;
    if (isShown) this.#plots[name].draw(content());
  }

  /** Puts the cursors at a time in seconds; `states` has the value and the velocity of each motion there. */
  point(seconds, states) {
    const { unit } = this.#axis;
    const x = seconds / unit;
    const values = states.map(({ value }) => value);
    const velocities = states.map(({ velocity }) => velocity * unit);
    const said = (numbers) => [`${significant(x, 3)} ${this.#axis.label}`,
      ...numbers.map((number, index) => `${states[index].entry.title} ${significant(number, 3)}`)].join(", ");
    const point = (name, numbers) => this.#plots[name].point(x, numbers, said(numbers));
    point("value", values);
    const below = this.#shownBelow;
    if (below === "velocity") point("velocity", velocities);
    if (below === "difference") point("difference", values.map((value) => value - values[this.#reference]));
    if (below === "phase") {
      this.#plots.phase.place(states.map(({ entry }, index) => ({ x: values[index], y: velocities[index], color: entry.color })));
    }
  }
}

function nameOf(entry) { return excerpt(entry?.title ?? "", MOST_LETTERS); }

// Motions share an axis in their own unit only if they have the same one; else all take their time in seconds.
function axisOf(entries) {
  const seconds = Math.max(0, ...entries.map(({ end }) => end)) || 1;
  const meanings = new Set(entries.map(({ meaning }) => meaning));
  const endless = entries.some(({ isEndless }) => isEndless) ? "Endless motions are shown for 3 s. " : "";
  if (meanings.size === 1) {
    const [meaning] = meanings;
    return { seconds, unit: entries[0].unit, label: LABELS[meaning], note: endless };
  }
  const withoutDuration = entries.find(({ meaning }) => meaning !== "seconds");
  const note = withoutDuration ? `Curves without a duration take ${significant(withoutDuration.unit)} s here.` : "";
  return { seconds, unit: 1, label: LABELS.seconds, note: endless + note };
}

// The range of velocities without the few that are far beyond all others: a curve may be vertical at a point.
function usualRange(arrays) {
  const usual = arrays.map((array) => {
    const sizes = array.map(Math.abs).filter(Number.isFinite).sort();
    const limit = 4 * (sizes[Math.floor(0.97 * (sizes.length - 1))] ?? 0);
    return limit > 0 ? array.filter((velocity) => Math.abs(velocity) <= limit) : array;
  });
  return rangeOf(usual, 0, 0);
}
