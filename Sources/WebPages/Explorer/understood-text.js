// What a text is that came in: a table, a Lottie document, or motions.

import { importMotions } from "../../../Bindings/JavaScript/src/imports.js";
import { excerpt } from "./excerpt.js";
import { timelineOf } from "./Keyframes/document.js";
import { checked } from "./Keyframes/timeline.js";
import { looksLikeTable, recordedTable, tableOfJSON } from "./Export/tables.js";
import { MOST_LAYERS, MOST_LETTERS, MOST_PASTED, refuseMore, SizeError, withCommas } from "./limits.js";
import { understood } from "./motion-source.js";

const TAKEN = "The page takes a table of times and values (CSV, TSV, JSON), a curve or a spring as text, CSS with its @keyframes, Android’s XML, and Lottie documents (.json)";

/**
 * `{ table }`, `{ isLottie }`, `{ timeline, name, reasons }` or `{ motions, reasons, remark }` of a file's or, without a name, a
 * pasted text; throws why it is none. The motions are sources; the remark says as what a single one was read, if it has another form
 * than the notation.
 */
export function understoodText({ name, text }) {
  const document = objectIn(text);
  if (Array.isArray(document?.layers) && ("fr" in document || "op" in document)) {
    refuseMore("layers", layerCount(document), MOST_LAYERS);
    return { isLottie: true };
  }
  if (["group", "keyframe"].includes(document?.type)) return timelineIn([{ name: name ?? "the document", document }], []);
  // One line may be a motion though its numbers could be a table.
  const whole = text.length <= MOST_LETTERS ? read(text) : {};
  if (whole.source && !text.trim().includes("\n")) return motionsIn(text, whole);
  const table = tableOfJSON(text);
  if (table) return { table };
  if (document && whole.source) return single(whole);
  if (document) throw new Error(`This JSON is not a Lottie document, which has "layers" and "fr". ${TAKEN}.`);
  if (/\.json$/i.test(name ?? "")) throw new Error(`This is not JSON. ${TAKEN}.`);
  if (/\.(csv|tsv)$/i.test(name ?? "") || looksLikeTable(text)) return { table: recordedTable(text) };
  return motionsIn(text, whole);
}

function motionsIn(text, whole) {
  if (text.length > MOST_PASTED) {
    throw new SizeError(`${withCommas(text.length)} letters are too many for motions: the page takes ${withCommas(MOST_PASTED)}.`);
  }
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  const { motions, animations, reasons } = imported(text);
  // A picture that moves by motions of single numbers is these.
  if (animations.length > 0 && (motions.length === 0 || formatOf(text) === "css")) return timelineIn(animations, reasons);
  // A style sheet may have more motions than the first, and what could not be taken.
  if (motions.length > 1 || (motions.length > 0 && reasons.length > 0)) return short({ motions, reasons });
  if (whole.source) return single(whole);
  const all = lines.map(read);
  if (all.length > 1 && all.every(({ source }) => source)) return { motions: all.map(({ source }) => source), reasons: [] };
  if (motions.length > 0) return short({ motions, reasons });
  if (reasons.length > 0) throw new Error(`${reasons[0]}. ${TAKEN}.`);
  throw new Error(lines.length === 1 ? all[0].problem : `${TAKEN}.`);
}

function single({ source, remark }) { return { motions: [source], reasons: [], remark }; }

/** `{ source, remark }` of a text that is one motion; `{ problem }` of any other. */
function read(text) {
  try {
    return understood(text.trim());
  } catch (error) {
    return { problem: error.message };
  }
}

// The page takes shorter motions than the library.
function short(imported) {
  for (const motion of imported.motions) {
    const { problem } = read(motion);
    if (problem) throw new Error(`${excerpt(motion)}: ${problem}`);
  }
  return imported;
}

/** The motions of a style sheet, a picture or an interpolator of Android, each once, and what the library could not take. */
function imported(text) {
  const { motions, animations, problems, remarks } = importMotions(text, formatOf(text));
  const reasons = [
    ...problems.map((problem) => placed(problem, problem.text)), ...remarks.map((remark) => placed(remark, `left out: ${remark.text}`)),
  ];
  return { motions: [...new Set(motions.map(({ notation }) => notation))], animations, reasons };
}

/** The first animation as a timeline with those that go beside it, and what is left out. */
function timelineIn([{ name, document }, ...others], reasons) {
  let { timeline, left } = timelineOf(document);
  left = left.map((what) => `${name}: ${what}`);
  for (const other of others) {
    const whole = besides(timeline, other.document);
    if (whole) timeline = whole;
    else left.push(other.name);
  }
  return { timeline, name, reasons: [...left.map((what) => `left out: ${what}`), ...reasons] };
}

/** A timeline with the tracks of a document that plays at the same times, and moves nothing that it moves; null for another. */
function besides(timeline, document) {
  try {
    const { timeline: { tracks, ...times }, left } = timelineOf(document);
    const isSame = Object.entries(times).every(([name, value]) => timeline[name] === value);
    return isSame && left.length === 0 ? { ...timeline, tracks: checked([...timeline.tracks, ...tracks]) } : null;
  } catch {
    return null;
  }
}

function formatOf(text) {
  if (!text.trimStart().startsWith("<")) return "css";
  return /<svg[\s>]/.test(text) ? "svg" : "android";
}

function placed({ line, column }, text) { return line === null ? text : `line ${line}, column ${column}: ${text}`; }

function layerCount({ layers, assets }) {
  const compositions = Array.isArray(assets) ? assets : [];
  return compositions.reduce((count, asset) => count + (asset?.layers?.length ?? 0), layers.length);
}

function objectIn(text) {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
