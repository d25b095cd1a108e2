// Advice where the library cannot write a motion for a system: the changes that help.

import { element } from "../../Kit/elements.js";
import { significant } from "../../Kit/numbers.js";
import { around } from "../motion-source.js";

const GREATEST_TOLERANCE = 0.5;
// A motion that settles ends sooner within a greater tolerance, and is then missed by a little more.
const MARGIN = 1.1;

/**
 * Words or buttons below the library's refusal, `message`; none where it says itself what is wrong, as for a name.
 *
 * `request` is `{ state, entry, target, tolerance }`.
 */
export function advice(message, request) {
  const { entry, target, state } = request;
  if (entry.isEndless) return [words("A motion that never comes to rest has no last key. Give its spring some damping.")];
  if (message.includes("a duration")) return timeAdvice(request);
  if (message.includes("jumps")) return [words("CSS, Animated SVG and functions have jumps: choose one of them.")];
  if (message.includes("Android flattens")) {
    const usual = target.tolerance;
    return [button(`Allow ${usual} of the distance, the usual here`, () => state.set({ "export.tolerance": usual }))];
  }
  return toleranceAdvice(message, request);
}

function timeAdvice({ state, entry }) {
  if (entry.meaning !== "progress") {
    return [words("Its argument is no time. CSS, Android and functions have it as a curve; for the others take a spring.")];
  }
  return [button(`Give it a duration of ${significant(entry.unit)} s`, () => {
    state.replace({ base: entry.base, ...around(entry.parts), duration: entry.unit }, { index: entry.index });
  })];
}

// The library says how near the system comes, in its words alone.
function toleranceAdvice(message, { state }) {
  const nearest = Number(message.match(/(?:misses by|stay within) ([0-9.e-]+)/)?.[1]);
  const needed = roundedUp(nearest * MARGIN);
  if (!(needed <= GREATEST_TOLERANCE)) return [];
  return [button(`Allow ${needed} of the distance`, () => state.set({ "export.tolerance": needed }))];
}

// With two digits, which are more than the number.
function roundedUp(number) {
  const digit = 10 ** (Math.floor(Math.log10(number)) - 1);
  return Number(((Math.floor(number / digit) + 1) * digit).toPrecision(2));
}

function words(text) { return element("p", {}, text); }
function button(label, onclick) { return element("button", { type: "button", onclick }, label); }
