// A timeline as a document for `inbetween animate`, and what of a document is one.

import { HOLD, checked } from "./timeline.js";
import { nameOfKeyPath, propertyNamed } from "./properties.js";

const HOLDING = "steps(1, jump-end)";
const HOLDS = [HOLDING, "steps(1)", "steps(1, end)", "step-end"];
const TIMING = ["type", "duration", "repeatCount", "autoreverses", "fillMode"];
const OF_KEYS = ["keyPath", "values", "keyTimes", "timingFunctions"];
const OF_PATH = ["keyPath", "path", "rotationMode", "timingFunction"];
// The library's, where a document has none.
const USUAL_DURATION = 0.25;

/** The document of a timeline, which has tracks. */
export function documentOf({ duration, repeat, isAlternating, tracks }) {
  return {
    type: "group", animations: tracks.map((track) => memberOf(track, duration)), duration,
    ...(repeat === 1 ? {} : { repeatCount: repeat }), ...(isAlternating ? { autoreverses: true } : {}), fillMode: "both",
  };
}

// A spring takes the duration of its member, not that of the group.
function memberOf({ name, keys, path, curve, isTurning }, duration) {
  const { keyPath, factor } = propertyNamed(name);
  if (path !== undefined) {
    return {
      type: "keyframe", keyPath, path, calculationMode: "paced", ...(isTurning ? { rotationMode: "auto" } : {}), duration,
      timingFunction: curve,
    };
  }
  const all = withEnds(keys);
  return {
    type: "keyframe", keyPath, values: all.map(({ value }) => value * factor), keyTimes: all.map(({ time }) => time),
    timingFunctions: all.slice(0, -1).map(({ curve }) => (curve === HOLD ? HOLDING : curve)), duration,
  };
}

// In a document keys begin at 0 and end at 1; before the first and behind the last one a value stays.
function withEnds(keys) {
  const [first, last] = [keys[0], keys.at(-1)];
  return [
    ...(first.time > 0 ? [{ ...first, time: 0, curve: HOLD }] : []), ...keys.slice(0, -1), { ...last, curve: HOLD },
    ...(last.time < 1 ? [{ ...last, time: 1 }] : []),
  ];
}

/** `{ timeline, left }` of a document: `left` names what has no place in a timeline. Throws if nothing of it has. */
export function timelineOf(document) {
  const isGroup = document.type === "group";
  const members = isGroup ? document.animations ?? [] : [document];
  const left = isGroup ? fieldsBeside(document, [...TIMING, "animations"]) : [];
  const tracks = members.flatMap((member) => {
    try {
      const track = trackOf(member);
      left.push(...fieldsBeside(member, [...TIMING, "calculationMode", ...(member.path === undefined ? OF_KEYS : OF_PATH)]));
      return [track];
    } catch (error) {
      left.push(error.message);
      return [];
    }
  });
  if (tracks.length === 0) throw new Error(`There is nothing for a timeline: ${left.join("; ")}`);
  const { duration = USUAL_DURATION, repeatCount = 1, autoreverses = false } = document;
  return { timeline: { duration, repeat: repeatCount || 1, isAlternating: autoreverses, tracks: checked(tracks) }, left };
}

function fieldsBeside(fields, known) {
  return Object.keys(fields).filter((name) => !known.includes(name)).map((name) => `${name} ${JSON.stringify(fields[name])}`);
}

function trackOf({ type, keyPath = "value", path, rotationMode, timingFunction, calculationMode = "linear", ...fields }) {
  const { values, keyTimes, timingFunctions } = fields;
  if (type !== "keyframe") throw new Error(`${keyPath}, which is “${type}” and not “keyframe”`);
  if (path !== undefined) return { name: "path", path, curve: timingFunction ?? "linear", isTurning: rotationMode === "auto" };
  if (!["linear", "discrete"].includes(calculationMode)) throw new Error(`${keyPath}, which is “${calculationMode}”`);
  if (!values?.every(Number.isFinite)) throw new Error(`${keyPath}, whose values are not single numbers`);
  const { name, factor } = propertyNamed(nameOfKeyPath(keyPath));
  const keys = values.map((value, index) => ({
    time: keyTimes?.[index] ?? index / Math.max(values.length - 1, 1), value: value / factor,
    curve: calculationMode === "discrete" ? HOLD : curveOf(timingFunctions?.[index]),
  }));
  return { name, keys };
}

function curveOf(curve = "linear") { return HOLDS.includes(curve) ? HOLD : curve; }
