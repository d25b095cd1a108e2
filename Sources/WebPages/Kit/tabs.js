// Tabs, as the ARIA practices have them: arrow keys move between them, one panel is shown.

import { element, newId } from "./elements.js";

/** A list of tabs over panels: `tabs` are `{ value, label, panel }`. `onChoose(value)` is the reader's choice. */
export class Tabs {
  #tabs;
  #onChoose;

  constructor({ label, tabs, value, onChoose }) {
    this.#onChoose = onChoose;
    this.#tabs = tabs.map((tab) => {
      const [id, panelId] = [newId("tab"), newId("panel")];
      const button = element("button", {
        type: "button", role: "tab", id, "aria-controls": panelId,
        onclick: () => this.#choose(tab.value), onkeydown: (event) => this.#move(event),
      }, tab.label);
      const panel = element("div", { role: "tabpanel", id: panelId, "aria-labelledby": id, tabindex: "-1" }, tab.panel);
      return { value: tab.value, button, panel };
    });
    this.list = element("div", { class: "tabs", role: "tablist", "aria-label": label },
      this.#tabs.map(({ button }) => button));
    this.panels = this.#tabs.map(({ panel }) => panel);
    this.value = value ?? tabs[0].value;
  }

  get value() { return this.#tabs.find(({ panel }) => !panel.hidden)?.value; }

  set value(value) {
    for (const tab of this.#tabs) {
      const isChosen = tab.value === value;
      tab.panel.hidden = !isChosen;
      tab.button.setAttribute("aria-selected", String(isChosen));
      tab.button.tabIndex = isChosen ? 0 : -1;
    }
  }

  /** Gives the focus to the tab that is shown. */
  focus() { this.#tabs.find(({ panel }) => !panel.hidden).button.focus(); }

  #choose(value) {
    if (value === this.value) return;
    this.value = value;
    this.#onChoose?.(value);
  }

  #move(event) {
    const index = this.#tabs.findIndex(({ button }) => button === event.currentTarget);
    const last = this.#tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#tabs[next].button.focus();
    this.#choose(this.#tabs[next].value);
  }
}
