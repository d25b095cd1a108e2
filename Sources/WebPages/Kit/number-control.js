// A number that people drag, type or step with the arrow keys: a slider and a field with one label.

import { element, newId, setAttributes, setText } from "./elements.js";
import { limited, parsed } from "./numbers.js";

// The slider's own steps; its value is a position between its ends.
const POSITIONS = 1000;

/**
 * A labelled slider with a field. A typed number may lie outside the slider's range, within `allowed`.
 *
 * `onInput(value, isLive)` is called for each change by the reader: live while it is dragged, and once more, not live, when
 * it is let go. An error of the library that it throws is shown below the field. Setting `value` calls nothing.
 */
export class NumberControl {
  #options;
  #slider;
  #field;
  #message;
  #value = NaN;

  /**
   * `least` and `greatest` are the slider's; `isLogarithmic` spaces them by ratios; `places` are the decimals of the field;
   * `allowed` the least and greatest number that may be typed; `hint` a title. Without a slider, as in tables and rows of
   * numbers, it is a field alone, with its label before it or for screen readers only.
   */
  constructor({
    label, unit = "", least, greatest, value, places = 2, isLogarithmic = false, allowed, hint, onInput,
    hasSlider = true, isLabelHidden = false,
  }) {
    this.#options = { unit, least, greatest, places, isLogarithmic, allowed: allowed ?? [-Infinity, Infinity], onInput };
    const [id, messageId] = [newId("number"), newId("message")];
    this.#slider = element("input", {
      type: "range", min: 0, max: POSITIONS, step: 1, "aria-label": label,
      oninput: () => this.#dragged(true), onchange: () => this.#dragged(false),
    });
    this.#field = element("input", {
      type: "text", inputmode: "decimal", id, autocomplete: "off", spellcheck: "false", "aria-describedby": messageId,
      onchange: () => this.#typed(), onkeydown: (event) => this.#stepped(event),
    });
    this.#message = element("span", { class: "problem", id: messageId, role: "status" });
    this.element = element("div", { class: hasSlider ? "number-control" : "number-control bare", title: hint },
      element("label", { for: id, class: isLabelHidden ? "unseen" : null }, label), hasSlider ? this.#slider : null,
      element("span", { class: "field" }, this.#field, element("span", { class: "unit" }, unit)), this.#message);
    this.value = value ?? least;
  }

  get value() { return this.#value; }
  set value(value) {
    this.#value = value;
    setText(this.#message, "");
    this.#field.removeAttribute("aria-invalid");
    // Text that the reader is typing stays unchanged.
    if (document.activeElement !== this.#field || parsed(this.#field.value) !== this.#rounded(value)) {
      this.#field.value = Number.isFinite(value) ? String(this.#rounded(value)) : "";
    }
    this.#slider.value = Math.round(this.#position(value) * POSITIONS);
    setAttributes(this.#slider, { "aria-valuetext": `${this.#field.value} ${this.#options.unit}`.trim() });
  }

  set isDisabled(isDisabled) {
    this.#slider.disabled = isDisabled;
    this.#field.disabled = isDisabled;
  }

  /** Shows why a number was not taken, below the field. */
  refuse(reason) {
    this.#message.textContent = reason;
    this.#field.setAttribute("aria-invalid", "true");
  }

  #rounded(value) { return Number(value.toFixed(this.#options.places)); }

  #position(value) {
    const { least, greatest, isLogarithmic } = this.#options;
    const [low, high, at] = isLogarithmic ? [least, greatest, Math.max(value, least)].map(Math.log) : [least, greatest, value];
    return Number.isFinite(value) ? limited((at - low) / (high - low), 0, 1) : 0;
  }

  #dragged(isLive) {
    const { least, greatest, isLogarithmic } = this.#options;
    const fraction = this.#slider.value / POSITIONS;
    const value = isLogarithmic ? least * (greatest / least) ** fraction : least + (greatest - least) * fraction;
    this.#take(this.#rounded(value), isLive);
  }

  #typed() {
    const value = parsed(this.#field.value);
    const [least, greatest] = this.#options.allowed;
    if (value === null) return this.refuse("A number, such as 0.5");
    if (value < least || value > greatest) return this.refuse(rangeText(least, greatest));
    this.#take(value, false);
  }

  // Arrow keys step in the field too: by one of the last place but one, ten times as far with Shift.
  #stepped(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = 10 ** (1 - this.#options.places) * (event.shiftKey ? 10 : 1);
    const next = this.#rounded((parsed(this.#field.value) ?? this.#value) + direction * step);
    const [least, greatest] = this.#options.allowed;
    this.#field.value = String(limited(next, least, greatest));
    this.#typed();
  }

  #take(value, isLive) {
    this.value = value;
    this.#field.value = String(this.#rounded(value));
    try {
      this.#options.onInput(value, isLive);
    } catch (error) {
      // Errors of the library have a code; others are the page's own.
      if (!error.code) throw error;
      // The column is one of a text that the reader has not typed.
      this.refuse(error.message.replace(/^column \d+: /, ""));
    }
  }
}

function rangeText(least, greatest) {
  if (Number.isFinite(least) && Number.isFinite(greatest)) return `From ${least} to ${greatest}`;
  return Number.isFinite(least) ? `${least} or more` : `${greatest} or less`;
}
