// The explorer's view of Lottie animations: the player.

import { element } from "../Kit/elements.js";
import { LottiePlayer } from "../Player/lottie-player.js";

export class LottieView {
  #player;

  constructor(state) {
    this.#player = new LottiePlayer({ onFile: (name, text) => state.takeFile(name, text) });
    this.element = element("section", { class: "stack", "aria-label": "Lottie" },
      element("p", { class: "muted small" }, "It stays in this page."),
      this.#player.element);
    // For whoever takes the files of the page.
    state.openLottie = (name, text) => this.#player.open(name, text);
  }

  set isShown(isShown) { this.#player.isShown = isShown; }
}
