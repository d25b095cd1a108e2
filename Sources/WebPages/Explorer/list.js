// The motions that are compared: their names, colours and notation; one of them is edited.

import { announce } from "../Kit/announcements.js";
import { element, iconButton, newId, setAttributes, setIcon, setText, symbol } from "../Kit/elements.js";

import { understood } from "./motion-source.js";

export class MotionList {
  #state;
  #list;
  #rows = [];
  #field;
  #submit = element("button", { type: "submit" }, symbol("add"), " Add");
  #problem;
  #remark = element("p", { class: "muted small", hidden: true });

  constructor(state) {
    this.#state = state;
    this.#list = element("ul", { class: "motions", "aria-label": "Motions" });
    const problemId = newId("problem");
    this.#problem = element("span", { class: "problem", id: problemId, role: "status" });
    this.#field = element("input", {
      type: "text", "aria-label": "A motion in the notation", placeholder: "snappy, 0.4s ease, spring(1 100 10)",
      autocomplete: "off", spellcheck: "false", autocapitalize: "off", "aria-describedby": problemId,
    });
    const form = element("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.#add(); } },
      this.#field, this.#submit);
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Motions")), this.#list, form, this.#problem, this.#remark);
    state.subscribe(() => this.#show());
  }

  #add() {
    const text = this.#field.value.trim();
    try {
      const { source, remark } = text === "" ? { remark: "" } : understood(text);
      if (text !== "") this.#state.add(source);
      this.#field.value = "";
      this.#problem.textContent = "";
      this.#field.removeAttribute("aria-invalid");
      this.#say(remark);
    } catch (error) {
      this.#say("");
      this.#problem.textContent = error.message;
      this.#field.setAttribute("aria-invalid", "true");
    }
  }

  #say(remark) {
    this.#remark.hidden = remark === "";
    setText(this.#remark, remark);
    if (remark !== "") announce(remark);
  }

  // Rows stay while their motions change, as one of their buttons may have the focus.
  #show() {
    const { entries, selectedIndex } = this.#state;
    while (this.#rows.length < entries.length) this.#append();
    while (this.#rows.length > entries.length) this.#rows.pop().element.remove();
    this.#rows.forEach((row, index) => showEntry(row, entries[index], index === selectedIndex));
  }

  #append() {
    const index = this.#rows.length;
    const text = element("span", { class: "code clamped" });
    const name = element("button", { type: "button", class: "plain name", onclick: () => this.#state.select(index) },
      element("span", { class: "swatch" }), text);
    const toggle = iconButton("shown", "Hide", () => this.#state.setShown(index, !this.#state.entries[index].isShown));
    const remove = iconButton("remove", "Remove", () => this.#remove(index));
    const row = { element: element("li", {}, name, toggle, remove), name, text, toggle, remove };
    this.#rows.push(row);
    this.#list.append(row.element);
  }

  #remove(index) {
    const { text } = this.#state.entries[index];
    const hasFocus = this.#rows[index].element.contains(document.activeElement);
    this.#state.remove(index);
    announce(`Removed ${text}. Undo brings it back.`);
    // The row of the last one is gone, and the focus with it. Not the field, in which Ctrl+Z is the field's own.
    if (hasFocus && index === this.#rows.length) (this.#rows.at(-1)?.remove ?? this.#submit).focus();
  }
}

function showEntry(row, entry, isSelected) {
  setAttributes(row.element, { style: `--curve: ${entry.color}`, class: isSelected ? "selected" : "" });
  setAttributes(row.name, { title: `Edit ${entry.text}`, "aria-current": isSelected });
  setText(row.text, entry.text);
  setIcon(row.toggle, entry.isShown ? "shown" : "hidden", `${entry.isShown ? "Hide" : "Show"} ${entry.text}`);
  setIcon(row.remove, "remove", `Remove ${entry.text}`);
}
