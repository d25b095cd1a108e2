// The steps of the player's page: the colours that the reader has chosen, one after the other.

const MOST_UNDONE = 200;

/** A value that can be undone. Listeners are called at once and after each change. */
export class History {
  #value = "";
  #committed = "";
  #done = [];
  #undone = [];
  #listeners = [];

  get value() { return this.#value; }
  get canUndo() { return this.#done.length > 0; }
  get canRedo() { return this.#undone.length > 0; }

  subscribe(listener) {
    this.#listeners.push(listener);
    listener();
  }

  /** Begins anew with a value. */
  begin(value) {
    this.#done = [];
    this.#undone = [];
    this.#committed = value;
    this.#show(value);
  }

  /** Changes the value; a live change is undone together with the one that follows at its end. */
  set(value, isLive) {
    if (!isLive && value !== this.#committed) {
      this.#done = [...this.#done, this.#committed].slice(-MOST_UNDONE);
      this.#undone = [];
      this.#committed = value;
    }
    this.#show(value);
  }

  undo() { this.#exchange(this.#done, this.#undone); }
  redo() { this.#exchange(this.#undone, this.#done); }

  #exchange(from, to) {
    if (from.length === 0) return;
    to.push(this.#committed);
    this.#committed = from.pop();
    this.#show(this.#committed);
  }

  #show(value) {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
