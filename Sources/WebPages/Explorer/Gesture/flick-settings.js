// The reader's choices for the card: its landing and its follower.

import { Choice } from "../../Kit/choice.js";

const DEFAULT_SPRING = "swiftui.snappy";

const LANDINGS = [
  { value: "coast", label: "Goes on and slows down", hint: "As a scroll view: a decay, and a spring at the ends" },
  { value: "pages", label: "Pages", hint: "Lands on one of four pages, at most one further" },
  { value: "spring", label: "Springs to a side", hint: "To the side that it is flicked to; without a flick to the nearer one" },
];
const FOLLOWERS = [
  { value: "snappy", label: "Spring", notation: "swiftui.snappy" },
  { value: "half-life", label: "Half-life", notation: "half-life(80ms)" },
  { value: "one-euro", label: "1€ filter", notation: "one-euro(minimum-cutoff: 1, beta: 0.007)" },
];

/** The settings `catch.release` and `catch.follower`. */
export class FlickSettings {
  #state;
  #landings;
  #followers;

  constructor(state) {
    this.#state = state;
    this.#landings = settingChoice(state, "At release", "catch.release", LANDINGS);
    this.#followers = settingChoice(state, "Follower", "catch.follower", FOLLOWERS);
    this.elements = [this.#landings.element, this.#followers.element];
  }

  /** Shows what is chosen. */
  show() {
    this.#landings.value = this.landing;
    this.#followers.value = this.#chosenFollower.value;
  }

  get landing() { return chosen(LANDINGS, this.#state.setting("catch.release")).value; }
  get #chosenFollower() { return chosen(FOLLOWERS, this.#state.setting("catch.follower")); }

  /** The notation of the follower. */
  get follower() { return this.#chosenFollower.notation; }

  /** The notation of the spring on which the card goes on when it is let go; null if it lands by itself. */
  get spring() {
    if (this.landing !== "spring") return null;
    return this.#selectedSpring ?? DEFAULT_SPRING;
  }

  get #selectedSpring() {
    const { kind, mass, stiffness, damping } = this.#state.selected?.parts ?? {};
    return kind === "spring" ? `spring(${mass} ${stiffness} ${damping})` : null;
  }

  /** A sentence with the numbers of the choices. */
  get note() {
    const follower = `The follower is ${this.follower}.`;
    if (this.landing !== "spring") return follower;
    const selected = this.#selectedSpring;
    if (selected) return `The card goes on along the selected motion’s spring, ${this.#state.selected.text}. ${follower}`;
    return `The selected motion is no spring: the card takes ${DEFAULT_SPRING}. ${follower}`;
  }
}

/** A choice that is stored as a setting; the first option is the default, without a setting. */
export function settingChoice(state, label, name, options) {
  return new Choice({
    label, options, onChoose: (value) => state.set({ [name]: value === options[0].value ? undefined : value }),
  });
}

/** The option that a setting names; the first one for what may come from outside. */
export function chosen(options, value) { return options.find((option) => option.value === value) ?? options[0]; }
