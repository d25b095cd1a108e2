// How long the timeline takes, how often it plays, and the properties that it has not yet.

import { element, symbol } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { PROPERTIES } from "./properties.js";
import { ALLOWED_DURATION, ALLOWED_REPEAT } from "./timeline.js";

/** `onChange(changes, isLive)` takes changes of the timeline; `onAdd(property)` a property to add. */
export class TimingControls {
  #duration;
  #repeat;
  #forever;
  #alternate;
  #properties;

  constructor({ onChange, onAdd }) {
    const field = (label, options) => new NumberControl({ label, hasSlider: false, ...options });
    this.#duration = field("Duration", {
      unit: "s", places: 2, allowed: ALLOWED_DURATION, hint: "The keys keep their parts of it",
      onInput: (duration, isLive) => onChange({ duration }, isLive),
    });
    this.#repeat = field("Plays", {
      unit: "×", places: 1, allowed: ALLOWED_REPEAT, onInput: (repeat, isLive) => onChange({ repeat }, isLive),
    });
    this.#forever = checkbox("For ever", (isChecked) => onChange({ repeat: isChecked ? "infinity" : 1 }, false));
    this.#alternate = checkbox("There and back", (isAlternating) => onChange({ isAlternating }, false));
    this.#properties = PROPERTIES.map((property) => ({
      ...property, button: element("button", {
        type: "button", class: "plain small", "aria-label": `Add ${property.label}`, onclick: () => onAdd(property),
      }, symbol("add"), ` ${property.label}`),
    }));
    this.element = element("div", { class: "timeline-controls row" },
      this.#duration.element, this.#repeat.element, this.#forever.element, this.#alternate.element);
    this.adding = element("div", { class: "adding row", role: "group", "aria-label": "Add a property" },
      this.#properties.map(({ button }) => button));
  }

  show({ duration, repeat, isAlternating, tracks }) {
    this.#duration.value = duration;
    const isForever = repeat === "infinity";
    this.#repeat.value = isForever ? NaN : repeat;
    this.#repeat.isDisabled = isForever;
    this.#forever.input.checked = isForever;
    this.#alternate.input.checked = isAlternating;
    const names = tracks.map(({ name }) => name);
    for (const { name, button } of this.#properties) button.hidden = names.includes(name);
    this.adding.hidden = this.#properties.every(({ name }) => names.includes(name));
  }
}

function checkbox(label, onCheck) {
  const input = element("input", { type: "checkbox", onchange: () => onCheck(input.checked) });
  return { input, element: element("label", {}, input, label) };
}
