// The channels at one time as a table: a row for each part, a column for each quantity.
// The table is the legend of the plot, too: each row begins with the line of its part.

import { element, setText, svgElement } from "../Kit/elements.js";
import { formatted } from "../Kit/numbers.js";
import { lookOf } from "./channels.js";

const greatestRowCount = 10;

export class ValueTable {
  #head = element("thead");
  #body = element("tbody");
  #groups;
  #cells = [];

  constructor(title) {
    this.element = element("div", { class: "scrolling values" },
      element("table", {}, element("caption", { class: "unseen" }, `Channels of ${title}`), this.#head, this.#body));
  }

  show(groups, values) {
    if (groups !== this.#groups) this.#build(groups);
    for (const { cell, channel } of this.#cells) setText(cell, formatted(values[channel] ?? NaN, 3));
  }

  #build(groups) {
    this.#groups = groups;
    this.#cells = [];
    const quantities = groups.quantities.map(({ name, unit }) =>
      element("th", { scope: "col" }, breakable(name), unit === "" ? null : element("small", {}, ` ${unit}`)));
    this.#head.replaceChildren(element("tr", {}, element("td"), quantities));
    const first = Math.max(0, groups.parts.length - greatestRowCount);
    const rows = groups.parts.map((name, index) => ({ name, part: groups.firstPart + index })).slice(first);
    this.#body.replaceChildren(...rows.map((row) => this.#row(row, groups.quantities)));
  }

  #row({ name, part }, quantities) {
    const { color, dash } = lookOf(part);
    const line = svgElement("svg", { class: "line", width: 34, height: 8, "aria-hidden": "true" },
      svgElement("path", { d: "M1 4H33", style: `stroke: ${color}`, "stroke-dasharray": dash || null }));
    const cells = quantities.map(({ channels }) => {
      const cell = element("td");
      const found = channels.find((channel) => channel.part === part);
      if (found) this.#cells.push({ cell, channel: found.channel });
      return cell;
    });
    return element("tr", {}, element("th", { scope: "row" }, line, name === "" ? "whole" : name), cells);
  }
}

// A name in which a line may break before each capital.
function breakable(name) {
  return name.split(/(?=[A-Z])/).flatMap((word) => [word, element("wbr")]);
}
