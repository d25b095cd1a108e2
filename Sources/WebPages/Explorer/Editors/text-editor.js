// The notation of a motion in a field, with what the library says about it.

import { element, newId } from "../../Kit/elements.js";

export class TextEditor {
  #field;
  #problem;
  #shown = "";
  #onApply;

  /** `onApply(notation)` throws the library's error for a text that is no motion. */
  constructor(onApply) {
    this.#onApply = onApply;
    const [id, problemId] = [newId("notation"), newId("problem")];
    this.#problem = element("p", { class: "problem", id: problemId, role: "status" });
    this.#field = element("input", {
      type: "text", id, class: "code", autocomplete: "off", spellcheck: "false", autocapitalize: "off", "aria-describedby": problemId,
      onkeydown: (event) => { if (event.key === "Escape") this.#reset(); },
    });
    this.element = element("form", { class: "text-editor", onsubmit: (event) => { event.preventDefault(); this.#apply(); } },
      element("label", { for: id }, "Notation"),
      element("div", { class: "row" }, this.#field, element("button", { type: "submit", title: "Enter does the same" }, "Apply")),
      this.#problem);
  }

  show({ text }) {
    if (text === this.#shown) return;
    this.#shown = text;
    this.#reset();
  }

  #apply() {
    try {
      this.#onApply(this.#field.value.trim());
      this.#say("");
    } catch (error) {
      if (!error.code) throw error;
      this.#say(error.message);
      this.#pointAt(error.message);
    }
  }

  // The cursor goes where the library stopped.
  #pointAt(message) {
    const column = Number(/column (\d+)/.exec(message)?.[1]);
    if (!column) return;
    this.#field.focus();
    this.#field.setSelectionRange(column - 1, this.#field.value.length);
  }

  #say(message) {
    this.#problem.textContent = message;
    if (message === "") this.#field.removeAttribute("aria-invalid");
    else this.#field.setAttribute("aria-invalid", "true");
  }

  #reset() {
    this.#field.value = this.#shown;
    this.#say("");
  }
}
