// Which frames are played: from one to another, or those of a marker.

import { element } from "../Kit/elements.js";
import { NumberControl } from "../Kit/number-control.js";
import { formatted } from "../Kit/numbers.js";

/** The segment of an animation. `onChange(from, to)` is the reader's choice, `onSeek(frame)` a marker without a duration. */
export class Segment {
  #numbers;
  #markers;
  #buttons = [];
  #onChange;
  #onSeek;
  #frames = [0, 1];
  #from = 0;
  #to = 1;

  constructor({ onChange, onSeek }) {
    this.#onChange = onChange;
    this.#onSeek = onSeek;
    this.#numbers = element("div", { class: "ends" });
    this.#markers = element("div", { class: "row markers", role: "group", "aria-label": "Markers" });
    this.element = element("div", { class: "stack segment" }, this.#numbers, this.#markers);
  }

  /** Shows the ends and the markers of another animation; plays all of it, or the part between two frames. */
  prepare({ frames, facts: { markers } }, from, to) {
    const [first, end] = (this.#frames = frames);
    const options = { least: first, greatest: end, places: 1, allowed: [first, end] };
    this.#from = new NumberControl({ ...options, label: "From frame", onInput: (value) => this.#chosen(value, this.to) });
    this.#to = new NumberControl({
      ...options, label: "To frame", hint: "The frame after the last one", onInput: (value) => this.#chosen(this.from, value),
    });
    this.#buttons = [this.#button("Whole animation", first, end), ...markers.map((marker) => this.#markerButton(marker))];
    this.#numbers.replaceChildren(this.#from.element, this.#to.element);
    this.#markers.replaceChildren(element("span", { class: "muted small" }, markers.length > 0 ? "Segments" : "No markers"),
      ...this.#buttons.map(({ button }) => button));
    this.#show(...this.#limited(from ?? first, to ?? end));
  }

  get from() { return this.#from.value; }
  get to() { return this.#to.value; }

  #markerButton({ name, frame, duration, reducedMotion }) {
    const note = reducedMotion ? ", for who wants less motion" : "";
    if (duration > 0) return this.#button(name, frame, frame + duration, note);
    const button = element("button", {
      type: "button", title: `A marker without a duration: shows frame ${formatted(frame, 0)}${note}`,
      onclick: () => this.#onSeek(frame),
    }, `Go to ${name}`);
    return { button };
  }

  #button(name, from, to, note = "") {
    const [start, end] = this.#limited(from, to);
    const button = element("button", {
      type: "button", title: `Frames ${formatted(from, 0)} to ${formatted(to, 0)}${note}`, onclick: () => this.#chosen(start, end),
    }, name);
    return { button, start, end };
  }

  // Fields hold tenths of a frame: an end that is one when rounded is the end.
  #limited(from, to) {
    const [first, end] = this.#frames;
    const exact = (frame) => [first, end].find((own) => Math.abs(own - frame) < 0.05) ?? Math.min(Math.max(frame, first), end);
    return [exact(from), exact(to)];
  }

  #chosen(from, to) {
    const [start, end] = this.#limited(from, to);
    if (!(start < end)) return (start === this.from ? this.#to : this.#from).refuse("The start is before the end");
    this.#show(start, end);
    this.#onChange(start, end);
  }

  #show(from, to) {
    this.#from.value = from;
    this.#to.value = to;
    for (const { button, start, end } of this.#buttons) {
      if (start !== undefined) button.setAttribute("aria-pressed", String(start === from && end === to));
    }
  }
}
