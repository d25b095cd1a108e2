// A motion as one of another kind: the nearest that the library finds, between the same ends.

import { Motion } from "../../../../Bindings/JavaScript/src/motions.js";
import { evenly, significant } from "../../Kit/numbers.js";
import { MotionEntry } from "../entry.js";
import { approximated } from "./approximation.js";
import { isCurve, opened, sixDigits, takesDuration, takesEnds } from "../motion-source.js";

const SAMPLES = 240;
// Seed 003's.
const DAMPED = { kind: "damped", numbers: { decay: 5, frequency: 30 } };
// Further from the motion than this, a spring is none of it.
const FARTHEST = 0.25;
// A fitted spring that starts slower than this, in distances per second, starts from rest.
const AT_REST = 5e-4;

/**
 * `{ source, remark }` of a source as "curve", "lines", "spring" or "damped", where a curve takes `duration` seconds; throws the
 * library's error if none is near.
 */
export function convertedSource({ source, duration, kind, tolerance }) {
  const entry = new MotionEntry({ source, isShown: true }, null, duration);
  try {
    return { curve: asCurve, lines: asLines, spring: asSpring, damped: asDamped }[kind](entry, tolerance);
  } finally {
    entry.close();
  }
}

function asCurve(entry) {
  const { parts } = entry;
  const own = parts.kind === "easing" ? ownCurve(parts.name) : null;
  if (own) return { source: { base: own, ...endsOf(entry), duration: parts.duration, delay: parts.delay }, remark: "It is this curve exactly." };
  const { times, values } = recording(entry);
  // A curve arrives; a motion that settles only comes near.
  values[0] = 0;
  values[SAMPLES] = 1;
  const fit = Motion.fitCurve(times, values);
  const base = { kind: "cubic-bezier", numbers: fit.motion.parts.points.map((number) => Number(number.toFixed(3))) };
  fit.motion.close();
  const end = times[SAMPLES];
  const { largest } = opened({ base }, (motion) => motion.compare(times.map((time) => time / end), values));
  const duration = entry.meaning === "seconds" && !takesDuration(parts.kind) ? sixDigits(end) : parts.duration;
  return {
    source: { base, delay: parts.delay, ...endsOf(entry), duration },
    remark: `The nearest cubic-bezier is ${percent(largest)} of the distance away, at ${SAMPLES + 1} times.`,
  };
}

/** The cubic-bezier that a named easing equals; null if there is none. */
function ownCurve(name) {
  const { easing } = opened(name, (motion) => motion.easing());
  return opened(easing, ({ parts }) => parts.kind === "cubic-bezier") ? easing : null;
}

function asLines(entry, tolerance) {
  const { parts } = entry;
  const { base, duration, remark } = approximated({ source: { base: entry.base }, tolerance });
  const times = takesDuration(parts.kind) ? parts.duration : duration;
  return { source: { base, delay: parts.delay, ...endsOf(entry), duration: times }, remark };
}

function asSpring(entry) {
  // Twice as long, at rest in the second half: the value of rest is part of the motion of a spring.
  const { times, values } = recording(entry, 2);
  const near = nearestSpring(times, values);
  if (near) {
    const remark = `The nearest spring is ${percent(near.largest)} of the distance away, at ${SAMPLES + 1} times.`;
    return { source: { base: near.base, ...endsOf(entry) }, remark };
  }
  return {
    source: { base: { kind: "spring", numbers: { duration: sixDigits(times[SAMPLES] / 2 || 0.5), bounce: 0.2 } }, ...endsOf(entry) },
    remark: "No spring is near this motion: one to begin with.",
  };
}

/** The spring from 0 to 1 that is nearest to a recording, `{ base, largest }`; null if it is of no spring. */
function nearestSpring(times, values) {
  const base = fittedSpring(times, values);
  if (!base) return null;
  const { largest } = opened({ base }, (motion) => motion.compare(times, values));
  return largest <= FARTHEST ? { base, largest } : null;
}

function fittedSpring(times, values) {
  let fit;
  try {
    fit = Motion.fitSpring(times, values);
  } catch (error) {
    if (!error.code) throw error;
    return null;
  }
  const { velocity } = fit.motion.parts;
  const [response, bounce] = fit.motion.numbers("response", "bounce");
  fit.motion.close();
  const start = Math.abs(velocity) < AT_REST ? {} : { velocity: Number(velocity.toFixed(3)) };
  return { kind: "spring", numbers: { duration: Number(response.toFixed(4)), bounce: Number(bounce.toFixed(4)), ...start } };
}

function asDamped(entry) {
  return {
    source: { base: DAMPED, ...endsOf(entry) },
    remark: "A damped oscillation to begin with.",
  };
}

/** The motion from 0 to 1 over `lengths` times what is shown of it, by seconds; without the delay of a curve. */
function recording(entry, lengths = 1) {
  const { parts, unit } = entry;
  const second = takesDuration(parts.kind) ? parts.duration ?? unit : unit;
  // A duration lets a curve hold its end; an oscillation goes on without one.
  const holds = isCurve(parts.kind) || (takesDuration(parts.kind) && parts.duration !== undefined);
  return opened({ base: entry.base, duration: holds ? 1 : undefined }, (motion) => {
    const end = (Number.isFinite(motion.domain[1]) ? motion.domain[1] : entry.end) * lengths;
    const own = evenly(SAMPLES, end);
    const { to } = takesEnds(parts) ? { to: 1 } : endsOf(entry);
    return { times: own.map((time) => time * second), values: motion.sample(own).map((value) => value / to) };
  });
}

/** The values between which a motion goes: a decay, which has no ends in the notation, goes from 0 as far as it comes. */
function endsOf({ parts, ends: [from, to] }) { return { from, to: takesEnds(parts) ? to : sixDigits(to) }; }

function percent(part) { return `${significant(100 * part, 2)} %`; }
