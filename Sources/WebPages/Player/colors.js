// The colours of an animation; the reader can change each of them.

import { element, iconButton, setText } from "../Kit/elements.js";
import { recoloringOf, recoloringText } from "./recoloring.js";

// A document with very many shapes takes longer to change: then the picture follows once the colour is chosen.
const LIVE_MILLISECONDS = 50;

/** A list of the colours with an input each. `onPick(text, isLive)` is the reader's choice, as recoloring.js writes it. */
export class Colors {
  #onPick;
  #list;
  #reset;
  #text = "";
  #milliseconds = 0;
  #waiting = null;
  #rows = [];

  constructor({ onPick }) {
    this.#onPick = onPick;
    this.#reset = element("button", { type: "button", onclick: () => this.#onPick("", false) }, "All as they were");
    this.#list = element("ul", { class: "colors tall", "aria-label": "Colours" });
    this.element = element("div", { class: "stack" },
      element("p", { class: "muted small" }, "Colours at the first frame, those of gradients too. An animated one becomes still."),
      this.#list, element("div", { class: "row" }, this.#reset));
  }

  /** Lists no colours, until those of another animation are there. */
  clear() { this.#showGroups([]); }

  /** Lists the colours of another animation. */
  prepare(animation) { this.#showGroups(animation.colors); }

  /** Shows which colours are in the places of others. */
  show(text) {
    this.#text = text;
    const others = recoloringOf(text);
    this.#reset.disabled = others.size === 0;
    for (const { color, input, code, undo } of this.#rows) {
      const other = others.get(color);
      input.value = other ?? color;
      setText(code, other ? `${color} → ${other}` : color);
      undo.hidden = !other;
    }
  }

  #showGroups(groups) {
    this.#milliseconds = 0;
    this.#rows = groups.map((group) => this.#row(group));
    this.#list.replaceChildren(...this.#rows.map(({ item }) => item));
    this.#reset.hidden = this.#rows.length === 0;
  }

  #row({ color, keyPaths }) {
    const count = keyPaths.length === 1 ? "1 place" : `${keyPaths.length} places`;
    const input = element("input", {
      type: "color", value: color, "aria-label": `The colour ${color}, ${count}`,
      oninput: () => this.#pickSoon(color, input), onchange: () => this.#pick(color, input.value, false),
    });
    const code = element("code", {}, color);
    const undo = iconButton("undo", `${color} as it was`, () => this.#pick(color, color, false));
    undo.classList.add("plain");
    const item = element("li", {}, input,
      element("span", { class: "places" }, code, element("span", { class: "muted small", title: keyPaths.slice(0, 20).join("\n") },
        `${count}: ${keyPaths[0]}`)), undo);
    return { color, input, code, undo, item };
  }

  // Once a frame, however often the input tells of a colour.
  #pickSoon(color, input) {
    if (this.#waiting !== null || this.#milliseconds > LIVE_MILLISECONDS) return;
    this.#waiting = requestAnimationFrame(() => this.#pick(color, input.value, true));
  }

  #pick(color, other, isLive) {
    cancelAnimationFrame(this.#waiting);
    this.#waiting = null;
    const others = recoloringOf(this.#text);
    if (other === color) others.delete(color);
    else others.set(color, other);
    const start = performance.now();
    this.#onPick(recoloringText(others), isLive);
    this.#milliseconds = performance.now() - start;
  }
}
