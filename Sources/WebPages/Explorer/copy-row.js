// The motion at hand as text in the clipboard, for the systems that most people want, at one press each.

import { delayed } from "../Kit/delayed.js";
import { element, setText, symbol } from "../Kit/elements.js";
import { targetNamed } from "./Export/targets.js";
import { CopyingMotion, pasted, plainRequest, sentence, sizeOf, Writing } from "./Export/writing.js";
import { searchProgress } from "./search-progress.js";

const WANTED = {
  css: "CSS", motion: "Motion", gsap: "GSAP", "react-spring": "react-spring", swiftui: "SwiftUI", compose: "Compose",
  flutter: "Flutter",
};
// The words about CSS follow when the reader rests.
const PAUSE = 200;

/** A row of buttons; `onAll` shows all systems. */
export class CopyRow {
  #state;
  #typed = null;
  #buttons;
  /** The size and the error of what is copied. */
  words = element("span", { class: "numbers" });
  #progress = searchProgress();
  #copying;
  #resting = new Writing();
  #shown = "";
  #later = delayed(() => this.#writeCSS(), PAUSE);

  constructor(state, onAll) {
    this.#state = state;
    this.#copying = new CopyingMotion(state);
    this.#buttons = Object.entries(WANTED).map(([value, label]) =>
      element("button", { type: "button", onclick: () => this.#copy(targetNamed(value)) }, label));
    const all = element("button", { type: "button", class: "plain", onclick: onAll }, "All…");
    this.element = element("div", { class: "copy-row" },
      element("div", { class: "row", role: "group", "aria-label": "Copy as" },
        element("span", { class: "muted", "aria-hidden": "true" }, symbol("copy"), " Copy as"), this.#buttons, all), this.#progress);
    state.subscribe(() => this.#change());
  }

  /** A motion that has been typed and not yet added, `{ source, notation }`; null for the selected one. */
  set typed(typed) {
    this.#typed = typed;
    this.#change();
  }

  get #motion() { return this.#typed ?? this.#state.selected; }

  get #css() { return plainRequest(this.#state, this.#motion.source, targetNamed("css")); }

  #change() {
    const key = this.#motion && JSON.stringify(this.#css);
    if (key === this.#shown) return;
    this.#shown = key;
    for (const button of this.#buttons) button.disabled = this.#motion === null;
    this.#copying.stop();
    this.#resting.stop();
    this.#progress.hidden = true;
    setText(this.words, "");
    if (this.#motion) this.#later();
  }

  #writeCSS() {
    if (!this.#motion) return;
    this.#progress.hidden = false;
    this.#resting.write(this.#css, (result) => this.#tell(targetNamed("css"), result));
  }

  #copy(target) {
    this.#resting.stop();
    this.#progress.hidden = false;
    this.#copying.copy(this.#motion, target, (result) => this.#tell(target, result));
  }

  #tell(target, result) {
    const { text, remark, error, isPart } = result;
    if (isPart) return;
    this.#progress.hidden = true;
    const found = text === undefined ? "the search takes long: it goes on when you copy."
      : `${sizeOf(pasted(target, result), target)}: ${sentence(remark)}`;
    setText(this.words, `${WANTED[target.value]}, ${error ? sentence(error.message) : found}`);
  }
}
