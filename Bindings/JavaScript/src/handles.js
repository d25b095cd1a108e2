// The base of all objects of the library: they are open until they are closed.

import { InbetweenError } from "./errors.js";

// Frees what nothing refers to any more, and nobody has closed.
const forgotten = new FinalizationRegistry(({ close, pointer }) => close(pointer));

/** A pointer of the library's that is to be an object, and not a notation. */
export class Opened {
  constructor(pointer) { this.pointer = pointer; }
}

/** The pointer of an open object. */
export let pointerOf;

/** An object of the library, which `close` frees. */
export class Handle {
  #pointer;
  #close;

  static {
    pointerOf = (handle) => {
      if (handle.#pointer !== 0) return handle.#pointer;
      throw new InbetweenError("closed", `the ${handle.constructor.name} is closed`);
    };
  }

  constructor(pointer, close) {
    this.#pointer = pointer;
    this.#close = close;
    forgotten.register(this, { close, pointer }, this);
  }

  get closed() { return this.#pointer === 0; }

  close() {
    if (this.#pointer === 0) return;
    forgotten.unregister(this);
    this.#close(this.#pointer);
    this.#pointer = 0;
  }
}

// Browsers that have no `using` yet have no such name either.
if (Symbol.dispose) {
  Object.defineProperty(Handle.prototype, Symbol.dispose, { value: Handle.prototype.close, writable: true, configurable: true });
}
