export * from "./index.js";

/** Loads the library, once: from the script itself, or from a source. */
export { init } from "./index.js";
