// The motion beside which the selected one is seen on the stage.

import { MotionEntry } from "../entry.js";

/** The motion that was selected before, or else the next one that is shown; of one alone what it was before its last change. */
export class Rival {
  #state;
  // Motions are the same as long as their colours are.
  #selected = null;
  #last = null;
  #former = null;

  constructor(state) { this.#state = state; }

  /** An entry, and whether it is a former state of the selected one; null without any. */
  find() {
    const { selected, shown } = this.#state;
    if (selected.color !== this.#selected) [this.#last, this.#selected] = [this.#selected, selected.color];
    const others = shown.filter((entry) => entry !== selected);
    const before = others.find(({ color }) => color === this.#last);
    const entry = before ?? others.find(({ index }) => index > selected.index) ?? others[0];
    if (entry) return { entry, isFormer: false };
    this.#openFormer();
    return this.#former && { entry: this.#former, isFormer: true };
  }

  #openFormer() {
    const { former: motion, duration } = this.#state;
    const key = motion && JSON.stringify([motion, duration]);
    if (key === (this.#former?.key ?? null)) return;
    this.#former?.close();
    this.#former = motion && new MotionEntry({ ...motion, isShown: true }, key, duration);
  }
}
