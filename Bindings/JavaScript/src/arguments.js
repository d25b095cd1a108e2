// The arguments of the package's functions, as the library takes them.

import { InbetweenError } from "./errors.js";

const encoder = new TextEncoder();

/** A number. */
export function real(value, what) {
  if (typeof value !== "number") throw new TypeError(`${what} must be a number, not ${kindOf(value)}`);
  return value;
}

/** A whole number that is at least 0. */
export function counted(value, what = "count") {
  if (Number.isSafeInteger(real(value, what)) && value >= 0 && value < 2 ** 31) return value;
  throw new InbetweenError("parameter", `${what} must be a whole number that is at least 0, not ${value}`);
}

/** Numbers as a Float64Array: their own one, or a copy. */
export function doubles(values, what) {
  if (values instanceof Float64Array) return values;
  if (typeof values?.[Symbol.iterator] !== "function" || typeof values === "string") {
    throw new TypeError(`${what} must be an array of numbers, not ${kindOf(values)}`);
  }
  return Float64Array.from(values, (value) => real(value, `each of ${what}`));
}

/** An array for `length` numbers: the caller's, or a new one. */
export function output(out, length) {
  if (out === undefined) return new Float64Array(length);
  if (!(out instanceof Float64Array)) throw new TypeError(`out must be a Float64Array, not ${kindOf(out)}`);
  if (out.length === length) return out;
  throw new InbetweenError("parameter", `out must have room for ${length} numbers, not for ${out.length}`);
}

/** A text as the library takes it: UTF-8, with a zero byte behind it. */
export function encoded(text, what, code = "notation") {
  if (typeof text !== "string") throw new TypeError(`${what} must be a string, not ${kindOf(text)}`);
  if (text.includes("\0")) throw new InbetweenError(code, `${what} holds a zero character`);
  return encoder.encode(`${text}\0`);
}

/** A text that may be missing. */
export function encodedIfAny(text, what, code) {
  return text === undefined || text === null ? null : encoded(text, what, code);
}

/** The lines of a text, whether or not the last one ends as the others do. */
export function lines(text) {
  return text ? text.replace(/\n$/, "").split("\n") : [];
}

/** Throws an error for a code other than 0, with which a call of the library reports a failure. */
export function succeeded(code, message) {
  if (code !== 0) throw new InbetweenError("parameter", message);
}

function kindOf(value) {
  return value === null ? "null" : typeof value;
}
