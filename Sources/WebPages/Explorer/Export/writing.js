// Motions as text for other systems: searched for beside the page, remembered, and copied.

import { timing } from "../../../../Bindings/JavaScript/src/exports.js";
import { announce } from "../../Kit/announcements.js";
import { copy } from "../../Kit/clipboard.js";
import { excerpt } from "../excerpt.js";
import { LARGE_BYTES } from "../limits.js";
import { Search } from "../searches.js";
import { chosenTolerance } from "./options.js";

const MOST_KNOWN = 100;
// Of a motion in a message.
const MOST_LETTERS = 60;
const AGAIN = "Searched: press once more to copy.";

const encoder = new TextEncoder();
const known = new Map();

/** A text for a target: `request` is `{ source, target, options, tolerance }`, the target one of targets.js. */
export class Writing {
  #search = new Search();

  /** Calls `take` with the result of the job `exported`, at once if it is known; `how` is that of `Search.run`. */
  write(request, take, how) {
    this.#search.stop();
    const { source, target: { value, target }, options, tolerance } = request;
    const key = JSON.stringify([source, value, options, tolerance]);
    if (known.has(key)) return take(known.get(key));
    this.#search.run("exported", { source, target, options, tolerance }, (result) => {
      if (!result.isPart && !result.isSearch) remember(key, result);
      take(result);
    }, how);
  }

  stop() { this.#search.stop(); }
}

function remember(key, result) {
  known.set(key, result);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value);
}

/** A motion for a target at one press, with the usual options. */
export class CopyingMotion {
  #state;
  #writing = new Writing();

  constructor(state) { this.#state = state; }

  /** Copies `{ source, notation }`, and calls `take` with the result; a browser forgets a press after some seconds. */
  copy({ source, notation }, target, take = () => {}) {
    // None where the text is known, which is then copied within the press.
    let refusal;
    this.#writing.write(plainRequest(this.#state, source, target), (result) => {
      take(result);
      if (result.isPart) return;
      if (result.error) announce(sentence(result.error.message));
      else if (navigator.userActivation?.isActive === false) announce(AGAIN);
      else copyText(pasted(target, result), target, notation, result.remark, refusal);
    }, { isAsked: true });
    refusal = AGAIN;
  }

  stop() { this.#writing.stop(); }
}

/** The request for a motion without options. */
export function plainRequest(state, source, target) {
  return { source, target, options: { ...target.fixed }, tolerance: chosenTolerance(state, target) };
}

/** Copies a text, and says what it is and how near. */
export function copyText(text, { label }, notation, remark, refusal) {
  return copy(text, `${label}, ${excerpt(notation, MOST_LETTERS)}: ${remark}`, refusal);
}

/** What is copied at one press: of CSS what stands behind `transition: transform`, of all others the whole text. */
export function pasted(target, result) {
  if (target.value !== "css") return result.text;
  const { easing, duration, delay } = timing(result);
  const [first, last] = [duration, delay || undefined].map((time) => (time === undefined ? "" : `${time}ms`));
  return `${first} ${easing} ${last}`.trim();
}

/** The size of a text in words. */
export function sizeOf(text, { target }) {
  const size = encoder.encode(text).length;
  return `${size} bytes${target === "css" && size > LARGE_BYTES ? ", much for a style sheet" : ""}`;
}

/** A remark of the library as a separate sentence. */
export function sentence(remark) { return `${remark.charAt(0).toUpperCase()}${remark.slice(1)}.`; }
