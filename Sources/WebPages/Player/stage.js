// Where the picture is, and what is behind it.

import { Choice } from "../Kit/choice.js";
import { element } from "../Kit/elements.js";
import { show } from "./patching.js";

// The part that a new time has in what is shown of the cost of a frame.
const WEIGHT = 0.1;
const STYLE = "div { height: 100%; } svg { display: block; width: 100%; height: 100%; }";
const FIRST_COLOR = "#7a9e9f";

/** Draws frames, fitted into the width that there is and a part of the window's height. */
export class Stage {
  /** The milliseconds that a frame takes: the picture, and what the browser makes of it. */
  milliseconds = NaN;
  #picture;
  #area;
  #color;
  #background = "checkerboard";

  constructor() {
    this.#area = element("div", { class: "stage", tabindex: "0", role: "group" });
    // In a shadow tree: identifiers and classes of the document and rules of the page do not meet.
    const root = this.#area.attachShadow({ mode: "open" });
    this.#picture = element("div", {});
    root.append(element("style", {}, STYLE), this.#picture);
    this.#color = element("input", {
      type: "color", value: FIRST_COLOR, "aria-label": "Colour of the background", hidden: true,
      oninput: () => this.#showBackground(),
    });
    const choice = new Choice({
      label: "Background", value: this.#background,
      options: [
        { value: "checkerboard", label: "Checks", hint: "A checkerboard: transparent in exported pictures" },
        { value: "white", label: "White" }, { value: "black", label: "Dark" }, { value: "color", label: "Colour" },
      ],
      onChoose: (value) => { this.#background = value; this.#showBackground(); },
    });
    this.element = this.#area;
    this.controls = element("div", { class: "row" }, choice.element, this.#color);
    this.#showBackground();
  }

  /** The colour behind an exported picture; null for none. */
  get backgroundColor() {
    return { checkerboard: null, white: "#ffffff", black: "#141518", color: this.#color.value }[this.#background];
  }

  /** Takes the size and the name of another animation. */
  prepare({ name, facts: { width, height } }) {
    this.milliseconds = NaN;
    this.#area.style.setProperty("--ratio", width / height);
    this.#area.setAttribute("aria-label", `${name}: the picture`);
  }

  draw(lottie, frame) {
    const start = performance.now();
    show(lottie.svg(frame), this.#picture);
    const passed = performance.now() - start;
    this.milliseconds = Number.isNaN(this.milliseconds) ? passed : this.milliseconds + (passed - this.milliseconds) * WEIGHT;
  }

  #showBackground() {
    this.#color.hidden = this.#background !== "color";
    this.#area.dataset.background = this.#background;
    this.#area.style.backgroundColor = this.backgroundColor ?? "";
  }
}
