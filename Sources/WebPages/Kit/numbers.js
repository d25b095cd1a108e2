// Numbers as people read and write them.

/**
 * A number with a fixed number of decimal places; a dash where there is none.
 *
 * The minus sign is the typographic one; a number that rounds to zero has none.
 */
export function formatted(number, places) {
  if (number === null || number === undefined || Number.isNaN(number)) return "–";
  if (!Number.isFinite(number)) return number < 0 ? "−∞" : "∞";
  const text = number.toFixed(places);
  return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", "−");
}

/** A number with so many significant digits and no trailing zeros. */
export function significant(number, digits = 4) {
  if (number === null || number === undefined || Number.isNaN(number)) return "–";
  if (!Number.isFinite(number)) return number < 0 ? "−∞" : "∞";
  return String(Number(number.toPrecision(digits))).replace("-", "−");
}

/** A number with three significant digits; less than half a thousandth of a scale is nothing beside it. */
export function beyondNoise(number, scale) { return significant(Math.abs(number) < scale / 2000 ? 0 : number, 3); }

/** The decimal places with which numbers up to a scale have four digits. */
export function placesFor(scale) { return scale > 0 && scale < Infinity ? limited(3 - Math.floor(Math.log10(scale)), 0, 9) : 3; }

/** The finite number that a text says, with a comma or a point; null for any other text. */
export function parsed(text) {
  const trimmed = text.trim().replace("−", "-").replace(",", ".");
  const number = trimmed === "" ? NaN : Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

export function limited(number, least, greatest) {
  return Math.min(Math.max(number, least), greatest);
}

/** The numbers from 0 to `end` by `count` even steps, both ends included. */
export function evenly(count, end = 1) {
  return Float64Array.from({ length: count + 1 }, (_, index) => (index / count) * end);
}

/** The least and the greatest of `least`, `greatest` and some numbers; numbers that are not finite do not count. */
export function extremesOf(numbers, least = Infinity, greatest = -Infinity) {
  for (const number of numbers) {
    if (number < least && Number.isFinite(number)) least = number;
    if (number > greatest && Number.isFinite(number)) greatest = number;
  }
  return [least, greatest];
}

/**
 * The multiples of a round step (1, 2 or 5 times a power of ten) in a range, `count` of them or a few more or less, and the
 * decimal places that they need.
 */
export function ticks(lower, upper, count) {
  const most = (upper - lower) / Math.max(count, 1);
  if (!(most > 0) || !Number.isFinite(most)) return { values: [lower], places: 3 };
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= most * 0.999);
  const first = Math.ceil(lower / step - 1e-6);
  const last = Math.floor(upper / step + 1e-6);
  const values = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => (first + index) * step);
  return { values, places: Math.min(Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), 12) };
}
