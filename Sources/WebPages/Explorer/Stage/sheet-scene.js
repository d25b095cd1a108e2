// A sheet that comes from the bottom over the screen of a telephone.

import { element } from "../../Kit/elements.js";
import { limited } from "../../Kit/numbers.js";

export class SheetScene {
  #shade = element("div", { class: "scene-shade" });
  #sheet = element("div", { class: "scene-sheet" },
    element("div", { class: "scene-grip" }), element("b", { class: "scene-line" }), element("i", { class: "scene-line" }),
    element("i", { class: "scene-line scene-short" }), element("div", { class: "scene-action" }));
  element = element("div", { class: "scene" },
    element("div", { class: "scene-phone" },
      Array.from({ length: 3 }, () => element("div", { class: "scene-tile" })), this.#shade, this.#sheet));

  show(progress) {
    const part = progress();
    this.#sheet.style.transform = `translateY(${(100 * (1 - part)).toFixed(3)}%)`;
    this.#shade.style.opacity = limited(part, 0, 1).toFixed(3);
  }
}
