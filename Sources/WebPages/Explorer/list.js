// The motions that are compared: their names, lines and notation; one of them is edited.

import { announce } from "../Kit/announcements.js";
import { element, iconButton, setAttributes, setIcon, setText } from "../Kit/elements.js";

import { lineSample, styleOf } from "./line-sample.js";

export class MotionList {
  #state;
  #list;
  #rows = [];
  #actions;
  #problem = element("p", { class: "problem", role: "status" });
  #neighbour;
  // In narrow windows the list is folded to the selected motion.
  #fold = element("button", { type: "button", class: "plain fold", onclick: () => { this.#isFolded = !this.#isFolded; } });

  /** `neighbour` gets the focus of a row that is gone. Not a field, in which Ctrl+Z is the field's own. */
  constructor(state, neighbour) {
    this.#state = state;
    this.#neighbour = neighbour;
    this.#list = element("ul", { class: "motions", "aria-label": "Motions" });
    const action = (label, onclick) => element("button", { type: "button", class: "plain small", onclick }, label);
    this.#actions = element("div", { class: "row list-actions" }, action("Duplicate", () => this.#duplicate()),
      action("Rename", () => this.#rows[state.selectedIndex].name.edit()), action("Clear", () => this.#clear()));
    this.element = element("section", { class: "card motion-list" },
      element("header", {}, element("h2", {}, "Motions"), this.#actions, this.#fold), this.#list, this.#problem);
    this.#isFolded = true;
    state.subscribe(() => this.#show());
  }

  get #isFolded() { return this.element.classList.contains("folded"); }
  set #isFolded(isFolded) {
    this.element.classList.toggle("folded", isFolded);
    setAttributes(this.#fold, { "aria-expanded": !isFolded });
    this.#showCount();
  }

  #duplicate() {
    this.#problem.textContent = "";
    try {
      this.#state.duplicate();
    } catch (error) {
      this.#problem.textContent = error.message;
    }
  }

  // Rows stay while their motions change, as one of their buttons may have the focus.
  #show() {
    const { entries, selectedIndex } = this.#state;
    this.#actions.hidden = entries.length === 0;
    this.#showCount();
    while (this.#rows.length < entries.length) this.#append();
    while (this.#rows.length > entries.length) this.#rows.pop().element.remove();
    this.#rows.forEach((row, index) => showEntry(row, entries[index], index === selectedIndex));
  }

  #showCount() {
    const { length } = this.#state.entries;
    this.#fold.hidden = length === 0;
    setText(this.#fold, this.#isFolded ? `All ${length}` : "Fold");
    setAttributes(this.#fold, { "aria-label": this.#isFolded ? `All ${length} motions` : "Fold the motions" });
  }

  #append() {
    const index = this.#rows.length;
    const name = new MotionName({
      onSelect: () => this.#state.select(index), onRename: (text) => this.#state.rename(index, text),
    });
    const toggle = iconButton("shown", "Hide", () => this.#state.setShown(index, !this.#state.entries[index].isShown));
    const remove = iconButton("remove", "Remove", () => this.#remove(index));
    const row = { element: element("li", {}, name.elements, toggle, remove), name, toggle, remove };
    this.#rows.push(row);
    this.#list.append(row.element);
  }

  #remove(index) {
    const { title } = this.#state.entries[index];
    const hasFocus = this.#rows[index].element.contains(document.activeElement);
    this.#state.remove(index);
    announce(`Removed ${title}. Undo brings it back.`);
    // The row of the last one is gone, and the focus with it.
    if (hasFocus && index === this.#rows.length) (this.#rows.at(-1)?.remove ?? this.#neighbour).focus();
  }

  #clear() {
    this.#state.clear();
    announce("Removed all motions. Undo brings them back.");
    this.#neighbour.focus();
  }
}

// The name of a motion: a button that selects it, and a field in its place while it is renamed.
class MotionName {
  #text = element("span", { class: "clamped" });
  #button;
  #field;
  #entry = null;

  constructor({ onSelect, onRename }) {
    this.#button = element("button", { type: "button", class: "plain name", onclick: onSelect, ondblclick: () => this.edit() },
      lineSample(), this.#text);
    this.#field = element("input", {
      type: "text", hidden: true, "aria-label": "Name of the motion", autocomplete: "off",
      onblur: () => this.#finish(onRename), onkeydown: ({ key }) => {
        if (key === "Escape") this.#field.value = this.#entry.name;
        if (key === "Enter" || key === "Escape") this.#button.focus();
      },
    });
    this.elements = [this.#button, this.#field];
  }

  show(entry, isSelected) {
    this.#entry = entry;
    setAttributes(this.#button, { title: `Edit ${entry.text}`, "aria-current": isSelected });
    setAttributes(this.#text, { class: entry.name ? "clamped" : "code clamped" });
    setText(this.#text, entry.title);
  }

  edit() {
    this.#field.value = this.#entry.name;
    this.#field.placeholder = this.#entry.text;
    this.#field.hidden = false;
    this.#field.select();
    this.#field.focus();
    this.#button.classList.add("unseen");
  }

  #finish(onRename) {
    this.#field.hidden = true;
    this.#button.classList.remove("unseen");
    onRename(this.#field.value);
  }
}

function showEntry({ element: row, name, toggle, remove }, entry, isSelected) {
  setAttributes(row, { style: styleOf(entry), class: isSelected ? "selected" : "" });
  name.show(entry, isSelected);
  setIcon(toggle, entry.isShown ? "shown" : "hidden", `${entry.isShown ? "Hide" : "Show"} ${entry.title}`);
  setIcon(remove, "remove", `Remove ${entry.title}`);
}
