// Work that takes long, done in small parts between the frames.

// A slice leaves most of a frame of a sixtieth of a second to the picture.
const SLICE_MILLISECONDS = 5;

/** Does works step by step. */
export class Background {
  #works = new Map();
  #isWaiting = false;
  #isPaused = false;

  /** Calls `step()` until it returns false. A work with the same name is given up. */
  start(name, step) {
    this.#works.set(name, step);
    this.#wait();
  }

  stop(name) { this.#works.delete(name); }

  set isPaused(isPaused) {
    this.#isPaused = isPaused;
    this.#wait();
  }

  stopAll() { this.#works.clear(); }

  #wait() {
    if (this.#isWaiting || this.#isPaused || this.#works.size === 0) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      if (!this.#isPaused) this.#slice();
      this.#wait();
    });
  }

  #slice() {
    const end = performance.now() + SLICE_MILLISECONDS;
    // The newest work first: the reader is waiting for it.
    for (const [name, step] of [...this.#works].reverse()) {
      let isGoingOn = true;
      while (isGoingOn && performance.now() < end) isGoingOn = step();
      if (!isGoingOn && this.#works.get(name) === step) this.#works.delete(name);
      if (performance.now() >= end) return;
    }
  }
}
