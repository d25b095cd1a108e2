// Channels in groups, by their names: `cube0.x` is the quantity x of the part cube0, `scale` a quantity of the whole.

const units = {
  x: "pt", y: "pt", level: "pt", amplitude: "pt", rotation: "rad", wavePhase: "rad",
  strokeStart: "of the stroke", strokeEnd: "of the stroke", arc: "of the circle",
};

// The parts and the quantities of channels, in the order of their names, and the channels of each quantity.
// The numbers of parts count those that are forgotten, so that each part keeps its look.
class ChannelGroups {
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
function lookOf(part) {
  const round = Math.floor(part / dashes.length);
  return { color: `var(--curve-${part % dashes.length})`, dash: dashes[(part + round) % dashes.length] };
}

// The values of channels at times: those of a script all at once, those of an interactive effect one by one.
class Track {
  constructor(names) {
    this.groups = new ChannelGroups(names);
    this.times = [];
    this.exact = [];
    this.legacy = [];
  }

  static ofScript(exact, legacy, endTime) {
    const track = new Track(exact.channelNames);
    const count = 300;
    for (let index = 0; index <= count; index++) {
      const time = (endTime * index) / count;
      track.append(time, exact.channels(time), legacy.channels(time));
    }
    return track;
  }

  append(time, exact, legacy) {
    this.times.push(time);
    this.exact.push(exact);
    this.legacy.push(legacy);
  }

  // Changes to other channels: new ones at the end, or without some at the beginning. It keeps its own while there are
  // none, and while there are only the first of its own.
  rename(names) {
    const { names: old, parts, firstPart } = this.groups;
    if (names.length === 0 || (names[0] === old[0] && names.length <= old.length)) return;
    const first = old.indexOf(names[0]);
    const gone = first < 0 ? old.length : first;
    const groups = new ChannelGroups(names);
    const goneParts = parts.filter((part) => !groups.parts.includes(part)).length;
    this.groups = new ChannelGroups(names, firstPart + goneParts);
    if (gone === 0) return;
    for (const list of [this.exact, this.legacy]) {
      list.forEach((values, index) => { list[index] = values.slice(gone); });
    }
  }

  // Forgets the samples before a time, but for the last of them, from which a line leads to the next.
  forget(time) {
    const first = this.times.findIndex((sample) => sample > time) - 1;
    if (first <= 0) return;
    for (const list of [this.times, this.exact, this.legacy]) list.splice(0, first);
  }

  // Whether both variants have the same values.
  get isSame() {
    return this.exact.every((values, index) => values.every((value, channel) =>
      Object.is(value, this.legacy[index][channel])));
  }

  // The range of the values of some channels, and of another range; from 0 to 1 without any.
  range(channels, [lower, upper] = [Infinity, -Infinity]) {
    for (const values of [...this.exact, ...this.legacy]) {
      for (const { channel } of channels) {
        const value = values[channel];
        if (!Number.isFinite(value)) continue;
        lower = Math.min(lower, value);
        upper = Math.max(upper, value);
      }
    }
    return lower <= upper ? [lower, upper] : [0, 1];
  }
}

// A number with a true minus and a fixed number of decimals, so that digits keep their positions.
function formatted(number, decimals) {
  if (Number.isNaN(number)) return "–";
  const text = number.toFixed(decimals);
  return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", "−");
}
