// Buttons with a symbol of the kit in place of words.

import { element, setAttributes, symbol } from "./elements.js";

/** A button with a symbol; `label` is what it does, in words. */
export function iconButton(name, label, onclick) {
  const button = element("button", { type: "button", class: "icon", onclick });
  setIcon(button, name, label);
  return button;
}

/** Gives such a button another symbol and label, if they differ. */
export function setIcon(button, name, label) {
  setAttributes(button, { "aria-label": label, title: label });
  if (button.dataset.icon === name) return;
  button.dataset.icon = name;
  button.replaceChildren(symbol(name));
}
