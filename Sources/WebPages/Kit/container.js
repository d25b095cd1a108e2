// Lottie animations in containers: dotLottie 1 and 2, zip archives and gzip files, as documents with their images.

import { filesOf, isGzip, isZip, unpackedGzip } from "./archive.js";

// By the first bytes of a file, in letters of Latin-1; WebP has its name behind a length.
const MEDIA = [["\x89PNG", "png"], ["\xff\xd8\xff", "jpeg"], ["GIF8", "gif"], ["RIFF", "webp"], ["<", "svg+xml"]];
const UNUSED = {
  s: "its state machines are not run", states: "its state machines are not run",
  u: "its sounds are not played", audio: "its sounds are not played",
};

/** Whether a file is a container, by its first bytes. */
export function isContainer(bytes) { return isZip(bytes) || isGzip(bytes); }

// One is enough: a page shows one document.
let latest = null;

/**
 * The container from which the text of a document was opened, if it is the latest: the `names` of its animations, the `name` of
 * this one, whether it `isFirst`, and `open(name)`, which gives the text of another one. Null for other texts.
 */
export function containerOf(text) { return latest?.text === text ? latest : null; }

/**
 * The document of a container's animation, by default of the one that it shows first, as text, with its theme and its images in
 * it; `notes` are sentences about the rest.
 *
 * Throws why it cannot be opened.
 */
export async function openedContainer(bytes, name) {
  if (isGzip(bytes)) return { text: decoded(await unpackedGzip(bytes)), notes: [] };
  const files = filesOf(bytes);
  const manifest = files.has("manifest.json") ? await json(files, "manifest.json") : null;
  const { paths, first, themes } = manifest ? contentsOf(manifest, files) : await documentsIn(files);
  if (paths.size === 0) throw new Error("it has no Lottie animation");
  const initial = paths.has(first) ? first : paths.keys().next().value;
  const shown = name ?? initial;
  const document = await json(files, paths.get(shown));
  const notes = notesOn(files);
  const theme = themes?.get(shown);
  if (files.has(theme)) applyTheme(document, theme, shown, await json(files, theme), notes);
  await placeFiles(document, files, paths.get(shown));
  const text = JSON.stringify(document);
  latest = {
    text, names: [...paths.keys()], name: shown, isFirst: shown === initial,
    open: async (other) => (await openedContainer(bytes, other)).text,
  };
  return { text, notes };
}

function decoded(bytes) { return new TextDecoder().decode(bytes); }

async function json(files, path) {
  if (!files.has(path)) throw new Error(`it has no ${path}`);
  const value = parsed(await files.get(path)());
  if (value == null) throw new Error(`${path} is no document in JSON`);
  return value;
}

/** The value of a text in JSON; undefined for another one. */
function parsed(bytes) {
  try {
    return JSON.parse(decoded(bytes));
  } catch {
    return undefined;
  }
}

function listOf(value) { return Array.isArray(value) ? value : []; }

// MARK: Which document

// The paths of the animations and of their first themes, by the names of the animations.
function contentsOf(manifest, files) {
  const isSecond = [...files.keys()].some((path) => path.startsWith("a/"));
  const [folder, themes] = isSecond ? ["a", "t"] : ["animations", "themes"];
  const listed = listOf(manifest.animations).filter((animation) => typeof animation?.id === "string");
  const paths = new Map(listed.map(({ id }) => [id, `${folder}/${id}.json`]));
  const inFolder = [...files.keys()].filter((path) => path.startsWith(`${folder}/`) && path.endsWith(".json"));
  if (paths.size === 0) for (const path of inFolder) paths.set(path.slice(folder.length + 1, -5), path);
  const pairs = listed.map(({ id, initialTheme, defaultTheme }) => [id, `${themes}/${initialTheme ?? defaultTheme}.json`]);
  return { paths, first: manifest.initial?.animation ?? manifest.activeAnimationId, themes: new Map(pairs) };
}

/** Of an archive without a manifest the Lottie documents, those nearest to its root first. */
async function documentsIn(files) {
  const paths = [];
  for (const path of files.keys()) {
    if (!path.endsWith(".json") || path.startsWith("__MACOSX/")) continue;
    // An archive often holds other files in JSON.
    if (Array.isArray(parsed(await files.get(path)())?.layers)) paths.push(path);
  }
  paths.sort((one, other) => one.split("/").length - other.split("/").length);
  const names = paths.map((path) => path.slice(path.lastIndexOf("/") + 1, -5));
  // Documents of one name in several folders are named by their paths.
  const isAlone = (name) => names.indexOf(name) === names.lastIndexOf(name);
  return { paths: new Map(paths.map((path, index) => [isAlone(names[index]) ? names[index] : path.slice(0, -5), path])) };
}

function notesOn(files) {
  const unused = [...files.keys()].map((path) => UNUSED[path.slice(0, Math.max(0, path.indexOf("/")))]);
  return [...new Set(unused.filter(Boolean))];
}

// MARK: Themes

function applyTheme(document, path, animation, theme, notes) {
  for (const { id, type, value, keyframes, animations } of listOf(theme?.rules).filter(Boolean)) {
    if (typeof id !== "string" || Array.isArray(animations) && !animations.includes(animation)) continue;
    const property = propertyOf(type, value, keyframes);
    if (property) document.slots = { ...document.slots, [id]: { p: property } };
    else notes.push(`the rule for ${id} in ${path} is not applied`);
  }
}

function propertyOf(type, value, keyframes) {
  if (type === "Image") return value && { u: "", p: value.url ?? value.path ?? value.id, w: value.width, h: value.height };
  if (!["Color", "Scalar", "Position", "Vector", "Gradient"].includes(type)) return null;
  const read = type === "Gradient" ? gradientOf : (one) => one;
  if (type === "Gradient" && ![value ?? [], ...listOf(keyframes).map((key) => key?.value)].every(isGradient)) return null;
  if (!Array.isArray(keyframes) || keyframes.length === 0) {
    return value === undefined ? null : { a: 0, k: read(value) };
  }
  const keys = keyframes.filter(Boolean).map(({ frame, value: one, hold, inTangent, outTangent }) =>
    ({ t: frame, s: [read(one)].flat(), h: hold ? 1 : undefined, i: inTangent, o: outTangent }));
  return { a: 1, k: keys };
}

function isGradient(stops) { return Array.isArray(stops) && stops.every((stop) => Array.isArray(stop?.color)); }

// Offsets and colours, then offsets and opacities.
function gradientOf(stops) {
  const colors = stops.flatMap(({ offset, color }) => [offset, ...color.slice(0, 3)]);
  const alphas = stops.flatMap(({ offset, color }) => [offset, color[3] ?? 1]);
  return stops.every(({ color }) => (color[3] ?? 1) === 1) ? colors : [...colors, ...alphas];
}

// MARK: Images and fonts

/** Puts the images into their places in the document, also those of its slots; the page gets the fonts. */
async function placeFiles(document, files, first) {
  const slots = Object.values(document.slots ?? {}).map((slot) => slot?.p);
  for (const asset of [...listOf(document.assets), ...slots]) {
    if (typeof asset?.p !== "string" || asset.p.startsWith("data:")) continue;
    const path = fileIn(files, `${typeof asset.u === "string" ? asset.u : ""}${asset.p}`, first, ["i", "images"]);
    if (path) Object.assign(asset, { u: "", p: await dataURL(await files.get(path)()), e: 1 });
  }
  for (const font of listOf(document.fonts?.list)) {
    const path = fileIn(files, `${font?.fPath}`, first, ["f", "fonts"]);
    // Of any weight: a page has no other one of this family.
    if (path) globalThis.document.fonts.add(new FontFace(`"${CSS.escape(font.fFamily)}"`, await files.get(path)(), { weight: "1 1000" }));
  }
}

function fileIn(files, name, first, folders) {
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  const [file, path, folder] = [parts.at(-1), parts.join("/"), first.replace(/[^/]*$/, "")];
  const usual = folders.map((one) => `${one}/${file}`);
  const places = [path, folder + path, ...usual, ...usual.map((one) => folder + one), folder + file];
  return places.find((one) => files.has(one));
}

function dataURL(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const kind = MEDIA.find(([head]) => start.startsWith(head))?.[1] ?? "octet-stream";
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type: `image/${kind}` }));
  });
}
