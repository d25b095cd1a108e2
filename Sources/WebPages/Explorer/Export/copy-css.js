// The selected motion as CSS in the clipboard, at one press.

import { announce } from "../../Kit/announcements.js";
import { copy } from "../../Kit/clipboard.js";
import { element, setText, symbol } from "../../Kit/elements.js";
import { delayed } from "../../Kit/delayed.js";
import { excerpt } from "../excerpt.js";
import { isOverBudget, LARGE_BYTES, LIVE_BUDGET } from "../limits.js";
import { chosenTolerance } from "./options.js";
import { targetNamed } from "./targets.js";
import { sentence } from "./written-text.js";

// The words beside the button follow when the reader rests.
const PAUSE = 200;
// Of the text, in the hint of the button.
const MOST_SHOWN = 1000;

/**
 * A button that copies what stands behind `transition: transform`: `713ms linear(…)`, or a curve without a duration alone.
 * Next to it are the written function, its size and its error; nothing is computed while the element is in a hidden part. A
 * text that takes a long search is written only on demand.
 */
export class CopyCSS {
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
    this.element = element("div", { class: "copy-css row" }, this.#button, this.#words);
    state.subscribe(() => {
      // At once: a press that comes before the words is a press.
      this.#button.disabled = state.selected === null;
      this.#later();
    });
  }

  async #copy() {
    this.#show();
    if (this.#written?.isLong) {
      this.#write();
      // A browser forgets a press after some seconds, and copies nothing without one.
      if (this.#written.text && navigator.userActivation?.isActive === false) return announce("Searched: press once more to copy.");
    }
    if (this.#written?.text) await copy(this.#written.text, `${this.#state.selected.notation} as CSS`);
  }

  #show() {
    const entry = this.#state.selected;
    this.#button.disabled = entry === null;
    if (entry === null || this.element.closest("[hidden]")) return;
    const key = `${this.#tolerance} ${entry.notation}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#write(LIVE_BUDGET);
    }
    this.#showWritten();
  }

  get #tolerance() { return chosenTolerance(this.#state, targetNamed("css")); }

  #write(budget) {
    this.#written = written(this.#state.selected, this.#tolerance, budget);
    this.#showWritten();
  }

  #showWritten() {
    this.#button.disabled = this.#written.text === null && !this.#written.isLong;
    this.#button.title = excerpt(this.#written.text ?? "", MOST_SHOWN);
    setText(this.#words, this.#written.words);
  }
}

function written({ motion, notation }, tolerance, budget) {
  try {
    const { easing, duration, delay, remark } = motion.easing(tolerance, { fewest: true, budget });
    const times = [duration, delay || undefined].map((time) => (time === undefined ? "" : `${time}ms`));
    const text = `${times[0]} ${easing} ${times[1]}`.trim();
    const size = `${text.length} bytes${text.length > LARGE_BYTES ? ", much for a style sheet" : ""}`;
    return { text, words: `${size}: ${sentence(remark, notation)}` };
  } catch (error) {
    if (isOverBudget(error)) return { text: null, isLong: true, words: "The search takes seconds: it is made when you copy." };
    return { text: null, words: sentence(error.message) };
  }
}
