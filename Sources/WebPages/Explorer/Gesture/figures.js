// Numbers with their names, and the legend of a plot's lines.

import { element, setText } from "../../Kit/elements.js";

/** A list of numbers: `rows` are `{ name, label, hint }`. */
export class Figures {
  #values = new Map();

  constructor(rows) {
    this.element = element("dl", { class: "figures numbers" }, rows.map(({ name, label, hint }) => {
      const value = element("dd", {}, "–");
      this.#values.set(name, value);
      return element("div", { title: hint }, element("dt", {}, label), value);
    }));
  }

  /** Sets some of them: `show({ name: text })`. */
  show(texts) {
    for (const [name, text] of Object.entries(texts)) setText(this.#values.get(name), text);
  }
}

/** A list of lines: `{ label, color, isDashed }`. */
export function legend(lines) {
  return element("ul", { class: "legend small" }, lines.map(({ label, color, isDashed }) =>
    element("li", {}, element("i", { class: isDashed ? "dashed" : null, style: `border-color: ${color}` }), label)));
}
