// A text that the library reads, in a field with what it says about it.

import { element, newId, setText } from "../../Kit/elements.js";

// Where in the document it stands, the reader knows.
const PLACE = /^.*?(timingFunctions\[\d+\]|timingFunction|path): /;

export class TextField {
  #field;
  #problem;
  #onChange;
  #shown = "";

  /** `onChange(text)` throws the library's error for a text that it cannot read; `beside` stands behind the field. */
  constructor({ label, onChange, beside = null }) {
    const [id, problemId] = [newId("text"), newId("problem")];
    this.#onChange = onChange;
    this.#problem = element("p", { class: "problem", id: problemId, role: "status" });
    this.#field = element("input", {
      type: "text", id, class: "code", autocomplete: "off", spellcheck: "false", autocapitalize: "off",
      "aria-describedby": problemId, onchange: () => this.take(this.#field.value.trim()), onkeydown: ({ key }) => { if (key === "Escape") this.#reset(); },
    });
    this.element = element("div", { class: "text-field" },
      element("label", { for: id }, label), element("div", { class: "row" }, this.#field, beside), this.#problem);
  }

  show(text) {
    if (text === this.#shown) return;
    this.#shown = text;
    this.#reset();
  }

  /** Takes a text, or says why not. */
  take(text) {
    try {
      this.#onChange(text);
      this.#reset();
    } catch (error) {
      if (!error.code) throw error;
      this.#say(error.message.replace(PLACE, ""));
    }
  }

  #reset() {
    this.#field.value = this.#shown;
    this.#say("");
  }

  #say(message) {
    setText(this.#problem, message);
    if (message === "") this.#field.removeAttribute("aria-invalid");
    else this.#field.setAttribute("aria-invalid", "true");
  }
}
