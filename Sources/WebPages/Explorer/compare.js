// The view in which motions are compared: a stage, plots, numbers, and the editor of one of them.

import { Clock } from "../Kit/clock.js";
import { element } from "../Kit/elements.js";
import { Transport } from "../Kit/transport.js";
import { FactsTable } from "./Compare/facts.js";
import { Graphs } from "./Compare/graphs.js";
import { scaleOf } from "./Compare/scale.js";
import { MotionEditor } from "./Editors/editor.js";
import { MotionStage } from "./Stage/stage.js";

export class CompareView {
  #state;
  #clock = new Clock();
  #graphs;
  #facts;
  #stage;
  #drawn = "";
  #entries = [];
  #isShown = false;

  constructor(state) {
    this.#state = state;
    this.#graphs = new Graphs(state, (seconds) => this.#clock.seek(seconds));
    this.#stage = new MotionStage(state);
    this.#facts = new FactsTable();
    const transport = new Transport(this.#clock, { onSpeed: (speed) => state.set({ speed: speed === 1 ? undefined : speed }) });
    transport.speed = speedOf(state);
    const empty = element("p", { class: "card muted", hidden: true }, "No motion is shown: add one to the list.");
    const playing = element("section", { class: "card playing", "aria-label": "Stage" },
      element("div", { class: "row stage-controls" }, this.#stage.controls),
      // On telephones it stays in sight while the editor scrolls by.
      element("div", { class: "sight" }, this.#stage.element, this.#graphs.value), transport.element);
    this.element = element("div", { class: "compare" },
      element("div", { class: "workbench" }, empty, playing,
        element("div", { class: "stack editing" }, new MotionEditor(state).element)),
      this.#graphs.element, this.#facts.element);
    this.#clock.onFrame((time) => this.#show(time));
    state.subscribe(() => {
      transport.speed = speedOf(state);
      const isEmpty = state.shown.length === 0;
      empty.hidden = !isEmpty;
      for (const part of [playing, this.#graphs.element, this.#facts.element]) part.hidden = isEmpty;
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
    this.#clock.startOrStand();
  }

  // Draws only after a change.
  #draw() {
    const { shown, selected } = this.#state;
    const settings = ["below", "values", "scene", "stage"].map((name) => this.#state.setting(name));
    const key = [...settings, selected?.key, ...shown.map(({ key }) => key)].join("\n");
    if (!this.#isShown || key === this.#drawn) return;
    this.#drawn = key;
    const scale = scaleOf(this.#state);
    this.#entries = scale.entries;
    this.#graphs.draw(scale);
    if (shown.length > 0) this.#stage.draw();
    this.#facts.draw(scale, this.#graphs.seconds);
    this.#clock.duration = this.#graphs.seconds + this.#stage.delay;
    this.#clock.changed();
  }

  #show(time) {
    if (!this.#isShown) return;
    const drawn = Math.min(time, this.#graphs.seconds);
    const states = this.#entries.map((entry) => ({ entry, value: entry.value(drawn), velocity: entry.velocity(drawn) }));
    this.#graphs.point(drawn, states);
    this.#stage.show(time);
    this.#facts.point(states);
  }
}

// From an address may come anything.
function speedOf(state) {
  const speed = Number(state.setting("speed", 1));
  return speed > 0 && speed <= 1 ? speed : 1;
}
