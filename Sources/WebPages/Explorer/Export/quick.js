// The selected motion as CSS in the clipboard, at one press.

import { copy } from "../../Kit/clipboard.js";
import { element, setText, symbol } from "../../Kit/elements.js";
import { delayed } from "../../Kit/delayed.js";
import { chosenTolerance } from "./options.js";
import { targetNamed } from "./targets.js";
import { sentence } from "./written-text.js";

// The words beside the button follow when the reader rests.
const PAUSE = 200;

/**
 * A button that copies what stands behind `transition: transform`: `713ms linear(…)`, or a curve without a duration alone.
 * Beside it is what was written, how large it is, and how near; nothing is computed while the element is in a hidden part.
 */
export class QuickCopy {
  #state;
  #words;
  #button;
  #key = "";
  #written = null;
  #later = delayed(() => this.#show(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#words = element("span", { class: "muted small numbers" });
    this.#button = element("button", { type: "button", onclick: () => this.#copy() }, symbol("copy"), element("span", {}, "Copy CSS"));
    this.element = element("div", { class: "quick-copy row" }, this.#button, this.#words);
    state.subscribe(() => {
      // At once: a press that comes before the words is a press.
      this.#button.disabled = state.selected === null;
      this.#later();
    });
  }

  async #copy() {
    this.#show();
    if (this.#written?.text) await copy(this.#written.text, `${this.#state.selected.notation} as CSS`);
  }

  #show() {
    const entry = this.#state.selected;
    this.#button.disabled = entry === null;
    if (entry === null || this.element.closest("[hidden]")) return;
    const tolerance = chosenTolerance(this.#state, targetNamed("css"));
    const key = `${tolerance} ${entry.notation}`;
    if (key !== this.#key) [this.#key, this.#written] = [key, written(entry, tolerance)];
    this.#button.disabled = this.#written.text === null;
    this.#button.title = this.#written.text ?? "";
    setText(this.#words, this.#written.words);
  }
}

function written({ motion, notation }, tolerance) {
  try {
    const { easing, duration, delay, remark } = motion.easing(tolerance);
    const times = [duration, delay || undefined].map((time) => (time === undefined ? "" : `${time}ms`));
    const text = `${times[0]} ${easing} ${times[1]}`.trim();
    return { text, words: `${text.length} bytes: ${sentence(remark, notation)}` };
  } catch (error) {
    return { text: null, words: sentence(error.message) };
  }
}
