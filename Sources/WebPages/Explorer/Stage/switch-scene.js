// A switch that goes on.

import { element } from "../../Kit/elements.js";
import { limited } from "../../Kit/numbers.js";

export class SwitchScene {
  #light = element("div", { class: "scene-light" });
  #knob = element("div", { class: "scene-knob" });
  element = element("div", { class: "scene" }, element("div", { class: "scene-switch" }, this.#light, this.#knob));

  show(progress) {
    const part = progress();
    // The knob is as wide as its way.
    this.#knob.style.transform = `translateX(${(100 * part).toFixed(3)}%)`;
    this.#light.style.opacity = limited(part, 0, 1).toFixed(3);
  }
}
