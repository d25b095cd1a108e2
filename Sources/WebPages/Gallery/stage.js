// The picture of one variant, with its words; a refresh effect has a list below its picture.

import { element, newId, setText } from "../Kit/elements.js";

const ROW_COUNT = 5;

export class Stage {
  #stage;
  #picture;
  #phase;
  #sameness;
  #list = null;
  // Several pictures are in one page: a prefix makes the identifiers of each unique.
  #prefix = `${newId("stage")}-`;
  #text = "";
  #pixelsPerPoint = null;

  /** `variant` is a class of the figure. `onResize` is called when sizes differ. */
  constructor({ variant, title, hasList, onResize }) {
    this.#picture = element("div", { class: "picture" });
    this.#stage = element("div", { class: "stage" }, this.#picture);
    this.#phase = element("span", { class: "phase muted" });
    this.#sameness = element("span", { class: "sameness muted" });
    if (hasList) this.#addList();
    this.element = element("figure", { class: variant }, this.#stage,
      element("figcaption", { class: "row" }, element("b", {}, title), this.#phase, this.#sameness));
    new ResizeObserver(() => {
      this.#pixelsPerPoint = null;
      onResize();
    }).observe(this.#stage);
  }

  /** The part that hands move. */
  get surface() { return this.#stage; }

  get isShown() { return !this.#stage.hidden; }
  set isShown(isShown) {
    this.element.hidden = !isShown;
    this.#stage.hidden = !isShown;
    this.#phase.hidden = !isShown;
  }

  /** Shows an effect at a time, with the list moved down by some points; null is the height of the picture. */
  show(effect, time, listOffset) {
    if (!this.isShown) return;
    const text = effect.svg(time, { prefix: this.#prefix });
    if (text !== this.#text) {
      this.#text = text;
      this.#picture.innerHTML = text;
      this.#fit(this.#svg.viewBox.baseVal);
    }
    setText(this.#phase, effect.phase(time));
    if (!this.#list) return;
    const offset = (listOffset ?? this.#svg.viewBox.baseVal.height) * this.pixelsPerPoint;
    this.#list.style.transform = `translateY(${offset.toFixed(1)}px)`;
  }

  set sameness(text) { setText(this.#sameness, text); }

  /** Measured once for each layout: reading it makes the browser lay the page out. */
  get pixelsPerPoint() {
    this.#pixelsPerPoint ??= this.#svg.getScreenCTM().a;
    return this.#pixelsPerPoint;
  }

  // Gives a wide picture the width of the card, and a tall one more height.
  #fit({ width, height }) {
    const form = width > 2 * height ? "wide" : height > 1.5 * width && !this.#list ? "tall" : "even";
    const { dataset } = this.element.closest(".pictures");
    if (dataset.form === form) return;
    dataset.form = form;
    this.#pixelsPerPoint = null;
  }

  #addList() {
    this.#stage.classList.add("phone");
    this.#list = element("div", { class: "list" }, Array.from({ length: ROW_COUNT }, () => element("i")));
    this.#stage.append(this.#list);
  }

  get #svg() { return this.#picture.firstElementChild; }
}
