// The properties below one another: a lane for each, with its keys over the time, which are moved by mouse, finger and keys.

import { element, iconButton, setAttributes, setText } from "../../Kit/elements.js";
import { significant } from "../../Kit/numbers.js";
import { excerpt } from "../excerpt.js";
import { propertyNamed } from "./properties.js";

const MOST_LETTERS = 28;

/**
 * Keys have places, `{ track, key }`; the key of a path is 0. `onSelect(place)`, `onStep(place, steps, isLive)` with steps of time
 * and value, `onDrag(place, fraction, isLive)` to a part of the duration, `onAdd(track, fraction)`, which is null for the time that
 * is shown, `onDelete(place)` and `onRemove(track)` are the reader's.
 */
export class Lanes {
  #events;
  #lanes = [];

  constructor(events) {
    this.#events = events;
    this.element = element("ul", { class: "lanes", "aria-label": "Properties" });
  }

  show({ tracks, duration }, selected) {
    while (this.#lanes.length < tracks.length) this.#append();
    while (this.#lanes.length > tracks.length) this.#lanes.pop().element.remove();
    this.#lanes.forEach((lane, index) => lane.show(tracks[index], duration, selected.track === index ? selected.key : null));
  }

  focus({ track, key }) { this.#lanes[track]?.focus(key); }

  #append() {
    const lane = new Lane(this.#lanes.length, this.#events);
    this.#lanes.push(lane);
    this.element.append(lane.element);
  }
}

class Lane {
  #index;
  #events;
  #name = element("span");
  #nameButton;
  #removeButton;
  #way;
  #segments = [];
  #keys = [];
  #dragged = null;
  #isStepping = false;

  constructor(index, events) {
    [this.#index, this.#events] = [index, events];
    const select = () => events.onSelect({ track: index, key: 0 });
    this.#nameButton = element("button", { type: "button", class: "plain", onclick: select },
      element("span", { class: "swatch" }), this.#name);
    this.#removeButton = iconButton("remove", "Remove", () => events.onRemove(index));
    this.#way = element("div", { class: "lane-way", ondblclick: (event) => this.#add(event) });
    this.element = element("li", { class: "lane" },
      element("div", { class: "lane-head" }, this.#nameButton, this.#removeButton), this.#way);
  }

  show({ name, keys, path, curve }, duration, selectedKey) {
    const { label, color, unit } = propertyNamed(name);
    const shown = keys ?? [{ time: 0, curve: excerpt(path, MOST_LETTERS) }];
    setAttributes(this.element, { style: `--curve: ${color}`, class: selectedKey === null ? "lane" : "lane chosen" });
    setText(this.#name, label);
    setAttributes(this.#nameButton, { "aria-pressed": selectedKey !== null });
    setAttributes(this.#removeButton, { "aria-label": `Remove ${label}`, title: `Remove ${label}` });
    this.#showSegments(shown, keys ? shown.length - 1 : 1, selectedKey);
    this.#showKeys(keys ?? [], { label, unit, duration, selectedKey });
    if (!keys) setAttributes(this.#segments[0], { title: `Along the path, ${curve}` });
  }

  focus(key) { (this.#keys[key] ?? this.#nameButton).focus(); }

  #showSegments(keys, count, selectedKey) {
    while (this.#segments.length < count) {
      const key = this.#segments.length;
      const segment = element("button", {
        type: "button", class: "lane-part", tabindex: -1, onclick: () => this.#events.onSelect({ track: this.#index, key }),
      }, element("span"));
      this.#segments.push(segment);
      this.#way.prepend(segment);
    }
    while (this.#segments.length > count) this.#segments.pop().remove();
    this.#segments.forEach((segment, index) => {
      const [from, to] = [keys[index].time, keys[index + 1]?.time ?? 1];
      setAttributes(segment, {
        style: `left: ${100 * from}%; width: ${100 * (to - from)}%`, title: keys[index].curve,
        class: index === selectedKey ? "lane-part chosen" : "lane-part",
      });
      setText(segment.firstChild, keys[index].curve);
    });
  }

  #showKeys(keys, { label, unit, duration, selectedKey }) {
    while (this.#keys.length < keys.length) this.#appendKey();
    while (this.#keys.length > keys.length) this.#keys.pop().remove();
    this.#keys.forEach((key, index) => {
      const { time, value, curve } = keys[index];
      const then = index < keys.length - 1 ? `, then ${curve}` : "";
      setAttributes(key, {
        style: `left: ${100 * time}%`, class: index === selectedKey ? "key chosen" : "key",
        "aria-label": `${label}, key ${index + 1}`,
        "aria-valuemax": duration, "aria-valuenow": time * duration,
        "aria-valuetext": `${significant(time * duration)} s, ${significant(value)}${unit && ` ${unit}`}${then}`,
      });
    });
  }

  #appendKey() {
    const place = { track: this.#index, key: this.#keys.length };
    const key = element("div", {
      class: "key", role: "slider", tabindex: 0, "aria-valuemin": 0,
      onfocus: () => this.#events.onSelect(place), onkeydown: (event) => this.#pressed(event, place),
      onkeyup: () => this.#rest(place), onblur: () => this.#rest(place),
      onpointerdown: (event) => this.#grab(event, place), onpointermove: (event) => this.#drag(event),
      onpointerup: (event) => this.#drop(event), onpointercancel: (event) => this.#drop(event),
      ontouchstart: (event) => event.preventDefault(),
    });
    this.#keys.push(key);
    this.#way.append(key);
  }

  #add(event) {
    if (event.target.closest(".key")) return;
    const { left, width } = this.#way.getBoundingClientRect();
    this.#events.onAdd(this.#index, (event.clientX - left) / width);
  }

  // MARK: Pointers

  #grab(event, place) {
    if (event.button !== 0 || this.#dragged) return;
    event.preventDefault();
    const key = event.currentTarget;
    if (event.isTrusted) key.setPointerCapture(event.pointerId);
    key.focus({ preventScroll: true });
    const { left, width } = this.#way.getBoundingClientRect();
    const box = key.getBoundingClientRect();
    // The key stays as far from the pointer as it was.
    this.#dragged = { place, pointer: event.pointerId, left: left + event.clientX - (box.left + box.width / 2), width, last: null };
  }

  #drag(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { place, left, width } = this.#dragged;
    this.#dragged.last = (event.clientX - left) / width;
    this.#events.onDrag(place, this.#dragged.last, true);
  }

  #drop(event) {
    if (this.#dragged?.pointer !== event.pointerId) return;
    const { place, last } = this.#dragged;
    this.#dragged = null;
    if (last !== null) this.#events.onDrag(place, last, false);
  }

  // MARK: Keys

  #pressed(event, place) {
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Delete" || event.key === "Backspace") this.#events.onDelete(place);
    else if (event.key === "Enter") this.#events.onAdd(place.track, null);
    else if (step) {
      this.#isStepping = true;
      this.#events.onStep(place, step.map((one) => one * (event.shiftKey ? 10 : 1)), true);
    } else return;
    event.preventDefault();
  }

  // A key that is held repeats: all its steps are undone as one.
  #rest(place) {
    if (!this.#isStepping) return;
    this.#isStepping = false;
    this.#events.onStep(place, [0, 0], false);
  }
}
