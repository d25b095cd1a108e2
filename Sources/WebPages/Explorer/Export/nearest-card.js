// The nearest spring and Bézier to the selected motion, for systems that have nothing else.

import { element, setText } from "../../Kit/elements.js";
import { FitList, freeColors } from "./fit-list.js";
import { FitSearch } from "./fit-search.js";

export class NearestCard {
  #state;
  #fitList;
  #note;
  #fits = new FitSearch();

  constructor(state) {
    this.#state = state;
    this.#note = element("span");
    const source = element("p", { class: "source small muted" }, element("span", { class: "swatch" }), this.#note);
    this.#fitList = new FitList(state, "selected motion");
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Nearest spring and Bézier")),
      element("div", { class: "stack" }, source, this.#fits.progress, this.#fitList.element));
  }

  show() {
    const entry = this.#state.selected;
    this.element.hidden = entry === null || entry.isEndless;
    if (this.element.hidden) return this.#fits.stop();
    const source = recordingOf(entry);
    const kinds = ["spring", "cubic-bezier"].filter((kind) => kind !== entry.parts.kind);
    const colors = freeColors(entry);
    setText(this.#note, `To ${entry.text}, measured at ${source.times.length} times.`);
    this.#fits.find(`${entry.text} ${entry.unit}`, { ...source, kinds }, (rows) => {
      this.#fitList.show({ ...source, color: entry.color, isDots: false },
        rows.map((row, index) => ({ ...row, color: colors[index], dash: "7 5" })));
    });
  }
}

// A motion that settles is within a thousandth of its end when it is over; what is near to it arrives there.
const NEAR = 1.1e-3;

function recordingOf(entry) {
  const { times, values } = entry.samples(entry.end);
  const [from, to] = entry.ends;
  const isNear = Math.abs(values.at(-1) - to) <= NEAR * Math.abs(to - from);
  return { times, values: isNear ? values.with(-1, to) : values };
}
