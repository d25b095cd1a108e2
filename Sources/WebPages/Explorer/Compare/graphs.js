// Value and velocity over time, and one over the other: all shown motions on the same axes.

import { Plot, rangeOf } from "../../Kit/plot.js";
import { Choice } from "../../Kit/choice.js";
import { element } from "../../Kit/elements.js";
import { significant } from "../../Kit/numbers.js";

const LABELS = { seconds: "seconds", progress: "progress", x: "x" };

export class Graphs {
  #state;
  #plots;
  #note;
  #choice;
  #axis = { seconds: 1, unit: 1 };

  /** Calls `onSeek` with the seconds that the reader points at. */
  constructor(state, onSeek) {
    this.#state = state;
    const seek = (x) => onSeek(x * this.#axis.unit);
    this.#plots = {
      value: new Plot({ label: "Values over time", height: 300, onSeek: seek }),
      velocity: new Plot({ label: "Velocities over time", height: 190, onSeek: seek }),
      phase: new Plot({ label: "Velocities over values", height: 240 }),
    };
    this.#choice = new Choice({
      label: "Below the values", isLabelHidden: true,
      options: [{ value: "velocity", label: "Velocity" }, { value: "phase", label: "Phase" }, { value: "none", label: "Nothing" }],
      onChoose: (below) => state.set({ below: below === "velocity" ? undefined : below }),
    });
    this.#note = element("p", { class: "muted small" });
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Over time"), this.#choice.element),
      this.#plots.value.element, this.#plots.velocity.element, this.#plots.phase.element, this.#note);
  }

  /** The seconds that the axes of time have. */
  get seconds() { return this.#axis.seconds; }

  /** Draws the motions anew. */
  draw() {
    const { shown, selected } = this.#state;
    this.#axis = axisOf(shown);
    const { seconds, unit, label } = this.#axis;
    const below = this.#state.setting("below", "velocity");
    this.#choice.value = below;
    const samples = shown.map((entry) => entry.samples(seconds));
    const x = { lower: 0, upper: seconds / unit, label };
    const look = (entry) => ({ color: entry.color, isChosen: entry === selected });
    const times = samples.map(({ times }) => (unit === 1 ? times : times.map((time) => time / unit)));
    const values = samples.map(({ values }) => values);
    const velocities = samples.map(({ velocities }) => (unit === 1 ? velocities : velocities.map((velocity) => velocity * unit)));
    this.#plots.value.draw({
      x, y: { ...rangeOf(values, ...shown.length ? [] : [0, 1]), label: "value" },
      curves: shown.map((entry, index) => ({ ...look(entry), xs: times[index], ys: values[index] })),
    });
    const speeds = { ...usualRange(velocities), label: `per ${label === LABELS.seconds ? "second" : label}` };
    this.#show("velocity", below, {
      x, y: speeds, curves: shown.map((entry, index) => ({ ...look(entry), xs: times[index], ys: velocities[index] })),
    });
    this.#show("phase", below, {
      x: { ...rangeOf(values), label: "value" }, y: speeds,
      curves: shown.map((entry, index) => ({ ...look(entry), xs: values[index], ys: velocities[index] })),
    });
    this.#note.textContent = this.#axis.note;
    this.#note.hidden = this.#axis.note === "";
  }

  #show(name, below, content) {
    this.#plots[name].element.hidden = below !== name;
    if (below === name) this.#plots[name].draw(content);
  }

  /** Puts the cursors at a time in seconds; `states` has the value and the velocity of each motion there. */
  point(seconds, states) {
    const { unit } = this.#axis;
    const x = seconds / unit;
    const values = states.map(({ value }) => value);
    const velocities = states.map(({ velocity }) => velocity * unit);
    const said = (numbers) => [`${significant(x, 3)} ${this.#axis.label}`,
      ...numbers.map((number, index) => `${states[index].entry.text} ${significant(number, 3)}`)].join(", ");
    this.#plots.value.point(x, values, said(values));
    const below = this.#state.setting("below", "velocity");
    if (below === "velocity") this.#plots.velocity.point(x, velocities, said(velocities));
    if (below !== "phase") return;
    this.#plots.phase.place(states.map(({ entry }, index) => ({ x: values[index], y: velocities[index], color: entry.color })));
  }
}

// Motions share an axis in their own unit only if they have the same one; else all take their time in seconds.
function axisOf(entries) {
  const seconds = Math.max(0, ...entries.map(({ end }) => end)) || 1;
  const meanings = new Set(entries.map(({ meaning }) => meaning));
  const endless = entries.some(({ isEndless }) => isEndless) ? "A motion that never comes to rest is shown for three seconds. " : "";
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
