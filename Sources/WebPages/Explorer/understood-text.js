// What a text is that came in: a table, a Lottie document, or motions.

import { importMotions } from "../../../Bindings/JavaScript/src/imports.js";
import { excerpt } from "./excerpt.js";
import { timelineOf } from "./Keyframes/document.js";
import { checked } from "./Keyframes/timeline.js";
import { looksLikeTable, recordedTable, tableOfJSON } from "./Export/tables.js";
import { MOST_LAYERS, MOST_PASTED, refuseMore, SizeError, withCommas } from "./limits.js";
import { problemOf } from "./state.js";

const TAKEN = "The page takes a table of times and values (CSV, TSV, JSON), a curve or a spring as text, CSS with its @keyframes, Android’s XML, and Lottie documents (.json)";

/**
 * `{ table }`, `{ isLottie }`, `{ timeline, reasons }` or `{ motions, reasons }` of a file's or, without a name, a pasted text; throws
 * why it is none.
 */
export function understoodText({ name, text }) {
  const document = objectIn(text);
  if (Array.isArray(document?.layers) && ("fr" in document || "op" in document)) {
    refuseMore("layers", layerCount(document), MOST_LAYERS);
    return { isLottie: true };
  }
  if (["group", "keyframe"].includes(document?.type)) return timelineIn([{ name: name ?? "the document", document }], []);
  const table = tableOfJSON(text);
  if (table) return { table };
  if (document) throw new Error(`This JSON is not a Lottie document, which has "layers" and "fr". ${TAKEN}.`);
  if (/\.json$/i.test(name ?? "")) throw new Error(`This is not JSON. ${TAKEN}.`);
  if (/\.(csv|tsv)$/i.test(name ?? "") || looksLikeTable(text)) return { table: recordedTable(text) };
  return motionsIn(text);
}

function motionsIn(text) {
  if (text.length > MOST_PASTED) {
    throw new SizeError(`${withCommas(text.length)} letters are too many for motions: the page takes ${withCommas(MOST_PASTED)}.`);
  }
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  const problems = lines.map(problemOf);
  if (lines.length > 0 && problems.every((problem) => problem === null)) return { motions: lines, reasons: [] };
  const { motions, animations, reasons } = imported(text);
  // A picture that moves by motions of single numbers is these.
  if (animations.length > 0 && (motions.length === 0 || formatOf(text) === "css")) return timelineIn(animations, reasons);
  if (motions.length === 0 && reasons.length > 0) throw new Error(`${reasons[0]}. ${TAKEN}.`);
  if (motions.length === 0 && lines.length !== 1) throw new Error(`${TAKEN}.`);
  if (motions.length === 0) throw new Error(`${excerpt(lines[0])}: ${problems[0]}. ${TAKEN}.`);
  // The page takes shorter motions than the library.
  const refused = motions.find((motion) => problemOf(motion) !== null);
  if (refused) throw new Error(`${excerpt(refused)}: ${problemOf(refused)}.`);
  return { motions, reasons };
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
