// The start of a page that holds the library.

import { fail } from "./failure.js";
import { loadLibrary } from "./library.js";
import { pause } from "./pause.js";

/**
 * Loads the library, then makes the page. `data-state` of the body says "ready", or "failed".
 */
export async function start(makePage) {
  try {
    await loadLibrary();
    // The page would otherwise be made in the task that starts the library. Workers, which start it too, must not wait.
    await pause();
    await makePage();
    document.body.dataset.state = "ready";
  } catch (error) {
    fail(error);
  }
}

/** The tool's request; null in a page that was built without a tool. */
export function requested() {
  try {
    return JSON.parse(document.getElementById("request").textContent);
  } catch {
    return null;
  }
}
