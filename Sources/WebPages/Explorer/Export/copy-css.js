// The selected motion as CSS in the clipboard, at one press.

import { timing } from "../../../../Bindings/JavaScript/src/exports.js";
import { announce } from "../../Kit/announcements.js";
import { copy } from "../../Kit/clipboard.js";
import { element, setText, symbol } from "../../Kit/elements.js";
import { delayed } from "../../Kit/delayed.js";
import { excerpt } from "../excerpt.js";
import { LARGE_BYTES } from "../limits.js";
import { searchProgress } from "../search-progress.js";
import { Search } from "../searches.js";
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
 * search that takes too long goes on only on demand.
 */
export class CopyCSS {
  #state;
  #words;
  #button;
  #key = "";
  #written = null;
  #search = new Search();
  #progress = searchProgress();
  // Whether the reader has pressed before the text was there.
  #isWanted = false;
  #later = delayed(() => this.#show(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#words = element("span", { class: "muted small numbers" });
    this.#button = element("button", { type: "button", onclick: () => this.#copy() }, symbol("copy"), element("span", {}, "Copy CSS"));
    this.element = element("div", { class: "copy-css row" }, this.#button, this.#words, this.#progress);
    state.subscribe(() => {
      // At once: a press that comes before the words is a press.
      this.#button.disabled = state.selected === null;
      this.#isWanted = false;
      this.#later();
    });
  }

  #copy() {
    this.#isWanted = true;
    this.#show();
    if (this.#written?.isEnded) this.#run(true);
    else if (this.#written) this.#hand();
  }

  // A browser forgets a press after some seconds, and copies nothing without one.
  #hand() {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    const { text } = this.#written;
    if (!text) return;
    if (navigator.userActivation?.isActive === false) return announce("Searched: press once more to copy.");
    copy(text, `${this.#state.selected.notation} as CSS`);
  }

  #show() {
    const entry = this.#state.selected;
    this.#button.disabled = entry === null;
    if (entry === null || this.element.closest("[hidden]")) return;
    const key = `${this.#tolerance} ${entry.text}`;
    if (key === this.#key) return this.#showWritten();
    this.#key = key;
    this.#run(false);
  }

  get #tolerance() { return chosenTolerance(this.#state, targetNamed("css")); }

  #run(isAsked) {
    this.#written = null;
    this.#progress.hidden = false;
    const { source } = this.#state.selected;
    this.#search.run("exported", { source, target: "css", options: {}, tolerance: this.#tolerance }, (result) => {
      if (result.isPart) return;
      this.#progress.hidden = true;
      this.#written = written(result);
      this.#showWritten();
      if (!this.#written.isEnded) this.#hand();
    }, { isAsked });
  }

  #showWritten() {
    if (!this.#written) return;
    this.#button.disabled = this.#written.text === null && !this.#written.isEnded;
    this.#button.title = excerpt(this.#written.text ?? "", MOST_SHOWN);
    setText(this.#words, this.#written.words);
  }
}

function written(result) {
  if (result.error) return { text: null, words: sentence(result.error.message) };
  if (result.text === undefined) return { text: null, isEnded: true, words: "The search takes long: it goes on when you copy." };
  const { easing, duration, delay, remark } = timing(result);
  const times = [duration, delay || undefined].map((time) => (time === undefined ? "" : `${time}ms`));
  const text = `${times[0]} ${easing} ${times[1]}`.trim();
  const size = `${text.length} bytes${text.length > LARGE_BYTES ? ", much for a style sheet" : ""}`;
  return { text, words: `${size}: ${sentence(remark)}` };
}
