// Input that people drop on the page, paste into it or choose: recordings, curves, Lottie documents.

import { announce } from "../Kit/announcements.js";
import { acceptDrops } from "../Kit/drop.js";
import { element, iconButton } from "../Kit/elements.js";
import { excerpt } from "./excerpt.js";
import { keep, recordingSettings } from "./Export/recordings.js";
import { settingsOf } from "./Keyframes/timeline.js";
import { Search } from "./searches.js";

// A longer text is read beside the page.
const MOST_AT_ONCE = 4000;
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
      invitation: "Let a recording, a curve, @keyframes or a Lottie document fall here", onFile: state.takeFile,
      onText: (text) => this.#take(null, text),
    });
  }

  /** Takes a file's or, without a name, a pasted text. */
  #take(name, text) {
    this.element.hidden = true;
    // Several files may come at once: none ends the reading of another.
    this.understand(name, text, new Search(), (understood) => {
      try {
        if (understood.error) throw understood.error;
        this.open(name, text, understood);
      } catch (error) {
        this.refuse([`${name ?? excerpt(text.trim())}: ${error.message}`]);
      }
    });
  }

  /** Calls `take` with what a text is, or `{ error }`, as `understoodText` says; a long one is read beside the page. */
  understand(name, text, search, take) {
    search.run("understoodText", { name, text }, take, { isQuick: text.length <= MOST_AT_ONCE, isAsked: true });
  }

  /** Says why something was not taken, in a sentence each. */
  refuse(reasons) {
    const more = reasons.length - MOST_REASONS;
    const said = more > 0 ? [...reasons.slice(0, MOST_REASONS), `and ${more} more`] : reasons;
    this.#words.replaceChildren(...said.map((reason) => element("p", {}, excerpt(reason, MOST_LETTERS))));
    this.element.hidden = reasons.length === 0;
  }

  /** Takes what has been understood; throws why it does not. */
  open(name, text, { table, isLottie, timeline, motions, reasons, remark, ...understood }) {
    this.element.hidden = true;
    if (table) this.#showTable(name ?? "Pasted table", table);
    else if (isLottie) this.#openLottie(name ?? "A pasted document", text);
    else if (timeline) this.#showTimeline(understood.name, timeline, reasons);
    else this.#addMotions(motions, reasons, remark);
  }

  #openLottie(name, text) {
    this.#state.openLottie(name, text);
    // Where the player says why, too, if it is none.
    this.#state.set({ view: "lottie" });
  }

  #showTable(name, table) {
    const kept = keep(name, table);
    this.#state.set({ view: "export", ...recordingSettings(kept, table.names[0]) });
    announce([`${kept}: ${table.times.length} rows`, ...table.remarks].join("; "));
  }

  #showTimeline(name, timeline, reasons) {
    this.#state.set({ view: "keyframes", ...settingsOf(timeline) });
    announce(`Keyframes of ${excerpt(name)}.`);
    this.refuse(reasons);
  }

  #addMotions(motions, reasons, remark) {
    this.#state.add(...motions);
    announce(`Added ${motions.map((motion) => excerpt(motion)).join(", ")}${remark ? `: ${remark}` : "."}`);
    this.refuse(reasons);
  }
}
