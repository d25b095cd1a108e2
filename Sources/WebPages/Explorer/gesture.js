// The view with a card to flick, and the same gesture at other frame rates.

import { element } from "../Kit/elements.js";
import { FlickCard } from "./Gesture/flick-card.js";
import { RatesCard } from "./Gesture/rates-card.js";

export class GestureView {
  #rates;
  #flick;
  #isShown = false;

  constructor(state) {
    this.#rates = new RatesCard(state);
    this.#flick = new FlickCard(state, (gesture) => { this.#rates.ownGesture = gesture; });
    this.element = element("div", { class: "gesture stack" }, this.#flick.element, this.#rates.element);
  }

  get isShown() { return this.#isShown; }
  set isShown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#flick.isShown = isShown;
    this.#rates.isShown = isShown;
  }
}
