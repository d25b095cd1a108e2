// The library's text of a motion, within a number of steps.

import { isOverBudget, LIVE_BUDGET } from "../limits.js";
import { opened } from "../motion-source.js";

// The library's words in a remark, where its search has ended early.
const SO_FAR = "the best so far";

/**
 * `{ text, remark }` of a motion for a target, the remark without the motion's name. `isSearch` is true where the budget has ended
 * the search: the text is the best so far, or there is none.
 */
export function exported({ source, target, options, tolerance }, { budget, tell }) {
  return opened(source, (motion) => {
    const write = (more) => written(motion, target, { ...options, tolerance, ...more });
    if (target === "css") return searched(write, budget, tell);
    // All others need about as long as the fewest stops, whose search has a budget.
    if (budget !== undefined && written(motion, "css", { tolerance, budget }).isSearch) return { isSearch: true };
    return write({});
  });
}

// Before a long search comes the best of a short one, or stops that are found without any.
function searched(write, budget, tell) {
  const first = write({ budget: LIVE_BUDGET });
  if (!first.isSearch || budget !== undefined) return first;
  const { text, remark } = first.text === undefined ? write({ fewest: "time" }) : first;
  tell({ text, remark: remark.includes(SO_FAR) ? remark : `${SO_FAR}: ${remark}`, isSearch: true });
  return write({});
}

function written(motion, target, options) {
  try {
    const { text, remark } = motion.export(target, options);
    return { text, remark: withoutName(remark, motion), isSearch: remark.includes(SO_FAR) };
  } catch (error) {
    if (isOverBudget(error)) return { isSearch: true };
    throw error;
  }
}

function withoutName(remark, { notation }) {
  return notation && remark.startsWith(`${notation}: `) ? remark.slice(notation.length + 2) : remark;
}
