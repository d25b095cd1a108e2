// The cubic-beziers that have a name in the notation, to choose from.

import { element } from "../../Kit/elements.js";
import { opened } from "../motion-source.js";
import { groupedNames } from "../named-motions.js";

export class NamedCurves {
  #none = element("option", { value: "" }, "none: numbers of its own");
  #names = new Map();

  constructor({ id, onChoose }) {
    this.element = element("select", { id, onchange: () => { if (this.element.value !== "") onChoose(this.element.value); } },
      this.#none);
  }

  /** Shows the name of a curve with these points, if it has one. */
  show(points) {
    if (this.#names.size === 0) this.#fill();
    this.element.value = this.#names.get(points.join()) ?? "";
  }

  #fill() {
    for (const { title, names } of groupedNames()) {
      const options = names.filter((name) => this.#isNew(name)).map((name) => element("option", { value: name }, name));
      if (options.length > 0) this.element.append(element("optgroup", { label: title }, options));
    }
  }

  // Several names of one curve are there once, as the first of them.
  #isNew(name) {
    const { kind, points } = opened(name, ({ parts }) => parts);
    if (kind !== "cubic-bezier" || this.#names.has(points.join())) return false;
    this.#names.set(points.join(), name);
    return true;
  }
}
