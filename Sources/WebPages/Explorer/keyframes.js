// The view of a timeline: what moves, the keys of its properties, and what it becomes elsewhere.

import { Clock } from "../Kit/clock.js";
import { element, setText } from "../Kit/elements.js";
import { significant } from "../Kit/numbers.js";
import { Transport } from "../Kit/transport.js";
import { KeyframesAway } from "./Keyframes/away.js";
import { cardsAt, curvesOf } from "./Keyframes/card-motion.js";
import { Hands } from "./Keyframes/hands.js";
import { KeyEditor } from "./Keyframes/key-editor.js";
import { Lanes } from "./Keyframes/lanes.js";
import { listedCurves } from "./Keyframes/listed-curves.js";
import { propertyNamed } from "./Keyframes/properties.js";
import { ShownTimeline } from "./Keyframes/shown-timeline.js";
import { KeyframeStage } from "./Keyframes/stage.js";
import { TimingControls } from "./Keyframes/timing-controls.js";
import { ValueGraph } from "./Keyframes/value-graph.js";

export class KeyframesView {
  #state;
  #shown;
  #hands;
  #clock = new Clock();
  #stage = new KeyframeStage();
  #transport;
  #graph;
  #lanes;
  #playhead = element("div", { class: "playhead", "aria-hidden": "true" });
  #editor;
  #controls;
  #away;
  #problem = element("p", { class: "problem", role: "status" });
  #rows;
  #drawn = "";
  #isShown = false;

  constructor(state) {
    this.#state = state;
    this.#shown = new ShownTimeline(state);
    const hands = this.#hands = new Hands(this.#shown, { now: () => this.#part(this.#clock.time), onSelect: () => this.#draw() });
    this.#graph = new ValueGraph({
      onSeek: (seconds) => this.#clock.seek(seconds), onSelect: (key) => hands.select({ ...hands.selected, key }),
      onMove: (...move) => hands.move(...move),
    });
    this.#lanes = new Lanes({
      onSelect: (place) => hands.select(place), onStep: (...step) => hands.step(...step), onDrag: (...drag) => hands.drag(...drag),
      onAdd: (...place) => hands.add(...place), onDelete: (place) => hands.delete(place), onRemove: (track) => hands.remove(track),
    });
    hands.focus = (place) => this.#lanes.focus(place);
    this.#editor = new KeyEditor({
      onChange: (...change) => hands.change(...change), motions: (isCurve) => listedCurves(state, isCurve),
      onChoose: (key) => hands.select({ ...hands.selected, key }), onAdd: () => hands.add(hands.selected.track, null),
      onDelete: () => hands.delete(hands.selected),
    });
    this.#controls = new TimingControls({
      onChange: (changes, isLive) => this.#shown.change({ ...this.#shown.timeline, ...changes }, isLive),
      onAdd: (property) => hands.addProperty(property),
    });
    this.#away = new KeyframesAway(state);
    this.#transport = new Transport(this.#clock);
    this.#clock.onFrame((time) => this.#show(time));
    this.#rows = element("div", { class: "timeline-rows" }, this.#graph.element, this.#lanes.element, this.#playhead);
    this.element = element("div", { class: "keyframes" },
      element("section", { class: "card moving-card" },
        element("h2", { class: "unseen" }, "Preview"), this.#stage.element, this.#transport.element),
      element("section", { class: "card timeline-card" },
        element("header", {}, element("h2", {}, "Timeline"), this.#controls.element),
        this.#problem, this.#rows, this.#controls.adding),
      // Behind the keys that it shows, for the Tab key.
      this.#editor.element,
      this.#away.element);
    state.subscribe(() => this.#draw());
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
    if (!this.#isShown) return;
    const key = this.#shown.update();
    const { timeline, animation, problem } = this.#shown;
    const { selected, track } = this.#hands;
    setText(this.#problem, problem);
    this.#away.show(animation ? timeline : null);
    this.#editor.show({ track, key: selected.key, duration: timeline.duration });
    const drawn = JSON.stringify([key, selected]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#controls.show(timeline);
    this.#lanes.show(timeline, selected);
    this.#rows.hidden = !animation;
    this.#clock.duration = this.#seconds;
    this.#clock.rest = timeline.repeat === "infinity" ? 0 : 0.6;
    this.#clock.isHeld = !animation;
    if (!animation) return;
    this.#drawCurves(timeline, track, selected.key);
    this.#clock.changed();
  }

  #drawCurves({ duration, tracks }, track, selectedKey) {
    const { run } = this.#shown;
    const times = ValueGraph.times(duration);
    this.#graph.show({ track, duration, selectedKey, curves: curvesOf(run, track, times) });
    const cards = cardsAt(run, tracks, times);
    const path = tracks.find((one) => one.path !== undefined)?.path;
    this.#stage.show(path, cards.map(({ x }) => x), cards.map(({ y }) => y));
  }

  // The seconds of all runs; of one where they never end.
  get #seconds() {
    const { duration, repeat, isAlternating } = this.#shown.timeline;
    return duration * (repeat === "infinity" ? 1 : repeat) * (isAlternating ? 2 : 1);
  }

  // The part of a run that is shown at a time.
  #part(time) {
    const { duration, isAlternating } = this.#shown.timeline;
    const last = Math.max(Math.ceil(this.#seconds / duration - 1e-9) - 1, 0);
    const round = Math.min(Math.floor(time / duration), last);
    const part = time / duration - round;
    return isAlternating && round % 2 === 1 ? 1 - part : part;
  }

  #show(time) {
    const { timeline, animation, run } = this.#shown;
    if (!this.#isShown || !animation) return;
    this.#stage.move(cardsAt(animation, timeline.tracks, [time])[0]);
    const part = this.#part(time);
    this.#rows.style.setProperty("--at", part.toFixed(5));
    const { track } = this.#hands;
    const seconds = part * timeline.duration;
    const values = curvesOf(run, track, [seconds]).map(([value]) => value);
    const { label } = propertyNamed(track.name);
    const said = values.map((value) => significant(value, 3)).join(", ");
    this.#graph.point(seconds, values, `${significant(seconds, 3)} s, ${label} ${said}`);
  }
}
