// The editor of a spring: its duration and bounce, what it does, and on demand all other forms. A change of one form updates the
// others.

import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { significant } from "../../Kit/numbers.js";
import { formOf, SPRING_FORMS, springOf } from "./spring-forms.js";
import { SpringWishes } from "./spring-wishes.js";

// In the order of the library.
const REGIMES = ["Undamped", "Underdamped", "Critically damped", "Overdamped"];

export class SpringEditor {
  #onChange;
  #forms;
  #velocity;
  #wishes;
  #words = element("p", { class: "spring-words" });
  #entry = null;

  /** `onChange(base, isLive)` takes the spring alone. */
  constructor(onChange) {
    this.#onChange = onChange;
    this.#forms = SPRING_FORMS.map((form) => this.#controls(form));
    this.#velocity = new NumberControl({
      label: "Initial velocity", unit: "1/s", least: -20, greatest: 20, places: 2,
      hint: "Distances per second at the start, towards the target",
      onInput: (velocity, isLive) => this.#push(velocity, isLive),
    });
    this.#wishes = new SpringWishes((base) => onChange(base, false));
    const [first, ...others] = this.#forms.map(({ form, controls }, index) =>
      element("fieldset", { class: "form", title: form.hint },
        element("legend", { class: index === 0 ? "unseen" : null }, form.title), controls.map((control) => control.element)));
    this.element = element("div", { class: "stack" }, first, this.#wishes.element, this.#words,
      element("details", {}, element("summary", {}, "Other numbers"),
        element("div", { class: "stack" }, others, this.#velocity.element)));
  }

  show(entry) {
    this.#entry = entry;
    const { facts, parts } = entry;
    for (const { form, controls } of this.#forms) {
      form.parameters.forEach(({ of }, index) => { controls[index].value = of(facts); });
    }
    this.#velocity.value = parts.velocity ?? 0;
    this.#wishes.show(entry);
    setText(this.#words, inWords(entry.progress.facts));
  }

  #controls(form) {
    const controls = form.parameters.map(({ of, name, ...options }, index) => new NumberControl({
      ...options, onInput: (value, isLive) => this.#change(form, index, value, isLive),
    }));
    return { form, controls };
  }

  // The others of the form stay as they are; those of the other forms follow when the spring is shown.
  #change(form, index, value, isLive) {
    const numbers = form.parameters.map(({ of, least }) => {
      const number = of(this.#entry.facts);
      return Number.isFinite(number) ? number : least;
    });
    this.#onChange(springOf(form, numbers.with(index, value), this.#entry.parts.velocity), isLive);
  }

  #push(velocity, isLive) {
    const form = formOf(this.#entry);
    this.#onChange(springOf(form, form.parameters.map(({ of }) => of(this.#entry.facts)), velocity), isLive);
  }
}

function inWords({ regime, overshoot, peakTime, settlingDuration }) {
  if (settlingDuration === Infinity) return `${REGIMES[regime]}: swings for ever.`;
  return overshoot > 0 && peakTime !== undefined ? `${REGIMES[regime]}: peaks at ${significant(peakTime, 3)} s.` : `${REGIMES[regime]}.`;
}
