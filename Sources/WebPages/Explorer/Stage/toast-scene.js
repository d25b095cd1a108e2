// A toast over a window.

import { element, symbol } from "../../Kit/elements.js";

export class ToastScene {
  #toast = element("div", { class: "scene-toast" }, symbol("done"), element("span", {}, "Saved"), element("u", {}, "Undo"));
  element = element("div", { class: "scene" },
    element("div", { class: "scene-window" }, Array.from({ length: 4 }, () => element("i", { class: "scene-line" }))), this.#toast);

  show(progress) {
    const part = progress();
    // At its start it is just below the edge.
    this.#toast.style.transform = `translate(-50%, ${(36 * (1 - part)).toFixed(3)}cqh) scale(${(0.8 + 0.2 * part).toFixed(4)})`;
  }
}
