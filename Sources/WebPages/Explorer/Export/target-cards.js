// All systems side by side: what a motion is for each of them, how near it is, and a press to copy it.

import { element, newId, setText, symbol } from "../../Kit/elements.js";
import { targetGroups } from "./targets.js";
import { copyText, sentence } from "./writing.js";

const TAKES_LONG = "The search takes long: open this card to wait for it.";
// Of an excerpt.
const LINES = 5;
const LETTERS = 80;

/** A card for each target, of which one is unfolded: it holds `panel`. `onChoose(value)` is the reader's choice. */
export class TargetCards {
  #cards = new Map();
  #panel;

  constructor(panel, onChoose) {
    this.#panel = panel;
    const name = newId("target");
    const groups = targetGroups().map(({ label, targets }) => {
      const id = newId("group");
      return element("div", { role: "radiogroup", "aria-labelledby": id }, element("h3", { id }, label),
        element("div", { class: "target-grid" }, targets.map((target) => this.#card(target, name, onChoose).element)));
    });
    this.element = element("div", { class: "targets", role: "group", "aria-label": "Written for" }, groups);
  }

  /** Unfolds the card of a target. */
  set value(value) {
    for (const [own, { input, element: card }] of this.#cards) {
      input.checked = own === value;
      if (own === value && this.#panel.parentElement !== card) card.append(this.#panel);
    }
  }

  /** The result of a target, or null while it is not there; `notation` is its motion's. */
  show({ value }, result, notation) {
    const card = this.#cards.get(value);
    if (result === null) return card.element.classList.add("old");
    const { text, remark = "", error, isSearch } = result;
    card.element.classList.remove("old");
    card.shown = text === undefined ? null : { text, remark, notation };
    card.copy.disabled = card.shown === null;
    setText(card.excerpt, text === undefined ? "" : excerptOf(text, remark));
    setText(card.remark, error || isSearch ? "" : sentence(remark));
    setText(card.problem, error ? sentence(error.message) : isSearch ? TAKES_LONG : "");
  }

  #card(target, name, onChoose) {
    const { value, label } = target;
    const parts = ["excerpt code", "small muted", "problem"].map((names) => element("span", { class: names }));
    const [excerpt, remark, problem] = parts;
    const card = { excerpt, remark, problem, shown: null };
    card.input = element("input", {
      type: "radio", class: "unseen", name, value, "aria-label": label, onchange: () => onChoose(value),
    });
    card.copy = element("button", {
      type: "button", class: "icon", disabled: true, "aria-label": `Copy ${label}`, title: `Copy ${label}`,
      onclick: () => copyText(card.shown.text, target, card.shown.notation, card.shown.remark),
    }, symbol("copy"));
    card.element = element("div", { class: "target" },
      element("label", {}, card.input, element("span", { class: "target-name" }, label), parts), card.copy);
    this.#cards.set(value, card);
    return card;
  }
}

// Without the comment of the certificate, which stands below.
function excerptOf(text, remark) {
  const end = text.indexOf(remark) + remark.length;
  const comment = remark === "" ? "" : text.slice(0, text.indexOf("\n", end));
  const isOpen = comment.startsWith("/*") && !comment.includes("*/");
  const rest = !/^(\/\/|\/\*|#)/.test(comment) ? text : text.slice(isOpen ? text.indexOf("*/") + 2 : comment.length);
  return rest.trimStart().split("\n", LINES).map((line) => line.slice(0, LETTERS)).join("\n");
}
