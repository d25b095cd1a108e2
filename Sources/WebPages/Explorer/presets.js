import { element } from "../Kit/elements.js";

export class PresetList {
  constructor(state) {
    this.element = element("section", { class: "card" }, element("h2", {}, "Presets"));
  }
}
