// Channels in groups, by their names: `cube0.x` is the quantity x of the part cube0, `scale` a quantity of the whole.

import { rangeOf } from "../Kit/plot.js";

const units = {
  x: "pt", y: "pt", level: "pt", amplitude: "pt", rotation: "rad", wavePhase: "rad",
  strokeStart: "of the stroke", strokeEnd: "of the stroke", arc: "of the circle",
};

// The parts and the quantities of channels, in the order of their names, and the channels of each quantity.
// The numbers of parts count those that are forgotten, so that each part keeps its look.
export class ChannelGroups {
  constructor(names, firstPart = 0) {
    this.names = names;
    this.firstPart = firstPart;
    const split = names.map((name) => {
      const dot = name.lastIndexOf(".");
      return { part: name.slice(0, Math.max(dot, 0)), quantity: name.slice(dot + 1) };
    });
    this.parts = [...new Set(split.map(({ part }) => part))];
    this.quantities = [...new Set(split.map(({ quantity }) => quantity))].map((name) => ({
      name,
      unit: units[name] ?? "",
      channels: split.flatMap(({ part, quantity }, channel) =>
        quantity === name ? [{ channel, part: firstPart + this.parts.indexOf(part) }] : []),
    }));
  }
}

// The look of a part's lines: a colour and, for readers who cannot tell colours apart, a dash.
const dashes = ["", "6 3", "1.5 3", "8 3 1.5 3", "12 4", "3 3", "8 3 1.5 3 1.5 3", "12 4 4 4"];
export function lookOf(part) {
  const round = Math.floor(part / dashes.length);
  return { color: `var(--curve-${part % dashes.length})`, dash: dashes[(part + round) % dashes.length] };
}

/** The numbers of an effect at a time, in the order of its channels. */
export function channelsOf(effect, time) { return Object.values(effect.channels(time)); }

/**
 * The values of channels at times: those of a script all at once, those of an interactive effect one by one.
 *
 * `samples` are those of each variant: for each time an array with a number for each channel.
 */
export class Track {
  times = [];
  samples;

  constructor(names, variants) {
    this.groups = new ChannelGroups(names);
    this.samples = Object.fromEntries(variants.map((variant) => [variant, []]));
  }

  /** The track of scripts, by variants. */
  static ofScripts(scripts, endTime) {
    const track = new Track(scripts.exact.channelNames, Object.keys(scripts));
    const count = 300;
    for (let index = 0; index <= count; index++) track.append((endTime * index) / count, scripts);
    return track;
  }

  append(time, effects) {
    this.times.push(time);
    for (const [variant, samples] of Object.entries(this.samples)) samples.push(channelsOf(effects[variant], time));
  }

  /**
   * Changes to other channels: with new ones at the end, or without some at the beginning. It keeps its channels if `names` is
   * empty, and if `names` has only the first of them.
   */
  rename(names) {
    const { names: old, parts, firstPart } = this.groups;
    if (names.length === 0 || (names[0] === old[0] && names.length <= old.length)) return;
    const first = old.indexOf(names[0]);
    const gone = first < 0 ? old.length : first;
    const groups = new ChannelGroups(names);
    const goneParts = parts.filter((part) => !groups.parts.includes(part)).length;
    this.groups = new ChannelGroups(names, firstPart + goneParts);
    if (gone === 0) return;
    for (const samples of Object.values(this.samples)) {
      samples.forEach((values, index) => { samples[index] = values.slice(gone); });
    }
  }

  /** Forgets the samples before a time, except the last of them: a line leads from it to the next sample. */
  forget(time) {
    const first = this.times.findIndex((sample) => sample > time) - 1;
    if (first <= 0) return;
    for (const list of [this.times, ...Object.values(this.samples)]) list.splice(0, first);
  }

  /** The values of a channel, NaN where there is none. */
  values(variant, channel) { return this.samples[variant].map((values) => values[channel] ?? NaN); }

  /** The time at which both variants are farthest apart, each channel by its range; a hidden part is far from a shown one. */
  get timeOfGreatestDifference() {
    const { exact, legacy } = this.samples;
    const ranges = this.groups.names.map((_, channel) => {
      const { lower, upper } = rangeOf([this.values("exact", channel), this.values("legacy", channel)]);
      return upper - lower;
    });
    const apart = exact.map((values, index) => Math.max(...values.map((value, channel) =>
      differenceOf(value, legacy[index][channel]) / ranges[channel])));
    return this.times[apart.indexOf(Math.max(...apart))];
  }
}

/** How far two values are apart: not at all where neither is shown. */
export function differenceOf(a, b) {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : Infinity;
  return Math.abs(a - b);
}
