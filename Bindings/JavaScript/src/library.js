// The library, compiled to WebAssembly: one of its modules, loaded once. Its functions are those of inbetween.h.

import { InbetweenError } from "./errors.js";
import { Memory } from "./memory.js";

const INTERFACE_VERSION = 1;

let loading = null;
let loaded = null;
// The function that reads a file; none in a page.
let readFile = null;

/** The functions that a module needs from the page; most are in Math. */
export const elementary = { exp2: (x) => 2 ** x, fmod: (x, y) => x % y };

/** Has files read by a function: node's fetch reads none, and a page that is bundled must not name node's modules. */
export function readFilesWith(read) { readFile = read; }

/**
 * Loads the module of a build, from its place or from what the caller has. The place is an address, or a function that gives
 * the bytes.
 *
 * A second call waits for the first one: there is one library. Another build, or a module that is none, is an error; so is
 * each call of the functions that are absent in the build.
 */
export function load(build, place, source, absent = []) {
  if (loading) {
    if (loading.build === build) return loading.done;
    const message = `the library is loaded already, as ${loading.build}: call init once, of the build that has everything`;
    return Promise.reject(new InbetweenError("module", message));
  }
  const done = instantiate(source ?? (typeof place === "function" ? place() : place), Object.fromEntries(absent.map((name) => [name, () => {
    throw new InbetweenError("module", `${build} has no ${name}: take the whole package`);
  }])));
  loading = { build, done };
  // A caller may try again, with another source.
  done.catch(() => { loading = null; });
  return done;
}

/** The functions of the module, its memory, and whether it lacks a function that others have. */
export function library() {
  if (loaded) return loaded;
  throw new InbetweenError("module", "the library is not loaded yet: await init() first");
}

async function instantiate(source, absent) {
  const module = await compiled(await source);
  const env = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    env[name] = name === "web_parse_decimal" ? parsedDecimal : elementary[name] ?? Math[name];
    if (typeof env[name] !== "function") throw foreign(`it needs ${name}, which is not in Math`);
  }
  const { exports } = await WebAssembly.instantiate(module, { env });
  const version = exports.inbetween_interface_version?.();
  if (version !== INTERFACE_VERSION) throw foreign(`its interface is ${version ?? "another one"}, not ${INTERFACE_VERSION}`);
  loaded = { functions: { ...absent, ...exports }, memory: new Memory(exports), lacks: (name) => !(name in exports) };
}

function foreign(why) {
  return new InbetweenError("module", `this is not the library that the package needs: ${why}`);
}

/** The nearest double of a decimal in the library's memory. */
function parsedDecimal(place, length) {
  return Number(library().memory.textAt(place >>> 0, length));
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof Response === "function" && source instanceof Response) return compiledResponse(source);
  if (typeof source !== "string" && !(source instanceof URL)) {
    throw new TypeError("init takes the module's address, a response with it, its bytes or a WebAssembly.Module");
  }
  const address = new URL(source, import.meta.url);
  if (address.protocol === "file:" && readFile) return WebAssembly.compile(await readFile(address));
  return compiledResponse(await fetch(address));
}

async function compiledResponse(response) {
  if (!response.ok) throw new InbetweenError("module", `${response.url}: ${response.status} ${response.statusText}`);
  // Servers that do not know the type are read as well, though not while the module is on its way.
  const isStreamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isStreamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
