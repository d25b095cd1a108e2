// The cubic-beziers that have a name in the notation, to choose from.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { element } from "../../Kit/elements.js";
import { groupOf } from "../preset-groups.js";
import { opened } from "../motion-source.js";

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
    const groups = new Map();
    for (const name of Motion.names()) {
      const { kind, points } = opened(name, ({ parts }) => parts);
      // Several names of one curve are there once, as the first of them.
      if (kind !== "cubic-bezier" || this.#names.has(points.join())) continue;
      this.#names.set(points.join(), name);
      const { title } = groupOf(name);
      if (!groups.has(title)) groups.set(title, element("optgroup", { label: title }));
      groups.get(title).append(element("option", { value: name }, name));
    }
    this.element.append(...groups.values());
  }
}
