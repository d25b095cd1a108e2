// The values of one property over the time, with its keys to drag.

import { element, setAttributes, svgElement } from "../../Kit/elements.js";
import { evenly } from "../../Kit/numbers.js";
import { Plot, rangeOf } from "../../Kit/plot.js";
import { propertyNamed } from "./properties.js";

const SAMPLES = 400;
const HEIGHT = 190;

/** `onSeek(seconds)`, `onSelect(key)` and `onMove(key, { time, value }, isLive)` are the reader's. */
export class ValueGraph {
  #plot;
  #handles = svgElement("g");
  #overlay = svgElement("svg", { class: "key-handles", "aria-hidden": "true" }, this.#handles);
  #events;
  #shown = null;
  #range = null;
  #dragged = null;

  constructor(events) {
    this.#events = events;
    this.#plot = new Plot({ label: "Time, with the values of the selected property", height: HEIGHT, onSeek: events.onSeek });
    this.element = element("div", { class: "value-graph" }, this.#plot.element, this.#overlay);
    new ResizeObserver(() => this.#place()).observe(this.element);
  }

  /** Shows a track: `curves` are arrays of its values at the times that `ValueGraph.times` gives. */
  show({ track, duration, curves, selectedKey }) {
    const property = propertyNamed(track.name);
    this.#shown = { track, duration, selectedKey, ...property };
    // While a key is held the view grows and does not shrink, so that nothing flickers.
    const range = rangeOf([...curves, (track.keys ?? []).map(({ value }) => value)]);
    this.#range = this.#dragged ? widened(range, this.#range) : range;
    const numbers = track.path === undefined ? property.label : "x, and y dashed,";
    const label = [numbers, property.unit && `in ${property.unit}`].filter(Boolean).join(" ");
    this.#plot.draw({
      x: { lower: 0, upper: duration, label: "s" }, y: { ...this.#range, label },
      curves: curves.map((ys, index) => ({
        xs: ValueGraph.times(duration), ys, color: property.color, dash: index > 0 ? "9 6" : "none", isChosen: index === 0,
      })),
    });
    this.#place();
  }

  static times(duration) { return evenly(SAMPLES, duration); }

  /** Puts the cursor at a time. */
  point(seconds, values, text) { this.#plot.point(seconds, values, text); }

  #place() {
    if (!this.#shown) return;
    const { track, duration, color, selectedKey } = this.#shown;
    const keys = track.keys ?? [];
    while (this.#handles.childElementCount < keys.length) this.#append();
    while (this.#handles.childElementCount > keys.length) this.#handles.lastChild.remove();
    keys.forEach(({ time, value }, index) => {
      const { x, y } = this.#plot.placeOf(time * duration, value);
      setAttributes(this.#handles.children[index], {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, style: `--curve: ${color}`,
        class: index === selectedKey ? "handle chosen" : "handle",
      });
    });
  }

  #append() {
    const key = this.#handles.childElementCount;
    this.#handles.append(svgElement("g", {
      onpointerdown: (event) => this.#grab(event, key), onpointermove: (event) => this.#drag(event),
      onpointerup: (event) => this.#drop(event), onpointercancel: (event) => this.#drop(event),
      ontouchstart: (event) => event.preventDefault(),
    },
    svgElement("circle", { class: "reach" }), svgElement("circle", { class: "ring", r: 11 }),
    svgElement("path", { class: "knob", d: "M0-7 7 0 0 7-7 0z" })));
  }

  #grab(event, key) {
    if (event.button !== 0 || this.#dragged) return;
    event.preventDefault();
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    const { time, value } = this.#shown.track.keys[key];
    const [from, at] = [this.#plot.at(event.clientX, event.clientY), this.#plot.at(event.clientX + 1, event.clientY + 1)];
    // Moves are measured by the scale at the start: a view that grows does not carry the key away from the hand.
    this.#dragged = {
      key, pointer: event.pointerId, start: { time, value }, from: [event.clientX, event.clientY],
      unit: { x: (at.x - from.x) / this.#shown.duration, y: at.y - from.y }, last: null,
    };
    this.#events.onSelect(key);
  }

  #drag(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { key, start, from, unit } = this.#dragged;
    this.#dragged.last = {
      time: start.time + (event.clientX - from[0]) * unit.x, value: start.value + (event.clientY - from[1]) * unit.y,
    };
    this.#events.onMove(key, this.#dragged.last, true);
  }

  #drop(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { key, last } = this.#dragged;
    this.#dragged = null;
    if (last) this.#events.onMove(key, last, false);
  }
}

function widened(range, { lower, upper }) {
  return { lower: Math.min(range.lower, lower), upper: Math.max(range.upper, upper) };
}
