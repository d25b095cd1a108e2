// The view in which a motion is taken away: as text for other systems, and as the nearest one to what came in.

import { element, setText } from "../Kit/elements.js";
import { delayed } from "../Kit/delayed.js";
import { NearestCard } from "./Export/nearest-card.js";
import { chosenOptions, chosenTolerance, OptionControls } from "./Export/options.js";
import { RecordingCard } from "./Export/recording-card.js";
import { TargetList } from "./Export/target-list.js";
import { targetNamed } from "./Export/targets.js";
import { WrittenText } from "./Export/written-text.js";
import { isOverBudget, LIVE_BUDGET } from "./limits.js";

// A text takes 10 to 200 ms: it is written when a slider rests.
const PAUSE = 120;

export class ExportView {
  #state;
  #targets;
  #options;
  #written = new WrittenText();
  #recording;
  #nearest;
  #motion;
  #card;
  #empty;
  #isShown = false;
  #asked = "";
  // The text that the reader wants, however long its search takes.
  #searched = "";
  #compared = "";
  #write = delayed(() => this.#writeNow(), PAUSE);
  #compare = delayed(() => this.#compareNow(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#targets = new TargetList((value) => state.set({ "export.target": value === targetNamed().value ? undefined : value }));
    this.#options = new OptionControls(state);
    this.#motion = element("span", { class: "code clamped" });
    const name = element("p", { class: "motion-name" }, element("span", { class: "swatch" }), this.#motion);
    this.#card = element("div", { class: "taking" }, this.#targets.element,
      element("div", { class: "stack" }, this.#options.element, this.#written.element));
    this.#empty = element("p", { class: "muted", hidden: true }, "There is no motion: add one to the list.");
    this.#recording = new RecordingCard(state);
    this.#nearest = new NearestCard(state);
    this.element = element("div", { class: "export stack" },
      element("section", { class: "card" },
        element("header", {}, element("h2", {}, "As text"), name), this.#empty, this.#card),
      this.#recording.element, this.#nearest.element);
    state.subscribe(() => this.#update());
  }

  get isShown() { return this.#isShown; }
  set isShown(isShown) {
    this.#isShown = isShown;
    this.#update();
  }

  get #target() { return targetNamed(this.#state.setting("export.target")); }

  #update() {
    if (!this.#isShown) return;
    const entry = this.#state.selected;
    this.#empty.hidden = entry !== null;
    this.#card.hidden = entry === null;
    setText(this.#motion, entry?.text ?? "");
    this.element.style.setProperty("--curve", entry?.color ?? "transparent");
    this.#updateComparisons(entry);
    if (!entry) return;
    this.#targets.value = this.#target.value;
    this.#options.show(this.#target);
    const { key } = this.#request;
    if (key === this.#asked) return;
    this.#asked = key;
    this.#written.isOld = true;
    this.#write();
  }

  // The comparisons are made again if a motion or the recording has changed.
  #updateComparisons(entry) {
    const recording = ["recording", "column", "rows"].map((name) => this.#state.setting(`export.${name}`));
    const key = JSON.stringify([entry?.key, recording]);
    if (key === this.#compared) return;
    this.#compared = key;
    this.#compare();
  }

  #compareNow() {
    if (!this.#isShown) {
      this.#compared = "";
      return;
    }
    this.#recording.show();
    this.#nearest.show();
  }

  get #request() {
    const [state, target] = [this.#state, this.#target];
    const [entry, options, tolerance] = [state.selected, chosenOptions(state, target), chosenTolerance(state, target)];
    const key = JSON.stringify([entry.notation, entry.unit, target.value, tolerance, options]);
    return { state, entry, target, options, tolerance, key, name: options.name ?? "motion" };
  }

  #writeNow() {
    if (!this.#isShown || !this.#state.selected) {
      this.#asked = "";
      return;
    }
    const request = this.#request;
    const isAsked = request.key === this.#searched;
    const result = exported(request, isAsked ? undefined : LIVE_BUDGET);
    const search = () => {
      this.#searched = request.key;
      this.#written.isOld = true;
      this.#write();
    };
    this.#written.show(result, { ...request, search: isAsked || !result.isSearch ? null : search });
  }
}

/**
 * The library's text: `{ text, remark }` or `{ error }`. `isSearch` is true where a `budget` has ended the search: the text is
 * the best so far, or there is none.
 */
function exported({ entry, target, options, tolerance }, budget) {
  const isCSS = target.target === "css";
  try {
    // All others need about as long as the fewest stops, whose search has a budget.
    if (!isCSS && budget !== undefined && isLong(entry, tolerance, budget)) return { isSearch: true };
    const { text, remark } = entry.motion.export(target.target, { ...options, tolerance, ...(isCSS ? { budget } : {}) });
    return { text, remark, isSearch: remark.includes("the best so far") };
  } catch (error) {
    return isOverBudget(error) ? { isSearch: true } : { error };
  }
}

function isLong(entry, tolerance, budget) {
  try {
    entry.motion.export("css", { tolerance, budget });
    return false;
  } catch (error) {
    return isOverBudget(error);
  }
}
