// The box at the top of the page: whatever is typed or pasted into it is understood, added, and copied in other words.

import { delayed } from "../Kit/delayed.js";
import { element, newId, setText, symbol } from "../Kit/elements.js";
import { CopyRow } from "./copy-row.js";
import { opened } from "./motion-source.js";
import { namesFor } from "./named-motions.js";
import { Search } from "./searches.js";
import { sentence } from "./Export/writing.js";

// What is typed is read when the reader rests.
const PAUSE = 150;
const MOST_LINES = 8;
const MOST_NAMES = 8;

export class MotionBox {
  #state;
  #imports;
  #field;
  #answer;
  #names = element("div", { class: "row names", hidden: true });
  #copies;
  #search = new Search();
  // What was read last.
  #known = "";
  #later = delayed(() => { if (this.#text !== this.#known) this.#read(); }, PAUSE);
  /** The button that adds what is typed. */
  button = element("button", { type: "submit", class: "primary" }, symbol("add"), " Add");

  constructor(state, imports) {
    this.#state = state;
    this.#imports = imports;
    const id = newId("answer");
    this.#answer = element("span", { id, role: "status" });
    this.#field = element("textarea", {
      rows: 1, class: "code", "aria-label": "A motion in any form", "aria-describedby": id, autocomplete: "off", spellcheck: "false",
      autocapitalize: "off", placeholder: "Any motion: bouncy 0 -> 300, CSS, a table",
      oninput: () => this.#change(), onkeydown: (event) => this.#press(event),
    });
    this.#copies = new CopyRow(state, () => this.#showAll());
    const form = element("form", { onsubmit: (event) => { event.preventDefault(); this.#enter(); } },
      this.#field, this.button);
    const words = element("p", { class: "muted small" }, this.#answer, " ", this.#copies.words);
    this.element = element("section", { class: "box", "aria-label": "Any motion" }, form, words, this.#names, this.#copies.element);
  }

  focus() { this.#field.focus({ preventScroll: true }); }

  #press(event) {
    if (event.key === "Escape") {
      this.#field.value = "";
      this.#change();
    }
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#enter();
  }

  #change() {
    this.#fit();
    if (this.#text === "") this.#forget();
    this.#later();
  }

  #fit() {
    this.#field.rows = this.#field.value.split("\n", MOST_LINES).length;
    this.#field.removeAttribute("aria-invalid");
  }

  get #text() { return this.#field.value.trim(); }

  #forget() {
    this.#known = "";
    this.#say({ words: "" });
  }

  #enter() {
    if (this.#text !== "") this.#read((understood, text) => this.#add(understood, text));
  }

  // Says what the text is; then the motions that it may mean, or goes on with it.
  #read(goOn = () => {}) {
    const text = this.#text;
    this.#known = text;
    this.#imports.understand(null, text, this.#search, (understood) => {
      this.#say({ ...answerOf(understood), names: understood.error ? namesFor(text).slice(0, MOST_NAMES) : [] });
      goOn(understood, text);
    });
  }

  #add(understood, text) {
    try {
      if (understood.error) throw understood.error;
      this.#imports.open(null, text, understood);
      this.#field.value = this.#known = "";
      this.#fit();
      this.#say({ words: understood.remark ? sentence(understood.remark) : "" });
    } catch (error) {
      this.#field.setAttribute("aria-invalid", "true");
      this.#say({ words: error.message, isProblem: true });
    }
  }

  #say({ words, typed = null, names = [], isProblem = false }) {
    setText(this.#answer, words);
    this.#answer.className = isProblem ? "problem" : "";
    this.#names.hidden = names.length === 0;
    this.#names.replaceChildren(...names.map((name) =>
      element("button", { type: "button", onclick: () => this.#choose(name) }, name)));
    this.#copies.words.hidden = words !== "" && typed === null;
    this.#copies.typed = typed;
  }

  #choose(name) {
    this.#field.value = name;
    this.#enter();
    this.focus();
  }

  #showAll() {
    this.#enter();
    this.#state.set({ view: "export" });
  }
}

function answerOf({ error, table, isLottie, timeline, motions, remark }) {
  if (error) return { words: error.message };
  if (table) return { words: `A table of ${table.times.length} rows: Enter fits motions to it.` };
  if (isLottie) return { words: "A Lottie document: Enter opens it." };
  if (timeline) return { words: `Keyframes of ${timeline.tracks.map(({ name }) => name).join(", ")}: Enter opens them.` };
  if (motions.length > 1) return { words: `${motions.length} motions: ${motions.join(", ")}.` };
  const [source] = motions;
  const notation = opened(source, (motion) => motion.notation);
  return { words: remark ? sentence(remark) : `${notation}: Enter adds it.`, typed: { source, notation } };
}
