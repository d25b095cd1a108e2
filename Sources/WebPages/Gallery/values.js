// The channels at one time as a table: a row for each part, a column for each quantity.
// The table is the legend of the plot, too: each row begins with the line of its part.

const greatestRowCount = 10;

class ValueTable {
  #table;
  #groups;
  #cells = [];

  constructor(table) {
    this.#table = table;
  }

  show(groups, values) {
    if (groups !== this.#groups) this.#build(groups);
    for (const { cell, channel } of this.#cells) {
      const text = formatted(values[channel] ?? NaN, 3);
      if (cell.textContent !== text) cell.textContent = text;
    }
  }

  #build(groups) {
    this.#groups = groups;
    this.#cells = [];
    const quantities = groups.quantities.map(({ name }) => headerCell(breakable(name), "col"));
    const head = document.createElement("tr");
    head.append(headerCell("", "col"), ...quantities);
    this.#table.tHead.replaceChildren(head);
    const first = Math.max(0, groups.parts.length - greatestRowCount);
    const rows = groups.parts.map((name, index) => ({ name, part: groups.firstPart + index })).slice(first);
    this.#table.tBodies[0].replaceChildren(...rows.map((row) => this.#row(row, groups.quantities)));
  }

  #row({ name, part }, quantities) {
    const row = document.createElement("tr");
    const header = headerCell("", "row");
    const sample = svgElement("svg", header, { width: 34, height: 8, "aria-hidden": "true" });
    const line = svgElement("path", sample, { class: "exact", d: "M1 4H33" });
    const { color, dash } = lookOf(part);
    line.style.stroke = color;
    line.style.strokeDasharray = dash;
    header.append(name === "" ? "whole" : name);
    row.append(header);
    for (const { channels } of quantities) {
      const cell = row.insertCell();
      const found = channels.find((channel) => channel.part === part);
      if (found) this.#cells.push({ cell, channel: found.channel });
    }
    return row;
  }
}

function headerCell(text, scope) {
  const cell = document.createElement("th");
  cell.scope = scope;
  cell.append(text);
  return cell;
}

// A name in which a line may break before each capital.
function breakable(name) {
  const text = new DocumentFragment();
  for (const word of name.split(/(?=[A-Z])/)) text.append(word, document.createElement("wbr"));
  return text;
}
