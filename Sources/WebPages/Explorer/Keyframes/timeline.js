// A timeline: properties with their keys, as plain data and as a text for the address.
//
// It is `{ duration, repeat, isAlternating, tracks }`, a track `{ name, keys: [{ time, value, curve }] }`, with the time as a part
// of the duration and the curve as far as the next key, or `{ name: "path", path, curve, isTurning }`. The text of tracks is
// `x*0 -220 ease-out*0.25 0**opacity*0 0*1 1`.

import { MOST_LETTERS, refuseMore } from "../limits.js";
import { limited } from "../../Kit/numbers.js";

export const HOLD = "hold";
export const MOST_TRACKS = 8;
const MOST_KEYS = 100;
const MOST_PATH_LETTERS = 2000;
const USUAL_CURVE = "ease";
const USUAL_PATH_CURVE = "linear";
const TURNS = "turns";
const LEAST_DURATION = 0.01;
const MOST_DURATION = 100;
const MOST_REPEATS = 1000;
export const ALLOWED_DURATION = [LEAST_DURATION, MOST_DURATION];
export const ALLOWED_REPEAT = [0.01, MOST_REPEATS];

/** A card that slides in, grows on a spring, stays and leaves. */
const EXAMPLE = {
  duration: 2, repeat: 1, isAlternating: false,
  tracks: "x*0 -220 ease-out*0.25 0*0.75 0 ease-in*1 220**scale*0 0.4 spring(1 200 14)*0.5 1*0.8 1 ease-in*1 0.7"
    + "**opacity*0 0*0.15 1*0.85 1*1 0",
};

/** The timeline of settings that may come from outside; throws what is wrong with its tracks. */
export function timelineFrom(setting) {
  return {
    duration: limited(Number(setting("keyframes.duration")) || EXAMPLE.duration, LEAST_DURATION, MOST_DURATION),
    repeat: repeatIn(setting("keyframes.repeat")),
    isAlternating: setting("keyframes.alternate") !== undefined,
    tracks: tracksIn(String(setting("keyframes.tracks", EXAMPLE.tracks))),
  };
}

export function exampleTimeline() { return { ...EXAMPLE, tracks: tracksIn(EXAMPLE.tracks) }; }

/** The settings of a timeline; none for what is as in the example. */
export function settingsOf({ duration, repeat, isAlternating, tracks }) {
  const text = textOf(tracks);
  return {
    "keyframes.duration": duration === EXAMPLE.duration ? undefined : sixDigits(duration),
    "keyframes.repeat": repeat === 1 ? undefined : repeat,
    "keyframes.alternate": isAlternating ? 1 : undefined,
    "keyframes.tracks": text === EXAMPLE.tracks ? undefined : text,
  };
}

function repeatIn(setting) {
  if (setting === "infinity") return setting;
  return limited(Number(setting) || 1, ...ALLOWED_REPEAT);
}

// MARK: Tracks as text

function textOf(tracks) {
  return tracks.map((track) => [track.name, ...track.keys ? track.keys.map(keyText) : pathParts(track)].join("*")).join("**");
}

function keyText({ time, value, curve }) {
  return [sixDigits(time), sixDigits(value), ...(curve === USUAL_CURVE ? [] : [curve])].join(" ");
}

function pathParts({ path, curve, isTurning }) { return [path, curve, ...(isTurning ? [TURNS] : [])]; }

function sixDigits(number) { return Number(number.toPrecision(6)); }

function tracksIn(text) {
  refuseMore("letters", text.length, MOST_LETTERS);
  return checked(text === "" ? [] : text.split("**").map(trackIn));
}

function trackIn(text) {
  const [name, ...parts] = text.split("*");
  if (name === "path") {
    const [path = "", curve = USUAL_PATH_CURVE, turns] = parts;
    return { name, path, curve, isTurning: turns === TURNS };
  }
  return { name, keys: parts.map((part) => keyIn(name, part)) };
}

function keyIn(name, text) {
  const [time, value, ...curve] = text.split(" ");
  const key = { time: Number(time), value: Number(value), curve: curve.join(" ") || USUAL_CURVE };
  if (text !== "" && key.time >= 0 && key.time <= 1 && Number.isFinite(key.value)) return key;
  throw new Error(`the ${name} has the key “${text}”: expected a time from 0 to 1, a value and a curve`);
}

/** Tracks that the page can show; throws why others are not. */
export function checked(tracks) {
  refuseMore("properties", tracks.length, MOST_TRACKS);
  refuseMore("keys", tracks.reduce((count, { keys }) => count + (keys?.length ?? 0), 0), MOST_KEYS);
  for (const track of tracks) {
    const problem = problemOf(track, tracks);
    if (problem) throw Object.assign(new Error(`the ${track.name} ${problem}`), { code: "timeline" });
  }
  return tracks;
}

function problemOf({ name, keys, path, curve }, tracks) {
  const texts = [name, path ?? "", ...(keys ?? [{ curve }]).map((key) => key.curve)];
  if (texts.some((text) => text.includes("*"))) return "has a “*” in its texts";
  if (tracks.filter((track) => track.name === name).length > 1) return "is there twice";
  if (path !== undefined) return refuseMore("letters of a path", path.length, MOST_PATH_LETTERS);
  if (keys.length === 0) return "has no keys";
  return keys.some(({ time }, index) => time < keys[index - 1]?.time) ? "has keys that are not in their order" : "";
}

// MARK: Changes

/** A timeline with another track in a place. */
export function withTrack(timeline, index, track) { return { ...timeline, tracks: timeline.tracks.with(index, track) }; }

/** With changes of a key, which stays between its neighbours. */
export function withKey(timeline, { track, key }, changes) {
  const { keys } = timeline.tracks[track];
  const changed = { ...keys[key], ...changes };
  changed.time = limited(changed.time, keys[key - 1]?.time ?? 0, keys[key + 1]?.time ?? 1);
  return withTrack(timeline, track, { ...timeline.tracks[track], keys: keys.with(key, changed) });
}

/** `{ timeline, place }` with one key more; it goes on by the curve in which it stands. */
export function addedKey(timeline, track, time, value) {
  const { keys } = timeline.tracks[track];
  const behind = keys.findIndex((key) => key.time > time);
  const key = behind < 0 ? keys.length : behind;
  const curve = keys[key - 1]?.curve ?? USUAL_CURVE;
  const own = { ...timeline.tracks[track], keys: keys.toSpliced(key, 0, { time, value, curve }) };
  return { timeline: withTrack(timeline, track, own), place: { track, key } };
}

/** Without a key, and without the track of its last one. */
export function withoutKey(timeline, { track, key }) {
  const { keys } = timeline.tracks[track];
  if (keys.length === 1) return withoutTrack(timeline, track);
  return withTrack(timeline, track, { ...timeline.tracks[track], keys: keys.toSpliced(key, 1) });
}

export function withoutTrack(timeline, track) { return { ...timeline, tracks: timeline.tracks.toSpliced(track, 1) }; }

/** With one more property, which stands still at first, or walks along an arch. */
export function addedTrack(timeline, { name, initial }) {
  const track = name === "path"
    ? { name, path: "M-140 50C-140 -70 140 -70 140 50", curve: "ease-in-out", isTurning: false }
    : { name, keys: [0, 1].map((time) => ({ time, value: initial, curve: USUAL_CURVE })) };
  return { ...timeline, tracks: [...timeline.tracks, track] };
}
