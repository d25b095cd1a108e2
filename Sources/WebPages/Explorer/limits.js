// How large things may be, so that a page stands still for no longer than a reader waits: all searches run between two frames.

/** The letters of a motion. A linear() of 3,000 stops has as many, and takes a fraction of a second to show. */
export const MOST_LETTERS = 64_000;
/** The letters of a text from which motions are read: a large style sheet. */
export const MOST_PASTED = 300_000;
/** The steps of a search while something moves: some tenths of a second. */
export const LIVE_BUDGET = 5_000_000;
/** The bytes from which on a timing function is much for a style sheet. */
export const LARGE_BYTES = 2000;

/** That something is too large for the page; shown like the library's errors. */
export class SizeError extends Error {
  code = "size";
}

/** Throws a SizeError for a text that is too long to be read as a motion; numbers need no reading. */
export function checkSize(notation) {
  if (typeof notation !== "string" || notation.length <= MOST_LETTERS) return;
  throw new SizeError(`${withCommas(notation.length)} letters are too many for this page, which takes ${withCommas(MOST_LETTERS)}`);
}

/** A count with its thousands set apart. */
export function withCommas(count) { return String(count).replace(/\B(?=(\d{3})+$)/g, ","); }

/** Whether an error of the library is that a search would take more steps than it was allowed. */
export function isOverBudget({ message }) { return message.includes("the budget must be larger"); }
