// The search for the motions that are nearest to values, with what it has found.

import { open } from "../motion-source.js";
import { searchProgress } from "../search-progress.js";
import { Search } from "../searches.js";

/** `progress` is what a reader sees meanwhile. */
export class FitSearch {
  progress = searchProgress();
  #search = new Search();
  #key = "";
  #rows = [];
  #isKnown = false;
  #take;

  /** Calls `take` with the rows of `nearestMotions`, each with its motion opened: at once if those of the key are known. */
  find(key, request, take) {
    this.#take = take;
    if (key !== this.#key) this.#run(key, request);
    else if (this.#isKnown) take(this.#rows);
  }

  stop() {
    this.#search.stop();
    this.#key = "";
    this.#isKnown = false;
    this.progress.hidden = true;
  }

  #run(key, request) {
    this.stop();
    this.#key = key;
    this.progress.hidden = false;
    this.#search.run("nearestMotions", request, ({ rows = [] }) => {
      this.progress.hidden = true;
      for (const { motion } of this.#rows) motion?.close();
      this.#rows = rows.map((row) => (row.source ? { ...row, motion: open(row.source) } : row));
      this.#isKnown = true;
      this.#take(this.#rows);
    });
  }
}
