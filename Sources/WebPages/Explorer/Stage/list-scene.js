// A list whose rows come one after another.

import { element } from "../../Kit/elements.js";

const ROWS = 5;
/** The seconds between two rows. */
const STAGGER = 0.04;

export class ListScene {
  /** The seconds by which its last row is later than the motion. */
  static delay = STAGGER * (ROWS - 1);
  #rows = Array.from({ length: ROWS }, () => element("div", { class: "scene-row" },
    element("div", { class: "scene-face" }), element("b", { class: "scene-line" }), element("i", { class: "scene-line" })));
  element = element("div", { class: "scene" }, element("div", { class: "scene-list" }, this.#rows));

  show(progress) {
    this.#rows.forEach((row, index) => {
      row.style.transform = `translateX(${(100 * (1 - progress(STAGGER * index))).toFixed(3)}cqw)`;
    });
  }
}
