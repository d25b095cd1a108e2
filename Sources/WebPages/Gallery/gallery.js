// The page: a card for each effect, or for one alone, and what is chosen for all of them.

import { Effect } from "../../../Bindings/JavaScript/src/effects.js";
import { Choice } from "../Kit/choice.js";
import { Clock } from "../Kit/clock.js";
import { delayed } from "../Kit/delayed.js";
import { element, setText } from "../Kit/elements.js";
import { start } from "../Kit/start.js";
import { addressOf, readAddress } from "./address.js";
import { Card } from "./card.js";

const COLUMN_COUNT = 2;
// Browsers refuse pages that change their addresses in every frame.
const ADDRESS_DELAY = 300;
const SPEEDS = [[1, "1×"], [0.25, "¼×"], [0.1, "¹⁄₁₀×"]];
const STAGES = [["", "As the page"], ["light", "Light"], ["dark", "Dark"]];

class Gallery {
  /** The cards by the names of their effects. */
  cards = {};
  #effect = null;
  #original = false;
  #stage = "";
  #speed = 1;
  #playButton;
  #originalButton;
  #speedChoice;
  #stageChoice;
  #links = new Map();
  #showAddress = delayed(() => this.#writeAddress(), ADDRESS_DELAY);

  constructor() {
    this.#makeTools();
    const names = Effect.names();
    for (const name of names) this.cards[name] = new Card(name, () => this.#changed());
    this.#lay(Object.values(this.cards));
    this.#makeLinks();
    for (const card of Object.values(this.cards)) card.start();
    this.#holdWhatIsOutOfView();
    addEventListener("hashchange", () => this.#followAddress());
    if (!this.#followAddress()) this.setPlaying(!Clock.isStill);
  }

  /** Plays all cards that are shown, or stops all at their times. */
  setPlaying(isPlaying) {
    for (const card of Object.values(this.cards)) {
      if (isPlaying && !card.element.hidden) card.clock.play();
      else card.clock.pause();
    }
    this.#changed();
  }

  get #isPlaying() { return Object.values(this.cards).some((card) => card.clock.isPlaying); }

  // Separate columns: a card that grows moves only those below it, and no card leaves a hole.
  #lay(cards) {
    const columns = Array.from({ length: COLUMN_COUNT }, () => element("div", { class: "column" }));
    cards.forEach((card, index) => columns[index % COLUMN_COUNT].append(card.element));
    document.getElementById("cards").append(...columns);
  }

  #makeTools() {
    this.#playButton = element("button", { type: "button", id: "play-all", onclick: () => this.setPlaying(!this.#isPlaying) });
    this.#originalButton = element("button", {
      type: "button", id: "originals", onclick: () => this.#chosen(() => this.#showOriginals(!this.#original)),
    }, "Show the originals");
    this.#speedChoice = new Choice({
      label: "Speed", value: 1, options: SPEEDS.map(([value, label]) => ({ value, label })),
      onChoose: (speed) => this.#chosen(() => this.#setSpeed(speed)),
    });
    this.#stageChoice = new Choice({
      label: "Stage", value: "", options: STAGES.map(([value, label]) => ({ value, label })),
      onChoose: (stage) => this.#chosen(() => this.#setStage(stage)),
    });
    document.getElementById("tools").append(
      this.#playButton, this.#originalButton, this.#speedChoice.element, this.#stageChoice.element);
  }

  #makeLinks() {
    const link = (effect, title) => {
      // Its address is written anew for each choice: it keeps the others.
      const made = element("a", { href: "#" }, title);
      this.#links.set(effect, made);
      return made;
    };
    document.getElementById("effects").append(link(null, "All effects"),
      ...Object.values(this.cards).map((card) => link(card.name, card.about.title)));
  }

  #holdWhatIsOutOfView() {
    const byElement = new Map(Object.values(this.cards).map((card) => [card.element, card]));
    const views = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) byElement.get(target).clock.isHeld = !isIntersecting;
    }, { rootMargin: "100px" });
    for (const article of byElement.keys()) views.observe(article);
  }

  // Whether the address says a time, at which everything then stands.
  #followAddress() {
    const { effect, time, original, stage, speed } = readAddress();
    this.#showOriginals(original);
    this.#setStage(STAGES.some(([value]) => value === stage) ? stage : "");
    this.#setSpeed(speed !== null && speed > 0 ? speed : 1);
    this.#showAlone(effect in this.cards ? effect : null);
    if (time === null) return false;
    for (const card of Object.values(this.cards)) card.seek(time);
    return true;
  }

  #showAlone(effect) {
    const wasPlaying = this.#isPlaying;
    const isOther = effect !== this.#effect;
    this.#effect = effect;
    document.getElementById("cards").classList.toggle("alone", effect !== null);
    for (const card of Object.values(this.cards)) card.element.hidden = effect !== null && card.name !== effect;
    this.cards[effect]?.open();
    if (isOther) this.setPlaying(wasPlaying);
    this.#showLinks();
  }

  #showOriginals(original) {
    this.#original = original;
    this.#originalButton.setAttribute("aria-pressed", String(original));
    for (const card of Object.values(this.cards)) card.showsOriginal = original;
  }

  #setStage(stage) {
    this.#stage = stage;
    this.#stageChoice.value = stage;
    document.body.dataset.stage = stage;
  }

  #setSpeed(speed) {
    this.#speed = speed;
    this.#speedChoice.value = speed;
    for (const card of Object.values(this.cards)) card.speed = speed;
  }

  #chosen(choose) {
    choose();
    this.#changed();
  }

  #changed() {
    setText(this.#playButton, this.#isPlaying ? "Pause all" : "Play all");
    this.#showAddress();
  }

  get #settings() {
    return { original: this.#original, stage: this.#stage, speed: this.#speed };
  }

  // Without an entry of the browser's history for each change. The time is that of the effect that is shown alone.
  #writeAddress() {
    const card = this.cards[this.#effect];
    const time = card && !card.clock.isPlaying && !card.isInteractive ? card.clock.time : null;
    const address = addressOf({ effect: this.#effect, time, ...this.#settings });
    if ((location.hash || "#") !== address) history.replaceState(null, "", address);
    this.#showLinks();
  }

  #showLinks() {
    for (const [effect, link] of this.#links) {
      link.setAttribute("href", addressOf({ effect, time: null, ...this.#settings }));
      if (effect === this.#effect) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }
}

await start(() => { window.gallery = new Gallery(); });
