import { element } from "../Kit/elements.js";

export class CompareView {
  isShown = false;

  constructor(state) {
    this.element = element("section", { class: "card" }, element("h2", {}, "CompareView"));
  }
}
