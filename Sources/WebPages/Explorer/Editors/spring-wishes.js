// What a spring's motion does, as fields: each takes a wish, which the library solves for a motion from rest.

import { element } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { sixDigits } from "../motion-source.js";

const HINT = "A wish is for a motion from rest: it takes the initial velocity away";

export class SpringWishes {
  #entry = null;
  #overshoot;
  #settling;
  #speed;

  /** `onChange(base)` takes the spring alone. */
  constructor(onChange) {
    const wish = (label, unit, places, numbers) => new NumberControl({
      label, unit, places, hint: HINT, hasSlider: false,
      onInput: (value) => onChange({ kind: "spring", numbers: numbers(value) }),
    });
    this.#overshoot = wish("Overshoot", "%", 3, (percent) => ({ overshoot: sixDigits(percent / 100), ...this.#pace }));
    this.#settling = wish("Settles", "s", 3, (settlingDuration) => ({ ...this.#shape, settlingDuration }));
    this.#speed = wish("Peak speed", "/s", 2, (speed) => ({ ...this.#ratio, peakSpeed: speed / this.#distance }));
    this.element = element("fieldset", { class: "form three" }, element("legend", { class: "unseen" }, "Wishes"),
      [this.#overshoot, this.#settling, this.#speed].map((field) => field.element));
  }

  show(entry) {
    this.#entry = entry;
    this.#overshoot.value = 100 * entry.progress.facts.overshoot;
    this.#settling.value = entry.facts.settlingDuration;
    this.#speed.value = entry.facts.peakSpeed;
  }

  // An undamped spring, which never settles, keeps its response.
  get #pace() {
    const { settlingDuration, response } = this.#entry.facts;
    return Number.isFinite(settlingDuration) ? { settlingDuration: sixDigits(settlingDuration) } : { response: sixDigits(response) };
  }

  // The overshoot of a motion from rest is kept exactly; without one the damping ratio is.
  get #shape() {
    const { overshoot } = this.#entry.progress.facts;
    return overshoot > 0 && !this.#entry.parts.velocity ? { overshoot: sixDigits(overshoot) } : this.#ratio;
  }

  get #ratio() { return { dampingRatio: sixDigits(this.#entry.facts.dampingRatio) }; }

  get #distance() {
    const [from, to] = this.#entry.ends;
    return Math.abs(to - from);
  }
}
