// The curves of an animation: properties by their key paths, each as a channel over the frames.

import { element, setText } from "../Kit/elements.js";
import { Background } from "./background.js";
import { Channel } from "./channel.js";

const MOST_CHANNELS = 6;
const MOST_ROWS = 60;
// A property that is the same at so many frames is taken to stand still.
const PROBES = 7;
// A first property is chosen unasked where reading it costs the picture nothing that is seen.
const MOST_UNASKED = 2000;
const PROBING = Symbol("probing");

/** A search over the key paths, and the channels that are chosen. `onSeek(frame)` is the reader's cursor. */
export class Channels {
  #onSeek;
  #field;
  #list;
  #count;
  #plots;
  #hint;
  #animation = null;
  #background = new Background();
  #channels = new Map();
  #moving = new Map();
  #rows = new Map();
  #frame = 0;
  #isUntouched = true;

  constructor({ onSeek }) {
    this.#onSeek = onSeek;
    this.#field = element("input", {
      type: "search", "aria-label": "Search the key paths", placeholder: "Search: position, opacity, a layer",
      autocomplete: "off", spellcheck: "false", oninput: () => { this.#isUntouched = false; this.#search(); },
    });
    this.#count = element("p", { class: "muted small", role: "status" });
    this.#list = element("ul", { class: "key-paths", "aria-label": "Key paths" });
    this.#plots = element("div", { class: "stack" });
    this.#hint = element("p", { class: "muted" }, `Choose up to ${MOST_CHANNELS} properties to see their numbers over the frames.`);
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Curves")),
      element("div", { class: "curves" },
        element("div", { class: "stack" }, this.#field, this.#count, this.#list),
        element("div", { class: "stack" }, this.#hint, this.#plots)));
  }

  /** Shows nothing, until the key paths of another animation are there. */
  clear() {
    this.#background.stopAll();
    this.#animation = null;
    this.#channels.clear();
    this.#moving.clear();
    this.#plots.replaceChildren();
    this.#list.replaceChildren();
    setText(this.#count, "");
    this.#hint.hidden = false;
    this.#field.value = "";
  }

  /** Shows the key paths of another animation. */
  prepare(animation) {
    this.#animation = animation;
    this.#isUntouched = animation.keyPaths.length <= MOST_UNASKED;
    this.#search();
  }

  /** Whether there is work between the frames. */
  set isShown(isShown) { this.#background.isPaused = !isShown; }

  /** Reads the numbers anew, after they have changed. */
  refresh() {
    for (const channel of this.#channels.values()) this.#read(channel);
  }

  /** Puts the cursor at a frame. */
  point(frame) {
    this.#frame = frame;
    for (const channel of this.#channels.values()) channel.point(frame);
  }

  #search() {
    if (!this.#animation) return;
    const words = this.#field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const { keyPaths } = this.#animation;
    const found = keyPaths.filter((keyPath) => words.every((word) => keyPath.toLowerCase().includes(word)));
    const shown = found.slice(0, MOST_ROWS);
    const rest = found.length - shown.length;
    setText(this.#count, rest > 0 ? `${found.length} properties, the first ${MOST_ROWS} shown` : `${found.length} properties`);
    this.#rows = new Map(shown.map((keyPath) => [keyPath, this.#row(keyPath)]));
    this.#list.replaceChildren(...[...this.#rows.values()].map(({ item }) => item));
    this.#showFull();
    this.#probe(shown.filter((keyPath) => !this.#moving.has(keyPath)));
  }

  #row(keyPath) {
    const box = element("input", { type: "checkbox", onchange: () => { this.#isUntouched = false; this.#toggle(keyPath); } });
    box.checked = this.#channels.has(keyPath);
    const note = element("span", { class: "note" });
    const label = element("label", { title: keyPath }, box, element("span", {}, keyPath), note);
    const row = { box, note, item: element("li", {}, label) };
    this.#showMoving(row, keyPath);
    return row;
  }

  #toggle(keyPath) {
    if (this.#channels.has(keyPath)) return this.#remove(keyPath);
    const channel = new Channel(keyPath, { onSeek: this.#onSeek, onRemove: () => this.#remove(keyPath) });
    this.#channels.set(keyPath, channel);
    this.#plots.append(channel.element);
    this.#read(channel);
    this.#showFull();
  }

  // Something to see at once; what is derived, such as LAYER.@frame, says little.
  #chooseFirst(keyPath) {
    if (keyPath.includes(".@")) return;
    this.#isUntouched = false;
    this.#rows.get(keyPath).box.checked = true;
    this.#toggle(keyPath);
  }

  #remove(keyPath) {
    this.#background.stop(keyPath);
    this.#channels.get(keyPath).element.remove();
    this.#channels.delete(keyPath);
    const row = this.#rows.get(keyPath);
    if (row) row.box.checked = false;
    this.#showFull();
  }

  #read(channel) {
    this.#background.start(channel.keyPath, channel.reading(this.#animation, () => channel.point(this.#frame)));
  }

  #showFull() {
    const isFull = this.#channels.size >= MOST_CHANNELS;
    for (const { box } of this.#rows.values()) box.disabled = isFull && !box.checked;
    this.#hint.hidden = this.#channels.size > 0;
  }

  // Most properties of a document stand still: those that move are marked, one after another.
  #probe(keyPaths) {
    const frames = this.#animation.wholeFrames;
    const probes = Array.from({ length: PROBES }, (_, index) => frames[Math.round((index / (PROBES - 1)) * (frames.length - 1))]);
    let [index, probe, first] = [0, 0, ""];
    const decide = (keyPath, isMoving) => {
      this.#moving.set(keyPath, isMoving);
      if (this.#rows.has(keyPath)) this.#showMoving(this.#rows.get(keyPath), keyPath);
      if (isMoving && this.#isUntouched) this.#chooseFirst(keyPath);
      index += 1;
      probe = 0;
    };
    this.#background.start(PROBING, () => {
      const keyPath = keyPaths[index];
      if (keyPath === undefined) return false;
      const text = String(this.#animation.values(keyPath, probes[probe]));
      if (probe === 0) first = text;
      probe += 1;
      if (text !== first) decide(keyPath, true);
      else if (probe === PROBES) decide(keyPath, false);
      return true;
    });
  }

  #showMoving({ note, item }, keyPath) {
    const isMoving = this.#moving.get(keyPath) === true;
    setText(note, isMoving ? "moves" : "");
    item.classList.toggle("moves", isMoving);
  }
}
