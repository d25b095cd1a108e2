// The stops of a linear() as typed numbers.

import { element, iconButton } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";

const LEAST_STOPS = 2;

/** `onChange(index, [input, output])` and `onRemove(index)` are the reader's. */
export class StopsTable {
  #body = element("tbody");
  #rows = [];
  #stops = [];
  #events;

  constructor({ onChange, onRemove }) {
    this.#events = { onChange, onRemove };
    this.element = element("div", { class: "stops", tabindex: "0", role: "region", "aria-label": "The stops as numbers" },
      element("table", {},
        element("thead", {}, element("tr", {},
          ["Stop", "Input", "Output"].map((head) => element("th", { scope: "col" }, head)),
          element("td", {}))),
        this.#body));
  }

  show(stops) {
    this.#stops = stops;
    while (this.#rows.length < stops.length) this.#append();
    while (this.#rows.length > stops.length) this.#rows.pop().row.remove();
    this.#rows.forEach(({ input, output, remove }, index) => {
      input.value = 100 * stops[index][0];
      output.value = stops[index][1];
      remove.disabled = stops.length <= LEAST_STOPS;
    });
  }

  #append() {
    const index = this.#rows.length;
    const { onChange, onRemove } = this.#events;
    const input = new NumberControl({
      label: `Input of stop ${index + 1}`, unit: "%", places: 2, hasSlider: false, isLabelHidden: true,
      onInput: (percentage) => onChange(index, [Number((percentage / 100).toPrecision(12)), this.#stops[index][1]]),
    });
    const output = new NumberControl({
      label: `Output of stop ${index + 1}`, places: 4, hasSlider: false, isLabelHidden: true,
      onInput: (value) => onChange(index, [this.#stops[index][0], value]),
    });
    const remove = iconButton("remove", `Remove stop ${index + 1}`, () => onRemove(index));
    const row = element("tr", {}, element("th", { scope: "row" }, index + 1),
      element("td", {}, input.element), element("td", {}, output.element), element("td", {}, remove));
    this.#rows.push({ row, input, output, remove });
    this.#body.append(row);
  }
}
