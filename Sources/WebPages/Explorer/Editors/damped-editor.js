// The editor of the damped oscillation 1 − e^(−decay·x)·cos(frequency·x).

import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { significant } from "../../Kit/numbers.js";

export class DampedEditor {
  #decay;
  #frequency;
  #formula = element("p", { class: "code" });
  #domain = element("p", { class: "muted small" });

  /** `onChange(base, isLive)` takes the oscillation alone. */
  constructor(onChange) {
    const numbers = () => ({ decay: this.#decay.value, frequency: this.#frequency.value });
    const change = (isLive) => onChange({ kind: "damped", numbers: numbers() }, isLive);
    this.#decay = new NumberControl({
      label: "Decay", least: 0, greatest: 20, places: 2, hint: "How fast the swing dies down", onInput: (_, isLive) => change(isLive),
    });
    this.#frequency = new NumberControl({
      label: "Frequency", unit: "rad", least: 0, greatest: 100, places: 2, hint: "Radians of the swing while x goes from 0 to 1",
      onInput: (_, isLive) => change(isLive),
    });
    this.element = element("div", { class: "stack" }, this.#formula, this.#decay.element, this.#frequency.element, this.#domain);
  }

  show({ parts, facts }) {
    this.#decay.value = parts.decay;
    this.#frequency.value = parts.frequency;
    setText(this.#formula, `1 − e^(−${significant(parts.decay)}x) · cos(${significant(parts.frequency)}x)`);
    if (parts.duration !== undefined) {
      setText(this.#domain, `x goes from 0 to 1 in ${significant(parts.duration)} s, and ends at ${significant(facts.end)}.`);
      return;
    }
    const rest = facts.settlingDuration === Infinity ? "It does not come to rest."
      : `It is at rest from x = ${significant(facts.settlingDuration)} on.`;
    setText(this.#domain, rest);
  }
}
