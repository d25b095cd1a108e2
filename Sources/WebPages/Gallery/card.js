// An effect of the gallery: its picture, that of the original where that differs, its controls, and on demand its channels. Its
// script moves it, or the reader does: then it is interactive.

import { Effect } from "../../../Bindings/JavaScript/src/effects.js";
import { Track, channelsOf, differenceOf } from "../Channels/channels.js";
import { ChannelStrips } from "../Channels/strips.js";
import { ValueTable } from "../Channels/values.js";
import { Clock } from "../Kit/clock.js";
import { element, setAttributes } from "../Kit/elements.js";
import { NumberControl } from "../Kit/number-control.js";
import { Transport } from "../Kit/transport.js";
import { Swipe, listen, swipes } from "./gestures.js";
import { Stage } from "./stage.js";

// The rest at the end of a script before it begins again.
const REST = 0.8;
// The plot of an interactive effect: the seconds that it shows, and its samples per second, enough for smooth lines.
const WINDOW = 6;
const RATE = 40;
// Scrolling plots are most of the work of a frame. They are drawn as seldom as still looks even.
const DRAWING_INTERVAL = 0.05;
// Closer values count as the same: the two variants round differently.
const NOTICEABLE = 1e-6;

export class Card {
  clock = new Clock();
  isInteractive = false;
  #isPull;
  #stages = {};
  #transport;
  #controls;
  #details;
  #strips;
  #values;
  #onChange;
  #open = {};
  #track;
  #drawnTime = 0;
  #swipe = null;
  #lastTime = 0;
  #showsOriginal = false;
  #isShowingPlay = null;

  /** Calls `onChange` when the reader has changed what the card shows, beside its frames. */
  constructor(name, onChange) {
    this.name = name;
    this.#onChange = onChange;
    const effect = new Effect(name);
    this.about = effect.about;
    effect.close();
    this.#isPull = this.about.gesture === "pull";
    this.#strips = new ChannelStrips(this.about.title, (time) => this.seek(time));
    this.#values = new ValueTable(this.about.title);
    this.#transport = new Transport(this.clock, { label: `Time of ${this.about.title}` });
    this.#makeStages();
    this.#controls = this.#madeControls();
    this.element = this.#article();
    this.clock.rest = REST;
    this.clock.onFrame((time) => this.#frame(time));
  }

  /** Shows the script, once the card is in the page. */
  start() {
    this.#listen();
    this.showsOriginal = false;
    this.#startScript();
  }

  set speed(speed) { this.#transport.speed = speed; }

  /** Whether the original's picture is beside the other one, if it differs. */
  set showsOriginal(showsOriginal) {
    this.#showsOriginal = showsOriginal && this.#hasOriginal;
    this.element.classList.toggle("compared", this.#showsOriginal);
    if (!this.#hasOriginal) return;
    this.#stages.legacy.isShown = this.#showsOriginal;
    setAttributes(this.#controls.original, { "aria-pressed": this.#showsOriginal });
    this.#controls.difference.hidden = !this.#showsOriginal;
    if (this.#track) this.#draw();
    this.clock.changed();
  }

  /** Shows the channels, the durations and the words about it. */
  open() { this.#details.open = true; }

  /** Shows the script at a time, and stops there. */
  seek(time) {
    if (this.isInteractive) this.#startScript();
    this.clock.seek(time);
    this.#onChange();
  }

  /** The effect in its script; only refresh effects use the durations. */
  script(variant, pull, refresh) { return Effect.script(this.name, { variant, pull, refresh }); }

  get #hasOriginal() { return this.about.flaw !== null; }
  get #variants() { return this.#hasOriginal ? ["exact", "legacy"] : ["exact"]; }

  // Returns to the beginning of the script, with the durations of the controls.
  #startScript() {
    const { pull, refresh } = this.#controls;
    this.#opened((variant) => this.script(variant, pull.value, refresh.value), false);
    this.clock.duration = Math.max(...Object.values(this.#open).map((effect) => effect.endTime));
    this.#track = Track.ofScripts(this.#open, this.clock.duration);
    this.#draw();
  }

  // Makes the effect interactive, unless it is.
  #startInteraction() {
    if (!this.isInteractive) {
      this.#opened((variant) => new Effect(this.name, { variant }), true);
      this.clock.duration = Infinity;
      this.#track = new Track(this.#track.groups.names, this.#variants);
      this.#draw();
    }
    if (!this.clock.isPlaying) this.clock.play();
  }

  #opened(open, isInteractive) {
    for (const effect of Object.values(this.#open)) effect.close();
    this.#open = Object.fromEntries(this.#variants.map((variant) => [variant, open(variant)]));
    this.#swipe = null;
    this.isInteractive = isInteractive;
    this.clock.time = 0;
    this.#lastTime = 0;
    this.element.classList.toggle("interactive", isInteractive);
    this.#transport.isSeekable = !isInteractive;
    const { script, finish, durations, difference } = this.#controls;
    script.hidden = !isInteractive;
    finish.hidden = !(isInteractive && this.#isPull);
    durations.hidden = isInteractive || !this.#isPull;
    if (difference) difference.disabled = isInteractive;
    this.clock.changed();
  }

  #frame(time) {
    if (this.isInteractive) {
      this.#record(time);
      if (this.#swipe && !this.#swipe.advance(time - this.#lastTime)) this.#swipe = null;
    }
    this.#lastTime = time;
    this.#show(time);
    if (this.clock.isPlaying === this.#isShowingPlay) return;
    this.#isShowingPlay = this.clock.isPlaying;
    this.#onChange();
  }

  #show(time) {
    for (const variant of this.#variants) {
      const effect = this.#open[variant];
      this.#stages[variant].show(effect, time, this.isInteractive ? effect.listOffset(time) : null);
    }
    const values = channelsOf(this.#open.exact, time);
    if (this.#showsOriginal) this.#tellSameness(values, channelsOf(this.#open.legacy, time));
    if (this.isInteractive && time - this.#drawnTime >= DRAWING_INTERVAL) this.#draw();
    if (!this.#details.open) return;
    this.#strips.point(time, values);
    this.#values.show(this.#track.groups, values);
  }

  #tellSameness(values, others) {
    const isSame = values.every((value, channel) => differenceOf(value, others[channel]) < NOTICEABLE);
    this.#stages.legacy.sameness = isSame ? "the same now" : "differs now";
  }

  // Appends the samples up to a time, evenly spaced however long the frames take.
  #record(now) {
    const { exact } = this.#open;
    this.#track.rename(exact.channelNames);
    for (;;) {
      const time = this.#track.times.length === 0 ? 0 : this.#track.times.at(-1) + 1 / RATE;
      if (time > now) break;
      this.#track.append(time, this.#open);
    }
    this.#track.forget(now - WINDOW);
    // Nothing asks for the times before the plot any more.
    for (const effect of Object.values(this.#open)) effect.forget(this.#track.times[0]);
    this.#track.rename(exact.channelNames);
  }

  #draw() {
    if (!this.#details.open) return;
    this.#drawnTime = this.clock.time;
    const from = this.isInteractive ? Math.max(0, this.clock.time - WINDOW) : 0;
    const to = this.isInteractive ? from + WINDOW : this.clock.duration;
    this.#strips.draw(this.#track, from, to, { isScrolling: this.isInteractive, showsOriginal: this.#showsOriginal });
  }

  #makeStages() {
    const onResize = () => this.clock.changed();
    this.#stages.exact = new Stage({ variant: "exact", title: "Inbetween", hasList: this.#isPull, onResize });
    if (!this.#hasOriginal) return;
    const original = element("button", {
      type: "button", class: "original", onclick: () => { this.showsOriginal = !this.#showsOriginal; },
    }, "Show the original");
    const difference = element("button", {
      type: "button", class: "difference", onclick: () => this.seek(this.#track.timeOfGreatestDifference),
    }, "Go to where they differ");
    this.#controls = { original, difference };
    this.#stages.legacy = new Stage({ variant: "legacy", title: "The original", hasList: this.#isPull, onResize });
  }

  #madeControls() {
    const button = (name, label, onclick) => element("button", { type: "button", class: name, onclick }, label);
    const duration = (label, least, greatest, value) => new NumberControl({
      label, unit: "s", least, greatest, value, allowed: [0.05, 20], onInput: () => this.#changeDurations(),
    });
    const [pull, refresh] = [duration("Pull", 0.1, 1.5, 0.5), duration("Loading", 0.2, 4, 2)];
    return {
      ...this.#controls, pull, refresh,
      act: button("act", this.about.action, () => this.#act()),
      finish: button("finish", "Loading is over", () => this.#apply((effect) => effect.finish(this.clock.time))),
      script: button("script", "Back to the script", () => this.#playScript()),
      durations: element("div", { class: "durations stack" }, pull.element, refresh.element),
    };
  }

  #article() {
    const { title, sentence, type, file, flaw, remedy } = this.about;
    const headingId = `${this.name}-heading`;
    const { act, finish, script, original, difference, durations } = this.#controls;
    const words = [flaw && `The original: ${flaw}`, remedy && `Here: ${remedy}`, this.about.hint].filter(Boolean);
    this.#details = element("details", { ontoggle: () => this.#unfold() },
      element("summary", { class: "small muted" }, "Numbers and words"),
      element("div", { class: "stack" }, words.map((text) => element("p", { class: "small" }, text)), durations,
        element("div", { class: "numbers" }, this.#strips.element, this.#values.element),
        element("p", { class: "small muted source" }, element("code", {}, type), " — ", element("code", {}, breakable(file)))));
    const pictures = element("div", { class: "pictures" }, Object.values(this.#stages).map((stage) => stage.element));
    return element("article", { class: "card effect", id: this.name, "aria-labelledby": headingId },
      element("header", {}, element("h2", { id: headingId }, title), element("p", { class: "muted" }, sentence)),
      element("div", { class: "played stack" }, pictures, this.#transport.element,
        element("div", { class: "actions row" }, act, finish, script, original, difference)),
      this.#details);
  }

  #unfold() {
    if (!this.#track) return;
    this.#draw();
    // At once: the clock of a card out of view shows nothing.
    this.#show(this.clock.time);
  }

  #listen() {
    listen(Object.values(this.#stages), this.about.gesture, {
      ...this.#gestures(),
      grab: () => {
        this.#swipe = null;
        this.#gestures().grab();
      },
    });
  }

  #changeDurations() {
    const { time } = this.clock;
    this.#startScript();
    this.clock.time = Math.min(time, this.clock.duration);
  }

  #playScript() {
    this.#startScript();
    this.clock.play();
    this.#controls.act.focus();
  }

  #act() {
    const swipe = swipes[this.about.gesture];
    if (!swipe) {
      this.#gestures().tap();
    } else if (!this.#swipe) {
      this.#startInteraction();
      this.#swipe = new Swipe(this.#gestures(), swipe);
    }
  }

  // The gestures, each applied to both variants.
  #gestures() {
    const { clock } = this;
    return {
      grab: () => this.#apply((effect) => effect.grab(clock.time)),
      drag: (x, y) => this.#apply((effect) => effect.drag(x, y, clock.time)),
      release: () => this.#apply((effect) => effect.release(clock.time)),
      tap: () => this.#apply((effect) => effect.tap(clock.time)),
    };
  }

  #apply(gesture) {
    this.#startInteraction();
    for (const effect of Object.values(this.#open)) gesture(effect);
  }
}

// A path of a file in which a line may break behind each slash.
function breakable(path) {
  return path.split(/(?<=\/)/).flatMap((name) => [name, element("wbr")]);
}
