import { element } from "../Kit/elements.js";

export class ExportView {
  isShown = false;

  constructor(state) {
    this.element = element("section", { class: "card" }, element("h2", {}, "ExportView"));
  }
}
