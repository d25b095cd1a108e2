// The explorer's view of Lottie animations: the player.

import { element } from "../Kit/elements.js";
import { LottiePlayer } from "../Player/lottie-player.js";

export class LottieView {
  #player = new LottiePlayer();
  #state;

  constructor(state) {
    this.#state = state;
    this.element = element("section", { class: "stack", "aria-label": "Lottie" },
      element("p", { class: "muted small" },
        "An animation stays in this page: it is not sent anywhere, and not in the address."),
      this.#player.element);
    // For whoever takes the files of the page.
    state.openLottie = (name, text) => this.#open(name, text);
  }

  set isShown(isShown) { this.#player.isShown = isShown; }

  #open(name, text) {
    // Shown in any case, as the player says there why it is no animation.
    this.#player.open(name, text);
    this.#state.set({ view: "lottie" });
  }
}
