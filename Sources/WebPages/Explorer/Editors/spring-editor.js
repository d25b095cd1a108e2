// The editor of a spring. It shows all forms of the spring's numbers; a change of one form updates the others.

import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { formatted, significant } from "../../Kit/numbers.js";
import { formOf, SPRING_FORMS, springOf } from "./spring-forms.js";

export class SpringEditor {
  #onChange;
  #forms;
  #velocity;
  #regime = element("p", {});
  #perceptual = element("dd");
  #settling = element("dd");
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
    this.element = element("div", { class: "stack" },
      element("dl", { class: "facts-pair" },
        element("div", {}, element("dt", {}, "Perceptual duration"), this.#perceptual),
        element("div", {}, element("dt", {}, "Settling duration"), this.#settling)),
      this.#regime,
      this.#forms.map(({ form, controls }) => element("fieldset", { class: "form", title: form.hint },
        element("legend", {}, form.title), controls.map((control) => control.element))),
      element("fieldset", { class: "form" }, element("legend", {}, "At the start"), this.#velocity.element));
  }

  show(entry) {
    this.#entry = entry;
    const { facts, parts } = entry;
    for (const { form, controls } of this.#forms) {
      form.parameters.forEach(({ of }, index) => { controls[index].value = of(facts); });
    }
    this.#velocity.value = parts.velocity ?? 0;
    setText(this.#perceptual, `${formatted(facts.response, 3)} s`);
    setText(this.#settling, facts.settlingDuration === Infinity ? "never" : `${formatted(facts.settlingDuration, 3)} s`);
    setText(this.#regime, inWords(facts));
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

function inWords({ regime, overshoot, peakTime }) {
  const beyond = overshoot > 0 && peakTime !== undefined
    ? `overshoots by ${significant(100 * overshoot, 3)} % of the distance, at ${formatted(peakTime, 3)} s` : "does not overshoot";
  // In the order of the library's regimes.
  return ["Undamped: swings for ever.", `Underdamped: ${beyond}.`, `Critically damped: ${beyond}.`, `Overdamped: ${beyond}.`][regime];
}
