// The reader's choices for the card: its landing and its follower.

import { optionOf, settingChoice } from "../setting-choice.js";

const DEFAULT_SPRING = "swiftui.snappy";

const LANDINGS = [
  { value: "coast", label: "Coasts", hint: "As a scroll view: a decay, and a spring at the ends" },
  { value: "pages", label: "Pages", hint: "Lands on one of four pages, at most one further" },
  { value: "spring", label: "To a side", hint: "On a spring: where it is flicked to, else to the nearer one" },
];
const FOLLOWERS = [
  { value: "snappy", label: "Spring", notation: "swiftui.snappy" },
  { value: "half-life", label: "Half-life", notation: "half-life(80ms)" },
  { value: "one-euro", label: "1€ filter", notation: "one-euro(minimum-cutoff: 1, beta: 0.007)" },
];

/** The settings `gesture.release` and `gesture.follower`. */
export class FlickSettings {
  #state;
  #landings;
  #followers;

  constructor(state) {
    this.#state = state;
    this.#landings = settingChoice(state, "At release", "gesture.release", LANDINGS);
    this.#followers = settingChoice(state, "Follower", "gesture.follower", FOLLOWERS);
    this.elements = [this.#landings.element, this.#followers.element];
  }

  /** Shows what is chosen. */
  show() {
    this.#landings.value = this.landing;
    this.#followers.value = this.#chosenFollower.value;
  }

  get landing() { return optionOf(LANDINGS, this.#state.setting("gesture.release")).value; }
  get #chosenFollower() { return optionOf(FOLLOWERS, this.#state.setting("gesture.follower")); }

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
    const follower = `Follower: ${this.follower}.`;
    if (this.landing !== "spring") return follower;
    const selected = this.#selectedSpring;
    if (selected) return `Card: ${this.#state.selected.text}. ${follower}`;
    return `Card: ${DEFAULT_SPRING}, as the selected motion is no spring. ${follower}`;
  }
}
