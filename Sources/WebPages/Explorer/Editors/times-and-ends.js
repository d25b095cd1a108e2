// What stands around a motion: the duration and the delay of a curve, and the values between which it moves.

import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { significant } from "../../Kit/numbers.js";
import { isCurve, takesEnds } from "../notation.js";

export class TimesAndEnds {
  #hasDuration;
  #without = element("span", { class: "muted small" });
  #times;
  #curve;
  #ends;
  #duration;
  #delay;
  #from;
  #to;
  #unit = 1;

  /** `onChange({ duration, delay, from, to }, isLive)` is told what differs; a duration of undefined is none. */
  constructor(onChange) {
    this.#hasDuration = element("input", {
      type: "checkbox", onchange: () => onChange({ duration: this.#hasDuration.checked ? this.#unit : undefined, delay: 0 }, false),
    });
    this.#duration = new NumberControl({
      label: "Duration", unit: "s", least: 0, greatest: 3, places: 3, allowed: [0, Infinity], hint: "0 is none",
      // At 0 a curve is one without a duration; not while it is dragged, as the slider would vanish.
      onInput: (duration, isLive) => onChange({ duration: duration === 0 && !isLive ? undefined : duration }, isLive),
    });
    this.#delay = new NumberControl({
      label: "Delay", unit: "s", least: 0, greatest: 2, places: 3, onInput: (delay, isLive) => onChange({ delay }, isLive),
    });
    this.#from = new NumberControl({ label: "From", places: 4, hasSlider: false, onInput: (from, isLive) => onChange({ from }, isLive) });
    this.#to = new NumberControl({ label: "To", places: 4, hasSlider: false, onInput: (to, isLive) => onChange({ to }, isLive) });
    this.#times = element("div", { class: "stack" }, this.#duration.element, this.#delay.element);
    this.#curve = element("div", { class: "stack" },
      element("div", {},
        element("label", {}, this.#hasDuration, "Has a duration of its own"), element("br"), this.#without),
      this.#times);
    this.#ends = element("div", { class: "two" }, this.#from.element, this.#to.element);
    this.element = element("div", { class: "stack" }, this.#curve, this.#ends);
  }

  show({ parts, unit }, seconds) {
    this.#unit = seconds;
    this.#curve.hidden = !isCurve(parts.kind);
    this.#ends.hidden = !takesEnds(parts);
    const isTimed = parts.duration !== undefined;
    this.#hasDuration.checked = isTimed;
    this.#times.hidden = !isTimed;
    setText(this.#without, isTimed ? "" : `Without one it goes from progress 0 to 1; this page shows that in ${significant(unit)} s.`);
    this.#duration.value = parts.duration ?? 0;
    this.#delay.value = parts.delay ?? 0;
    this.#from.value = parts.from;
    this.#to.value = parts.to;
  }
}
