// How large things may be, so that a page never stands still: what is opened and drawn runs between two frames, searches beside it.

/** The letters of a motion. */
export const MOST_LETTERS = 32_000;
/** The commas of a motion: a linear() of as many stops takes 30 ms to open. */
export const MOST_COMMAS = 500;
/** The letters of a text from which motions are read: a large style sheet. */
export const MOST_PASTED = 300_000;
/** The layers of a Lottie document, with those of its compositions, which all are drawn in a frame: as many take some 20 ms. */
export const MOST_LAYERS = 300;
/** The steps of a short search: some tenths of a second. */
export const LIVE_BUDGET = 5_000_000;
/** The seconds of a search that nobody asked for. */
export const MOST_SECONDS = 20;
/** The bytes from which on a timing function is much for a style sheet. */
export const LARGE_BYTES = 2000;

/** That something is too large for the page; shown like the library's errors. */
export class SizeError extends Error {
  code = "size";
}

/** Throws a SizeError for a motion, a text or the stops of lines, that is too long to be shown. */
export function checkSize(source) {
  const isText = typeof source === "string";
  if (isText) refuseMore("letters", source.length, MOST_LETTERS);
  const commas = isText ? source.split(",").length - 1 : source.base?.numbers?.length ?? 0;
  refuseMore(isText ? "commas" : "stops", commas, MOST_COMMAS);
}

/** Throws a SizeError if there are more of something than the page takes. */
export function refuseMore(what, count, most) {
  if (count <= most) return;
  throw new SizeError(`${withCommas(count)} ${what} are too many for this page, which takes ${withCommas(most)}`);
}

/** A count with its thousands set apart. */
export function withCommas(count) { return String(count).replace(/\B(?=(\d{3})+$)/g, ","); }

/** Whether an error of the library is that a search would take more steps than it was allowed. */
export function isOverBudget({ message }) { return message.includes("the budget must be larger"); }
