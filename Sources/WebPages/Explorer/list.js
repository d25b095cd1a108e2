// The motions that are compared: their names, colours and notation; one of them is edited.

import { announce } from "../Kit/announcements.js";
import { element, newId, symbol } from "../Kit/elements.js";
import { iconButton } from "../Kit/transport.js";
import { MOST_MOTIONS } from "./state.js";

export class MotionList {
  #state;
  #list;
  #field;
  #problem;
  #keys = "";

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
      this.#field, element("button", { type: "submit" }, symbol("add"), " Add"));
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Motions")), this.#list, form, this.#problem);
    state.subscribe(() => this.#show());
  }

  #add() {
    const notation = this.#field.value.trim();
    try {
      if (notation !== "") this.#state.add(notation);
      this.#field.value = "";
      this.#problem.textContent = "";
      this.#field.removeAttribute("aria-invalid");
    } catch (error) {
      this.#problem.textContent = error.message;
      this.#field.setAttribute("aria-invalid", "true");
    }
  }

  #show() {
    const { entries, selectedIndex } = this.#state;
    // Elements stay as they are while one is used.
    const keys = entries.map(({ key }) => key).join("\n") + selectedIndex;
    if (keys === this.#keys) return;
    this.#keys = keys;
    const focused = [...this.#list.querySelectorAll("button")].indexOf(document.activeElement);
    this.#list.replaceChildren(...entries.map((entry, index) => this.#row(entry, index)));
    if (focused >= 0) this.#list.querySelectorAll("button")[focused]?.focus();
    this.#field.disabled = entries.length >= MOST_MOTIONS;
  }

  #row(entry, index) {
    const isSelected = index === this.#state.selectedIndex;
    const name = entry.text;
    return element("li", { class: isSelected ? "selected" : null, style: `--curve: ${entry.color}` },
      element("button", {
        type: "button", class: "plain name", "aria-pressed": null, "aria-current": isSelected ? "true" : null,
        title: `Edit ${name}`, onclick: () => this.#state.select(index),
      }, element("span", { class: "swatch" }), element("span", { class: "code" }, name)),
      iconToggle(entry.isShown, name, () => this.#state.setShown(index, !entry.isShown)),
      iconButton("remove", `Remove ${name}`, () => {
        this.#state.remove(index);
        announce(`Removed ${name}. Undo brings it back.`);
      }));
  }
}

function iconToggle(isShown, name, onclick) {
  const button = iconButton(isShown ? "shown" : "hidden", `${isShown ? "Hide" : "Show"} ${name}`, onclick);
  button.classList.add("plain");
  return button;
}
