// The selected key by its numbers and the curve as far as the next one, or the path that is walked along.

import { element, iconButton, setAttributes, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { CurveField } from "./curve-field.js";
import { propertyNamed } from "./properties.js";
import { TextField } from "./text-field.js";

/**
 * `onChange(changes, isLive)` takes changes of the key or of the path's track, and throws the library's error; `onChoose(key)`,
 * `onAdd()` and `onDelete()` are the reader's. `motions()` lists the notations of the page's motions.
 */
export class KeyEditor {
  #title = element("h2");
  #empty = element("p", { class: "muted" }, "There is no key: add a property.");
  #ofKey;
  #ofPath;
  #fields = null;
  #fieldsOf = null;
  #numbers = element("div", { class: "key-numbers" });
  #curve;
  #last = element("p", { class: "muted small" }, "The last key: its value stays.");
  #path;
  #pathCurve;
  #turns;
  #buttons;
  #events;
  #shown = null;

  constructor(events) {
    this.#events = events;
    const change = (changes) => events.onChange(changes, false);
    const curve = { motions: events.motions, onChange: (curve) => change({ curve }) };
    this.#curve = new CurveField({ label: "Curve to the next key", ...curve });
    this.#pathCurve = new CurveField({ label: "Curve along the path", isOfPath: true, ...curve });
    this.#path = new TextField({ label: "Path, as SVG has it", onChange: (path) => change({ path }) });
    this.#turns = element("input", { type: "checkbox", onchange: () => change({ isTurning: this.#turns.checked }) });
    this.#buttons = {
      previous: iconButton("back", "Previous key", () => events.onChoose(this.#shown.key - 1)),
      next: iconButton("forward", "Next key", () => events.onChoose(this.#shown.key + 1)),
      add: iconButton("add", "Add a key at the shown time", () => events.onAdd()),
      remove: iconButton("remove", "Delete this key", () => events.onDelete()),
    };
    this.#ofKey = element("div", { class: "stack" }, this.#numbers, this.#curve.element, this.#last);
    this.#ofPath = element("div", { class: "stack" }, this.#path.element, this.#pathCurve.element,
      element("div", {}, element("label", {}, this.#turns, "Turns along")));
    this.element = element("section", { class: "card key-editor" },
      element("header", {}, this.#title, Object.values(this.#buttons)), this.#empty, this.#ofKey, this.#ofPath);
  }

  /** Shows a key of a track; `track` is null where there is none. */
  show({ track, key, duration }) {
    this.#shown = { track, key, duration };
    const isPath = track?.path !== undefined;
    this.#empty.hidden = track !== null;
    this.#ofKey.hidden = track === null || isPath;
    this.#ofPath.hidden = !isPath;
    for (const button of Object.values(this.#buttons)) button.hidden = track === null || isPath;
    if (track === null) return setText(this.#title, "Key");
    if (isPath) this.#showPath(track);
    else this.#showKey(track, key, duration);
  }

  #showPath({ path, curve, isTurning }) {
    setText(this.#title, "Path");
    this.#path.show(path);
    this.#pathCurve.show(curve);
    this.#turns.checked = isTurning;
  }

  #showKey({ name, keys }, key, duration) {
    const property = propertyNamed(name);
    const { time, value, curve } = keys[key];
    setText(this.#title, `${property.label}, key ${key + 1} of ${keys.length}`);
    setAttributes(this.element, { style: `--curve: ${property.color}` });
    this.#buttons.previous.disabled = key === 0;
    this.#buttons.next.disabled = key === keys.length - 1;
    if (name !== this.#fieldsOf) this.#makeFields(property);
    this.#fields.time.value = time * duration;
    this.#fields.value.value = value;
    const isLast = key === keys.length - 1;
    this.#curve.element.hidden = isLast;
    this.#last.hidden = !isLast;
    this.#curve.show(curve);
  }

  // Its numbers have the unit and the digits of their property.
  #makeFields({ name, unit, places }) {
    this.#fieldsOf = name;
    const field = (label, options) => new NumberControl({ label, hasSlider: false, ...options });
    this.#fields = {
      time: field("Time", {
        unit: "s", places: 3, allowed: [0, Infinity],
        onInput: (seconds, isLive) => this.#events.onChange({ time: seconds / this.#shown.duration }, isLive),
      }),
      value: field("Value", { unit, places, onInput: (value, isLive) => this.#events.onChange({ value }, isLive) }),
    };
    this.#numbers.replaceChildren(this.#fields.time.element, this.#fields.value.element);
  }
}
