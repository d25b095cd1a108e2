// Input that people drop on the page, paste into it or choose: recordings, curves, Lottie documents.

import { importMotions } from "../../../Bindings/JavaScript/src/imports.js";
import { announce } from "../Kit/announcements.js";
import { acceptDrops } from "../Kit/drop.js";
import { element, iconButton } from "../Kit/elements.js";
import { excerpt } from "./excerpt.js";
import { MOST_PASTED, SizeError, withCommas } from "./limits.js";
import { keep, recordingSettings } from "./Export/recordings.js";
import { looksLikeTable, recordedTable, tableOfJSON } from "./Export/tables.js";
import { problemOf } from "./state.js";

const TAKEN = "The page takes a table of times and values (CSV, TSV, JSON), a curve or a spring as text, CSS or Android’s XML, and Lottie documents (.json)";

// Of a reason that quotes a long text.
const MOST_LETTERS = 300;
// An address may name thousands of motions.
const MOST_REASONS = 5;

/**
 * Takes what comes in, wherever on the page. `element` is where it says why something was not taken, until the next thing comes.
 *
 * `state.takeFile(name, text)` is for buttons that let a reader choose a file; whoever shows Lottie documents sets
 * `state.openLottie(name, text)`.
 */
export class Imports {
  #state;
  #words;

  constructor(state) {
    this.#state = state;
    this.#words = element("div");
    this.element = element("div", { class: "import-problem", role: "alert", hidden: true }, this.#words,
      iconButton("remove", "Close this message", () => { this.element.hidden = true; }));
    state.takeFile = (name, text) => this.#take(name, text);
    acceptDrops({
      invitation: "Let a recording, a curve or a Lottie document fall here", onFile: state.takeFile,
      onText: (text) => this.#take(null, text),
    });
  }

  /** Takes a file's or, without a name, a pasted text. */
  #take(name, text) {
    this.element.hidden = true;
    try {
      this.#open(name, text);
    } catch (error) {
      this.refuse([name ? `${name}: ${error.message}` : error.message]);
    }
  }

  /** Says why something was not taken, in a sentence each. */
  refuse(reasons) {
    const more = reasons.length - MOST_REASONS;
    const said = more > 0 ? [...reasons.slice(0, MOST_REASONS), `and ${more} more`] : reasons;
    this.#words.replaceChildren(...said.map((reason) => element("p", {}, excerpt(reason, MOST_LETTERS))));
    this.element.hidden = reasons.length === 0;
  }

  #open(name, text) {
    const document = objectIn(text);
    const table = isLottie(document) ? null : tableOfJSON(text);
    if (table) this.#showTable(name ?? "Pasted table", table);
    else if (document || /\.json$/i.test(name ?? "")) this.#openDocument(name ?? "A pasted document", text, document);
    else if (/\.(csv|tsv)$/i.test(name ?? "") || looksLikeTable(text)) this.#showTable(name ?? "Pasted table", recordedTable(text));
    else this.#addMotions(text);
  }

  #openDocument(name, text, document) {
    if (!document) throw new Error(`This is not JSON. ${TAKEN}.`);
    if (!isLottie(document)) throw new Error(`This JSON is not a Lottie document, which has "layers" and "fr". ${TAKEN}.`);
    if (!this.#state.openLottie) throw new Error(`This page does not show Lottie documents. ${TAKEN}.`);
    this.#state.openLottie(name, text);
    // Where the player says why, too, if it is none.
    this.#state.set({ view: "lottie" });
  }

  #showTable(name, table) {
    const kept = keep(name, table);
    this.#state.set({ view: "export", ...recordingSettings(kept, table.names[0]) });
    announce([`${kept}: ${table.times.length} rows`, ...table.remarks].join("; "));
  }

  #addMotions(text) {
    if (text.length > MOST_PASTED) {
      throw new SizeError(`${withCommas(text.length)} letters are too many for motions: the page takes ${withCommas(MOST_PASTED)}.`);
    }
    const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
    const problems = lines.map(problemOf);
    const isNotation = lines.length > 0 && problems.every((problem) => problem === null);
    const { motions, reasons } = isNotation ? { motions: lines, reasons: [] } : imported(text);
    if (motions.length === 0 && reasons.length > 0) throw new Error(`${reasons[0]}. ${TAKEN}.`);
    if (motions.length === 0 && lines.length !== 1) throw new Error(`${TAKEN}.`);
    if (motions.length === 0) throw new Error(`${excerpt(lines[0])}: ${problems[0]}. ${TAKEN}.`);
    // The page takes shorter motions than the library.
    const refused = isNotation ? -1 : motions.findIndex((motion) => problemOf(motion) !== null);
    if (refused >= 0) throw new Error(`${excerpt(motions[refused])}: ${problemOf(motions[refused])}.`);
    this.#state.add(...motions);
    announce(`Added ${motions.map((motion) => excerpt(motion)).join(", ")}.`);
    this.refuse(reasons);
  }
}

/** The motions of a style sheet, a picture or an interpolator of Android, each once, and what the library could not take. */
function imported(text) {
  const { motions, problems, remarks } = importMotions(text, formatOf(text));
  const reasons = [
    ...problems.map((problem) => placed(problem, problem.text)), ...remarks.map((remark) => placed(remark, `left out: ${remark.text}`)),
  ];
  return { motions: [...new Set(motions.map(({ notation }) => notation))], reasons };
}

function formatOf(text) {
  if (!text.trimStart().startsWith("<")) return "css";
  return /<svg[\s>]/.test(text) ? "svg" : "android";
}

function placed({ line, column }, text) { return line === null ? text : `line ${line}, column ${column}: ${text}`; }

function isLottie(document) { return Array.isArray(document?.layers) && ("fr" in document || "op" in document); }

function objectIn(text) {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
