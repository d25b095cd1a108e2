// A card to flick, to catch and to flick again, and what follows it.

import { element, setText } from "../../Kit/elements.js";
import { formatted } from "../../Kit/numbers.js";
import { Figures } from "./figures.js";
import { FlickPlot } from "./flick-plot.js";
import { FlickSettings } from "./flick-settings.js";
import { Flight } from "./flight.js";
import { Gesture, GesturePlayer, GestureRecorder } from "./gesture.js";
import { Stage } from "./stage.js";

// Points per second: from the middle it reaches an end.
const FLICK = 900;

const FIGURES = [
  { name: "velocity", label: "Release", hint: "Of the card under the hand, fitted to the last 0.1 s" },
  { name: "jump", label: "Jump", hint: "Between the hand’s velocity and the first one of the motion" },
  { name: "restart", label: "Jump from rest", hint: "What an animation does that is started anew from rest" },
  { name: "behind", label: "Follower behind" },
  { name: "farthest", label: "At most", hint: "Since the card was caught" },
  { name: "lag", label: "Follower’s lag", hint: "The shift in time for which both lines are nearest" },
];

export class FlickCard {
  #settings;
  #onGesture;
  #plot = new FlickPlot();
  #flight = new Flight((...sample) => this.#plot.add(...sample));
  #stage;
  #figures = new Figures(FIGURES);
  #said;
  #holdButton;
  #recorder = null;
  #player = null;
  #last = { gesture: Gesture.stored, start: 0 };
  #isShown = false;
  #isRunning = false;

  /** `onGesture(gesture)` is called with each gesture that the reader has made. */
  constructor(state, onGesture) {
    this.#onGesture = onGesture;
    this.#settings = new FlickSettings(state);
    this.#stage = new Stage({
      grab: (time) => this.#caughtByReader(time), drag: (moved, time) => this.#dragged(moved, time),
      release: (time) => this.#letGo(time), flick: (direction) => this.#flick(direction), replay: () => this.#replay(),
      resized: () => this.#show(),
    });
    this.#said = element("p", { class: "small", role: "status" }, "Flick the card, and catch it.");
    const note = element("p", { class: "muted small" });
    this.element = element("section", { class: "card stack" },
      element("header", {}, element("h2", {}, "Flick and catch")),
      element("div", { class: "row" }, this.#settings.elements), note,
      this.#stage.element, this.#buttons(), this.#said, this.#plot.element, this.#figures.element);
    state.subscribe(() => {
      this.#settings.show();
      setText(note, this.#settings.note);
      this.#flight.set(this.#settings.landing, this.#settings.follower);
      this.#stage.hasPages = this.#settings.landing === "pages";
      this.#wake();
    });
  }

  set isShown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (isShown) this.#wake();
    else this.#stage.letGo();
  }

  #buttons() {
    const button = (label, onclick) => element("button", { type: "button", onclick }, label);
    this.#holdButton = button("Catch", () => {
      if (this.#flight.isHeld) this.#letGo(now());
      else this.#caught(now());
    });
    return element("div", { class: "row" },
      button("← Flick", () => this.#flick(-1)), this.#holdButton, button("Flick →", () => this.#flick(1)),
      button("Replay", () => this.#replay()),
      element("span", { class: "muted small stage-keys" }, "Keys: ← → flick, Space holds, R replays."));
  }

  // MARK: Hands

  #caughtByReader(time) {
    this.#caught(time);
    this.#recorder = { gesture: new GestureRecorder(), start: this.#flight.place };
    this.#recorder.gesture.add(time, 0);
  }

  #caught(time) {
    this.#player = null;
    this.#recorder = null;
    this.#wake();
    this.#flight.grab(time);
    this.#plot.begin();
  }

  #dragged(moved, time) {
    this.#flight.drag(moved, time);
    this.#recorder?.gesture.add(time, moved);
  }

  #letGo(time) {
    this.#player = null;
    if (!this.#flight.isHeld) return;
    const { before, after, end } = this.#flight.release(time, this.#settings.spring);
    this.#figures.show({
      velocity: perSecond(before), jump: perSecond(Math.abs(after - before)), restart: perSecond(Math.abs(before)),
    });
    setText(this.#said, `Let go at ${perSecond(before)}: it comes to rest at ${formatted(end, 0)} points.`);
    const gesture = this.#recorder?.gesture.finished();
    if (gesture) {
      this.#last = { gesture, start: this.#recorder.start };
      this.#onGesture(gesture);
    }
    this.#recorder = null;
  }

  #flick(direction) { this.#play(Gesture.push(direction * FLICK)); }

  #replay() {
    this.#flight.moveTo(this.#last.start);
    this.#play(this.#last.gesture);
  }

  #play(gesture) {
    const time = now();
    this.#caught(time);
    this.#player = new GesturePlayer(gesture, time);
  }

  // MARK: Frames

  #wake() {
    if (this.#isRunning || !this.#isShown) return;
    this.#isRunning = true;
    this.#plot.goOn();
    requestAnimationFrame((milliseconds) => this.#frame(milliseconds / 1000));
  }

  #frame(time) {
    const { end } = this.#player ?? {};
    if (this.#player?.advance(time, (moved, at) => this.#flight.drag(moved, at)) === false) this.#letGo(end);
    if (!this.#flight.isResting) this.#flight.advance(time);
    this.#isRunning = this.#isShown && !this.#flight.isResting;
    this.#plot.draw(!this.#isRunning);
    this.#show();
    if (this.#isRunning) requestAnimationFrame((milliseconds) => this.#frame(milliseconds / 1000));
  }

  #show() {
    const { place, followerPlace, isHeld } = this.#flight;
    this.#stage.show(place, followerPlace, isHeld);
    setText(this.#holdButton, isHeld ? "Let go" : "Catch");
    const { farthest, lag } = this.#plot;
    this.#figures.show({
      behind: `${formatted(place - followerPlace, 1)} points`, farthest: `${formatted(farthest, 1)} points`,
      lag: Number.isNaN(lag) ? "–" : `${formatted(lag * 1000, 0)} ms`,
    });
  }
}

// The clock of events and frames.
function now() { return performance.now() / 1000; }

function perSecond(velocity) { return `${formatted(velocity, 0)} points/s`; }
