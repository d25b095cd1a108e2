// What a motion of the page is made of, so that a slider makes it of its numbers.
//
// A source is a text in the notation, or `{ base, duration, delay, from, to }`: the base, a text or `{ kind, numbers }` for
// `Motion.of`, in place of whose times and ends these stand.

import { catalogue } from "../../../Bindings/JavaScript/src/catalogue.js";
import { Motion } from "../../../Bindings/JavaScript/src/motions.js";

import { checkSize } from "./limits.js";

/** The motion of a source. */
export function open(source) {
  if (typeof source === "string") return new Motion(source);
  const { base, ...around } = source;
  const motion = typeof base === "string" ? new Motion(base) : Motion.of(base.kind, base.numbers);
  try {
    return motion.placed(around);
  } finally {
    motion.close();
  }
}

/** Opens the motion of a source, returns the result of a function of it, and closes it again. */
export function opened(source, look) {
  const motion = open(source);
  try {
    return look(motion);
  } finally {
    motion.close();
  }
}

/** The source that a text in any form means, in the notation, and what was understood if it had another form. */
export function understood(text) {
  checkSize(text);
  return opened(text, ({ remark, notation }) => ({ source: remark === "" ? text : notation, remark }));
}

/** The base of a source, of a text all of it. */
export function baseOf(source) { return typeof source === "string" ? source : source.base; }

/** The parts of a motion that was made of numbers, as `Motion.parts` names them; null for any other source. */
export function partsOf(source) {
  const { kind, numbers } = baseOf(source);
  if (numbers === undefined) return null;
  const { duration, delay = 0, from = 0, to = 1 } = source;
  const own = Array.isArray(numbers) ? { [kind === "linear" ? "stops" : "points"]: numbers } : numbers;
  return { kind, name: null, ...own, duration, delay, from, to };
}

/** Whether motions of a kind, as `parts` name it, are timing curves, which take progress. */
export function isCurve(kind) { return rowOf(kind).time === "progress"; }

/** Whether motions of a kind may have a duration beside them: those that take progress, or an argument without a unit. */
export function takesDuration(kind) { return rowOf(kind).time !== "seconds"; }

/** Whether ends may stand behind a motion. */
export function takesEnds({ kind, base }) { return rowOf(base ?? kind).takesEnds; }

function rowOf(kind) { return catalogue().motions.find(({ name }) => name === kind); }

/** The duration, delay and ends of a motion's parts; some kinds have a duration among their own numbers. */
export function around({ kind, duration, delay, from, to }) {
  return { duration: takesDuration(kind) ? duration : undefined, delay, from, to };
}

/** A number as an editor gives it: with six digits, which is finer than anybody sees. */
export function sixDigits(number) { return Number(number.toPrecision(6)); }
