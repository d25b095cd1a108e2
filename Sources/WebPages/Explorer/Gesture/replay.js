// A gesture, followed at several frame rates.

import { Follower } from "../../../../Bindings/JavaScript/src/followers.js";
import { greatestJump, lag, spread } from "./measures.js";

/** The rates of displays, in frames a second, with their colours. */
export const RATES = [[24, 1], [30, 5], [60, 0], [90, 3], [120, 2], [240, 4]].map(([rate, color]) =>
  ({ rate, color: `var(--curve-${color})` }));
const USUAL = RATES.findIndex(({ rate }) => rate === 60);
// The seconds shown after the last event, when the target stands still; all rates have a frame at each sixth of a second.
const AFTERWARDS = 0.6;
const COMMON_FRAME = 1 / 6;

/**
 * Replays a gesture at all rates, by a rule and by the library's follower for it. Both have their `lines`, one `{ times, values }`
 * for each rate, their `duration`, and their `spread`, `jump` and `lag`, which measures.js defines.
 *
 * `jitter` is a part of a frame. The follower gets all events at their own times. With `seesFrames` it gets only the newest event
 * at each frame, like the rule.
 */
export function replay(gesture, rule, { jitter, seesFrames }) {
  const duration = Math.ceil((gesture.duration + AFTERWARDS) / COMMON_FRAME) * COMMON_FRAME;
  const frames = RATES.map(({ rate }) => frameTimes(rate, duration, jitter));
  const finest = frames.at(-1);
  const theirs = frames.map((times) => ruled(rule, gesture, times));
  const ours = frames.map((times) => followed(rule.follower, seesFrames ? atFrames(gesture, times) : gesture, times));
  // A follower may be asked at any time: at the other rates' frames it needs no straight line between its own.
  const all = Float64Array.from(frames.flatMap((times) => [...times])).sort();
  const finestOfOurs = followed(rule.follower, seesFrames ? atFrames(gesture, finest) : gesture, all);
  const measured = (lines, reference) => ({
    lines, duration, spread: spread(lines.slice(0, -1), reference), jump: greatestJump(lines[USUAL]),
    lag: lag({ times: gesture.times, values: gesture.places }, lines[USUAL]),
  });
  return { theirs: measured(theirs, theirs.at(-1)), ours: measured(ours, finestOfOurs) };
}

/**
 * The times of the frames at a rate up to a duration. `jitter` is the part of a frame within which one comes too early or too
 * late; it is the same for each call.
 */
function frameTimes(rate, duration, jitter) {
  const random = seeded(rate);
  const times = [0];
  const count = Math.round(duration * rate);
  for (let frame = 1; frame <= count; frame++) times.push((frame + jitter * (random() - 0.5)) / rate);
  return Float64Array.from(times).filter((time) => time <= duration + 1e-9);
}

/** The gesture followed by a rule; at each frame the rule sees only the newest event. */
function ruled(rule, gesture, frames) {
  const seen = newestAt(gesture, frames);
  const step = rule.start(seen[0]);
  const values = seen.map((target, index) => (index === 0 ? target : step(target, frames[index] - frames[index - 1])));
  return { times: frames, values };
}

/** Events followed by a follower of the library, with its values at some times; both times ascend. */
function followed(notation, events, times) {
  const follower = new Follower(notation);
  try {
    let next = 0;
    const values = times.map((time) => {
      for (; next < events.times.length && events.times[next] <= time; next++) {
        follower.follow(events.places[next], events.times[next]);
      }
      return follower.value(time);
    });
    return { times, values };
  } finally {
    follower.close();
  }
}

/** The newest event at each frame, as events at the frames' times: what a page sees that looks once a frame. */
function atFrames(gesture, frames) { return { times: frames, places: newestAt(gesture, frames) }; }

function newestAt({ times, places }, frames) {
  let index = 0;
  return frames.map((frame) => {
    while (index + 1 < times.length && times[index + 1] <= frame) index += 1;
    return places[index];
  });
}

// Numbers from 0 to 1 by S. Vigna's SplitMix, cut to 32 bits: the same ones after each reload.
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
