// How channels are told apart by their names: `cube0.x` is the quantity x of the part cube0, `scale` a quantity alone.

const units = {
  x: "pt", y: "pt", level: "pt", amplitude: "pt", rotation: "rad", wavePhase: "rad",
  strokeStart: "of the stroke", strokeEnd: "of the stroke", arc: "of the circle",
};

// The parts and the quantities of channels, in the order of their names, and which channel belongs to which.
// Parts are counted from the first one that there has been, so that each keeps its look when others are forgotten.
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

// The look of a part's lines: a colour and, for those who do not tell colours apart, a dash.
const dashes = ["", "6 3", "1.5 3", "8 3 1.5 3", "12 4", "3 3", "8 3 1.5 3 1.5 3", "12 4 4 4"];
function lookOf(part) {
  const round = Math.floor(part / dashes.length);
  return { color: `var(--curve-${part % dashes.length})`, dash: dashes[(part + round) % dashes.length] };
}

// What channels were at times: those of a script at once, those of a hand as they come.
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

  // Goes over to other channels: some are new at the end, some are gone from the beginning. While there are none, and
  // while there are only the first of those that a script has, it stays as it is.
  rename(names) {
    const { names: old, parts, firstPart } = this.groups;
    if (names.length === 0 || (names[0] === old[0] && names.length <= old.length)) return;
    const place = old.indexOf(names[0]);
    const gone = place < 0 ? old.length : place;
    const groups = new ChannelGroups(names);
    const goneParts = parts.filter((part) => !groups.parts.includes(part)).length;
    this.groups = new ChannelGroups(names, firstPart + goneParts);
    if (gone === 0) return;
    for (const list of [this.exact, this.legacy]) list.forEach((values, index) => { list[index] = values.slice(gone); });
  }

  // Forgets all before the last sample that is not after a time.
  forget(time) {
    const first = this.times.findIndex((sample) => sample > time) - 1;
    if (first <= 0) return;
    for (const list of [this.times, this.exact, this.legacy]) list.splice(0, first);
  }

  // Whether the legacy variant does what the exact one does.
  get isSame() {
    return this.exact.every((values, index) => values.every((value, channel) =>
      Object.is(value, this.legacy[index][channel])));
  }

  // The least and the greatest value of some channels and of a range; 0 and 1 without any.
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

// A number with a true minus and a fixed number of decimals, so that digits stay where they are.
function written(number, decimals) {
  if (Number.isNaN(number)) return "–";
  const text = number.toFixed(decimals);
  return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", "−");
}
