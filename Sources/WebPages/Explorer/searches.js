// Searches beside the page: a worker runs the page's own script, so that the page never stands still.

import { compiledLibrary } from "../Kit/library.js";
import { JOBS } from "./jobs.js";
import { LIVE_BUDGET, MOST_SECONDS } from "./limits.js";

// A worker that waits saves the next search a start.
let waiting = null;
let scriptAddress = null;
// A browser may have no workers of this kind. The page then searches itself, for fewer steps.
let hasWorkers = true;

/** A place for one search at a time: a new one, or `stop`, ends the one before, which then gives no answer. */
export class Search {
  #worker = null;
  #timer = 0;

  /**
   * Runs a job of jobs.js with plain data. `take` gets its result, `{ error }`, or `{ isSearch: true }` when the time is over;
   * before it perhaps the best so far, with `isPart`. With `isAsked` the reader waits for it, however long it takes; with
   * `isQuick` it is not worth a worker.
   */
  run(job, request, take, { isAsked = false, isQuick = false, seconds = MOST_SECONDS } = {}) {
    this.stop();
    const runHere = () => {
      this.stop();
      take(answered(job, request, { budget: isAsked ? undefined : LIVE_BUDGET, tell: () => {} }));
    };
    this.#worker = isQuick ? null : takenWorker();
    if (!this.#worker) return runHere();
    this.#worker.onerror = () => {
      hasWorkers = false;
      runHere();
    };
    this.#worker.onmessage = ({ data }) => {
      if (data === null) return this.#worker.onerror();
      if (!data.isPart) this.#giveBack();
      const { error } = data;
      take(error ? { error: Object.assign(new Error(error.message), { code: error.code }) } : data);
    };
    this.#worker.postMessage({ job, request });
    if (!isAsked) this.#timer = setTimeout(() => { this.stop(); take({ isSearch: true }); }, 1000 * seconds);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #giveBack() {
    clearTimeout(this.#timer);
    if (waiting) this.#worker.terminate();
    else waiting = this.#worker;
    this.#worker = null;
  }
}

function takenWorker() {
  const worker = waiting ?? startedWorker();
  waiting = null;
  return worker;
}

function startedWorker() {
  if (!hasWorkers) return null;
  try {
    scriptAddress ??= addressOfScript();
    const worker = new Worker(scriptAddress, { type: "module" });
    worker.postMessage({ library: compiledLibrary() });
    return worker;
  } catch {
    hasWorkers = false;
    return null;
  }
}

function addressOfScript() {
  const { textContent } = document.getElementById("page-script");
  return URL.createObjectURL(new Blob([textContent], { type: "text/javascript" }));
}

/** The worker's part: runs jobs as they come, and answers null if it cannot. */
export function serve(load) {
  let isLoaded;
  addEventListener("messageerror", () => postMessage(null));
  addEventListener("message", async ({ data: { library, job, request } }) => {
    if (library) isLoaded = load(library);
    if (!job) return;
    try {
      await isLoaded;
    } catch {
      return postMessage(null);
    }
    postMessage(answered(job, request, { tell: (part) => postMessage({ ...part, isPart: true }) }));
  });
}

function answered(job, request, around) {
  try {
    return JOBS[job](request, around);
  } catch (error) {
    // Another thread gets an error without its code.
    return { error: { message: error.message, code: error.code } };
  }
}
