// The nearest spring and Bézier to the selected motion, for systems that have nothing else.

import { element, setText } from "../../Kit/elements.js";
import { FitList } from "./fit-list.js";
import { nearestMotions } from "./fits.js";
import { freeColors } from "./recording-card.js";

const ADD = { spring: "Add this spring", "cubic-bezier": "Add this curve" };

export class NearestCard {
  #state;
  #fitList;
  #note;
  #fitted = { key: "", rows: [] };

  constructor(state) {
    this.#state = state;
    this.#note = element("span");
    const source = element("p", { class: "source small muted" }, element("span", { class: "swatch" }), this.#note);
    this.#fitList = new FitList(state, "The selected motion and the nearest ones over time");
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "The nearest spring and Bézier")),
      element("div", { class: "stack" }, source, this.#fitList.element));
  }

  show() {
    const entry = this.#state.selected;
    this.element.hidden = entry === null || entry.isEndless;
    if (this.element.hidden) return;
    const source = entry.samples(entry.end);
    const key = `${entry.notation} ${entry.unit}`;
    if (key !== this.#fitted.key) {
      for (const { motion } of this.#fitted.rows) motion?.close();
      const kinds = ["spring", "cubic-bezier"].filter((kind) => kind !== entry.parts.kind);
      this.#fitted = { key, rows: nearestMotions(source, kinds) };
    }
    setText(this.#note, `To ${entry.notation}, measured at ${source.times.length} times.`);
    const colors = freeColors(entry);
    const rows = this.#fitted.rows.map((row, index) => ({ ...row, color: colors[index], dash: "7 5", canAdd: ADD[row.kind] }));
    this.#fitList.show({ ...source, color: entry.color, isDots: false }, rows);
  }
}
