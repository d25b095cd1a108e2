// The library, compiled to WebAssembly: it computes everything that the page shows. Its functions are those of inbetween.h.

// The compiled code imports elementary functions: these are not in Math.
const elementary = { exp2: (x) => 2 ** x, fmod: (x, y) => x % y };

class Library {
  #memory;

  static async open(base64) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    const env = {};
    for (const { name } of WebAssembly.Module.imports(module)) {
      const imported = elementary[name] ?? Math[name];
      if (typeof imported !== "function") throw new Error(`the library needs ${name}, which is not in Math`);
      env[name] = imported;
    }
    const instance = await WebAssembly.instantiate(module, { env });
    return new Library(instance.exports);
  }

  constructor(functions) {
    this.#memory = new LibraryMemory(functions);
  }

  get effectNames() { return lines(this.#memory.text(this.#memory.functions.inbetween_effect_names)); }

  // The effect with a name, in the script of the command line.
  script(name, variant, pull = 0.5, refresh = 2) {
    return new Effect(this.#memory, this.#memory.opened("inbetween_effect_open_script", [name, variant], pull, refresh));
  }

  // The effect with a name, interactive.
  interactive(name, variant) {
    return new Effect(this.#memory, this.#memory.opened("inbetween_effect_open", [name, variant]));
  }
}

// An open effect. Times are seconds, lengths points; the times of gestures never decrease.
class Effect {
  static #count = 0;
  #memory;
  #functions;
  #handle;
  // Several pictures stand in one page: each has identifiers of its own.
  #prefix = `e${Effect.#count++}-`;

  constructor(memory, handle) {
    this.#memory = memory;
    this.#functions = memory.functions;
    this.#handle = handle;
  }

  get name() { return this.#text(this.#functions.inbetween_effect_name); }
  get summary() { return this.#text(this.#functions.inbetween_effect_summary); }
  get channelNames() { return lines(this.#text(this.#functions.inbetween_effect_channel_names)); }
  get endTime() { return this.#functions.inbetween_effect_end_time(this.#handle); }

  phase(time) { return this.#text(this.#functions.inbetween_effect_phase, time); }
  svg(time) {
    return this.#memory.lending([this.#prefix], (prefix) =>
      this.#text(this.#functions.inbetween_effect_svg, time, prefix));
  }
  listOffset(time) { return this.#functions.inbetween_effect_list_offset(this.#handle, time); }

  // A number for each channel name; NaN for those of hidden parts.
  channels(time) {
    return this.#memory.numbers(this.#functions.inbetween_effect_channels, this.#handle, time);
  }

  // Allows the effect to forget the times before a time.
  forget(time) { this.#functions.inbetween_effect_forget(this.#handle, time); }

  grab(time) { this.#functions.inbetween_effect_grab(this.#handle, time); }
  drag(x, y, time) { this.#functions.inbetween_effect_drag(this.#handle, x, y, time); }
  release(time) { this.#functions.inbetween_effect_release(this.#handle, time); }
  tap(time) { this.#functions.inbetween_effect_tap(this.#handle, time); }
  finish(time) { this.#functions.inbetween_effect_finish(this.#handle, time); }

  close() { this.#functions.inbetween_effect_close(this.#handle); }

  #text(read, ...others) { return this.#memory.text(read, this.#handle, ...others); }
}

// The memory of the compiled library, in which texts and numbers are handed over.
class LibraryMemory {
  functions;
  #capacity = 1 << 16;
  #buffer;

  constructor(functions) {
    this.functions = functions;
    this.#buffer = functions.malloc(this.#capacity);
  }

  // The text that a function writes into the buffer behind its other arguments.
  text(read, ...others) {
    const length = this.#filled(1, read, others);
    return new TextDecoder().decode(new Uint8Array(this.#bytes, this.#buffer, length));
  }

  // The numbers that a function writes.
  numbers(read, ...others) {
    const length = this.#filled(8, read, others);
    return new Float64Array(this.#bytes, this.#buffer, length).slice();
  }

  // The handle that a function opens, whose first arguments are texts.
  opened(name, texts, ...others) {
    const open = (...places) => this.functions[name](...places, ...others, this.#buffer, this.#capacity);
    const handle = this.lending(texts, open);
    if (handle !== 0) return handle;
    const message = new Uint8Array(this.#bytes, this.#buffer, this.#capacity);
    throw new RangeError(new TextDecoder().decode(message.subarray(0, message.indexOf(0))));
  }

  // Calls a function with the places of texts, which end with a zero byte.
  lending(texts, call) {
    const places = texts.map((text) => {
      const bytes = new TextEncoder().encode(`${text}\0`);
      const place = this.functions.malloc(bytes.length);
      new Uint8Array(this.#bytes, place, bytes.length).set(bytes);
      return place;
    });
    try {
      return call(...places);
    } finally {
      for (const place of places) this.functions.free(place);
    }
  }

  // Not kept: another buffer replaces it when the memory grows.
  get #bytes() { return this.functions.memory.buffer; }

  // The length of what a function writes into the buffer, which grows if it has to; a text has a zero byte behind it.
  #filled(size, read, others) {
    const length = read(...others, this.#buffer, Math.floor(this.#capacity / size));
    if (length < 0) throw new RangeError("the library has no such text or numbers");
    if ((length + 1) * size <= this.#capacity) return length;
    this.functions.free(this.#buffer);
    this.#capacity = 2 * (length + 1) * size;
    this.#buffer = this.functions.malloc(this.#capacity);
    return read(...others, this.#buffer, Math.floor(this.#capacity / size));
  }
}

function lines(text) { return text === "" ? [] : text.split("\n"); }
