// The text for a system, with what the library says about it.

import { save } from "../../Kit/clipboard.js";
import { element, symbol } from "../../Kit/elements.js";
import { searchProgress } from "../search-progress.js";
import { advice } from "./advice.js";
import { copyText, sentence, sizeOf } from "./writing.js";

/** A text to copy and to save: `show(result, request)`; while another one is computed, `isOld` holds. */
export class WrittenText {
  #text;
  #remark;
  #size;
  #refusal;
  #help;
  #buttons;
  #progress = searchProgress();
  #shown = null;

  constructor() {
    this.#buttons = [
      element("button", { type: "button", class: "primary", onclick: () => this.#copy() }, symbol("copy"), element("span", {}, "Copy")),
      element("button", { type: "button", onclick: () => this.#save() }, "Save as file"),
    ];
    this.#text = element("pre", { tabindex: "0", role: "region", "aria-label": "The text" });
    this.#remark = element("p", { class: "remark" });
    this.#size = element("p", { class: "muted small numbers" });
    this.#refusal = element("p", { class: "problem" });
    this.#help = element("div", { class: "row" });
    this.element = element("div", { class: "written stack" },
      element("div", { class: "row" }, this.#buttons, this.#progress), this.#text,
      element("div", { role: "status", class: "stack" }, this.#remark, this.#size, this.#refusal, this.#help));
  }

  /** Whether a text is searched for. */
  set isSearching(isSearching) {
    this.#progress.hidden = !isSearching;
    this.element.setAttribute("aria-busy", String(isSearching));
  }

  /** Whether the shown text no longer belongs to the current request. */
  set isOld(isOld) {
    this.element.classList.toggle("old", isOld);
    this.isSearching = isOld;
    for (const button of this.#buttons) button.disabled = isOld || !this.#shown;
  }

  /**
   * Shows `{ text, remark }`, or `{ error }`; `request` is `{ state, entry, target, tolerance, name, search }`, perhaps with
   * `advise(message)` for what stands below a refusal. With `isPart` the
   * text is the best so far of a search that goes on; with `search` of one that has ended, and goes on when the reader wants it.
   */
  show({ text, remark, error, isPart = false }, request) {
    const isWritten = text !== undefined;
    this.#shown = isWritten ? { text, remark, request } : null;
    this.#text.hidden = !isWritten;
    this.#text.textContent = text ?? "";
    this.#remark.textContent = isWritten ? sentence(remark) : "";
    this.#size.textContent = isWritten ? `${sizeOf(text, request.target)} in ${lines(text)}` : "";
    this.#refusal.textContent = error ? sentence(error.message) : "";
    const advise = request.advise ?? ((message) => advice(message, request));
    this.#help.replaceChildren(...(error ? advise(error.message) : request.search ? searchAdvice(request.search, isWritten) : []));
    this.isOld = false;
    this.isSearching = isPart;
  }

  #copy() {
    if (!this.#shown) return;
    const { text, remark, request: { target, entry } } = this.#shown;
    copyText(text, target, entry.notation, remark);
  }

  #save() {
    if (!this.#shown) return;
    const { text, request: { target, name } } = this.#shown;
    save(`${name}.${target.ending}`, text, target.type ?? "text/plain");
  }
}

function searchAdvice(search, isWritten) {
  return [
    element("p", {}, `${isWritten ? "To search on" : "To write this motion"} takes longer.`),
    element("button", { type: "button", onclick: search }, isWritten ? "Search on" : "Write it"),
  ];
}

function lines(text) {
  const count = text.trimEnd().split("\n").length;
  return `${count} ${count === 1 ? "line" : "lines"}`;
}
