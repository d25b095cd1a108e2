// The library, compiled to WebAssembly: it computes everything that the page shows.

// The compiled code imports elementary functions: these are not in Math.
const elementary = { exp2: (x) => 2 ** x, fmod: (x, y) => x % y };

class Library {
  #functions;

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
    this.#functions = functions;
  }

  get effectCount() { return this.#functions.gallery_effect_count(); }

  // The effect with an index, in the script of the command line.
  script(index, variant, pull = 0.5, refresh = 2) {
    return new Effect(this.#functions, this.#functions.gallery_open_script(index, isLegacy(variant), pull, refresh));
  }

  // The effect with an index, interactive.
  interactive(index, variant) {
    return new Effect(this.#functions, this.#functions.gallery_open_hand(index, isLegacy(variant)));
  }
}

function isLegacy(variant) {
  if (variant !== "exact" && variant !== "legacy") throw new RangeError(`a variant ${variant}, not exact or legacy`);
  return variant === "legacy" ? 1 : 0;
}

// An open effect. Times are seconds, lengths points; the times of gestures never decrease.
class Effect {
  #functions;
  #handle;

  constructor(functions, handle) {
    if (handle === 0) throw new RangeError("no such effect, or a duration that is not allowed");
    this.#functions = functions;
    this.#handle = handle;
  }

  get name() { return this.#text(this.#functions.gallery_name(this.#handle)); }
  get summary() { return this.#text(this.#functions.gallery_summary(this.#handle)); }
  get channelNames() {
    const names = this.#text(this.#functions.gallery_channel_names(this.#handle));
    return names === "" ? [] : names.split("\n");
  }
  get endTime() { return this.#functions.gallery_end_time(this.#handle); }

  phase(time) { return this.#text(this.#functions.gallery_phase(this.#handle, time)); }
  svg(time) {
    const address = this.#functions.gallery_svg(this.#handle, time);
    if (address === 0) throw new Error(`${this.name} has no picture at ${time} s`);
    return this.#text(address);
  }
  listOffset(time) { return this.#functions.gallery_list_offset(this.#handle, time); }

  // A number for each channel name; NaN for those of hidden parts.
  channels(time) {
    const count = this.channelNames.length;
    const address = this.#functions.gallery_channels(this.#handle, time);
    return new Float64Array(this.#memory, address, count).slice();
  }

  // Allows the effect to forget the times before a time.
  forget(time) { this.#functions.gallery_forget(this.#handle, time); }

  grab(time) { this.#functions.gallery_grab(this.#handle, time); }
  drag(x, y, time) { this.#functions.gallery_drag(this.#handle, x, y, time); }
  release(time) { this.#functions.gallery_release(this.#handle, time); }
  tap(time) { this.#functions.gallery_tap(this.#handle, time); }
  finish(time) { this.#functions.gallery_finish(this.#handle, time); }

  close() { this.#functions.gallery_close(this.#handle); }

  // Not kept: another buffer replaces it when the memory grows.
  get #memory() { return this.#functions.memory.buffer; }

  #text(address) {
    const length = this.#functions.gallery_text_length(this.#handle);
    return new TextDecoder().decode(new Uint8Array(this.#memory, address, length));
  }
}
