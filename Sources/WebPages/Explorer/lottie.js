// The explorer's view of Lottie animations: the player.

import { element } from "../Kit/elements.js";
import { LottiePlayer } from "../Player/lottie-player.js";
import { Search } from "./searches.js";

export class LottieView {
  #state;
  #player;
  #isShown = false;

  constructor(state) {
    this.#state = state;
    this.#player = new LottiePlayer({
      onFile: (name, text) => state.takeFile(name, text),
      onColors: (text, isLive) => this.#choose(text, isLive), newSearch: () => new Search(),
    });
    this.element = element("section", { class: "stack", "aria-label": "Lottie" },
      element("p", { class: "muted small" }, "It stays in this page."),
      this.#player.element);
    // For whoever takes the files of the page.
    state.openLottie = (name, text) => {
      this.#player.open(name, text);
      this.#color();
    };
    state.subscribe(() => this.#color());
  }

  set isShown(isShown) {
    this.#isShown = isShown;
    this.#player.isShown = isShown;
    this.#color();
  }

  // The colours belong to a document, which is not in the address: to another one they are not applied.
  #choose(text, isLive) {
    const settings = { "lottie.document": text ? this.#player.name : undefined, "lottie.colors": text || undefined };
    this.#state.set(settings, { isLive });
  }

  #color() {
    if (!this.#isShown) return;
    const isOfDocument = this.#state.setting("lottie.document") === this.#player.name;
    this.#player.colors = isOfDocument ? this.#state.setting("lottie.colors", "") : "";
  }
}
