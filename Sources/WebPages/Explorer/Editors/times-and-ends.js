// The times and ends of a motion: the duration of a motion over progress, the delay, and the values of its ends.

import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { significant } from "../../Kit/numbers.js";
import { takesDuration, takesEnds } from "../motion-source.js";

export class TimesAndEnds {
  #hasDuration;
  #without = element("span", { class: "muted small" });
  #curve;
  #ends;
  #duration;
  #delay;
  #from;
  #to;
  #unit = 1;

  /** `onChange({ duration, delay, from, to }, isLive)` gets the changed members; an undefined duration is none. */
  constructor(onChange) {
    this.#hasDuration = element("input", {
      type: "checkbox", onchange: () => onChange({ duration: this.#hasDuration.checked ? this.#unit : undefined, delay: 0 }, false),
    });
    this.#duration = new NumberControl({
      label: "Duration", unit: "s", least: 0, greatest: 3, places: 3, allowed: [0, Infinity], hint: "0 is none",
      // At 0 a curve is one without a duration; not while it is dragged, as the slider would vanish.
      onInput: (duration, isLive) => onChange(duration === 0 && !isLive ? { duration: undefined, delay: 0 } : { duration }, isLive),
    });
    this.#delay = new NumberControl({
      label: "Delay", unit: "s", least: 0, greatest: 2, places: 3, onInput: (delay, isLive) => onChange({ delay }, isLive),
    });
    this.#from = new NumberControl({ label: "From", places: 4, hasSlider: false, onInput: (from, isLive) => onChange({ from }, isLive) });
    this.#to = new NumberControl({ label: "To", places: 4, hasSlider: false, onInput: (to, isLive) => onChange({ to }, isLive) });
    this.#curve = element("div", { class: "stack" },
      element("div", {},
        element("label", {}, this.#hasDuration, "Has a duration"), element("br"), this.#without),
      this.#duration.element);
    this.#ends = element("div", { class: "two" }, this.#from.element, this.#to.element);
    this.element = element("div", { class: "stack" }, this.#curve, this.#delay.element, this.#ends);
  }

  show({ parts, unit, meaning }, seconds) {
    this.#unit = seconds;
    this.#curve.hidden = !takesDuration(parts.kind);
    this.#ends.hidden = !takesEnds(parts);
    const isTimed = parts.duration !== undefined;
    this.#hasDuration.checked = isTimed;
    this.#duration.element.hidden = !isTimed;
    this.#delay.element.hidden = meaning !== "seconds";
    const quantity = meaning === "x" ? "x" : "Progress";
    setText(this.#without, isTimed ? "" : `${quantity} 0 to 1 takes ${significant(unit)} s here.`);
    this.#duration.value = parts.duration ?? 0;
    this.#delay.value = parts.delay ?? 0;
    this.#from.value = parts.from;
    this.#to.value = parts.to;
  }
}
