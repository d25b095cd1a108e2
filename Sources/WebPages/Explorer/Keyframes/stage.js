// A card that moves by the timeline, within a stage that holds its whole way.

import { element, setAttributes, svgElement } from "../../Kit/elements.js";
import { extremesOf } from "../../Kit/numbers.js";

const CARD = { width: 132, height: 84 };
const MARGIN = 12;

export class KeyframeStage {
  #path = svgElement("path");
  #way = svgElement("svg", { class: "stage-way" }, this.#path);
  #card = element("div", { class: "stage-card" }, element("i"), element("i"), element("i"));
  #world = element("div", { class: "stage-world" }, this.#way, this.#card);
  #bounds = null;
  #size = null;

  constructor() {
    this.element = element("div", { class: "keyframe-stage", "aria-hidden": "true" }, this.#world);
    // Measured when the layout changes, as reading it in each frame would lay the page out.
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = contentRect;
      this.#fit();
    }).observe(this.element);
  }

  /** Shows a path, which may be none, and makes room for the places of the card: arrays of their x and y. */
  show(path, xs, ys) {
    setAttributes(this.#path, { d: path ?? "" });
    this.#bounds = [extremesOf(xs, 0, 0), extremesOf(ys, 0, 0)];
    this.#fit();
  }

  /** Puts the card at a place, turned by an angle in radians. */
  move({ x, y, angle, scale, opacity }) {
    const { style } = this.#card;
    style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${angle.toFixed(4)}rad) scale(${scale.toFixed(4)})`;
    style.opacity = opacity.toFixed(3);
  }

  // The middle of all places is that of the stage; it shrinks where they do not fit.
  #fit() {
    if (!this.#size || !this.#bounds) return;
    const [across, down] = this.#bounds;
    const fit = ([least, greatest], room, own) => Math.max(room - own - 2 * MARGIN, own) / Math.max(greatest - least, 1);
    const scale = Math.min(1, fit(across, this.#size.width, CARD.width), fit(down, this.#size.height, CARD.height));
    const [x, y] = this.#bounds.map(([least, greatest]) => -scale * (least + greatest) / 2);
    this.#world.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
  }
}
