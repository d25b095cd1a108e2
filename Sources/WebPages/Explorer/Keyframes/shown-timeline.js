// The timeline of the page's state, opened by the library.

import { Animation } from "../../../../Bindings/JavaScript/src/animations.js";

import { documentOf } from "./document.js";
import { exampleTimeline, settingsOf, timelineFrom } from "./timeline.js";

/**
 * What the settings of a state say: `timeline`; the library's `animation` of it, and that of one run, null without tracks; and a
 * `problem` or "".
 */
export class ShownTimeline {
  #state;
  #key = null;
  timeline = null;
  animation = null;
  run = null;
  problem = "";

  constructor(state) { this.#state = state; }

  /** Reads the settings, and returns a text that differs if the timeline does. */
  update() {
    const key = keyOf((name) => this.#state.setting(name));
    if (key === this.#key) return key;
    this.#key = key;
    this.problem = "";
    try {
      this.#open(timelineFrom((name, initial) => this.#state.setting(name, initial)));
    } catch (error) {
      this.problem = `The keyframes of the address cannot be shown: ${error.message}`;
      this.#open(exampleTimeline());
    }
    return key;
  }

  /** Makes it another timeline, or throws the library's error. */
  change(timeline, isLive = false) {
    const settings = settingsOf(timeline);
    // As the address will say it, so that it is the same behind a reload.
    this.#open(timelineFrom((name, initial) => settings[name] ?? initial));
    this.problem = "";
    this.#key = keyOf((name) => settings[name]);
    this.#state.set(settings, { isLive });
  }

  #open(timeline) {
    const open = (timeline) => (timeline.tracks.length > 0 ? new Animation(documentOf(timeline)) : null);
    const animation = open(timeline);
    this.animation?.close();
    this.run?.close();
    [this.timeline, this.animation, this.run] = [timeline, animation, open({ ...timeline, repeat: 1, isAlternating: false })];
  }
}

const NAMES = ["duration", "repeat", "alternate", "tracks"].map((name) => `keyframes.${name}`);

// A setting is a number or a text; an address has texts alone.
function keyOf(setting) {
  const values = NAMES.map((name) => setting(name));
  return JSON.stringify(values.map((value) => (value === undefined ? null : String(value))));
}
