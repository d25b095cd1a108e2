// What a reader sees while something is searched for: nothing at first, as most searches are short.

import { element } from "../Kit/elements.js";

/** A line with a bar, hidden at first, that appears a little after it is no longer `hidden`. */
export function searchProgress() {
  return element("p", { class: "searching row muted small", "aria-live": "polite", hidden: true }, "Searching…",
    element("progress", { "aria-label": "Searching" }));
}
