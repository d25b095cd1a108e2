// The channels over time: a plot for each quantity, a line for each part; the original's are weak and dotted.

import { element } from "../Kit/elements.js";
import { formatted } from "../Kit/numbers.js";
import { Plot, rangeOf } from "../Kit/plot.js";
import { lookOf } from "./channels.js";

const HEIGHT = 128;
const ORIGINAL_DASH = "1 3";

export class ChannelStrips {
  #title;
  #onSeek;
  #strips = [];
  #quantities = "";
  #isScrolling = false;

  /** Calls `onSeek` with the time that the reader chooses in a plot. */
  constructor(title, onSeek) {
    this.#title = title;
    this.#onSeek = onSeek;
    this.element = element("div", { class: "strips" });
  }

  /** Draws a track between two times; while it scrolls, the values' axes only grow. */
  draw(track, from, to, { isScrolling, showsOriginal }) {
    this.#prepare(track.groups, isScrolling);
    this.#strips.forEach((strip, index) => {
      strip.channels = track.groups.quantities[index].channels;
      strip.draw(track, from, to, showsOriginal);
    });
  }

  /** Puts the cursor at a time, with a dot at each value. */
  point(time, values) {
    for (const strip of this.#strips) strip.point(time, values);
  }

  #prepare({ quantities }, isScrolling) {
    const names = quantities.map(({ name }) => name).join();
    // The axes of an interactive effect begin as those of its script.
    if (!isScrolling) for (const strip of this.#strips) strip.range = null;
    this.#isScrolling = isScrolling;
    this.element.classList.toggle("seekable", !isScrolling);
    if (names === this.#quantities) return;
    this.#quantities = names;
    this.#strips = quantities.map((quantity) =>
      new Strip(this.#title, quantity, (time) => { if (!this.#isScrolling) this.#onSeek(time); }));
    this.element.replaceChildren(...this.#strips.map((strip) => strip.element));
  }
}

class Strip {
  channels = [];
  range = null;
  #name;
  #plot;

  constructor(title, { name, unit }, onSeek) {
    this.#name = name;
    this.#plot = new Plot({ label: `${title}: ${name} over time`, height: HEIGHT, onSeek });
    const unitName = unit === "" ? null : element("small", { class: "muted" }, ` ${unit}`);
    this.element = element("div", { class: "strip" },
      element("p", { class: "small" }, name, unitName), this.#plot.element);
  }

  draw(track, from, to, showsOriginal) {
    const variants = showsOriginal && track.samples.legacy ? ["exact", "legacy"] : ["exact"];
    // The values at the cursor are those of the first curves.
    const curves = variants.flatMap((variant) => this.channels.map(({ channel, part }) => {
      const { color, dash } = lookOf(part);
      const isWeak = variant === "legacy";
      const ys = track.values(variant, channel);
      return { xs: track.times, ys, color, dash: isWeak ? ORIGINAL_DASH : dash || null, isWeak };
    }));
    const now = rangeOf(curves.map(({ ys }) => ys));
    this.range = this.range
      ? { lower: Math.min(now.lower, this.range.lower), upper: Math.max(now.upper, this.range.upper) } : now;
    this.#plot.draw({ x: { lower: from, upper: to, label: "s" }, y: { ...this.range }, curves });
  }

  point(time, values) {
    const own = this.channels.map(({ channel }) => values[channel] ?? NaN);
    const text = `${this.#name} ${own.map((value) => formatted(value, 3)).join(", ")} at ${formatted(time, 2)} seconds`;
    this.#plot.point(time, own, text);
  }
}
