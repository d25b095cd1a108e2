// The view in which a motion is taken away: as text for other systems, and as the nearest one to what came in.

import { element, setText } from "../Kit/elements.js";
import { delayed } from "../Kit/delayed.js";
import { NearestCard } from "./Export/nearest-card.js";
import { chosenOptions, chosenTolerance, OptionControls } from "./Export/options.js";
import { RecordingCard } from "./Export/recording-card.js";
import { TargetList } from "./Export/target-list.js";
import { targetNamed } from "./Export/targets.js";
import { WrittenText } from "./Export/written-text.js";
import { Search } from "./searches.js";

// A text is written when a slider rests.
const PAUSE = 120;

export class ExportView {
  #state;
  #targets;
  #options;
  #written = new WrittenText();
  #search = new Search();
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
    this.#search.stop();
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
    const { entry, target, options, tolerance, ...request } = this.#request;
    const isAsked = request.key === this.#searched;
    const search = () => {
      this.#searched = request.key;
      this.#written.isOld = true;
      this.#write();
    };
    let best = {};
    this.#search.run("exported", { source: entry.source, target: target.target, options, tolerance }, (result) => {
      const { text, error, isPart = false, isSearch } = result;
      // When the time is over, the best so far is there already.
      if (text !== undefined || error) best = result;
      const isEnded = isSearch && !isPart;
      this.#written.show({ ...best, isPart }, { ...request, entry, target, tolerance, search: isEnded ? search : null });
    }, { isAsked });
  }
}
