// A card that is laid on a table from the side.

import { element } from "../../Kit/elements.js";

/** Like each scene an `element`; `show(progress)` moves it, and `progress(delay)` is that of the motion, 0 to 1 and beyond. */
export class CardScene {
  #card = element("div", { class: "scene-card" },
    element("div", { class: "scene-picture" }), element("b", { class: "scene-line" }), element("i", { class: "scene-line scene-short" }));
  element = element("div", { class: "scene scene-table" }, element("div", { class: "scene-place" }), this.#card);

  show(progress) {
    const left = 1 - progress();
    this.#card.style.transform = `translateX(${(70 * left).toFixed(3)}cqw) rotate(${(14 * left).toFixed(3)}deg)`;
  }
}
