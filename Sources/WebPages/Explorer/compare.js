// The view in which motions are compared: plots, things that move, numbers, and the editor of one of them.

import { Clock } from "../Kit/clock.js";
import { element } from "../Kit/elements.js";
import { Transport } from "../Kit/transport.js";
import { FactsTable } from "./Compare/facts.js";
import { Graphs } from "./Compare/graphs.js";
import { Previews } from "./Compare/previews.js";
import { scaleOf } from "./Compare/scale.js";
import { MotionEditor } from "./Editors/editor.js";

export class CompareView {
  #state;
  #clock = new Clock();
  #graphs;
  #facts;
  #previews;
  #drawn = "";
  #entries = [];
  #isShown = false;

  constructor(state) {
    this.#state = state;
    this.#graphs = new Graphs(state, (seconds) => this.#clock.seek(seconds));
    this.#previews = new Previews(state);
    this.#facts = new FactsTable();
    const transport = new Transport(this.#clock, { onSpeed: (speed) => state.set({ speed: speed === 1 ? undefined : speed }) });
    transport.speed = speedOf(state);
    const empty = element("p", { class: "card muted", hidden: true }, "No motion is shown: add one to the list.");
    this.element = element("div", { class: "compare" },
      element("div", { class: "stack plots" }, empty, this.#graphs.element, transport.element),
      // Beside the plots where there is room, and else directly below them: whoever drags looks at them.
      element("div", { class: "stack editing" }, new MotionEditor(state).element),
      this.#previews.element, this.#facts.element);
    this.#clock.onFrame((time) => this.#show(time));
    state.subscribe(() => {
      transport.speed = speedOf(state);
      const isEmpty = state.shown.length === 0;
      empty.hidden = !isEmpty;
      for (const part of [this.#graphs, transport, this.#previews, this.#facts]) part.element.hidden = isEmpty;
      this.#clock.isHeld = isEmpty;
      this.#draw();
    });
  }

  get isShown() { return this.#isShown; }
  set isShown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#drawn = "";
    if (!isShown) return this.#clock.pause();
    this.#draw();
    this.#clock.start();
  }

  // Draws only after a change.
  #draw() {
    const { shown, selected } = this.#state;
    const key = [this.#state.setting("below"), this.#state.setting("values"), selected?.key, ...shown.map(({ key }) => key)].join("\n");
    if (!this.#isShown || key === this.#drawn) return;
    this.#drawn = key;
    const scale = scaleOf(this.#state);
    this.#entries = scale.entries;
    this.#graphs.draw(scale);
    this.#previews.draw();
    this.#facts.draw(scale, this.#graphs.seconds);
    this.#clock.duration = this.#graphs.seconds;
    this.#clock.changed();
  }

  #show(time) {
    if (!this.#isShown) return;
    const states = this.#entries.map((entry) => ({ entry, value: entry.value(time), velocity: entry.velocity(time) }));
    this.#graphs.point(time, states);
    this.#previews.move(states);
    this.#facts.point(states);
  }
}

// From an address may come anything.
function speedOf(state) {
  const speed = Number(state.setting("speed", 1));
  return speed > 0 && speed <= 1 ? speed : 1;
}
