// How a text is written: the tolerance, and what the chosen system leaves to the reader.

import { catalogue } from "../../../../Bindings/JavaScript/src/catalogue.js";
import { Choice } from "../../Kit/choice.js";
import { element, newId } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { inCamelCase } from "./targets.js";

// What the page calls the words of the library's options.
const LABELS = {
  translate: { label: "Position" }, scale: { label: "Scale" }, rotate: { label: "Rotation", hint: "angles are radians" },
  opacity: { label: "Opacity" }, stops: { label: "Stops" }, time: { label: "Time", hint: "found at once, with a few stops more" },
  bytes: { label: "Bytes", hint: "a longer search, of round numbers" },
};
const SETTINGS = {
  name: "export.name", property: "export.property", fewest: "export.fewest", frameRate: "export.rate",
  minify: "export.minify", fallback: "export.fallback",
};

function rowOf(option) { return catalogue().options.find(({ name }) => inCamelCase(name) === option); }

function usual(option) { return rowOf(option).default; }

/** The options of an export by the settings, without those that have their default. */
export function chosenOptions(state, target) {
  const options = { ...target.fixed };
  for (const option of target.options) {
    const value = read(state, option);
    if (value !== usual(option)) options[option] = value;
  }
  return options;
}

/** The tolerance of a target: the reader's, or the usual one. */
export function chosenTolerance(state, target) {
  const tolerance = Number(state.setting("export.tolerance", NaN));
  return tolerance > 0 ? tolerance : target.tolerance;
}

function read(state, option) {
  const { type } = rowOf(option);
  const value = state.setting(SETTINGS[option], usual(option));
  if (type === "flag") return value === true || value === "1" || value === 1;
  return type === "number" ? Number(value) : String(value);
}

/** The controls of all options; those that the chosen target does not have are not shown. */
export class OptionControls {
  #state;
  #tolerance;
  #controls;

  constructor(state) {
    this.#state = state;
    this.#tolerance = new NumberControl({
      label: "Tolerance", least: 1e-4, greatest: 0.05, value: 1e-3, places: 5, isLogarithmic: true, allowed: [1e-5, 0.5],
      hint: "The largest error that is allowed, as a part of the distance from the motion's start to its end",
      onInput: (value, isLive) => state.set({ "export.tolerance": value }, { isLive }),
    });
    const frameRate = new NumberControl({
      label: "Frame rate", unit: "Hz", least: 12, greatest: 120, value: usual("frameRate"), places: 0, allowed: [1, 1000],
      hint: "The frames of a second in which the document counts its times",
      onInput: (value, isLive) => this.#set("frameRate", value, isLive),
    });
    this.#controls = {
      property: this.#choice("property", "Moves"), fewest: this.#choice("fewest", "Fewest"),
      name: this.#nameField(), frameRate,
      minify: this.#checkbox("minify", "Without blanks and comments"),
      fallback: this.#checkbox("fallback", "With a cubic-bezier for older browsers, and none under reduced motion"),
    };
    this.element = element("div", { class: "export-options" },
      this.#tolerance.element, Object.values(this.#controls).map((control) => control.element));
  }

  show(target) {
    this.#tolerance.value = chosenTolerance(this.#state, target);
    for (const [option, control] of Object.entries(this.#controls)) {
      control.element.hidden = !target.options.includes(option);
      control.value = read(this.#state, option);
    }
  }

  #set(option, value, isLive = false) {
    const setting = value === usual(option) ? undefined : value === true ? 1 : value;
    this.#state.set({ [SETTINGS[option]]: setting }, { isLive });
  }

  #choice(option, label) {
    const options = rowOf(option).words.map((value) => ({ value, ...LABELS[value] }));
    return new Choice({ label, options, onChoose: (value) => this.#set(option, value) });
  }

  #checkbox(option, label) {
    const input = element("input", { type: "checkbox", onchange: () => this.#set(option, input.checked) });
    return { element: element("label", { class: "check" }, input, element("span", {}, label)), set value(value) { input.checked = value; } };
  }

  #nameField() {
    const id = newId("name");
    const input = element("input", {
      type: "text", id, autocomplete: "off", spellcheck: "false", autocapitalize: "off",
      onchange: () => this.#set("name", input.value.trim() || usual("name")),
    });
    return {
      element: element("div", { class: "name-field" }, element("label", { for: id }, "Name"), input),
      set value(value) { if (document.activeElement !== input) input.value = value; },
    };
  }
}
