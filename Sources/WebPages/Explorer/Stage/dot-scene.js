// A dot on a line, with room for overshoot beyond both ends.

import { element } from "../../Kit/elements.js";

export class DotScene {
  #dot = element("div", { class: "scene-dot" });
  element = element("div", { class: "scene" }, element("div", { class: "scene-way" }, this.#dot));

  // The way is 64 hundredths of the stage.
  show(progress) { this.#dot.style.transform = `translateX(${(64 * progress()).toFixed(3)}cqw)`; }
}
