// One of a few: radio buttons side by side.

import { element, newId } from "./elements.js";

/** A group of radio buttons in one row: `options` are `{ value, label, hint }`. `onChoose(value)` is the reader's choice. */
export class Choice {
  #inputs = new Map();

  constructor({ label, isLabelHidden = false, options, value, onChoose }) {
    const name = newId("choice");
    const buttons = options.map((option) => {
      const input = element("input", {
        type: "radio", name, value: option.value, onchange: () => onChoose(option.value),
      });
      this.#inputs.set(option.value, input);
      return element("label", { title: option.hint }, input, element("span", {}, option.label));
    });
    this.element = element("fieldset", { class: "choice" },
      element("legend", { class: isLabelHidden ? "unseen" : null }, label), element("div", {}, buttons));
    if (value !== undefined) this.value = value;
  }

  get value() {
    for (const [value, input] of this.#inputs) if (input.checked) return value;
    return null;
  }

  set value(value) {
    for (const [own, input] of this.#inputs) input.checked = own === value;
  }
}
