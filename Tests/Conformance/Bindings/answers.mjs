// Answers calls of the conformance check with the package for JavaScript: reads them as JSON, writes the answers.
import { readFileSync } from "node:fs";

import { Follower, InbetweenError, init, Motion, Path, Track } from "inbetween";

await init();

// The methods that give an answer for many times.
const BATCHES = { value: "sample", velocity: "velocities", acceleration: "accelerations" };
const words = { inf: Infinity, "-inf": -Infinity, nan: NaN };

/** The object that an opener stands for. */
function opened([what, ...rest]) {
  switch (what) {
    case "motion": return new Motion(rest[0]);
    case "numbers": {
      const [kind, names, numbers] = rest;
      return Motion.of(kind, names ? Object.fromEntries(names.map((name, index) => [camel(name), numbers[index]])) : numbers);
    }
    case "spring": {
      const [mass, stiffness, damping, start, target, velocity] = rest;
      return new Motion({ mass, stiffness, damping, start, target, velocity });
    }
    case "handedOver": {
      const [motion, target, at, [mass, stiffness, damping]] = rest;
      return opened(motion).handedOver(target, { at, spring: { mass, stiffness, damping } });
    }
    case "track": {
      const [times, values, curves, mode] = rest;
      return new Track(times, values, { curves, mode });
    }
    case "path": return new Path(rest[0], { tolerance: rest[1] });
    case "follower": return new Follower(rest[0]);
    default: throw new Error(`there is nothing named ${what}`);
  }
}

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** An answer for each row; values and velocities in a batch have the bits of single ones. */
function answers({ open, ask, at, names }) {
  if (ask === "notation") return [notation(open[1])];
  const made = opened(open);
  const times = at.length && at[0].length ? at.map(([time]) => time) : [];
  const pairs = (array) => times.map((_, index) => [array[2 * index], array[2 * index + 1]]);
  const forAll = (answer) => at.map(() => answer);
  switch (ask) {
    case "value":
    case "velocity":
    case "acceleration": {
      const single = times.map((time) => plain(made[ask](time)));
      if (made.sample) {
        const batch = Array.from(made[BATCHES[ask]](times));
        if (!same(single.flat(), batch)) throw new Error(`in a batch ${batch}, one by one ${single}`);
      }
      return single;
    }
    case "restValue": return forAll(made.restValue);
    case "restTime": return forAll(made.restTime);
    case "numbers": return forAll(made.numbers(...names));
    case "spring": return forAll([made.spring.stiffness, made.spring.damping]);
    case "length": return forAll(made.length);
    case "position": return pairs(made.positions(times));
    case "tangent": return pairs(made.tangents(times));
    case "angle": return Array.from(made.angles(times));
    case "followed": return followed(made, open[2], times);
    default: throw new Error(`nobody asks for ${ask}`);
  }
}

/** The canonical notation of a text; null for a text that is refused. */
function notation(text) {
  try {
    return `${new Motion(text)}`;
  } catch (error) {
    if (error instanceof InbetweenError) return null;
    throw error;
  }
}

/** The values of a follower at times, with its events as they come. */
function followed(follower, events, times) {
  let next = 0;
  return times.map((time) => {
    for (; next < events.length && events[next][0] <= time; next++) follower.follow(events[next][1], events[next][0]);
    return follower.value(time);
  });
}

const plain = (value) => (typeof value === "number" ? value : Array.from(value));

const same = (one, other) =>
  one.length === other.length && one.every((number, index) => number === other[index] || Object.is(number, other[index]));

function read(value) {
  if (Array.isArray(value)) return value.map(read);
  return typeof value === "string" && Object.hasOwn(words, value) ? words[value] : value;
}

function written(value) {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "number" || Number.isFinite(value)) return value;
  return Object.keys(words).find((word) => Object.is(words[word], value));
}

const calls = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(calls.map((call) => {
  try {
    return written(answers(Object.fromEntries(Object.entries(call).map(([name, value]) => [name, read(value)]))));
  } catch (error) {
    return { error: `${error}` };
  }
})));
