// The memory of the library, in which numbers and texts are handed over.

import { InbetweenError } from "./errors.js";

// The header that malloc in Sources/WebRuntime puts before a block. With it, the length of a block is a power of two.
const HEADER_SIZE = 16;
// A remark begins with the notation of its motion. linear() may have hundreds of stops: the text after them must fit too.
const MESSAGE_CAPACITY = (1 << 16) - HEADER_SIZE;
const FIRST_CAPACITY = 1 << 16;
const GREATEST_CAPACITY = 2 ** 31 - HEADER_SIZE;

const decoder = new TextDecoder();

export class Memory {
  #functions;
  // One block for the arguments of the call that is made: no function of the library calls back.
  #scratch = 0;
  #capacity = 0;
  #message;
  // The start of that block as numbers, for calls with one number, for which a view each time would take longest.
  #few = new Float64Array(0);

  constructor(functions) {
    this.#functions = functions;
    this.#message = functions.malloc(MESSAGE_CAPACITY) >>> 0;
  }

  /**
   * The places of the arguments of a call, which the next call takes for its own: of an array that is copied there, of so
   * many bytes for what the library writes, and 0 for null.
   */
  lay(...parts) {
    let total = 0;
    for (const part of parts) total += room(part);
    this.#reserve(total);
    let next = this.#scratch;
    return parts.map((part) => {
      if (part === null) return 0;
      const place = next;
      next += room(part);
      if (typeof part !== "number") this.#view(part.constructor, place, part.length).set(part);
      return place;
    });
  }

  /**
   * The first numbers of the memory for arguments, for a call that takes and writes at most sixteen; `byteOffset` is their
   * place. Ask for them again after the call, in which the memory may have grown.
   */
  get few() {
    // A view has no length when the memory has grown. To ask for the memory's buffer takes an engine longer than a call.
    if (this.#few.length === 0 || this.#few.byteOffset !== this.#scratch) {
      this.#reserve(FIRST_CAPACITY - HEADER_SIZE);
      this.#few = this.#view(Float64Array, this.#scratch, 16);
    }
    return this.#few;
  }

  /** The numbers at a place, into an array. */
  read(place, into) {
    into.set(this.#view(into.constructor, place, into.length));
    return into;
  }

  /** The text of so many bytes at a place. */
  textAt(place, length) {
    return decoder.decode(this.#view(Uint8Array, place, length));
  }

  /** The handle that a call opens, or the library's message as an error. */
  opened(code, call) {
    const handle = this.told(call);
    if (handle === 0) throw new InbetweenError(code, this.message);
    return handle;
  }

  /** Makes a call that has a buffer for a message. */
  told(call) { return call(this.#message, MESSAGE_CAPACITY); }

  /** The message of the library's last call with a message. */
  get message() {
    const buffer = this.#view(Uint8Array, this.#message, MESSAGE_CAPACITY);
    return decoder.decode(buffer.subarray(0, buffer.indexOf(0)));
  }

  /**
   * The text that a call writes; null where it has none. The call gets the places of the texts that it reads, and of a
   * buffer, with its capacity.
   */
  written(texts, call, capacity = 4096) {
    for (;;) {
      const places = this.lay(...texts, capacity);
      const length = call(...places, capacity);
      if (length < 0) return null;
      if (length < capacity) return this.textAt(places.at(-1), length);
      capacity = length + 1;
    }
  }

  /** The numbers that a call writes, in the same way; null where it has none. */
  numbers(texts, call, capacity = 16) {
    for (;;) {
      const places = this.lay(...texts, 8 * capacity);
      const count = call(...places, capacity);
      if (count < 0) return null;
      if (count <= capacity) return this.read(places.at(-1), new Float64Array(count));
      capacity = count;
    }
  }

  #reserve(size) {
    if (size <= this.#capacity) return;
    let capacity = Math.max(2 * (this.#capacity + HEADER_SIZE), FIRST_CAPACITY) - HEADER_SIZE;
    while (capacity < size) capacity = 2 * (capacity + HEADER_SIZE) - HEADER_SIZE;
    if (capacity > GREATEST_CAPACITY) throw new InbetweenError("memory", `one call cannot take ${size} bytes`);
    let scratch;
    try {
      scratch = this.#functions.malloc(capacity) >>> 0;
    } catch {
      throw new InbetweenError("memory", `there is no memory for a call that takes ${size} bytes`);
    }
    if (this.#scratch) this.#functions.free(this.#scratch);
    this.#scratch = scratch;
    this.#capacity = capacity;
  }

  // The buffer is another one when the memory has grown.
  #view(Array, place, length) {
    const { buffer } = this.#functions.memory;
    return new Array(buffer, place, length);
  }
}

/** The bytes of a part, with padding so that the next part is aligned for every type. */
function room(part) {
  if (part === null) return 0;
  return Math.ceil((typeof part === "number" ? part : part.byteLength) / 16) * 16;
}
