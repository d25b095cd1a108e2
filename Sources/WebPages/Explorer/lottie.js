// The explorer's view of Lottie animations: the player, and files that are dropped on it.

import { acceptFilesOn } from "../Kit/drop.js";
import { element } from "../Kit/elements.js";
import { LottiePlayer } from "../Player/lottie-player.js";

export class LottieView {
  #player = new LottiePlayer();
  #state;

  constructor(state) {
    this.#state = state;
    this.element = element("section", { class: "stack", "aria-label": "Lottie" },
      element("p", { class: "muted small" },
        "Drop a Lottie animation on this view to play it. It stays in this page: it is not sent anywhere, and not in the address."),
      this.#player.element);
    acceptFilesOn(this.element, (name, text) => this.#player.open(name, text));
    // For views that are given a file which is none of theirs. Returns whether it is a Lottie animation.
    state.openLottie = (name, text) => this.#open(name, text);
  }

  set isShown(isShown) { this.#player.isShown = isShown; }

  #open(name, text) {
    const isOpened = this.#player.open(name, text);
    if (isOpened) this.#state.set({ view: "lottie" });
    return isOpened;
  }
}
