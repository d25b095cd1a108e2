// A place on the stage: a scene, moved by a motion, and the motion's name.

import { element, setText } from "../../Kit/elements.js";
import { limited } from "../../Kit/numbers.js";

// A motion that runs away leaves the stage, and needs no place beyond.
const FARTHEST = 20;

export class Well {
  #scene;
  #entry = null;
  #name = element("span");
  #note = element("span");

  constructor(Scene) {
    this.#scene = new Scene();
    this.#scene.element.setAttribute("aria-hidden", "true");
    this.element = element("figure", { class: "stage-well" }, this.#scene.element,
      element("figcaption", { class: "small" }, this.#name, this.#note));
  }

  /** The motion that moves it from now on, its name, and a note beside that. */
  take(entry, name, note = "") {
    this.#entry = entry;
    this.element.style.setProperty("--curve", entry.color);
    setText(this.#name, name);
    setText(this.#note, note);
  }

  show(time) {
    const [from, to] = this.#entry.ends;
    this.#scene.show((delay = 0) => {
      const part = to === from ? 0 : (this.#entry.value(Math.max(time - delay, 0)) - from) / (to - from);
      return Number.isFinite(part) ? limited(part, -FARTHEST, FARTHEST) : 0;
    });
  }
}
