import { element } from "../Kit/elements.js";

export class LottieView {
  isShown = false;

  constructor(state) {
    this.element = element("section", { class: "card" }, element("h2", {}, "LottieView"));
  }
}
