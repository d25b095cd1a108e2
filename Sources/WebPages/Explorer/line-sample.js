// The line of a motion as a legend has it: its colour and its dashes.

import { svgElement } from "../Kit/elements.js";

/** A piece of the line, in an element with the style of an entry. */
export function lineSample() {
  return svgElement("svg", { class: "line-sample", width: 30, height: 10, "aria-hidden": "true" }, svgElement("path", { d: "M2 5H28" }));
}

/** The colour and the dashes of an entry as variables of CSS. */
export function styleOf({ color, dash }) { return `--curve: ${color}; --dash: ${dash}`; }
