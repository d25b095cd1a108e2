// The colours of an animation; the reader can change each of them.

import { element, iconButton, setText } from "../Kit/elements.js";

// A document with hundreds of places takes longer to change: then the picture follows once the colour is chosen.
const LIVE_MILLISECONDS = 50;

/** A list of the colours with an input each; `onChange()` is called when they have changed, `onDone()` when that was all. */
export class Colors {
  #onChange;
  #onDone;
  #list;
  #reset;
  #animation = null;
  #others = new Map();
  #milliseconds = 0;
  #isWaiting = false;
  #rows = [];

  constructor({ onChange, onDone }) {
    this.#onChange = onChange;
    this.#onDone = onDone;
    this.#reset = element("button", { type: "button", onclick: () => this.#restore(this.#rows) }, "All as they were");
    this.#list = element("ul", { class: "colors tall", "aria-label": "Colours" });
    this.element = element("div", { class: "stack" },
      element("p", { class: "muted small" }, "Colours of fills, strokes and texts at the first frame. Gradients stay as they are."),
      this.#list, element("div", { class: "row" }, this.#reset));
  }

  /** Lists the colours of another animation. */
  prepare(animation) {
    this.#animation = animation;
    this.#others.clear();
    this.#milliseconds = 0;
    this.#rows = animation.colors.map((group) => this.#row(group));
    this.#list.replaceChildren(...this.#rows.map(({ item }) => item));
    this.#showReset();
  }

  #row({ color, keyPaths }) {
    const count = keyPaths.length === 1 ? "1 place" : `${keyPaths.length} places`;
    const input = element("input", {
      type: "color", value: color.slice(0, 7), "aria-label": `The colour ${color}, ${count}`,
      oninput: () => this.#picked(row, true), onchange: () => this.#picked(row, false),
    });
    const code = element("code", {}, color);
    const undo = iconButton("undo", `${color} as it was`, () => this.#restore([row]));
    undo.classList.add("plain");
    const row = { color, input, code, undo };
    row.item = element("li", {}, input,
      element("span", { class: "places" }, code, element("span", { class: "muted small", title: keyPaths.slice(0, 20).join("\n") },
        `${count}: ${keyPaths[0]}`)), undo);
    this.#showRow(row);
    return row;
  }

  #picked(row, isLive) {
    if (row.input.value === row.color.slice(0, 7)) this.#others.delete(row.color);
    else this.#others.set(row.color, row.input.value);
    this.#showRow(row);
    if (!isLive) this.#apply(true);
    else if (this.#milliseconds < LIVE_MILLISECONDS) this.#applySoon();
  }

  #restore(rows) {
    for (const row of rows) {
      this.#others.delete(row.color);
      row.input.value = row.color.slice(0, 7);
      this.#showRow(row);
    }
    this.#apply(true);
  }

  // Once a frame, however often the input tells of a colour.
  #applySoon() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#apply(false);
    });
  }

  #apply(isDone) {
    const start = performance.now();
    this.#animation.recolor(this.#others);
    this.#milliseconds = performance.now() - start;
    this.#showReset();
    this.#onChange();
    if (isDone) this.#onDone();
  }

  #showRow({ color, code, undo, input }) {
    const other = this.#others.get(color);
    setText(code, other ? `${color} → ${input.value}` : color);
    undo.hidden = !other;
  }

  #showReset() {
    this.#reset.disabled = this.#others.size === 0;
    this.#reset.hidden = this.#rows.length === 0;
  }
}
