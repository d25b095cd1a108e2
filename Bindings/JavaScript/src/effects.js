// Animated effects: pictures and named numbers, the channels, for any time.

import { doubles, encoded, lines, real, succeeded } from "./arguments.js";
import { InbetweenError } from "./errors.js";
import { Handle, Opened, pointerOf } from "./handles.js";
import { library } from "./library.js";

/** An effect that waits for a hand, or with its script. */
export class Effect extends Handle {
  constructor(name, { variant = "exact" } = {}) {
    super(name instanceof Opened ? name.pointer : opened("inbetween_effect_open", name, variant),
      library().functions.inbetween_effect_close);
  }

  static script(name, { pull = 0.5, refresh = 2, variant = "exact" } = {}) {
    real(pull, "pull");
    real(refresh, "refresh");
    return new Effect(new Opened(opened("inbetween_effect_open_script", name, variant, pull, refresh)));
  }

  static names() {
    const { functions, memory } = library();
    return lines(memory.written([], functions.inbetween_effect_names));
  }

  get name() { return this.#text("name"); }
  get summary() { return this.#text("summary"); }
  get about() { return JSON.parse(this.#text("about")); }
  get channelNames() { return lines(this.#text("channel_names")); }
  get endTime() { return library().functions.inbetween_effect_end_time(pointerOf(this)); }

  phase(time) { return this.#text("phase", real(time, "time")); }

  channels(times) {
    const { functions, memory } = library();
    const names = this.channelNames;
    const isOne = typeof times === "number";
    const read = isOne ? [times] : doubles(times, "times");
    const columns = names.map(() => new Float64Array(read.length).fill(NaN));
    read.forEach((time, row) => {
      const numbers = memory.numbers([], (...buffer) =>
        functions.inbetween_effect_channels(pointerOf(this), time, ...buffer), names.length);
      columns.forEach((column, i) => { column[row] = numbers[i]; });
    });
    return Object.fromEntries(names.map((name, i) => [name, isOne ? columns[i][0] : columns[i]]));
  }

  listOffset(time) { return library().functions.inbetween_effect_list_offset(pointerOf(this), real(time, "time")); }

  svg(time, { prefix = "" } = {}) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(time, "time");
    const text = memory.written([encoded(prefix, "prefix", "document")], (...places) =>
      functions.inbetween_effect_svg(pointer, time, ...places), 1 << 15);
    if (text !== null) return text;
    throw new InbetweenError("document", `SVG cannot hold the picture at ${time}, or the prefix '${prefix}'`);
  }

  grab(time) { this.#moved("grab", time); }
  drag(x, y, time) { this.#moved("drag", real(x, "x"), real(y, "y"), time); }
  release(time) { this.#moved("release", time); }
  tap(time) { this.#moved("tap", time); }
  finish(time) { this.#moved("finish", time); }
  forget(time) { this.#moved("forget", time); }

  #text(what, ...numbers) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    return memory.written([], (...buffer) => functions[`inbetween_effect_${what}`](pointer, ...numbers, ...buffer));
  }

  #moved(what, ...numbers) {
    real(numbers.at(-1), "time");
    const code = library().functions[`inbetween_effect_${what}`](pointerOf(this), ...numbers);
    succeeded(code, "times must be finite and not before the last one, and lengths finite");
  }
}

function opened(open, name, variant, ...numbers) {
  const { functions, memory } = library();
  const places = memory.lay(encoded(name, "name", "parameter"), encoded(variant, "variant", "parameter"));
  return memory.opened("parameter", (...message) => functions[open](...places, ...numbers, ...message));
}
