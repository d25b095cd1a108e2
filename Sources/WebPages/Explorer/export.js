// The view in which a motion is taken away: as text for other systems, and as the nearest one to what came in.

import { delayed } from "../Kit/delayed.js";
import { element, setText } from "../Kit/elements.js";
import { Converter } from "./Export/converter.js";
import { NearestCard } from "./Export/nearest-card.js";
import { RecordingCard } from "./Export/recording-card.js";

// Fits are searched for when a slider rests.
const PAUSE = 120;

export class ExportView {
  #state;
  #converter;
  #recording;
  #nearest;
  #motion = element("span", { class: "code clamped" });
  #empty = element("p", { class: "muted", hidden: true }, "There is no motion: add one to the list.");
  #isShown = false;
  #compared = "";
  #compare = delayed(() => this.#compareNow(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#converter = new Converter(state);
    this.#recording = new RecordingCard(state);
    this.#nearest = new NearestCard(state);
    const name = element("p", { class: "motion-name" }, element("span", { class: "swatch" }), this.#motion);
    this.element = element("div", { class: "export stack" },
      element("section", { class: "card" },
        element("header", {}, element("h2", {}, "As text"), name), this.#empty, this.#converter.element),
      this.#recording.element, this.#nearest.element);
    state.subscribe(() => this.#update());
  }

  get isShown() { return this.#isShown; }
  set isShown(isShown) {
    if (this.#isShown && !isShown) this.#converter.stop();
    this.#isShown = isShown;
    this.#update();
  }

  #update() {
    if (!this.#isShown) return;
    const entry = this.#state.selected;
    this.#empty.hidden = entry !== null;
    this.#converter.element.hidden = entry === null;
    setText(this.#motion, entry?.text ?? "");
    this.element.style.setProperty("--curve", entry?.color ?? "transparent");
    this.#updateComparisons(entry);
    if (entry) this.#converter.show();
    else this.#converter.stop();
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
}
