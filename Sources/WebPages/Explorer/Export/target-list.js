// The list of the systems; one is chosen.

import { element, newId } from "../../Kit/elements.js";
import { targetGroups } from "./targets.js";

/** Radio buttons in groups, so that arrow keys move through all of them. `onChoose(value)` is the reader's choice. */
export class TargetList {
  #inputs = new Map();

  constructor(onChoose) {
    const name = newId("target");
    const groups = targetGroups().map(({ label, targets }) => {
      const id = newId("group");
      return element("div", { role: "radiogroup", "aria-labelledby": id }, element("h3", { id }, label),
        targets.map((target) => this.#button(target, name, onChoose)));
    });
    this.element = element("div", { class: "targets", role: "group", "aria-label": "Written for" }, groups);
  }

  set value(value) {
    for (const [own, input] of this.#inputs) input.checked = own === value;
  }

  #button({ value, label }, name, onChoose) {
    const input = element("input", { type: "radio", class: "unseen", name, value, onchange: () => onChoose(value) });
    this.#inputs.set(value, input);
    return element("label", {}, input, element("span", {}, label));
  }
}
