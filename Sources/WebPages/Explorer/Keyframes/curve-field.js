// The curve between two keys: the notation, and what is often taken.

import { element } from "../../Kit/elements.js";
import { TextField } from "./text-field.js";
import { HOLD } from "./timeline.js";

const CURVES = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "ease-out-back"];
const SPRINGS = ["spring(1 100 10)", "spring(1 200 14)", "spring(1 100 20)"];

/** `motions(isCurve)` lists the notations of the page's motions, of all or of the curves alone, which paths take. */
export class CurveField {
  #field;
  #select;
  #groups;
  #filled = "";
  #curve = "";

  constructor({ label, motions, onChange, isOfPath = false }) {
    const betweenKeys = isOfPath ? [] : [["Between keys", [HOLD]], ["Springs", SPRINGS]];
    this.#groups = () => [["Curves", CURVES], ...betweenKeys, ["Motions", motions(isOfPath)]].filter(([, curves]) => curves.length > 0);
    this.#select = element("select", {
      "aria-label": `${label}, from a list`, onfocus: () => this.#fill(),
      onchange: () => { if (this.#select.value !== "") this.#field.take(this.#select.value); },
    });
    this.#field = new TextField({ label, onChange, beside: this.#select });
    this.element = this.#field.element;
  }

  show(curve) {
    this.#curve = curve;
    this.#field.show(curve);
    this.#fill();
  }

  #fill() {
    const groups = this.#groups();
    if (groups.join() !== this.#filled) {
      this.#filled = groups.join();
      this.#select.replaceChildren(element("option", { value: "" }, "other"), ...groups.map(([label, curves]) =>
        element("optgroup", { label }, curves.map((curve) => element("option", { value: curve }, curve)))));
    }
    this.#select.value = groups.some(([, curves]) => curves.includes(this.#curve)) ? this.#curve : "";
  }
}
