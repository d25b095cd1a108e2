// The last seconds of some numbers.

// A display may have more frames than a plot needs samples.
const LEAST_STEP = 1 / 130;

/** Samples of the last `seconds`, however long it is used: no more than its arrays hold are kept. */
export class Trace {
  #seconds;
  #times;
  #columns;
  #count = 0;

  constructor(seconds, columns) {
    this.#seconds = seconds;
    // Twice as many as are shown, so that they are moved to the front but rarely.
    const capacity = 2 * Math.ceil(seconds / LEAST_STEP);
    this.#times = new Float64Array(capacity);
    this.#columns = Array.from({ length: columns }, () => new Float64Array(capacity));
  }

  /** Adds a sample of each column. One that comes right after the last sample but one takes the last one's place. */
  add(time, ...values) {
    const isClose = this.#count >= 2 && time - this.#times[this.#count - 2] < LEAST_STEP;
    if (isClose) this.#count -= 1;
    else if (this.#count === this.#times.length) this.#moveToFront();
    this.#times[this.#count] = time;
    this.#columns.forEach((column, index) => { column[this.#count] = values[index]; });
    this.#count += 1;
  }

  get lastTime() { return this.#count > 0 ? this.#times[this.#count - 1] : 0; }

  /** The samples since a time, at most the last seconds: `times`, and `values` of each column. */
  since(time) {
    const first = Math.max(time, this.lastTime - this.#seconds);
    let start = this.#count;
    while (start > 0 && this.#times[start - 1] >= first) start -= 1;
    return {
      times: this.#times.subarray(start, this.#count),
      values: this.#columns.map((column) => column.subarray(start, this.#count)),
    };
  }

  #moveToFront() {
    const kept = this.#count >> 1;
    for (const array of [this.#times, ...this.#columns]) array.copyWithin(0, this.#count - kept, this.#count);
    this.#count = kept;
  }
}
