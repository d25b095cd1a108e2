// What there is, as data.

import { library } from "./library.js";

let read = null;

/** The kinds of motions, the presets, the systems for exports and imports with their options, and the effects; read once. */
export function catalogue() {
  if (read === null) {
    const { functions, memory } = library();
    read = JSON.parse(memory.written([], functions.inbetween_catalogue));
    // The explorer's module has no effects.
    const { inbetween_effect_catalogue: effects } = functions;
    if (effects) read.effects = JSON.parse(memory.written([], effects));
    // Parts that a module leaves out have their rows in every library.
    read.imports = read.imports.filter((row) => row.function in functions);
  }
  return read;
}
