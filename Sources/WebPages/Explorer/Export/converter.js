// The selected motion for all systems, one after another beside the page; the chosen one comes first, whole and with its options.

import { delayed } from "../../Kit/delayed.js";
import { element, setAttributes } from "../../Kit/elements.js";
import { searchProgress } from "../search-progress.js";
import { chosenOptions, chosenTolerance, OptionControls } from "./options.js";
import { TargetCards } from "./target-cards.js";
import { targetGroups, targetNamed } from "./targets.js";
import { Writing } from "./writing.js";
import { WrittenText } from "./written-text.js";

// A text is written when a slider rests.
const PAUSE = 120;
// For a card that nobody has opened.
const SECONDS_OF_A_CARD = 3;

export class Converter {
  #state;
  #options;
  #cards;
  #written = new WrittenText();
  #writing = new Writing();
  #progress = searchProgress();
  #bar = this.#progress.querySelector("progress");
  #targets = targetGroups().flatMap(({ targets }) => targets);
  #asked = "";
  // The text that the reader wants, however long its search takes.
  #searched = "";
  #write = delayed(() => this.#writeNow(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#options = new OptionControls(state);
    const panel = element("div", { class: "stack unfolded" }, this.#options.element, this.#written.element);
    this.#cards = new TargetCards(panel, (value) =>
      state.set({ "export.target": value === targetNamed().value ? undefined : value }));
    this.element = element("div", { class: "stack" }, this.#progress, this.#cards.element);
  }

  /** Writes the selected motion, if it or an option has changed. */
  show() {
    const { target, key } = this.#request(this.#target);
    this.#cards.value = target.value;
    this.#options.show(target);
    if (key === this.#asked) return;
    this.stop();
    this.#asked = key;
    this.#written.isOld = true;
    for (const target of this.#targets) this.#cards.show(target, null);
    this.#write();
  }

  /** Ends what is searched for; the next `show` begins anew. */
  stop() {
    this.#asked = "";
    this.#writing.stop();
    this.#progress.hidden = true;
  }

  get #target() { return targetNamed(this.#state.setting("export.target")); }

  #request(target) {
    const state = this.#state;
    const { source, notation, unit } = state.selected;
    const [options, tolerance] = [chosenOptions(state, target), chosenTolerance(state, target)];
    const all = this.#targets.map((each) => [chosenOptions(state, each), chosenTolerance(state, each)]);
    return { source, target, options, tolerance, key: JSON.stringify([notation, unit, target.value, all]) };
  }

  #writeNow() {
    if (this.#asked === "" || !this.#state.selected) return;
    const { selected: entry } = this.#state;
    const request = this.#request(this.#target);
    const { target, tolerance, options, key } = request;
    const isAsked = key === this.#searched;
    const search = () => {
      this.#searched = key;
      this.#written.isOld = true;
      this.#writeNow();
    };
    let best = {};
    this.#writing.write(request, (result) => {
      const { text, error, isPart = false, isSearch } = result;
      // When the time is over, the best so far is there already.
      if (text !== undefined || error) best = result;
      const isEnded = isSearch && !isPart;
      this.#written.show({ ...best, isPart },
        { state: this.#state, entry, target, tolerance, name: options.name ?? "motion", search: isEnded ? search : null });
      this.#cards.show(target, best.text === undefined ? result : best, entry.notation);
      if (!isPart) this.#writeCards(this.#targets.filter((each) => each !== target), key);
    }, { isAsked });
  }

  #writeCards([target, ...others], key) {
    if (key !== this.#asked) return;
    this.#progress.hidden = !target;
    if (!target) return;
    setAttributes(this.#bar, { max: this.#targets.length, value: this.#targets.length - others.length - 1 });
    const { notation } = this.#state.selected;
    this.#writing.write(this.#request(target), (result) => {
      if (result.isPart) return;
      this.#cards.show(target, result, notation);
      // In a separate task, as the page may have to search itself.
      setTimeout(() => this.#writeCards(others, key));
    }, { seconds: SECONDS_OF_A_CARD });
  }
}
