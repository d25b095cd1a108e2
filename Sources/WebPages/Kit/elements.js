// Elements of HTML and SVG, in one expression each, and the symbols of the kit.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children: `element("button", { type: "button", onclick: play }, "Play")`.
 *
 * An attribute that is null, undefined or false is left out, true is empty; names that begin with "on" are listeners, and
 * `class`, `style` and all others are attributes. Children are elements, texts, or arrays of them; null is left out.
 */
export function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** An element of SVG, likewise. */
export function svgElement(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

/** Sets attributes, touching only those that differ: a page that changes nothing is not laid out anew. */
export function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value);
    if (target.getAttribute(name) !== text) target.setAttribute(name, text);
  }
}

/** Sets the text of an element, if it differs. */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

let identifiers = 0;

/** An identifier that no other element has, for labels. */
export function newId(prefix = "id") {
  identifiers += 1;
  return `${prefix}-${identifiers}`;
}

/** A symbol of the kit, drawn in the colour of the text: names are those of SYMBOLS. */
export function symbol(name) {
  return svgElement("svg", { class: "symbol", viewBox: "0 0 16 16", "aria-hidden": "true" },
    svgElement("path", { d: SYMBOLS[name] }));
}

/** A button with a symbol; `label` describes its action in words. */
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

const SYMBOLS = {
  play: "M4.5 2.5v11l9-5.5z",
  pause: "M4 2.5h3v11H4zM9 2.5h3v11H9z",
  back: "M12.5 2.5v11l-7-5.5zM3 2.5h2v11H3z",
  forward: "M3.5 2.5v11l7-5.5zM11 2.5h2v11h-2z",
  restart: "M8 3V.5L4 4l4 3.5V5a4 4 0 1 1-4 4H2a6 6 0 1 0 6-6z",
  add: "M7 3h2v4h4v2H9v4H7V9H3V7h4z",
  done: "M6.2 12.600 1.900 8.300l1.500-1.500 2.800 2.800 6.400-6.400 1.500 1.500z",
  remove: "M4.3 3.2 8 6.9l3.7-3.7 1.1 1.1L9.1 8l3.7 3.7-1.1 1.1L8 9.1l-3.7 3.7-1.1-1.1L6.9 8 3.2 4.3z",
  copy: "M5 1h9v10h-3v4H2V5h3zm1.5 4H11v4.5h1.5v-7h-6zm-3 1.5v7h6v-7z",
  undo: "M6 2v3h3.5a4.5 4.5 0 0 1 0 9H5v-2h4.500a2.500 2.500 0 0 0 0-5H6v3L1.500 6z",
  redo: "M10 2v3H6.500a4.500 4.500 0 0 0 0 9H11v-2H6.500a2.500 2.500 0 0 1 0-5H10v3l4.500-4z",
  shown: "M8 3.500c3.500 0 6 2.600 7 4.500-1 1.900-3.500 4.500-7 4.500S2 9.900 1 8c1-1.900 3.500-4.500 7-4.500zM8 5.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z",
  hidden: "M2.600 1.500 14.500 13.400l-1.100 1.100-2.300-2.300c-1 .3-2 .4-3.100.3-3.500 0-6-2.600-7-4.500.6-1.100 1.600-2.400 3-3.300L1.500 2.600zM8 3.500c3.500 0 6 2.600 7 4.500-.4.800-1.100 1.700-2 2.500L6 3.700c.6-.1 1.300-.2 2-.2z",
};
