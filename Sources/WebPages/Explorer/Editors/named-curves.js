// The cubic-beziers that have a name in the notation, to choose from.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { element } from "../../Kit/elements.js";
import { groupOf } from "../preset-groups.js";
import { opened } from "./samples.js";

export class NamedCurves {
  #none = element("option", { value: "" }, "none: numbers of its own");
  #isFilled = false;

  constructor({ id, onChoose }) {
    this.element = element("select", { id, onchange: () => { if (this.element.value !== "") onChoose(this.element.value); } },
      this.#none);
  }

  set value(name) {
    if (!this.#isFilled) this.#fill();
    this.element.value = name ?? "";
  }

  #fill() {
    this.#isFilled = true;
    const groups = new Map();
    for (const name of Motion.names()) {
      // Two names for one curve are there once: the one that the library prints.
      if (!opened(name, ({ parts }) => parts.kind === "cubic-bezier" && parts.name === name)) continue;
      const { title } = groupOf(name);
      if (!groups.has(title)) groups.set(title, element("optgroup", { label: title }));
      groups.get(title).append(element("option", { value: name }, name));
    }
    this.element.append(...groups.values());
  }
}
